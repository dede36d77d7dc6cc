"""The open codex that many scenes are written in, and the scribe who waits while it is empty."""

from game.drawing import book_art, surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING
from game.drawing.theme import LEAF_GOLD

#: How far the book lies above the table, and the least size of what is told of an empty page.
LIFT, LEAST = 12, 22


def lay_book(
    canvas: Canvas, book: Box, title: str, head: Box, *, size: float = 54, across: str = "centre"
) -> None:
    """Lay the book on the table, and write its title in gold on the wood."""
    canvas.table()
    write_title(canvas, title, head, size=size, across=across)
    x, y, w, h = canvas.page.pixels(book)
    scale = canvas.page.scale
    codex = book_art.codex((w, h), scale, strong=canvas.look.strong)
    surfaces.lay(canvas.surface, codex, (x, y), scale, LIFT)


def write_title(canvas: Canvas, title: str, head: Box, *, size: float = 54, across: str = "centre") -> None:
    """Write a title in gold on the wood."""
    fitted = canvas.fitting(title.upper(), head, size, HEADING)
    canvas.text(title.upper(), head, fitted, face=HEADING, colour=LEAF_GOLD, across=across)


def paint_nothing(canvas: Canvas, page: Box, title: str, text: str, *, high: float = 330) -> None:
    """Let the scribe wait while there is nothing to tell."""
    scribe = canvas.picture("title/rat_scribe", Box(page.x, page.y + 40, page.w, high))
    line = Box(page.x + 30, scribe.bottom + 30, page.w - 60, 66)
    canvas.text(
        title, line, canvas.fitting(title, line, canvas.sizes.prompt, BOLD, LEAST), face=BOLD, across="centre"
    )
    below = Box(line.x, line.bottom + 10, line.w, page.bottom - line.bottom - 76)
    size = canvas.fitting(text, below, canvas.sizes.name, least=LEAST)
    canvas.text(text, below, size, across="centre", down="top")
    canvas.picture("frames/spray_bar", Box(page.x + 80, page.bottom - 56, page.w - 160, 50))
