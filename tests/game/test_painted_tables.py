"""Every set-up is played on the painted table: no beat, no question and no closer look makes it stumble."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.program.navigation import House
from game.session.plan import Plan
from game.session.session import Session
from rules import GAMES
from rules.kernel import Game
from tests.game.painted import Watched, seated, watch
from tests.rules.setups import each_set_up, setups, wishes

CASES = Path(__file__).parents[1] / "cases"
#: How often every set-up is dealt when there is time, each time combined otherwise.
DEALS = 6
each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES.values() for seats in game.seats],
)


def plans(game: Game, seats: int, deal: int) -> Iterator[Plan]:
    for number, options in enumerate(setups(game, seats, deal)):
        yield seated(game, seats, options, 100 * deal + number)


@each_table
def test_the_set_ups_use_every_value_of_every_option(game: Game, seats: int) -> None:
    for deal in range(3):
        made = setups(game, seats, deal)
        for wish in wishes(game, seats):
            assert any(wish.items() <= setup.items() for setup in made), wish
        for choice in game.choices:
            used = {name for setup in made for name in setup.get(choice.key, "").split(",")}
            assert set(choice.values_for(seats)) <= used, choice.key


@pytest.mark.slow
@each_set_up
def test_every_set_up_is_told_and_painted_from_the_deal_to_the_result(
    house: House, key: str, seats: int, number: int
) -> None:
    options = setups(GAMES[key], seats, seats)[number]
    told = watch(house, iter([seated(GAMES[key], seats, options, 100 * seats + number)]))
    assert told["tables"] == 1
    assert told["beats"] > 60
    assert told["options"] > 5


@pytest.mark.long
@pytest.mark.parametrize("deal", range(10, 10 + DEALS))
@each_table
def test_every_set_up_is_told_and_painted_deal_after_deal(
    house: House, game: Game, seats: int, deal: int
) -> None:
    assert watch(house, plans(game, seats, deal))["tables"] >= 3


def test_potions_that_take_every_hit_of_a_token_are_told(house: House) -> None:
    session = Session.restored(json.loads((CASES / "rattus_potions_take_every_hit.json").read_text("utf-8")))
    watched = Watched(house, session.plan)
    watched.table = house.sit_down(session)
    while (asked := session.asked) is not None and len(session.match.log) < 60:
        options = session.match.state.options(asked.seat)
        potions = [option for option in options if option.kind == "potion"]
        watched.table.conduct.act(asked.seat, (potions or list(options))[0])
        watched.listen()
    assert Counter(entry.event.kind for entry in watched.table.side.entries)["saved"] >= 2
