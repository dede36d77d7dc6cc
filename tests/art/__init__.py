"""Tests of the pen and of everything it has drawn."""
