"""Boards of the three games: where their pieces stand and how they are drawn."""
