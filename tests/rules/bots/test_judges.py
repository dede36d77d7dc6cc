"""Judges prefer what is plainly better, and have an opinion on every option."""

from math import isfinite
from typing import Any

import pytest

from rules import GAMES
from rules.bots.verdict import TEMPERS, chance, verdict
from rules.bots.weighing import asked, weighed
from rules.kernel import Action
from rules.notre_dame.names import HOSPITAL, PARK
from rules.rattus.names import KING, TABLE
from tests.rules.bots.positions import reached, real_choices
from tests.rules.tables import TABLES, Table

# The widest and the narrowest table of each set-up, so that every card comes up.
WIDE = [table for table in TABLES if table.seats in (table.game.seats[0], table.game.seats[-1])]


def position(game: str, seats: int = 3, choices: int = 20) -> Any:
    return reached(game, seats, 2, choices)


@pytest.mark.parametrize("table", WIDE, ids=str)
def test_every_option_is_weighed(table: Table) -> None:
    judge = table.game.judge()
    for number, (state, seat) in enumerate(real_choices(table, 5)):
        if number % 7:
            continue
        gains = weighed(state.imagine(seat, 3), seat, judge, 1.0)
        assert len(gains) == len(state.options(seat))
        assert all(isfinite(gain) for gain in gains)


@pytest.mark.parametrize("game", GAMES)
def test_chances_to_win_add_up(game: str) -> None:
    state, judge = position(game, seats=4), GAMES[game].judge()
    worths, safe = judge.worths(state), [1.0] * 4
    assert sum(chance(judge, state, seat, worths, safe) for seat in range(4)) == pytest.approx(1.0)
    assert sum(chance(judge, state, seat, worths, judge.lives(state)) for seat in range(4)) <= 1.0 + 1e-9
    assert worths == [pytest.approx(judge.worth(state, seat)) for seat in range(4)]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_only_the_winner_has_a_chance(game: str) -> None:
    (state, *_), judge = (
        [state for state, _ in real_choices(Table(GAMES[game], 2, {}), 3)],
        GAMES[game].judge(),
    )
    assert state.decision is None
    winners = state.winners()
    for seat in range(2):
        likely = chance(judge, state, seat, judge.worths(state), judge.lives(state))
        assert likely == (1 / len(winners) if seat in winners else 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_cautious_value_a_small_chance_more_than_others_do(game: str) -> None:
    state, judge = position(game, seats=4), GAMES[game].judge()
    even, cautious = TEMPERS[""], TEMPERS["cautious"]
    assert cautious.caution > even.caution == 0.0
    assert verdict(judge, cautious._replace(spite=even.spite), state, 0) > verdict(judge, even, state, 0)


def test_notre_dame_likes_points_coins_and_cubes_and_fears_the_rat() -> None:
    worth = GAMES["notre_dame"].judge().worth
    plain = position("notre_dame")
    for name, better in (("prestige", 1), ("coins", 1), ("supply", 1), ("rat", -1)):
        state = plain.clone()
        getattr(state, name)[0] += better * (1 if better > 0 or state.rat[0] else 0)
        assert worth(state, 0) >= worth(plain, 0), name
    infested = plain.clone()
    infested.rat[0] = 9
    assert worth(infested, 0) < worth(plain, 0)


@pytest.mark.parametrize("sector", [PARK, HOSPITAL])
def test_notre_dame_sees_what_park_and_hospital_will_give(sector: int) -> None:
    plain = position("notre_dame", choices=0)
    state = plain.clone()
    state.cubes[sector] += 2
    assert GAMES["notre_dame"].judge().worth(state, 0) > GAMES["notre_dame"].judge().worth(plain, 0)


def test_rattus_likes_the_castle_better_than_a_region_and_fears_rats() -> None:
    plain = position("rattus")
    region = plain.homes(0)[0]
    safe = plain.clone()
    safe.cubes[region * 4] -= 1
    safe.castle[0] += 1
    assert GAMES["rattus"].judge().worth(safe, 0) > GAMES["rattus"].judge().worth(plain, 0)
    clean = plain.clone()
    clean.rats[region] = ()
    assert GAMES["rattus"].judge().worth(clean, 0) >= GAMES["rattus"].judge().worth(plain, 0)


def test_rattus_knows_that_a_card_draws_the_plague_on_its_holder() -> None:
    state = position("rattus")
    state.holder[:] = [TABLE if holder >= 0 else holder for holder in state.holder]
    region = state.homes(0)[0]
    state.cubes[region * 4] += 5
    state.rats[region] = (1, 13, 14)
    with_card = state.clone()
    with_card.holder[KING] = 0
    kept = GAMES["rattus"].judge().worth(with_card, 0) - GAMES["rattus"].judge().worth(state, 0)
    with_card.rats[region] = state.rats[region] = ()
    assert GAMES["rattus"].judge().worth(with_card, 0) - GAMES["rattus"].judge().worth(state, 0) > kept


def test_the_dead_cannot_win_and_leave_their_chance_to_the_others() -> None:
    state, judge = position("rattus_cartus"), GAMES["rattus_cartus"].judge()
    worths = [30.0, 60.0, 30.0]
    assert chance(judge, state, 1, worths, [1.0, 0.0, 1.0]) == 0.0
    assert chance(judge, state, 0, worths, [1.0, 0.0, 1.0]) == pytest.approx(0.5)
    assert chance(judge, state, 0, worths, [0.5, 0.0, 1.0]) == pytest.approx(0.25)


@pytest.mark.parametrize("game", ["notre_dame", "rattus"])
def test_only_in_rattus_cartus_a_seat_can_die(game: str) -> None:
    assert GAMES[game].judge().lives(position(game)) == [1.0] * 3


def test_rattus_cartus_fears_for_its_life_the_more_the_later_it_is() -> None:
    lives = GAMES["rattus_cartus"].judge().lives
    lost = []
    for choices in (5, 150):
        state = position("rattus_cartus", seats=4, choices=choices)
        state.rats[0] = 9
        worse = state.clone()
        worse.rats[0] = 12
        lost.append(lives(state)[0] - lives(worse)[0])
    assert 0 < lost[0] < lost[1]


def test_rattus_cartus_knows_that_getting_rid_of_rats_costs_something() -> None:
    plain = position("rattus_cartus", seats=4, choices=5)
    infested = plain.clone()
    infested.rats[0] += 3
    assert GAMES["rattus_cartus"].judge().worth(infested, 0) < GAMES["rattus_cartus"].judge().worth(plain, 0)


def test_what_rattus_cartus_thinks_of_lives_comes_true() -> None:
    foreseen, alive = [], []
    for seed in range(40, 48):
        for state, _ in real_choices(Table(GAMES["rattus_cartus"], 4, {}), seed):
            if state.last_round() and not state.entered:
                before = GAMES["rattus_cartus"].judge().lives(state)
        foreseen += before
        alive += GAMES["rattus_cartus"].judge().lives(state)
    assert abs(sum(foreseen) - sum(alive)) / len(alive) < 0.1


def test_rattus_cartus_wants_to_lead_a_class() -> None:
    state = position("rattus_cartus")
    ahead = state.clone()
    ahead.advance(0, 2, 3)
    assert GAMES["rattus_cartus"].judge().worth(ahead, 0) > GAMES["rattus_cartus"].judge().worth(state, 0)


def test_a_message_of_four_points_is_not_left_lying() -> None:
    state = position("notre_dame", choices=0)
    judge = GAMES["notre_dame"].judge()
    for world, seat in real_choices(Table(GAMES["notre_dame"], 3, {}), 1):
        if Action("leave") in world.options(seat):
            state = world
            break
    seat = state.decision.seat
    gains = judge.hunch(state, asked(state, seat), state.options(seat), 1.0)
    assert gains is not None
    assert state.options(seat)[gains.index(max(gain for gain in gains if gain is not None))] == Action("take")
