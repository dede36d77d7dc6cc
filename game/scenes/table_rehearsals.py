"""What is made ready of a story before it is shown: the act that is told now, and then the one after it."""

from typing import TYPE_CHECKING, Any

from game.drawing.canvas import Canvas
from game.table.rehearsal import Rehearsal
from game.table.story import Beat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: Seconds of a frame for the act that waits to be shown, and for the one after it.
WAITING, AHEAD = 0.006, 0.003


class Rehearsals:
    """Those of a table, one for each beat that is told now or next."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._all: list[Rehearsal] = []

    def forget(self) -> None:
        """Begin anew."""
        self._all = []

    def of(self, beat: Beat[Any] | None) -> Rehearsal | None:
        """Give the rehearsal of a beat, if there is one."""
        return next((one for one in self._all if one.beat is beat), None)

    def cast(self) -> None:
        """Look what is told now; where nothing moves, no frame can be late."""
        sight = self._table.sight
        if sight.beat is None or sight.settings.reduced_motion:
            self._all = []
        elif self.of(sight.beat) is None:
            self._all = [Rehearsal(sight.beat, sight.act)]

    def go_on(self, canvas: Canvas) -> None:
        """Make something ready of what is told now, and then of what is told next."""
        now, *later = self._table.story.ahead if self._all else (None,)
        for beat, seconds in ((now, WAITING), *((beat, AHEAD) for beat in later)):
            rehearsal = self.of(beat)
            if rehearsal is None and beat is not None:
                # Looking ahead is enough for one frame.
                kept = [one for one in self._all if one.beat is now]
                self._all = [*kept, Rehearsal(beat, self._table.sight_of(beat).act)]
                return
            if rehearsal and not rehearsal.over:
                rehearsal.go_on(canvas, seconds)
                return
