"""Advice for the person who is asked: the best bot thinks in their place, and says why."""

from collections.abc import Sequence
from typing import NamedTuple

from game.table.perspective import Perspective
from game.words import Tongue
from game.words import advice as words
from game.words.numbers import tenths
from rules.bots.advice import Advised, advised
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat

#: Seconds the adviser thinks.
SECONDS = 1.5
#: From how many points on one option is called better than another.
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

    @property
    def best(self) -> Action | None:
        """Give what is advised before all else, once it is known."""
        return self._found[0].action if self._found else None

    def ask(self, sight: Perspective) -> bool:
        """Begin to think for whoever is asked, from what lies open; False if that is too little."""
        match, seat = sight.session.match, sight.curtain.person
        if seat is None or sight.curtain.covered:
            return False
        state = match.state if sight.viewer == seat else match.state.closed(seat)
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

    def listen(self, sight: Perspective) -> bool:
        """Hear whether the thinking is over; True as soon as there is something to say."""
        if self._seat is None or self._found:
            return False
        findings = self.thinkers.findings()
        if not findings:
            return False
        self._found = advised(findings, sight.session.match.state, self._seat)
        return True

    def counsel(self, sight: Perspective) -> list[Counsel]:
        """Say what is advised; nothing while it is thought over."""
        seat = self._seat
        if seat is None:
            return []
        pairs = zip(self._found, compared(sight.say, self._found), strict=True)
        return [self._said(sight, seat, found, much) for found, much in pairs]

    def _said(self, sight: Perspective, seat: Seat, found: Advised, much: str) -> Counsel:
        outcome = sight.outcome(seat, found.action)
        return Counsel(sight.label(found.action), "\n".join(part for part in (outcome, much) if part))


def compared(say: Tongue, found: Sequence[Advised]) -> list[str]:
    """Say how the two best options compare: one number, told from both sides."""
    if len(found) < 2:
        return [""] * len(found)
    lead, surer = found[0].points - found[1].points, found[0].chance > found[1].chance
    if abs(lead) < WORTH_SAYING:
        return [say(words.EVEN)] * 2
    if lead < 0 and not surer:
        # The second has not been tried long enough to be believed.
        return [""] * 2
    texts = (words.BETTER, words.LESS) if lead > 0 else (words.SURER, words.MORE)
    return [say(text, points=tenths(say, abs(lead))) for text in texts]
