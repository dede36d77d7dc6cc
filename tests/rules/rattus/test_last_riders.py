"""Knight, crusader and serf, who move the plague in the last round, and what they do together."""

import pytest

from rules.rattus.endgame import LastTurn
from rules.rattus.last_powers import LastMove
from rules.rattus.names import MOVED
from rules.rattus.ravage import AddSerf, LoseCube, TurnToken
from rules.rattus.setup import SETS
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

GOLD = SETS["golden_age"]
WAR = SETS["europe_at_war"]
RIDERS = ("knight", "crusader", "serf", "peasant", "king", "soldier")


@pytest.mark.parametrize("target", ["germania", "scandia"])
def test_knight_moves_one_or_two_regions_and_counts_until_the_end(target: str) -> None:
    match = table(held={3: ("knight",)}, ended_by=0, cubes={target: (0, 2, 1, 0)}, rats={target: ("r21",)})
    play(match, "power:knight")
    expects(match, LastMove, 3)
    assert "region:italia" not in offered(match)
    play(match, f"region:{target}")
    assert match.state.neutral == 2
    play(match, "done")
    assert match.cubes(target) == (0, 1, 0, 0)
    assert match.state.phase == "over"


def test_knight_without_a_step_does_not_count() -> None:
    cards = ("knight", "emperor", "nun", "baker", "serf", "witch")
    match = table(
        cards=cards,
        held={3: ("knight",)},
        ended_by=0,
        plague="hispania",
        walls=("gallia_hispania", "hispania_italia"),
        cubes={"hispania": (0, 3, 0, 0)},
        rats={"hispania": ("r21",)},
    )
    assert match.state.neutral == 0
    assert match.cubes("hispania") == (0, 3, 0, 0)
    assert match.state.phase == "over"


def test_the_neutral_cubes_stay_with_the_piece_when_another_seat_moves_it() -> None:
    match = table(
        cards=WAR,
        held={3: ("knight",), 2: ("crusader",)},
        ended_by=0,
        cubes={"scandia": (0, 3, 0, 0), "germania": (0, 3, 0, 0)},
        rats={"scandia": ("r21",), "germania": ("r22",)},
    )
    play(match, "power:knight", "region:germania", "done", "power:crusader", "region:scandia", "done")
    assert match.cubes("scandia") == (0, 2, 0, 0)
    assert match.cubes("germania") == (0, 3, 0, 0)


def test_crusader_moves_and_all_rats_strike_at_once_in_the_chosen_order() -> None:
    match = table(
        cards=WAR,
        held={3: ("crusader",), 1: ("knight",)},
        ended_by=0,
        cubes={"scandia": (0, 3, 0, 0)},
        rats={"scandia": ("r03", "s07", "r20")},
    )
    play(match, "power:crusader", "region:scandia")
    expects(match, TurnToken, 3)
    assert match.state.view(None).regions[7].rats[1].face_up
    play(match, "rat:scandia,2", "rat:scandia,1")
    assert match.cubes("scandia") == (0, 1, 0, 0)
    assert match.rats("scandia") == ()


def test_crusader_turns_nothing_where_nobody_lives() -> None:
    match = table(
        cards=WAR,
        held={3: ("crusader", "soldier")},
        ended_by=0,
        rats={"scandia": ("r01", "r02")},
        supply=("r03",),
    )
    play(match, "power:crusader", "region:scandia")
    assert match.rats("scandia") == ("r01", "r02")


def test_serf_moves_one_region_turns_the_rats_and_profits() -> None:
    match = table(
        cards=GOLD,
        held={3: ("serf",), 1: ("queen",)},
        ended_by=0,
        cubes={"germania": (0, 2, 0, 0)},
        rats={"germania": ("s02", "r30")},
    )
    events = play(match, "power:serf")
    assert "region:scandia" not in offered(match)
    play(match, "region:germania")
    expects(match, TurnToken, 3)
    play(match, "rat:germania,1")
    expects(match, AddSerf, 3)
    events += play(match, "add")
    assert match.cubes("germania") == (0, 1, 0, 1)
    assert told(events, "power") == [("serf",)]


def test_knight_crusader_and_serf_of_one_seat_act_in_the_same_region() -> None:
    match = table(
        cards=RIDERS,
        held={3: RIDERS[:3], 1: ("king",)},
        ended_by=0,
        cubes={"scandia": (0, 2, 1, 0)},
        rats={"scandia": ("r21", "s02")},
    )
    assert offered(match) == ["power:serf", "power:knight", "power:crusader", "done"]
    play(match, "power:knight", "region:scandia")
    assert match.state.used & MOVED
    # Five count: three cubes and the piece's two. The crusader strikes there at once, and the serf profits.
    play(match, "power:crusader", "rat:scandia,1")
    assert match.cubes("scandia") == (0, 1, 0, 0)
    expects(match, AddSerf, 3)
    play(match, "add", "add")
    assert match.cubes("scandia") == (0, 0, 0, 2)
    assert offered(match) == ["done"]


def test_knight_after_the_serf_counts_in_the_serfs_region() -> None:
    match = table(
        cards=RIDERS,
        held={3: ("knight", "serf")},
        ended_by=0,
        cubes={"germania": (0, 1, 0, 0)},
        rats={"scandia": 1},
    )
    play(match, "power:serf", "region:germania")
    assert offered(match) == ["power:knight", "done"]
    play(match, "power:knight")
    assert match.state.view(None).plague == "germania"
    assert match.state.neutral == 2


def test_crusader_and_serf_have_no_use_where_the_knight_found_nobody() -> None:
    match = table(cards=RIDERS, held={3: RIDERS[:3]}, ended_by=0, rats={"scandia": 2})
    play(match, "power:knight", "region:scandia")
    assert offered(match) == ["done"]
    assert len(match.rats("scandia")) == 2


def test_a_lone_way_of_the_plague_is_asked_for_all_the_same() -> None:
    match = table(
        cards=("serf", "emperor", "nun", "king", "witch", "merchant"),
        held={3: ("serf",)},
        ended_by=0,
        plague="hispania",
        walls=("hispania_italia",),
    )
    play(match, "power:serf")
    expects(match, LastMove, 3)
    assert offered(match) == ["region:gallia"]


def test_the_serf_profits_once_a_turn() -> None:
    match = table(
        cards=("serf", "crusader", "monk", "king", "nun", "witch"),
        held={3: ("serf", "crusader", "monk"), 1: ("king",)},
        ended_by=0,
        cubes={"germania": (0, 3, 0, 0)},
        rats={"germania": ("s02",), "scandia": ("r01",), "anglia": 1},
    )
    play(match, "power:crusader", "region:germania", "add")
    play(match, "power:monk", "rat:scandia,1", "region:germania")
    assert "power:serf" not in offered(match)


def test_serf_first_and_crusader_after_the_crusader_strikes_what_comes_later_without_the_serf() -> None:
    match = table(
        cards=("serf", "crusader", "monk", "king", "nun", "witch"),
        held={3: ("serf", "crusader", "monk"), 1: ("king",)},
        ended_by=0,
        cubes={"germania": (0, 3, 0, 0)},
        rats={"germania": ("s02",), "scandia": ("r01",), "anglia": 1},
    )
    play(match, "power:serf")
    assert "region:scandia" not in offered(match)
    play(match, "region:germania", "add")
    assert match.cubes("germania") == (0, 2, 0, 1)
    assert offered(match) == ["power:monk", "done"]
    play(match, "power:monk", "rat:scandia,1", "region:germania")
    assert offered(match) == ["power:crusader", "done"]
    events = play(match, "power:crusader")
    assert told(events, "shown") == [("germania", ("r01",))]
    assert told(events, "plague") == []
    assert match.cubes("germania") == (0, 1, 0, 0)
    expects(match, LastTurn, 3)


def test_a_crusaders_strike_that_gained_the_serf_nothing_does_not_spend_it() -> None:
    match = table(
        cards=("serf", "crusader", "monk", "king", "nun", "witch"),
        held={3: ("serf", "crusader", "monk"), 1: ("king",)},
        ended_by=0,
        cubes={"germania": (0, 3, 0, 0)},
        rats={"germania": ("r30",), "scandia": ("r01",)},
    )
    play(match, "power:crusader", "region:germania")
    play(match, "power:monk", "region:germania")
    assert "power:serf" in offered(match)
    play(match, "power:serf")
    expects(match, AddSerf, 3)


def test_potions_protect_from_the_crusader_and_the_serf_of_the_last_round() -> None:
    for name in ("crusader", "serf"):
        match = table(
            cards=("serf", "crusader", "magician", "king", "nun", "soldier"),
            held={3: (name,), 1: ("magician",)},
            ended_by=1,
            cubes={"germania": (0, 1, 0, 0)},
            rats={"germania": ("r02",)},
            potions={"germania": {1: (1,)}},
        )
        play(match, f"power:{name}", "region:germania")
        expects(match, LoseCube, 1)
        play(match, "potion:germania,1")
        assert match.cubes("germania") == (0, 1, 0, 0)
