"""Looking closely at the table: what lies under the pointer or the focus is painted anew, large."""

from typing import TYPE_CHECKING

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box, Page
from game.drawing.theme import DARK_WOOD, LEAF_GOLD
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal, key_name
from game.table import painting
from game.table.cards import Card
from game.table.desk import Subject
from game.table.magnifier import FRAME, PICTURE, Lens, laid, paint_frame, paint_note

if TYPE_CHECKING:
    from game.scenes.table import Table

#: How much light is left of what surrounds a land in the lens.
AROUND = 0.6
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
        self.lens, self._picture, table.changed = laid(room, source, subject, shape), None, True
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

    def _alone(self, source: Box, subject: Subject | None) -> bool:
        """Say whether its picture shows more of a thing than its place: beside board, seats and cards."""
        layout = self._table.sight.layout
        places = (layout.board, layout.seats, layout.tray)
        own = subject is not None and bool(subject.picture) and source == subject.box
        return own and not any(place.meets(source) for place in places)

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
        light.shade(canvas, below, [lens.source])
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
        area = pygame.Rect(page.pixels(lens.source))
        large = canvas.onto(pygame.Surface((area.right, area.bottom)), page)
        large.surface.set_clip(area)
        self._paint_source(large, lens)
        large.surface.set_clip(None)
        return large.surface.subsurface(area).copy()

    def _paint_source(self, canvas: Canvas, lens: Lens) -> None:
        table, source, subject = self._table, lens.source, lens.subject
        sight, moment = table.sight, table.moment
        canvas.line(Box(*source).inset(-2), DARK_WOOD)
        if sight.layout.board.meets(source):
            sight.desk.board.paint_ground(canvas)
            painting.paint_board(canvas, sight, moment)
            sight.desk.board.paint_close(canvas, Box(*source), sight.say)
            if isinstance(source, Land):
                light.shade(canvas, Box(*source), [source], AROUND)
            elif subject and subject.box != source:
                canvas.ring(subject.box.inset(-2), LEAF_GOLD, 2, 6)
        elif sight.layout.seats.meets(source):
            canvas.sheet(source, seed=40)
            painting.paint_rail(canvas, sight, moment)
        elif sight.layout.tray.meets(source):
            painting.paint_tray(canvas, sight, moment, table.free)
            for button in table.buttons:
                if isinstance(button, Card) and button.box.meets(source):
                    button.draw(canvas, hot=False)
        else:
            canvas.sheet(source, seed=51)
            sight.desk.panel.paint_context(canvas, moment)
            if subject and subject.box != source:
                canvas.ring(subject.box.inset(-2), LEAF_GOLD, 2, 6)
