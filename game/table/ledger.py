"""How each game is reckoned up: its sources of points, what breaks ties, and what else counts."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.games.rattus_cartus.words.table import COUNTERS
from game.widgets.initial import initial_of
from game.words import Tongue, result, shared
from game.words.texts import Plural
from rules.kernel import Match, Seat
from rules.notre_dame.scoring import SOURCES as NOTRE_DAME_SOURCES
from rules.rattus.europe import REGIONS
from rules.rattus_cartus.names import CLASSES, SPECIALS


class Row(NamedTuple):
    """A line of the tally: its words, its picture, and a number for each seat."""

    words: str
    picture: str
    values: tuple[int, ...]
    #: The seats whose number is their ruin.
    ruin: frozenset[Seat] = frozenset()


class Trial(NamedTuple):
    """Who lives and who dies: cards with nuns that are turned at the end, and the rats of every seat."""

    cards: tuple[str, ...]
    rats: tuple[int, ...]

    @property
    def nuns(self) -> tuple[int, ...]:
        """Count the nuns of each card."""
        return tuple(int(card.rpartition("_")[2]) for card in self.cards)


class Ledger:
    """How a game is reckoned up. The basis serves a game whose timeline has a value for every round."""

    #: Every source of points in the order of the tally.
    sources: Sequence[str] = ()
    points: Plural = shared.POINTS

    def __init__(self, match: Match) -> None:
        self.choices = match.choices
        self.view: Any = match.state.view(None)

    def picture(self, source: str, words: str) -> str:
        """Name the picture of a source that is called so."""
        return f"icons/{source}"

    def tie(self, seat: Seat) -> int:
        """Give what decides between equal points: more is better."""
        return 0

    def dead(self) -> frozenset[Seat]:
        """Give the seats that cannot win whatever their points."""
        return frozenset()

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Give what stands under the total."""
        return ()

    def trial(self) -> Trial | None:
        """Give what is turned at the end, where that is a matter of life and death."""
        return None

    def praise(self, say: Tongue, seat: Seat, points: int) -> str:
        """Say what a winner has."""
        return say.plural(self.points.one, self.points.many, points)

    def course(self) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
        """Give the ticks of the chart and the points of all seats at each."""
        rounds = self.view.timeline
        nothing = (0,) * len(rounds[0])
        return ("[bell]", *(str(n + 1) for n in range(len(rounds)))), (nothing, *rounds)


#: What stands for a source of prestige that is no person.
_PICTURES = {
    "residence": "sector/residence",
    "messages": "icons/message",
    "donations": "icons/coin",
    "cathedral": "sector/notre_dame",
    "park": "sector/park",
    "plague": "icons/plague",
}


class NotreDame(Ledger):
    """Prestige, and coins and cubes to break ties."""

    sources = (*(source for source in NOTRE_DAME_SOURCES if source != "plague"), "plague")

    def picture(self, source: str, words: str) -> str:
        """Show the sector, or the person."""
        return _PICTURES.get(source, f"person/{source}")

    def tie(self, seat: Seat) -> int:
        """Count coins and cubes in the own supply."""
        return int(self.view.quarters[seat].coins + self.view.quarters[seat].supply)

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Show what broke the tie."""
        if tied:
            spare = tuple(self.tie(quarter.seat) for quarter in self.view.quarters)
            yield Row(say(result.COINS_AND_CUBES), "icons/pouch", spare)


class Rattus(Ledger):
    """Cubes on the map; the plague takes its share before, and once more at the end."""

    sources = (*REGIONS, "castle")
    points = result.CUBES

    def picture(self, source: str, words: str) -> str:
        """Show the initial of a region."""
        return "icons/castle" if source == "castle" else f"initials/{initial_of(words)}"

    def tie(self, seat: Seat) -> int:
        """Give the place in the order of turns, unless the table shares."""
        return 0 if self.choices["ties"] == "shared" else -self.view.tie_order.index(seat)

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Show what the plague took, and who came first in a tie."""
        lost = tuple(sum(player.losses.values()) for player in self.view.players)
        yield Row(say(result.LOST), "icons/plague", lost)
        if tied:
            order = tuple(self.view.tie_order.index(player.seat) + 1 for player in self.view.players)
            yield Row(say(result.NEXT_IN_TURN), "icons/hourglass", order)

    def course(self) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
        """Begin with the first cubes and end with the last plague; the powers used before have no number."""
        rounds = (str(n) if n <= self.view.round else "" for n in range(1, len(self.view.timeline) - 1))
        return ("[bell]", *rounds, "[plague]"), self.view.timeline


class RattusCartus(Ledger):
    """Points of the living: rats that outnumber the nuns kill."""

    sources = (*CLASSES, "hand", *SPECIALS[1:], "tokens")

    def picture(self, source: str, words: str) -> str:
        """Show the class, the card or the token."""
        if source == "tokens":
            return "town/points_2"
        return f"classes/{source}" if source in CLASSES else f"icons/{source}"

    def tie(self, seat: Seat) -> int:
        """Prefer few rats."""
        return -int(self.view.players[seat].rats)

    def dead(self) -> frozenset[Seat]:
        """Give those with more rats than there are nuns."""
        return frozenset(player.seat for player in self.view.players if not player.alive)

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Count the rats; the nuns are turned one by one."""
        yield Row(say(COUNTERS["rats"].title), "icons/rat", self.trial().rats, self.dead())

    def trial(self) -> Trial:
        """Hold the rats against the nun row."""
        return Trial(self.view.nuns, tuple(player.rats for player in self.view.players))

    def praise(self, say: Tongue, seat: Seat, points: int) -> str:
        """Say the rats too."""
        rats = say.plural(result.RATS.one, result.RATS.many, self.view.players[seat].rats)
        return f"{super().praise(say, seat, points)}, {rats}"


LEDGERS: dict[str, type[Ledger]] = {
    "notre_dame": NotreDame,
    "rattus": Rattus,
    "rattus_cartus": RattusCartus,
}
