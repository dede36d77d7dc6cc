"""The position of a game of Rattus, and the small moves that every rule is made of."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from rules.kernel import Seat, State, copied
from rules.rattus import europe, scoring, secrets, soundness, view
from rules.rattus.europe import LINK_NAMES, REGIONS
from rules.rattus.names import CUBES, MOST_RATS, NONE, POTIONS
from rules.rattus.tokens import RINGS, TOKENS


@copied
@dataclass(slots=True, kw_only=True, eq=False)
class Rattus(State):
    """A position. Lists by place hold four numbers a region, one for each seat: place = region * 4 + seat."""

    # What the table agreed on.
    regions: int
    shared_ties: bool
    open_counter: bool
    #: The six characters of this game, and by character, on to the newest of them, who holds the card.
    cast: tuple[int, ...]
    holder: list[int]

    # The turn.
    phase: str = "start"
    round: int = 1
    first: Seat
    active: Seat
    #: Bits: ``USED`` of the characters that this seat has used, and TOOK, PLACED, MOVED.
    used: int = 0

    # The plague.
    plague: int
    #: How many cubes the plague piece counts for where it stands.
    neutral: int = 0

    # Cubes. A seat's cubes are in its reserve, in the regions, in the castle, or on the baker's card.
    cubes: list[int]
    reserve: list[int]
    castle: list[int]
    bread: list[int]
    #: By place: the stacks of potions there, each beside a cube of its own, the smallest first.
    potions: list[tuple[int, ...]]
    potions_left: int = POTIONS

    # Rats. By region: the tokens that lie there; all others are in one of three piles.
    rats: list[tuple[int, ...]]
    supply: tuple[int, ...]
    removed: tuple[int, ...] = ()
    flipped: tuple[int, ...] = ()
    #: The one token that a soldier may bring back from those already turned.
    returned: int = NONE
    #: Bit masks of tokens: lying open, and by seat those it has looked at.
    face_up: int = 0
    seen: list[int]

    # Pieces: a bit mask of walled links, and the regions where nuns and bishops stand.
    walls: int = 0
    nuns: tuple[int, ...] = ()
    bishops: tuple[int, ...] = ()

    #: For each token turned: its number, the region, and what each seat lost.
    toll: tuple[tuple[int, ...], ...] = ()
    #: The scores after each round, before the final plague, and after it.
    timeline: tuple[tuple[int, ...], ...] = ()

    def view(self, seat: Seat | None) -> view.View:
        """Give all that this seat may know."""
        if seat is not None:
            self.insist_seat(seat)
        return view.look(self, seat)

    def redeal(self, seat: Seat) -> None:
        """Deal anew what this seat cannot know."""
        secrets.redeal(self, seat)

    def closed(self, seat: Seat) -> Self:
        """Forget which tokens a seat has looked at; all else lies open."""
        forgetful = self.clone()
        forgetful.seen[seat] = 0
        return forgetful

    def scores(self) -> tuple[int, ...]:
        """Count the cubes of each seat on the board and in the castle."""
        return tuple([self.on_board(seat) for seat in range(self.seats)])

    def tie_break(self, seat: Seat) -> int:
        """Prefer who would play next, unless the table shares."""
        return 0 if self.shared_ties else -scoring.tie_order(self).index(seat)

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """Tell where a seat's cubes stand; the parts add up to its score."""
        return scoring.breakdown(self, seat)

    def check(self) -> None:
        """Refuse what cannot be on a table of this game."""
        soundness.check(self)

    # Looking.

    def on_board(self, seat: Seat) -> int:
        """Count the cubes of a seat in the regions and in the castle."""
        return sum(self.cubes[seat::4]) + self.castle[seat]

    def all_placed(self, seat: Seat) -> bool:
        """Say whether every cube of a seat is on the board; those on the baker's card are not."""
        return self.on_board(seat) == CUBES

    def neighbours(self, region: int) -> tuple[int, ...]:
        """List the regions one step away that no wall shuts off."""
        return europe.neighbours(self.regions, self.walls, region)

    def rooms(self, region: int) -> list[int]:
        """List the neighbours that a rat may enter: fewer than three are there, and no bishop."""
        rats, bishops = self.rats, self.bishops
        near = europe.neighbours(self.regions, self.walls, region)
        return [there for there in near if len(rats[there]) < MOST_RATS and there not in bishops]

    def homes(self, seat: Seat) -> list[int]:
        """List the regions where a seat has cubes."""
        return [region for region, cubes in enumerate(self.cubes[seat::4]) if cubes]

    def led(self, seat: Seat) -> list[int]:
        """List the regions where a seat has more cubes than any other."""
        cubes = self.cubes
        found = []
        for region in self.homes(seat):
            here = cubes[region * 4 : region * 4 + 4]
            if here.count(most := max(here)) == 1 and here[seat] == most:
                found.append(region)
        return found

    def kinds(self, place: int) -> list[int]:
        """List how many potions the different cubes of a place have beside them."""
        stacks = self.potions[place]
        return [*([0] if len(stacks) < self.cubes[place] else []), *dict.fromkeys(stacks)]

    # Moving cubes.

    def settle(self, seat: Seat, region: int, cubes: int) -> None:
        """Put cubes of the reserve into a region, as far as there are any."""
        cubes = min(cubes, self.reserve[seat])
        if cubes:
            self.reserve[seat] -= cubes
            self.cubes[region * 4 + seat] += cubes
            self.tell("settled", seat, cubes, REGIONS[region])

    def bury(self, seat: Seat, region: int, cubes: int, potions: int = 0) -> None:
        """Send cubes back to the reserve, and the potions beside the one that has any."""
        if potions:
            self.restack(region * 4 + seat, potions, 0)
            self.potions_left += potions
        self.cubes[region * 4 + seat] -= cubes
        self.reserve[seat] += cubes
        self.tell("died", seat, cubes, REGIONS[region], potions)

    def give_up(self, seat: Seat, region: int, potions: int) -> None:
        """Send one potion back from a stack of so many."""
        self.restack(region * 4 + seat, potions, potions - 1)
        self.potions_left += 1
        self.tell("saved", seat, REGIONS[region], potions)

    def migrate(self, seat: Seat, source: int, target: int, potions: int = 0) -> None:
        """Move a cube, and with it the potions beside it."""
        self.cubes[source * 4 + seat] -= 1
        self.cubes[target * 4 + seat] += 1
        if potions:
            self.restack(source * 4 + seat, potions, 0)
            self.restack(target * 4 + seat, 0, potions)
        self.tell("moved", seat, REGIONS[source], REGIONS[target], potions)

    def restack(self, place: int, before: int, after: int) -> None:
        """Change one stack of potions to another height; 0 stands for none."""
        stacks = list(self.potions[place])
        if before:
            stacks.remove(before)
        if after:
            stacks.append(after)
        self.potions[place] = tuple(sorted(stacks))

    def shelter(self, seat: Seat, region: int, potions: int) -> None:
        """Bring a cube with so many potions into the castle; it leaves them behind."""
        place = region * 4 + seat
        if potions:
            self.restack(place, potions, 0)
            self.potions_left += potions
        self.cubes[place] -= 1
        self.castle[seat] += 1
        self.tell("sheltered", seat, REGIONS[region], potions)

    def bake(self, seat: Seat) -> None:
        """Put a cube of the reserve on the baker's card."""
        self.reserve[seat] -= 1
        self.bread[seat] += 1
        self.tell("baked", seat, self.bread[seat])

    def deliver(self, seat: Seat, region: int) -> None:
        """Put all cubes of the baker's card into a region; they keep their owner."""
        for owner, cubes in enumerate(self.bread):
            if cubes:
                self.bread[owner] = 0
                self.cubes[region * 4 + owner] += cubes
                self.tell("delivered", seat, cubes, owner, REGIONS[region])

    def brew(self, seat: Seat, region: int, potions: int) -> None:
        """Set a potion beside a cube that has so many already."""
        self.restack(region * 4 + seat, potions, potions + 1)
        self.potions_left -= 1
        self.tell("brewed", seat, REGIONS[region], potions + 1)

    # Moving rats.

    def drop_rat(self, seat: Seat, region: int) -> None:
        """Draw a rat from the supply and lay it face down into a region."""
        if self.regions < RINGS:
            self.reveal()  # Start tokens are among the others here, and their back tells them.
        token = self.supply[-1]
        self.supply = self.supply[:-1]
        self.rats[region] += (token,)
        self.tell("rat", seat, REGIONS[region], len(self.supply))

    def return_rat(self, seat: Seat, region: int) -> None:
        """Draw a rat from those already turned and lay it face down into a region."""
        token = self.flipped[self.below(len(self.flipped))]
        self.flipped = tuple([other for other in self.flipped if other != token])
        self.returned = token
        self.rats[region] += (token,)
        self.tell("rat_back", seat, REGIONS[region])

    def move_rat(self, seat: Seat, place: int, target: int) -> None:
        """Move the rat at a place (region * 3 + position) to another region."""
        source = place // 3
        token = self.rats[source][place % 3]
        self.take_rat(source, token)
        self.rats[target] += (token,)
        self.tell("rat_moved", seat, place % 3 + 1, REGIONS[source], REGIONS[target])

    def swap_rats(self, seat: Seat, first: int, second: int) -> None:
        """Let two rats change places."""
        a, i = divmod(first, 3)
        b, j = divmod(second, 3)
        one, other = self.rats[a][i], self.rats[b][j]
        self.rats[a] = (*self.rats[a][:i], other, *self.rats[a][i + 1 :])
        self.rats[b] = (*self.rats[b][:j], one, *self.rats[b][j + 1 :])
        self.tell("swapped", seat, i + 1, REGIONS[a], j + 1, REGIONS[b])

    def take_rat(self, region: int, token: int) -> None:
        """Take a rat off the map; the others close up."""
        self.rats[region] = tuple([other for other in self.rats[region] if other != token])

    def discard(self, tokens: Iterable[int]) -> None:
        """Lay turned tokens aside for good; nobody has to remember them any more."""
        for token in tokens:
            self.flipped += (token,)
            if token == self.returned:
                self.returned = NONE
            keep = ~(1 << token)
            self.face_up &= keep
            for seat in range(self.seats):
                self.seen[seat] &= keep

    def clear_open_rats(self, region: int) -> None:
        """Lay aside what lies open in a region and is not needed any more."""
        unused = [token for token in self.rats[region] if self.face_up >> token & 1]
        if unused:
            self.rats[region] = tuple([token for token in self.rats[region] if token not in unused])
            self.discard(unused)
            self.tell("discarded", None, REGIONS[region], tuple([TOKENS[token].name for token in unused]))

    def look(self, seat: Seat, place: int) -> None:
        """Let one seat look at a face-down rat."""
        self.reveal()
        region, position = divmod(place, 3)
        token = self.rats[region][position]
        self.seen[seat] |= 1 << token
        self.tell("looked", seat, position + 1, REGIONS[region])
        face = TOKENS[token]
        self.tell("saw", seat, face.name, face.limit, face.symbols, only=seat)

    # Setting pieces.

    def standing(self, piece: str) -> tuple[int, ...]:
        """List the regions where nuns or bishops stand, or the links where walls do."""
        if piece == "wall":
            return tuple([link for link in range(self.walls.bit_length()) if self.walls >> link & 1])
        return self.nuns if piece == "nun" else self.bishops

    def set_piece(self, seat: Seat, piece: str, place: int, source: int = NONE) -> None:
        """Set a nun, bishop or wall from beside the board or from where it stands."""
        standing = [*self.standing(piece), place]
        names = LINK_NAMES if piece == "wall" else REGIONS
        if source == NONE:
            self.tell("set", seat, piece, names[place])
        else:
            standing.remove(source)
            self.tell("piece_moved", seat, piece, names[source], names[place])
        if piece == "wall":
            self.walls = sum([1 << link for link in standing])
        elif piece == "nun":
            self.nuns = tuple(sorted(standing))
        else:
            self.bishops = tuple(sorted(standing))
