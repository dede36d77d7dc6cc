"""The plague moves, spreads and ravages."""

import pytest

from rules.rattus import ravage
from rules.rattus.europe import REGION_OF
from rules.rattus.plague import MovePlague
from rules.rattus.ravage import TurnToken, blows
from rules.rattus.setup import SETS
from rules.rattus.spreading import rats_to_come
from rules.rattus.tokens import TOKENS
from rules.rattus.turn import Turn
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import table

WAR = SETS["europe_at_war"]


def test_worked_example_gallia_is_laid_waste() -> None:
    # Red (0) moves the plague; yellow (1) holds the knight, green (2) two cards, blue (3) the other three.
    match = table(
        held={1: ("knight",), 2: ("peasant", "merchant"), 3: ("monk", "witch", "king")},
        plague="germania",
        cubes={"gallia": (0, 1, 2, 0)},
        rats={"gallia": ("s01", "s07", "r04")},
    )
    play(match, "plague", "region:gallia", "region:hispania", "region:hispania")
    assert len(match.rats("hispania")) == 2
    first = play(match, "rat:gallia,1")
    assert told(first, "turned")[0][-1] == 3
    assert match.cubes("gallia") == (0, 1, 1, 0)
    # The second is harmless: its limit is 3 and two cubes are left. The third then strikes both seats.
    rest = play(match, "rat:gallia,1")
    assert told(rest, "harmless") == [("gallia",)]
    assert [event.seat for event in rest if event.kind == "died"] == [1, 2]
    assert match.cubes("gallia") == (0, 0, 0, 0)
    assert match.rats("gallia") == ()
    expects(match, Turn, 1)
    assert [entry[2:] for entry in match.state.toll] == [(0, 0, 1, 0), (0, 0, 0, 0), (0, 1, 1, 0)]


def test_the_plague_moves_to_a_neighbour_and_cannot_stay() -> None:
    match = table(plague="hispania")
    play(match, "plague")
    expects(match, MovePlague, 0)
    assert offered(match) == ["region:gallia", "region:italia"]


@pytest.mark.parametrize(("rats", "new_rats"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_new_rats_by_the_rats_at_arrival(rats: int, new_rats: int) -> None:
    match = table(plague="gallia", rats={"italia": rats})
    before = len(match.state.supply)
    play(match, "plague", "region:italia", *["region:hungaria"] * new_rats)
    assert len(match.rats("hungaria")) == new_rats
    assert len(match.state.supply) == before - new_rats
    expects(match, Turn, 1)


def test_two_new_rats_go_to_one_neighbour_or_to_two() -> None:
    match = table(plague="gallia", rats={"italia": 2})
    play(match, "plague", "region:italia", "region:hungaria", "region:turcia")
    assert (len(match.rats("hungaria")), len(match.rats("turcia"))) == (1, 1)


@pytest.mark.parametrize(
    ("seats", "regions", "known"),
    [
        *((2, "printed", False), (3, "printed", False), (4, "printed", True)),
        *((4, "eight", False), (4, "ten", False), (2, "twelve", True), (3, "twelve", True)),
    ],
)
def test_a_new_rat_shows_its_back_where_start_tokens_are_in_the_supply(
    seats: int, regions: str, known: bool
) -> None:
    match = table(seats, plague="gallia", rats={"italia": 1}, options={"regions": regions})
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.can_undo() is known


def test_a_full_neighbour_takes_no_rat() -> None:
    match = table(plague="gallia", rats={"italia": 3, "hungaria": 3, "turcia": 2})
    play(match, "plague", "region:italia")
    assert offered(match) == ["region:gallia", "region:germania", "region:hispania", "region:turcia"]
    play(match, "region:turcia")
    assert "region:turcia" not in offered(match)


def test_rats_are_foretold_until_they_have_come_and_never_in_the_last_round() -> None:
    match = table(plague="gallia", rats={"italia": 2, "hispania": 1})
    foretold = [rats_to_come(match.state, REGION_OF[name]) for name in ("italia", "hispania", "gallia")]
    assert foretold == [2, 1, None]
    play(match, "plague", "region:italia", "region:hungaria")
    assert rats_to_come(match.state, REGION_OF["italia"]) == 1
    play(match, "region:hungaria")
    assert rats_to_come(match.state, REGION_OF["italia"]) is None
    last = table(2, held={1: ["merchant"]}, cubes={"gallia": (1, 1)}, rats={"gallia": 2}, ended_by=0)
    assert rats_to_come(last.state, REGION_OF["gallia"]) is None


def test_with_all_neighbours_full_no_rat_comes() -> None:
    match = table(plague="gallia", rats={"hispania": 2, "gallia": 3, "italia": 3})
    before = len(match.state.supply)
    play(match, "plague", "region:hispania")
    assert len(match.state.supply) == before
    expects(match, Turn, 1)


def test_a_supply_that_runs_out_while_spreading_gives_what_is_left_and_the_phase_goes_on() -> None:
    match = table(
        plague="gallia",
        cubes={"italia": (0, 1, 0, 0), "gallia": (2, 2, 2, 2)},
        rats={"italia": ("r01", "s02", "r02")},
        held={1: ("king",)},
        supply=("r20",),
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.state.supply == ()
    expects(match, TurnToken, 0)
    play(match, "rat:italia,1")
    assert match.cubes("italia") == (0, 0, 0, 0)
    assert match.state.phase == "last_round"


def test_tokens_are_turned_only_while_cubes_are_there() -> None:
    match = table(plague="gallia", cubes={"gallia": (1, 0, 0, 0)}, rats={"italia": 3})
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    assert len(match.rats("italia")) == 3
    expects(match, Turn, 1)


def test_tokens_not_turned_stay_face_down() -> None:
    match = table(
        plague="gallia",
        cubes={"italia": (0, 1, 0, 0)},
        held={1: ("king",)},
        rats={"italia": ("r01", "r20", "r21")},
    )
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria", "rat:italia,1")
    assert match.rats("italia") == ("r20", "r21")
    assert [TOKENS[token].name for token in match.state.flipped] == ["r01"]
    assert match.state.face_up == 0


def test_limits_are_held_against_the_cubes_at_that_moment() -> None:
    # Four cubes: r18 (4, all) strikes both seats; then r15 with the same limit finds two cubes only.
    match = table(plague="gallia", cubes={"italia": (0, 2, 2, 0)}, rats={"italia": ("r18", "r15")})
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    events = play(match, "rat:italia,1")
    assert [data[-1] for data in told(events, "turned")] == [4, 2]
    assert match.cubes("italia") == (0, 1, 1, 0)
    assert match.rats("italia") == ()


def test_fewer_cubes_than_the_limit_are_spared() -> None:
    match = table(plague="gallia", cubes={"italia": (0, 3, 0, 0)}, rats={"italia": ("r15",)})
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (0, 3, 0, 0)
    assert match.rats("italia") == ()


def test_the_active_seat_picks_which_token_is_turned_next() -> None:
    match = table(plague="gallia", cubes={"italia": (0, 1, 0, 0)}, rats={"italia": ("r20", "r21", "r01")})
    play(match, "plague", "region:italia", "region:hungaria", "region:hungaria")
    expects(match, TurnToken, 0)
    assert offered(match) == ["rat:italia,1", "rat:italia,2", "rat:italia,3"]
    events = play(match, "rat:italia,3")
    assert told(events, "turned")[0][2] == "r01"


def test_majority_strikes_the_seat_with_most_cubes() -> None:
    match = table(plague="gallia", cubes={"italia": (1, 2, 1, 0)}, rats={"italia": ("r11",)})
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (1, 1, 1, 0)


def test_all_seats_tied_for_the_majority_lose_a_cube() -> None:
    match = table(plague="gallia", cubes={"italia": (1, 2, 2, 0)}, rats={"italia": ("r11",)})
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (1, 1, 1, 0)


def test_the_majority_is_that_of_the_moment_the_token_is_turned() -> None:
    # r25 shows M, A, chivalry and royalty; seat 1 leads and stays the only one struck by M.
    match = table(
        plague="gallia",
        held={1: ("king", "knight")},
        cubes={"italia": (0, 4, 3, 0)},
        rats={"italia": ("r25",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (0, 0, 2, 0)


def test_all_strikes_everybody_who_is_there() -> None:
    match = table(plague="gallia", cubes={"italia": (2, 1, 2, 0)}, rats={"italia": ("r18",)})
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (1, 0, 1, 0)


def test_a_class_strikes_who_holds_its_card_and_has_a_cube_there() -> None:
    match = table(
        plague="gallia",
        held={1: ("peasant",), 2: ("king",)},
        cubes={"italia": (1, 1, 0, 0)},
        rats={"italia": ("r01",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (1, 0, 0, 0)


def test_a_token_that_finds_cubes_enough_but_strikes_nobody_is_told() -> None:
    match = table(
        plague="gallia", held={2: ("king",)}, cubes={"italia": (1, 1, 0, 0)}, rats={"italia": ("r01",)}
    )
    events = play(match, "plague", "region:italia", "region:hungaria")
    assert told(events, "spared") == [("italia",)]
    assert not told(events, "harmless")
    assert match.cubes("italia") == (1, 1, 0, 0)


def test_a_class_shown_twice_strikes_twice() -> None:
    match = table(
        plague="gallia", held={1: ("peasant",)}, cubes={"italia": (2, 4, 0, 0)}, rats={"italia": ("r30",)}
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (1, 1, 0, 0)


def test_two_cards_of_a_class_lose_two_cubes_a_symbol() -> None:
    match = table(
        cards=WAR,
        plague="gallia",
        held={1: ("knight", "crusader")},
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r03",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (0, 1, 0, 0)


def test_two_seats_with_a_card_of_the_class_lose_a_cube_each() -> None:
    match = table(
        cards=WAR,
        plague="gallia",
        held={1: ("knight",), 2: ("crusader",)},
        cubes={"italia": (0, 3, 3, 0)},
        rats={"italia": ("r03",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (0, 2, 2, 0)


def test_symbols_of_a_class_that_is_not_in_the_game_do_nothing() -> None:
    match = table(
        cards=WAR,
        plague="gallia",
        held={1: WAR[:3]},
        cubes={"italia": (0, 3, 0, 0)},
        rats={"italia": ("r01",)},
    )
    play(match, "plague", "region:italia", "region:hungaria")
    assert match.cubes("italia") == (0, 3, 0, 0)


def test_several_majority_symbols_all_strike_the_majority_of_the_flip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = table(cubes={"italia": (0, 3, 2, 0)})
    twice = TOKENS[0]._replace(majority=2, everybody=0, classes=())
    monkeypatch.setattr(ravage, "TOKENS", (twice, *TOKENS[1:]))
    assert blows(match.state, 0, (0, 3, 2, 0)) == [0, 2, 0, 0]


def test_a_preview_does_not_tell_what_a_token_shows() -> None:
    match = table(plague="gallia", cubes={"italia": (0, 2, 0, 0)}, rats={"italia": ("r01",)})
    play(match, "plague", "region:italia")
    kinds = [event.kind for event in match.preview("region:hungaria")]
    assert kinds == ["rat"]
    assert match.rats("italia") == ("r01",)
