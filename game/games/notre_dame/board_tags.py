"""Where it is written what markets bring: beside each of them, and over little that is to be seen."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import dist
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES

#: How high a line is by its letters, and the room around it.
LINE, AROUND = 1.08, 7.0
#: How far a tag keeps from what it belongs to, and from what it must not hide.
APART, CLEAR = 10.0, 4.0
#: How far it goes away on a stem where it would hide something otherwise.
AWAY = (0.0, 26.0)
#: What stands between two things in one line.
BETWEEN = "\N{NO-BREAK SPACE}"
#: How far a tag goes along the edge of its market, in parts of the way to its end.
SLIDES = (0.0, -0.5, 0.5, -1.0, 1.0)
#: What it costs to go to such an end, and to lie in one long line; in units of a page that are hidden.
ASIDE, LONG = 12.0, 4.0
#: How much worse it is to leave the board, and to lie on what tells of another market, than to hide a piece.
OUTSIDE, OTHER = 9.0, 3.0
#: How many places of a tag are thought of, how near another is that may make room, and how often they do.
BEST, NEAR, ROUNDS = 14, 340.0, 2
#: From how much on a tag hides something.
HIDES = 30.0


class Tag(NamedTuple):
    """What is written beside a market, and where."""

    box: Box
    lines: tuple[str, ...]

    def stem(self, stop: Box) -> tuple[tuple[float, float], tuple[float, float]]:
        """Give the ends of the shortest line that joins it to its market."""
        start = _nearest(stop, self.box.centre)
        return start, _nearest(self.box, start)


class _Place(NamedTuple):
    """A place where a tag may lie, and what it would hide there, whatever others do."""

    tag: Tag
    cost: float
    #: What it wants for itself.
    ground: Box


class Wish(NamedTuple):
    """A market, and what is to be written beside it: in each way that it can be, and how wide that is."""

    stop: Box
    shapes: tuple[tuple[tuple[str, ...], float], ...] = ()


def wish(canvas: Canvas, stop: Box, lines: tuple[str, ...]) -> Wish:
    """Say what is to be written beside a market: a line a thing, or all in one; nothing: it is spared."""
    size, ways = canvas.sizes.number, dict.fromkeys((lines, (BETWEEN.join(lines),)) if lines else ())
    widths = [max(canvas.width(line, size, FIGURES) for line in way) + 2 * AROUND for way in ways]
    return Wish(stop, tuple(zip(ways, widths, strict=True)))


@lru_cache(maxsize=8)
def laid(board: Box, spared: tuple[Box, ...], wishes: tuple[Wish, ...], size: float) -> dict[Box, Tag]:
    """Lay out together what markets bring, in letters so large, over little that is to be spared."""
    places = {each.stop: _places(board, spared, each, wishes, size) for each in wishes if each.shapes}
    return {stop: place.tag for stop, place in _apart(places).items()}


def _places(
    board: Box, spared: Sequence[Box], ours: Wish, wishes: Sequence[Wish], size: float
) -> list[_Place]:
    """Give the best places beside a market, and what a tag would hide there."""
    around, stop = ours.stop.inset(-NEAR), ours.stop
    shunned = [box.inset(-CLEAR) for box in spared if not box.holds(stop.centre)]
    shunned += [other.stop.inset(-APART if other.shapes else 0) for other in wishes if other != ours]
    shunned, found = [box for box in shunned if box.meets(around)], list[_Place]()
    for away in AWAY:
        for number, (lines, wide) in enumerate(ours.shapes):
            bare = Box(0, 0, wide, size * LINE * len(lines) + 2)
            for box, aside in _beside(bare, stop, board, APART + away):
                outside = box.w * box.h - box.overlap(board)
                cost = sum(box.overlap(other) for other in shunned) + OUTSIDE * outside
                cost += aside + number * LONG + away
                found.append(_Place(Tag(box, lines), cost, box.inset(-CLEAR)))
        if min(place.cost for place in found) < HIDES:
            break
    return sorted(found, key=lambda place: place.cost)[:BEST]


def _apart(places: Mapping[Box, list[_Place]]) -> dict[Box, _Place]:
    """Let each tag lie where it hides least; the one with the least choice goes first."""
    laid = dict[Box, _Place]()
    for stop in sorted(places, key=lambda stop: -places[stop][0].cost) * 2:
        others = [place.ground for other, place in laid.items() if other != stop]
        laid[stop] = min(places[stop], key=lambda place: _worth(place, others))
    for _ in range(ROUNDS):
        for stop in places:
            _make_room(stop, places, laid)
    return laid


def _make_room(stop: Box, places: Mapping[Box, list[_Place]], laid: dict[Box, _Place]) -> None:
    """Let a tag that hides something and one of its neighbours look together for better places."""
    for other in (box for box in places if box != stop and dist(box.centre, stop.centre) < NEAR):
        rest = [place.ground for box, place in laid.items() if box not in (stop, other)]
        if _worth(laid[stop], [*rest, laid[other].ground]) < HIDES:
            return
        ours, theirs = ([(each, _worth(each, rest)) for each in places[box]] for box in (stop, other))
        pairs = (
            (mine + yours + OTHER * one.ground.overlap(two.ground), one, two)
            for (one, mine), (two, yours) in product(ours, theirs)
        )
        _, laid[stop], laid[other] = min(pairs, key=lambda pair: pair[0])


def _worth(place: _Place, others: Sequence[Box]) -> float:
    """Measure how bad a place is beside other tags."""
    return place.cost + OTHER * sum(place.ground.overlap(other) for other in others)


def _beside(tag: Box, stop: Box, board: Box, apart: float) -> Iterator[tuple[Box, float]]:
    """Give every place of a tag along the four edges of a market, and what it costs to go aside."""
    (x, y), (wide, high) = stop.centre, tag[2:]
    across, down = (stop.w + wide) / 2 + apart, (stop.h + high) / 2 + apart
    for slide in SLIDES:
        dx, dy = slide * abs(stop.w - wide) / 2, slide * abs(stop.h - high) / 2
        # Above and below it keeps inside the board.
        left = min(max(x + dx - wide / 2, board.x), board.right - wide)
        top = y + dy - high / 2
        for at in ((x + across - wide / 2, top), (x - across - wide / 2, top)):
            yield Box(*at, wide, high), abs(slide) * ASIDE
        for middle in (y + down, y - down):
            yield Box(left, middle - high / 2, wide, high), abs(slide) * ASIDE


def _nearest(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    """Give the point of a box that is nearest to another."""
    return min(max(point[0], box.x), box.right), min(max(point[1], box.y), box.bottom)
