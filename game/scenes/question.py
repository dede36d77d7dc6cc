"""A small question over whatever is on the screen: words, and two or three answers."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import DARK_WOOD
from game.widgets.button import Button, Deed, Strip
from game.widgets.panel import Panel

#: How wide the sheet is, and its margin.
WIDE, MARGIN = 980, 56
ANSWER = 88
#: How much the scene below is darkened, of 255, and where people want high contrast.
DIM, STRONG_DIM = 208, 238


def darken(canvas: Canvas) -> None:
    """Leave of the scene below only a glimpse."""
    canvas.surface.fill((*DARK_WOOD, STRONG_DIM if canvas.look.strong else DIM))


class Answer(NamedTuple):
    """What can be answered, and what then happens; the main one bears the seal."""

    words: str
    deed: Deed = lambda: None
    seal: bool = False


class Ask(Panel):
    """Asks; Esc is the last answer, which should be the one that changes nothing."""

    opaque = False

    def __init__(
        self, words: str, answers: Sequence[Answer], *, text: str = "", emblem: str = "seals/grave"
    ) -> None:
        super().__init__()
        self.words = words
        self.text = text
        self.answers = tuple(answers)
        self.emblem = emblem
        self.focus = len(answers) - 1

    #: Units between the words and the answers that a question of another kind needs.
    room = 0.0

    def cancel(self) -> None:
        """Take the last answer."""
        self.answer(self.answers[-1])

    def answer(self, answer: Answer) -> None:
        """Go away and do it."""
        self.app.pop()
        answer.deed()

    def _heights(self, canvas: Canvas) -> tuple[float, float]:
        width = WIDE - 2 * MARGIN - 130
        words = max(110.0, canvas.height(self.words, width, canvas.sizes.prompt, BOLD))
        text = canvas.height(self.text, WIDE - 2 * MARGIN, canvas.sizes.body) + 16 if self.text else 0.0
        return words, text

    def lay_out(self, page: Page) -> list[Button]:
        """Measure the sheet and place the answers at its foot."""
        words, text = self._heights(self.canvas(self.app.surface))
        self.sheet = page.box.centred(WIDE, 2 * MARGIN + words + text + self.room + 30 + ANSWER)
        foot = self.sheet.inset(MARGIN, MARGIN - 10)
        row = Box(foot.x, foot.bottom - ANSWER, foot.w, ANSWER)
        places = row.columns(len(self.answers), 24)
        return [
            Strip(place, answer.words, partial(self.answer, answer), seal=answer.seal)
            for place, answer in zip(places, self.answers, strict=True)
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the sheet with the question."""
        darken(canvas)
        canvas.sheet(self.sheet, seed=17, lift=12)
        words, text = self._heights(canvas)
        top = Box(self.sheet.x + MARGIN, self.sheet.y + MARGIN, WIDE - 2 * MARGIN, words)
        emblem = canvas.picture(self.emblem, Box(top.x - 6, top.y, 110, top.h))
        beside = Box(emblem.right + 26, top.y, top.right - emblem.right - 26, top.h)
        canvas.text(self.words, beside, canvas.sizes.prompt, face=BOLD)
        if self.text:
            canvas.text(self.text, Box(top.x, top.bottom + 16, top.w, text - 16), canvas.sizes.body)
