"""The story of a table: what stands still and what travels, and beats that pass, are skipped and end."""

from game.drawing.pieces import Piece, Spot
from game.table.story import Beat, Story, Travel, compared
from rules.kernel import Event

EDGE = Spot(-1, -1)


def piece(kind: str, x: float, picture: str = "cube") -> Piece:
    return Piece(kind, picture, x, 0, 10)


def between(before: list[Piece], after: list[Piece]) -> tuple[list[Piece], list[Travel]]:
    return compared(before, after, lambda _: EDGE, lambda _, source, target: (source, Spot(9, 9), target))


def test_what_is_there_before_and_after_stands_still() -> None:
    assert between([piece("a", 1), piece("b", 2)], [piece("b", 2), piece("a", 1)]) == (
        [piece("b", 2), piece("a", 1)],
        [],
    )


def test_a_piece_travels_from_where_one_of_its_kind_has_gone() -> None:
    still, travels = between([piece("b", 5), piece("a", 1)], [piece("a", 3), piece("b", 5)])
    assert still == [piece("b", 5)]
    assert travels == [Travel(piece("a", 3), (Spot(1, 0), Spot(9, 9), Spot(3, 0)))]


def test_pieces_come_from_the_edge_and_go_there_where_there_is_no_other() -> None:
    still, travels = between([piece("a", 1)], [piece("b", 2)])
    assert still == []
    assert travels == [
        Travel(piece("b", 2), (EDGE, Spot(2, 0))),
        Travel(piece("a", 1), (Spot(1, 0), EDGE)),
    ]


def test_one_that_has_gone_stands_for_one_that_comes_and_no_more() -> None:
    _, travels = between([piece("a", 1)], [piece("a", 2), piece("a", 3)])
    assert [travel.way[0] for travel in travels] == [Spot(1, 0), EDGE]


def test_of_two_alike_on_one_place_one_may_stay() -> None:
    still, travels = between([piece("a", 1), piece("a", 1)], [piece("a", 1), piece("a", 2)])
    assert still == [piece("a", 1)]
    assert [travel.way[0] for travel in travels] == [Spot(1, 0)]


# Beats.


def beat(seconds: float, kind: str = "") -> Beat[None]:
    return Beat(Event(kind, 0, ()) if kind else None, [], [], seconds, None, 0)


def test_a_beat_eases_out() -> None:
    one = beat(2)
    assert one.part == 0
    one.passed = 1
    assert one.part == 0.875
    one.passed = 3
    assert one.part == 1
    assert beat(0).part == 1


def test_time_passes_beat_by_beat() -> None:
    story = Story()
    assert not story.pass_time(5)
    first, second = beat(1), beat(2)
    story.add([first, second])
    assert story.beat is first
    assert not story.pass_time(0.9)
    assert story.pass_time(0.1)
    assert story.beat is second
    assert not story.pass_time(1)
    assert story.pass_time(1)
    assert story.beat is None


def test_skipping_stops_at_the_next_thing_of_weight() -> None:
    story = Story()
    weighty = beat(1, "plague")
    story.add([beat(1, "plague"), beat(1, "card"), beat(1), weighty, beat(1, "card")])
    story.skip({"plague"})
    assert story.beat is weighty
    story.skip({"plague"})
    assert story.beat is None
    story.skip({"plague"})


def test_the_rest_can_be_left_out() -> None:
    story = Story()
    story.add([beat(1), beat(1)])
    story.finish()
    assert story.beat is None
