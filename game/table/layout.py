"""Where everything lies on the table, in units of the page."""

from typing import NamedTuple

from game.page import Box, Page

BAR, RAIL, SIDE, GAP = 88, 300, 334, 10
#: The board of every game, and the tray below it.
BOARD = (1248, 768)


class Layout(NamedTuple):
    """The parts of the table; a wider page gives more room at both sides of the board."""

    bar: Box
    seats: Box
    board: Box
    tray: Box
    context: Box
    log: Box

    @classmethod
    def of(cls, page: Page, board_size: tuple[int, int] = BOARD) -> "Layout":
        """Divide the page; a smaller board leaves more to the tray."""
        more = (page.width - 1920) / 2
        high = page.height - BAR
        board = Box(RAIL + 18 + more, BAR + 4, BOARD[0], board_size[1])
        tray = Box(board.x, board.bottom + 10, board.w, page.height - board.bottom - 18)
        side = Box(page.width - SIDE, BAR + 8, SIDE - 10, high - 20)
        split = round(side.h * 0.52)
        return cls(
            bar=Box(0, 0, page.width, BAR),
            seats=Box(10, BAR + 8, RAIL, high - 20),
            board=board,
            tray=tray,
            context=Box(side.x, side.y, side.w, split),
            log=Box(side.x, side.y + split + GAP, side.w, side.h - split - GAP),
        )

    def seat(self, seat: int) -> Box:
        """Give the panel of a seat; there is room for five."""
        return list(self.seats.rows(5, GAP))[seat]
