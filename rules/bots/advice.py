"""Advice for people: the two best options, by how much they are better, and what they certainly bring."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.bots.findings import Finding, serious
from rules.bots.master import Master
from rules.kernel import Action, Event, Seat, State

#: How many options are shown.
SHOWN = 2


class Advised(NamedTuple):
    """An option worth taking."""

    action: Action
    #: How many points more, and how much more chance to win, it promises than the options do on average.
    points: float
    chance: float
    #: What would certainly happen, as far as the seat can know.
    events: tuple[Event, ...]


def advice(state: State, seat: Seat, seconds: float, seed: int = 0) -> list[Advised]:
    """Think for a person and name the best options, the best first."""
    thinker = Master(state.game.key, seed)
    for _ in thinker.think(state, seat, seconds):
        pass
    return advised(thinker.findings, state, seat)


def advised(findings: Iterable[Finding], state: State, seat: Seat) -> list[Advised]:
    """Turn what a thinker has found into advice."""
    known = list(findings)
    points = sum([finding.points for finding in known]) / len(known)
    value = sum([finding.value for finding in known]) / len(known)
    ordered = serious(known)
    ordered += sorted([finding for finding in known if finding not in ordered], key=lambda f: -f.value)
    return [
        Advised(f.action, f.points - points, f.value - value, tuple(state.foreseen(f.action, seat)[0]))
        for f in ordered[:SHOWN]
    ]
