"""Looking closely at the table: what lies under the pointer or the focus is painted anew, large."""

from typing import TYPE_CHECKING

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box, Page, around
from game.drawing.theme import DARK_WOOD, LEAF_GOLD
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal, key_name
from game.table import painting
from game.table.cards import Card
from game.table.magnifier import FRAME, PICTURE, Lens, laid, paint_frame, paint_note
from game.table.setting import Subject

if TYPE_CHECKING:
    from game.scenes.table import Table

#: How much is seen around a land and its pieces in the lens, and how much light is left there.
AIR, AROUND = 20.0, 0.6
#: Keys that close it, and those that lead to the next thing.
_CLOSING, _ONWARD = (Key.CANCEL, Key.LOOK, Key.OK), {Key.RIGHT: 1, Key.DOWN: 1, Key.LEFT: -1, Key.UP: -1}


class Magnifier:
    """Holds what is shown large; the game waits meanwhile."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.lens: Lens | None = None
        self._picture: pygame.Surface | None = None

    def close(self) -> None:
        """Show the table again."""
        if self.lens is not None:
            self.lens, self._picture, self._table.changed = None, None, True

    def open(self, at: tuple[float, float]) -> bool:
        """Show large what lies at a point; False if there is nothing."""
        found = [subject for subject in self._table.subjects() if subject.box.holds(at)]
        return self._show(found[-1] if found else None, at)

    def open_at_first(self) -> None:
        """Show the first thing that can be looked at."""
        self._walk(1)

    def _show(self, subject: Subject | None, at: tuple[float, float]) -> bool:
        table, layout = self._table, self._table.sight.layout
        source = self._source(subject, at)
        if source is None:
            return False
        top = layout.bar.h + 6
        room = Box(10, top, table.page.width - 20, table.page.height - top - 10)
        shape = PICTURE if self._alone(source, subject) else None
        card = self._card(source)
        lens = laid(room, source, subject, shape, card.bared() if card else self._shown(source))
        self.lens, self._picture, table.changed = lens, None, True
        table.attention.subject = None
        return True

    def _source(self, subject: Subject | None, at: tuple[float, float]) -> Box | None:
        """Say what belongs together around a point: a part of the board, a panel, or the thing itself."""
        layout = self._table.sight.layout
        seats = range(len(self._table.session.players))
        panel = next((layout.seat(seat) for seat in seats if layout.seat(seat).holds(at)), None)
        near = layout.board.holds(at) or layout.context.holds(at)
        part = self._table.sight.desk.board.lens(at) if near else None
        return part or panel or (subject.box if subject else None)

    def _shown(self, source: Box) -> Box | None:
        """Give what of the table is shown of something: all that belongs to it, or what is read below it."""
        foot = self._table.sight.desk.board.foot(source)
        return source._replace(h=source.h + foot) if foot else self._whole(source)

    def _whole(self, source: Box) -> Box | None:
        """Give a part of the board with all that stands on it and some air around; None: it is whole."""
        standing, board = self._table.sight.desk.board.belonging(source), self._table.sight.layout.board
        if not standing:
            return None
        x, y, w, h = around([source, *standing]).inset(-AIR)
        left, top = max(x, board.x), max(y, board.y)
        return Box(left, top, min(x + w, board.right) - left, min(y + h, board.bottom) - top)

    def _card(self, source: Box) -> Card | None:
        """Give the card of the hand that is looked at by itself."""
        cards = (button for button in self._table.buttons if isinstance(button, Card) and not button.back)
        return next((card for card in cards if card.box == source), None)

    def _alone(self, source: Box, subject: Subject | None) -> bool:
        """Say whether its picture shows more of a thing than its place: beside board, seats and cards."""
        layout = self._table.sight.layout
        places = (layout.board, layout.seats, layout.tray)
        own = subject is not None and bool(subject.picture) and source == subject.box
        beside = layout.context.holds(source.centre)
        return own and (beside or not any(place.meets(source) for place in places))

    def hear(self, signal: Signal) -> bool:
        """Close it by a click or a key, or go on to the next thing; nothing else is heard."""
        if isinstance(signal, Click) and signal.down:
            self.close()
        elif isinstance(signal, Press) and signal.down and signal.button in _ONWARD:
            self._walk(_ONWARD[signal.button])
        elif signal == Press(Key.HELP):
            self._table.attention.subject = self.lens.subject if self.lens else None
            self.close()
            self._table.open_rules()
        elif isinstance(signal, Press) and signal.down and signal.button in _CLOSING:
            self.close()
        return True

    def _walk(self, step: int) -> None:
        subjects = self._table.subjects()
        now = self.lens.subject if self.lens else None
        number = subjects.index(now) + step if now in subjects else 0
        if subjects:
            subject = subjects[number % len(subjects)]
            self._show(subject, subject.box.centre)

    # What it looks like.

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dimmed table with the lens, painted once."""
        if self.lens is None:
            return
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._paint(self._table.canvas(surface), self.lens)
            self._picture = surface.copy()
        surface.blit(self._picture, (0, 0))

    def _paint(self, canvas: Canvas, lens: Lens) -> None:
        layout, page = self._table.sight.layout, canvas.page
        below = Box(0, layout.bar.h, page.width, page.height - layout.bar.h)
        light.shade(canvas, below, [lens.source, *self._table.sight.desk.board.belonging(lens.source)])
        if not isinstance(lens.source, Land):
            canvas.ring(lens.source.inset(-4), LEAF_GOLD, 4, 8)
        paint_frame(canvas, lens.box)
        inside = lens.box.inset(FRAME)
        if lens.subject and self._alone(lens.source, lens.subject):
            canvas.sheet(inside, seed=67, lift=0)
            canvas.picture(lens.subject.picture, inside.inset(28))
        else:
            canvas.surface.blit(self._large(canvas, lens), page.pixels(inside)[:2])
        sight = self._table.sight
        paint_note(canvas, lens, key_name(Key.HELP, sight.settings, sight.say))

    def _large(self, canvas: Canvas, lens: Lens) -> pygame.Surface:
        """Paint what is looked at anew, as large as the lens shows it."""
        page = Page(canvas.page.scale * lens.zoom, canvas.page.width, canvas.page.height)
        area = pygame.Rect(page.pixels(lens.shown))
        large = canvas.onto(pygame.Surface((area.right, area.bottom)), page)
        large.surface.set_clip(area)
        self._paint_source(large, lens)
        large.surface.set_clip(None)
        return large.surface.subsurface(area).copy()

    def _paint_source(self, canvas: Canvas, lens: Lens) -> None:
        table, source = self._table, lens.source
        sight, moment, card = table.sight, table.moment, self._card(source)
        canvas.line(Box(*lens.shown).inset(-2), DARK_WOOD)
        if card is not None:
            painting.paint_tray(canvas, sight, moment, table.free)
            card.draw(canvas, hot=False)
        elif sight.layout.board.meets(source):
            self._paint_board(canvas, lens)
        elif sight.layout.seats.meets(source):
            canvas.sheet(source, seed=40)
            painting.paint_rail(canvas, sight, moment)
        elif sight.layout.tray.meets(source):
            painting.paint_tray(canvas, sight, moment, table.free)
        else:
            canvas.sheet(source, seed=51)
            sight.desk.panel.paint_context(canvas, moment)
            self._ring(canvas, lens)

    def _paint_board(self, canvas: Canvas, lens: Lens) -> None:
        """Paint a part of the board, and what the round is about where that lies above it."""
        sight, moment, source = self._table.sight, self._table.moment, lens.source
        sight.desk.board.paint_ground(canvas)
        painting.paint_board(canvas, sight, moment)
        if sight.layout.context.meets(sight.layout.board):
            canvas.sheet(sight.layout.context, seed=51)
            sight.desk.panel.paint_context(canvas, moment)
        sight.desk.board.paint_close(canvas, Box(*lens.shown), sight.say)
        if isinstance(source, Land):
            light.shade(canvas, lens.shown, [source, *sight.desk.board.belonging(source)], AROUND)
        else:
            self._ring(canvas, lens)

    def _ring(self, canvas: Canvas, lens: Lens) -> None:
        """Point out what is looked at in its surroundings."""
        if lens.subject and lens.subject.box != lens.source:
            canvas.ring(lens.subject.box.inset(-2), LEAF_GOLD, 2, 6)
