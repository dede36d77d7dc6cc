"""The rehearsal: whatever an act will need is made ready before it is shown, a little with each frame."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.drawing.canvas import Canvas
from game.drawing.surface_cache import CUPBOARD, Later
from game.table.stage import Act, Cut, cut_out
from game.table.story import Beat

#: In how many steps the movement of an act is gone through.
STEPS = 12


class Rehearsal:
    """Goes through the act of one beat, where nobody sees it."""

    def __init__(self, beat: Beat[Any], act: Act | None) -> None:
        self.beat = beat
        self.act = act
        #: The set, as soon as all is ready.
        self.set: Cut | None = None
        self._left: list[Callable[[Canvas], None]] = []
        if act:
            moving = [partial(act.paint, part=step / STEPS) for step in range(STEPS + 1)]
            self._left = [act.paint_set, *moving]

    @property
    def over(self) -> bool:
        """Say whether all is ready."""
        return self.act is None or self.set is not None

    def go_on(self, canvas: Canvas, seconds: float) -> None:
        """Make something more ready; what is on the canvas is spoilt."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(pygame.Rect(0, 0, 0, 0))
        try:
            with CUPBOARD.sparing(seconds):
                while self._left:
                    self._left[0](canvas)
                    del self._left[0]
        except Later:
            return
        finally:
            canvas.surface.set_clip(clip)
        if self.act and self.set is None:
            self.set = cut_out(canvas, self.act)
