"""The table painted: what stands still in parts, one lot with each frame, and what moves over it."""

import itertools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD, Later
from game.drawing.theme import HARM, LEAF_GOLD
from game.input.signals import Button as Key
from game.input.signals import key_name
from game.scenes.table_alive import Alive
from game.scenes.table_rehearsals import Rehearsals
from game.table import bar, inspector, painting
from game.table.cards import mark_advised, pulse
from game.table.glide import Glide
from game.table.layout import GAP
from game.table.liveliness import level
from game.table.setting import Subject
from game.table.stage import Act, Cue, OpenStage
from game.table.story import Beat
from game.widgets.button import Button
from game.words import shared
from rules.kernel import Action, Seat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: Seconds of a frame for parts of the table for which much has to be made first.
PATIENCE = 0.007
#: From this part of its sheet on a recap takes all of it.
COVERED = 0.64
#: Lower than this nothing is left free below one on the board.
STRIP = 70.0


class Part(NamedTuple):
    """A part of the table that can be painted without the others."""

    box: Box
    paint: Callable[[Canvas], None]
    #: Whether it loses its light while the stage is open.
    dims: bool = True


class Picture:
    """Keeps the painted table, and knows which parts of it are to be painted anew."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._rest: pygame.Surface | None = None
        self._draft: pygame.Surface | None = None
        self._stage = OpenStage()
        self._rehearsals = Rehearsals(table)
        self.glide = Glide()
        #: What moves over the table.
        self.alive = Alive(table)
        #: What is to be painted anew, one lot with each frame.
        self.stale: list[list[Part]] = []
        #: Whether that may take a frame more, for nobody has touched anything.
        self.patient = False
        #: Whether somebody looks at the board as it was before.
        self._behind = False

    @property
    def moving(self) -> bool:
        """Say whether anything moves that is not told."""
        return self.alive.moving or self.glide.moving

    def forget(self) -> None:
        """Give the painted table up: nobody sees it any more."""
        self._rest = self._draft = None
        self._rehearsals.forget()
        self.glide.strip()

    def renew(self, *, patient: bool) -> None:
        """Paint everything anew, one lot with each frame."""
        self.patient, self._behind = patient, False
        # What has just been reckoned is enough for one frame.
        self.stale = [*([[]] if patient else []), *self.parts()]

    def draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        """Draw what stands still once, and what moves over it."""
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest, whole = pygame.Surface(surface.get_size()), True
        self._rehearsals.cast()
        if whole:
            self.stale, self._behind = [], False
            self.draw_all(self._rest)
        elif self.stale:
            if not self.patient:
                self._draw_parts(self._rest, self.stale.pop(0))
            elif self._drafted(self._rest, self.stale[0]):
                del self.stale[0]
            self._behind = self.patient and len(self.stale) >= len(self.parts())
        elif surface.get_clip() == surface.get_rect():
            self._rehearsals.go_on(self._table.canvas(surface))
        surface.blit(self._rest, (0, 0))
        self._draw_moving(self._table.canvas(surface), self._rest)

    def _drafted(self, rest: pygame.Surface, lot: Iterable[Part]) -> bool:
        """Draw some parts as far as there is time to make what they need; they are seen once all is."""
        if self._draft is None or self._draft.get_size() != rest.get_size():
            self._draft = pygame.Surface(rest.get_size())
        try:
            with CUPBOARD.sparing(PATIENCE):
                self._draw_parts(self._draft, lot)
        except Later:
            return False
        for part in lot:
            area = self._table.page.pixels(part.box)
            rest.blit(self._draft, area, area)
        return True

    def _draw_moving(self, canvas: Canvas, rest: pygame.Surface) -> None:
        """Draw what happens on the stage, what travels, and what comes and goes over all of it."""
        board, act = self._table.sight.layout.board, self._table.sight.act
        goal = act.board if act and act.board else board
        self.glide.aim(goal, jumps=not level(self._table.app.settings))
        self.glide.paint(canvas, rest, board)
        self._draw_stage(canvas)
        self.alive.paint(canvas)

    # What is told on the stage.

    @property
    def unready(self) -> bool:
        """Say whether what is told now has not begun because it cannot be shown yet."""
        beat = self._table.story.beat
        if beat is None or beat.passed:
            return False
        rehearsal = self._rehearsals.of(beat)
        return self._behind or (rehearsal is not None and not rehearsal.over)

    def _draw_stage(self, canvas: Canvas) -> None:
        beat, sight = self._table.story.beat, self._table.sight
        if beat is None or sight.beat is not beat:
            self._stage.close()
            self._draw_pulse(canvas)
            return
        if sight.act and self.unready:
            self._stage.linger(canvas, sight.act)
        elif sight.act:
            rehearsal = self._rehearsals.of(beat)
            ready = rehearsal.set if rehearsal else None
            self._stage.draw(canvas, sight.act, beat, ready, still=sight.settings.reduced_motion)

    def heard(self, beat: Beat[Any]) -> list[Cue]:
        """Give what is to be heard of a beat as it was drawn on the stage."""
        return self._stage.heard(beat)

    def _draw_pulse(self, canvas: Canvas) -> None:
        """Let what can be picked pulse under the pieces, for a moment and until something is meant."""
        table, intent = self._table, self._table.intent
        if not intent.pulsing or table.moment.way:
            return
        for button in intent.targets:
            pulse(canvas, button.box, intent.pulse)
        free = table.side.laid is None
        if free and not table.sight.layout.context.meets(table.sight.layout.board):
            painting.paint_standing(canvas, table.sight, table.moment)

    def draw_all(self, surface: pygame.Surface) -> None:
        """Draw everything that stands still."""
        self._draw_parts(surface, itertools.chain(*self.parts()))

    def parts(self) -> list[list[Part]]:
        """Divide the table, in the order in which its parts are painted."""
        layout, page = self._table.sight.layout, self._table.page
        bar = Part(layout.bar, self.paint_bar, dims=False)
        if layout.upright:
            return self._below_each_other(bar)
        left, right = (layout.seats.right + layout.board.x) / 2, (layout.board.right + layout.context.x) / 2
        top, deep = layout.bar.h, page.height - layout.bar.h
        if layout.context.meets(layout.board):
            middle = Part(Box(left, top, page.width - left, deep), self.paint_middle_and_right)
            return [[middle], [bar, Part(Box(0, top, left, deep), self.paint_left)]]
        return [
            [Part(Box(left, top, right - left, deep), self.paint_middle)],
            [bar, Part(Box(0, top, left, deep), self.paint_left)],
            [Part(Box(right, top, page.width - right, deep), self.paint_right)],
        ]

    def _below_each_other(self, bar: Part) -> list[list[Part]]:
        layout, page = self._table.sight.layout, self._table.page
        top, low = layout.board.y - GAP / 2, layout.tray.bottom + GAP / 2
        return [
            [Part(Box(0, top, page.width, low - top), self.paint_middle)],
            [bar, Part(Box(0, bar.box.h, page.width, top - bar.box.h), self.paint_left)],
            [Part(Box(0, low, page.width, page.height - low), self.paint_right)],
        ]

    def _draw_parts(self, surface: pygame.Surface, parts: Iterable[Part]) -> None:
        """Draw some parts; nothing of them reaches into others."""
        canvas, act = self._table.canvas(surface), self._table.sight.act
        self.glide.renew()
        for part in parts:
            surface.set_clip(self._table.page.pixels(part.box))
            self._table.lay_ground(surface)
            part.paint(canvas)
            self._draw_under(canvas, part.box, on_board=False)
            self._table.draw_buttons(canvas, part.box)
            self._mark_buttons(canvas, part.box)
            self._paint_recap_on_board(canvas, part)
            if self._read_over_board is not None and part.box.holds(self._table.sight.layout.board.centre):
                self._paint_glass(canvas, self._read_over_board)
            if act is not None and part.dims:
                self._dim(canvas, part.box, act)
            elif part.dims:
                self._table.conduct.shade(canvas, part.box)
        surface.set_clip(None)

    def _paint_recap_on_board(self, canvas: Canvas, part: Part) -> None:
        """Lay the recap over a part of the board that means nothing now."""
        place, reader = self._table.side.on_board, self._table.side.reader_of_recap
        if place is not None and reader is not None and part.box.holds(place.centre):
            self._paint_recap(canvas, reader)

    def _dim(self, canvas: Canvas, box: Box, act: Act) -> None:
        """Let only that keep its light which the act is about."""
        layout = self._table.sight.layout
        panels = [layout.seat(seat) for seat in (*act.seats, *act.struck)]
        panels, places = ([place for place in lit if place.meets(box)] for lit in (panels, act.lit))
        light.shade(canvas, box, panels, act.dim, soft=places)
        for seat in act.struck:
            canvas.ring(layout.seat(seat).inset(2), HARM, 6, 6)

    def paint_middle(self, canvas: Canvas) -> None:
        """Paint board and tray."""
        table = self._table
        sight, moment = table.sight, table.moment
        painting.paint_board(canvas, sight, moment, self._paint_choices)
        self._paint_entry(canvas)
        painting.paint_turn(canvas, sight)
        painting.paint_tray(canvas, sight, moment, table.free)
        table.conduct.paint_middle(canvas)

    def _paint_choices(self, canvas: Canvas) -> None:
        """Take light from what is no answer, and show under the pieces what can be picked."""
        if not canvas.look.strong:
            self._dim_rest(canvas)
        self._draw_under(canvas, self._table.page.box, on_board=True)

    def _draw_under(self, canvas: Canvas, part: Box, *, on_board: bool) -> None:
        """Draw what of the buttons lies under pieces; whatever is meant lies over its neighbours."""
        table, board = self._table, self._table.sight.layout.board
        for button in sorted(table.buttons, key=table.is_hot):
            here = part.holds(button.box.centre) and board.holds(button.box.centre) is on_board
            if here and table.shows(button):
                button.draw_under(canvas, hot=table.is_hot(button))

    def _dim_rest(self, canvas: Canvas) -> None:
        """Take a third of the light from each part of the board with answers, but not from those."""
        board = self._table.sight.desk.board
        for part in board.parts:
            here = [button for button in self._table.intent.targets if part.holds(button.box.centre)]
            lit = [place for button in here if (place := board.lit(_option(button), button.box))]
            if here:
                kept = [place if isinstance(place, Land) else place.inset(-6) for place in lit]
                light.shade(canvas, part, kept, light.CHOOSING, tint=light.DUSK)

    def _mark_buttons(self, canvas: Canvas, part: Box) -> None:
        """Crown what is advised, and point out the ways to what somebody wants."""
        best = self._table.conduct.advised
        for button in self._table.buttons:
            if not part.holds(button.box.centre):
                continue
            if best is not None and button.meaning == best:
                mark_advised(canvas, button.box)
            if button.sought:
                canvas.ring(button.box.inset(-6), LEAF_GOLD, 6, 12)

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
        box, say = sight.layout.log, sight.say
        if side.on_board is None:
            side.chronicle.clear()
            side.laid = None
        if self._read_over_board is not None or (sight.layout.folded and not side.unfolded):
            return
        if side.subject is not None:
            self._paint_glass(canvas, side.subject)
            return
        reader = side.reader_of_recap if side.recapping and table.story.beat is None else None
        if side.on_board is not None:
            return
        if reader is not None and not side.advising.wanted:
            self._paint_recap(canvas, reader)
            return
        if sight.layout.folded:
            canvas.sheet(box, seed=61)
        if side.advising.wanted:
            inspector.paint_advice(canvas, box, side.advising.counsel(sight), say)
        else:
            side.chronicle.paint(canvas, box, say(shared.LOG), side.entries_told(), sight.viewer, say)

    def _paint_recap(self, canvas: Canvas, reader: Seat) -> None:
        """Tell what happened since somebody's turn; a sheet over something else is no higher than that."""
        sight, side = self._table.sight, self._table.side
        box, title = side.on_board or sight.layout.log, sight.say(shared.RECAP)
        since = side.chronicle.recap(side.entries, reader, sight.viewer)
        if sight.layout.folded:
            needed = side.chronicle.cut(canvas, box, title, since, sight.say)
            # A strip of what lies below would be neither read nor be free.
            bare = box.meets(sight.layout.board) or needed.h < box.h * COVERED
            bare = bare and not (side.on_board and box.bottom - needed.bottom < STRIP)
            # Nor would what has lost its head.
            heads = [part.y for part in sight.desk.board.parts if part.y > box.y]
            bare = bare and not any(head < needed.bottom for head in heads)
            box = needed if bare else box
            canvas.sheet(box, seed=61)
        side.laid = box if side.on_board else None
        side.chronicle.paint_recap(canvas, box, title, since, sight.say)

    @property
    def _read_over_board(self) -> Subject | None:
        """Give what is looked at where its sheet lies on the board, over all that can be pushed there."""
        layout, side = self._table.sight.layout, self._table.side
        over = layout.folded and side.unfolded and layout.log.meets(layout.board)
        return side.subject if over else None

    def _paint_glass(self, canvas: Canvas, subject: Subject) -> None:
        """Say what something is that is looked at."""
        sight, box = self._table.sight, self.read_at(canvas, subject)
        if sight.layout.folded:
            canvas.sheet(box, seed=61)
        inspector.paint_glass(canvas, box, subject, key_name(Key.HELP, sight.settings, sight.say))

    def read_at(self, canvas: Canvas, subject: Subject | None) -> Box:
        """Say where is read: a sheet over the board is no higher than what is looked at needs."""
        sight = self._table.sight
        if subject is None or not sight.layout.log.meets(sight.layout.board):
            return sight.layout.log
        return inspector.cut(canvas, sight.reading(subject.box), subject)

    def paint_middle_and_right(self, canvas: Canvas) -> None:
        """Paint board and tray, and what the round is about where that lies above the board."""
        self.paint_middle(canvas)
        self.paint_right(canvas)

    def paint_bar(self, canvas: Canvas) -> None:
        """Paint who is asked, and what would come of what is meant."""
        table, strip = self._table, self._table.sight.layout.bar
        end = table.conduct.paint_prompt(canvas)
        reason = table.attention.reason
        words = reason or (table.meant.hint if table.meant else "")
        if words:
            bar.paint_outcome(canvas, words, strip, end, warning=bool(reason))
        else:
            table.sight.desk.panel.paint_time(canvas, table.moment, bar.beside_prompt(strip))


def _option(button: Button) -> Action:
    """Give what is picked by a button, or at the end of its way."""
    if isinstance(button.meaning, Action):
        return button.meaning
    assert isinstance(button.meaning, tuple)
    last: Action = button.meaning[-1]
    return last
