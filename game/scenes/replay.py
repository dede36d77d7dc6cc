"""A match told again: scrubbed, stepped, played, and taken up from any moment."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import IVORY
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal
from game.scenes.exits import Doors
from game.scenes.table import Table
from game.session.seams import FORKED
from game.session.session import Session
from game.table.chronicle import Entry
from game.table.curtain import Spectator
from game.table.desk import Desk
from game.table.scrubber import Scrubber
from game.widgets.button import Button, Deed, Round, Strip
from game.words import shared
from rules import Match
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat


class Replay(Table):
    """The table as it was."""

    def __init__(
        self,
        session: Session,
        desk: type[Desk[Any]],
        doors: Doors,
        thinkers: Thinkers,
        play_on: Callable[[Session], None],
        step: int = 0,
    ) -> None:
        self._played = session
        self.whole: Match = session.match
        earlier = session.until(step)
        super().__init__(earlier, desk, doors, thinkers)
        self.curtain = Spectator(earlier)
        self._play_on = play_on
        self._plays = False
        self._result_due = False
        self._chapters = self._find_chapters()
        self._ribbon = Scrubber(Box(0, 0, 1, 1), step, self.steps, self._chapters, self.go)

    def _find_chapters(self) -> list[tuple[int, str]]:
        """Find where each round begins."""
        found: list[tuple[int, str]] = []
        match = self.whole.dealt()
        for step, (seat, action) in enumerate(self.whole.log):
            number = match.state.view(None).round
            if not found or found[-1][1] != str(number):
                found.append((step, str(number)))
            match.play(action, seat)
        return found

    @property
    def step(self) -> int:
        """Say how many actions are told."""
        return len(self.session.match.log)

    @property
    def steps(self) -> int:
        """Say how many there are."""
        return len(self.whole.log)

    def lay_out(self, page: Page) -> list[Button]:
        """Lay the ribbon of time where the hand was."""
        self.sight = self._look(page, past=True)
        self.attention.begin()
        return [self._placed_ribbon(), *self._controls(), *self._ways(page), *self._readers()]

    def _placed_ribbon(self) -> Scrubber:
        # The same ribbon stays, so that it can be pulled on while the table changes.
        box = self.sight.layout.tray
        self._ribbon.box = Box(box.x + 20, box.y + 8, box.w - 40, 92)
        self._ribbon.step = self.step
        return self._ribbon

    def _controls(self) -> list[Button]:
        box, say = self.sight.layout.tray, self.sight.say
        back, on = self._around()
        play = ("pause", self.toggle, shared.PAUSE) if self._plays else ("play", self.toggle, shared.PLAY)
        icons: tuple[tuple[str, Deed, str], ...] = (
            ("rewind", partial(self.go, back), shared.ROUND_BACK),
            ("step_back", partial(self.go, self.step - 1), shared.STEP_BACK),
            play,
            ("step", partial(self.go, self.step + 1), shared.STEP_ON),
            ("forward", partial(self.go, on), shared.ROUND_ON),
        )
        left, top = box.x + 220, box.bottom - 84
        return [
            Round(Box(left + 84 * i, top, 72, 70), icon, deed, hint=say(words))
            for i, (icon, deed, words) in enumerate(icons)
        ]

    def _ways(self, page: Page) -> list[Button]:
        box, say, right = self.sight.layout.tray, self.sight.say, page.width - 14
        open_end = self.session.asked is not None
        place = Box(box.right - 400, box.bottom - 84, 380, 70)
        return [
            Strip(place, say(shared.PLAY_ON), self.play_on, seal=True, enabled=open_end),
            Round(Box(right - 68, 10, 68, 68), "cross", self.cancel, hint=say(shared.BACK)),
        ]

    def _around(self) -> tuple[int, int]:
        before = [step for step, _ in self._chapters if step < self.step]
        after = [step for step, _ in self._chapters if step > self.step]
        return (before[-1] if before else 0), (after[0] if after else self.steps)

    def go(self, step: int) -> None:
        """Show the table after so many actions; one step on is told as a story."""
        step = min(self.steps, max(0, step))
        if step == self.step + 1:
            seat, action = self.whole.log[self.step]
            self.act(seat, action)
            return
        self.session = self._played.until(step)
        self.curtain = Spectator(self.session)
        self.chronicle.session = self.session
        self.settle()

    def toggle(self) -> None:
        """Play by itself, or stop."""
        self._plays = not self._plays and self.step < self.steps
        self.refresh()

    def open_entry(self, entry: Entry) -> None:
        """Go where something was told."""
        self.go(entry.step)

    def play_on(self) -> None:
        """Take the match up from here; the seal of one that is over is broken."""
        earlier = self._played.until(self.step)
        if self._played.asked is None:
            earlier.plan = earlier.plan._replace(nonce="")
        earlier.mark(FORKED)
        self._play_on(earlier)

    def cancel(self) -> None:
        """Go back to where this was opened."""
        self.app.pop()

    def leave(self) -> None:
        """End quietly: no table was left."""

    def hear(self, signal: Signal) -> bool:
        """Step back with the key of undoing; Space plays and stops."""
        if signal == Press(Key.UNDO):
            self.go(self.step - 1)
            return True
        if isinstance(signal, Press) and signal.button is Key.SKIP:
            if signal.down:
                self.toggle()
            return True
        return super().hear(signal)

    def _push(self, signal: Signal) -> bool:
        # A button is heard even while something is told.
        if isinstance(signal, Click):
            self._point(signal.at)
        if self.meant is not None:
            self.story.finish()
        return super()._push(signal)

    def _end(self) -> None:
        self._plays = False

    def _let_bot_act(self, seconds: float) -> None:
        self._wait -= seconds
        if self._plays and self._wait <= 0:
            self.go(self.step + 1)

    def act(self, seat: Seat, option: Action) -> None:
        """Tell the next action."""
        super().act(seat, option)
        if self._plays and self.step == self.steps:
            self.toggle()

    def paint_middle(self, canvas: Canvas) -> None:
        """Paint the board, and which step this is."""
        super().paint_middle(canvas)
        box = self.sight.layout.tray
        words = self.sight.say(shared.STEP, step=self.step, steps=self.steps)
        place = Box(box.x + 20, box.bottom - 84, 190, 70)
        size = canvas.fitting(words, place, canvas.sizes.body, BOLD, least=20)
        canvas.text(words, place, size, face=BOLD, colour=IVORY)

    def _answer(self, at: tuple[float, float]) -> None:
        entry = self.chronicle.at(at)
        if entry is not None:
            self.open_entry(entry)
