"""What rats threaten in Rattus, and what of the cubes on the board will probably last until the end."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from rules.kernel import Seat
from rules.rattus.names import CLASS
from rules.rattus.tokens import RINGS, TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: Rats that a turn brings on average.
RATS_A_TURN = 1.9
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
    held = [[CLASS[c] for c, owner in enumerate(holder) if owner == seat] for seat in range(4)]
    return tuple([tuple([classes.count(n) for n in range(6)]) for classes in held])


@lru_cache(maxsize=1 << 14)
def kinds_of(rats: tuple[int, ...], known: int) -> tuple[int, ...]:
    """Give tokens as far as they are known."""
    return tuple([t if known >> t & 1 else RING if t < RINGS else ORDINARY for t in rats])


class Prospect:
    """A position as the judge looks at it, with the eyes of one seat or of nobody."""

    __slots__ = (
        "_brewed",
        "_guarded",
        "coming",
        "cubes",
        "held",
        "kinds",
        "lasts",
        "seat",
        "spite",
        "state",
        "turns",
        "weights",
    )

    def __init__(self, state: "Rattus", seat: Seat = -1, spite: float = 0.0) -> None:
        self.state, self.seat, self.spite = state, seat, spite
        self.held = holdings(tuple(state.holder))
        known = state.face_up | (state.seen[seat] if seat >= 0 else 0)
        running = state.phase in ("start", "turns")
        self.turns = len(state.supply) / RATS_A_TURN / state.seats if running else 0.0
        self.coming = round(COMING * len(state.supply) / state.regions, 1) if running else NEVER
        self._brewed, self._guarded = any(state.potions), bool(state.nuns or state.neutral)
        #: By region: the cubes of all seats, the tokens as far as they are known, what of the cubes lasts.
        self.cubes = [tuple(state.cubes[at : at + 4]) for at in range(0, 4 * state.regions, 4)]
        self.kinds = [kinds_of(rats, known) for rats in state.rats[: state.regions]]
        self.lasts = [
            self.lasting(region, cubes, self.kinds[region]) if any(cubes) else NOTHING
            for region, cubes in enumerate(self.cubes)
        ]
        self.weights: list[float] = []

    def extra(self, region: int) -> int:
        """Give what counts for the limits beside cubes."""
        if not self._guarded:
            return 0
        state = self.state
        return (state.neutral if region == state.plague else 0) - state.nuns.count(region)

    def lasting(self, region: int, cubes: tuple[int, ...], kinds: tuple[int, ...]) -> Each:
        """Give what of these cubes lasts in a region with these tokens."""
        lasts = lasting(cubes, kinds, self.held, self.extra(region), self.coming)
        if not self._brewed:
            return lasts
        return _brewed(cubes, lasts, self.state.potions[region * 4 : region * 4 + 4])

    def worths(self) -> list[float]:
        """Estimate the cubes of all seats at the end."""
        state, kept = self.state, min(self.turns, KEPT)
        total = [sum(lasts) for lasts in zip(state.castle, *self.lasts, strict=False)][: state.seats]
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
        after = self.lasting(region, cubes, kinds)
        return [new - old for new, old in zip(after, self.lasts[region], strict=True)]


def _brewed(cubes: tuple[int, ...], lasts: Each, potions: list[tuple[int, ...]]) -> Each:
    saved = [
        POTION * min(number - left, sum(stacks))
        for number, left, stacks in zip(cubes, lasts, potions, strict=True)
    ]
    return tuple([left + more for left, more in zip(lasts, saved, strict=True)])
