"""What the screen says is true: hints, notes, checklists, forecasts and reasons, in games of every set-up."""

import pytest

from rules import GAMES
from rules.kernel import Game
from tests.game.truth.record import Record
from tests.game.truth.walk import walk
from tests.rules.setups import each_set_up, setups

#: How much of the positions is looked at from all sides in the ordinary run, and how often all are dealt.
PART, DEALS = 0.2, 10
each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES.values() for seats in game.seats],
)


@pytest.mark.usefixtures("house")
@each_set_up
def test_whatever_is_said_comes_true(key: str, seats: int, number: int) -> None:
    record = Record()
    walk(record, GAMES[key], seats, setups(GAMES[key], seats, seats)[number], number, part=PART)
    print(record)
    assert not record.falsehoods, str(record)
    assert record.seen["options"] > 20, str(record)
    assert record.claims.total() > 10 * record.seen["options"], str(record)


@pytest.mark.long
@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("deal", range(10, 10 + DEALS))
@each_table
def test_whatever_is_said_comes_true_deal_after_deal(game: Game, seats: int, deal: int) -> None:
    record = Record()
    for number, options in enumerate(setups(game, seats, deal)):
        walk(record, game, seats, options, 100 * deal + number)
    print(record)
    assert not record.falsehoods, str(record)


def test_a_falsehood_is_noticed_and_told() -> None:
    record = Record()
    record.claim("danger", 3, 3)
    assert not record.falsehoods
    record.claim("danger", 3, 4)
    assert "danger: said 3, came 4" in str(record)
