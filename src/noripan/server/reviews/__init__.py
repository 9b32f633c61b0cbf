"""Reviews of finished matches: asked for over HTTP, made in the background, kept with the match."""
