"""What cannot be picked in Notre Dame says why, and what it says is true."""

from typing import Any

import pytest

from game.house import House
from game.table.notre_dame import NotreDameDesk
from game.table.notre_dame_subjects import reason
from game.table.seating_plan import against_bots
from game.words.notre_dame import REASONS
from rules.kernel import Decision
from rules.notre_dame.actions import MoveCube
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import SECTORS
from rules.notre_dame.new_persons import UseSector


def _said(house: House, asked: Decision[Any], place: str) -> str:
    table = house.open_table(against_bots("notre_dame", 3, 4))
    desk, view = table.desk, table.sight.view
    assert isinstance(desk, NotreDameDesk)
    home = view.quarters[0].home
    boxes = {**desk.board.placed("sector"), **desk.board.placed("market")}
    box = boxes[f"{place}_{home}"]
    return REASONS.get(reason(desk, box.centre, view, asked), "")


@pytest.mark.parametrize(
    ("asked", "place", "told"),
    [
        (UseSector(0), "bank", "None of your pieces stands here."),
        (MoveCube(0, SECTORS.index("bank")), "bank", "The piece is here already."),
        (MoveCube(0, SECTORS.index("bank")), "park", "None of your cubes stands here."),
        (Drive(0, 1), "centre", "Your carriage stands here already."),
        (Drive(0, 1), "outer_left", "Your carriage does not get so far."),
    ],
)
def test_a_reason_is_true(house: House, asked: Decision[Any], place: str, told: str) -> None:
    assert _said(house, asked, place) == told
