"""A table of Rattus in any position a rule test needs."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rules.kernel import Match
from rules.rattus import GAME
from rules.rattus.endgame import last_round
from rules.rattus.europe import LINK_NAMES, REGION_OF, REGIONS
from rules.rattus.names import CUBES, MOST_RATS, NUMBER_OF
from rules.rattus.setup import SETS
from rules.rattus.state import Rattus
from rules.rattus.tokens import TOKENS
from rules.rattus.turn import begin

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
    state = match.state
    state.phase, state.plague = "turns", REGION_OF[plague]
    for seat, names in (held or {}).items():
        for name in names:
            assert name in cards, name
            state.holder[NUMBER_OF[name]] = seat
    _settle(state, cubes or {}, castle, bread)
    _lay_rats(state, rats or {}, supply, flipped)
    for region, stacks in (potions or {}).items():
        for seat, heights in stacks.items():
            state.potions[REGION_OF[region] * 4 + seat] = tuple(sorted(heights))
            state.potions_left -= sum(heights)
    state.walls = sum(1 << LINK_NAMES.index(name) for name in walls)
    state.nuns = tuple(sorted(REGION_OF[name] for name in nuns))
    state.bishops = tuple(sorted(REGION_OF[name] for name in bishops))
    state.stack.clear()
    state.listed = None
    if ended_by is None:
        begin(state, 0)
    else:
        state.active = ended_by
        state.push(*last_round(state))
    state.proceed()
    return match


def _settle(
    state: Rattus, cubes: Mapping[str, Sequence[int]], castle: Sequence[int], bread: Sequence[int]
) -> None:
    state.cubes[:] = [0] * len(state.cubes)
    for region, numbers in cubes.items():
        assert REGION_OF[region] < state.regions, region
        for seat, number in enumerate(numbers):
            state.cubes[REGION_OF[region] * 4 + seat] = number
    for seat in range(state.seats):
        state.castle[seat] = castle[seat] if castle else 0
        state.bread[seat] = bread[seat] if bread else 0
        state.reserve[seat] = CUBES - state.on_board(seat) - state.bread[seat]
        assert state.reserve[seat] >= 0


def _lay_rats(state: Rattus, rats: Rats, supply: Sequence[str] | None, flipped: Sequence[str]) -> None:
    named = [name for names in rats.values() if not isinstance(names, int) for name in names]
    named += [*(supply or ()), *flipped]
    assert len(named) == len(set(named)), named
    free = [number for number, token in enumerate(TOKENS) if token.name not in named]
    for region in range(len(REGIONS)):
        wish = rats.get(REGIONS[region], 0)
        if isinstance(wish, int):
            state.rats[region] = tuple(free.pop() for _ in range(wish))
        else:
            state.rats[region] = tuple(TOKEN_OF[name] for name in wish)
        assert len(state.rats[region]) <= MOST_RATS
    state.flipped = tuple(TOKEN_OF[name] for name in flipped)
    if supply is None:
        state.supply, state.removed = tuple(reversed(free)), ()
    else:
        state.supply = tuple(TOKEN_OF[name] for name in reversed(supply))
        state.removed = tuple(free)
