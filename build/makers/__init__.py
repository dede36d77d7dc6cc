"""Makers: each module here has `outputs()`, the list of files it makes."""
