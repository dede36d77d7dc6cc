"""A button in a ruled frame, with an icon before its words where there is one."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK
from game.widgets.button import Button, Deed
from game.widgets.frame import rule_frame

#: The margin beside the words, the gap behind an icon, and the smallest letters.
MARGIN, GAP, LEAST = 12.0, 8.0, 22.0


class Framed(Button):
    """Something to push on a leaf that has other things on it."""

    def __init__(
        self, box: Box, words: str, deed: Deed, *, icon: str = "", hint: str = "", enabled: bool = True
    ) -> None:
        super().__init__(box, deed, hint=hint, enabled=enabled)
        self.words = words
        self.icon = icon

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule the frame, and set icon and words into its middle."""
        box = self.box
        rule_frame(canvas, box, round(box.x + box.y), quiet=not self.enabled, hot=hot)
        inside = box.inset(MARGIN, 4).moved(0, -2)
        side = min(40.0, inside.h * 0.7) if self.icon else 0.0
        room = Box(inside.x, inside.y, inside.w - side - GAP * bool(side), inside.h)
        size = canvas.fitting(self.words, room.inset(2, 0), canvas.sizes.button, BOLD, LEAST)
        width = min(room.w, canvas.width(self.words, size, BOLD) + 2)
        left = inside.x + (inside.w - width - side - GAP * bool(side)) / 2
        if self.icon:
            canvas.picture(f"icons/{self.icon}", Box(left, inside.y, side, inside.h).centred(side, side))
            left += side + GAP
        colour = INK if self.enabled else FADED_INK
        place = Box(left, inside.y, width, inside.h)
        canvas.text(self.words, place, size, face=BOLD, colour=colour, across="centre", leading=0.85)
