"""Programs that play on one shelf have a running table each, and leave it to the next."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import Shelf
from game.store.saved_games import Slots
from tests.game.programs import Program
from tests.game.saving import digest, played, running

#: Plays an action for every line it hears, and tells the position.
HOLDER = """
import sys; from pathlib import Path
from game.store import Shelf; from game.store.saved_games import Slots
from game.session.plan import against_bots; from game.session.session import Session
slots = Slots(Shelf(Path(sys.argv[1])))
session = slots.running() or Session(against_bots("rattus", 2, 8), None, slots.keep)
for line in sys.stdin:
    seat = session.asked.seat
    session.play(session.match.state.options(seat)[0], seat)
    print(session.match.state.digest(), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    started = Program(HOLDER, tmp_path)
    yield started
    started.kill()


def test_two_programs_at_once_keep_a_table_each(program: Program, tmp_path: Path) -> None:
    program.answer()
    mine = Slots(Shelf(tmp_path))
    assert mine.running() is None
    session = played(mine, 15)
    theirs = program.answer()
    assert digest(running(mine)) == digest(session)
    assert [slot.plan.game for slot in mine.listed()] == ["notre_dame"]
    program.kill()
    mine.release()
    # The next program goes on with the table that was played last, and the other is not lost.
    later = Slots(Shelf(tmp_path))
    assert digest(running(later)) == theirs
    _, kept = later.listed()
    assert kept.same(session.to_json())
    assert later.notices == []
    later.release()


def test_a_killed_program_leaves_its_table_to_the_next_one(program: Program, tmp_path: Path) -> None:
    theirs = program.answer()
    program.kill()
    slots = Slots(Shelf(tmp_path))
    assert digest(running(slots)) == theirs
    slots.release()
