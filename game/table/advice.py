"""Advice for the person who is asked: the best bot thinks in their place, and says why."""

from collections.abc import Sequence
from typing import NamedTuple

from game.table.perspective import Perspective
from game.table.reasons import Fact, reason
from game.words import Tongue
from game.words import advice as words
from rules.bots.advice import Advised, advised
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat, State

#: Seconds the adviser thinks.
SECONDS = 1.5
#: From how many points on one option is called better than another, and clearly so.
WORTH_SAYING, CLEAR = 0.15, 1.0
#: What stands between the parts of an outcome.
APART = "   "


class Counsel(NamedTuple):
    """One option as it is advised: its name, what it brings, and why."""

    title: str
    outcome: str
    reason: str


class End(NamedTuple):
    """What comes of an option in the end, beside the other: in words, and whether that is better."""

    words: str = ""
    better: bool | None = None


class Advising:
    """Asks the thinkers for a person, and keeps what they say until the position changes."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._seat: Seat | None = None
        self._found: list[Advised] = []
        #: What was said of them, by how it is looked at.
        self._said: dict[tuple[object, ...], list[Counsel]] = {}

    @property
    def wanted(self) -> bool:
        """Say whether somebody has asked for advice."""
        return self._seat is not None

    @property
    def best(self) -> Action | None:
        """Give what is advised before all else, once it is known."""
        return self._found[0].action if self._found else None

    def ask(self, sight: Perspective, seat: Seat | None = None) -> bool:
        """Begin to think for a seat or whoever is asked, from what lies open; False if that is too little."""
        match, seat = sight.session.match, sight.curtain.person if seat is None else seat
        if seat is None or sight.curtain.covered:
            return False
        state = _known(sight, seat)
        if state is None:
            return False
        self._seat, self._found, self._said = seat, [], {}
        seed = match.seed + len(match.log)
        self.thinkers.ask(state, seat, "master", "", SECONDS, seed)
        return True

    def drop(self) -> None:
        """Forget it: something has changed."""
        if self._seat is not None and not self._found:
            self.thinkers.forget()
        self._seat, self._found, self._said = None, [], {}

    def listen(self, sight: Perspective) -> bool:
        """Hear whether the thinking is over; True as soon as there is something to say."""
        if self._seat is None or self._found:
            return False
        findings = self.thinkers.findings()
        if not findings:
            return False
        state = _known(sight, self._seat)
        self._found = advised(findings, state, self._seat) if state else []
        return bool(state)

    def counsel(self, sight: Perspective) -> list[Counsel]:
        """Say what is advised; nothing while it is thought over."""
        if self._seat is None or not self._found:
            return []
        looks = (sight.say.language, sight.viewer, sight.swift)
        if looks not in self._said:
            self._said[looks] = counsel(sight, self._seat, self._found)
        return self._said[looks]


def _known(sight: Perspective, seat: Seat) -> State | None:
    """Give the position as whoever sees the table knows it; None: that is too little for advice."""
    state = sight.session.match.state
    return state if sight.viewer == seat else state.closed(seat)


def counsel(sight: Perspective, seat: Seat, found: Sequence[Advised]) -> list[Counsel]:
    """Put the best options into words: their names, what each of them brings, and what tells them apart."""
    ways = [_way(sight, seat, each) for each in found]
    outcomes = distinct([sight.outcome(seat, *way) for way in ways])
    facts = [sight.facts(seat, *way) for way in ways]
    ends = compared(sight.say, found)
    return [
        Counsel(_title(sight, seat, way), outcome, _why(sight, mine, other, end))
        for way, outcome, mine, other, end in zip(ways, outcomes, facts, reversed(facts), ends, strict=True)
    ]


def _way(sight: Perspective, seat: Seat, found: Advised) -> list[Action]:
    """Follow a choice as far as one would be asked without a break."""
    first, answers = sight.session.asked, sight.desk.answers
    way, after = [found.action], sight.after(seat, found.action)
    for action in found.then:
        asked = after.decision
        if first is None or asked is None or not answers.follows(first, asked):
            break
        way.append(action)
        after = sight.after(seat, *way)
    return way


def _title(sight: Perspective, seat: Seat, way: Sequence[Action]) -> str:
    """Name an option and what is to be picked after it, but for what goes without saying."""
    obvious = sight.desk.answers.obvious
    said = [n for n in range(1, len(way)) if obvious(sight.after(seat, *way[:n]), seat) != way[n]]
    first, *then = (sight.label(*way[: number + 1]) for number in (0, *said))
    return sight.say(words.WAY, option=first, then=" · ".join(then)) if then else first


def _why(sight: Perspective, mine: Sequence[Fact], other: Sequence[Fact], end: End) -> str:
    """Say what is certain first, and then what comes of it."""
    say, answers = sight.say, sight.desk.answers
    why = reason(say, answers.contrasts, mine, other)
    if not any(why) or not end.words:
        return answers.supposed(say, why.told(say)) or end.words
    text = words.YET if why.belies(better=end.better) else words.WHY
    return say(text, reason=answers.supposed(say, why.told(say)), end=end.words)


def distinct(outcomes: Sequence[str]) -> list[str]:
    """Leave out of what options bring whatever all of them do."""
    parts = [outcome.split(APART) for outcome in outcomes]
    shared = set.intersection(*map(set, parts)) if len(parts) > 1 else set[str]()
    return [APART.join(part for part in each if part not in shared) for each in parts]


def compared(say: Tongue, found: Sequence[Advised]) -> list[End]:
    """Say in words how the two best options compare in the end; what is certain of them has the numbers."""
    if len(found) < 2:
        return [End()] * len(found)
    lead, surer = found[0].points - found[1].points, found[0].chance > found[1].chance
    if abs(lead) < WORTH_SAYING:
        return [End(), End(say(words.EVEN))]
    if lead < 0:
        # A second that is no surer either has not been tried long enough to be believed.
        return [End(say(words.SURER)), End(say(words.RISKY))] if surer else [End()] * 2
    clear = lead >= CLEAR
    first, second = (words.CLEARLY, words.WEAK) if clear else (words.BETTER, words.WEAKER)
    return [End(say(first), better=True), End(say(second), better=False)]
