"""The table as it is looked at: the position, what is told of it, and what somebody looks at closely."""

import pygame

from game.boards.places import along
from game.page import Page
from game.table import bar, glass, picture
from game.table.advising import Advising
from game.table.attention import Attention
from game.table.chronicle import Chronicle, Entry, retold
from game.table.curtain import Curtain, Stranger
from game.table.desk import Desk, Subject
from game.table.picks import Card
from game.table.session import Session
from game.table.sight import Sight
from game.table.story import Story, paint_piece
from game.widgets.canvas import Canvas
from game.widgets.hold import Hold
from game.widgets.panel import Panel
from rules.bots.service import Thinkers
from rules.kernel import Action


class Onlooker(Panel):
    """Shows a session; whoever lays out the buttons makes a sight of it first."""

    sight: Sight
    tags = False

    def __init__(self, session: Session, desk: Desk, thinkers: Thinkers) -> None:
        self._rest: pygame.Surface | None = None
        super().__init__()
        self.session = session
        self.desk = desk
        self.curtain = Curtain(session)
        self.story = Story()
        self.advising = Advising(thinkers)
        self.chronicle = Chronicle(desk)
        self.entries = retold(session.match)
        self.recapping = False
        self.attention = Attention(self.chronicle)

    # What is drawn again: everything, or only what moves.

    @property
    def changed(self) -> bool:
        """Say whether a new picture is due."""
        return self._changed or self._frame_due

    @changed.setter
    def changed(self, value: bool) -> None:
        self._changed, self._frame_due = value, False
        if value:
            self._rest = None

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

    # What somebody looks at.

    def _point_at(self, at: tuple[float, float]) -> None:
        if any([self.attention.point(at), self.desk.point_at(at)]):
            self.changed = True

    def _subjects(self) -> list[Subject]:
        cards = [button for button in self.buttons if isinstance(button, Card) and not button.back]
        subjects = [card.subject for card in cards if card.subject]
        return [*self.desk.subjects(self.sight.view, self.sight.say), *subjects]

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
        picture.lay_table(canvas, self.sight)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what stands still once, and what moves over it."""
        if self._rest is None:
            self._rest = pygame.Surface(surface.get_size())
            super().draw(self._rest)
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
        super().draw(surface)
        self.curtain = curtain
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        """Paint everything but the buttons."""
        beat, meant, sight = self.story.beat, self.meant, self.sight
        option = meant.meaning if meant and isinstance(meant.meaning, Action) else None
        self.desk.attend(option, beat)
        picture.paint_board(canvas, sight, beat, option)
        self._paint_entry(canvas)
        picture.paint_rails(canvas, sight, beat)
        entries = self._entries_told()
        subject, recapping = self.attention.subject, self.recapping and beat is None
        if self.advising.wanted and subject is None:
            glass.paint_advice(canvas, sight.layout.log, self.advising.counsel(sight), sight.say)
        else:
            picture.paint_side(canvas, sight, self.chronicle, entries, subject, recapping=recapping)
        picture.paint_tray(canvas, sight)
        picture.paint_bar(canvas, sight, beat)
        words = self.attention.reason or (meant.hint if meant else "")
        room = bar.beside_prompt(canvas.page.width)
        if words:
            bar.paint_outcome(canvas, words, room, warning=bool(self.attention.reason))
        else:
            self.desk.paint_time(canvas, sight.view, room)

    def _paint_entry(self, canvas: Canvas) -> None:
        """Show where something happened that is read about."""
        entry = self.attention.entry if self.story.beat is None else None
        where = self.desk.shown(entry.event, self.sight.view) if entry else None
        if where:
            self.desk.mark(canvas, where)

    def _entries_told(self) -> list[Entry]:
        event = self.story.beat.event if self.story.beat else None
        last = next((i for i, entry in enumerate(self.entries) if entry.event is event), len(self.entries))
        return self.entries[: last + 1]
