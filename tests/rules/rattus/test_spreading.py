"""How many rats come around the plague is foretold as it is played."""

import pytest

from rules.rattus.europe import REGION_OF
from rules.rattus.plague import Spread
from rules.rattus.setup import SETS
from rules.rattus.spreading import rats_around
from rules.rattus.state import Rattus
from tests.rules.driving import expects, offered, play
from tests.rules.rattus.europe import Europe, table

WAR = SETS["europe_at_war"]
ITALIA = REGION_OF["italia"]


def came_around(match: Europe) -> int:
    """Count the rats that have to be laid until the plague strikes or the turn is over."""
    laid = 0
    while isinstance(match.state.decision, Spread) and "done" not in offered(match):
        play(match, offered(match)[0])
        laid += 1
    return laid


@pytest.mark.parametrize(("rats", "called"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_rats_where_the_plague_goes_call_for_others(rats: int, called: int) -> None:
    match = table(plague="gallia", rats={"italia": rats})
    assert rats_around(match.state, ITALIA) == called
    play(match, "plague", "region:italia")
    assert came_around(match) == called


def test_no_more_rats_come_than_the_supply_has() -> None:
    match = table(plague="gallia", rats={"italia": 2}, supply=("r03",))
    assert rats_around(match.state, ITALIA) == 1
    play(match, "plague", "region:italia")
    assert came_around(match) == 1


def test_while_it_spreads_the_rest_is_still_to_come_and_afterwards_nothing() -> None:
    match = table(plague="gallia", rats={"italia": 3}, cubes={"italia": (1, 0, 0, 0)})
    assert rats_around(match.state, REGION_OF["gallia"]) == 0
    play(match, "plague", "region:italia")
    assert rats_around(match.state, ITALIA) == 2
    play(match, offered(match)[0])
    assert rats_around(match.state, ITALIA) == 1
    play(match, offered(match)[0])
    assert rats_around(match.state, ITALIA) == 0


def test_no_more_rats_come_than_there_is_room() -> None:
    state = table(plague="gallia", rats={"italia": 2}).state
    there = state.rooms(ITALIA)
    full = _filled(state, there, leaving=1)
    assert rats_around(full, ITALIA) == 1
    assert rats_around(_filled(state, there, leaving=0), ITALIA) == 0


def _filled(state: Rattus, regions: tuple[int, ...] | list[int], leaving: int) -> Rattus:
    """Fill regions with rats of the supply, but for so many in the last."""
    rats, supply = list(state.rats), list(state.supply)
    for region in regions:
        rats[region] = tuple(supply.pop() for _ in range(3 - (leaving if region == regions[-1] else 0)))
    return state.changed(rats=rats, supply=tuple(supply))


def test_the_soldiers_own_rat_is_no_must() -> None:
    match = table(cards=WAR, held={0: ("soldier",)}, plague="gallia", rats={"italia": 1})
    assert rats_around(match.state, ITALIA) == 1
    play(match, "plague", "region:italia")
    expects(match, Spread, 0)
    assert came_around(match) == 1
    expects(match, Spread, 0)
