"""The class cards of Rattus, drawn large for the rulebook."""

from functools import cache

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.games.rattus.cards import ClassCard
from game.table.rulebook_faces import Face, lay
from game.words import Tongue
from rules import Match
from rules.rattus import GAME
from rules.rattus.view import View


class ClassFace(Face):
    """A class card, named like ``class/monk``."""

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay the card as if nobody held it."""
        lay(canvas, ClassCard(box, self.name.partition("/")[2], _unheld(), TINCTURES, say))


@cache
def _unheld() -> View:
    """Give a view in which nobody holds a card."""
    view: View = Match(GAME, 4, 1).state.view(0)
    return view
