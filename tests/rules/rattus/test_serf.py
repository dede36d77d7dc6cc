"""The serf, who waits for the dead of others."""

from rules.rattus.ravage import AddSerf
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, play, told
from tests.rules.rattus.europe import table

GOLD = SETS["golden_age"]


def test_serf_adds_a_cube_after_each_token_that_killed_anothers_and_the_next_token_counts_it() -> None:
    # r01 strikes the king's holder; the serf's cube then makes two, which is what s06 needs.
    match = table(
        cards=("serf", "king", "witch", "nun", "merchant", "knight"),
        held={0: ("serf",), 1: ("king",)},
        plague="germania",
        cubes={"scandia": (0, 2, 0, 0)},
        rats={"scandia": ("r01", "s06")},
    )
    play(match, "plague", "region:scandia", "region:russia", "region:russia", "rat:scandia,1")
    expects(match, AddSerf, 0)
    events = play(match, "add")
    assert [data[-1] for data in told(events, "turned")] == [2]
    assert match.cubes("scandia") == (0, 0, 0, 0)
    expects(match, AddSerf, 0)
    events += play(match, "add")
    assert match.cubes("scandia") == (1, 0, 0, 0)
    assert told(events, "power") == [("serf",)]


def test_serf_is_optional() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf",), 1: ("queen",)},
        plague="germania",
        cubes={"scandia": (0, 2, 0, 0)},
        rats={"scandia": ("s02",)},
    )
    play(match, "plague", "region:scandia", "region:russia", "decline")
    assert match.cubes("scandia") == (0, 1, 0, 0)


def test_serf_gains_nothing_from_own_dead() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf", "queen")},
        plague="germania",
        cubes={"scandia": (2, 0, 0, 0)},
        rats={"scandia": ("s02",)},
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert match.cubes("scandia") == (1, 0, 0, 0)
    expects(match, Turn, 1)


def test_serf_gains_one_cube_a_token_however_many_died() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf",)},
        plague="germania",
        cubes={"scandia": (0, 2, 2, 2)},
        rats={"scandia": ("r15",)},
    )
    play(match, "plague", "region:scandia", "region:russia", "add")
    assert match.cubes("scandia") == (1, 1, 1, 1)


def test_serf_works_only_on_the_turn_of_its_holder() -> None:
    match = table(
        cards=GOLD,
        held={1: ("serf",), 2: ("queen",)},
        plague="germania",
        cubes={"scandia": (0, 0, 2, 0)},
        rats={"scandia": ("s02",)},
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert match.cubes("scandia") == (0, 0, 1, 0)


def test_a_potion_given_up_is_no_death_for_the_serf() -> None:
    match = table(
        cards=("serf", "magician", "witch", "nun", "merchant", "knight"),
        held={0: ("serf",), 1: ("magician",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": ("r02",)},
        potions={"scandia": {1: (1,)}},
    )
    play(match, "plague", "region:scandia", "region:russia", "potion:scandia,1")
    expects(match, Turn, 1)
    assert match.cubes("scandia") == (0, 1, 0, 0)


def test_a_serfs_cube_keeps_the_plague_going_in_an_emptied_region() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf",), 1: ("queen",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": ("s02", "r30")},
    )
    play(match, "plague", "region:scandia", "region:russia", "region:russia", "rat:scandia,1", "add")
    assert match.rats("scandia") == ()
    assert match.cubes("scandia") == (1, 0, 0, 0)


def test_serf_needs_a_cube_in_reserve() -> None:
    match = table(
        cards=GOLD,
        held={0: ("serf",), 1: ("queen",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0), "gallia": (19, 0, 0, 0)},
        bread=(1, 0, 0, 0),
        rats={"scandia": ("s02", "r30")},
    )
    play(match, "plague", "region:scandia", "region:russia", "region:russia", "rat:scandia,1")
    expects(match, Turn, 1)


def test_crusader_and_serf_go_together() -> None:
    match = table(
        cards=("serf", "king", "witch", "nun", "merchant", "crusader"),
        held={0: ("serf", "crusader"), 1: ("king",)},
        plague="germania",
        cubes={"scandia": (0, 2, 0, 0)},
        rats={"scandia": ("r30", "s02")},
    )
    play(
        match,
        "plague",
        "region:scandia",
        "region:russia",
        "region:russia",
        "together",
        "rat:scandia,2",
        "add",
    )
    assert match.cubes("scandia") == (1, 1, 0, 0)
    expects(match, Turn, 1)
