"""Our games in the clothes of other people's libraries; each adapter needs the extra of its name."""
