"""A table of Rattus in any position a rule test needs."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rules.kernel import Match
from rules.rattus import GAME
from rules.rattus.endgame import last_round
from rules.rattus.europe import LINK_NAMES, REGION_OF, REGIONS
from rules.rattus.names import CUBES, NUMBER_OF, POTIONS
from rules.rattus.setup import SETS
from rules.rattus.state import Rattus
from rules.rattus.tokens import TOKENS
from rules.rattus.turn import TURNS

BASE = SETS["base"]
TOKEN_OF = {token.name: number for number, token in enumerate(TOKENS)}

#: By region: how many rats, which need six cubes to strike, or their names in the order in which they lie.
Rats: TypeAlias = Mapping[str, int | Sequence[str]]


class Europe(Match):
    """A match of Rattus whose state is known to be one."""

    state: Rattus

    def cubes(self, region: str) -> tuple[int, ...]:
        """Count the cubes of each seat in a region."""
        start = REGION_OF[region] * 4
        return tuple(self.state.cubes[start : start + self.state.seats])

    def rats(self, region: str) -> tuple[str, ...]:
        """Name the rats of a region."""
        return tuple(TOKENS[token].name for token in self.state.rats[REGION_OF[region]])

    def potions(self, region: str, seat: int) -> tuple[int, ...]:
        """List the stacks of potions of a seat in a region."""
        return self.state.potions[REGION_OF[region] * 4 + seat]


def table(
    seats: int = 4,
    *,
    cards: Sequence[str] = BASE,
    held: Mapping[int, Sequence[str]] | None = None,
    plague: str = "italia",
    cubes: Mapping[str, Sequence[int]] | None = None,
    castle: Sequence[int] = (),
    bread: Sequence[int] = (),
    rats: Rats | None = None,
    supply: Sequence[str] | None = None,
    flipped: Sequence[str] = (),
    potions: Mapping[str, Mapping[int, Sequence[int]]] | None = None,
    walls: Sequence[str] = (),
    nuns: Sequence[str] = (),
    bishops: Sequence[str] = (),
    ended_by: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Europe:
    """Set up a position in which the turn of seat 0 begins, or the last round if ``ended_by`` names a seat.

    The map is empty but for what is given. ``cubes`` are by region and seat. ``supply`` names the rats that
    are drawn next, in order; by default all tokens not used elsewhere are drawn in the order of their list.
    What is in no pile then is in the box.
    """
    chosen = {"cards": "picked", "picked": ",".join(cards), "first_player": "seat_0", **(options or {})}
    match = Europe(GAME, seats, 1, chosen)
    dealt = match.state
    brewed = _brewed(dealt, potions or {})
    match.state = dealt.changed(
        plague=REGION_OF[plague],
        holder=_held(dealt, held or {}),
        potions=brewed,
        potions_left=POTIONS - sum(map(sum, brewed)),
        walls=sum(1 << LINK_NAMES.index(name) for name in walls),
        nuns=tuple(sorted(REGION_OF[name] for name in nuns)),
        bishops=tuple(sorted(REGION_OF[name] for name in bishops)),
        **_settled(dealt, cubes or {}, castle, bread),
        **_laid(rats or {}, supply, flipped),
        **_begun(dealt, ended_by),
    )
    return match


def _begun(dealt: Rattus, ended_by: int | None) -> dict[str, Any]:
    if ended_by is None:
        return {"phase": "turns", "stack": [TURNS[0]]}
    scratch = dealt.clone()
    scratch.active = ended_by
    return {"phase": "last_round", "active": ended_by, "stack": last_round(scratch)[::-1]}


def _held(dealt: Rattus, held: Mapping[int, Sequence[str]]) -> list[int]:
    holder = list(dealt.holder)
    for seat, names in held.items():
        for name in names:
            holder[NUMBER_OF[name]] = seat
    return holder


def _brewed(dealt: Rattus, potions: Mapping[str, Mapping[int, Sequence[int]]]) -> list[tuple[int, ...]]:
    brewed = list(dealt.potions)
    for region, stacks in potions.items():
        for seat, heights in stacks.items():
            brewed[REGION_OF[region] * 4 + seat] = tuple(sorted(heights))
    return brewed


def _settled(
    dealt: Rattus, cubes: Mapping[str, Sequence[int]], castle: Sequence[int], bread: Sequence[int]
) -> dict[str, Any]:
    standing = [0] * len(dealt.cubes)
    for region, numbers in cubes.items():
        standing[REGION_OF[region] * 4 : REGION_OF[region] * 4 + len(numbers)] = numbers
    sheltered, baked = list(castle) or [0] * dealt.seats, list(bread) or [0] * dealt.seats
    away = [sum(standing[seat::4]) + sheltered[seat] + baked[seat] for seat in range(dealt.seats)]
    return {
        "cubes": standing,
        "castle": sheltered,
        "bread": baked,
        "reserve": [CUBES - number for number in away],
    }


def _laid(rats: Rats, supply: Sequence[str] | None, flipped: Sequence[str]) -> dict[str, Any]:
    named = [name for names in rats.values() if not isinstance(names, int) for name in names]
    named += [*(supply or ()), *flipped]
    free = [number for number, token in enumerate(TOKENS) if token.name not in named]
    lying: list[tuple[int, ...]] = []
    for name in REGIONS:
        wish = rats.get(name, 0)
        tokens = [free.pop() for _ in range(wish)] if isinstance(wish, int) else [TOKEN_OF[n] for n in wish]
        lying.append(tuple(tokens))
    drawn = tuple(reversed(free)) if supply is None else tuple(TOKEN_OF[name] for name in reversed(supply))
    return {
        "rats": lying,
        "flipped": tuple(TOKEN_OF[name] for name in flipped),
        "supply": drawn,
        "removed": () if supply is None else tuple(free),
    }
