"""Where everything lies on the table, in units of the page."""

from typing import NamedTuple

from game.drawing.page import Box, Page

BAR, RAIL, SIDE, GAP = 88, 300, 334, 10
#: How much wider the rails and how much deeper the tray may become.
WIDER, DEEPER = 100, 150
#: The board of every game, and the tray below it.
BOARD = (1248, 768)


class Layout(NamedTuple):
    """The parts of the table: three columns that begin and end together, whatever the shape of the page.

    A wider page gives more room at both sides of the board, a higher one to the tray, the seats and the log;
    what none of them needs is left above and below all three.
    """

    bar: Box
    seats: Box
    board: Box
    tray: Box
    context: Box
    log: Box
    #: The chronicle is folded away: its sheet lies over the context while somebody reads in it.
    folded: bool = False

    @classmethod
    def of(cls, page: Page, board_size: tuple[int, int] = BOARD, *, folded: bool = False) -> "Layout":
        """Divide the page; a smaller board leaves more to the tray."""
        more, taller = (page.width - 1920) / 2, page.height - 1080
        rail, wide = RAIL + min(more, WIDER), SIDE + min(more, 2 * WIDER)
        deeper = min(taller, DEEPER)
        top, high = BAR + (taller - deeper) / 2, 1080 - BAR + deeper
        left = rail + (page.width - rail - wide - BOARD[0]) / 2
        board = Box(left, top + 4, BOARD[0], board_size[1])
        tray = Box(board.x, board.bottom + 10, board.w, top + high - 8 - board.bottom - 10)
        side = Box(page.width - wide, top + 8, wide - 10, high - 20)
        split = side.h if folded else round(side.h * 0.52)
        log = side if folded else Box(side.x, side.y + split + GAP, side.w, side.h - split - GAP)
        return cls(
            bar=Box(0, 0, page.width, BAR),
            seats=Box(10, side.y, rail, side.h),
            board=board,
            tray=tray,
            context=Box(side.x, side.y, side.w, split),
            log=log,
            folded=folded,
        )

    def seat(self, seat: int) -> Box:
        """Give the panel of a seat; there is room for five."""
        return list(self.seats.rows(5, GAP))[seat]
