"""How the events of Rattus are told, and which token is at work while they are."""

from game.table.story import Beat, Telling
from rules.rattus.view import View

TELLING = Telling(
    quiet=frozenset({"turn", "cast"}),
    chapters=frozenset({"round", "last_round", "final_plague"}),
    headings=frozenset({"took", "took_from", "plague", "walled_in", "shown"}),
    weighty=frozenset({"turned", "died", "spared", "harmless", "shown", "last_round", "final_plague"}),
    told_after=True,
)
#: What a token does after it was turned.
STRIKES = frozenset({"harmless", "spared", "died", "saved"})


def turned(beat: Beat[View] | None) -> Beat[View] | None:
    """Find where the token was turned that strikes while something is told."""
    while beat and beat.event and beat.event.kind in STRIKES:
        beat = beat.earlier
    return beat if beat and beat.event and beat.event.kind == "turned" else None
