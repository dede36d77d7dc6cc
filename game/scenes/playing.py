"""A table that is played: people pick, bots think, and every way out of it."""

from functools import partial
from typing import Any

from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import with_key
from game.scenes.conduct import Conduct
from game.scenes.exits import Exits
from game.scenes.phone_table import PhoneTable
from game.scenes.sleeper_note import note
from game.table.bots import Thinking
from game.table.passages import Entry
from game.widgets.button import Button, Round
from game.words import advice, shared
from rules.bots.service import Thinkers
from rules.kernel import Action, Decision, Seat


class Playing(Conduct):
    """People and bots play on."""

    lets_bots_act = True
    swift = True

    def __init__(self, exits: Exits, thinkers: Thinkers, phones: PhoneTable | None = None) -> None:
        super().__init__(exits)
        self.thinking = Thinking(thinkers)
        self._phones = phones
        self._result_due = True

    # Where it leads to.

    def enter(self) -> None:
        """Begin by keys where one has come by keys."""
        self.table.by_keys = self.table.app.by_keys
        if self._phones:
            self._phones.attend(self.table)

    def leave(self) -> None:
        """Stop thinking, and say that the table is empty."""
        self.thinking.forget()
        if self._phones:
            self._phones.leave(self.table)
        self.exits.left(self.table)

    def cancel(self) -> None:
        """Close the curtain, or else open the menu."""
        table = self.table
        if table.curtain.viewer is not None and table.curtain.mode != "open":
            table.close_curtain()
        else:
            self.exits.menu(table)

    def open_menu(self) -> None:
        """Close the curtain and open the menu."""
        self.table.close_curtain()
        self.exits.menu(self.table)

    def open_entry(self, entry: Entry) -> None:
        """Open the replay where something was told."""
        self.exits.replay(self.table, entry.step)

    # What happens.

    def act(self, seat: Seat, option: Action) -> None:
        """Play, and what a person would obviously do next; say so if that cannot be kept."""
        super().act(seat, option)
        session, answers = self.table.session, self.table.sight.desk.answers
        bot = session.players[seat].bot
        while not bot and (obvious := answers.obvious(session.match.state, seat)):
            super().act(seat, obvious)
        if trouble := self.exits.trouble():
            self.table.explain(trouble)

    def take_back(self) -> None:
        """Undo, or say why not."""
        table = self.table
        if table.session.undoer is None:
            table.explain(table.sight.say(shared.NO_UNDO))
            return
        table.session.undo()
        table.app.sound.play("quill")
        table.settle()

    def move_on(self) -> None:
        """Forget what bots thought of another position."""
        self.thinking.forget()
        if self._phones:
            self._phones.move_on()

    def proceed(self, seconds: float) -> None:
        """Let a bot act that is asked."""
        session = self.table.session
        asked = session.asked
        if asked is None or not session.players[asked.seat].bot:
            return
        waited = self.table.wait(seconds)
        action = self.thinking.answer(session, asked.seat)
        if action is not None and waited:
            self.act(asked.seat, action)

    def end(self) -> None:
        """Show the result, once."""
        if self._result_due:
            self._result_due = False
            self.exits.over(self.table)

    def recaps(self, seat: Seat) -> bool:
        """Say whether anything happened to somebody since their last turn."""
        table = self.table
        since = table.side.chronicle.recap(table.side.entries, seat, table.curtain.viewer)
        # That a round begins with somebody is no reason to tell them.
        return table.app.settings.recap and any(passage.first.event.kind != "round" for passage in since)

    def answer(self, at: tuple[float, float]) -> None:
        """Say why something cannot be picked now."""
        super().answer(at)
        table, sight = self.table, self.table.sight
        asked, say, layout = table.session.asked, sight.say, sight.layout
        read = layout.folded and table.side.holds(at)
        places = () if read else (layout.board, layout.tray, layout.context)
        if asked is not None and any(box.holds(at) for box in places):
            bot = table.session.players[asked.seat].bot
            turn = say(shared.NOT_YOUR_TURN, name=table.session.names[asked.seat])
            table.explain(turn if bot else self._refusal(at, asked))

    def _refusal(self, at: tuple[float, float], asked: Decision[Any]) -> str:
        """Give the reason why a place is no answer, or else say what is asked; a bare spot is no refusal."""
        sight = self.table.sight
        if reason := sight.desk.answers.refusal(at, asked, sight.say):
            return reason
        asking = f"{sight.prompt[:1].upper()}{sight.prompt[1:]}"
        places = sight.desk.board.spots(asked.seat).values()
        return f"{sight.say(shared.NOT_NOW)} {asking}" if any(box.holds(at) for box in places) else asking

    # What can be pushed.

    def buttons(self, page: Page) -> list[Button]:
        """Lay out the bar, the chronicle and what can be picked."""
        return [*self._bar(page), self.table.side.reader(), *self._note(), *self.table.offered()]

    def _note(self) -> list[Button]:
        """Say whose phone sleeps of those whom the table waits for, and offer to go on without it."""
        table, session = self.table, self.table.session
        waiting = [asked.seat for asked in session.match.state.decisions() if asked.seat in session.asleep]
        if not waiting or table.story.beat is not None:
            return []
        curtain = partial(self.exits.change, table, waiting[0], "secrecy", "curtain")
        bot = partial(self.exits.change, table, waiting[0], "bot", "burgher")
        return note(table.sight, waiting[0], curtain, bot, partial(self.exits.codes, table))

    def _bar(self, page: Page) -> list[Button]:
        table, say, right = self.table, self.table.sight.say, page.width - 14
        in_vain = table.session.undoer is None
        menu, undo, rules = (
            with_key(say(words), key, table.sight.settings, say)
            for words, key in ((shared.MENU, Key.MENU), (shared.UNDO, Key.UNDO), (shared.RULES, Key.HELP))
        )
        return [
            Round(Box(right - 68, 10, 68, 68), "menu", self.open_menu, hint=menu),
            Round(Box(right - 148, 10, 68, 68), "undo", self.take_back, hint=undo, faint=in_vain),
            Round(Box(right - 228, 10, 68, 68), "recap", table.side.toggle_recap, hint=say(shared.RECAP)),
            Round(Box(right - 308, 10, 68, 68), "advice", table.side.ask_advice, hint=say(advice.ADVICE)),
            Round(Box(right - 388, 10, 68, 68), "help", table.open_rules, hint=rules),
        ]
