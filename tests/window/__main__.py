"""One visit in a real window: ``make window-test``, or ``python -m tests.window [PROGRAM]``.

Two people sit down to Notre Dame, play some turns by mouse, make the window larger, fill the screen, leave,
and go on where they were. At every step the window must look as the program itself would draw it.
"""

import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.drawing.page import Box
from game.scenes.table import DEAF, Table
from game.scenes.title import Continue, Door
from game.widgets.button import Button, Round
from game.widgets.hold import HOLD, Hold
from game.widgets.icon_strip import Way
from game.words import shared
from tests.game.driving import picks, take_time
from tests.window.person import Person, Twin
from tests.window.screen import Screen, missing, waited

OUT = Path(__file__).parents[2] / "dist" / "window"
TURNS = 12


def main(program: list[str]) -> int:
    """Make the visit."""
    if lacking := missing():
        print(f"A window needs more than is installed here: apt-get install {' '.join(lacking)}")
        return 2
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Screen(Path(folder)) as screen:
        person = Person(screen, program, Path(folder) / "home", OUT)
        try:
            visit(person)
        finally:
            person.end()
    print(f"A visit of {time.monotonic() - begun:.0f} seconds; its pictures are in {OUT}")
    return 0


def visit(person: Person) -> None:
    """Do everything, one thing after the other."""
    person.start()
    sit_down(person)
    play(person, TURNS)
    change_size(person)
    leave(person)
    come_back(person)


def sit_down(person: Person) -> None:
    """Open the door of Notre Dame, seat two people, and start."""
    twin = person.twin()
    person.sees("title", twin)
    person.push(twin, found(twin, lambda b: isinstance(b, Door) and b.game == "notre_dame"))
    person.sees("seating", twin)
    for name in ("fewer", "fewer", "by:1", "by:1"):
        person.push(twin, twin.top.named[name])
    person.push(twin, twin.top.named["name:1"])
    person.write(twin, "Odile")
    assert [(player.name, player.bot) for player in twin.top.plan.players] == [("Anna", ""), ("Odile", "")]
    person.sees("seated", twin)
    person.push(twin, twin.top.named["start"])
    twin.close()
    waited(lambda: (person.home / "matches" / "continue.json").exists(), "a table that is kept")


def play(person: Person, turns: int) -> None:
    """Answer some questions by mouse, opening the curtain where it hangs."""
    chance = random.Random(7)
    twin = person.twin()
    table = twin.sit_down()
    assert table.session.names == ("Anna", "Odile")
    for turn in range(1, turns + 1):
        person.sees(f"turn {turn}", twin, table_parts(table))
        open_curtain(person, twin, table)
        answer(person, twin, table, chance)
    if table.curtain.viewer is not None:
        person.strike("Escape")
    twin.close()


def open_curtain(person: Person, twin: Twin, table: Table) -> None:
    """Hold the button of the curtain, if it hangs, until the cards are to be seen."""
    if table.curtain.covered:
        (opener,) = picks(table)
        person.push(twin, opener, HOLD + 0.4)
        table.open_curtain()
        person.sees("curtain open", twin, table_parts(table))


def answer(person: Person, twin: Twin, table: Table, chance: random.Random) -> None:
    """Click one of the options; it must be played, and by nobody else."""
    before = len(person.played())
    chosen = chance.choice([button for button in picks(table) if not isinstance(button, Hold)])
    # Whoever has just opened a curtain or taken over is not listened to for a moment.
    time.sleep(DEAF)
    take_time(table)
    person.push(twin, chosen)
    waited(lambda: len(person.played()) > before, f"a click on {chosen.meaning}")
    # What is obvious after it is played along.
    log = table.session.match.save()["log"]
    waited(lambda: person.played() == log, f"all that comes of {chosen.meaning}")
    person.strike("space")
    # What has weight is told all the same; no time passes for the twin.
    table.story.finish()
    table.refresh()


def table_parts(table: Table) -> list[Box]:
    """Give the parts of the table that look the same for whoever sits down anew: not the chronicle."""
    layout = table.sight.layout
    return [layout.seats, layout.board, layout.tray]


def change_size(person: Person) -> None:
    """Make the window larger, fill the screen, and go back."""
    person.screen.do("windowsize", person.window, 1500, 900)
    check_table(person, "larger window", (1500, 900))
    person.strike("F11")
    check_table(person, "full screen", person.screen.size)
    person.strike("F11")
    check_table(person, "window again", (1500, 900))


def check_table(person: Person, what: str, size: tuple[int, int]) -> None:
    """Insist on the table, in a window of some size."""
    waited(lambda: person.place.size == size, f"{what}: {size} instead of {person.place.size}")
    person.put_aside()
    twin = person.twin()
    person.sees(what, twin, table_parts(twin.sit_down()))
    twin.close()


def leave(person: Person) -> None:
    """Go to the title by the menu, and out by its door."""
    twin = person.twin()
    twin.sit_down()
    person.push(twin, found(twin, lambda b: isinstance(b, Round) and b.icon == "menu"))
    person.sees("pause", twin, [twin.top.whole])
    words = twin.house.app.tongue(shared.LEAVE_TABLE)
    person.push(twin, found(twin, lambda b: isinstance(b, Way) and b.words == words))
    person.sees("title again", twin)
    person.push(twin, found(twin, lambda b: isinstance(b, Way) and b.icon == "quit"))
    person.has_left()
    twin.close()


def come_back(person: Person) -> None:
    """Start again, continue, and close the window."""
    before = person.played()
    person.start()
    twin = person.twin()
    person.sees("continue", twin)
    person.push(twin, found(twin, lambda b: isinstance(b, Continue)))
    person.sees("back at the table", twin, table_parts(twin.top))
    assert person.played() == before
    person.strike("alt+F4")
    person.has_left()
    twin.close()


def found(twin: Twin, wanted: Callable[[Button], bool]) -> Button:
    """Find the button that is wanted."""
    buttons: list[Button] = twin.top.buttons
    return next(button for button in buttons if wanted(button))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [sys.executable, "main.py"]))
