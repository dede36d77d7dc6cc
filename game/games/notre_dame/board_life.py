"""What passes by in Paris: a barge on the Seine, above the island."""

from game.drawing.page import Box
from game.games.notre_dame.board_map import Paris
from game.table.passers import Passer

#: How large a barge is, where its keel is, and the water between the quarters, in units of the map.
BARGE, KEEL, WATER = (84.0, 39.0), 117.0, Box(383, 62, 484, 60)
#: Seconds from one bank to the other.
ACROSS = 34.0


def barges(paris: Paris) -> tuple[Passer, ...]:
    """Let a barge come up the river or down; where the map is cut there is too little of it."""
    if paris.cuts.apart:
        return ()
    cut = paris.cuts.middle
    left, right = (cut.spot((x, KEEL)) for x in (WATER.x - BARGE[0] / 2, WATER.right + BARGE[0] / 2))
    wide, high = (length * cut.scale for length in BARGE)
    ways = (left, right), (right, left)
    return tuple(Passer("life/barge", (wide, high), way, ACROSS, cut.box(WATER)) for way in ways)
