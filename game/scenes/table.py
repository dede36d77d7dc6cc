"""The table: one scene for all games, from the first decision to the last."""

from typing import Any

from game.drawing.page import Box, Page
from game.drawing.pieces import Spot
from game.input.signals import Button as Key
from game.input.signals import Click, Point, Press, Signal, Wheel
from game.scenes.exits import Doors
from game.scenes.table_base import Onlooker
from game.session.session import Reel, Session
from game.table.bots import Thinking
from game.table.chronicle import Entry, retold
from game.table.chronicle_reader import Reading
from game.table.desk import Desk
from game.table.layout import BAR
from game.table.option_buttons import Offer
from game.table.story import Beat, told
from game.widgets.button import Button, Round
from game.widgets.hold import Hold
from game.words import advice, reading, shared
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat

#: Seconds a bot lets people look before it acts, by speed.
PACE = {"slow": 1.2, "normal": 0.6, "fast": 0.2, "off": 0.0}
#: Seconds an opened curtain does not listen, so that the hand that opened it picks nothing.
DEAF = 0.4
#: Seconds a hand lies open that was opened by pressing instead of holding.
PEEK_LASTS = 8.0


class Table(Onlooker):
    """A game being played."""

    def __init__(self, session: Session, desk: type[Desk[Any]], doors: Doors, thinkers: Thinkers) -> None:
        super().__init__(session, desk, thinkers)
        self.doors = doors
        self.thinking = Thinking(session, thinkers)
        self._wait = 0.0
        self._turbo = False
        #: How fast things are told whatever the settings say; empty: as they say.
        self.pace = ""
        self._deaf = 0.0
        self._open_for = 0.0
        self._result_due = True
        self._sounded: Beat[Any] | None = None

    def lay_out(self, page: Page) -> list[Button]:
        """Look at the position anew and turn its options into things to push."""
        self.sight = self._look(page)
        offered = Offer(self.sight, self.act, self.open_curtain, self.close_curtain).made()
        self.free = offered.free
        return [*self._bar_buttons(page), *self._readers(), *offered.buttons]

    def _bar_buttons(self, page: Page) -> list[Button]:
        right, say = page.width - 14, self.sight.say
        in_vain = self.session.undoer is None
        return [
            Round(Box(right - 68, 10, 68, 68), "menu", self.open_menu, hint=say(shared.MENU)),
            Round(Box(right - 148, 10, 68, 68), "undo", self.take_back, hint=say(shared.UNDO), faint=in_vain),
            Round(Box(right - 228, 10, 68, 68), "recap", self.toggle_recap, hint=say(shared.RECAP)),
            Round(Box(right - 308, 10, 68, 68), "advice", self.ask_advice, hint=say(advice.ADVICE)),
            Round(Box(right - 388, 10, 68, 68), "help", self.open_rules, hint=say(shared.RULES)),
        ]

    def _readers(self) -> list[Button]:
        """Let the focus go into the chronicle; it stays there whatever is offered meanwhile."""
        log, hint = self.sight.layout.log, self.sight.say(reading.LINE_BY_LINE)
        return [
            Reading(log, self.chronicle, self.open_entry, self._read_on, self._leave_reading, hint=hint),
        ]

    # What happens.

    def act(self, seat: Seat, option: Action) -> None:
        """Play an action and tell what came of it."""
        viewer = self.curtain.viewer
        reel = self.session.play(option, seat)
        self.advising.drop()
        self.thinking.forget()
        self.attention.begin()
        self.attention.reason = ""
        self._cover_after(reel, seat)
        step = len(self.session.match.log)
        self.entries += [Entry(step, event) for event in reel]
        speed = self._speed(seat)
        seen = any(self.desk.telling.heard(event) for event in reel)
        self._wait = PACE[speed] if seen else 0.0
        if not self.sight.layout.log.holds(self.attention.pointer):
            self.chronicle.back = 0
        if not self._turbo:
            # A curtain that is open may close while the story is told, an open hand stays open.
            witness = self.curtain.viewer if self.curtain.mode == "open" else None
            views = reel.views(witness, told_after=self.desk.telling.told_after)
            bot, still = bool(self.session.players[seat].bot), self.app.settings.reduced_motion
            board, telling = self.sight.desk.board, self.desk.telling
            beats = told(board, telling, reel, views, self._panel_spot, speed, seat, bot=bot, still=still)
            self.story.add(beats)
        if self.story.beat is None:
            for event in reel:
                self.app.sound.tell(self.session.plan.game, event)
        self._offer_recap()
        if self.curtain.viewer == viewer and not self.curtain.covered:
            self.turn()
        else:
            # What somebody else must not see goes from the screen at once.
            self.refresh()
        if trouble := self.doors.trouble():
            self.explain(trouble)

    def _cover_after(self, reel: Reel, seat: Seat) -> None:
        """Close the curtain when somebody else is asked, or when it is others of whom something is told."""
        if self.curtain.mode == "curtain" and any(e.seat not in (None, seat) for e in reel if e.only is None):
            self.curtain.close()
        self.curtain.follow()
        if self.curtain.person not in (None, seat) and not self.session.players[seat].bot:
            # The hand that has just pushed does not decide for the next one too.
            self._deaf = DEAF

    def _speed(self, seat: Seat) -> str:
        settings = self.app.settings
        return self.pace or (settings.bot_speed if self.session.players[seat].bot else settings.speed)

    def _panel_spot(self, seat: Seat) -> Spot:
        box = self.sight.layout.seat(seat)
        return Spot(box.right - 40, box.centre[1] + 20)

    def _offer_recap(self) -> None:
        looker, log = self.curtain.looker, self.session.match.log
        others = looker is not None and looker == self.curtain.person and bool(log) and log[-1][0] != looker
        news = others and self.app.settings.recap and self._has_news(looker)
        # Nobody's chronicle is taken away who reads in it.
        self.recapping = news and not isinstance(self.meant, Reading)

    def _has_news(self, seat: Seat | None) -> bool:
        since = self.chronicle.recap(self.entries, seat, self.curtain.viewer) if seat is not None else []
        # That a round begins with somebody is no reason to tell them.
        return any(entry.event.kind != "round" for entry in since)

    def toggle_recap(self) -> None:
        """Show the recap in the place of advice or the chronicle, or the chronicle again."""
        say, asked = self.sight.say, self.session.asked
        if self.sight.looker is None and asked is not None:
            whose = say(shared.NOT_YOUR_TURN, name=self.session.names[asked.seat])
            self.explain(say(shared.CURTAIN_CLOSED) if self.curtain.covered else whose)
            return
        self.recapping = self.advising.wanted or not self.recapping
        self.advising.drop()
        self.changed = True

    def ask_advice(self) -> None:
        """Let the best bot think in the place of whoever is asked and may see their cards."""
        if self.story.beat is not None or self.curtain.person is None:
            self.explain(self.sight.say(advice.NOBODY_ASKED))
        elif self.advising.ask(self.sight):
            self.changed = True
        else:
            self.explain(self.sight.say(advice.COVERED))

    def open_curtain(self) -> None:
        """Show the person who is asked their secrets."""
        self.curtain.open()
        self.app.sound.play("curtain")
        self._open_for = 0.0
        if self.curtain.mode == "curtain":
            self._deaf = DEAF
        self._offer_recap()
        self.refresh()

    def close_curtain(self) -> None:
        """Hide them again."""
        self.advising.drop()
        self.curtain.close()
        self.refresh()

    def lose_focus(self) -> None:
        """Hide everything while nobody looks after it."""
        self._turbo = False
        self.close_curtain()

    def take_back(self) -> None:
        """Undo, or say why not."""
        if self.session.undoer is None:
            self.explain(self.sight.say(shared.NO_UNDO))
            return
        self.session.undo()
        self.app.sound.play("quill")
        self.settle()

    def settle(self) -> None:
        """Begin anew from the position as it is: something else than an action has changed it."""
        self.advising.drop()
        self.thinking.forget()
        self.story.finish()
        self.curtain.follow()
        self.entries = retold(self.session)
        self.refresh()

    def explain(self, words: str) -> None:
        """Say why something does not work."""
        self.app.sound.play("error")
        self.attention.explain(words)
        self.changed = True

    def cancel(self) -> None:
        """Close the curtain, or else open the menu."""
        if self.curtain.viewer is not None and self.curtain.mode != "open":
            self.close_curtain()
        else:
            self.doors.menu(self)

    def open_menu(self) -> None:
        """Close the curtain and open the menu."""
        self.close_curtain()
        self.doors.menu(self)

    def open_entry(self, entry: Entry) -> None:
        """Open the replay where something was told."""
        self.doors.replay(self, entry.step)

    def open_rules(self) -> None:
        """Open the rulebook at what is looked at, or at what is asked."""
        asked, subject = self.session.asked, self.attention.subject
        question = type(asked).__name__ if asked is not None else ""
        self.doors.rules(self, (subject.rule or subject.picture) if subject else question)

    def _half_made(self) -> bool:
        """Say whether Esc takes a step of a longer choice back."""
        asked, curtain, state = self.session.asked, self.curtain, self.session.match.state
        open_for_all = not curtain.covered and (curtain.viewer is None or curtain.mode == "open")
        halfway = asked is not None and asked.halfway(state) and curtain.person == asked.seat
        reads = isinstance(self.meant, Reading)
        return open_for_all and halfway and self.session.undoer == curtain.person and not reads

    def pause(self) -> None:
        """Hide secrets while another scene lies on top."""
        super().pause()
        self._turbo = False
        self.close_curtain()

    def resume(self) -> None:
        """Go on with whoever sits there now."""
        super().resume()
        self.session.sit()

    def leave(self) -> None:
        """Stop thinking, and say that the table is empty."""
        self.thinking.forget()
        self.doors.left(self)

    # Input.

    def hear(self, signal: Signal) -> bool:
        """Undo, skip and look closer by their keys; the rest is the panel's."""
        if isinstance(signal, Press) and signal.button is Key.SKIP:
            self._turbo = signal.down
            return self._skip() if signal.down else True
        if isinstance(signal, Point):
            self._point_at(signal.at)
        if isinstance(signal, Wheel) and self.sight.layout.log.holds(signal.at):
            self.chronicle.turn(signal.steps)
            self.changed = True
            return True
        if (isinstance(signal, Click) and signal.down) or signal == Press(Key.OK):
            return self._push(signal)
        if signal == Press(Key.UNDO) or (signal == Press(Key.CANCEL) and self._half_made()):
            self.take_back()
        elif signal == Press(Key.LOOK):
            self._look_on()
        elif signal == Press(Key.MENU):
            self.open_menu()
        elif signal == Press(Key.HELP):
            self.open_rules()
        else:
            return super().hear(signal)
        return True

    def _push(self, signal: Signal) -> bool:
        if self._deaf > 0 and not self._harmless(signal):
            return True
        if isinstance(signal, Click) and signal.look:
            self._look_at(signal.at)
            return True
        on_bar = isinstance(signal, Click) and signal.at[1] < BAR
        if self.story.beat is not None and not on_bar:
            return self._skip()
        if isinstance(signal, Click):
            signal = signal._replace(at=self.sight.desk.board.meant_by(signal.at, self.buttons))
            self._point(signal.at)
        elif self.meant is None:
            # The first push shows where the focus is.
            self.by_keys = self.changed = True
            return True
        in_vain = self.meant is None
        heard = super().hear(signal)
        if isinstance(signal, Click) and in_vain:
            self._answer(signal.at)
        return heard

    def _harmless(self, signal: Signal) -> bool:
        """Say whether a push decides nothing: on the bar, the chronicle, or what opens a curtain."""
        if isinstance(signal, Click):
            openers = [button.box for button in self.buttons if isinstance(button, Hold)]
            places = [self.sight.layout.bar, self.sight.layout.log, *openers]
            return any(place.holds(signal.at) for place in places)
        return isinstance(self.meant, Round | Reading | Hold)

    def _answer(self, at: tuple[float, float]) -> None:
        """Answer a click on something that cannot be picked now."""
        entry, asked, say = self.chronicle.at(at), self.session.asked, self.sight.say
        layout = self.sight.layout
        if entry is not None:
            self.open_entry(entry)
        elif asked is not None and any(box.holds(at) for box in (layout.board, layout.tray, layout.context)):
            bot = self.session.players[asked.seat].bot
            turn = say(shared.NOT_YOUR_TURN, name=self.session.names[asked.seat])
            reason = self.sight.desk.answers.refusal(at, asked, say)
            prompt = self.sight.prompt
            asking = f"{say(shared.NOT_NOW)} {prompt[:1].upper()}{prompt[1:]}"
            self.explain(turn if bot else reason or asking)

    def _read_on(self) -> None:
        """Show the chronicle, and on the board what the line that is meant tells of."""
        self.advising.drop()
        self.attention.begin()
        self.attention.entry = self.chronicle.meant

    def _leave_reading(self) -> None:
        """Lead the focus back to what is asked."""
        self.attention.entry = None
        self.focus = next((n for n, button in enumerate(self.buttons) if button.meaning is not None), 0)

    def _skip(self) -> bool:
        self._wait = 0.0
        if self.story.beat is not None:
            self.story.skip(self.desk.telling.weighty)
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
        self._deaf -= seconds
        self._cover_in_time(seconds)
        self._sound_beat()
        if self._turbo:
            self.story.finish()
        if self.story.beat is not None:
            if self.story.pass_time(seconds):
                self.turn()
            self._frame_due = True
        else:
            self._let_bot_act(seconds)
        if self.story.beat is None and self.session.asked is None:
            self._end()

    def _sound_beat(self) -> None:
        """Let each beat be heard once."""
        beat = self.story.beat
        if beat is not self._sounded:
            self._sounded = beat
            self.app.sound.tell(self.session.plan.game, beat.event if beat else None)

    def _cover_in_time(self, seconds: float) -> None:
        """Cover a hand that was opened by pressing, if nobody does."""
        self._open_for += seconds
        pressed = self.curtain.mode == "peek" and self.app.settings.press_to_hold
        if pressed and self.curtain.viewer is not None and self._open_for > PEEK_LASTS:
            self.close_curtain()

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
