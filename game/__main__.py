"""Start Rats & Bells: ``python -m game``, ``main.py``, or a double click."""

import argparse
import json
import locale
import os
import random
import sys
import time

from game.words import LANGUAGES
from rules.kernel import RulesError
from rules.kernel.version import VERSION

STARTED = time.perf_counter()


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="rats-and-bells", description=__doc__)
    parser.add_argument("--size", default="1280x720", metavar="WxH", type=_size, help="of the window")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken_here(), help="language of the texts")
    parser.add_argument("--game", choices=("notre_dame",), help="go straight to a table against bots")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--smoke", action="store_true", help="draw one frame, print its time, and end")
    return parser.parse_args(words)


def spoken_here() -> str:
    """Guess the language from the machine."""
    code = (locale.getlocale()[0] or os.environ.get("LANG", "") or "en")[:2].lower()
    return {"fr": "fr", "de": "de", "ge": "de"}.get(code, "en")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main(words: list[str] | None = None) -> int:
    """Open the window and run until it is closed."""
    wish = arguments(words)
    from game.house import House

    house = House(wish.size, full_screen=wish.fullscreen, language=wish.lang)
    try:
        if wish.game:
            seed = random.randrange(1 << 32) if wish.seed is None else wish.seed
            house.open_table(wish.game, wish.seats, seed)
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    if wish.smoke:
        house.app.draw()
        milliseconds = round((time.perf_counter() - STARTED) * 1000)
        print(json.dumps({"first_frame_ms": milliseconds, "version": VERSION}))
        return 0
    house.app.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
