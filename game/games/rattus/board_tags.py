"""Cubes of Rattus to point at: by themselves where they stand freely, by a tag each where seats crowd."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, VELLUM, VERDIGRIS
from game.table.cards import Glow
from game.table.chip import BROAD, paint_chip
from game.table.setting import Place
from game.widgets.button import Button, Deed
from rules.rattus.view import View

#: The least one can point at, and how far apart.
SIDE, GAP = 56.0, 8.0
#: How wide a tag is: as a chip for people across the room.
WIDE = 82.0
#: How far around pieces their ring lies.
EDGE = 4.0
#: How far a ring may be moved away from the cubes it is about.
ASIDE = 18.0


class Tag(Button):
    """A plate over a crowd that stands for the cubes of one seat."""

    def __init__(self, box: Box, deed: Deed, cubes: int, tincture: str) -> None:
        super().__init__(box, deed)
        self.cubes = cubes
        self.picture = f"pieces/cube_{tincture}"

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a chip with their number; the hand points at it while it is meant."""
        canvas.line(self.box.inset(2), VELLUM)
        wide = self.box.w - 8
        paint_chip(canvas, self.box.centred(wide, wide / BROAD), self.picture, self.cubes)
        if hot:
            canvas.ring(self.box.inset(-3), INK, 9, 8)
            canvas.ring(self.box.inset(-2), VERDIGRIS, 6, 7)
            canvas.picture("ui/manicule", Box(self.box.x - 30, self.box.y + 11, 42, 34))
        else:
            canvas.dashes(self.box, VERDIGRIS, 4, 11)


class PieceGlow(Glow):
    """Pieces that can be picked: light lies around them alone, though one may point further."""

    def __init__(self, box: Box, deed: Deed, pieces: Box) -> None:
        super().__init__(box, deed)
        self.pieces = pieces.inset(-EDGE)

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Fill the ground of the pieces."""
        self._around.draw_under(canvas, hot=hot)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw the ring so close that it crosses no number beside them."""
        self._around.draw(canvas, hot=hot)

    def draw_focus(self, canvas: Canvas) -> None:
        """Show there too that keys mean them."""
        self._around.draw_focus(canvas)

    @property
    def _around(self) -> Glow:
        glow = Glow(self.pieces, self.deed)
        glow.far, glow.due = self.far, self.due
        return glow


class Folk(NamedTuple):
    """Where the cubes of the seats in a region can be pointed at."""

    #: Around the cubes.
    rings: dict[Place, Box]
    #: Instead of them.
    tags: dict[Place, Box]


def roomy(spots: Mapping[Place, Box], view: View, board: Box) -> Folk:
    """Give every seat in a region enough to point at; where its cubes are too far from that, a tag."""
    found = Folk({}, {})
    for region in view.regions:
        keys: list[Place] = [("cube", (region.name, seat)) for seat in range(len(region.cubes))]
        crowd = sorted(((spots[key], key) for key in keys if key in spots), key=lambda pair: pair[0][1::-1])
        boxes, names = [box for box, _ in crowd], [key for _, key in crowd]
        apart = _apart(boxes)
        if all(abs(a.centre[0] - b.centre[0]) <= ASIDE for a, b in zip(apart, boxes, strict=True)):
            found.rings.update(zip(names, apart, strict=True))
        else:
            found.tags.update(zip(names, _grid(boxes, board), strict=True))
    return found


def _apart(boxes: Sequence[Box]) -> list[Box]:
    """Move boxes of one row or two apart; those of two rows grow upwards and downwards."""
    tops = sorted({box.y for box in boxes})
    rows = [_beside([box for box in boxes if box.y == top]) for top in tops]
    if len(rows) == 2:
        middle = (rows[0][0].bottom + rows[1][0].y) / 2
        rows[0] = [Box(box.x, middle - GAP / 2 - SIDE, box.w, SIDE) for box in rows[0]]
        rows[1] = [Box(box.x, middle + GAP / 2, box.w, SIDE) for box in rows[1]]
    return [box for row in rows for box in row]


def _beside(boxes: Sequence[Box]) -> list[Box]:
    """Widen boxes that lie side by side and move them apart, each as little as can be."""
    wide = [box.centred(max(SIDE, box.w - GAP / 2), max(SIDE, box.h)) for box in boxes]
    found: list[Box] = []
    for box in wide:
        left = found[-1].right + GAP if found else box.x
        found.append(box.moved(max(0.0, left - box.x), 0))
    back = sum(moved.x - box.x for moved, box in zip(found, wide, strict=True)) / len(found)
    return [box.moved(-back, 0) for box in found]


def _grid(boxes: Sequence[Box], board: Box) -> list[Box]:
    """Lay as many places over boxes, two in a row, within the board."""
    across, step, rows = WIDE + GAP, SIDE + GAP, -(-len(boxes) // 2)
    wide, high = 2 * across - GAP, rows * step - GAP
    x = (boxes[0].x + max(box.right for box in boxes) - wide) / 2
    y = (min(box.y for box in boxes) + max(box.bottom for box in boxes) - high) / 2
    x = min(max(x, board.x + GAP), board.right - GAP - wide)
    y = min(max(y, board.y + GAP), board.bottom - GAP - high)
    places = [divmod(number, 2) for number in range(len(boxes))]
    return [Box(x + column * across, y + row * step, WIDE, SIDE) for row, column in places]
