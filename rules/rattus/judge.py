"""How good a position of Rattus is for a seat, in cubes at the end: a club player's rules of thumb."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.kernel import Action, Decision, Seat
from rules.rattus.classes import KingCube, KingFrom, MonkRat, WitchLook, WitchLookAgain, WitchSwap
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import LINKS, links_among
from rules.rattus.last_powers import LastMove, QueenCubes
from rules.rattus.names import KING, KNIGHT, MOST_RATS, NEUTRAL, PEASANT, PLACED, QUEEN, SPREAD
from rules.rattus.picks import WHICH
from rules.rattus.pieces import COUNT, MovePiece, SetPiece
from rules.rattus.placing import HowMany, PlaceCubes, StartCubes, bonus
from rules.rattus.plague import STAY, MovePlague, ShowAll, Spread, Strengthen
from rules.rattus.powers import DONE
from rules.rattus.prospect import (
    HELD,
    HOPED,
    KEPT,
    NOTHING,
    ORDINARY,
    PLACING,
    Prospect,
    holdings,
    lasting,
    threat,
)
from rules.rattus.ravage import LoseCube, TurnToken
from rules.rattus.turn import Turn

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: A card that may serve is taken before cubes are placed and powers used.
FIRST = 10.0
#: What is so little that it is better left alone.
LITTLE = 0.02
#: How much of what the plague would do next door a wall keeps away.
PASSING = 0.3
#: Games end by about the fifteenth round; from here on all only wait for each other, and somebody must begin.
LONG = 30
PIECES: dict[object, str] = {"nun": "nun", "bishop": "bishop", "emperor": "wall"}


def worths(state: "Rattus") -> list[float]:
    """Estimate the cubes of all seats at the end of the game."""
    return Prospect(state).worths() if state.stack else [float(score) for score in state.scores()]


def worth(state: "Rattus", seat: Seat) -> float:
    """Estimate the cubes of a seat at the end of the game."""
    return worths(state)[seat]


def lives(state: "Rattus") -> list[float]:
    """Say that nobody can die before the end."""
    return [1.0] * state.seats


def moment(state: "Rattus") -> int:
    """Count the turns; all that comes after them is one."""
    if state.phase == "turns":
        return state.round * state.seats + (state.active - state.first) % state.seats
    return 0 if state.phase == "start" else sys.maxsize


def horizon(state: "Rattus") -> int:
    """Give the turn up to which it is worth playing on: the last before the same seat's next."""
    return min(moment(state), sys.maxsize - state.seats) + state.seats - 1


def spread(state: "Rattus") -> float:
    """Give how many cubes the rest of the game may still move between seats."""
    return 1.0 + 0.25 * Prospect(state).turns


# What picks gain.


def settled(me: Prospect, region: int, number: int) -> float:
    """Give what new cubes in a region gain."""
    seat, cubes = me.seat, me.cubes[region]
    number = min(number, me.state.reserve[seat])
    after = (*cubes[:seat], cubes[seat] + number, *cubes[seat + 1 :])
    gains = me.change(region, after, me.kinds[region])
    reserve, later = me.state.reserve[seat], PLACING * me.turns
    gains[seat] -= HOPED * (min(reserve, later) - min(reserve - number, later))
    return me.margin(gains)


def placed(me: Prospect, region: int) -> float:
    """Give what placing cubes by the rats of a region gains, with the whole bonus."""
    gain = settled(me, region, len(me.state.rats[region]) + bonus(me.state, me.seat))
    return gain + max(0, me.state.round - LONG)


def infested(me: Prospect, region: int) -> float:
    """Give what another rat in a region gains."""
    cubes = me.cubes[region]
    return me.margin(me.change(region, cubes, (*me.kinds[region], ORDINARY))) if any(cubes) else 0.0


def sheltered(me: Prospect, region: int) -> float:
    """Give what a cube gains by going into the castle."""
    seat, cubes = me.seat, me.cubes[region]
    gains = me.change(region, (*cubes[:seat], cubes[seat] - 1, *cubes[seat + 1 :]), ())
    gains[seat] += 1
    return me.margin(gains)


def ravaged(me: Prospect, region: int, extra: int) -> float:
    """Give what it gains to turn all rats of a region now."""
    cubes, kinds = me.cubes[region], me.kinds[region]
    lost = threat(cubes, kinds, me.held, me.extra(region) + extra)
    later = threat(cubes, (ORDINARY,), me.held, 0) if me.coming > 0 else NOTHING
    after = [
        number - loss - me.coming * more if number else 0.0
        for number, loss, more in zip(cubes, lost, later, strict=True)
    ]
    return me.margin([new - old for new, old in zip(after, me.lasts[region], strict=True)])


def taken(me: Prospect, character: int) -> float:
    """Give what taking a card gains: what it does now and later, less what its class costs."""
    state, seat = me.state, me.seat
    owner, kept = state.holder[character], HELD[character] * min(me.turns, KEPT)
    state.holder[character] = seat
    held = holdings(tuple(state.holder))
    gains = [0.0] * 4
    gains[seat] = kept + _used_at_once(me, character)
    state.holder[character] = owner
    if owner >= 0:
        gains[owner] = -kept
    for region, cubes in enumerate(me.cubes):
        if cubes[seat] or (owner >= 0 and cubes[owner]):
            after = lasting(cubes, me.kinds[region], held, me.extra(region), me.coming)
            gains = [gain + new - old for gain, new, old in zip(gains, after, me.lasts[region], strict=True)]
    return me.margin(gains)


def _used_at_once(me: Prospect, character: int) -> float:
    state = me.state
    if character in (PEASANT, QUEEN):
        return HELD[character] if not state.used & PLACED and state.reserve[me.seat] else 0.0
    if character == KING and not any(not state.rats[region] for region in state.homes(me.seat)):
        return 0.0
    return HELD[character]


# Hunches: what the common choices gain, without trying them out.


def hunch(
    state: "Rattus", decision: Decision[Any], options: Sequence[Action], spite: float
) -> Sequence[float | None] | None:
    """Weigh the options of a common decision by what they gain; None: to be tried out."""
    weigh = HUNCHES.get(type(decision))
    return weigh(Prospect(state, decision.seat, spite), decision, options) if weigh else None


def _turn(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float | None]:
    takes = {option: taken(me, WHICH[option]) for option in options if option.kind == "take"}
    if any(gain > LITTLE for gain in takes.values()):
        return [FIRST + takes[option] if option in takes else 0.0 for option in options]
    return [takes[option] if option in takes else _step(me, option) for option in options]


def _step(me: Prospect, option: Action) -> float | None:
    state = me.state
    if option.kind == "plague" or option == DONE:
        return LITTLE
    if option.kind == "place":
        regions = [r for r in range(state.regions) if state.rats[r] or bonus(state, me.seat)]
        return max([placed(me, region) for region in regions])
    if option.value in PIECES:
        return _piece(me, PIECES[option.value])
    if option.value == "king":
        safe = [region for region in state.homes(me.seat) if not state.rats[region]]
        return max([sheltered(me, region) for region in safe])
    return None


def guarded(me: Prospect, piece: str, spot: int) -> float:
    """Give what a nun, a bishop or a wall gains at a spot."""
    if piece == "wall":
        near, far = LINKS[spot]
        if me.state.plague not in (near, far):
            return 0.0
        return -PASSING * ravaged(me, near + far - me.state.plague, 0)
    cubes, kinds = me.cubes[spot], me.kinds[spot]
    if not any(cubes):
        return 0.0
    if piece == "bishop":
        later = threat(cubes, (ORDINARY,), me.held, me.extra(spot))
        return me.margin([max(0.0, me.coming) * loss for loss in later])
    after = lasting(cubes, kinds, me.held, me.extra(spot) - 1, me.coming)
    return me.margin([new - old for new, old in zip(after, me.lasts[spot], strict=True)])


def _piece(me: Prospect, piece: str) -> float:
    spots = links_among(me.state.regions) if piece == "wall" else range(me.state.regions)
    best = max([guarded(me, piece, spot) for spot in spots])
    standing = me.state.standing(piece)
    if len(standing) < COUNT[piece]:
        return best
    return best - min([guarded(me, piece, spot) for spot in standing])


def _setting(me: Prospect, decision: Any, options: Sequence[Action]) -> list[float]:
    gains = [LITTLE if option == DONE else guarded(me, decision.piece, WHICH[option]) for option in options]
    # Lifting a piece that stands gives up what it does there.
    best = max(gains)
    return [
        best - gain if option.kind == decision.piece else gain
        for option, gain in zip(options, gains, strict=True)
    ]


def _by_region(gain: Callable[[Prospect, int], float]) -> "Weigh":
    def weigh(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
        return [gain(me, WHICH[option]) if option.kind == "region" else LITTLE for option in options]

    return weigh


def _amounts(me: Prospect, decision: Any, options: Sequence[Action]) -> list[float]:
    return [settled(me, decision.region, option.number) for option in options]


def _plague(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [_arriving(me, WHICH[option]) if option != STAY else 0.0 for option in options]


def _arriving(me: Prospect, region: int) -> float:
    state = me.state
    extra = NEUTRAL if state.holder[KNIGHT] == me.seat else 0
    gain = ravaged(me, region, extra)
    new_rats = SPREAD[len(state.rats[region])] if state.phase == "turns" else 0
    if not new_rats:
        return gain
    best = max([infested(me, there) for there in state.rooms(region)], default=0.0)
    return gain + min(new_rats, len(state.supply)) * best


def _strengthening(me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [ravaged(me, me.state.plague, option.number) for option in options]


def _first_of_each(_me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float | None]:
    # The rats of one region are as good as alike.
    regions = [WHICH[option] // MOST_RATS for option in options]
    return [None if regions.index(region) == place else -99.0 for place, region in enumerate(regions)]


def _looking(me: Prospect, decision: Any, options: Sequence[Action]) -> list[float]:
    first = decision.first // MOST_RATS if isinstance(decision, WitchLookAgain) else None
    return [-1.0 if option == DONE else _curiosity(me, WHICH[option], first) for option in options]


def _curiosity(me: Prospect, place: int, first: int | None) -> float:
    region, position = divmod(place, MOST_RATS)
    if me.kinds[region][position] >= 0 or region == first:
        return -2.0
    cubes = me.cubes[region]
    return float(cubes[me.seat] if first is None else sum(cubes) - 2 * cubes[me.seat])


def _swapping(me: Prospect, decision: Any, options: Sequence[Action]) -> list[float]:
    twin = me.state.clone()
    twin.swap_rats(me.seat, decision.first, decision.second)
    swapped = Prospect(twin, me.seat, me.spite)
    gains = [0.0] * 4
    for region in (decision.first // MOST_RATS, decision.second // MOST_RATS):
        for seat, gain in enumerate(me.change(region, me.cubes[region], swapped.kinds[region])):
            gains[seat] += gain
    return [me.margin(gains) if option.kind == "swap" else 0.0 for option in options]


def _alike(_me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    return [0.0] * len(options)


def _suffering(_me: Prospect, _decision: Any, options: Sequence[Action]) -> list[float]:
    # A potion is given up before a cube, and a cube with few potions before one with many.
    return [(0.0 if option.kind == "potion" else -1.0) - 0.01 * WHICH[option] for option in options]


Weigh: TypeAlias = Callable[[Prospect, Any, Sequence[Action]], Sequence[float | None]]
HUNCHES: dict[type[Any], Weigh] = {
    StartCubes: _by_region(lambda me, region: settled(me, region, 2)),
    Turn: _turn,
    LastTurn: _turn,
    PlaceCubes: _by_region(placed),
    HowMany: _amounts,
    Spread: _by_region(infested),
    QueenCubes: _amounts,
    KingFrom: _by_region(sheltered),
    KingCube: _suffering,
    MovePlague: _plague,
    LastMove: _plague,
    Strengthen: _strengthening,
    TurnToken: _alike,
    ShowAll: _alike,
    MonkRat: _first_of_each,
    WitchLook: _looking,
    WitchLookAgain: _looking,
    WitchSwap: _swapping,
    LoseCube: _suffering,
    SetPiece: _setting,
    MovePiece: _setting,
}
