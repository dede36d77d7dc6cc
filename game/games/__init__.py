"""One folder a game: all that the screen knows of it."""
