"""The last leaf on a phone: the own points by source, who came where, and who wants to play again."""

from collections.abc import Collection

from game.phones.leaves import bare
from game.phones.writing import Json
from game.scenes.final_scores import Reckoning
from game.session.session import Session
from game.words import Tongue
from rules.kernel import Seat


def last_leaf(session: Session, seat: Seat, again: Collection[Seat], say: Tongue) -> Json:
    """Write down how a game ended for a seat."""
    names, counted = session.names, Reckoning(session.match, session.names, say)
    seats = [
        {
            "name": names[other],
            "tincture": session.players[other].tincture,
            "points": counted.totals[other],
            "place": counted.ranks[other],
        }
        for other in counted.order
    ]
    end = {
        "place": counted.ranks[seat],
        "rows": [[row.words, row.values[seat]] for row in counted.rows if row.values[seat]],
        "total": counted.totals[seat],
        "seats": seats,
        "again": [names[other] for other in sorted(again)],
    }
    return {**bare(session.plan, seat, say), "kind": "end", "head": counted.headline, "end": end}
