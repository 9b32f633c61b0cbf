"""How networks learn to play: self-play, training and evaluation on the processor alone."""
