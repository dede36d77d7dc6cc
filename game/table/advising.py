"""Advice for the person who is asked: the best bot thinks in their place, and says why."""

from typing import NamedTuple

from game.table.sight import Sight
from game.words import advice as words
from game.words.numbers import tenths
from rules.bots.advice import Advised, advised
from rules.bots.service import Thinkers
from rules.kernel import Seat

#: Seconds the adviser thinks.
SECONDS = 1.5
#: From how many points on an option is called better.
WORTH_SAYING = 0.15


class Counsel(NamedTuple):
    """One option as it is advised: its name, and why."""

    title: str
    reason: str


class Advising:
    """Asks the thinkers for a person, and keeps what they say until the position changes."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._seat: Seat | None = None
        self._found: list[Advised] = []

    @property
    def wanted(self) -> bool:
        """Say whether somebody has asked for advice."""
        return self._seat is not None

    def ask(self, sight: Sight) -> bool:
        """Begin to think for whoever is asked, from what lies open; False if that is too little."""
        match, seat = sight.session.match, sight.curtain.person
        if seat is None or sight.curtain.covered:
            return False
        state = match.state if sight.viewer == seat else sight.desk.closed(match.state, seat)
        if state is None:
            return False
        self._seat, self._found = seat, []
        seed = match.seed + len(match.log)
        self.thinkers.ask(state, seat, "master", "", SECONDS, seed)
        return True

    def drop(self) -> None:
        """Forget it: something has changed."""
        if self._seat is not None and not self._found:
            self.thinkers.forget()
        self._seat, self._found = None, []

    def listen(self, sight: Sight) -> bool:
        """Hear whether the thinking is over; True as soon as there is something to say."""
        if self._seat is None or self._found:
            return False
        findings = self.thinkers.findings()
        if not findings:
            return False
        self._found = advised(findings, sight.session.match.state, self._seat)
        return True

    def counsel(self, sight: Sight) -> list[Counsel]:
        """Say what is advised; nothing while it is thought over."""
        seat = self._seat
        return [] if seat is None else [self._said(sight, seat, found) for found in self._found]

    def _said(self, sight: Sight, seat: Seat, found: Advised) -> Counsel:
        say, behind = sight.say, self._found[0].points - found.points
        if behind >= WORTH_SAYING:
            much = say(words.LESS, points=tenths(say, behind))
        elif found.points >= WORTH_SAYING:
            much = say(words.BETTER, points=f"+{tenths(say, found.points)}")
        else:
            much = say(words.EVEN)
        outcome = sight.outcome(seat, found.action)
        return Counsel(sight.label(found.action), "\n".join(part for part in (outcome, much) if part))
