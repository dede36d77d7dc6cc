"""Markets to drive to: those with something to take are gilded and say what it brings, bare ones are not."""

from collections import Counter
from collections.abc import Iterable

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.text import FIGURES
from game.drawing.theme import GAIN, INK, IVORY, LIGHT
from game.games.notre_dame.stage_gains import gain, summed
from game.table.cards import Glow, wash
from game.table.chip import chip_box
from game.widgets.button import Deed
from rules.kernel import Seat
from rules.notre_dame.foresight import market_brings
from rules.notre_dame.state import NotreDame

#: How strong the gold is under a message, of 255; how high a line is by its letters, and the room around it.
GILDED, LINE, AROUND = 150, 1.08, 7.0
#: How far a label keeps from what it belongs to.
APART = 10.0


class Stop(Glow):
    """A market that can be driven to."""

    def __init__(self, box: Box, deed: Deed, brings: tuple[str, ...], board: Box, spared: list[Box]) -> None:
        """Lay it where the market is; what it brings is written on the board, over little that is spared."""
        super().__init__(box, deed)
        self.brings = brings
        self.board = board
        self.spared = [box for box in spared if not box.holds(self.box.centre)]

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay gold under what can be taken."""
        if self.brings and not self.far:
            wash(canvas, self.box.inset(-8), LIGHT, GILDED)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Frame it in gold and say what is got; a bare one has its dashed ring alone."""
        if hot or self.far or not self.brings:
            super().draw(canvas, hot=hot)
        else:
            canvas.ring(self.box.inset(-8), INK, 9, 14)
            canvas.ring(self.box.inset(-7), LIGHT, 6, 13)
        if self.brings and not self.far:
            self._label(canvas)

    def _label(self, canvas: Canvas) -> None:
        """Write what is got beside the frame, a line each."""
        size, label = canvas.sizes.number, self.label(canvas)
        for inset, colour in ((-2.0, INK), (0.0, IVORY)):
            area, corner = canvas.page.pixels(label.inset(inset)), canvas.page.length(7)
            pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=corner)
        for line, place in zip(self.brings, label.inset(AROUND - 2, 1).rows(len(self.brings)), strict=True):
            canvas.text(line, place, size, face=FIGURES, colour=GAIN, across="centre")

    def label(self, canvas: Canvas) -> Box:
        """Find the place for what is got: at the side of the frame where it hides least."""
        size = canvas.sizes.number
        wide = max(canvas.width(line, size, FIGURES) for line in self.brings) + 2 * AROUND
        high = size * LINE * len(self.brings) + 2
        x, y = self.box.centre[0] - wide / 2, self.box.centre[1] - high / 2
        beside, below = (self.box.w + wide) / 2 + APART, (self.box.h + high) / 2 + APART
        # Above and below it keeps inside the board.
        inside = min(max(x, self.board.x), self.board.right - wide) - x
        moves = ((beside, 0.0), (-beside, 0.0), (inside, below), (inside, -below))
        return min((Box(x, y, wide, high).moved(*move) for move in moves), key=self._hidden)

    def _hidden(self, label: Box) -> float:
        """Measure how much a label hides, and how much of it would not lie on the board."""
        inside = _area(label.shared(self.board))
        covered = sum(_area(label.inset(1).shared(box.inset(1))) for box in self.spared)
        return covered + 9 * (_area(label) - inside)


def _area(box: Box) -> float:
    return max(0.0, box.w) * max(0.0, box.h)


def occupied(pieces: Iterable[Piece]) -> list[Box]:
    """Give the places of pieces as they are painted, many on one spot as a chip."""
    return [
        chip_box(piece, count)
        if count > 1 or piece.numbered
        else Box(piece.x - piece.size / 2, piece.y - piece.size, piece.size, piece.size)
        for piece, count in Counter(pieces).items()
    ]


def got(state: NotreDame, seat: Seat, market: str, tinctures: tuple[str, ...]) -> tuple[str, ...]:
    """Say in signs what the message at a market would bring a seat; nothing if it cannot be taken."""
    brought = market_brings(state, seat, market)
    found = [gain(event, tinctures) for event in brought.events if event.seat == seat] if brought else []
    own = summed(each for each in found if each is not None)
    return tuple(f"{each.words}[{each.icon}]" for each in own if each.number)
