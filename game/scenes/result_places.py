"""Where all of the result lies: tally and chart side by side, or below each other on a page on edge."""

from typing import NamedTuple

from game.drawing.page import Box, Page

#: How wide the charter is at most, and which part of it the tally has.
WIDEST, TALLY = 2300.0, 0.485
#: How far down the charter begins, and how high the strip with the code is.
TOP, CODE = 104.0, 90.0
#: How high the cards lie that are turned at the end, where there are any.
TRIAL = 192.0
#: The heading above the chart, the fold of the charter, and what its seals hang down on a page on edge.
HEAD, FOLD, SEALS = 92.0, 50.0, 246.0
#: The way home: how wide and high; and how high a strip is on a page on edge, and how far from the next.
HOME, STRIP, GAP = (236.0, 76.0), 84.0, 8.0
#: How much of a charter on edge the tally has.
PART = 0.53


class ResultPlaces(NamedTuple):
    """The parts of the result."""

    banner: Box
    charter: Box
    tally: Box
    #: The part of the charter with the chart, and in it its heading.
    course: Box
    code: Box
    home: Box
    #: Two ways to play again, and three to look elsewhere.
    again: Box
    elsewhere: Box
    scribe: Box
    #: The ends of the line between tally and chart.
    divide: tuple[tuple[float, float], tuple[float, float]]

    @property
    def head(self) -> Box:
        """Give the place of the heading above the chart."""
        return Box(self.course.x + 26, self.course.y + 22, self.course.w - 60, 58)

    def chart(self, *, trial: bool) -> tuple[Box, Box]:
        """Share the room below the heading between the chart and the cards that are turned, if any are."""
        inside = Box(self.course.x + 20, self.course.y + HEAD, self.course.w - 40, self.course.h - HEAD)
        cards = Box(inside.x + 10, inside.bottom - TRIAL, inside.w - 20, TRIAL if trial else 0)
        return Box(*inside[:3], inside.h - cards.h), cards.inset(0, 6)

    def tightened(self, needed: float) -> "ResultPlaces":
        """Leave to the chart what the tally does not need, where it lies below it."""
        spare = self.tally.h - needed
        if spare <= 0 or self.course.x > self.tally.x + self.tally.w:
            return self
        (left, y), (right, end) = self.divide
        x, top, w, h = self.course
        return self._replace(
            tally=Box(*self.tally[:3], needed),
            course=Box(x, top - spare, w, h + spare),
            divide=((left, y - spare), (right, end - spare)),
        )


def places(page: Page) -> ResultPlaces:
    """Lay everything out."""
    return _upright(page) if page.upright else _flat(page)


def _flat(page: Page) -> ResultPlaces:
    width = min(page.width - 80, WIDEST)
    charter = Box((page.width - width) / 2, TOP, width, page.height - 344)
    x, y, _, h = charter
    divide = x + width * TALLY
    code = Box(divide, charter.bottom + 7, charter.right - divide, CODE)
    below = Box(code.x, code.bottom + GAP, code.w, page.height - code.bottom - 18)
    again, elsewhere = below.rows(2, GAP)
    return ResultPlaces(
        banner=Box(x + 200, 8, width - 480, 92),
        charter=charter,
        tally=Box(x + 26, y + 12, divide - x - 52, h - 12 - FOLD),
        course=Box(divide, y, charter.right - divide, h - FOLD),
        code=code,
        home=Box(charter.right - HOME[0], 16, *HOME),
        again=again,
        elsewhere=elsewhere,
        scribe=Box(x + 30, charter.bottom + 30, 190, 170),
        divide=((divide, y + 24), (divide + 1, charter.bottom - 56)),
    )


def _upright(page: Page) -> ResultPlaces:
    whole = page.box.inset(24, 0)
    elsewhere = Box(whole.x, page.height - 18 - STRIP, whole.w, STRIP)
    again = elsewhere.moved(0, -STRIP - GAP)
    code = Box(whole.x, again.y - GAP - CODE, whole.w, CODE)
    charter = Box(whole.x, TOP, whole.w, code.y - SEALS - TOP)
    x, y, w, h = charter
    tally = Box(x + 26, y + 12, w - 52, (h - FOLD) * PART)
    divide = tally.bottom + 12
    return ResultPlaces(
        banner=Box(whole.x, 8, whole.w - HOME[0] - 12, 92),
        charter=charter,
        tally=tally,
        course=Box(x + 14, divide, w - 28, charter.bottom - FOLD - divide),
        code=code,
        home=Box(whole.right - HOME[0], 16, *HOME),
        again=again,
        elsewhere=elsewhere,
        scribe=Box(x + 20, charter.bottom + 40, 190, 170),
        divide=((x + 30, divide), (charter.right - 30, divide + 1)),
    )
