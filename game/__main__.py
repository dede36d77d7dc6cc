"""Start Rats & Bells: ``python -m game``, ``main.py``, or a double click."""

import argparse
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import STARTED

#: How a program ends that its terminal has told to stop.
INTERRUPTED = 130


def hear_no_more() -> None:
    """Let Ctrl-C pressed again not disturb the end: what is half closed would be waited for without end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def interrupted() -> int:
    """Say that the terminal ended the program."""
    hear_no_more()
    print("Interrupted. Every move up to the last is kept.", file=sys.stderr)
    return INTERRUPTED


if __name__ == "__main__":
    # In a frozen program the processes of bots and phones begin here too, and go no further.
    multiprocessing.freeze_support()

try:
    from game.words import LANGUAGES
    from rules import GAMES
    from rules.bots import LEVELS
    from rules.kernel import RulesError
    from rules.kernel.version import VERSION
except KeyboardInterrupt:
    sys.exit(interrupted())

if TYPE_CHECKING:
    from game.program.navigation import House
    from game.scenes.table import Table

#: How fast bots that are watched may be; the settings know the same, but they would open pygame.
SPEEDS = ("slow", "normal", "fast", "off")
#: The largest window that is opened; no screen has more.
LARGEST = (7680, 4320)
#: Letters of what is said about a file that cannot be loaded.
LONGEST = 160


class Parser(argparse.ArgumentParser):
    """Reads the command line, and says in one line what is wrong with it."""

    def error(self, message: str) -> NoReturn:
        """Say it and end."""
        from game.program import crash

        crash.say(f"{self.prog}: {message}")
        sys.exit(2)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="rats-and-bells", description="Three medieval board games around one screen.")
    parser.add_argument("--size", default="1280x720", metavar="WxH", type=_size, help="of the window")
    parser.add_argument("--fullscreen", action="store_true", default=None)
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="language of the texts")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--game", choices=tuple(GAMES), help="go straight to a table against bots")
    seats = sorted({seats for game in GAMES.values() for seats in game.seats})
    parser.add_argument("--seats", type=int, default=4, choices=seats)
    parser.add_argument("--bots", choices=LEVELS, default="burgher", help="how well the others play")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--watch", nargs="?", const="fast", choices=SPEEDS, help="let bots play every seat")
    parser.add_argument("--quit", action="store_true", help="end after the game that is watched")
    parser.add_argument(
        "--phones", metavar="ADDRESS:PORT", type=_place, default=None, help="where they come in"
    )
    parser.add_argument("--smoke", action="store_true", help="draw one frame, print its time, and end")
    return parser.parse_args(words)


def spoken_here() -> str:
    """Ask the machine which languages its people prefer, and give the first that is spoken here."""
    import pygame

    preferred = [wanted["language"] for wanted in pygame.system.get_pref_locales()]
    return next((language for language in preferred if language in LANGUAGES), "en")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"a size reads like 1280x720, not {text}")
    largest = "{}x{}".format(*LARGEST)
    if len(text) > len(largest) or int(width) > LARGEST[0] or int(height) > LARGEST[1]:
        raise argparse.ArgumentTypeError(f"no window is larger than {largest}")
    return int(width), int(height)


def _place(text: str) -> str:
    address, _, port = text.rpartition(":")
    if not (address and port.isascii() and port.isdecimal() and 0 < int(port[:6]) < 65536):
        raise argparse.ArgumentTypeError(f"a place reads like 192.168.1.5:18137, not {text}")
    return text


def main(words: list[str] | None = None) -> int:
    """Open the window and run until it is closed; if that goes wrong altogether, leave a report."""
    try:
        return _play(arguments(words))
    except KeyboardInterrupt:
        return interrupted()
    except ImportError as lacking:
        # Without pygame, or what it needs of the system, nothing else could say so.
        print(f"A library that Rats & Bells needs is missing: {lacking}", file=sys.stderr)
        return 1


def _play(wish: argparse.Namespace) -> int:
    from game.program import crash
    from game.program.screen import NoScreen
    from game.store import home

    try:
        return play(wish)
    except NoScreen as error:
        crash.say(str(error))
        return 1
    except Exception as error:
        crash.last_words(home(), error)
        return 1


def play(wish: argparse.Namespace) -> int:
    """Do what the command line asks for."""
    from game.program import crash
    from game.program.navigation import House

    house = House(
        wish.size,
        full_screen=wish.fullscreen,
        language=wish.lang,
        spoken=spoken_here(),
        phones=wish.phones or "",
    )
    try:
        until = sit_down(house, wish)
        if wish.smoke:
            smoke(house)
        else:
            house.app.run(until)
    except Refusal as refusal:
        crash.say(str(refusal))
        return 2
    except KeyboardInterrupt:
        hear_no_more()
        raise
    finally:
        house.close()
    return 0


def smoke(house: "House") -> None:
    """Draw one frame and tell how long everything took."""
    house.app.draw()
    milliseconds = round((time.perf_counter() - STARTED) * 1000)
    # The time of the processor counts from the start of the process, and not what others take meanwhile.
    work = round(time.process_time() * 1000)
    print(json.dumps({"first_frame_ms": milliseconds, "processor_ms": work, "version": VERSION}))


class Refusal(Exception):
    """What the command line asks for cannot be; the message says why, in one line."""


def sit_down(house: "House", wish: argparse.Namespace) -> Callable[[], bool] | None:
    """Go straight to the table that the command line asks for, if it does; give what ends the program."""
    table = None
    with house.refusals_told():
        table = _table(house, wish)
    if wish.watch and table is None and house.app.notice:
        raise Refusal(house.app.notice.words)
    if not (wish.watch and table):
        return None
    from game.program.watching import Watch

    return Watch(house, table, wish.bots, wish.watch, ends=wish.quit)


def _table(house: "House", wish: argparse.Namespace) -> "Table | None":
    from game.session.plan import against_bots

    try:
        if wish.load:
            return house.load(wish.load)
        if wish.game or wish.watch:
            plan = against_bots(wish.game or next(iter(GAMES)), wish.seats, wish.seed or 0, wish.bots)
            return house.open_table(plan.dealt_anew() if wish.seed is None else plan)
    except (RulesError, OSError, ValueError) as error:
        place = f"{wish.load}: " if wish.load else ""
        raise Refusal(place + _in_one_line(error)) from error
    return None


def _in_one_line(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    line = " ".join(said.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"


if __name__ == "__main__":
    sys.exit(main())
