"""The trial as it is told: the nun row at full width, a card at a time, with a breath before the last."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import CUPBOARD
from game.drawing.text import FIGURES, HEADING, ITALIC
from game.drawing.theme import INK, IVORY, LIGHT
from game.games.rattus_cartus.cards import BACK, paint_card, width
from game.games.rattus_cartus.trial_scale import Scale
from game.games.rattus_cartus.words.table import STILL_HIDDEN, SURVIVAL
from game.session.plan import Player
from game.table.candles import candle
from game.table.stage import paint_stage
from game.words import Tongue
from game.words.telling import spoken

if TYPE_CHECKING:
    from game.games.rattus_cartus.trial import Nuns

#: How large the stage is, how much of its curtains shows, and where the sheet with the scale lies on it.
WIDE, HIGH, CURTAIN = 1872.0, 1032.0, 110.0
SHEET = Box(108, 562, 1656, 444)
#: How high a card is, how far the next one lies, and where the first one does.
CARD, STEP, FIRST, TOP = 356.0, 270.0, 284.0, 132.0
#: On a page on edge, so much higher than wide: how high stage and cards are, and the room below and beside.
ON_EDGE, TALL, TALL_CARD, BELOW, BESIDE = 1.4, 2150.0, 660.0, 108.0, 44.0
#: How many cards lie in the first row there.
ROW = 3
#: How wide the words are that count the hidden cards, and how far from the edge of the stage.
HIDDEN, INWARD = 400.0, 128.0
#: How much larger the last card is while everybody holds their breath.
LAST = 1.08
#: How far the number of its nuns stands across a card, its size and that of the disc it stands on.
ACROSS, NUMBER, DISC = 0.62, 88.0, 108.0
#: The part of a card's time in which it is turned over; in the rest the nun walks.
TURNED = 0.6


class NunPage:
    """Five cards above, below them the scale on which the nun walks towards the crests."""

    def __init__(self, page: Box, trial: "Nuns", players: Sequence[Player], say: Tongue) -> None:
        self.page, self.trial, self.say = page, trial, say
        tall = page.h >= ON_EDGE * page.w
        self.stage = page.centred(WIDE, TALL if tall else HIGH)
        x, y = self.stage[:2]
        self.cards = [Box(x + FIRST + k * STEP, y + TOP, width(CARD), CARD) for k in range(trial.turns)]
        #: A candle at either side of the last cards.
        self.candle = Box(x + 116, y + 120, 120, 380)
        if tall:
            self.cards = [
                *self._in_a_row(TOP, ROW),
                *self._in_a_row(TOP + TALL_CARD + BELOW, trial.turns - ROW),
            ]
            self.candle = Box(x + 176, self.cards[-1].y, 220, TALL_CARD)
        sheet = SHEET.moved(x, y + self.stage.h - HIGH)
        self.scale = Scale(sheet, trial, [player.tincture for player in players])
        #: The stage, and with the light of the last card.
        self._set: pygame.Surface | None = None
        self._lit: pygame.Surface | None = None
        self._to_do: list[Callable[[Canvas], None]] = []

    def _in_a_row(self, down: float, count: int) -> list[Box]:
        """Lay some large cards side by side into the middle of the stage."""
        step = width(TALL_CARD) + BESIDE
        left = self.stage.centre[0] - (step * count - BESIDE) / 2
        return [Box(left + step * k, self.stage.y + down, width(TALL_CARD), TALL_CARD) for k in range(count)]

    def part(self, number: int, time: float) -> float:
        """Say how far a card's own time has passed; the last one waits a breath longer."""
        return min(1.0, max(0.0, time - number - (number == self.trial.turns - 1)))

    def walked(self, number: int, time: float) -> float:
        """Say how far the nun has walked for a card."""
        return max(0.0, (self.part(number, time) - TURNED) / (1 - TURNED))

    def reached(self, time: float) -> float:
        """Say how far the nun has come on the scale."""
        nuns = enumerate(self.trial.nuns)
        return sum(count * self.walked(number, time) for number, count in nuns)

    # What stands still.

    def prepare(self, canvas: Canvas) -> bool:
        """Set one more part of the stage, so that no frame waits long; say whether there is more to do."""
        if self._set is None or self._set.get_size() != canvas.surface.get_size():
            self._set = pygame.Surface(canvas.surface.get_size())
            cards = [
                partial(self._draw_sides, card, box)
                for card, box in zip(self.trial.cards, self.cards, strict=True)
            ]
            parts = self._paint_table, self._paint_stage, self._paint_candles, self._paint_title
            self._to_do = [*parts, self.scale.paint_ground, *cards, self._light_up]
        if self._to_do:
            self._to_do.pop(0)(canvas.onto(self._set))
        return bool(self._to_do)

    def _paint_table(self, canvas: Canvas) -> None:
        canvas.table()
        light.shade(canvas, self.page)

    def _paint_stage(self, canvas: Canvas) -> None:
        paint_stage(canvas, self.stage, curtain=CURTAIN)

    def _paint_candles(self, canvas: Canvas) -> None:
        box, middle = self.candle, self.stage.centre[0]
        for place in (box, box.moved(2 * (middle - box.centre[0]), 0)):
            light.glow(canvas, (place.centre[0], place.y + box.h * 0.1), 260, strength=0.4)
            candle(canvas, place, 1)

    def _paint_title(self, canvas: Canvas) -> None:
        x, y, w, _ = self.stage
        title = self.say(SURVIVAL["nun_row"]).upper()
        box = Box(x, y + 14, w, 108).centred(760, 108)
        size = canvas.fitting(title, box, 78, HEADING)
        for shift, colour in ((4, INK), (0, LIGHT)):
            canvas.text(title, box.moved(shift, shift), size, face=HEADING, colour=colour, across="centre")

    def _draw_sides(self, card: str, box: Box, canvas: Canvas) -> None:
        for side in ("", card):
            _side(canvas, side, box)

    def _light_up(self, canvas: Canvas) -> None:
        """Let the last card shine, upon the wood alone: the stage once more, for the breath before it."""
        self._lit = canvas.surface.copy()
        last, high = self.cards[-1], self.scale.sheet.y - self.stage.y
        wood = Box(*self.stage[:3], high).inset(CURTAIN + 26, 10)
        bright = canvas.onto(self._lit)
        self._lit.set_clip(canvas.page.pixels(wood))
        light.glow(bright, last.centre, 330, strength=0.7)
        light.rays(bright, last.centre, 430, strength=0.8)
        self._lit.set_clip(None)

    # What happens.

    def paint(self, canvas: Canvas, time: float) -> None:
        """Paint the cards as far as they are turned, the nun on her way, and who falls."""
        while self.prepare(canvas):
            pass
        assert self._set
        lit = self._lit if self._breath(time) else None
        canvas.surface.blit(lit or self._set, (0, 0))
        self._paint_still_hidden(canvas, time)
        for number, box in enumerate(self.cards):
            self._paint_card(canvas, number, box, time)
        self.scale.paint(canvas, self.reached(time), self._hope(time), time)

    def _hope(self, time: float) -> float:
        """Say how far the nun can still come."""
        numbers = range(self.trial.turns)
        full = self.trial.hope(0) / self.trial.turns
        return self.reached(time) + sum(full * (1 - self.walked(number, time)) for number in numbers)

    def _paint_still_hidden(self, canvas: Canvas, time: float) -> None:
        left = sum(self.part(number, time) < TURNED for number in range(self.trial.turns))
        if not left:
            return
        words = spoken(self.say, STILL_HIDDEN, n=left)
        box = Box(self.stage.right - INWARD - HIDDEN, self.stage.y + 36, HIDDEN, 64)
        size = canvas.fitting(words, box, 40, ITALIC)
        canvas.text(words, box, size, face=ITALIC, colour=IVORY, across="centre")

    def _breath(self, time: float) -> float:
        """Say how far everybody holds their breath before the last card."""
        return min(1.0, max(0.0, (time - self.trial.turns + 1) * 3))

    def _paint_card(self, canvas: Canvas, number: int, box: Box, time: float) -> None:
        part = self.part(number, time)
        breath = self._breath(time) if number == self.trial.turns - 1 else 0.0
        k = 1 + (LAST - 1) * breath * (1 - part)
        place = box.centred(box.w * k, box.h * k)
        flipped = min(1.0, part / TURNED)
        side = _side(canvas, self.trial.cards[number] if flipped > 0.5 else "", place)
        x, y, w, h = canvas.page.pixels(place)
        seen = max(1, round(w * abs(1 - 2 * flipped)))
        shown = side if seen >= w else pygame.transform.smoothscale(side, (seen, h))
        canvas.surface.blit(shown, (x + (w - shown.get_width()) // 2, y))
        if flipped == 1:
            self._paint_nuns(canvas, self.trial.nuns[number], box)

    def _paint_nuns(self, canvas: Canvas, nuns: int, box: Box) -> None:
        side = DISC * (1 + box.h / CARD) / 2
        disc = Box(box.x + box.w * ACROSS - side / 2, box.bottom - side * 0.52, side, side)
        self.scale.paint_disc(canvas, disc)
        canvas.text(str(nuns), disc.moved(0, -4), NUMBER * side / DISC, face=FIGURES, across="centre")


def _side(canvas: Canvas, card: str, box: Box) -> pygame.Surface:
    """Draw one side of a card."""
    _, _, w, h = canvas.page.pixels(box)

    def make() -> pygame.Surface:
        layer = canvas.onto(pygame.Surface((w, h), pygame.SRCALPHA))
        whole = Box(0, 0, box.w, box.h)
        if card:
            paint_card(layer, card, whole)
        else:
            layer.stretched(BACK, whole)
        return layer.surface

    return CUPBOARD.fetched((canvas.pictures, "nun side", card, w, h), make)
