"""What a finished match comes to: points by source, ranks, what broke ties, and how it got there."""

from collections.abc import Iterator, Sequence

from game.games import PRESENTATIONS
from game.table.ledger import Row
from game.words import Tongue, result, shared, telling
from rules.kernel import Match, Seat


class Reckoning:
    """A finished match, added up in the words of a tongue."""

    def __init__(self, match: Match, names: Sequence[str], say: Tongue) -> None:
        self._shown = shown = PRESENTATIONS[match.game.key]
        self.totals = match.state.scores()
        self.winners = match.state.winners()
        self._ledger = ledger = shown.ledger()(match)
        self.dead = match.state.fallen()
        seats = range(len(self.totals))
        worth = [(seat not in self.dead, self.totals[seat], match.state.tie_break(seat)) for seat in seats]
        #: The seats from the best to the worst, and the rank of each seat; equals share one.
        self.order = tuple(sorted(seats, key=lambda seat: worth[seat], reverse=True))
        self.ranks = tuple(1 + sum(other > worth[seat] for other in worth) for seat in seats)
        tied = len(set(worth)) > len({(alive, points) for alive, points, _ in worth})
        self.total = Row(say(shared.TOTAL), "icons/prestige", self.totals)
        self.notes = tuple(ledger.notes(say, tied=tied))
        self.trial = ledger.trial()
        self.ticks, course = ledger.course()
        self.lines = tuple(zip(*course, strict=True))
        self.rows = tuple(self._rows(say, [match.state.breakdown(seat) for seat in seats]))
        self.headline = self._headline(say, names)
        best = self.order[0]
        self.praise = ledger.praise(say, best, self.totals[best]) if self.winners else ""
        self._rest = say(shown.others)

    def _rows(self, say: Tongue, parts: Sequence[dict[str, int]]) -> Iterator[Row]:
        word = self._shown.book().word
        for source in self._ledger.sources:
            values = tuple(part.get(source, 0) for part in parts)
            if any(values):
                words = str(word(say, "source", source, ()))
                yield Row(words, self._ledger.picture(source, words), values)

    def _headline(self, say: Tongue, names: Sequence[str]) -> str:
        winners = [names[seat] for seat in self.winners]
        if len(winners) > 1:
            return say(self._shown.win_together, names=telling.listed(say, winners))
        return say(self._shown.wins, name=winners[0]) if winners else say(result.NOBODY_WINS)

    def mark(self, seat: Seat) -> str:
        """Name the icon beside a crest: a crown, a skull, or none."""
        return "crown" if seat in self.winners else "skull" if seat in self.dead else ""

    def folded(self, room: int) -> tuple[Row, ...]:
        """Give at most so many rows: the smallest are taken together in the last."""
        if len(self.rows) <= room:
            return self.rows
        weight = {row: sum(map(abs, row.values)) for row in self.rows}
        kept = sorted(self.rows, key=lambda row: weight[row], reverse=True)[: room - 1]
        rest = [row.values for row in self.rows if row not in kept]
        others = Row(self._rest, "icons/plus", tuple(map(sum, zip(*rest, strict=True))))
        return (*(row for row in self.rows if row in kept), others)
