"""How many cubes come to a region by what is meant: a green tag with a plus, beside those of their seat."""

from collections.abc import Iterator, Mapping, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import GAIN
from game.games.rattus.board_danger import paint_tag
from game.games.rattus.board_map import FRAME, Europe
from rules.kernel import Seat
from rules.rattus.view import View

#: A region and a seat.
Home = tuple[str, Seat]
#: How far the frame of a tag reaches.
FRAMED = 5.0
#: How much it may rather cover than lie in another region.
ASTRAY = 900.0


def coming(before: View, after: View) -> dict[Home, int]:
    """Count the cubes that come to regions, by region and seat."""
    found: dict[Home, int] = {}
    for region in before.regions:
        pairs = zip(after.region(region.name).cubes, region.cubes, strict=True)
        found |= {(region.name, seat): new - old for seat, (new, old) in enumerate(pairs) if new > old}
    return found


def words_of(before: View, after: Sequence[View]) -> dict[Home, str]:
    """Say how many come to each region, whichever of several things is done: from the least to the most."""
    counted = [coming(before, view) for view in after]
    found: dict[Home, str] = {}
    for home in dict.fromkeys(home for one in counted for home in one):
        numbers = sorted({one.get(home, 0) for one in counted})
        found[home] = "+" + "\N{EN DASH}".join(str(number) for number in (*numbers[:1], *numbers[1:][-1:]))
    return found


def paint_coming(
    canvas: Canvas, europe: Europe, before: View, after: Sequence[View], tags: Mapping[str, Box]
) -> None:
    """Hang a tag wherever cubes come; those of danger are in its way."""
    for home, words in words_of(before, after).items():
        most = max(after, key=lambda view: view.region(home[0]).cubes[home[1]])
        wide = canvas.width(words, europe.scale.number, FIGURES) + europe.scale.tag[1] * 0.5
        taken = [*tags.values(), *obstacles(europe, most)]
        paint_tag(canvas, place(europe, most, home, wide, taken), words, GAIN)


def obstacles(europe: Europe, view: View) -> Iterator[Box]:
    """Give all that stands on the chart, and the names there."""
    yield from europe.letters
    yield europe.reaper(view.plague)
    for region in view.regions:
        yield from europe.tokens(region)
        yield from (box for _, box in europe.people(region))
    yield from (box for _, box in europe.courtiers(view))


def place(europe: Europe, view: View, home: Home, wide: float, taken: Sequence[Box]) -> Box:
    """Find a place for the tag of a seat near its cubes: where it covers nothing, or as little as can be."""
    name, seat = home
    people = europe.people(view.region(name))
    cubes = next(box for item, box in people if (item.kind, item.seat) == ("cube", seat))
    inside = europe.box.inset(FRAME + FRAMED)
    places = list(_around(cubes, [box for _, box in people], wide, europe.scale.tag[1]))
    fitting = [box for box in places if inside.inset(-1).holds((box.x, box.y)) and _ends(box, inside)]
    foreign = [land for other, land in europe.lands.items() if other != name]

    def covered(box: Box) -> float:
        """Say how much it would cover, and whether it would seem to come elsewhere."""
        astray = any(land.holds(box.centre) for land in foreign)
        return sum(box.inset(-FRAMED).overlap(other) for other in taken) + ASTRAY * astray

    return min(fitting or places[:1], key=covered)


def _around(cubes: Box, people: Sequence[Box], wide: float, high: float) -> Iterator[Box]:
    """Give places beside each row, that of the cubes first, then below and above all of them."""
    left, right = min(box.x for box in people), max(box.right for box in people)
    top, low = min(box.y for box in people), max(box.bottom for box in people)
    for y in sorted({box.centre[1] for box in people}, key=lambda y: abs(y - cubes.centre[1])):
        row = [box for box in people if box.centre[1] == y]
        yield Box(max(box.right for box in row) + 2 * FRAMED, y - high / 2, wide, high)
        yield Box(min(box.x for box in row) - 2 * FRAMED - wide, y - high / 2, wide, high)
    for y in (low + FRAMED, top - high - FRAMED):
        for x in (cubes.centre[0] - wide / 2, left, right - wide):
            yield Box(x, y, wide, high)


def _ends(box: Box, inside: Box) -> bool:
    return box.right <= inside.right and box.bottom <= inside.bottom
