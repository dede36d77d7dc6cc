"""A tag that says in words what a button with nothing but an icon does, beside it while it is meant."""

from collections.abc import Iterator, Sequence

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD

HIGH, MARGIN, GAP = 54.0, 26.0, 12.0


def draw_tag(canvas: Canvas, button: Box, words: str, others: Sequence[Box]) -> None:
    """Lay a strip with the words beside a button, where it covers none of the others if that can be."""
    size = canvas.sizes.body
    width, high = canvas.width(words, size, BOLD) + 2 * MARGIN, max(HIGH, size * 1.7)
    free = canvas.page.box.inset(GAP)
    places = [place for place in _places(button, width, high, free, others) if _inside(place, free)]
    clear = (place for place in places if not any(_meet(place, other) for other in others))
    strip = next(clear, places[0] if places else free.centred(width, high))
    canvas.sheet(strip, seed=9, ends="torn", lift=8)
    canvas.text(words, strip, size, face=BOLD, across="centre")


def _places(button: Box, width: float, high: float, free: Box, others: Sequence[Box]) -> Iterator[Box]:
    """Give the places below and above, then those beyond the row that the button stands in."""
    left = max(free.x, min(button.centre[0] - width / 2, free.right - width))
    middle = button.centre[1] - high / 2
    row = [button, *(other for other in others if other.y < button.bottom and button.y < other.bottom)]
    yield Box(left, button.bottom + GAP, width, high)
    yield Box(left, button.y - GAP - high, width, high)
    yield Box(min(box.x for box in row) - GAP - width, middle, width, high)
    yield Box(max(box.right for box in row) + GAP, middle, width, high)


def _inside(place: Box, free: Box) -> bool:
    return (
        place.x >= free.x and place.y >= free.y and place.right <= free.right and place.bottom <= free.bottom
    )


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
