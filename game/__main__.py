"""Start Rats & Bells: ``python -m game``, ``main.py``, or a double click."""

import argparse
import json
import locale
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.words import LANGUAGES
from rules import GAMES
from rules.bots import LEVELS
from rules.kernel import RulesError
from rules.kernel.version import VERSION

if TYPE_CHECKING:
    from game.house import House

STARTED = time.perf_counter()


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="rats-and-bells", description=__doc__)
    parser.add_argument("--size", default="1280x720", metavar="WxH", type=_size, help="of the window")
    parser.add_argument("--fullscreen", action="store_true", default=None)
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language of the texts")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--game", choices=tuple(GAMES), help="go straight to a table against bots")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", choices=LEVELS, default="burgher", help="how well the others play")
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

    house = House(wish.size, full_screen=wish.fullscreen, language=wish.lang, spoken=spoken_here())
    try:
        sit_down(house, wish)
    except (RulesError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        house.close()
        return 2
    if wish.smoke:
        house.app.draw()
        milliseconds = round((time.perf_counter() - STARTED) * 1000)
        print(json.dumps({"first_frame_ms": milliseconds, "version": VERSION}))
    else:
        house.app.run()
    house.close()
    return 0


def sit_down(house: "House", wish: argparse.Namespace) -> None:
    """Go straight to the table that the command line asks for, if it does."""
    from game.table.seating_plan import against_bots, new_seed

    if wish.load:
        house.load(wish.load)
    elif wish.game:
        seed = new_seed() if wish.seed is None else wish.seed
        house.open_table(against_bots(wish.game, wish.seats, seed, wish.bots))


if __name__ == "__main__":
    sys.exit(main())
