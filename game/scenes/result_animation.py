"""The result as it unfolds: rows are counted, seats change places, then crown and seals fall."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import WIDTH, Box, Page
from game.drawing.theme import Sizes
from game.scenes.final_scores import Reckoning
from game.scenes.score_table import Tally
from game.scenes.seals import Seals
from game.session.plan import Player
from game.widgets.line_chart import Line, LineChart
from game.widgets.timeline import Acts, eased, fallen
from game.words import Tongue
from rules.kernel import Seat

#: Seconds for a row, the total, a line below it, the sorting by rank, and the verdict.
ROW, TOTAL, NOTE, SORT, VERDICT = 0.28, 0.7, 0.45, 0.6, 0.75
#: Seconds for a card of a trial, as for all that is told on its page, and for those who fall by it.
TURN, FALL = 0.8, 0.7
#: On its page all is looked at before the first card; beside these there are a breath before the last, the
#: fall, and how it ends.
BEFORE, BESIDE = 1, 3


class Places(NamedTuple):
    """Where the parts of the result are."""

    tally: Box
    chart: Box
    #: The height of the fold from which the seals hang.
    fold: float
    #: Where cards are turned at the end, in a game that does so.
    trial: Box
    #: The whole page, on which they are told.
    page: Box


def level(page: Page) -> Page:
    """Measure a page on edge in such units that it is as wide as any other, and higher."""
    if not page.upright:
        return page
    scale = page.size[0] / WIDTH
    return Page(scale, WIDTH, page.size[1] / scale, page.corner)


def _levelled(canvas: Canvas) -> Canvas:
    return canvas.onto(canvas.surface, level(canvas.page)) if canvas.page.upright else canvas


class Unrolling:
    """All that moves. Once it is done, it can be painted onto the ground for good."""

    def __init__(
        self,
        places: Places,
        reckoning: Reckoning,
        players: tuple[Player, ...],
        sizes: Sizes,
        speed: str,
        say: Tongue,
        time: float = 0,
        *,
        still: bool = False,
    ) -> None:
        self.places = places
        self.reckoning = reckoning
        self.players = players
        self.tally = Tally(places.tally, reckoning, players, sizes)
        lines = [
            Line(reckoning.lines[seat], players[seat].tincture, reckoning.mark(seat))
            for seat in reckoning.order
        ]
        self.chart = LineChart(places.chart, lines, reckoning.ticks)
        self.seals = Seals(self.tally, reckoning, players, places.fold)
        trial = reckoning.trial
        self.trial = trial.laid(places.trial, players) if trial else None
        self.page = trial.told(places.page, players, say) if trial else None
        self._cues = trial.cues if trial else ()
        notes = [NOTE] * len(reckoning.notes)
        turns = [TURN] * (trial.turns + BEFORE + BESIDE) if trial else []
        #: The acts that are told on the page of the trial.
        self._told = range(
            self.tally.sources + 1 + len(notes), self.tally.sources + 1 + len(notes) + len(turns)
        )
        fall = [FALL] if trial else []
        lengths = [ROW] * self.tally.sources + [TOTAL, *notes, *turns, *fall, SORT, VERDICT]
        #: Nothing moves; how a trial has ended is left to be read on its page.
        self._still = still
        if still:
            lengths = [length if act in self._told else 0.0 for act, length in enumerate(lengths)]
        self.acts = Acts(lengths, speed, time)
        self._kept: dict[Hashable, pygame.Surface] = {}
        self._written = 0

    @property
    def done(self) -> bool:
        """Say whether everything has come to rest."""
        return self.acts.done

    @property
    def verdict(self) -> float:
        """Say how much of the verdict has been spoken."""
        return self.acts.part(len(self.acts.lengths) - 1)

    @property
    def on_trial(self) -> bool:
        """Say whether the trial is being told, which takes the whole page."""
        begun = bool(self._told) and (self._still or self.acts.part(self._told[0]) > 0)
        return begun and self.acts.part(self._told[-1]) < 1

    @property
    def turned(self) -> float:
        """Say how far the trial has been told."""
        told = self._told[BEFORE:-1]
        return float(len(told)) if self._still else sum(map(self.acts.part, told))

    def heard(self, since: float) -> list[str]:
        """Give what is heard of the trial since it was told so far."""
        return [sound for at, sound in self._cues if self.on_trial and since < at <= self.turned]

    def paint(self, canvas: Canvas) -> None:
        """Paint everything as it is at this moment."""
        if self.page and self.on_trial:
            self.page.paint(_levelled(canvas), self.turned)
            return
        if self.page and not self.done:
            # What will be told next is set meanwhile, a part with each frame.
            self.page.prepare(_levelled(canvas))
        self._paint_lines(canvas)
        self._paint_columns(canvas)
        if self.trial:
            self.trial.paint(canvas, self.acts.part(len(self.acts.lengths) - 3))
        if self.verdict > 0:
            self._paint_verdict(canvas, self.verdict)

    def prepare(self, canvas: Canvas) -> None:
        """Draw all layers beforehand, so that no frame has to wait for them."""
        self._lines(canvas, crowned=self.done)
        self._lines(canvas, crowned=True)
        self._end(canvas)
        self._strike(canvas)
        for seat in self.reckoning.order:
            self._column(canvas, seat)
            self._seal(canvas, seat)

    def _layer(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def _lines(self, canvas: Canvas, *, crowned: bool) -> pygame.Surface:
        return self._layer(("lines", crowned), lambda: self.chart.drawn(canvas, crowned=crowned))

    def _end(self, canvas: Canvas) -> pygame.Surface:
        return self._layer("end", lambda: self.chart.drawn_end(canvas))

    def _strike(self, canvas: Canvas) -> pygame.Surface:
        return self._layer("strike", lambda: self.tally.strike(canvas))

    def _column(self, canvas: Canvas, seat: Seat) -> pygame.Surface:
        return self._layer(("column", seat), lambda: self.tally.column(canvas, seat))

    def _seal(self, canvas: Canvas, seat: Seat) -> pygame.Surface:
        return self._layer(("seal", seat), lambda: self.seals.drawn(canvas, seat))

    # The chart grows while the rows are counted.

    def _paint_lines(self, canvas: Canvas) -> None:
        layer = self._lines(canvas, crowned=self.verdict > 0)
        x, y, w, h = canvas.page.pixels(self.chart.box)
        shown = round(w * self.acts.part(0, self.tally.sources))
        canvas.surface.blit(layer, (x, y), (0, 0, shown, h))

    # The columns: what is counted lies on them, what is being counted is written beside.

    def _left(self, seat: Seat) -> float:
        moved = eased(self.acts.part(len(self.acts.lengths) - 2))
        place = self.reckoning.order.index(seat)
        return self.tally.left(seat + (place - seat) * moved)

    def _paint_columns(self, canvas: Canvas) -> None:
        entries = range(len(self.tally.entries))
        counted = sum(self.acts.part(number) == 1 for number in entries)
        if not self.tally.judged and self.acts.part(len(self.acts.lengths) - 3) == 1:
            self._judge(canvas)
        for seat in reversed(self.reckoning.order):
            self._paint_column(canvas, seat, counted)
        self._written = counted

    def _judge(self, canvas: Canvas) -> None:
        """Write all numbers anew, now that it is known whom they save."""
        self.tally.judged, self._written = True, 0
        for seat in self.reckoning.order:
            self._kept[("column", seat)] = self.tally.column(canvas, seat)

    def _paint_column(self, canvas: Canvas, seat: Seat, counted: int) -> None:
        left, top = self._left(seat), self.tally.box.y
        column = self._column(canvas, seat)
        for number in range(self._written, counted):
            self.tally.paint_number(canvas.onto(column), number, seat, 0, 0)
        at = canvas.page.pixels(Box(left, top, 1, 1))[:2]
        canvas.surface.blit(column, at)
        if counted < len(self.tally.entries):
            part = eased(self.acts.part(counted))
            if part:
                self.tally.paint_number(canvas, counted, seat, left, top, part)
        if seat in self.reckoning.dead:
            self._paint_strike(canvas, at)

    def _paint_strike(self, canvas: Canvas, at: tuple[int, int]) -> None:
        layer = self._strike(canvas)
        shown = eased(self.acts.part(len(self.acts.lengths) - 3))
        canvas.surface.blit(layer, at, (0, 0, layer.get_width(), round(layer.get_height() * shown)))

    # The verdict.

    def _paint_verdict(self, canvas: Canvas, part: float) -> None:
        for seat in self.reckoning.winners:
            middle = self._left(seat) + self.tally.width / 2
            top = self.tally.box.y - 24 - 110 * (1 - fallen(part))
            canvas.picture("icons/crown", Box(middle - 34, top, 68, 62))
        for seat in self.reckoning.dead:
            middle = self._left(seat) + self.tally.width / 2
            canvas.picture("icons/skull", Box(middle - 22, self.tally.box.y - 10, 44, 48))
        self._paint_seals(canvas, part)
        canvas.surface.blit(self._end(canvas), canvas.page.pixels(self.chart.end)[:2])

    def _paint_seals(self, canvas: Canvas, part: float) -> None:
        """Let the seals drop out of the fold, one after the other."""
        _, fold, width, height = canvas.page.pixels(Box(0, self.places.fold, canvas.page.width, 400))
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(before.clip((0, fold, width, height)))
        for place, seat in enumerate(self.reckoning.order):
            layer = self._seal(canvas, seat)
            late = min(1.0, max(0.0, part * 1.6 - place * 0.15))
            box = self.seals.box(seat)
            up = box.h * (1 - fallen(late))
            canvas.surface.blit(layer, canvas.page.pixels(box.moved(0, -up))[:2])
        canvas.surface.set_clip(before)
