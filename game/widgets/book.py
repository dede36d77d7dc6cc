"""The open codex that many scenes are written in, and the scribe who waits while it is empty."""

from collections.abc import Sequence
from typing import NamedTuple

from game.drawing import book_art, surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD, HEADING
from game.drawing.theme import LEAF_GOLD

#: The widest book, where it begins, its binding, the margins of its pages, and what lies below it.
WIDEST, TOP, BINDING, MARGIN, EDGE, FOOT = 2100.0, 92.0, 22.0, 40.0, 42.0, 98.0
#: The way back in the corner beside the title, and how high a row of markers below the title is.
CORNER, MARKERS = 110.0, 76.0
#: How far leaves that lie below each other are apart.
LEAVES = 14.0
#: How far the book lies above the table, and the least size of what is told of an empty page.
LIFT, LEAST = 12, 22


class Spread(NamedTuple):
    """An open book on the table: two pages side by side, or two leaves below each other on a page on edge."""

    book: Box
    #: What can be written on of both.
    left: Box
    right: Box
    #: The title above it, the markers that stick out of it, and the strips below.
    head: Box
    markers: Box
    foot: Box
    #: The sheets that lie there in the place of a book.
    leaves: tuple[Box, ...] = ()
    #: Where on its line the title stands.
    across: str = "centre"

    @classmethod
    def on(cls, page: Page, title: float = 0, *, part: float = 0.5, foot: float = FOOT) -> "Spread":
        """Open a book with a title so wide beside its markers, if it has any.

        On edge the upper leaf has a part of it, and what lies below may be higher.
        """
        if page.upright:
            return cls._upright(page, part, foot, marked=title > 0)
        width = min(page.width - 72, WIDEST)
        book = Box((page.width - width) / 2, TOP, width, page.height - TOP - FOOT)
        half = width / 2
        return cls(
            book,
            Box(book.x + BINDING, book.y, half - BINDING, book.h).inset(MARGIN, EDGE),
            Box(book.x + half, book.y, half - BINDING, book.h).inset(MARGIN, EDGE),
            Box(book.x + 70, 6, title or width - 140, TOP - 14),
            Box(book.x + title + 90, 16, width - title - 120, TOP - 16 + BINDING),
            Box(book.x, book.bottom + 8, width, FOOT - 18),
            across="left" if title else "centre",
        )

    @classmethod
    def _upright(cls, page: Page, part: float, foot: float, *, marked: bool) -> "Spread":
        top = TOP + (MARKERS if marked else 0)
        book = Box(24, top, page.width - 48, page.height - top - foot)
        high = (book.h - LEAVES) * part
        leaves = Box(*book[:3], high), Box(book.x, book.y + high + LEAVES, book.w, book.h - high - LEAVES)
        upper, lower = (leaf.inset(MARGIN + BINDING, EDGE) for leaf in leaves)
        return cls(
            book,
            upper,
            lower,
            Box(CORNER, 6, page.width - 2 * CORNER, TOP - 14),
            Box(book.x + 30, TOP, book.w - 60, MARKERS + BINDING),
            Box(book.x, book.bottom + 8, book.w, foot - 18),
            leaves,
        )

    def main(self, wide: float) -> Box:
        """Give the place of the main strip: in the middle, or at the left where others need the rest."""
        return Box(*self.foot[:2], wide, self.foot.h) if self.leaves else self.foot.centred(wide, self.foot.h)

    def last(self, wide: float) -> Box:
        """Give the place of a strip at the right end."""
        return Box(self.foot.right - wide, self.foot.y, wide, self.foot.h)

    def lay(self, canvas: Canvas, title: str, *, size: float = 50) -> None:
        """Lay the book or its leaves on the table, below the title."""
        if not self.leaves:
            lay_book(canvas, self.book, title, self.head, size=size, across=self.across)
            return
        lay_leaves(canvas, self.leaves, title, self.head, size=size)


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


def lay_leaves(canvas: Canvas, leaves: Sequence[Box], title: str, head: Box, *, size: float = 54) -> None:
    """Lay leaves on the table where no book has room, below their title."""
    canvas.table()
    write_title(canvas, title, head, size=size)
    for number, leaf in enumerate(leaves):
        canvas.sheet(leaf, seed=85 + number, lift=8)


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
