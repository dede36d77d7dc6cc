"""What cannot be picked says why, and what it says is true."""

from typing import Any

import pytest

from game.games.notre_dame.desk import NotreDameDesk
from game.program.navigation import House
from game.session.plan import against_bots
from rules.kernel import Decision
from rules.notre_dame.actions import MoveCube, PlayCard
from rules.notre_dame.carriage import Drive
from rules.notre_dame.names import SECTORS
from rules.notre_dame.new_persons import UseSector
from rules.notre_dame.plague import LoseCube


def _said(house: House, asked: Decision[Any], place: str, on: int = 0) -> str:
    table = house.open_table(against_bots("notre_dame", 3, 4))
    desk, view = table.sight.desk, table.sight.view
    assert isinstance(desk, NotreDameDesk)
    home = (view.quarters[0].home + on) % 3
    boxes = {**desk.board.paris.placed("sector"), **desk.board.paris.placed("market")}
    box = boxes[f"{place}_{home}"]
    return desk.answers.refusal(box.centre, asked, table.sight.say)


@pytest.mark.parametrize(
    ("asked", "place", "told"),
    [
        (UseSector(0), "bank", "None of your pieces stands here."),
        (MoveCube(0, SECTORS.index("bank")), "bank", "The piece is here already."),
        (MoveCube(0, SECTORS.index("bank")), "park", "None of your cubes stands here."),
        (Drive(0, 1), "centre", "Your carriage stands here already."),
        (LoseCube(0), "inn", "None of your cubes stands here."),
    ],
)
def test_a_reason_is_true(house: House, asked: Decision[Any], place: str, told: str) -> None:
    assert _said(house, asked, place) == told


def test_only_a_market_out_of_reach_is_too_far(house: House) -> None:
    assert _said(house, Drive(0, 1), "outer_left") == ""
    assert _said(house, Drive(0, 1), "outer_left", on=1) == "Your carriage does not get so far."


def test_another_quarter_is_refused_where_sectors_are_asked_for(house: House) -> None:
    assert _said(house, UseSector(0), "bank", on=1) == "This is not your quarter."
    assert _said(house, PlayCard(0), "bank", on=1) == ""
