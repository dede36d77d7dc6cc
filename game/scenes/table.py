"""The table: one scene for all games, from the first decision to the last."""

import time

import pygame

from game.boards.places import Spot, along
from game.page import Box, Page
from game.signals import Button as Key
from game.signals import Click, Point, Press, Signal, Wheel
from game.table import bar, glass, picture
from game.table.advising import Advising
from game.table.attention import Attention
from game.table.chronicle import Chronicle, Entry, recap, retold
from game.table.curtain import Curtain, Stranger
from game.table.desk import Desk
from game.table.doors import Doors
from game.table.layout import BAR
from game.table.offer import Offer
from game.table.picks import Card
from game.table.session import Session
from game.table.sight import Sight
from game.table.story import Story, paint_piece, told
from game.table.thinking import Thinking
from game.widgets.button import Button, Round
from game.widgets.canvas import Canvas
from game.widgets.hold import Hold
from game.widgets.panel import Panel
from game.words import advice, shared
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat

#: Seconds a bot lets people look before it acts, by speed.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.2, "off": 0.0}
#: Seconds an opened curtain does not listen, so that the hand that opened it picks nothing.
DEAF = 0.4


class Table(Panel):
    """A game being played."""

    def __init__(self, session: Session, desk: Desk, doors: Doors, thinkers: Thinkers) -> None:
        self._rest: pygame.Surface | None = None
        super().__init__()
        self.session = session
        self.desk = desk
        self.doors = doors
        self.curtain = Curtain(session)
        self.story = Story()
        self.thinking = Thinking(session, thinkers)
        self.advising = Advising(thinkers)
        self.chronicle = Chronicle(desk)
        self.entries = retold(session.match)
        self.recapping = False
        self._wait = 0.0
        self._turbo = False
        self._deaf_until = 0.0
        self.attention = Attention(self.chronicle)
        self._result_due = session.asked is not None

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

    def lay_out(self, page: Page) -> list[Button]:
        """Look at the position anew and turn its options into things to push."""
        app = self.app
        self.sight = Sight(self.session, self.desk, self.curtain, page, app.tongue, app.settings)
        self.attention.begin()
        offer = Offer(self.sight, self.act, self.open_curtain, self.close_curtain)
        return [
            *self._bar_buttons(page),
            *(offer.buttons() if self.story.beat is None else offer.resting()),
        ]

    def _bar_buttons(self, page: Page) -> list[Button]:
        right, say = page.width - 14, self.sight.say
        can = self.session.undoer is not None
        return [
            Round(Box(right - 68, 10, 68, 68), "menu", self.cancel, hint=say(shared.MENU)),
            Round(Box(right - 148, 10, 68, 68), "undo", self.take_back, hint=say(shared.UNDO), enabled=can),
            Round(Box(right - 228, 10, 68, 68), "recap", self.toggle_recap, hint=say(shared.RECAP)),
            Round(Box(right - 308, 10, 68, 68), "advice", self.ask_advice, hint=say(advice.ADVICE)),
        ]

    # What happens.

    def act(self, seat: Seat, option: Action) -> None:
        """Play an action and tell what came of it."""
        witness = self.curtain.resident
        before = self.session.match.state.view(witness)
        reel = self.session.play(option, seat, witness)
        self.advising.drop()
        self.thinking.forget()
        self.curtain.follow()
        step = len(self.session.match.log)
        self.entries += [Entry(step, event) for event in reel]
        speed = self._speed(seat)
        seen = any(event.only is None and event.kind not in self.desk.quiet for event in reel)
        self._wait = PACE[speed] if seen else 0.0
        self.chronicle.back = 0
        if not self._turbo:
            after = self.session.match.state.view(witness)
            views = [before, *(reel.views if self.desk.tells_after else (*reel.views[1:], after))]
            bot, still = bool(self.session.players[seat].bot), self.app.settings.reduced_motion
            self.story.add(told(self.desk, reel, views, self._panel_spot, speed, bot=bot, still=still))
        self._offer_recap()
        self.refresh()
        if trouble := self.doors.trouble():
            self.explain(trouble)

    def _speed(self, seat: Seat) -> str:
        settings = self.app.settings
        return settings.bot_speed if self.session.players[seat].bot else settings.speed

    def _panel_spot(self, seat: Seat) -> Spot:
        box = self.sight.layout.seat(seat)
        return Spot(box.right - 40, box.centre[1] + 20)

    def _offer_recap(self) -> None:
        viewer, log = self.curtain.viewer, self.session.match.log
        others = bool(log) and viewer is not None and log[-1][0] != viewer
        wanted = others and viewer is not None and self.app.settings.recap
        self.recapping = wanted and self.curtain.person == viewer and self._has_news(viewer)

    def _has_news(self, seat: Seat | None) -> bool:
        return seat is not None and bool(recap(self.entries, self.desk, seat))

    def toggle_recap(self) -> None:
        """Show the recap in the place of the chronicle, or the other way round."""
        self.recapping = not self.recapping
        self.changed = True

    def ask_advice(self) -> None:
        """Let the best bot think in the place of whoever is asked and may see their cards."""
        may_see = self.curtain.person is not None and not (self.curtain.covered or self.curtain.face_down)
        if self.story.beat is None and may_see:
            self.advising.ask(self.sight)
            self.changed = True
        else:
            self.explain(self.sight.say(advice.NOBODY_ASKED))

    def open_curtain(self) -> None:
        """Show the person who is asked their secrets."""
        self.curtain.open()
        if self.curtain.mode == "curtain":
            self._deaf_until = time.monotonic() + DEAF
        self._offer_recap()
        self.refresh()

    def close_curtain(self) -> None:
        """Hide them again."""
        self.advising.drop()
        self.curtain.close()
        self.refresh()

    def lose_focus(self) -> None:
        """Hide everything while nobody looks after it."""
        self.close_curtain()

    def take_back(self) -> None:
        """Undo, or say why not."""
        if self.session.undoer is None:
            self.explain(self.sight.say(shared.NO_UNDO))
            return
        self.session.undo()
        self.settle()

    def settle(self) -> None:
        """Begin anew from the position as it is: something else than an action has changed it."""
        self.advising.drop()
        self.thinking.forget()
        self.story.finish()
        self.curtain.follow()
        self.entries = retold(self.session.match)
        self.refresh()

    def explain(self, words: str) -> None:
        """Say why something does not work."""
        self.attention.explain(words)
        self.changed = True

    def cancel(self) -> None:
        """Close the curtain, or else open the menu."""
        if self.curtain.viewer is not None and self.curtain.mode != "open":
            self.close_curtain()
        else:
            self.doors.menu(self)

    def _half_made(self) -> bool:
        """Say whether Esc takes a step of a longer choice back."""
        asked, curtain = self.session.asked, self.curtain
        open_for_all = curtain.viewer is None or curtain.mode == "open"
        halfway = asked is not None and self.desk.halfway(asked) and curtain.person == asked.seat
        return open_for_all and halfway and self.session.undoer == curtain.person

    def pause(self) -> None:
        """Hide secrets while another scene lies on top."""
        self.close_curtain()

    def leave(self) -> None:
        """Stop thinking, and say that the table is empty."""
        self.thinking.forget()
        self.doors.left(self)

    # Input.

    def hear(self, signal: Signal) -> bool:
        """Undo, skip and look closer by their keys; the rest is the panel's."""
        if isinstance(signal, Press) and signal.button is Key.SKIP:
            self._turbo = signal.down
            return self._skip()
        if isinstance(signal, Point):
            self._point_at(signal.at)
        if isinstance(signal, Wheel) and self.sight.layout.log.holds(signal.at):
            self.chronicle.turn(round(signal.steps))
            self.changed = True
            return True
        if (isinstance(signal, Click) and signal.down) or signal == Press(Key.OK):
            return self._push(signal)
        if signal == Press(Key.UNDO) or (signal == Press(Key.CANCEL) and self._half_made()):
            self.take_back()
        elif signal == Press(Key.LOOK):
            self._look_at(self.meant.box.centre if self.meant else self.attention.pointer)
        else:
            return super().hear(signal)
        return True

    def _push(self, signal: Signal) -> bool:
        if time.monotonic() < self._deaf_until:
            return True
        if isinstance(signal, Click) and signal.look:
            self._look_at(signal.at)
            return True
        on_bar = isinstance(signal, Click) and signal.at[1] < BAR
        if self.story.beat is not None and not on_bar:
            return self._skip()
        before = len(self.session.match.log)
        heard = super().hear(signal)
        if isinstance(signal, Click) and self.meant is None and len(self.session.match.log) == before:
            self._answer(signal.at)
        return heard

    def _answer(self, at: tuple[float, float]) -> None:
        """Answer a click on something that cannot be picked now."""
        entry, asked, say = self.chronicle.at(at), self.session.asked, self.sight.say
        layout = self.sight.layout
        if entry is not None:
            self.doors.replay(self, entry.step)
        elif asked is not None and any(box.holds(at) for box in (layout.board, layout.tray, layout.context)):
            bot = self.session.players[asked.seat].bot
            turn = say(shared.NOT_YOUR_TURN, name=self.session.names[asked.seat])
            reason = self.desk.refusal(at, self.sight.view, asked, say)
            self.explain(turn if bot else reason or f"{say(shared.NOT_NOW)} {self.sight.prompt}")

    def _point_at(self, at: tuple[float, float]) -> None:
        if any([self.attention.point(at), self.desk.point_at(at)]):
            self.changed = True

    def _look_at(self, at: tuple[float, float]) -> None:
        subjects = list(self.desk.subjects(self.sight.view, self.sight.say))
        cards = [button for button in self.buttons if isinstance(button, Card) and not button.back]
        subjects += [card.subject for card in cards if card.subject]
        if self.attention.look(at, subjects):
            self.changed = True

    def _skip(self) -> bool:
        self._wait = 0.0
        if self.story.beat is not None:
            self.story.finish()
            self.refresh()
        return True

    # Time.

    def tick(self, seconds: float) -> None:
        """Let pieces travel, bots act, and whatever is looked at appear."""
        if any(isinstance(b, Hold) and b.pass_time(seconds) for b in tuple(self.buttons)):
            self.changed = True
        if self.attention.rest(seconds):
            self._look_at(self.attention.pointer)
        if self.attention.fade(seconds) or self.advising.listen(self.sight):
            self.changed = True
        if self.story.beat is not None:
            if self.story.pass_time(seconds):
                self.refresh()
            self._frame_due = True
        elif self.session.asked is None:
            self._end()
        else:
            self._let_bot_act(seconds)

    def _end(self) -> None:
        if self._result_due:
            self._result_due = False
            self.doors.over(self)

    def _let_bot_act(self, seconds: float) -> None:
        asked = self.session.asked
        if asked is None or not self.session.players[asked.seat].bot:
            return
        self._wait -= seconds
        action = self.thinking.answer(asked.seat)
        if action is not None and (self._wait <= 0 or self._turbo):
            self.act(asked.seat, action)

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
        room = bar.beside_prompt(canvas.page.width - 334)
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
