"""How a token strikes is told sign by sign: the majority first, then all, then the classes."""

from collections.abc import Mapping, Sequence

from rules.rattus.europe import REGION_OF
from rules.rattus.strokes import Stroke, strokes
from rules.rattus.view import Face
from tests.rules.rattus.europe import table


def struck(
    cubes: Sequence[int], *signs: str, held: Mapping[int, Sequence[str]] | None = None
) -> list[Stroke]:
    """Let a token with these signs strike cubes in Italia."""
    view = table(cubes={"italia": cubes}, held=held).state.view(None)
    return strokes(view, view.regions[REGION_OF["italia"]], Face("r00", 1, signs))


def test_the_majority_loses_and_all_who_share_it_lose_together() -> None:
    assert struck((3, 1, 2, 0), "majority") == [Stroke("majority", (0,), 1)]
    assert struck((3, 1, 3, 0), "majority") == [Stroke("majority", (0, 2), 1)]


def test_all_who_are_there_lose_after_the_majority_has_lost() -> None:
    assert struck((2, 1, 0, 1), "all") == [Stroke("all", (0, 1, 3), 1)]
    assert struck((1, 0, 0, 0), "majority", "all") == [Stroke("majority", (0,), 1)]
    assert struck((2, 2, 0, 0), "all", "majority") == [
        Stroke("majority", (0, 1), 1),
        Stroke("all", (0, 1), 1),
    ]


def test_nobody_loses_more_than_he_has_and_who_loses_most_is_told_first() -> None:
    assert struck((1, 3, 2, 0), "all", "all") == [Stroke("all", (1, 2), 2), Stroke("all", (0,), 1)]


def test_a_class_strikes_who_holds_its_cards_once_for_each() -> None:
    assert struck((2, 2, 0, 0), "royalty", held={1: ("king",)}) == [Stroke("royalty", (1,), 1, ("king",))]
    assert struck((2, 2, 0, 0), "royalty", "royalty", held={1: ("king",)}) == [
        Stroke("royalty", (1,), 2, ("king",))
    ]


def test_why_a_class_takes_nothing_is_told() -> None:
    assert struck((2, 0, 0, 0), "royalty") == [Stroke("royalty", (), 0, (), "free")]
    assert struck((2, 0, 0, 0), "royalty", held={1: ("king",)}) == [
        Stroke("royalty", (1,), 0, ("king",), "away")
    ]
    assert struck((1, 0, 0, 0), "majority", "royalty", held={0: ("king",)})[-1] == Stroke(
        "royalty", (0,), 0, ("king",), "gone"
    )


def test_a_class_that_is_not_in_the_game_is_absent() -> None:
    cards = ("king", "queen", "peasant", "monk", "witch", "knight")
    view = table(cards=cards, cubes={"italia": (1, 0, 0, 0)}).state.view(None)
    assert strokes(view, view.regions[REGION_OF["italia"]], Face("r00", 1, ("bourgeoisie",))) == [
        Stroke("bourgeoisie", (), 0, (), "absent")
    ]
