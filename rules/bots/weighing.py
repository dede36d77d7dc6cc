"""Weighing options: by the judge's hunch where it has one, or by trying each of them out."""

from rules.bots.verdict import regard
from rules.kernel import Action, Decision, Judge, Seat, State

#: How many of its own choices a seat looks ahead when it tries an option out.
DEPTH = 2


def weighed(state: State, seat: Seat, judge: Judge, spite: float, depth: int = DEPTH) -> list[float]:
    """Give what a seat gains by each of its options, in points."""
    options = state.options(seat)
    hunch = judge.hunch(state, asked(state, seat), options, spite) or [None] * len(options)
    if None not in hunch:
        return [gain for gain in hunch if gain is not None]
    before = regard(judge, spite, state, seat)
    return [
        tried(state, seat, option, judge, spite, depth) - before if gain is None else gain
        for option, gain in zip(options, hunch, strict=True)
    ]


def asked(state: State, seat: Seat) -> Decision[State]:
    """Give the decision that a seat has to take."""
    return next(decision for decision in state.decisions() if decision.seat == seat)


def tried(state: State, seat: Seat, option: Action, judge: Judge, spite: float, depth: int) -> float:
    """Give what a position is worth after an option and all choices of the same seat that follow from it."""
    twin = state.clone()
    decision, height = asked(state, seat), len(state.stack)
    twin.apply(option, seat)
    # What follows lies above the rest of the game; a turn that goes on as before does not follow.
    while len(twin.stack) >= height and (following := twin.decision) != decision:
        if following is None or following.seat != seat:
            break
        twin.apply(_likely(twin, seat, judge, spite, depth - 1), seat)
    return regard(judge, spite, twin, seat)


def _likely(state: State, seat: Seat, judge: Judge, spite: float, depth: int) -> Action:
    options = state.options()
    if depth < 0 or len(options) == 1:
        return options[0]
    gains = weighed(state, seat, judge, spite, depth)
    return options[gains.index(max(gains))]
