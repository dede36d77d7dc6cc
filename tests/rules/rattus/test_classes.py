"""The powers of the base game: merchant, monk, witch and king; the peasant and the knight are elsewhere."""

from rules.rattus.classes import MerchantTo, WitchLookAgain, WitchSwap
from rules.rattus.europe import REGION_OF
from rules.rattus.turn import Turn
from rules.rattus.view import Rat
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus.europe import Europe, table


def faces(match: Europe, region: str, seat: int | None) -> list[str | None]:
    """Name the faces a seat knows in a region."""
    rats: tuple[Rat, ...] = match.state.view(seat).regions[REGION_OF[region]].rats
    return [rat.face.name if rat.face else None for rat in rats]


# The merchant.


def test_merchant_moves_up_to_three_cubes_together_to_one_neighbour() -> None:
    match = table(held={0: ("merchant",)}, cubes={"gallia": (4, 0, 0, 0), "italia": (1, 0, 0, 0)})
    play(match, "power:merchant", "region:gallia", "region:hispania")
    assert offered(match) == ["cubes:1", "cubes:2", "cubes:3"]
    play(match, "cubes:3")
    assert match.cubes("gallia") == (1, 0, 0, 0)
    assert match.cubes("hispania") == (3, 0, 0, 0)
    assert "power:merchant" not in offered(match)


def test_merchant_moves_only_own_cubes_to_neighbours() -> None:
    match = table(held={0: ("merchant",)}, cubes={"gallia": (2, 3, 0, 0), "polonia": (0, 3, 0, 0)})
    play(match, "power:merchant")
    expects(match, MerchantTo, 0)
    assert offered(match) == ["region:anglia", "region:germania", "region:hispania", "region:italia"]
    play(match, "region:anglia")
    assert offered(match) == ["cubes:1", "cubes:2"]


def test_merchant_without_cubes_on_the_map_cannot_be_used() -> None:
    assert "power:merchant" not in offered(table(held={0: ("merchant",)}, cubes={"gallia": (0, 3, 0, 0)}))


# The monk.


def test_monk_moves_a_rat_to_a_neighbour_before_or_after_cubes_are_placed() -> None:
    # The rulebook's example: three cubes by three rats, then one rat is led away.
    match = table(held={0: ("monk",)}, rats={"gallia": ("r01", "r02", "r03")})
    play(match, "place", "power:monk", "rat:gallia,2", "region:anglia")
    assert match.cubes("gallia") == (3, 0, 0, 0)
    assert match.rats("gallia") == ("r01", "r03")
    assert match.rats("anglia") == ("r02",)


def test_monk_cannot_bring_a_fourth_rat() -> None:
    match = table(held={0: ("monk",)}, rats={"gallia": 1, "anglia": 3, "hispania": 2})
    play(match, "power:monk", "rat:gallia,1")
    assert "region:anglia" not in offered(match)
    assert "region:hispania" in offered(match)


def test_monk_needs_a_rat_that_can_go_somewhere() -> None:
    match = table(held={0: ("monk",)}, rats={"anglia": 3, "gallia": 3, "scandia": 3})
    play(match, "power:monk")
    assert not any(option.startswith("rat:anglia") for option in offered(match))
    assert "power:monk" not in offered(table(held={0: ("monk",)}))


# The witch.


def test_witch_looks_at_one_rat_and_may_leave_it_at_that() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01",), "italia": ("r02",)})
    play(match, "power:witch", "rat:gallia,1")
    expects(match, WitchLookAgain, 0)
    assert offered(match) == ["rat:italia,1", "done"]
    play(match, "done")
    assert faces(match, "gallia", 0) == ["r01"]
    assert faces(match, "italia", 0) == [None]


def test_witch_chooses_the_second_rat_after_seeing_the_first() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01", "r03"), "italia": ("r02",)})
    events = play(match, "power:witch", "rat:gallia,1")
    assert told(events, "saw") == [("r01", 1, ("peasantry", "royalty"))]
    assert offered(match) == ["rat:gallia,2", "rat:italia,1", "done"]


def test_witch_may_swap_the_two_rats() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01",), "italia": ("r02",)})
    play(match, "power:witch", "rat:gallia,1", "rat:italia,1")
    expects(match, WitchSwap, 0)
    assert offered(match) == ["swap", "keep"]
    play(match, "swap")
    assert (match.rats("gallia"), match.rats("italia")) == (("r02",), ("r01",))
    assert faces(match, "gallia", 0) == ["r02"]


def test_witch_need_not_swap() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01",), "italia": ("r02",)})
    play(match, "power:witch", "rat:gallia,1", "rat:italia,1", "keep")
    assert (match.rats("gallia"), match.rats("italia")) == (("r01",), ("r02",))


def test_witch_is_not_asked_to_swap_within_a_region() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01", "r02")})
    play(match, "power:witch", "rat:gallia,1", "rat:gallia,2")
    expects(match, Turn, 0)
    assert faces(match, "gallia", 0) == ["r01", "r02"]


def test_witch_sees_only_rats_on_the_map() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": 2}, flipped=("r01",))
    play(match, "power:witch")
    assert offered(match) == ["rat:gallia,1", "rat:gallia,2"]


def test_witch_swaps_across_walls_and_bishops() -> None:
    match = table(
        cards=("witch", "bishop", "emperor", "nun", "baker", "serf"),
        held={0: ("witch",)},
        rats={"gallia": ("r01",), "hispania": ("r02",)},
        walls=("gallia_hispania", "hispania_italia"),
        bishops=("hispania",),
    )
    play(match, "power:witch", "rat:gallia,1", "rat:hispania,1", "swap")
    assert match.rats("hispania") == ("r01",)


def test_what_the_witch_sees_is_told_to_that_seat_alone() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01",), "italia": ("r02",)})
    events = play(match, "power:witch", "rat:gallia,1")
    assert [(event.kind, event.only) for event in events if event.kind in ("looked", "saw")] == [
        ("looked", None),
        ("saw", 0),
    ]
    for other in (1, 2, 3, None):
        assert faces(match, "gallia", other) == [None]
        assert match.state.view(other).regions[REGION_OF["gallia"]].rats[0].known_by == (0,)


def test_a_look_cannot_be_taken_back() -> None:
    match = table(held={0: ("witch",)}, rats={"gallia": ("r01",)})
    play(match, "power:witch")
    assert match.can_undo()
    play(match, "rat:gallia,1")
    assert not match.can_undo()


def test_what_a_seat_saw_follows_the_rat_when_others_move_it() -> None:
    match = table(
        2,
        held={0: ("witch",), 1: ("monk",)},
        plague="hungaria",
        rats={"gallia": ("r01", "r30"), "italia": ("r02",)},
    )
    play(match, "power:witch", "rat:gallia,1", "done", "plague", "region:germania")
    play(match, "power:monk", "rat:gallia,1", "region:anglia")
    assert match.rats("anglia") == ("r01",)
    assert faces(match, "anglia", 0) == ["r01"]
    assert faces(match, "anglia", 1) == [None]
    assert faces(match, "gallia", 0) == [None]


def test_the_faces_are_the_witchs_secret_but_that_tokens_change_places_is_seen_by_all() -> None:
    match = table(
        3, held={0: ("witch",)}, plague="hungaria", rats={"gallia": ("r01",), "italia": ("r02",), "anglia": 1}
    )
    play(match, "power:witch", "rat:gallia,1", "done", "plague", "region:germania")
    play(match, "take:witch", "power:witch", "rat:gallia,1", "rat:italia,1")
    (swapped,) = (event for event in play(match, "swap") if event.kind == "swapped")
    assert swapped.only is None
    # What seat 0 knew before follows the token, what seat 1 knows is its own, and seat 2 knows nothing.
    assert [faces(match, region, 0) for region in ("gallia", "italia")] == [[None], ["r01"]]
    assert [faces(match, region, 1) for region in ("gallia", "italia")] == [["r02"], ["r01"]]
    assert [faces(match, region, 2) for region in ("gallia", "italia")] == [[None], [None]]
    italia = match.state.view(2).regions[REGION_OF["italia"]]
    assert italia.rats[0].known_by == (0, 1)


def test_a_turned_rat_is_nobodys_secret_any_more() -> None:
    match = table(
        held={0: ("witch",)},
        plague="hispania",
        cubes={"gallia": (2, 0, 0, 0)},
        rats={"gallia": ("r01", "r30")},
    )
    play(match, "power:witch", "rat:gallia,1", "done", "plague", "region:gallia")
    play(match, "region:anglia", "region:anglia", "rat:gallia,1")
    assert match.state.seen == [0, 0, 0, 0]
    assert {face.name for face in match.state.view(None).flipped or ()} == {"r01", "r30"}


# The king.


def test_king_brings_a_cube_from_a_region_without_rats_into_the_castle() -> None:
    match = table(
        held={0: ("king",)},
        cubes={
            "gallia": (2, 0, 0, 0),
            "italia": (2, 0, 0, 0),
            "anglia": (0, 2, 0, 0),
            "polonia": (1, 0, 0, 0),
        },
        rats={"italia": 1},
    )
    play(match, "power:king")
    assert offered(match) == ["region:gallia", "region:polonia"]
    play(match, "region:gallia")
    assert match.cubes("gallia") == (1, 0, 0, 0)
    assert match.state.castle == [1, 0, 0, 0]
    assert match.state.scores()[0] == 5


def test_king_has_no_use_while_rats_are_wherever_one_is() -> None:
    match = table(held={0: ("king",)}, cubes={"gallia": (2, 0, 0, 0)}, rats={"gallia": 1})
    assert "power:king" not in offered(match)


def test_cubes_in_the_castle_are_safe() -> None:
    match = table(
        plague="hispania", castle=(3, 0, 0, 0), cubes={"gallia": (1, 0, 0, 0)}, rats={"gallia": ("s02",)}
    )
    play(match, "take:king", "plague", "region:gallia", "region:anglia")
    assert match.cubes("gallia") == (0, 0, 0, 0)
    assert match.state.castle == [3, 0, 0, 0]
