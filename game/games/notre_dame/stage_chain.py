"""What belongs together in the telling of Notre Dame: since a card, a bribe or the plague."""

from game.table.story import Beat, backwards
from rules.notre_dame.view import View

#: Events with which something begins that the stage shows, and those with which nothing does.
ROOTS = ("card", "bribe", "plague")
APART = ("period", "round", "persons", "passed", "passed_bribe", "game_over", "cast")


def chain(beat: Beat[View]) -> list[Beat[View]]:
    """Give all that is told of one thing up to a beat, from its beginning; nothing: it belongs to none."""
    found: list[Beat[View]] = []
    for each in backwards(beat):
        kind = each.event.kind if each.event else ""
        if kind in APART:
            break
        found.append(each)
        if kind in ROOTS:
            return found[::-1]
    return []
