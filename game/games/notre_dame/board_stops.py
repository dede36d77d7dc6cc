"""Markets to drive to: those with something to take are gilded and say what it brings, bare ones are not."""

from collections import Counter
from collections.abc import Iterable
from math import dist

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.text import FIGURES
from game.drawing.theme import GAIN, INK, IVORY, LIGHT
from game.games.notre_dame.board_places import CONFIDANT_BROAD, CUBE_BROAD
from game.games.notre_dame.board_tags import APART, AROUND, Tag, laid, wish
from game.games.notre_dame.stage_gains import gain, summed
from game.table.cards import Glow, wash
from game.table.chip import chip_box
from game.widgets.button import Deed
from rules.kernel import Seat
from rules.notre_dame.foresight import market_brings
from rules.notre_dame.state import NotreDame

#: How strong the gold is under a message, of 255.
GILDED = 150
#: Pieces that are higher than wide.
BROAD = {"cube": CUBE_BROAD, "confidant": CONFIDANT_BROAD}


class Stop(Glow):
    """A market that can be driven to."""

    def __init__(self, box: Box, deed: Deed, brings: tuple[str, ...], stops: "Stops") -> None:
        """Lay it where the market is; what it brings is written beside it, in nobody's way."""
        super().__init__(box, deed)
        self.brings = brings
        self._stops = stops
        stops.add(self)

    @property
    def tells(self) -> bool:
        """Say whether it is written what is got here."""
        return bool(self.brings) and not self.far

    def draw_under(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay gold under what can be taken."""
        if self.tells:
            wash(canvas, self.box.inset(-8), LIGHT, GILDED)

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Frame it in gold and say what is got; a bare one has its dashed ring alone."""
        if hot or not self.tells:
            super().draw(canvas, hot=hot)
        else:
            canvas.ring(self.box.inset(-8), INK, 9, 14)
            canvas.ring(self.box.inset(-7), LIGHT, 6, 13)
        if self.tells:
            self._paint_tag(canvas)

    def _paint_tag(self, canvas: Canvas) -> None:
        """Write what is got beside the frame, in the gold of the frame."""
        size, tag = canvas.sizes.number, self._stops.tag(canvas, self)
        label, lines = tag
        self._paint_stem(canvas, tag)
        for inset, colour in ((-5.0, INK), (-3.0, LIGHT), (0.0, IVORY)):
            area, corner = canvas.page.pixels(label.inset(inset)), canvas.page.length(7 - inset)
            pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=corner)
        for line, place in zip(lines, label.inset(AROUND - 2, 1).rows(len(lines)), strict=True):
            canvas.text(line, place, size, face=FIGURES, colour=GAIN, across="centre")

    def _paint_stem(self, canvas: Canvas, tag: Tag) -> None:
        """Join the tag to its market where it stands away from that."""
        start, end = tag.stem(self.box.inset(-8))
        if dist(start, end) > APART:
            one, other = ((x * canvas.page.scale, y * canvas.page.scale) for x, y in (start, end))
            for colour, thick in ((INK, 13.0), (LIGHT, 8.0)):
                ink = canvas.look.shade(colour)
                pygame.draw.line(canvas.surface, ink, one, other, max(1, canvas.page.length(thick)))

    def label(self, canvas: Canvas) -> Box:
        """Give the place where it is written what is got."""
        return self._stops.tag(canvas, self).box


class Stops:
    """All markets that can be driven to: what they bring is laid out together."""

    def __init__(self, board: Box, spared: list[Box]) -> None:
        """Write on a board, over little that is spared."""
        self._board = board
        self._spared = tuple(spared)
        self._stops: dict[Box, Stop] = {}
        self._laid: dict[object, dict[Box, Tag]] = {}

    def add(self, stop: Stop) -> None:
        """Take up a market, in place of the same one before."""
        self._stops[stop.box] = stop

    def tag(self, canvas: Canvas, stop: Stop) -> Tag:
        """Give what is written beside a market, and where."""
        shown = {each.box: each.brings for each in self._stops.values() if not each.far}
        key = (canvas.page, canvas.sizes, canvas.look, *shown)
        if key not in self._laid or stop.box not in shown:
            wishes = (wish(canvas, box, lines) for box, lines in {**shown, stop.box: stop.brings}.items())
            self._laid[key] = laid(self._board, self._spared, tuple(wishes), canvas.sizes.number)
        return self._laid[key][stop.box]


def occupied(pieces: Iterable[Piece]) -> list[Box]:
    """Give the places of pieces as they are painted, many on one spot as a chip."""
    return [
        chip_box(piece, count)
        if count > 1 or piece.numbered
        else Box(piece.x, piece.y - piece.size, 0, piece.size).inset(-piece.size * _broad(piece) / 2, 0)
        for piece, count in Counter(pieces).items()
    ]


def _broad(piece: Piece) -> float:
    """Say how wide a piece is by its height."""
    return next((wide for kind, wide in BROAD.items() if piece.kind.startswith(kind)), 1.0)


def got(state: NotreDame, seat: Seat, market: str, tinctures: tuple[str, ...]) -> tuple[str, ...]:
    """Say in signs what the message at a market would bring a seat; nothing if it cannot be taken."""
    brought = market_brings(state, seat, market)
    found = [gain(event, tinctures) for event in brought.events if event.seat == seat] if brought else []
    own = summed(each for each in found if each is not None)
    return tuple(f"{each.words}[{each.icon}]" for each in own if each.number)
