"""Which classes still come to town: for those who judge how firm a lead is."""

import pytest

from rules import GAMES
from rules.rattus_cartus.names import NOWHERE
from rules.rattus_cartus.openings import influences, openings, prizes, to_come
from rules.rattus_cartus.resolution import strength
from rules.rattus_cartus.state import RattusCartus
from tests.rules.bots.positions import reached


def position(choices: int, seats: int = 4) -> RattusCartus:
    state = reached("rattus_cartus", seats, 4, choices, "burgher@0.1")
    assert isinstance(state, RattusCartus)
    return state


@pytest.mark.parametrize("seats", GAMES["rattus_cartus"].seats)
def test_as_many_buildings_are_expected_as_are_to_come(seats: int) -> None:
    state = position(40, seats)
    assert sum(to_come(state)) == pytest.approx(len(state.buildings))


def test_what_was_put_aside_is_as_unknown_as_it_is_to_everybody() -> None:
    state = position(40)
    assert to_come(state.imagine(0, 1)) == to_come(state.imagine(0, 2)) == to_come(state)


def test_a_class_of_which_all_cards_were_seen_does_not_come_again() -> None:
    state = position(40)
    seen = state.buildings + state.replacement
    state.buildings = tuple(card for card in seen if card // 10 != 2)
    state.replacement = ()
    assert to_come(state)[2] == 0.0


def test_buildings_of_this_round_count_as_long_as_somebody_is_outside() -> None:
    state = position(0)
    track = state.row[0] // 10
    assert openings(state)[track] >= to_come(state)[track] + 1
    state.plot = [0] * state.seats
    assert openings(state) == to_come(state)


def test_a_lead_is_firm_where_the_class_does_not_come_again() -> None:
    state = position(40)
    influence = [0] * 24
    influence[0::6] = [4, 3, 0, 0]
    firm, loose = (prizes(state, influence, [coming] * 6, 0.5)[0] for coming in (0.0, 3.0))
    assert firm[0] == pytest.approx(10, abs=0.1)
    assert loose[0] < 9
    assert firm[2] == loose[2] == 0.0


def test_cards_that_lie_face_down_count_as_influence() -> None:
    state = next(state for state in map(position, range(8, 40)) if strength(state.laid[state.entered[-1]]))
    seat = state.entered[-1]
    track = state.row[state.plot[seat]] // 10
    assert state.plot[seat] != NOWHERE
    gained = influences(state)[6 * seat + track] - state.influence[6 * seat + track]
    assert gained == strength(state.laid[seat])
    state.shown |= 1 << seat
    assert influences(state)[6 * seat + track] == state.influence[6 * seat + track]
