"""Advice for people: the two best options, by how much they are better, and how they would go on."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.bots.findings import Finding, serious
from rules.bots.master import Master
from rules.bots.weighing import weighed
from rules.kernel import Action, Seat, State

#: How many options are shown.
SHOWN = 2


class Advised(NamedTuple):
    """An option worth taking."""

    action: Action
    #: How many points more, and how much more chance to win, it promises than the options do on average.
    points: float
    chance: float
    #: What to pick next, as long as that is a step of the same choice.
    then: tuple[Action, ...] = ()


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
    found: dict[tuple[str, ...], Advised] = {}
    for each in ordered:
        then = tuple(_begun(each, state, seat))
        # The same picks in another order are no other advice.
        picks = tuple(sorted(action.text() for action in (each.action, *then)))
        found.setdefault(picks, Advised(each.action, each.points - points, each.value - value, then))
        if len(found) == SHOWN:
            break
    return list(found.values())


def _begun(finding: Finding, state: State, seat: Seat) -> Iterator[Action]:
    """Follow a choice that is only begun, up to its end or to where something new would appear."""
    # Where the thinker did not come so far, the rules of thumb choose, in a world the seat could believe in.
    _, after = state.foreseen(finding.action, seat)
    _, world = state.imagine(seat, 0).foreseen(finding.action, seat)
    then = iter(finding.then)
    while (asked := after.decision) is not None and asked.seat == seat and asked.halfway(after):
        action = next(then, None) or _likely(world, seat)
        if action not in after.options(seat) or action not in world.options(seat):
            return
        yield action
        _, after = after.foreseen(action, seat)
        _, world = world.foreseen(action, seat)


def _likely(world: State, seat: Seat) -> Action | None:
    options = world.options(seat)
    if not options:
        return None
    gains = weighed(world, seat, world.game.judge(), 0.0, 1)
    return options[gains.index(max(gains))]
