"""Whole games in which whatever the screen says is held against what then happens."""
