"""What passes by in Europe: a ship between Hispania and Italia."""

from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.table.passers import Passer

#: How large a ship is, where it goes, and how long that takes.
SHIP, WAY, VOYAGE = (50.0, 47.5), ((384, 594), (410, 591), (438, 592), (468, 598)), 16.0


def ships(chart: Box) -> tuple[Passer, ...]:
    """Let a ship sail to the east, or back."""
    way = tuple(Spot(chart.x + x, chart.y + y) for x, y in WAY)
    return tuple(Passer("life/ship", SHIP, each, VOYAGE, chart) for each in (way, way[::-1]))
