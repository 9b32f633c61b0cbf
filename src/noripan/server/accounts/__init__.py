"""People: who they are, how they stay who they are, and how they leave."""
