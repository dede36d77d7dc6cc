"""Tests of the maps: what the rules know is there, exactly once, large enough."""
