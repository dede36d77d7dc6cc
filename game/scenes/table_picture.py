"""The table painted: what stands still in parts, one lot with each frame, and what moves over it."""

import itertools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import along
from game.input.signals import Button as Key
from game.input.signals import key_name
from game.table import bar, inspector, painting
from game.table.layout import BAR
from game.table.story import paint_piece
from game.words import shared

if TYPE_CHECKING:
    from game.scenes.table import Table


class Part(NamedTuple):
    """A part of the table that can be painted without the others."""

    box: Box
    paint: Callable[[Canvas], None]


class Picture:
    """Keeps the painted table, and knows which parts of it are to be painted anew."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._rest: pygame.Surface | None = None
        #: What is to be painted anew, one lot with each frame.
        self.stale: list[list[Part]] = []

    def forget(self) -> None:
        """Give the painted table up: nobody sees it any more."""
        self._rest = None

    def draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        """Draw what stands still once, and what moves over it."""
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest, whole = pygame.Surface(surface.get_size()), True
        if whole:
            self.stale = []
            self.draw_all(self._rest)
        elif self.stale:
            self._draw_parts(self._rest, self.stale.pop(0))
        surface.blit(self._rest, (0, 0))
        canvas, beat = self._table.canvas(surface), self._table.story.beat
        for travel in beat.travels if beat else ():
            paint_piece(canvas, travel.piece, along(list(travel.way), beat.part if beat else 1))

    def draw_all(self, surface: pygame.Surface) -> None:
        """Draw everything that stands still."""
        self._draw_parts(surface, itertools.chain(*self.parts()))

    def parts(self) -> list[list[Part]]:
        """Divide the table, in the order in which its parts are painted."""
        layout, page = self._table.sight.layout, self._table.page
        left, right = (layout.seats.right + layout.board.x) / 2, (layout.board.right + layout.context.x) / 2
        deep = page.height - BAR
        return [
            [
                Part(Box(left, BAR, right - left, deep), self.paint_middle),
                Part(Box(0, 0, page.width, BAR), self.paint_bar),
            ],
            [Part(Box(0, BAR, left, deep), self.paint_left)],
            [Part(Box(right, BAR, page.width - right, deep), self.paint_right)],
        ]

    def _draw_parts(self, surface: pygame.Surface, parts: Iterable[Part]) -> None:
        """Draw some parts; nothing of them reaches into others."""
        canvas = self._table.canvas(surface)
        for part in parts:
            surface.set_clip(self._table.page.pixels(part.box))
            self._table.lay_ground(surface)
            part.paint(canvas)
            self._table.draw_buttons(canvas, part.box)
        surface.set_clip(None)

    def paint_middle(self, canvas: Canvas) -> None:
        """Paint board and tray."""
        table = self._table
        sight, moment = table.sight, table.moment
        painting.paint_board(canvas, sight, moment)
        self._paint_entry(canvas)
        painting.paint_turn(canvas, sight)
        painting.paint_tray(canvas, sight, moment, table.free)
        table.conduct.paint_middle(canvas)

    def _paint_entry(self, canvas: Canvas) -> None:
        """Show where something happened that is read about."""
        table, board = self._table, self._table.sight.desk.board
        entry = table.attention.entry if table.story.beat is None else None
        where = board.shown(entry.event, table.sight.view) if entry and not entry.seam else None
        if where:
            board.mark(canvas, where)

    def paint_left(self, canvas: Canvas) -> None:
        """Paint the seats."""
        painting.paint_rail(canvas, self._table.sight, self._table.moment)
        self._table.conduct.paint_left(canvas)

    def paint_right(self, canvas: Canvas) -> None:
        """Paint what the round is about, and below it the chronicle or what is asked for."""
        table, sight, side = self._table, self._table.sight, self._table.side
        sight.desk.panel.paint_context(canvas, table.moment)
        subject, box, say = table.attention.subject, sight.layout.log, sight.say
        side.chronicle.lines = []
        if subject is not None:
            inspector.paint_glass(canvas, box, subject, key_name(Key.HELP, sight.settings, say))
        elif side.advising.wanted:
            inspector.paint_advice(canvas, box, side.advising.counsel(sight), say)
        elif side.recapping and table.story.beat is None and sight.looker is not None:
            since = side.chronicle.recap(side.entries, sight.looker, sight.viewer)
            side.chronicle.paint(canvas, box, say(shared.RECAP), since, sight.viewer, say)
        else:
            side.chronicle.paint(canvas, box, say(shared.LOG), side.entries_told(), sight.viewer, say)

    def paint_bar(self, canvas: Canvas) -> None:
        """Paint who is asked, and what would come of what is meant."""
        table = self._table
        table.conduct.paint_prompt(canvas)
        reason = table.attention.reason
        words = reason or (table.meant.hint if table.meant else "")
        room = bar.beside_prompt(canvas.page.width)
        if words:
            bar.paint_outcome(canvas, words, room, warning=bool(reason))
        else:
            table.sight.desk.panel.paint_time(canvas, table.moment, room)
