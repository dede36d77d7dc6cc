"""What one seat may know of a game of Rattus: the only window screens and bots look through."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.kernel import Decision, Seat
from rules.rattus.europe import LINK_NAMES, REGION_OF, REGIONS
from rules.rattus.names import BISHOPS, CHARACTERS, NONE, NUNS, PLACED, TABLE, TOOK, USED, WALLS
from rules.rattus.ravage import LoseCube, Reckon, population
from rules.rattus.scoring import losses, tie_order
from rules.rattus.tokens import RINGS, TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


class Face(NamedTuple):
    """The front of a token."""

    name: str
    limit: int
    symbols: tuple[str, ...]


class Rat(NamedTuple):
    """A token on the map. The ring is on its back; the face is None for who may not know it."""

    ring: bool
    face: Face | None
    #: Lying open for all, and the seats that have looked at it while it lay face down.
    face_up: bool
    known_by: tuple[Seat, ...]
    #: Brought back by a soldier from those already turned, as all have seen.
    returned: bool = False


class Region(NamedTuple):
    """A region with all that stands there; cubes and stacks of potions are by seat."""

    name: str
    cubes: tuple[int, ...]
    potions: tuple[tuple[int, ...], ...]
    rats: tuple[Rat, ...]
    nuns: int
    bishops: int
    #: What a limit would be held against now.
    population: int


class Striking(NamedTuple):
    """A token at work that waits for who has potions: where, what it shows, and the blows left by seat."""

    region: str
    face: Face
    blows: tuple[int, ...]


class Player(NamedTuple):
    """One seat: its cards, its cubes off the map, and its score."""

    seat: Seat
    cards: tuple[str, ...]
    reserve: int
    castle: int
    #: Cubes on the baker's card.
    bread: int
    score: int
    #: When the game is over: the score by region and castle, and the cubes lost to each token.
    breakdown: dict[str, int] | None
    losses: dict[str, int] | None


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it."""

    seat: Seat | None
    phase: str
    round: int
    first: Seat
    #: Whose turn it is, or who has ended the game.
    active: Seat
    #: What was done this turn.
    took: bool
    placed: bool
    used: tuple[str, ...]
    plague: str
    neutral: int
    regions: tuple[Region, ...]
    players: tuple[Player, ...]
    cast: tuple[str, ...]
    #: The cards nobody holds.
    table: tuple[str, ...]
    #: The links with a wall, and the pieces beside the board.
    walls: tuple[str, ...]
    walls_left: int
    nuns_left: int
    bishops_left: int
    potions_left: int
    supply: int
    #: The tokens turned so far, unless the table leaves them to memory.
    flipped: tuple[Face, ...] | None
    timeline: tuple[tuple[int, ...], ...]
    tie_order: tuple[Seat, ...]
    #: Who has to decide, and what; and the token that is the reason, if one is.
    waiting: tuple[tuple[Seat, type[Decision[Any]]], ...]
    striking: Striking | None
    winners: tuple[Seat, ...]

    def region(self, name: str) -> Region:
        """Give a region in play by its name."""
        return self.regions[REGION_OF[name]]

    def strangers(self, name: str) -> int:
        """Count the cubes for which the plague piece counts in a region."""
        return self.neutral if self.plague == name else 0

    def has_looked(self, seat: Seat) -> bool:
        """Say whether a seat has looked at a token that still lies face down; all have seen it look."""
        return any(seat in rat.known_by for region in self.regions for rat in region.rats)


FACES = tuple(Face(token.name, token.limit, token.symbols) for token in TOKENS)
_HIDDEN = (Rat(False, None, False, ()), Rat(True, None, False, ()))


def look(state: "Rattus", seat: Seat | None) -> View:
    """Draw up the view of a seat."""
    over = state.over
    used = state.used
    turned = (*state.flipped, state.returned) if state.returned != NONE else state.flipped
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        took=bool(used & TOOK),
        placed=bool(used & PLACED),
        used=tuple([CHARACTERS[c] for c in state.cast if used & USED[c]]),
        plague=REGIONS[state.plague],
        neutral=state.neutral,
        regions=_regions(state, seat),
        players=tuple([_player(state, other, over) for other in range(state.seats)]),
        cast=_named(state.cast),
        table=tuple([CHARACTERS[c] for c in state.cast if state.holder[c] == TABLE]),
        walls=_walls(state.walls),
        walls_left=WALLS - state.walls.bit_count(),
        nuns_left=NUNS - len(state.nuns),
        bishops_left=BISHOPS - len(state.bishops),
        potions_left=state.potions_left,
        supply=len(state.supply),
        flipped=_faces(turned) if state.open_counter or over else None,
        timeline=state.timeline,
        tie_order=tie_order(state),
        waiting=tuple([(decision.seat, type(decision)) for decision in state.decisions()]),
        striking=_striking(state),
        winners=state.winners() if over else (),
    )


@lru_cache(maxsize=64)
def _named(cast: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CHARACTERS[c] for c in cast])


@lru_cache(maxsize=256)
def _faces(turned: tuple[int, ...]) -> tuple[Face, ...]:
    return tuple([FACES[token] for token in sorted(turned)])


@lru_cache(maxsize=64)
def _walls(walls: int) -> tuple[str, ...]:
    return tuple([name for link, name in enumerate(LINK_NAMES) if walls >> link & 1])


def _regions(state: "Rattus", seat: Seat | None) -> tuple[Region, ...]:
    known = state.face_up
    if seat is not None:
        known |= state.seen[seat]
    looked_at = state.face_up | (1 << state.returned if state.returned != NONE else 0)
    for mask in state.seen:
        looked_at |= mask
    return tuple([_region(state, region, known, looked_at) for region in range(state.regions)])


def _region(state: "Rattus", region: int, known: int, looked_at: int) -> Region:
    start, end = region * 4, region * 4 + state.seats
    rats = [
        _rat(state, token, known) if looked_at >> token & 1 else _HIDDEN[token < RINGS]
        for token in state.rats[region]
    ]
    return Region(
        REGIONS[region],
        tuple(state.cubes[start:end]),
        tuple(state.potions[start:end]),
        tuple(rats),
        state.nuns.count(region),
        state.bishops.count(region),
        population(state, region),
    )


def _rat(state: "Rattus", token: int, known: int) -> Rat:
    return Rat(
        token < RINGS,
        FACES[token] if known >> token & 1 else None,
        bool(state.face_up >> token & 1),
        tuple([seat for seat, mask in enumerate(state.seen) if mask >> token & 1]),
        token == state.returned,
    )


def _striking(state: "Rattus") -> Striking | None:
    blows = [0] * state.seats
    for frame in reversed(state.stack):
        if isinstance(frame, LoseCube):
            blows[frame.seat] = frame.hits
        elif isinstance(frame, Reckon):
            return Striking(REGIONS[frame.due.region], FACES[frame.token], tuple(blows))
        else:
            break
    return None


def _player(state: "Rattus", seat: Seat, over: bool) -> Player:
    return Player(
        seat=seat,
        cards=tuple([CHARACTERS[c] for c in state.cast if state.holder[c] == seat]),
        reserve=state.reserve[seat],
        castle=state.castle[seat],
        bread=state.bread[seat],
        score=state.on_board(seat),
        breakdown=state.breakdown(seat) if over else None,
        losses=losses(state, seat) if over else None,
    )
