"""The left page of the rulebook: chapters to unfold, and the cards in them or found by a word."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, ITALIC
from game.drawing.theme import FADED_INK, INK, RUBRIC
from game.table.rule_cards import Card
from game.widgets.button import Button, Deed
from game.widgets.frame import rule_frame

#: How high a line is, and one that also names a chapter; how far cards are set in below their chapter.
ROW, FOUND, INDENT = 58.0, 70.0, 34.0
#: How much shows of the portrait of what a table plays without.
FAINT = 0.4
#: Pictures for chapters.
ICONS = {
    "aim": "trophy",
    "set_up": "seats",
    "round": "hourglass",
    "places": "building",
    "persons": "person",
    "plague": "rat",
    "end": "chart",
    "rulings": "quill",
}


class ChapterRow(Button):
    """A chapter; a push unfolds it, or folds it up."""

    sound = "page"

    def __init__(self, chapter: str, title: str, deed: Deed, *, open_: bool) -> None:
        super().__init__(Box(0, 0, 0, ROW), deed)
        self.chapter = chapter
        self.title = title
        self.open = open_

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw icon, name, and which way the chapter is folded."""
        box = self.box
        if hot:
            rule_frame(canvas, box, 3, hot=True)
        canvas.picture(f"icons/{ICONS[self.chapter]}", Box(box.x + 6, box.y + 9, 40, 40))
        words = Box(box.x + 60, box.y, box.w - 110, box.h)
        size = canvas.fitting(self.title, words, canvas.sizes.button, BOLD, 22)
        canvas.text(self.title, words, size, face=BOLD, colour=RUBRIC if self.open else INK)
        arrow = "arrow_up" if self.open else "arrow_down"
        canvas.picture(f"icons/{arrow}", Box(box.right - 40, box.y + 18, 22, 22), opacity=1 if hot else 0.7)
        canvas.line(Box(box.x, box.bottom + 3, box.w, 2), RUBRIC)


class CardRow(Button):
    """A card by its title; the open one lies on a sheet of its own."""

    sound = "page"

    def __init__(self, card: Card, title: str, deed: Deed, *, open_: bool, chapter: str = "") -> None:
        super().__init__(Box(0, 0, 0, FOUND if chapter else ROW), deed)
        self.card = card
        self.title = title
        self.open = open_
        #: The name of its chapter, where cards of several are listed.
        self.chapter = chapter
        #: The table plays without it.
        self.absent = False

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Draw a portrait if there is one, and the title."""
        indent = 0.0 if self.chapter else INDENT
        box = Box(self.box.x + indent, self.box.y, self.box.w - indent, self.box.h)
        if self.open:
            canvas.sheet(box.inset(-4, 0), seed=31, lift=6)
        elif hot:
            rule_frame(canvas, box, 5, hot=True)
        self._draw_portrait(canvas, Box(box.x + 8, box.y + 3, 52, box.h - 6))
        words = Box(box.x + 70, box.y + 2, box.w - 82, box.h - 4)
        if self.chapter:
            words, below = Box(words.x, words.y, words.w, 38), Box(words.x, words.y + 34, words.w, 32)
            size = canvas.fitting(self.chapter, below, 22, ITALIC, 22)
            canvas.text(self.chapter, below, size, face=ITALIC, colour=FADED_INK)
        face = ITALIC if self.absent else BOLD if self.open or self.chapter else BODY
        size = canvas.fitting(self.title, words, min(canvas.sizes.name, 30), face, 22)
        colour = RUBRIC if self.open else FADED_INK if self.absent else INK
        canvas.text(self.title, words, size, face=face, colour=colour, leading=0.85)

    def _draw_portrait(self, canvas: Canvas, box: Box) -> None:
        if self.card.portrait:
            canvas.picture(self.card.portrait, box, opacity=FAINT if self.absent else 1)
        else:
            canvas.picture("ui/lozenge", box.centred(22, 22))
