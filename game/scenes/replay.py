"""A match told again: scrubbed, stepped, played, and taken up from any moment."""

from collections.abc import Callable
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import IVORY
from game.input.signals import Button as Key
from game.input.signals import Press, Signal
from game.scenes.conduct import Conduct
from game.scenes.exits import Exits
from game.session.seams import FORKED
from game.session.session import Session
from game.table.curtain import Curtain, Spectator
from game.table.passages import Entry
from game.table.scrubber import Scrubber
from game.widgets.button import Button, Deed, Round, Strip
from game.words import shared
from rules import Match
from rules.kernel import Action, Seat


class Replay(Conduct):
    """Leads a table through a match that was played."""

    past = True

    def __init__(
        self, session: Session, exits: Exits, play_on: Callable[[Session], None], step: int = 0
    ) -> None:
        super().__init__(exits)
        self._played = session
        self.whole: Match = session.match
        self._play_on = play_on
        self._plays = False
        self._chapters = self._find_chapters()
        self._ribbon = Scrubber(Box(0, 0, 1, 1), step, self.steps, self._chapters, self.go)

    def curtain(self, session: Session) -> Curtain:
        """Show only what all may see."""
        return Spectator(session)

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
        return len(self.table.session.match.log)

    @property
    def steps(self) -> int:
        """Say how many there are."""
        return len(self.whole.log)

    def buttons(self, page: Page) -> list[Button]:
        """Lay the ribbon of time where the hand was."""
        self.table.attention.begin()
        return [self._placed_ribbon(), *self._controls(), *self._ways(page), self.table.side.reader()]

    def _placed_ribbon(self) -> Scrubber:
        # The same ribbon stays, so that it can be pulled on while the table changes.
        box = self.table.sight.layout.tray
        self._ribbon.box = Box(box.x + 20, box.y + 8, box.w - 40, 92)
        self._ribbon.step = self.step
        return self._ribbon

    def _controls(self) -> list[Button]:
        box, say = self.table.sight.layout.tray, self.table.sight.say
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
        box, say, right = self.table.sight.layout.tray, self.table.sight.say, page.width - 14
        open_end = self.table.session.asked is not None
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
        self.table.show(self._played.until(step))

    def toggle(self) -> None:
        """Play by itself, or stop."""
        self._plays = not self._plays and self.step < self.steps
        self.table.refresh()

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

    def take_back(self) -> None:
        """Go a step back."""
        self.go(self.step - 1)

    def hear(self, signal: Signal) -> bool:
        """Play and stop by Space."""
        if not isinstance(signal, Press) or signal.button is not Key.SKIP:
            return False
        if signal.down:
            self.toggle()
        return True

    def end(self) -> None:
        """Stop."""
        self._plays = False

    def proceed(self, seconds: float) -> None:
        """Go on by itself, if that is wanted."""
        if self.table.wait(seconds) and self._plays:
            self.go(self.step + 1)

    def act(self, seat: Seat, option: Action) -> None:
        """Tell the next action."""
        super().act(seat, option)
        if self._plays and self.step == self.steps:
            self.toggle()

    def paint_middle(self, canvas: Canvas) -> None:
        """Say which step this is."""
        box = self.table.sight.layout.tray
        words = self.table.sight.say(shared.STEP, step=self.step, steps=self.steps)
        place = Box(box.x + 20, box.bottom - 84, 190, 70)
        size = canvas.fitting(words, place, canvas.sizes.body, BOLD, least=20)
        canvas.text(words, place, size, face=BOLD, colour=IVORY)
