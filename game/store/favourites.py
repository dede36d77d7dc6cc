"""Whom or what every seat of a match turned to, and how often: told by the events of the match."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from rules.kernel import Match, Seat
from rules.notre_dame.people import PEOPLE
from rules.rattus.names import CHARACTERS
from rules.rattus_cartus.names import BUILDINGS


def _nobody(_: Any) -> frozenset[Seat]:
    return frozenset()


def _outnumbered(view: Any) -> frozenset[Seat]:
    return frozenset(player.seat for player in view.players if not player.alive)


class Liking(NamedTuple):
    """What people of a game can have a liking for."""

    #: The kind of event that shows it; the name is the first of its data.
    event: str
    names: tuple[str, ...]
    #: The folder of the portraits.
    pictures: str
    #: The seats whose points count for nothing, as a spectator sees them at the end.
    fallen: Callable[[Any], frozenset[Seat]] = _nobody


LIKINGS = {
    "notre_dame": Liking("bribe", tuple(PEOPLE), "person"),
    "rattus": Liking("power", CHARACTERS, "character"),
    "rattus_cartus": Liking("entered", BUILDINGS, "buildings", _outnumbered),
}


def favourites(match: Match) -> tuple[dict[str, int], ...]:
    """Count for every seat the persons bribed, the characters used or the buildings visited."""
    event = LIKINGS[match.game.key].event
    counts: list[Counter[str]] = [Counter() for _ in range(match.state.seats)]
    for moment in match.retold():
        for told in moment.events:
            if told.kind == event and told.seat is not None:
                counts[told.seat][str(told.data[0])] += 1
    return tuple(dict(count.most_common()) for count in counts)


def fallen(match: Match) -> frozenset[Seat]:
    """Give the seats that did not live to count their points."""
    return LIKINGS[match.game.key].fallen(match.state.view(None))
