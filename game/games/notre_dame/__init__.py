"""Notre Dame on the screen."""
