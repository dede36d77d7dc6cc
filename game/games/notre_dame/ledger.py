"""How Notre Dame is reckoned up."""

from collections.abc import Iterable

from game.table.ledger import Ledger, Row
from game.words import Tongue, result
from rules.notre_dame.scoring import SOURCES

#: What stands for a source of prestige that is no person.
_PICTURES = {
    "residence": "sector/residence",
    "messages": "icons/message",
    "donations": "icons/coin",
    "cathedral": "sector/notre_dame",
    "park": "sector/park",
    "plague": "icons/plague",
}


class NotreDameLedger(Ledger):
    """Prestige, and coins and cubes to break ties."""

    sources = (*(source for source in SOURCES if source != "plague"), "plague")

    def picture(self, source: str, words: str) -> str:
        """Show the sector, or the person."""
        return _PICTURES.get(source, f"person/{source}")

    def notes(self, say: Tongue, *, tied: bool) -> Iterable[Row]:
        """Show what broke the tie."""
        if tied:
            spare = tuple(self.state.tie_break(quarter.seat) for quarter in self.view.quarters)
            yield Row(say(result.COINS_AND_CUBES), "icons/pouch", spare)
