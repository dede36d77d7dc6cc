"""The table alive: what comes and goes over it while things are told, and now and then while nothing is."""

from typing import TYPE_CHECKING, Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Spot, along
from game.table.layout import BAR
from game.table.liveliness import FLIES, ROAMS, Flying, Liveliness, Stamp, Swinging, level, paint_travel
from game.table.stage import Act, shifted
from game.table.story import Beat, steps_aside
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: The bell that is rung: how large it is, and how far below the bar it hangs.
BELL, BELOW = 150.0, 20.0


class Alive:
    """Watches what is told, and lets something come of it that moves."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._lively = Liveliness()
        self._beat: Beat[Any] | None = None
        #: What the stage shows of it.
        self._act: Act | None = None
        self._asked: Seat | None = None

    @property
    def moving(self) -> bool:
        """Say whether anything moves."""
        return self._lively.alive

    @property
    def _level(self) -> int:
        return level(self._table.app.settings)

    def forget(self) -> None:
        """Let everything go: the table was laid out anew."""
        self._lively.forget()
        self._beat = None

    def pass_time(self, seconds: float) -> None:
        """Look what has begun and ended since, and let all of it go on."""
        beat, sight = self._table.story.beat, self._table.sight
        if beat is not self._beat:
            if self._beat and self._level:
                self._end(self._beat)
            self._act = sight.act if sight.beat is beat else None
            if beat and self._level >= FLIES:
                self._begin(beat)
            self._beat = beat
        self._seal()
        if self._level >= ROAMS and beat is None:
            self._lively.roam(seconds, self._table.page.box)
        self._lively.pass_time(seconds)

    def _end(self, beat: Beat[Any]) -> None:
        """Let everything that flew come down, unless it was left out."""
        if beat.passed >= beat.seconds and (self._act is None or self._act.board is None):
            for travel in beat.travels:
                if len(travel.way) == 2:
                    self._lively.land(travel.piece, travel.way[-1])

    def _begin(self, beat: Beat[Any]) -> None:
        table = self._table
        if beat.event and beat.event.kind in table.desk.telling.chapters:
            middle = table.sight.layout.board.centre[0]
            self._lively.add(Swinging(box=Box(middle - BELL / 2, BAR + BELOW, BELL, BELL)))
        if beat.before is not None and not (self._act and self._act.counts):
            self._fly(beat, beat.before)

    def _fly(self, beat: Beat[Any], before: Any) -> None:
        """Let what a seat gains or loses fly as a number from where it happens to its panel."""
        table, panel = self._table, self._table.sight.desk.panel
        source = table.sight.desk.board.shown(beat.event, table.sight.view) if beat.event else None
        start = Spot(*(source or table.sight.layout.board).centre)
        for seat in range(len(table.session.players)):
            was, now = panel.score(before, seat), panel.score(beat.view, seat)
            if was and now and was.value is not None and now.value is not None and was.value != now.value:
                words = f"{now.value - was.value:+d}".replace("-", "−")
                box = table.sight.layout.seat(seat)
                self._lively.add(Flying(words=words, start=start, end=Spot(*box.centre)))

    def _seal(self) -> None:
        """Press the seal of a person whose turn is over on their panel."""
        table = self._table
        asked = table.session.asked
        seat = asked.seat if asked else None
        if seat == self._asked:
            return
        left, self._asked = self._asked, seat
        if (
            left is not None
            and self._level
            and not table.session.players[left].bot
            and not table.conduct.past
        ):
            box = table.sight.layout.seat(left)
            tincture = table.session.players[left].tincture
            self._lively.add(Stamp(tincture=tincture, at=Spot(box.right - 60, box.bottom - 50)))

    def paint(self, canvas: Canvas) -> None:
        """Paint what travels, and all that comes and goes."""
        beat, sight = self._table.story.beat, self._table.sight
        if beat is not None and sight.beat is beat:
            act, board = sight.act, sight.layout.board
            now = self._table.picture.glide.now(board)
            travels = [t for t in beat.travels if act is None or not act.flown or steps_aside(t)]
            for travel in travels:
                at = shifted(along(list(travel.way), beat.part), board, now)
                paint_travel(canvas, travel, beat.part, at, self._level)
        self._lively.paint(canvas)
