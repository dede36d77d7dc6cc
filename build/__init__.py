"""Makers and packaging: what turns sources into art, sound, catalogues and the program to give away."""

import os

# Makers draw without a window, and pygame need not greet.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
