"""How Rattus is reckoned up."""

from collections.abc import Iterable

from game.table.ledger import Ledger, Row
from game.widgets.initial import initial_of
from game.words import Tongue, result
from rules.rattus.europe import REGIONS


class RattusLedger(Ledger):
    """Cubes on the map; the plague takes its share before, and once more at the end."""

    sources = (*REGIONS, "castle")
    points = result.CUBES

    def picture(self, source: str, words: str) -> str:
        """Show the initial of a region."""
        return "icons/castle" if source == "castle" else f"initials/{initial_of(words)}"

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
