"""A hand with more kinds of cards than can be read side by side: two rows of tiles, one for each kind."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import INK, IVORY, VERDIGRIS
from game.games.rattus_cartus.board_signs import paint_plate
from game.games.rattus_cartus.cards import BACK, paint_tile
from game.games.rattus_cartus.hand_fan import Fan, HandCard, Held
from game.games.rattus_cartus.hand_marks import paint_copies, paint_rat
from game.widgets.button import Deed

#: How many rows there are, how far tiles are apart, and how wide one is at most by its height.
ROWS, GAP, BROAD = 2, 8.0, 1.8
#: How much higher than a piece the sign of a rat is at most.
BADGE = 6.0
#: How much larger the tile becomes that is meant.
LARGER = 1.12


class HandTile(HandCard):
    """All cards of one kind on a tile; how many of them are chosen already stands on it."""

    def __init__(self, fan: Fan, kind: Held, box: Box, deed: Deed | None, *, back: bool, laid: int) -> None:
        super().__init__(fan, kind, (box,), box.right, deed, back=back)
        #: How many more cards of this kind are chosen.
        self.laid = laid

    def paint(self, canvas: Canvas, rise: float) -> None:
        """Draw it, larger while it is meant."""
        meant = rise > 0
        box = _larger(self.box) if meant else self.box
        if self.back:
            box = canvas.picture(BACK, box)
        else:
            paint_tile(canvas, self.kind.name, box)
        if meant or self.kind.chosen:
            canvas.ring(box.inset(-4), INK, 8, 9)
            canvas.ring(box.inset(-3), VERDIGRIS, 6, 8)
        elif self.ringed:
            canvas.ring(box.inset(-1), VERDIGRIS, 3, 7)
        if self.strange and not self.back:
            high = min(box.h * 0.44, canvas.sizes.piece + BADGE)
            paint_rat(canvas, Box(box.x + box.h * 0.5, box.y + 3, high * 1.14, high))
        self._paint_numbers(canvas, box)

    def _paint_numbers(self, canvas: Canvas, box: Box) -> None:
        """Write how many cards there are, and on a green plate how many are chosen."""
        high = canvas.sizes.number + 6
        if self.kind.copies > 1 and not self.kind.chosen:
            plaque = Box(box.right - high * 1.3 - 3, box.bottom - high - 3, high * 1.3, high)
            paint_copies(canvas, plaque, self.kind.copies)
        chosen = self.laid + (self.kind.copies if self.kind.chosen else 0)
        if chosen:
            plate = Box(box.right - high * 1.2, box.y - 6, high * 1.2 + 4, high)
            paint_plate(canvas, plate, VERDIGRIS, 8)
            words = f"+{chosen}"
            canvas.text(
                words, plate.inset(-6, -8), canvas.sizes.number, face=FIGURES, colour=IVORY, across="centre"
            )


def _larger(box: Box) -> Box:
    wide, high = box.w * LARGER, box.h * LARGER
    return Box(box.centre[0] - wide / 2, box.bottom - high, wide, high)


def tiled(
    box: Box, kinds: Sequence[Held], deeds: Mapping[str, Deed], *, hidden: bool, even: bool, ringed: bool
) -> list[HandCard]:
    """Lay a tile for each kind of card, or where nobody may tell them apart for each card; row by row."""
    if hidden or even:
        kinds = [Held(kind.name, 1, kind.chosen) for kind in kinds for _ in range(kind.copies)]
        groups = [[kind] for kind in kinds]
    else:
        groups = [list(group) for _, group in groupby(kinds, lambda kind: kind.name)]
    fan, found = Fan(), []
    for place, group in zip(_places(box, len(groups)), groups, strict=True):
        # Those that are left can be chosen; the others are told of on the same tile.
        kind = group[-1]
        laid = sum(other.copies for other in group[:-1])
        deed = None if kind.chosen else deeds.get(kind.name)
        tile = HandTile(fan, kind, place, deed, back=hidden, laid=laid)
        tile.ringed = ringed if hidden else tile.ringed
        tile.sweeps, tile.chosen = tile.enabled, kind.chosen
        found.append(tile)
    return list(found)


def _places(box: Box, number: int) -> list[Box]:
    """Cut a box into as many places as there are tiles, row by row."""
    across = -(-number // ROWS)
    high = (box.h - GAP * (ROWS - 1)) / ROWS
    wide = min(high * BROAD, (box.w - GAP * (across - 1)) / across)
    return [
        Box(box.x + place % across * (wide + GAP), box.y + place // across * (high + GAP), wide, high)
        for place in range(number)
    ]
