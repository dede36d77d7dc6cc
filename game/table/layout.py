"""Where everything lies on the table, in units of the page."""

from typing import NamedTuple

from game.drawing.page import Box, Page

BAR, RAIL, SIDE, GAP = 88, 300, 334, 10
#: How much wider the rail of the seats and how much deeper the tray may become.
WIDER, DEEPER = 100, 250
#: The second line of a bar, and how much higher than usual a page is that has room for one.
LINE, LOFTY = 76, 190
#: The board of every game, and the tray below it.
BOARD = (1248, 768)
#: How wide a sheet beside the board is at least where two stand beside each other.
SHEET = 370
#: On a page on edge: how high the strip of the seats and the tray are at least and at most.
STRIP, TRAY = (186, 256), (216, 330)


class Layout(NamedTuple):
    """The parts of the table, whatever the shape of the page.

    Usually they are three columns that begin and end together: a wider page gives more room at both sides
    of the board, a higher one to the bar, the tray, the seats and the log. On a page on edge they lie below
    each other.
    """

    bar: Box
    seats: Box
    board: Box
    tray: Box
    context: Box
    log: Box
    #: The chronicle is folded away: its sheet lies over the context while somebody reads in it.
    folded: bool = False
    #: How many seats have a panel; the fewer, the higher they are, unless they are to leave more room below.
    sitting: int = 5
    packed: bool = False

    @classmethod
    def of(
        cls, page: Page, board_size: tuple[int, int] = BOARD, seats: int = 5, *, folded: bool = False
    ) -> "Layout":
        """Divide the page; a smaller board leaves more to the tray, a very wide page folds nothing away."""
        if page.upright:
            return _upright(page, board_size, seats)
        taller = page.height - 1080
        bar = Box(0, 0, page.width, BAR + (LINE if taller > LOFTY else 0))
        spare = page.height - bar.h - (1080 - BAR)
        deeper = min(spare, DEEPER)
        rail = RAIL + min((page.width - 1920) / 2, WIDER)
        middle = Box(rail + 20, bar.h + (spare - deeper) / 2, BOARD[0], 1080 - BAR + deeper)
        side = Box(middle.right + 16, middle.y + 8, page.width - middle.right - 26, middle.h - 20)
        board = Box(middle.x, middle.y + 4, BOARD[0], board_size[1])
        tray = Box(board.x, board.bottom + 10, board.w, middle.bottom - 8 - board.bottom - 10)
        wide = side.w >= 2 * SHEET + GAP
        folded = folded and not wide
        context, log = (side, side) if folded else _pair(side, wide=wide)
        seat_rail = Box(10, side.y, rail, side.h)
        return cls(bar, seat_rail, board, tray, context, log, folded=folded, sitting=seats)

    @property
    def upright(self) -> bool:
        """Say whether the seats are a strip above the board."""
        return self.seats.w > self.seats.h

    def seat(self, seat: int) -> Box:
        """Give the panel of a seat."""
        return self._panels()[seat]

    @property
    def rest(self) -> Box:
        """Give what the panels leave of the room of the seats."""
        panels, seats = self._panels(), self.seats
        if self.upright:
            left = panels[self.sitting - 1].right + GAP
            return Box(left, seats.y, max(0.0, seats.right - left), seats.h if left < seats.right else 0.0)
        top = panels[self.sitting - 1].bottom + GAP
        return Box(seats.x, top, seats.w, max(0.0, seats.bottom - top))

    def _panels(self) -> list[Box]:
        """Cut the room of the seats: there is always place for one more, up to five."""
        if self.upright:
            return list(self.seats.columns(min(5, self.sitting + 1), GAP))
        return list(self.seats.rows(5 if self.packed or self.sitting > 3 else 4, GAP))


def _pair(side: Box, *, wide: bool) -> tuple[Box, Box]:
    """Lay context and chronicle beside each other, or below."""
    if wide:
        context, log = side.columns(2, GAP)
        return context, log
    split = round(side.h * 0.52)
    return Box(*side[:3], split), Box(side.x, side.y + split + GAP, side.w, side.h - split - GAP)


def _upright(page: Page, board_size: tuple[int, int], seats: int) -> Layout:
    """Lay everything below each other: seats, board, tray, then context and chronicle side by side."""
    bar = Box(0, 0, page.width, BAR + LINE)
    left, wide = (page.width - BOARD[0]) / 2, BOARD[0]
    spare = page.height - bar.h - board_size[1] - 4 * GAP
    strip = Box(left, bar.bottom + 4, wide, _between(spare * 0.2, *STRIP))
    board = Box(left, strip.bottom + GAP, wide, board_size[1])
    tray = Box(left, board.bottom + GAP, wide, _between(spare * 0.25, *TRAY))
    low = Box(left, tray.bottom + GAP, wide, page.height - tray.bottom - 2 * GAP)
    context, log = low.columns(2, GAP)
    return Layout(bar, strip, board, tray, context, log, sitting=seats)


def _between(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)
