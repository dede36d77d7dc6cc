"""Plays games of Burghers at tables of every kind, and counts who won with what.

The number of a game says all about it: its seed, how many sit there and what they agreed on. So counts can be
made in as many runs as one likes, and are the same in the end.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.bots import bot
from rules.bots.dice import Dice
from rules.kernel import GAMES, Event, Game, SetupError, State

#: By what is counted, such as ``place/4/1``: how often, the sum of what came of it, and that of its squares.
Counts = dict[str, list[int]]
#: All sums are in sixtieths, so that shared wins are whole numbers and no order of adding matters.
WHOLE = 60
#: Numbers of these games are seeds from here on, far from those bots learned by.
SEEDS = 9_000_000
#: Who plays: a bot that is kept as it was, so that counting can go on whatever others learn.
COUNTED = "burgher@0.1"
#: How often something is played as it is usually agreed on.
USUAL = 0.5


class Played(NamedTuple):
    """A finished game, and all that was told of it."""

    state: State
    options: dict[str, str]
    events: list[Event]


def agreed(game: Game, seats: int, dice: Dice) -> dict[str, str]:
    """Agree on something: each choice as usual, or on any value that needs no others beside it."""
    options: dict[str, str] = {}
    for choice in game.choices:
        values = [
            value for value in choice.values_for(seats) if _stands_alone(game, seats, choice.key, value)
        ]
        if not choice.picks and len(values) > 1 and not dice.chance_of(USUAL):
            options[choice.key] = values[dice.below(len(values))]
    return {key: value for key, value in options.items() if _meant(game, key, options)}


def _stands_alone(game: Game, seats: int, key: str, value: str) -> bool:
    try:
        game.new(seats, 0, {key: value})
    except SetupError:
        return False
    return True


def _meant(game: Game, key: str, options: dict[str, str]) -> bool:
    """Say whether a choice means anything beside the others."""
    needs = {choice.key: choice.needs for choice in game.choices}[key]
    return needs is None or options.get(needs[0]) == needs[1]


def played(game: Game, number: int) -> Played:
    """Let Burghers play the game of a number."""
    dice = Dice(SEEDS + number)
    seats = game.seats[number % len(game.seats)]
    options, events = agreed(game, seats, dice), list[Event]()
    state = game.new(seats, SEEDS + number, options, events)
    state.sink = events
    thinkers = [bot(COUNTED, game.key, dice.seed()) for _ in range(seats)]
    while (decision := state.decision) is not None:
        state.apply(thinkers[decision.seat].pick(state, decision.seat), decision.seat)
    return Played(state, options, events)


def told(game: Game, number: int) -> Iterator[tuple[str, int]]:
    """Tell what counts of a game: a name, and the share of the win, or the points, that go with it."""
    state, options, events = played(game, number)
    winners, seats = state.winners(), state.seats
    if not winners:
        # Where all have died nobody had a share.
        return
    won = [WHOLE // len(winners) if seat in winners else 0 for seat in range(seats)]
    first = _first(events)
    for seat in range(seats):
        yield f"place/{seats}/{(seat - first) % seats + 1}", won[seat]
    liked = {(str(e.data[0]), e.seat) for e in events if e.kind == game.liking.event and e.seat is not None}
    for name, seat in sorted(liked):
        yield f"card/{seats}/{name}", won[seat]
    for choice in game.choices:
        if not choice.picks and choice.between is None:
            value = options.get(choice.key, choice.default)
            yield f"first/{seats}/{choice.key}={value}", won[first]
    yield f"score/{seats}/best", WHOLE * max(state.scores())


def _first(events: Iterable[Event]) -> int:
    """Name the seat with which the first round began."""
    return next((event.seat for event in events if event.kind == "round" and event.seat is not None), 0)


def counted(game: str, numbers: Iterable[int]) -> Counts:
    """Play the games of these numbers, and count."""
    counts: Counts = {}
    for number in numbers:
        for name, share in told(GAMES[game], number):
            count = counts.setdefault(name, [0, 0, 0])
            count[0] += 1
            count[1] += share
            count[2] += share * share
    return counts


def added(one: Counts, other: Counts) -> Counts:
    """Put two counts together."""
    names = sorted({*one, *other})
    nothing = [0, 0, 0]
    return {
        name: [a + b for a, b in zip(one.get(name, nothing), other.get(name, nothing), strict=True)]
        for name in names
    }
