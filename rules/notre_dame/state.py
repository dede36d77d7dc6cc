"""The position of a game of Notre Dame, and the small moves that every rule is made of."""

from dataclasses import dataclass, field

from rules.kernel import Seat, State, copied
from rules.notre_dame import scoring, secrets, soundness, view
from rules.notre_dame.names import (
    AWAY,
    CATHEDRAL,
    COINS,
    PARK,
    PLACES,
    SECTORS,
    TRACK_END,
)
from rules.notre_dame.quarters import home


@copied
@dataclass(slots=True, kw_only=True, eq=False)
class NotreDame(State):
    """A position. Lists are indexed by seat unless they say otherwise."""

    # What the table agreed on.
    quarters: int
    streets: str
    inn_doubles_at: int
    jester_reaches_cathedral: bool
    benefactor_takes_coins: bool
    trader_counts_centre: bool
    prestige_open: bool

    # The round.
    round: int = 0
    first: Seat
    persons: tuple[str, ...] = ()
    plague: int = 0
    brown: tuple[str, ...] = ()
    grey: tuple[str, ...]
    #: The grey persons of this game in the order of their letters, known to all.
    cast: tuple[str, ...]
    #: Bit masks of seats: safe from this round's rats, and knowing the order of the grey stack.
    healthy: int = 0
    spies: int = 0

    # Action cards, as numbers.
    deck: list[tuple[int, ...]]
    offer: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    discard: tuple[int, ...] = ()
    #: Bit masks of the cards each seat has seen this period, and of those laid open.
    seen: list[int]
    shown: int = 0

    # Possessions. A seat's cubes are in its supply, in the reserve beside the board, or on its eight places.
    prestige: list[int]
    coins: list[int]
    supply: list[int]
    reserve: list[int]
    rat: list[int]
    #: Eight numbers a seat: its cubes in the seven sectors and on the cathedral.
    cubes: list[int]
    confidant: list[int]
    carriage: list[int]
    #: By market: the message that lies there. Its colour is that of the quarter.
    messages: list[int]
    #: Colour and kind of each message taken.
    taken: list[tuple[tuple[int, int], ...]]

    #: Points by source, ``scoring.width`` numbers a seat; and prestige after each round.
    tally: list[int]
    timeline: tuple[tuple[int, ...], ...] = field(default=())

    def view(self, seat: Seat | None) -> view.View:
        """Give all that this seat may know."""
        if seat is not None:
            self.insist_seat(seat)
        return view.look(self, seat)

    def redeal(self, seat: Seat) -> None:
        """Deal anew what this seat cannot know."""
        secrets.redeal(self, seat)

    def scores(self) -> tuple[int, ...]:
        """Give the prestige of each seat."""
        return tuple(self.prestige)

    def tie_break(self, seat: Seat) -> int:
        """Count coins and cubes in the own supply."""
        return self.coins[seat] + self.supply[seat]

    def breakdown(self, seat: Seat) -> dict[str, int]:
        """Tell where a seat's prestige came from; the parts add up to its score."""
        return scoring.breakdown(self, seat)

    def check(self) -> None:
        """Refuse what cannot be on a table of this game."""
        soundness.check(self)

    # Looking.

    def order(self) -> list[Seat]:
        """Give the seats in turn order."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def home(self, seat: Seat) -> int:
        """Give the quarter of a seat."""
        return home(seat, self.seats)

    def pieces(self, seat: Seat, sector: int) -> int:
        """Count the cubes in a sector and the confidant, who counts as one."""
        return self.cubes[seat * 8 + sector] + (self.confidant[seat] == sector)

    def quarter(self, seat: Seat) -> list[int]:
        """Count the pieces in all seven sectors."""
        pieces = self.cubes[seat * 8 : seat * 8 + 7]
        if self.confidant[seat] != AWAY:
            pieces[self.confidant[seat]] += 1
        return pieces

    # Moving.

    def gain(self, seat: Seat, points: int, source: str) -> None:
        """Give prestige for one scoring event; the park adds its bonus once."""
        if points <= 0:
            return
        bonus = scoring.park_bonus(self.pieces(seat, PARK))
        self.prestige[seat] += points + bonus
        scoring.note(self, seat, source, points)
        scoring.note(self, seat, "park", bonus)
        self.tell("prestige", seat, points, bonus, source)

    def lose(self, seat: Seat, points: int, source: str) -> None:
        """Take prestige, as far as there is any."""
        lost = min(points, self.prestige[seat])
        self.prestige[seat] -= lost
        if lost:
            scoring.note(self, seat, source, -lost)
            self.tell("prestige_lost", seat, lost, source)

    def earn(self, seat: Seat, coins: int) -> None:
        """Give coins from the supply; what is missing comes from the richest seat."""
        own = self.coins
        left = COINS - sum(own)
        got = min(coins, left)
        own[seat] += got
        if got:
            self.tell("coins", seat, got)
        if got < coins:
            self._collect(seat, coins - got)

    def _collect(self, seat: Seat, missing: int) -> None:
        # Judged once, when the supply is empty. The receiver never pays himself; a tie goes round from him.
        others = [(seat + i) % self.seats for i in range(1, self.seats)]
        richest = max(others, key=lambda other: self.coins[other])
        if self.coins[richest] < self.coins[seat]:
            return
        got = min(missing, self.coins[richest])
        self.coins[richest] -= got
        self.coins[seat] += got
        self.tell("coins_from", seat, got, richest)

    def pay(self, seat: Seat, coins: int) -> None:
        """Put coins back into the supply."""
        self.coins[seat] -= coins
        self.tell("paid", seat, coins)

    def recruit(self, seat: Seat, cubes: int) -> None:
        """Move cubes from the reserve to the own supply, as far as there are any."""
        got = min(cubes, self.reserve[seat])
        if got:
            self.reserve[seat] -= got
            self.supply[seat] += got
            self.tell("cubes", seat, got, "reserve", "supply")

    def place(self, seat: Seat, place: int) -> None:
        """Put a cube of the own supply on a place."""
        self.supply[seat] -= 1
        self.cubes[seat * 8 + place] += 1
        self.tell("cubes", seat, 1, "supply", PLACES[place])

    def place_from_reserve(self, seat: Seat, place: int) -> bool:
        """Put a cube of the reserve on a place, and say whether there was one."""
        if not self.reserve[seat]:
            return False
        self.reserve[seat] -= 1
        self.cubes[seat * 8 + place] += 1
        self.tell("cubes", seat, 1, "reserve", PLACES[place])
        return True

    def shift(self, seat: Seat, source: int, target: int, cubes: int = 1) -> None:
        """Move cubes from one place to another."""
        self.cubes[seat * 8 + source] -= cubes
        self.cubes[seat * 8 + target] += cubes
        self.tell("cubes", seat, cubes, PLACES[source], PLACES[target])

    def dismiss(self, seat: Seat, place: int, cubes: int = 1) -> None:
        """Send cubes from a place back to the reserve."""
        self.cubes[seat * 8 + place] -= cubes
        self.reserve[seat] += cubes
        self.tell("cubes", seat, cubes, PLACES[place], "reserve")

    def send_confidant(self, seat: Seat, sector: int) -> None:
        """Move the confidant into a sector."""
        came_from = self.confidant[seat]
        self.confidant[seat] = sector
        self.tell("confidant", seat, "away" if came_from == AWAY else SECTORS[came_from], SECTORS[sector])

    def chase_rat(self, seat: Seat, steps: int = 1) -> None:
        """Move the rat back, not beyond 0."""
        before = self.rat[seat]
        if before:
            self.rat[seat] = max(0, before - steps)
            self.tell("rat", seat, before, self.rat[seat])

    def advance_rat(self, seat: Seat, steps: int) -> bool:
        """Move the rat by the plague, back or forth, and say whether it would have passed the end."""
        before = self.rat[seat]
        after = before + steps
        self.rat[seat] = max(0, min(TRACK_END, after))
        if self.rat[seat] != before:
            self.tell("rat", seat, before, self.rat[seat])
        return after > TRACK_END

    def places_with_cubes(self, seat: Seat) -> list[int]:
        """Name the places where this seat has a cube, the cathedral last."""
        own = self.cubes[seat * 8 : seat * 8 + CATHEDRAL + 1]
        return [place for place, cubes in enumerate(own) if cubes]
