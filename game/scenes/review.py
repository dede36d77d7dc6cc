"""What a finished game was about: a book with the chances of all, and the turning points of each person."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BOLD
from game.drawing.theme import INK, PARCHMENT_SHADE, VERMILION
from game.games import PRESENTATIONS
from game.input.signals import Button as Key
from game.input.signals import Press, Signal, key_name
from game.scenes.review_chart import Chances, paint_balance
from game.scenes.review_detail import needed, paint_detail
from game.scenes.review_points import PointRow, Told, told
from game.session.plan import Player
from game.session.rounds import Rounds
from game.session.session import Session
from game.widgets import tabs
from game.widgets.book import Spread, paint_nothing
from game.widgets.button import Button, Deed, Round, Strip
from game.widgets.host import Host
from game.widgets.icon_strip import Way
from game.widgets.initial import draw_heading
from game.widgets.listing import ARROW, GAP, Listing
from game.widgets.panel import Panel
from game.words import review as words
from game.words import shared
from rules.bots.review import Review
from rules.bots.scholars import scholars
from rules.kernel import Action, Seat

#: The room of the title beside the markers, and of a heading.
TITLE, HEAD = 600.0, 66.0
#: How much of the left page the scales have, and of a page on edge that page, which is so high at least.
SCALES, UPPER, LOWEST = 0.4, 0.42, 860.0
#: How much higher rows may be that have room to spare.
ROOMIER = 18.0


class Ways(NamedTuple):
    """Where a review leads to, and where it is kept."""

    #: Shows the board at a step, with what was better there.
    look: Callable[[int, Action | None], None]
    play_on: Callable[[int], None]
    keep: Callable[[Review], None]
    back: Deed


class ReviewScene(Panel):
    """The book of one match; what is not known yet is found out while it lies open."""

    def __init__(self, session: Session, review: Review | None, ways: Ways) -> None:
        super().__init__()
        self.session = session
        self.review = review
        #: What is known of it so far: the chances of all come before the choices.
        self.known = review
        self._ways = ways
        self.rounds = Rounds.of(session.match)
        #: Whose choices are looked at; None: no person sat there.
        self.seat: Seat | None = next(iter(session.people), None)
        self.scholars = None if review else scholars(session.match, session.people, session.lent)
        self._listing = Listing(self)
        self._told: dict[tuple[Seat, str], list[Told]] = {}
        #: Where one of them is told in full, if the list has no room for that, and the number of that one.
        self.detail: Box | None = None
        self._told_last = 1

    # What happens.

    def enter(self, app: Host) -> None:
        """Begin to find out what is not known."""
        super().enter(app)
        self.by_keys = app.by_keys
        if self.scholars:
            self.scholars.begin()

    def leave(self) -> None:
        """Stop whatever is still being found out."""
        if self.scholars:
            self.scholars.close()

    def cancel(self) -> None:
        """Close the book."""
        self._ways.back()

    def tick(self, seconds: float) -> None:
        """Hear what was found out meanwhile; once all is, it is kept."""
        if self.scholars is None or not self.scholars.listen():
            return
        self.changed = True
        if self.scholars.lines and self.known is None:
            self.known = Review(self.scholars.lines, ())
            self.arrange(self.page)
        if self.scholars.review:
            self.known = self.review = self.scholars.review
            self.scholars = None
            self._ways.keep(self.review)
            self.focus = 0
            self.arrange(self.page)

    def turn_to(self, seat: str) -> None:
        """Look at the choices of somebody."""
        self.seat, self._listing.first, self._told_last = int(seat), 0, 1
        self.arrange(self.page)

    def hear(self, signal: Signal) -> bool:
        """Let the list scroll first; from a turning point, right leads to the way on from there."""
        pressed = signal.button if isinstance(signal, Press) and signal.down and self.by_keys else None
        if pressed in (Key.RIGHT, Key.NEXT) and isinstance(self.meant, PointRow):
            self.focus, self.changed = self.focus + 1, True
            return True
        return self._listing.hear(signal) or super().hear(signal)

    # Where things are.

    def lay_out(self, page: Page) -> list[Button]:
        """Open the book: markers for people above, turning points on the right, ways on below."""
        self.spread = Spread.on(page, TITLE if self._marked else 0, part=max(UPPER, LOWEST / page.height))
        self.left, self.right = self.spread.left, self.spread.right
        back = Round(Box(24, 12, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK))
        return [*self._points(), *self._markers(), *self._strips(), back]

    @property
    def _marked(self) -> bool:
        """Say whether there are several whose choices can be looked at."""
        return self.review is not None and len(self.session.people) > 1

    def _markers(self) -> list[Button]:
        people, players = self.session.people, self.session.players
        if not self._marked:
            return []
        parts = [
            tabs.Part(str(seat), players[seat].name, f"crests/shield_{players[seat].tincture}")
            for seat in people
        ]
        return tabs.tabs(self.spread.markers, parts, str(self.seat), self.turn_to)

    def _strips(self) -> list[Button]:
        text = shared.BACK if self.review else words.STOP
        key = key_name(Key.CANCEL, self.app.settings, self.say)
        back = Strip(self.spread.main(400), self.say(text), self.cancel, key=key, seal=True)
        again = partial(self._ways.look, 0, None)
        return [back, Way(self.spread.last(360), "replay", self.say(shared.REPLAY), again)]

    def _points(self) -> list[Button]:
        """Lay out the turning points, and beside each the way on from there."""
        self._listing.rows, self.detail = (), None
        if not self.points:
            return []
        room = Box(self.right.x, self.right.y + HEAD + 10, self.right.w, self.right.h - HEAD - 10)
        canvas = self.canvas(self.app.surface)
        rows = self._rows(canvas, room.w)
        if _long(rows) > room.h:
            high = needed(canvas, self.points, room.w)
            self.detail = Box(room.x, room.bottom - high, room.w, high)
            room = Box(*room[:3], room.h - high - 2 * GAP)
            rows = self._rows(canvas, room.w, tight=True)
        if _long(rows) > room.h:
            rows = self._rows(canvas, room.w - ARROW - GAP, tight=True)
        elif self.detail:
            more = min(ROOMIER, (room.h - _long(rows)) / len(rows))
            for row in rows:
                row.box = row.box.inset(0, -more / 2)
        placed = self._listing.place(room, rows, GAP)
        shown = [row for row in placed if isinstance(row, PointRow)]
        for row in shown:
            row.leave_margin()
        return [each for row in shown for each in (row, self._fork(row))] + placed[len(shown) :]

    def _rows(self, canvas: Canvas, width: float, *, tight: bool = False) -> list[PointRow]:
        def look(point: Told) -> Deed:
            return partial(self._ways.look, point.judged.step, point.judged.better)

        rows = [
            PointRow(number, point, self.say, look(point), tight=tight)
            for number, point in enumerate(self.points, start=1)
        ]
        for row in rows:
            row.measure(canvas, width)
        return rows

    def _fork(self, row: PointRow) -> Button:
        deed = partial(self._ways.play_on, row.point.judged.step)
        return Round(row.fork, "fork", deed, hint=self.say(shared.PLAY_ON))

    @property
    def points(self) -> list[Told]:
        """Give the turning points of the seat that is looked at, in words."""
        if self.review is None or self.seat is None:
            return []
        key = (self.seat, self.say.language)
        if key not in self._told:
            desk = PRESENTATIONS[self.session.plan.game].desk()
            found = self.review.turning_points(self.seat)
            self._told[key] = [
                told(self.session, desk, judged, self.rounds, self.page, self.say) for judged in found
            ]
        return self._told[key]

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the book, and write on its pages what does not change."""
        self.spread.lay(canvas, self.say(words.TITLE))
        if self.known is not None:
            self._paint_chances(canvas, self.known)
        if self.review is not None:
            self._paint_verdict(canvas, self.review)

    def _paint_chances(self, canvas: Canvas, known: Review) -> None:
        say, left = self.say, self.left
        beside = draw_heading(canvas, say(words.CHANCES), Box(*left[:3], HEAD), 38)
        if beside.w > 160:
            canvas.picture("frames/spray_bar", beside, across="right")
        room = Box(left.x, left.y + HEAD, left.w, self._scales.y - 8 - left.y - HEAD)
        self.chances = Chances(room, self.session, known, self.rounds, self.seat or 0)
        self.chances.paint(canvas)

    @property
    def _scales(self) -> Box:
        high = self.left.h * SCALES - 8 if self.seat is not None else -8
        return Box(self.left.x, self.left.bottom - high, self.left.w, high)

    def _paint_verdict(self, canvas: Canvas, review: Review) -> None:
        say, seat = self.say, self.seat
        if seat is not None:
            paint_balance(canvas, say, self._scales, review.balance(seat), self.session.names[seat])
        beside = draw_heading(canvas, say(words.POINTS), Box(*self.right[:3], HEAD), 38)
        if self.seat is not None and not self._marked:
            self._paint_whose(canvas, beside, self.session.players[self.seat])

    def _paint_whose(self, canvas: Canvas, box: Box, player: Player) -> None:
        """Say whose turning points these are, where nobody else has any."""
        size = canvas.fitting(player.name, Box(0, 0, box.w - 80, box.h), canvas.sizes.name, BOLD)
        canvas.text(player.name, box, size, face=BOLD, across="right")
        left = box.right - canvas.width(player.name, size, BOLD) - 66
        canvas.picture(f"crests/shield_{player.tincture}", Box(left, box.y + 4, 54, box.h - 8))

    def paint(self, canvas: Canvas) -> None:
        """Mark the turning points on the line, or show how far the work has come."""
        if self.review is None:
            self._paint_progress(canvas)
        elif self.points:
            meant = self.meant
            hot = meant.number if isinstance(meant, PointRow) else 0
            self.chances.paint_points(canvas, [point.judged for point in self.points], hot)
            self._listing.paint(canvas)
            self._paint_detail(canvas)
        elif self.seat is None:
            paint_nothing(canvas, self._below, self.say(words.ONLY_BOTS), self.say(words.ONLY_BOTS_TEXT))
        else:
            text = self.say(words.NO_POINTS_TEXT, name=self.session.names[self.seat])
            paint_nothing(canvas, self._below, self.say(words.NO_POINTS), text)

    def _paint_detail(self, canvas: Canvas) -> None:
        """Tell of the turning point that is meant, or was meant last, what the list has no room for."""
        if self.detail is None:
            return
        if isinstance(self.meant, PointRow):
            self._told_last = self.meant.number
        shown = {row.number: row for row in self._listing.rows if isinstance(row, PointRow)}
        paint_detail(canvas, self.detail, shown.get(self._told_last, shown[1]))

    @property
    def _below(self) -> Box:
        return Box(self.right.x, self.right.y + HEAD, self.right.w, self.right.h - HEAD)

    def _paint_progress(self, canvas: Canvas) -> None:
        say, page = self.say, self.right
        waiting = self.left.inset(40, 60) if self.known is None else self._scales.inset(0, 50)
        name = PRESENTATIONS[self.session.plan.game].door if self.known is None else "title/rats_bell"
        canvas.picture(name, waiting)
        paint_nothing(canvas, page, say(words.WORKING), say(words.WORKING_TEXT))
        bar = Box(page.x + 60, page.bottom - 150, page.w - 120, 34)
        part = self.scholars.progress if self.scholars else 1.0
        canvas.line(bar, PARCHMENT_SHADE)
        canvas.line(Box(bar.x, bar.y, bar.w * part, bar.h), VERMILION)
        canvas.ring(bar.inset(-1), INK, 3, 3)
        number = Box(bar.x, bar.y - 58, bar.w, 52)
        canvas.text(f"{round(100 * part)}\u202f%", number, canvas.sizes.prompt, face=BOLD, across="centre")


def _long(rows: Sequence[PointRow]) -> float:
    """Say how high rows are below each other."""
    return sum(row.box.h + GAP for row in rows) - GAP
