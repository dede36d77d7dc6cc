"""Pictures of everything without a display: ``python -m build.gallery OUT``.

With ``--art`` of the art, with ``--lessons`` of every step, with ``--cards`` of every rule card, and with
``--phones`` of every sheet of a phone.
"""

import argparse
import sys
from pathlib import Path

import pygame

from build.gallery import sheets
from build.gallery.art import art
from build.gallery.scenes import Gallery


def main(words: list[str] | None = None) -> int:
    """Render what is asked for."""
    parser = argparse.ArgumentParser(prog="build.gallery", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--art", action="store_true", help="contact sheets and maps instead of scenes")
    parser.add_argument("--lessons", action="store_true", help="every step of every chapter instead")
    parser.add_argument("--cards", action="store_true", help="every rule card instead")
    parser.add_argument("--phones", action="store_true", help="every sheet of a phone instead")
    wish = parser.parse_args(words)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    if wish.art:
        pictures = art(wish.out)
    elif wish.phones:
        pictures = sheets.pictures(wish.out)
    elif wish.lessons or wish.cards:
        pictures = Gallery(wish.out).learning(lessons=wish.lessons)
    else:
        pictures = Gallery(wish.out).pictures()
    print(f"{sum(1 for _ in pictures)} pictures in {wish.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
