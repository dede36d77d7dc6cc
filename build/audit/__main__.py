"""Inspects every screen and prints the figures: ``make audit``; fails if anything has no excuse."""

import argparse
import os
import sys
from itertools import product

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from build.audit import figures, hatching
from build.audit.rooms import Inspector
from build.gallery.scenes import FULL
from game.drawing.pictures import Pictures
from game.drawing.theme import TEXT_SIZES
from game.words import LANGUAGES


def main(arguments: list[str] | None = None) -> int:
    """Inspect and tell."""
    parser = argparse.ArgumentParser(prog="build.audit", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=LANGUAGES)
    parser.add_argument(
        "--text", choices=TEXT_SIZES, nargs="*", default=("table", "tv"), help="where people sit"
    )
    parser.add_argument("--size", default=FULL, metavar="W H", type=int, nargs=2, help="of the window")
    wish = parser.parse_args(arguments)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    faults: list[figures.Found] = []
    for language, strong, text in product(wish.lang, (False, True), wish.text):
        inspector = Inspector(strong=strong, language=language, size=tuple(wish.size), text_size=text)
        screens = inspector.walk()
        print(f"{language}, {text}, {'high contrast' if strong else 'usual look'}:")
        print("\n".join(figures.told(screens, strong=strong)), flush=True)
        faults += figures.found(screens, strong=strong)
    print("Excused:")
    print("\n".join(figures.excuses(faults)))
    pictures = Pictures()
    closest = {family: hatching.closest(family, pictures) for family in hatching.families()}
    print(f"Tinctures: {len(closest)} pictures in five of them; least difference in grey, of 255:")
    for family, (apart, pair) in sorted(closest.items(), key=lambda item: item[1])[:5]:
        print(f"  {apart:.1f} {family} ({pair})")
    hatched = {f: hatching.upright(f, pictures) for f in closest if f not in hatching.CRESTED}
    faintest = min(hatched, key=lambda family: hatched[family])
    print(
        f"  hatching of {len(hatched)}: upright against level at least {hatched[faintest]:.2f} ({faintest})"
    )
    bare = figures.unexcused(faults)
    for fault in bare:
        print(f"NOT EXCUSED: {fault.kind} {fault.figure:.2f} {fault.what} on {fault.screen}")
    return int(bool(bare))


if __name__ == "__main__":
    sys.exit(main())
