"""The story of a table: what stands still and what travels, and beats that pass, are skipped and end."""

from functools import partial

from game.drawing.pieces import Piece, Spot
from game.table.desk import Board
from game.table.story import MOVING, READING, TEMPO, WEIGHING, Beat, Story, Telling, Travel, compared, told
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


# What is told.


class Line(Board[int]):
    """A board on which one piece stands at the number that the view is."""

    def __init__(self) -> None:
        """Lie on no table."""

    def pieces(self, view: int, /) -> list[Piece]:
        return [piece("a", view)] if view else []

    def way(self, _piece: Piece, start: Spot, end: Spot, /) -> tuple[Spot, ...]:
        return start, end

    def edge(self, piece: Piece, panel: Spot, before: int, after: int) -> Spot:
        return panel


def beats(*events: Event, views: tuple[int, ...], bot: bool = False, still: bool = False) -> list[Beat[int]]:
    telling = Telling(quiet=frozenset({"quiet"}), noted=frozenset({"noted"}), weighty=frozenset({"weighty"}))
    panel = partial(Spot, y=99)
    return told(Line(), telling, events, views, panel, "normal", 2, bot=bot, still=still)


def test_what_moves_takes_its_time_and_what_is_only_read_is_left_out_for_whoever_did_it() -> None:
    moved, read = Event("moved", 0, ()), Event("read", None, ())
    one, other = beats(moved, read, views=(1, 2, 2)), beats(moved, read, views=(1, 2, 2), bot=True)
    assert [(b.event, b.seconds, b.seat) for b in one] == [(moved, MOVING["normal"], 0)]
    assert [(b.event, b.seconds, b.seat) for b in other] == [
        (moved, MOVING["normal"], 0),
        (read, READING["normal"], 2),
    ]
    assert other[1].earlier is other[0]
    assert other[0].earlier is None


def test_what_is_noted_is_read_and_what_weighs_is_read_longer_whoever_acts() -> None:
    noted, weighty = Event("noted", 1, ()), Event("weighty", 1, ())
    found = beats(noted, weighty, views=(1, 1, 1))
    assert [b.seconds for b in found] == [READING["normal"], WEIGHING["normal"]]


def test_what_is_staged_takes_the_time_of_the_stage_for_all_or_where_it_is_noted_or_weighs() -> None:
    events = [Event(kind, 0, ()) for kind in ("noted", "weighty", "said")]
    telling = Telling(
        noted=frozenset({"noted"}),
        weighty=frozenset({"weighty"}),
        staged={"noted": 0.1, "weighty": 0.2, "said": 0.3},
    )
    lengths = {}
    for speed, aloud in (("normal", True), ("normal", False), ("slow", True)):
        board, panel = Line(), partial(Spot, y=99)
        found = told(
            board, telling, events, (1, 2, 3, 4), panel, speed, 2, bot=False, still=False, aloud=aloud
        )
        lengths[speed, aloud] = [beat.seconds for beat in found]
    assert lengths["normal", True] == [0.1, WEIGHING["normal"], 0.3]
    assert lengths["normal", False] == [0.1, WEIGHING["normal"], MOVING["normal"]]
    assert lengths["slow", True] == [0.1 * TEMPO["slow"], WEIGHING["slow"], 0.3 * TEMPO["slow"]]


def test_what_an_event_tells_may_decide_how_long_it_takes_whoever_acts() -> None:
    telling = Telling(weighty=frozenset({"long"}), paced=lambda event, view: view / 2 if event.data else None)
    events = Event("long", 0, (1,)), Event("long", 0, ()), Event("read", 0, (1,), 1)
    found = told(Line(), telling, events, (1, 1, 1, 1), partial(Spot, y=9), "slow", 0, bot=False, still=False)
    assert [b.seconds for b in found] == [0.5 * TEMPO["slow"], WEIGHING["slow"]]


def test_what_is_quiet_or_only_for_one_is_seen_to_move_but_not_told() -> None:
    quiet, whispered = Event("quiet", 0, ()), Event("noted", 0, (), 1)
    found = beats(quiet, whispered, views=(1, 2, 3), bot=True)
    assert [(b.event, len(b.travels)) for b in found] == [(None, 1), (None, 1)]
    assert beats(quiet, whispered, views=(1, 1, 1), bot=True) == []


def test_pieces_come_from_the_panel_of_whom_it_happens_to_and_stand_still_if_that_is_wanted() -> None:
    came = Event("came", 1, ())
    (beat,) = beats(came, views=(0, 4))
    assert beat.travels == [Travel(piece("a", 4), (Spot(1, 99), Spot(4, 0)))]
    assert beats(came, views=(0, 4), still=True) == []
