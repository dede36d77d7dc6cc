"""The golden ring around what a step of a lesson is about, and the light that falls on it alone."""

import math

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.theme import INK, LEAF_GOLD
from game.table.region_buttons import outline

#: How often a second the ring swells, and by how many units.
BEATS, SWELL = 0.8, 5.0
#: How far the ring lies around what it points at, and how far its picture may reach.
AROUND, REACH = 7.0, 22.0
#: How much light is left of everything else.
ASIDE = 0.6


class Ring:
    """Lies around a box, or along the shores of a land; it swells softly while time passes."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self._time = 0.0

    @property
    def reach(self) -> list[Box]:
        """Give what has to be drawn again when it swells."""
        return [self.box.inset(-REACH)] if self.box else []

    def pass_time(self, seconds: float) -> None:
        """Swell a little more, or less."""
        self._time += seconds

    def shade(self, canvas: Canvas, part: Box, *others: Box) -> None:
        """Let the light in a part of the page fall only on what it lies around, and on some other things."""
        if self.box is None or canvas.look.strong:
            return
        lit = self.box if isinstance(self.box, Land) else self.box.inset(-AROUND)
        light.shade(canvas, part, [box for box in (lit, *others) if box.meets(part)], ASIDE)

    def draw(self, canvas: Canvas, *, still: bool) -> None:
        """Draw it in gold on ink, so that it shows on vellum as on wood."""
        box, swell = self.box, 0.0 if still else self._swell
        if isinstance(box, Land):
            outline(canvas, box, INK, 9 + swell)
            outline(canvas, box, LEAF_GOLD, 5 + swell)
        elif box is not None:
            ring = box.inset(-AROUND - swell)
            canvas.ring(ring.inset(-2.5), INK, 11, 16)
            canvas.ring(ring, LEAF_GOLD, 6, 14)

    @property
    def _swell(self) -> float:
        return SWELL * (0.5 - 0.5 * math.cos(math.tau * BEATS * self._time))
