"""How good a position of Rattus is for a seat, in cubes at the end: a club player's rules of thumb."""

import sys
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.kernel import Action, Decision, Seat
from rules.rattus.classes import KingFrom, MonkRat, WitchLook, WitchLookAgain, WitchSwap
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import LINKS, links_among
from rules.rattus.last_powers import LastMove
from rules.rattus.names import KING, KNIGHT, MOST_RATS, NEUTRAL, PEASANT, PLACED, QUEEN, SPREAD
from rules.rattus.picks import WHICH
from rules.rattus.pieces import COUNT, MovePiece, SetPiece
from rules.rattus.placing import PlaceCubes, StartCubes, bonus
from rules.rattus.plague import STAY, MovePlague, ShowAll, Spread, Strengthen
from rules.rattus.powers import DONE
from rules.rattus.ravage import LoseCube, TurnToken
from rules.rattus.tokens import RINGS, TOKENS
from rules.rattus.turn import Turn

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: Rats that a turn brings on average.
RATS_A_TURN = 1.35
#: How much of what the rats in a region threaten comes true in the end.
EXPOSED = 0.8
#: How much of the rats still to come finds a region, for each that falls to it on average.
COMING = 0.35
#: There is no more to come.
NEVER = -1.0
#: Cubes placed a turn, and what a cube not yet placed is worth.
PLACING, HOPED = 2.2, 0.45
#: What a potion saves of a threatened cube.
POTION = 0.8
#: What holding a card is worth a turn, and for how many turns it is kept.
HELD = (
    *(0.45, 0.4, 0.2),  # peasant, serf, baker
    *(0.25, 0.25, 0.3),  # merchant, messenger, mayor
    *(0.25, 0.3, 0.25),  # monk, nun, bishop
    *(0.3, 0.25, 0.25),  # knight, crusader, soldier
    *(0.2, 0.3, 0.4),  # witch, Pied Piper, magician
    *(0.6, 0.4, 0.15),  # king, queen, emperor
)
KEPT = 1.5
#: A card that may serve is taken before cubes are placed and powers used.
FIRST = 10.0
#: What is so little that it is better left alone.
LITTLE = 0.02
#: How much of what the plague would do next door a wall keeps away.
PASSING = 0.3
PIECES: dict[object, str] = {"nun": "nun", "bishop": "bishop", "emperor": "wall"}
#: A token nobody has looked at, with the ring and without, as a kind beside the numbers of the others.
RING, ORDINARY = -1, -2
MOST = 6

Each: TypeAlias = tuple[float, ...]
Classes: TypeAlias = tuple[int, ...]
NOTHING: Each = (0.0, 0.0, 0.0, 0.0)


# What rats threaten.


@cache
def strikes(kind: int, population: int) -> tuple[float, float, Each]:
    """Give how often a token of a kind strikes all, the majority, and each class, at a population."""
    faces = [TOKENS[kind]] if kind >= 0 else TOKENS[:RINGS] if kind == RING else TOKENS[RINGS:]
    struck = [face for face in faces if face.limit <= population]
    classes = [sum([times for face in struck for c, times in face.classes if c == n]) for n in range(6)]
    number = len(faces)
    everybody = sum([face.everybody for face in struck])
    majority = sum([face.majority for face in struck])
    return everybody / number, majority / number, tuple([hits / number for hits in classes])


@cache
def guilt(kind: int, population: int, classes: Classes) -> float:
    """Give how often a token strikes the holder of these classes for holding them."""
    shown = strikes(kind, population)[2]
    return sum([held * shown[number] for number, held in enumerate(classes)])


@lru_cache(maxsize=1 << 16)
def threat(cubes: tuple[int, ...], kinds: tuple[int, ...], held: tuple[Classes, ...], extra: int) -> Each:
    """Give what each seat probably loses when these tokens are turned; ``extra`` counts for the limits."""
    left = [float(number) for number in cubes]
    for kind in kinds:
        total = sum(left)
        population = min(MOST, int(total + extra + 0.5))
        if total < 0.5 or population <= 0:
            break
        everybody, majority, _ = strikes(kind, population)
        most = max(left) - 0.01
        for seat, number in enumerate(left):
            if number > 0:
                hits = everybody + guilt(kind, population, held[seat])
                left[seat] -= min(number, hits + majority if number >= most else hits)
    return tuple([number - rest for number, rest in zip(cubes, left, strict=True)])


@lru_cache(maxsize=1 << 16)
def lasting(
    cubes: tuple[int, ...], kinds: tuple[int, ...], held: tuple[Classes, ...], extra: int, coming: float
) -> Each:
    """Give what of the cubes in a region probably lasts until the end."""
    now = threat(cubes, kinds, held, extra) if kinds else NOTHING
    if coming == NEVER:
        return tuple([number - loss for number, loss in zip(cubes, now, strict=True)])
    later = threat(cubes, (ORDINARY,), held, extra)
    losses = [EXPOSED * one + coming * other for one, other in zip(now, later, strict=True)]
    return tuple([max(0.0, number - loss) for number, loss in zip(cubes, losses, strict=True)])


@lru_cache(maxsize=1 << 12)
def holdings(holder: tuple[int, ...]) -> tuple[Classes, ...]:
    """Count the cards of each class that each seat holds."""
    return tuple([tuple([holder[n * 3 : n * 3 + 3].count(s) for n in range(6)]) for s in range(4)])


@lru_cache(maxsize=1 << 14)
def kinds_of(rats: tuple[int, ...], known: int) -> tuple[int, ...]:
    """Give tokens as far as they are known."""
    return tuple([t if known >> t & 1 else RING if t < RINGS else ORDINARY for t in rats])


class Prospect:
    """A position as the judge looks at it, with the eyes of one seat or of nobody."""

    __slots__ = ("coming", "held", "known", "seat", "spite", "state", "turns", "weights")

    def __init__(self, state: "Rattus", seat: Seat = -1, spite: float = 0.0) -> None:
        self.state, self.seat, self.spite = state, seat, spite
        self.held = holdings(tuple(state.holder))
        self.known = state.face_up | (state.seen[seat] if seat >= 0 else 0)
        running = state.phase in ("start", "turns")
        self.turns = len(state.supply) / RATS_A_TURN / state.seats if running else 0.0
        self.coming = round(COMING * len(state.supply) / state.regions, 1) if running else NEVER
        self.weights: list[float] = []

    def cubes(self, region: int) -> tuple[int, ...]:
        """Give the cubes of all seats in a region."""
        return tuple(self.state.cubes[region * 4 : region * 4 + 4])

    def kinds(self, region: int) -> tuple[int, ...]:
        """Give the tokens of a region as far as they are known."""
        return kinds_of(self.state.rats[region], self.known)

    def extra(self, region: int) -> int:
        """Give what counts for the limits beside cubes."""
        state = self.state
        nuns = state.nuns.count(region) if state.nuns else 0
        return (state.neutral if region == state.plague else 0) - nuns

    def lasting(self, region: int, cubes: tuple[int, ...], kinds: tuple[int, ...]) -> Each:
        """Give what of these cubes lasts in a region with these tokens."""
        lasts = lasting(cubes, kinds, self.held, self.extra(region), self.coming)
        potions = self.state.potions[region * 4 : region * 4 + 4]
        return lasts if potions == [(), (), (), ()] else _brewed(cubes, lasts, potions)

    def worths(self) -> list[float]:
        """Estimate the cubes of all seats at the end."""
        state = self.state
        total = [float(castle) for castle in state.castle[: state.seats]]
        for region in range(state.regions):
            cubes = self.cubes(region)
            if any(cubes):
                for seat, lasts in enumerate(self.lasting(region, cubes, self.kinds(region))[: state.seats]):
                    total[seat] += lasts
        kept = min(self.turns, KEPT)
        for character in state.cast:
            if state.holder[character] >= 0:
                total[state.holder[character]] += HELD[character] * kept
        for seat, reserve in enumerate(state.reserve[: state.seats]):
            total[seat] += HOPED * min(reserve, PLACING * self.turns)
        return total

    def margin(self, gains: Sequence[float]) -> float:
        """Give what a change for all seats means to this one: the strongest rival counts most."""
        if not self.weights:
            self.weights = self._weights()
        return sum([weight * gain for weight, gain in zip(self.weights, gains, strict=False)])

    def _weights(self) -> list[float]:
        now = self.worths()
        now[self.seat] = -1.0
        weights = [-0.5 * self.spite / (len(now) - 1)] * len(now)
        weights[now.index(max(now))] -= 0.5 * self.spite
        weights[self.seat] = 1.0
        return weights

    def change(self, region: int, cubes: tuple[int, ...], kinds: tuple[int, ...]) -> list[float]:
        """Give what all seats gain if a region changes to these cubes and tokens."""
        before = self.lasting(region, self.cubes(region), self.kinds(region))
        return [new - old for new, old in zip(self.lasting(region, cubes, kinds), before, strict=True)]


def _brewed(cubes: tuple[int, ...], lasts: Each, potions: list[tuple[int, ...]]) -> Each:
    saved = [
        POTION * min(number - left, sum(stacks))
        for number, left, stacks in zip(cubes, lasts, potions, strict=True)
    ]
    return tuple([left + more for left, more in zip(lasts, saved, strict=True)])


def worths(state: "Rattus") -> list[float]:
    """Estimate the cubes of all seats at the end of the game."""
    return Prospect(state).worths() if state.stack else [float(score) for score in state.scores()]


def worth(state: "Rattus", seat: Seat) -> float:
    """Estimate the cubes of a seat at the end of the game."""
    return worths(state)[seat]


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
    seat, cubes = me.seat, me.cubes(region)
    number = min(number, me.state.reserve[seat])
    after = (*cubes[:seat], cubes[seat] + number, *cubes[seat + 1 :])
    gains = me.change(region, after, me.kinds(region))
    reserve, later = me.state.reserve[seat], PLACING * me.turns
    gains[seat] -= HOPED * (min(reserve, later) - min(reserve - number, later))
    return me.margin(gains)


def placed(me: Prospect, region: int) -> float:
    """Give what placing cubes by the rats of a region gains, with the whole bonus."""
    return settled(me, region, len(me.state.rats[region]) + bonus(me.state, me.seat))


def infested(me: Prospect, region: int) -> float:
    """Give what another rat in a region gains."""
    cubes = me.cubes(region)
    return me.margin(me.change(region, cubes, (*me.kinds(region), ORDINARY))) if any(cubes) else 0.0


def sheltered(me: Prospect, region: int) -> float:
    """Give what a cube gains by going into the castle."""
    seat, cubes = me.seat, me.cubes(region)
    gains = me.change(region, (*cubes[:seat], cubes[seat] - 1, *cubes[seat + 1 :]), ())
    gains[seat] += 1
    return me.margin(gains)


def ravaged(me: Prospect, region: int, extra: int) -> float:
    """Give what it gains to turn all rats of a region now."""
    cubes, kinds = me.cubes(region), me.kinds(region)
    lost = threat(cubes, kinds, me.held, me.extra(region) + extra)
    before = me.lasting(region, cubes, kinds)
    later = threat(cubes, (ORDINARY,), me.held, 0) if me.coming > 0 else NOTHING
    after = [
        number - loss - me.coming * more if number else 0.0
        for number, loss, more in zip(cubes, lost, later, strict=True)
    ]
    return me.margin([new - old for new, old in zip(after, before, strict=True)])


def taken(me: Prospect, character: int) -> float:
    """Give what taking a card gains: what it does now and later, less what its class costs."""
    state, seat = me.state, me.seat
    owner, kept = state.holder[character], HELD[character] * min(me.turns, KEPT)
    gains = [0.0] * 4
    gains[seat] = kept
    if owner >= 0:
        gains[owner] = -kept
    state.holder[character] = seat
    other = holdings(tuple(state.holder))
    gains[seat] += _used_at_once(me, character)
    state.holder[character] = owner
    for region in range(state.regions):
        cubes = me.cubes(region)
        if cubes[seat] or (owner >= 0 and cubes[owner]):
            for who, lasts in enumerate(_changed(me, region, cubes, other)):
                gains[who] += lasts
    return me.margin(gains)


def _changed(me: Prospect, region: int, cubes: tuple[int, ...], held: tuple[Classes, ...]) -> list[float]:
    kinds, extra = me.kinds(region), me.extra(region)
    before = lasting(cubes, kinds, me.held, extra, me.coming)
    after = lasting(cubes, kinds, held, extra, me.coming)
    return [new - old for new, old in zip(after, before, strict=True)]


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
    return [_step(me, option) for option in options]


def _step(me: Prospect, option: Action) -> float | None:
    state = me.state
    if option.kind == "plague" or option == DONE:
        return LITTLE
    if option.kind == "take":
        gain = taken(me, WHICH[option])
        return gain + FIRST if gain > LITTLE else gain
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
    cubes, kinds = me.cubes(spot), me.kinds(spot)
    if not any(cubes):
        return 0.0
    if piece == "bishop":
        later = threat(cubes, (ORDINARY,), me.held, me.extra(spot))
        return me.margin([max(0.0, me.coming) * loss for loss in later])
    before, extra = me.lasting(spot, cubes, kinds), me.extra(spot) - 1
    after = lasting(cubes, kinds, me.held, extra, me.coming)
    return me.margin([new - old for new, old in zip(after, before, strict=True)])


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
    if me.known >> me.state.rats[region][position] & 1 or region == first:
        return -2.0
    cubes = me.cubes(region)
    return float(cubes[me.seat] if first is None else sum(cubes) - 2 * cubes[me.seat])


def _swapping(me: Prospect, decision: Any, options: Sequence[Action]) -> list[float]:
    twin = me.state.clone()
    twin.swap_rats(me.seat, decision.first, decision.second)
    swapped = Prospect(twin, me.seat, me.spite)
    gains = [0.0] * 4
    for region in (decision.first // MOST_RATS, decision.second // MOST_RATS):
        for seat, gain in enumerate(me.change(region, me.cubes(region), swapped.kinds(region))):
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
    Spread: _by_region(infested),
    KingFrom: _by_region(sheltered),
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
