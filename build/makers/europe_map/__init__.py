"""The chart of Europe for Rattus: sketched, painted, inked, lettered and cut into tiles."""
