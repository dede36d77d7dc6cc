"""Emperor, nun and bishop: walls and other pieces."""

import pytest

from rules.rattus.europe import LINK_NAMES
from rules.rattus.plague import MovePlague
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

CONTROL = SETS["rat_control"]


# Emperor.


def test_emperor_sets_three_walls_on_borders_and_arrows() -> None:
    match = table(cards=CONTROL, held={0: ("emperor",)})
    play(match, "power:emperor")
    assert offered(match) == [f"link:{name}" for name in LINK_NAMES]
    play(match, "link:gallia_hispania", "link:hispania_italia", "link:anglia_scandia")
    view = match.state.view(None)
    assert set(view.walls) == {"gallia_hispania", "hispania_italia", "anglia_scandia"}
    assert view.walls_left == 0
    expects(match, Turn, 0)


def test_all_three_walls_can_be_moved_each_turn_but_need_not() -> None:
    walls = ("gallia_hispania", "hispania_italia", "anglia_scandia")
    match = table(cards=CONTROL, held={0: ("emperor",)}, walls=walls)
    play(match, "power:emperor")
    assert sorted(offered(match)) == sorted(f"wall:{name}" for name in walls)
    play(match, "wall:gallia_hispania", "link:polonia_russia")
    play(match, "wall:hispania_italia", "link:gallia_hispania", "wall:anglia_scandia", "link:gallia_italia")
    assert set(match.state.view(None).walls) == {"polonia_russia", "gallia_hispania", "gallia_italia"}
    again = table(cards=CONTROL, held={0: ("emperor",)}, walls=walls)
    play(again, "power:emperor", "wall:gallia_hispania", "link:polonia_russia", "done")
    assert set(again.state.view(None).walls) == {"polonia_russia", "hispania_italia", "anglia_scandia"}


def test_one_wall_a_link() -> None:
    match = table(cards=CONTROL, held={0: ("emperor",)}, walls=("gallia_hispania",))
    play(match, "power:emperor")
    assert "link:gallia_hispania" not in offered(match)
    play(match, "wall:gallia_hispania")
    assert "link:gallia_hispania" not in offered(match)


def test_walls_stand_only_between_regions_in_play() -> None:
    match = table(2, cards=CONTROL, held={0: ("emperor",)})
    play(match, "power:emperor")
    assert len(offered(match)) == 12
    assert "link:polonia_russia" not in offered(match)


def test_walls_stay_when_the_card_changes_hands() -> None:
    match = table(cards=CONTROL, held={1: ("emperor",)}, walls=("gallia_hispania",))
    play(match, "take:emperor")
    assert match.state.view(None).walls == ("gallia_hispania",)


def test_walls_stop_the_plague_and_new_rats() -> None:
    match = table(cards=CONTROL, plague="hispania", walls=("gallia_hispania",), rats={"italia": 1})
    play(match, "plague")
    assert offered(match) == ["region:italia"]
    play(match, "region:italia")
    assert offered(match) == [
        "region:gallia",
        "region:germania",
        "region:hispania",
        "region:hungaria",
        "region:turcia",
    ]
    other = table(cards=CONTROL, plague="hispania", walls=("italia_turcia",), rats={"italia": 1})
    play(other, "plague", "region:italia")
    assert "region:turcia" not in offered(other)


def test_walls_stop_the_knights_second_step() -> None:
    match = table(
        cards=("knight", "emperor", "nun", "baker", "serf", "witch"),
        held={0: ("knight",)},
        plague="italia",
        walls=("germania_scandia",),
    )
    play(match, "plague")
    assert "region:scandia" not in offered(match)


def test_walls_stop_the_rats_of_the_monk() -> None:
    match = table(cards=CONTROL, held={0: ("monk",)}, walls=("gallia_hispania",), rats={"hispania": 1})
    play(match, "power:monk")
    assert len(match.rats("italia")) == 1


def test_walls_stop_the_cubes_of_the_merchant_and_the_piper() -> None:
    match = table(
        cards=("merchant", "pied_piper", "emperor", "nun", "baker", "serf"),
        held={0: ("merchant", "pied_piper")},
        cubes={"hispania": (2, 0, 0, 0)},
        walls=("gallia_hispania",),
    )
    play(match, "power:merchant")
    assert offered(match) == ["cubes:1", "cubes:2"]
    play(match, "cubes:1")
    assert match.cubes("italia") == (1, 0, 0, 0)
    shut = table(
        cards=("merchant", "pied_piper", "emperor", "nun", "baker", "serf"),
        held={0: ("merchant", "pied_piper")},
        cubes={"hispania": (2, 0, 0, 0)},
        walls=("gallia_hispania", "hispania_italia"),
    )
    assert not any(option.startswith("power") for option in offered(shut))


def test_a_plague_walled_in_stays_and_does_nothing() -> None:
    match = table(
        cards=CONTROL,
        plague="hispania",
        cubes={"hispania": (1, 1, 0, 0)},
        rats={"hispania": ("s01", "s02")},
        walls=("gallia_hispania", "hispania_italia"),
    )
    play(match, "plague")
    expects(match, MovePlague, 0)
    assert offered(match) == ["stay"]
    assert told(play(match, "stay"), "walled_in") == [()]
    expects(match, Turn, 1)
    assert match.rats("hispania") == ("s01", "s02")
    assert match.cubes("hispania") == (1, 1, 0, 0)


# Nun.


def test_all_three_nuns_are_placed_and_moved_freely() -> None:
    match = table(cards=CONTROL, held={0: ("nun",)})
    play(match, "power:nun", "region:scandia", "region:scandia", "region:italia")
    expects(match, Turn, 0)
    view = match.state.view(None)
    assert [region.nuns for region in view.regions if region.name in ("italia", "scandia")] == [1, 2]
    assert view.nuns_left == 0
    moved = table(cards=CONTROL, held={0: ("nun",)}, nuns=("scandia", "scandia", "italia"))
    play(moved, "power:nun", "nun:scandia", "region:polonia", "nun:italia", "region:polonia", "nun:scandia")
    play(moved, "region:polonia")
    assert moved.state.view(None).regions[6].nuns == 3


def test_nuns_need_not_all_be_used() -> None:
    match = table(cards=CONTROL, held={0: ("nun",)})
    play(match, "power:nun")
    assert "done" not in offered(match)
    play(match, "region:scandia", "done")
    assert match.state.view(None).nuns_left == 2


@pytest.mark.parametrize(("token", "strikes"), [("r02", True), ("r04", False)])
def test_worked_example_two_nuns_in_scandia(token: str, strikes: bool) -> None:
    # Three cubes and two nuns: only a limit of 1 strikes.
    match = table(
        cards=("nun", "messenger", "witch", "serf", "king", "knight"),
        held={1: ("messenger",)},
        plague="germania",
        cubes={"scandia": (0, 3, 0, 0)},
        rats={"scandia": (token,)},
        nuns=("scandia", "scandia"),
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert match.cubes("scandia") == (0, 2 if strikes else 3, 0, 0)


@pytest.mark.parametrize(("token", "strikes"), [("s06", True), ("s10", False)])
def test_nuns_and_knight_add_up(token: str, strikes: bool) -> None:
    # One cube, the plague piece's two and one nun: two count.
    match = table(
        cards=("nun", "messenger", "witch", "serf", "king", "knight"),
        held={0: ("knight",)},
        plague="germania",
        cubes={"scandia": (0, 1, 0, 0)},
        rats={"scandia": (token,)},
        nuns=("scandia",),
    )
    play(match, "plague", "region:scandia", "region:russia", "neutral:2")
    assert match.cubes("scandia") == (0, 0 if strikes else 1, 0, 0)


def test_population_is_never_below_nothing() -> None:
    match = table(cards=CONTROL, cubes={"scandia": (1, 0, 0, 0)}, nuns=("scandia", "scandia", "scandia"))
    assert match.state.view(0).regions[7].population == 0


def test_nuns_do_not_change_what_a_token_takes_once_it_strikes() -> None:
    match = table(
        cards=CONTROL,
        plague="germania",
        cubes={"scandia": (0, 2, 3, 0)},
        rats={"scandia": ("r15",)},
        nuns=("scandia",),
    )
    play(match, "plague", "region:scandia", "region:russia")
    assert match.cubes("scandia") == (0, 1, 2, 0)


# Bishop.


def test_one_of_the_two_bishops_is_set_or_moved_a_turn() -> None:
    match = table(cards=CONTROL, held={0: ("bishop",)}, bishops=("gallia",), rats={"italia": 1})
    play(match, "power:bishop")
    assert {"region:gallia", "region:italia", "bishop:gallia"} <= set(offered(match))
    play(match, "bishop:gallia", "region:italia")
    assert match.state.view(None).bishops_left == 1
    expects(match, Turn, 0)
    assert "power:bishop" not in offered(match)
    both = table(cards=CONTROL, held={0: ("bishop",)}, bishops=("gallia", "gallia"))
    play(both, "power:bishop")
    assert "region:gallia" not in offered(both)


def test_two_bishops_can_share_a_region() -> None:
    match = table(cards=CONTROL, held={0: ("bishop",)}, bishops=("gallia",))
    play(match, "power:bishop", "region:gallia")
    assert match.state.view(None).regions[1].bishops == 2


def test_no_rat_enters_where_a_bishop_stands() -> None:
    match = table(
        cards=CONTROL,
        held={0: ("monk",)},
        bishops=("gallia",),
        plague="italia",
        rats={"hispania": 1, "anglia": 1},
    )
    play(match, "power:monk", "rat:hispania,1")
    assert len(match.rats("italia")) == 1
    spread = table(cards=CONTROL, bishops=("gallia",), plague="italia", rats={"hispania": 1})
    play(spread, "plague", "region:hispania")
    assert len(spread.rats("italia")) == 1


def test_rats_already_with_a_bishop_stay_and_may_leave() -> None:
    match = table(cards=CONTROL, held={0: ("monk",)}, bishops=("gallia",), rats={"gallia": 2})
    play(match, "power:monk", "rat:gallia,1", "region:hispania")
    assert len(match.rats("gallia")) == 1


def test_pieces_are_set_across_walls() -> None:
    walls = ("gallia_hispania", "hispania_italia")
    match = table(
        cards=CONTROL, held={0: ("nun", "bishop")}, walls=walls, nuns=("gallia",) * 3, bishops=("gallia",) * 2
    )
    play(match, "power:nun", "region:hispania", "done")
    play(match, "power:bishop", "region:hispania")
    view = match.state.view(None).regions[3]
    assert (view.nuns, view.bishops) == (1, 1)
