"""The table as it is looked at: the position, what is told of it, and what somebody looks at closely."""

import itertools
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.pieces import along
from game.session.session import Session
from game.table import bar, inspector, painting
from game.table.advice import Advising
from game.table.attention import Attention
from game.table.cards import Card
from game.table.chronicle import Chronicle, Entry, retold
from game.table.curtain import Curtain, Stranger
from game.table.desk import Desk, Moment, Subject
from game.table.layout import BAR
from game.table.perspective import Perspective
from game.table.story import Story, paint_piece
from game.widgets.hold import Hold
from game.widgets.panel import Panel
from rules.bots.service import Thinkers
from rules.kernel import Action


class Part(NamedTuple):
    """A part of the table that can be painted without the others."""

    box: Box
    paint: Callable[[Canvas], None]


class Onlooker(Panel):
    """Shows a session; whoever lays out the buttons makes a sight of it first."""

    sight: Perspective
    tags = False

    def __init__(self, session: Session, desk: type[Desk[Any]], thinkers: Thinkers) -> None:
        #: What stands still, painted; and which parts of it are to be painted anew, one lot with each frame.
        self._rest: pygame.Surface | None = None
        self._stale: list[list[Part]] = []
        super().__init__()
        self.session = session
        self.desk = desk
        #: What can be picked leaves this of the tray.
        self.free: Box | None = None
        self.curtain = Curtain(session)
        self.story = Story()
        self.advising = Advising(thinkers)
        self.chronicle = Chronicle(session, desk.telling)
        self.entries = retold(session)
        self.recapping = False
        self.attention = Attention(self.chronicle)

    # What is drawn again: everything, or only what moves.

    @property
    def changed(self) -> bool:
        """Say whether a new picture is due."""
        return self._changed or self._frame_due or bool(self._stale)

    @changed.setter
    def changed(self, value: bool) -> None:
        self._changed, self._frame_due = value, False

    def turn(self) -> None:
        """Tell the next thing; what stands still is painted anew part by part, and no frame takes long."""
        whole = self._changed
        self.refresh()
        # Whatever had to go from the screen at once still has to.
        self._changed = whole
        self._stale = self._parts()

    @property
    def moving(self) -> bool:
        """Say whether pieces are on their way."""
        return self.story.beat is not None or any(isinstance(b, Hold) and b.held for b in self.buttons)

    def refresh(self) -> None:
        """Look anew, and go on looking closely at what the pointer rests on."""
        looking = self.attention.subject is not None
        self.attention.begin()
        super().refresh()
        if looking:
            self._look_at(self.attention.pointer)

    def arrange(self, page: Page) -> None:
        """Lay everything out anew; what is being told was told for the old places."""
        self.story.finish()
        super().arrange(page)

    def strip(self) -> None:
        """Forget what stands still, too."""
        super().strip()
        self._rest = None

    def _look(self, page: Page, *, past: bool = False) -> Perspective:
        """Look at the position anew."""
        app, beat = self.app, self.story.beat
        return Perspective(
            self.session, self.desk, self.curtain, page, app.tongue, app.settings, beat=beat, past=past
        )

    # What somebody looks at.

    def _point_at(self, at: tuple[float, float]) -> None:
        under = self.sight.desk.board.under
        shown = under(self.attention.pointer)
        if any([self.attention.point(at), under(at) != shown]):
            self.changed = True

    def _subjects(self) -> list[Subject]:
        cards = [button for button in self.buttons if isinstance(button, Card) and not button.back]
        subjects = [card.subject for card in cards if card.subject]
        return [*self.sight.desk.answers.subjects(self.sight.say), *subjects]

    def _look_at(self, at: tuple[float, float]) -> None:
        if self.attention.look(at, self._subjects()):
            self.changed = True

    def _look_on(self) -> None:
        """Look at what is meant, and at the next thing each time it is asked again."""
        meant = self.meant.box.centre if self.meant else self.attention.pointer
        self.attention.walk(meant, self._subjects())
        self.changed = True

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak and the empty board."""
        painting.lay_table(canvas, self.sight)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what stands still once, and what moves over it."""
        if self._rest is None or self._rest.get_size() != surface.get_size():
            self._rest, self._changed = pygame.Surface(surface.get_size()), True
        if self._changed:
            self._stale = []
            self._draw_parts(self._rest, itertools.chain(*self._parts()))
        elif self._stale:
            self._draw_parts(self._rest, self._stale.pop(0))
        surface.blit(self._rest, (0, 0))
        beat = self.story.beat
        canvas = self.canvas(surface)
        for travel in beat.travels if beat else ():
            paint_piece(canvas, travel.piece, along(list(travel.way), beat.part if beat else 1))

    def draw_for_all(self, surface: pygame.Surface) -> None:
        """Draw the table without anybody's secrets, whoever sits there."""
        self.story.finish()
        self.advising.drop()
        curtain, self.curtain = self.curtain, Stranger(self.session)
        self.refresh()
        self._draw_parts(surface, itertools.chain(*self._parts()))
        self.curtain = curtain
        self.refresh()

    def _parts(self) -> list[list["Part"]]:
        """Divide the table, in the order in which its parts are painted."""
        layout, page = self.sight.layout, self.page
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

    def _draw_parts(self, surface: pygame.Surface, parts: Iterable["Part"]) -> None:
        """Draw some parts; nothing of them reaches into others."""
        canvas = self.canvas(surface)
        for part in parts:
            surface.set_clip(self.page.pixels(part.box))
            self._lay_ground(surface)
            part.paint(canvas)
            self._draw_buttons(canvas, part.box)
        surface.set_clip(None)

    @property
    def _option(self) -> Action | None:
        meaning = self.meant.meaning if self.meant else None
        return meaning if isinstance(meaning, Action) else None

    @property
    def moment(self) -> Moment[Any]:
        """Give what is to be painted."""
        return self.sight.moment(self._option, self.attention.pointer)

    def paint_middle(self, canvas: Canvas) -> None:
        """Paint board and tray."""
        sight, moment = self.sight, self.moment
        painting.paint_board(canvas, sight, moment)
        self._paint_entry(canvas)
        painting.paint_turn(canvas, sight)
        painting.paint_tray(canvas, sight, moment, self.free)

    def paint_left(self, canvas: Canvas) -> None:
        """Paint the seats."""
        painting.paint_rail(canvas, self.sight, self.moment)

    def paint_right(self, canvas: Canvas) -> None:
        """Paint what the round is about, and below it the chronicle or what is asked for."""
        beat, sight = self.story.beat, self.sight
        sight.desk.panel.paint_context(canvas, self.moment)
        subject, recapping = self.attention.subject, self.recapping and beat is None
        if self.advising.wanted and subject is None:
            self.chronicle.lines = []
            inspector.paint_advice(canvas, sight.layout.log, self.advising.counsel(sight), sight.say)
        else:
            entries = self._entries_told()
            painting.paint_side(canvas, sight, self.chronicle, entries, subject, recapping=recapping)

    def paint_bar(self, canvas: Canvas) -> None:
        """Paint who is asked, and what would come of what is meant."""
        sight, meant = self.sight, self.meant
        self.paint_prompt(canvas)
        words = self.attention.reason or (meant.hint if meant else "")
        room = bar.beside_prompt(canvas.page.width)
        if words:
            bar.paint_outcome(canvas, words, room, warning=bool(self.attention.reason))
        else:
            sight.desk.panel.paint_time(canvas, self.moment, room)

    def paint_prompt(self, canvas: Canvas) -> None:
        """Say who is asked for what, or who does what."""
        painting.paint_bar(canvas, self.sight)

    def _paint_entry(self, canvas: Canvas) -> None:
        """Show where something happened that is read about."""
        entry = self.attention.entry if self.story.beat is None else None
        board = self.sight.desk.board
        where = board.shown(entry.event, self.sight.view) if entry and not entry.seam else None
        if where:
            board.mark(canvas, where)

    def _entries_told(self) -> list[Entry]:
        event = self.story.beat.event if self.story.beat else None
        last = next((i for i, entry in enumerate(self.entries) if entry.event is event), len(self.entries))
        return self.entries[: last + 1]
