"""The table: one scene for all games, whether a match is played, told again or learned from."""

from typing import Any

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Signal
from game.scenes import table_input, table_telling, table_time
from game.scenes.conduct import Conduct
from game.scenes.table_aim import Intent
from game.scenes.table_magnifier import Magnifier
from game.scenes.table_picture import Picture
from game.scenes.table_redraw import Redrawn
from game.scenes.table_side import Side
from game.session.session import Reel, Session
from game.table import painting
from game.table.advice import Advising
from game.table.attention import Attention
from game.table.cards import Card
from game.table.chronicle import Chronicle, retold
from game.table.curtain import Stranger
from game.table.desk import Desk
from game.table.passages import Entry
from game.table.perspective import Perspective
from game.table.setting import Moment, Subject
from game.table.story import Beat, Story
from game.widgets.button import Button
from game.widgets.hold import Hold
from game.widgets.host import Host
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat

#: Seconds a bot lets people look before it acts, by speed.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.2, "off": 0.0}
#: Seconds an opened curtain does not listen, so that the hand that opened it picks nothing.
DEAF = 0.4
#: Seconds a hand lies open that was opened by pressing instead of holding.
PEEK_LASTS = 8.0


class Table(Redrawn):
    """Shows a session, tells what happens, and hears what is picked; the conduct leads it."""

    sight: Perspective
    tags = False

    def __init__(self, session: Session, conduct: Conduct, thinkers: Thinkers) -> None:
        super().__init__()
        self.picture = Picture(self)
        self.intent = Intent(self)
        self.session = session
        game = PRESENTATIONS[session.plan.game]
        self.desk: type[Desk[Any]] = game.desk()
        self.cues = game.cues
        self.conduct = conduct
        conduct.table = self
        self.curtain = conduct.curtain(session)
        self.story = Story()
        self.side = Side(self, Chronicle(session, self.desk), Advising(thinkers))
        self.attention = Attention(self.side.chronicle)
        self.magnifier = Magnifier(self)
        #: What can be picked leaves this of the tray.
        self.free: Box | None = None
        #: How fast things are told whatever the settings say; empty: as they say.
        self.pace = ""
        #: Nothing is told while a key is held, and nothing decided for some seconds after a hand was opened.
        self.turbo, self.deaf = False, 0.0
        #: Seconds for which people may still look before somebody else acts.
        self.patience = 0.0
        self._open_for = 0.0
        #: The beat that was heard last.
        self.sounded: Beat[Any] | None = None

    # Coming and going.

    def enter(self, app: Host) -> None:
        """Begin."""
        super().enter(app)
        self.conduct.enter()

    def leave(self) -> None:
        """End."""
        self.conduct.leave()

    def pause(self) -> None:
        """Hide secrets while another scene lies on top."""
        super().pause()
        self.lose_focus()

    def resume(self) -> None:
        """Go on with whoever sits there now."""
        super().resume()
        self.session.sit()

    def lose_focus(self) -> None:
        """Hide everything while nobody looks after it."""
        self.turbo = False
        self.close_curtain()

    def strip(self) -> None:
        """Forget what stands still, too."""
        super().strip()
        self.picture.forget()

    def cancel(self) -> None:
        """Answer Esc."""
        self.conduct.cancel()

    # What can be seen.

    @property
    def on_edge(self) -> bool:
        """Fill a window on edge, unless a note wants its place beside the board."""
        return not self.conduct.noted

    def arrange(self, page: Page) -> None:
        """Lay everything out anew; what is being told was told for the old places."""
        self.story.finish()
        self.picture.alive.forget()
        self.picture.glide.forget()
        super().arrange(page)

    def refresh(self) -> None:
        """Look anew, and go on looking closely at what the pointer rests on."""
        looking = self.attention.subject is not None
        focused = self.focused
        self.magnifier.close()
        self.attention.begin()
        super().refresh()
        self.intent.place_focus(focused)
        if looking:
            self.look_at(self.attention.pointer)

    def lay_out(self, page: Page) -> list[Button]:
        """Look at the position anew and turn its options into things to push."""
        self.page = page
        self.sight = self.sight_of(self.story.beat)
        self.free = None
        return self.conduct.buttons(page)

    def sight_of(self, beat: Beat[Any] | None) -> Perspective:
        """Give what is to be seen while something is told, or while nothing is."""
        conduct = self.conduct
        table = (self.session, self.desk, self.curtain, self.page, self.say, self.app.settings)
        return Perspective(*table, beat=beat, past=conduct.past, noted=conduct.noted, swift=conduct.swift)

    def offered(self) -> list[Button]:
        """Lay out what can be picked."""
        made = self.intent.offer.made()
        self.free = made.free
        return made.buttons

    @property
    def moment(self) -> Moment[Any]:
        """Give what is to be painted."""
        return self.sight.moment(self.meant.meaning if self.meant else None, self.attention.pointer)

    # What happens.

    def play(self, seat: Seat, option: Action) -> None:
        """Play an action and tell what came of it."""
        viewer, person = self.curtain.viewer, self.curtain.person
        reel = self.session.play(option, seat)
        self.move_on()
        self.attention.begin()
        self.attention.reason = ""
        self._cover_after(reel, seat)
        if self.curtain.person not in (None, person, seat) and not self.session.players[seat].bot:
            # The hand that has just pushed does not decide for the next one too.
            self.deaf = DEAF
        self.side.entries += [Entry(len(self.session.match.log), event) for event in reel]
        speed = table_telling.speed_of(self, seat)
        self.patience = PACE[speed] if any(map(self.desk.telling.heard, reel)) else 0.0
        if not self.sight.layout.log.holds(self.attention.pointer):
            self.side.chronicle.back = 0
        if not self.turbo:
            table_telling.tell(self, reel, seat, speed, viewer)
        if self.story.beat is None:
            for event in reel:
                self.app.sound.tell(self.cues, event)
        self.side.offer_recap()
        if self.curtain.viewer == viewer and not self.curtain.covered:
            self.turn()
        else:
            # What somebody else must not see goes from the screen at once.
            self.refresh()

    def _cover_after(self, reel: Reel, seat: Seat) -> None:
        """Close the curtain when somebody else is asked, or when it is others of whom something is told."""
        if self.curtain.mode == "curtain" and any(e.seat not in (None, seat) for e in reel if e.only is None):
            self.curtain.close()
        if self.sight.desk.hand.looks and any(event.only == seat for event in reel):
            self.curtain.owe(seat)
        else:
            self.curtain.pay()
        self.curtain.follow()

    def move_on(self) -> None:
        """Forget what was thought of another position."""
        self.intent.drop()
        self.side.advising.drop()
        self.conduct.move_on()

    def settle(self) -> None:
        """Begin anew from the position as it is: something else than an action has changed it."""
        self.move_on()
        self.story.finish()
        self.curtain.follow()
        self.side.entries = retold(self.session)
        self.refresh()

    def show(self, session: Session) -> None:
        """Show another session in the place of this one."""
        self.session = self.side.chronicle.session = session
        self.curtain = self.conduct.curtain(session)
        self.settle()

    def explain(self, words: str) -> None:
        """Say why something does not work."""
        self.app.sound.play("error")
        self.conduct.explain(words)
        self.changed = True

    # Whose secrets are shown.

    def open_curtain(self) -> None:
        """Show the person who is asked their secrets."""
        self.curtain.open()
        self.attention.reason = ""
        self.app.sound.play("curtain")
        self._open_for = 0.0
        if self.curtain.mode == "curtain":
            self.deaf = DEAF
        self.side.offer_recap()
        self.refresh()

    def close_curtain(self) -> None:
        """Hide them again, with what is told to nobody else."""
        self.side.advising.drop()
        self.curtain.close()
        if self.story.beat and self.story.beat.view.seat not in (None, self.curtain.viewer):
            self.story.finish()
        self.refresh()

    def cover_in_time(self, seconds: float) -> None:
        """Cover a hand that was opened by pressing, if nobody does."""
        self._open_for += seconds
        pressed = self.curtain.mode == "peek" and self.app.settings.press_to_hold
        if pressed and self.curtain.viewer is not None and self._open_for > PEEK_LASTS:
            self.close_curtain()

    def open_rules(self) -> None:
        """Open the rulebook at what is looked at, or at what is asked."""
        asked, subject = self.session.asked, self.attention.subject
        if subject:
            self.conduct.open_rules(subject.rule or subject.picture)
        else:
            self.conduct.open_rules(type(asked) if asked else "")

    # What somebody looks at.

    def point_at(self, at: tuple[float, float]) -> None:
        """Follow the pointer; what it lies on may look different."""
        under = self.sight.desk.board.under
        shown = under(self.attention.pointer)
        if self.attention.point(at) or under(at) != shown:
            with self.part_by_part():
                self.changed = True

    def subjects(self) -> list[Subject]:
        """Give everything that can be looked at closely."""
        cards = [button for button in self.buttons if isinstance(button, Card) and not button.back]
        subjects = [card.subject for card in cards if card.subject]
        return [*self.sight.desk.answers.subjects(self.sight.say), *subjects]

    def look_at(self, at: tuple[float, float]) -> None:
        """Look closely at what lies there, unless something hides it."""
        covered = self.side.laid is not None and self.side.laid.holds(at)
        if not covered and not self.conduct.hides(at) and self.attention.look(at, self.subjects()):
            with self.part_by_part():
                self.changed = True

    def magnify(self, at: tuple[float, float] | None = None) -> None:
        """Show large what lies at a point, or else what is meant; while the board makes room, nothing."""
        if self.sight.act is not None or (at is not None and self.conduct.hides(at)):
            return
        meant = self.meant.box.centre if self.meant else self.attention.pointer
        if not self.magnifier.open(at or meant) and at is None:
            self.magnifier.open_at_first()

    # Input and time.

    def hear(self, signal: Signal) -> bool:
        """Answer input: the conduct has the first word, the buttons the last."""
        if self.magnifier.lens is not None:
            return self.magnifier.hear(signal)
        return self.conduct.hear(signal) or table_input.hear(self, signal)

    def ahead(self, key: Key) -> list[int]:
        """Lead the focus from choice to choice, and to the bar on purpose."""
        return self.intent.compass.ahead(key)

    def hear_buttons(self, signal: Signal) -> bool:
        """Answer input as any scene of buttons does."""
        return super().hear(signal)

    def skip(self) -> None:
        """Leave out what is told now, up to the next thing of weight."""
        self.patience = 0.0
        if self.story.beat is not None:
            self.story.skip(self.desk.telling.weighty)
            self.refresh()

    def tick(self, seconds: float) -> None:
        """Let pieces travel, others act, and whatever is looked at appear."""
        table_time.pass_time(self, seconds)

    @property
    def holds(self) -> list[Hold]:
        """Give what can be held, and what is: by now that may be laid out anew."""
        every = dict.fromkeys((*self.buttons, *self._pushed.values()))
        return [button for button in every if isinstance(button, Hold)]

    def wait(self, seconds: float) -> bool:
        """Let people look at what has happened; True when they have, or do not want to."""
        self.patience -= seconds
        return self.patience <= 0 or self.turbo

    # What is drawn.

    @property
    def moving(self) -> bool:
        """Say whether pieces are on their way, or parts of the picture still to be painted."""
        lively = self.story.beat is not None or self.picture.moving or self.intent.pulsing
        lively = lively or bool(self.picture.stale)
        return lively or any(hold.held for hold in self.holds)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak and the empty board."""
        # The wood of the table is too large to be kept for long, so all of it is cut at once.
        self.picture.glide.wood(canvas, self.sight.layout.board)
        painting.lay_table(canvas, self.sight)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what stands still once, and what moves over it."""
        self.picture.draw(surface, whole=self._changed)
        self.conduct.paint_over(self.canvas(surface))
        self.magnifier.draw(surface)

    def draw_for_all(self, surface: pygame.Surface) -> None:
        """Draw the table without anybody's secrets, whoever sits there."""
        self.story.finish()
        self.side.advising.drop()
        curtain, self.curtain = self.curtain, Stranger(self.session)
        self.refresh()
        self.picture.draw_all(surface)
        self.curtain = curtain
        self.refresh()
