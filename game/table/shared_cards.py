"""Rule cards that are in the book of every game, for they tell of the table and not of the game."""

from collections.abc import Mapping

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, LEAF_GOLD
from game.widgets.figures import Part, Picture, row
from game.words import Tongue
from game.words.rulebook import PHONES
from game.words.texts import Entry

#: By chapter and key; a picture of the same name belongs to each.
CONCEPTS: Mapping[str, Mapping[str, Entry]] = {"set_up": {"phones": PHONES}}
#: What else they explain.
NAMES = {"phone": "phones"}


class Handset(Part):
    """A phone as a hand: whose it is, what can be chosen, and the seal that does it."""

    def __init__(self, tincture: str, *, high: float = 1.0) -> None:
        super().__init__(high=high)
        self.tincture = tincture

    def width(self, canvas: Canvas, height: float) -> float:
        """Be as slim as phones are."""
        return height * 0.56

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay it there, switched on."""
        rim = box.w * 0.06
        canvas.sheet(box.inset(rim * 0.6), seed=5, ends="cut", lift=6)
        canvas.ring(box, LEAF_GOLD, rim, 3 * rim)
        inside = box.inset(2 * rim)
        head, *choices, foot = inside.rows(5)
        canvas.picture(f"crests/shield_{self.tincture}", head, across="left")
        for number, choice in enumerate(choices):
            leaf = choice.inset(0, choice.h * 0.16)
            canvas.ring(leaf, INK, 4 if number == 1 else 1.5, 6)
        canvas.picture("seals/action", foot, across="left")
        canvas.line(Box(foot.x + foot.h * 1.2, foot.centre[1] - 2, foot.right - foot.x - foot.h * 1.3, 4))


DRAWINGS: Mapping[str, Picture] = {
    "phones": row(Handset("gules", high=0.86), Handset("azure"), Handset("or", high=0.86), shape=2.2)
}
