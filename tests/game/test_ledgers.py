"""How a match is reckoned up: ranks as the rules say who won, what breaks ties, and the course of points."""

from typing import Any

import pytest

from game.games.rattus_cartus.trial import Nuns
from game.scenes.final_scores import Reckoning
from game.words import Tongue, result
from rules import Match
from tests.rules.notre_dame.paris import table as paris
from tests.rules.rattus.europe import table as europe
from tests.rules.rattus_cartus.town import table as town


def reckoned(match: Match) -> Reckoning:
    """End a match here, after one round, and reckon it up."""
    state: Any = match.state
    state.stack.clear()
    state.timeline = state.timeline or (state.scores(),)
    reckoning = Reckoning(match, "ABCDE", Tongue("en"))
    first = {seat for seat, rank in enumerate(reckoning.ranks) if rank == 1 and seat not in reckoning.dead}
    assert first == set(match.state.winners()) == set(reckoning.winners)
    return reckoning


# Notre Dame.


def test_prestige_decides_and_coins_and_cubes_break_a_tie() -> None:
    match = paris(
        4,
        phase="bribes",
        s0={"prestige": 5, "coins": 1, "supply": 9},
        s1={"prestige": 7, "coins": 0, "supply": 0},
        s2={"prestige": 5, "coins": 6, "supply": 5},
        s3={"prestige": 5, "coins": 2, "supply": 8},
    )
    reckoning = reckoned(match)
    assert reckoning.order == (1, 2, 0, 3)
    assert reckoning.ranks == (3, 1, 2, 3)
    (note,) = reckoning.notes
    assert (note.words, note.values) == (result.COINS_AND_CUBES, (10, 0, 11, 10))
    assert reckoning.praise == "7 points"
    assert [reckoning.mark(seat) for seat in range(4)] == ["", "crown", "", ""]


def test_where_nothing_broke_a_tie_nothing_is_said_of_it() -> None:
    same = {"prestige": 5, "coins": 3, "supply": 4}
    reckoning = reckoned(paris(3, phase="bribes", s0=same, s1=same, s2={"prestige": 9}))
    assert reckoning.notes == ()
    assert reckoning.ranks == (2, 2, 1)


def test_what_the_plague_took_is_the_last_source_and_persons_have_portraits() -> None:
    match = paris(phase="plague", plague=3, s0={"rat": 8, "prestige": 7, "bank": 1}, s1={"prestige": 1})
    reckoning = reckoned(match)
    assert [(row.picture, row.values) for row in reckoning.rows] == [
        ("sector/residence", (7, 1, 0)),
        ("icons/plague", (-2, 0, 0)),
    ]
    assert reckoning._ledger.picture("monk", "Monk") == "person/monk"


def test_the_course_begins_with_nothing_and_has_a_tick_for_every_round() -> None:
    match = paris(phase="plague", s0={"prestige": 4})
    reckoning = reckoned(match)
    assert len(match.state.timeline) == 1
    assert reckoning.ticks == ("[bell]", "1")
    assert reckoning.lines == ((0, 4), (0, 0), (0, 0))


# Rattus.

CUBES = {"italia": (2, 1, 2, 0), "gallia": (0, 2, 1, 1)}


def test_in_a_tie_of_rattus_the_next_in_turn_comes_first() -> None:
    reckoning = reckoned(europe(4, cubes=CUBES))
    tied = [seat for seat in range(4) if reckoning.totals[seat] == 3]
    assert tied == [1, 2]
    lost, order = reckoning.notes
    assert (lost.words, lost.values) == (result.LOST, (0, 0, 0, 0))
    assert order.words == result.NEXT_IN_TURN
    assert sorted(order.values) == [1, 2, 3, 4]
    before, after = sorted(tied, key=lambda seat: order.values[seat])
    assert reckoning.order.index(before) + 1 == reckoning.order.index(after)
    assert reckoning.ranks[before] == 1
    assert reckoning.praise == "3 cubes"


def test_a_table_that_shares_ties_of_rattus_breaks_none() -> None:
    reckoning = reckoned(europe(4, cubes=CUBES, options={"ties": "shared"}))
    assert reckoning.ranks == (3, 1, 1, 4)
    assert [note.words for note in reckoning.notes] == [result.LOST]


def test_regions_show_their_initial_and_the_castle_its_picture() -> None:
    reckoning = reckoned(europe(2, cubes={"italia": (2, 1)}, castle=(1, 0)))
    assert [(row.picture, row.values) for row in reckoning.rows] == [
        ("initials/i", (2, 1)),
        ("icons/castle", (1, 0)),
    ]


def test_the_course_of_rattus_begins_with_the_first_cubes_and_ends_with_the_last_plague() -> None:
    match = europe(2, cubes={"italia": (2, 1)})
    state: Any = match.state
    state.round = 2
    state.timeline = ((2, 2), (3, 2), (4, 4), (4, 3), (2, 1))
    reckoning = reckoned(match)
    assert reckoning.ticks == ("[bell]", "1", "2", "", "[plague]")
    assert reckoning.lines == ((2, 3, 4, 4, 2), (2, 2, 4, 3, 1))


# Rattus Cartus.


def ended(**people: Any) -> Reckoning:
    return reckoned(town(3, phase="end", **people))


def test_rats_that_outnumber_the_nuns_kill_whatever_the_points() -> None:
    reckoning = ended(s0={"rats": 11, "tokens": 9}, s1={"rats": 10, "tokens": 2}, s2={"rats": 3, "tokens": 1})
    assert reckoning.dead == {0}
    assert reckoning.order == (1, 2, 0)
    assert [reckoning.mark(seat) for seat in range(3)] == ["skull", "crown", ""]
    (rats,) = reckoning.notes
    assert (rats.values, set(rats.ruin)) == ((11, 10, 3), {0})
    assert isinstance(reckoning.trial, Nuns)
    assert (sum(reckoning.trial.nuns), reckoning.trial.rats) == (10, (11, 10, 3))
    assert reckoning.praise.endswith(", 10 rats")


def test_of_equal_points_fewer_rats_are_better() -> None:
    reckoning = ended(s0={"rats": 9, "tokens": 2}, s1={"rats": 4, "tokens": 2}, s2={"rats": 4, "tokens": 1})
    assert reckoning.totals[0] == reckoning.totals[1]
    assert reckoning.order == (1, 0, 2)
    assert reckoning.ranks == (2, 1, 3)


def test_nobody_wins_where_all_are_dead() -> None:
    reckoning = ended(**{f"s{seat}": {"rats": 12} for seat in range(3)})
    assert reckoning.headline == result.NOBODY_WINS
    assert reckoning.praise == ""
    assert reckoning.dead == {0, 1, 2}


@pytest.mark.parametrize(
    ("source", "picture"),
    [("tokens", "town/points_2"), ("magic", "classes/magic"), ("hand", "icons/hand"), ("gold", "icons/gold")],
)
def test_every_source_of_the_town_has_its_picture(source: str, picture: str) -> None:
    assert ended()._ledger.picture(source, "") == picture


# Folding.


def test_the_smallest_sources_are_taken_together_where_room_is_short() -> None:
    reckoning = reckoned(
        europe(2, cubes={"italia": (2, 1), "gallia": (3, 0), "germania": (0, 1), "anglia": (1, 0)})
    )
    assert len(reckoning.rows) == 4
    assert reckoning.folded(4) == reckoning.rows
    folded = reckoning.folded(3)
    assert [row.values for row in folded if row.picture != "icons/plus"] == [
        row.values for row in reckoning.rows if sum(row.values) == 3
    ]
    assert folded[-1].picture == "icons/plus"
    assert folded[-1].values == (1, 1)
