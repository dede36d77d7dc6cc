"""Whom or what every seat of a match turned to, and how often: told by the events of the match."""

from collections import Counter

from rules.kernel import Match


def favourites(match: Match) -> tuple[dict[str, int], ...]:
    """Count for every seat what it turned to: persons bribed, characters used, buildings visited."""
    counts: list[Counter[str]] = [Counter() for _ in range(match.state.seats)]
    for moment in match.retold():
        for told in moment.events:
            if told.kind == match.game.liking.event and told.seat is not None:
                counts[told.seat][str(told.data[0])] += 1
    return tuple(dict(count.most_common()) for count in counts)
