"""A match told again: scrubbed, stepped, played, and taken up from any moment."""

from collections.abc import Callable
from functools import partial

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Click, Press, Signal
from game.scenes.conduct import Conduct
from game.scenes.exits import Exits
from game.scenes.replay_tray import ReplayTray
from game.session.rounds import Rounds
from game.session.session import Session
from game.table.curtain import Curtain, Retold, Spectator
from game.table.passages import Entry
from game.table.scrubber import Scrubber
from game.widgets.button import Button, Deed, Round, Strip
from game.words import shared
from game.words.review import MASTER
from rules import Match
from rules.kernel import Action, Seat

#: How wide the buttons at the right end of the bar are, and how far apart.
WIDE, APART = 58, 66


class Replay(Conduct):
    """Leads a table through a match that was played; where it is over, the hands lie open."""

    past = True

    def __init__(
        self,
        session: Session,
        exits: Exits,
        play_on: Callable[[Session], None],
        step: int = 0,
        better: Action | None = None,
    ) -> None:
        """Tell a match from some step on; ``better`` is marked there: it was not what was played."""
        super().__init__(exits)
        self._played = session
        self.whole: Match = session.match
        self._play_on = play_on
        self._plays = False
        self._better = (step, better)
        #: Whose hand is looked at; None: that of whoever acts next.
        self._looks_at: Seat | None = None
        self._rounds = Rounds.of(self.whole)
        self._ribbon = Scrubber(Box(0, 0, 1, 1), step, self.steps, self._rounds.marks, self.go)

    def curtain(self, session: Session) -> Curtain:
        """Show only what all may see, and the hands of a game that is over."""
        over = self._played.asked is None
        return Retold(session, lambda: self._looks_at) if over else Spectator(session)

    @property
    def step(self) -> int:
        """Say how many actions are told."""
        return len(self.table.session.match.log)

    @property
    def steps(self) -> int:
        """Say how many there are."""
        return len(self.whole.log)

    def buttons(self, page: Page) -> list[Button]:
        """Lay the ribbon of time beside the hand, and what moves it on the bar, which no stage hides."""
        self.table.attention.begin()
        self.tray = ReplayTray(self.table.sight, self.advised)
        # The same ribbon stays, so that it can be pulled on while the table changes.
        self._ribbon.box, self._ribbon.step = self.tray.ribbon, self.step
        marks = self.tray.places()
        return [self._ribbon, *self._controls(page), *marks, *self._below(), self.table.side.reader()]

    def _controls(self, page: Page) -> list[Button]:
        say = self.table.sight.say
        back, on = self._around()
        play = ("pause", self.toggle, shared.PAUSE) if self._plays else ("play", self.toggle, shared.PLAY)
        icons: tuple[tuple[str, Deed, str], ...] = (
            ("rewind", partial(self.go, back), shared.ROUND_BACK),
            ("step_back", partial(self.go, self.step - 1), shared.STEP_BACK),
            play,
            ("step", partial(self.go, self.step + 1), shared.STEP_ON),
            ("forward", partial(self.go, on), shared.ROUND_ON),
            ("cross", self.cancel, shared.BACK),
        )
        left = page.width - 10 - APART * len(icons)
        return [
            Round(Box(left + APART * i, 10, WIDE, 68), icon, deed, hint=say(words))
            for i, (icon, deed, words) in enumerate(icons)
        ]

    def _below(self) -> list[Button]:
        say, open_end = self.table.sight.say, self.table.session.asked is not None
        play_on = Strip(self.tray.play_on, say(shared.PLAY_ON), self.play_on, seal=True, enabled=open_end)
        master = Round(self.tray.master, "advice", self.ask_master, hint=say(MASTER))
        ways: list[Button] = [play_on, *([master] if self._judges else [])]
        if not self.tray.cards:
            return ways
        other = Strip(self.tray.other, say(shared.OTHER_HAND), self.look_elsewhere)
        others = isinstance(self.table.curtain, Retold)
        return [*ways, *([other] if others else []), *self.tray.cards]

    @property
    def _judges(self) -> bool:
        """Say whether the Master may be asked: hands lie open, and somebody chooses."""
        return isinstance(self.table.curtain, Retold) and self.table.session.asked is not None

    def ask_master(self) -> None:
        """Let the Master think in the place of whoever acts next, or put away what he thought."""
        advising, asked = self.table.side.advising, self.table.session.asked
        if advising.wanted or asked is None:
            advising.drop()
        else:
            self._looks_at = None
            self.table.story.finish()
            self.table.refresh()
            advising.ask(self.table.sight, asked.seat)
        self.table.refresh()

    def tick(self, seconds: float) -> None:
        """Mark on the board what the Master would do, as soon as he knows."""
        if self.advised != self.tray.advised:
            self.table.refresh()

    @property
    def advised(self) -> Action | None:
        """Give what the Master would do here, if he was asked, or what a review calls better."""
        step, better = self._better
        return super().advised or (better if step == self.step and self.table.story.beat is None else None)

    def look_elsewhere(self) -> None:
        """Show the hand of the next seat; with whoever acts next, the hands follow the match again."""
        asked, shown = self.table.session.asked, self.table.curtain.viewer
        assert shown is not None
        after = (shown + 1) % len(self.table.session.players)
        self._looks_at = None if asked is not None and after == asked.seat else after
        self.table.refresh()

    def _around(self) -> tuple[int, int]:
        before = [step for step in self._rounds.starts if step < self.step]
        after = [step for step in self._rounds.starts if step > self.step]
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
        """Take the match up from here."""
        self._play_on(self._played.forked(self.step))

    def take_back(self) -> None:
        """Go a step back."""
        self.go(self.step - 1)

    def hear(self, signal: Signal) -> bool:
        """Play and stop by Space; a click on the stage skips, and means nothing that lies under it."""
        act = self.table.sight.act
        if isinstance(signal, Click) and signal.down and act is not None and act.box.holds(signal.at):
            self.table.skip()
            return True
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
        """Say which step this is, and whose hand lies there."""
        self.tray.paint(canvas, self.step, self.steps)
