"""How Rattus Cartus is reckoned up."""

from collections.abc import Iterable

from game.games.rattus_cartus.trial import Nuns
from game.games.rattus_cartus.words.table import COUNTERS
from game.table.ledger import Ledger, Row
from game.words import Tongue, result
from rules.kernel import Seat
from rules.rattus_cartus.names import CLASSES, SPECIALS


class RattusCartusLedger(Ledger):
    """Points of the living: rats that outnumber the nuns kill."""

    sources = (*CLASSES, "hand", *SPECIALS[1:], "tokens")

    def picture(self, source: str, words: str) -> str:
        """Show the class, the card or the token."""
        if source == "tokens":
            return "town/points_2"
        return f"classes/{source}" if source in CLASSES else f"icons/{source}"

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Count the rats; the nuns are turned one by one."""
        yield Row(say(COUNTERS["rats"].title), "icons/rat", self.trial().rats, self.state.fallen())

    def trial(self) -> Nuns:
        """Hold the rats against the nun row."""
        rats = tuple(player.rats for player in self.view.players)
        return Nuns(self.view.nuns, rats, self.state.fallen())

    def praise(self, say: Tongue, seat: Seat, points: int) -> str:
        """Say the rats too."""
        rats = say.plural(result.RATS.one, result.RATS.many, self.view.players[seat].rats)
        return f"{super().praise(say, seat, points)}, {rats}"
