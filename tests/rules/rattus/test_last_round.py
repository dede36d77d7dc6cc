"""The last round against the clock, and the powers that are different in it."""

import pytest

from rules.rattus.endgame import LastTurn
from rules.rattus.last_powers import LastCubes, LastMayor, LastRat
from rules.rattus.setup import SETS
from tests.rules.driving import expects, offered, play
from tests.rules.rattus.europe import table

GOLD = SETS["golden_age"]
WAR = SETS["europe_at_war"]
QUEEN_AND_KING = ("queen", "king", "serf", "peasant", "monk", "witch")


# The last round.


def test_the_last_round_goes_against_the_clock_without_the_last_player() -> None:
    held = {0: ("king",), 1: ("witch",), 2: ("monk",), 3: ("peasant",)}
    match = table(held=held, ended_by=1, cubes={"gallia": (2, 2, 2, 2)}, rats={"italia": 1})
    for seat in (0, 3, 2):
        expects(match, LastTurn, seat)
        play(match, "done")
    assert match.state.phase == "over"


def test_only_powers_can_be_used_in_the_last_round() -> None:
    match = table(held={3: ("king", "monk")}, ended_by=0, cubes={"gallia": (2, 2, 2, 2)}, rats={"italia": 1})
    expects(match, LastTurn, 3)
    assert offered(match) == ["power:monk", "power:king", "done"]


def test_each_power_works_once_more() -> None:
    match = table(held={3: ("king",)}, ended_by=0, cubes={"gallia": (2, 2, 2, 2)})
    play(match, "power:king")
    assert match.state.castle == [0, 0, 0, 1]
    assert offered(match) == ["done"]
    play(match, "done")
    assert match.state.phase == "over"


def test_a_seat_without_powers_is_not_asked_and_that_is_told() -> None:
    match = table(held={2: ("king",)}, cubes={"gallia": (20, 2, 2, 2)})
    events = play(match, "plague", "region:germania")
    expects(match, LastTurn, 2)
    kinds = [(event.kind, event.seat) for event in events if event.kind in ("last_turn", "no_powers")]
    assert kinds == [("no_powers", 3), ("last_turn", 2)]
    events = play(match, "done")
    assert [event.seat for event in events if event.kind == "no_powers"] == [1]
    assert match.state.phase == "over"


def test_a_last_turn_ends_only_when_its_seat_says_so() -> None:
    match = table(held={3: ("king",)}, ended_by=0, cubes={"gallia": (2, 2, 2, 2)})
    play(match, "power:king")
    expects(match, LastTurn, 3)
    assert match.can_undo()


def test_the_used_powers_of_one_seat_do_not_bind_the_next() -> None:
    match = table(
        held={3: ("king",), 2: ("monk",)}, ended_by=0, cubes={"gallia": (2, 2, 2, 2)}, rats={"italia": 1}
    )
    play(match, "power:king", "done")
    expects(match, LastTurn, 2)
    assert not match.state.used


def test_peasant_adds_a_cube_anywhere_in_the_last_round() -> None:
    match = table(held={3: ("peasant",)}, ended_by=0)
    play(match, "power:peasant")
    expects(match, LastCubes, 3)
    assert len(offered(match)) == 12
    play(match, "region:russia")
    assert match.cubes("russia") == (0, 0, 0, 1)


def test_mayor_adds_one_cube_in_one_region_he_leads() -> None:
    match = table(
        cards=GOLD,
        held={3: ("mayor",)},
        ended_by=0,
        cubes={"gallia": (0, 0, 0, 1), "italia": (0, 0, 0, 1), "anglia": (0, 1, 0, 1)},
    )
    play(match, "power:mayor")
    expects(match, LastMayor, 3)
    assert offered(match) == ["region:gallia", "region:italia"]
    play(match, "region:italia")
    assert (match.cubes("gallia")[3], match.cubes("italia")[3]) == (1, 2)


def test_soldier_lays_a_rat_next_to_the_plague() -> None:
    match = table(
        cards=WAR,
        held={3: ("soldier",)},
        ended_by=0,
        plague="hispania",
        rats={"gallia": 1},
        supply=("r20", "r21"),
    )
    play(match, "power:soldier")
    expects(match, LastRat, 3)
    assert offered(match) == ["region:gallia", "region:italia"]
    play(match, "region:italia")
    assert match.rats("italia") == ("r20",)


def test_neither_a_wall_nor_a_bishop_lets_the_soldiers_rat_pass_in_the_last_round() -> None:
    match = table(
        cards=("soldier", "emperor", "bishop", "baker", "serf", "witch"),
        held={3: ("soldier",)},
        ended_by=0,
        plague="italia",
        walls=("gallia_italia",),
        bishops=("hispania",),
    )
    play(match, "power:soldier")
    assert offered(match) == ["region:germania", "region:hungaria", "region:turcia"]


def test_soldier_draws_from_the_turned_tokens_when_the_supply_is_empty() -> None:
    match = table(
        cards=WAR,
        held={3: ("soldier",), 2: ("messenger",)},
        ended_by=0,
        plague="hispania",
        cubes={"polonia": (1, 1, 0, 0), "anglia": (1, 1, 0, 0)},
        supply=(),
        flipped=("r01", "r02", "r03"),
    )
    play(match, "power:soldier", "region:italia", "done")
    expects(match, LastTurn, 2)
    (back,) = match.rats("italia")
    assert back in ("r01", "r02", "r03")
    assert len(match.state.flipped) == 2
    # Nobody knows which one it is: the list of turned tokens still names all three.
    assert {face.name for face in match.state.view(2).flipped or ()} == {"r01", "r02", "r03"}
    assert match.state.view(3).regions[5].rats[0].face is None


def test_soldier_never_draws_a_token_that_was_removed_at_the_start() -> None:
    match = table(cards=WAR, held={3: ("soldier",)}, ended_by=0, plague="hispania", supply=())
    assert len(match.state.removed) == 49
    assert match.state.phase == "over"


def test_no_new_rats_come_in_the_last_round_but_the_soldiers() -> None:
    match = table(cards=WAR, held={3: ("crusader",)}, ended_by=0, rats={"scandia": 2}, supply=("r01", "r02"))
    play(match, "power:crusader", "region:scandia")
    assert len(match.state.supply) == 2


@pytest.mark.parametrize("name", ["merchant", "monk", "witch", "messenger", "pied_piper", "magician"])
def test_other_powers_work_in_the_last_round_as_before(name: str) -> None:
    cards = ("merchant", "monk", "witch", "messenger", "pied_piper", "magician")
    match = table(
        cards=cards,
        held={3: (name,)},
        ended_by=0,
        cubes={"gallia": (1, 0, 0, 2), "italia": (0, 1, 0, 0)},
        rats={"polonia": 2},
    )
    assert offered(match) == [f"power:{name}", "done"]
    before = match.state.clone()
    play(match, f"power:{name}")
    while match.state.stack and type(match.state.decision) is not LastTurn:
        match.play(match.state.options()[0])
    things = ("cubes", "rats", "potions", "seen")
    assert any(getattr(match.state, thing) != getattr(before, thing) for thing in things)


@pytest.mark.parametrize("name", ["nun", "bishop", "emperor", "baker"])
def test_pieces_are_set_in_the_last_round_too(name: str) -> None:
    cards = ("nun", "bishop", "emperor", "baker", "king", "witch")
    match = table(cards=cards, held={3: (name,)}, ended_by=0)
    assert offered(match) == [f"power:{name}", "done"]


@pytest.mark.parametrize(("cubes", "helps"), [(9, True), (10, False)])
def test_the_queen_brings_nobody_where_no_cubes_are_left(cubes: int, helps: bool) -> None:
    match = table(
        cards=QUEEN_AND_KING,
        held={3: ("queen", "king")},
        ended_by=0,
        cubes={"germania": (0, 0, 0, 10), "gallia": (0, 0, 0, cubes)},
    )
    assert ("power:queen" in offered(match)) is helps
