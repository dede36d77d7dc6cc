"""What is shown after the program stumbled: calm words, where the report lies, and the way back."""

from collections.abc import Callable

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BODY, BOLD, font
from game.widgets.button import Button, Deed, Strip
from game.widgets.panel import Panel
from game.words import Tongue, shared

WIDE, MARGIN, FOOT = 1240.0, 70.0, 88.0
#: The picture beside the words, and the gap between things.
PICTURE, GAP = 220.0, 30.0


class Mishap(Panel):
    """Leads back to the title; its words are found anew when the language changes."""

    def __init__(self, words: Callable[[Tongue], tuple[str, str]], to_title: Deed) -> None:
        super().__init__()
        #: What is said in large letters, and what in small ones.
        self.words = words
        self.to_title = to_title

    def cancel(self) -> None:
        """Esc leads to the title too."""
        self.to_title()

    def lay_out(self, page: Page) -> list[Button]:
        """Put both ways on at the foot of the sheet."""
        self.sheet = page.box.centred(WIDE, 2 * MARGIN + max(PICTURE, sum(self._heights())) + 2 * GAP + FOOT)
        foot = Box(self.sheet.x + MARGIN, self.sheet.bottom - MARGIN - FOOT, WIDE - 2 * MARGIN, FOOT)
        main, other = Box(foot.x, foot.y, 620, foot.h), Box(foot.right - 360, foot.y, 360, foot.h)
        return [
            Strip(main, self.say(shared.TO_TITLE), self.to_title, seal=True),
            Strip(other, self.say(shared.QUIT), self.app.quit),
        ]

    def _heights(self) -> tuple[float, float]:
        canvas = self.canvas(self.app.surface)
        large, small = self.words(self.say)
        wide = WIDE - 2 * MARGIN - PICTURE - GAP
        above = canvas.height(large, wide, canvas.sizes.prompt, BOLD) + GAP
        return above, canvas.height(small, wide, canvas.sizes.body)

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the sheet with the words beside the scribe, who is as puzzled as anybody."""
        large, small = self.words(self.say)
        canvas.table("table")
        canvas.sheet(self.sheet, seed=17, lift=12)
        inside = self.sheet.inset(MARGIN)
        canvas.picture("title/rat_scribe", Box(inside.x, inside.y, PICTURE, PICTURE), down="top")
        left = inside.x + PICTURE + GAP
        above, below = self._heights()
        beside = Box(left, inside.y, inside.right - left, above)
        canvas.text(large, beside, canvas.sizes.prompt, face=BOLD, down="top")
        rest = Box(left, beside.bottom, beside.w, below)
        canvas.text(small, rest, canvas.fitting(small, rest, canvas.sizes.body, least=22), down="top")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene, or where not even that works nothing but the words."""
        try:
            super().draw(surface)
        except Exception:
            self._draw_plainly(surface)

    def _draw_plainly(self, surface: pygame.Surface) -> None:
        surface.fill("black")
        face = font(BODY, max(16, surface.get_height() // 24))
        large, small = self.words(self.say)
        text = f"{large}\n\n{small}\n\n[Esc]"
        surface.blit(face.render(text, True, "white", wraplength=surface.get_width() * 8 // 10), (20, 20))
