"""The act of a turned token: it lies large over the dark map, and its signs find whom they strike."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import BOLD, FIGURES, Colour
from game.drawing.theme import HARM, INK, IVORY, VERMILION
from game.games.rattus.stage_cards import Cards
from game.games.rattus.stage_facts import Loss, Sign, Strike
from game.games.rattus.stage_light import COLOURS, beam
from game.games.rattus.stage_sum import Counted, Sheet
from game.games.rattus.stage_token import Token, rasterised
from game.games.rattus.story import READ, SIGN, TOO_FEW, TURNING
from game.games.rattus.words.stage import NOBODY
from game.table.stage import Act, eased
from rules.kernel import Seat

#: How large the token is, and how far from the edge of the map and from the region.
RADIUS, EDGE, APART, INWARD = 236.0, 12.0, 34.0, 390.0
#: How wide light is where it falls on a panel and on a card.
PANEL, CARD = 60.0, 76.0
#: How high a cube is that falls, how far it falls, and how many fall beside each other.
CUBE, FALL, ABREAST = 58.0, 46.0, 6
#: The plate on a panel that says what is lost, and how much of it lies on the panel.
PLATE, TOUCH = (92.0, 64.0), 10.0
#: How far down a panel it lies where it lies beside it, so that the name can be read.
BELOW_NAME = 52.0
#: How large it is written that a class is not in the game.
ABSENT = 34.0
#: What shines around a token that strikes.
GLARE: Colour = (0xFF, 0xBE, 0x6E)


@dataclass(frozen=True)
class StrikeAct(Act):
    """A token strikes, or finds too few."""

    strike: Strike = field(kw_only=True)
    #: Whether the token is turned in this beat; otherwise all of its signs are lit.
    turns: bool = field(kw_only=True)
    title: str = field(kw_only=True)
    counted: Counted = field(kw_only=True)
    land: Land = field(kw_only=True)
    map: Box = field(kw_only=True)
    panels: tuple[Box, ...] = field(kw_only=True)
    tinctures: tuple[str, ...] = field(kw_only=True)
    #: The back of the token.
    back: str = field(kw_only=True)
    cards: Cards = field(kw_only=True, compare=False)

    loud = True

    # When what happens.

    @staticmethod
    def parts(strike: Strike) -> list[float]:
        """Give the parts of a beat at which the token lies open, then each sign has been lit, and the end."""
        spans = [TURNING, *[SIGN] * len(strike.signs), READ if strike.strikes else TOO_FEW]
        return [sum(spans[: number + 1]) / sum(spans) for number in range(len(spans))]

    @cached_property
    def _course(self) -> list[float]:
        return self.parts(self.strike)

    def _done(self, part: float, step: int) -> float:
        """Say how far a step has come: 0 the turning, then each sign, then what came of it."""
        if not self.turns:
            return 1.0
        return eased(part, self._course[step - 1] if step else 0.0, self._course[step])

    @property
    def _beside(self) -> bool:
        """Say whether the panels stand beside the map, not above it."""
        return self.panels[0].right <= self.map.x

    @property
    def _end(self) -> int:
        return len(self.strike.signs) + 1

    # What stands still.

    @cached_property
    def token(self) -> Token:
        """Lay the token on that side of the map where the region is not."""
        radius = min(RADIUS, self.map.h * 0.32)
        left, right = self.land.x - self.map.x, self.map.right - self.land.right
        inward = max(radius + EDGE, min(INWARD, max(left, right) - radius - APART))
        x = self.map.x + inward if left >= right else self.map.right - inward
        return Token(self.strike.face, self.back, Box(x, self.map.centre[1], 0, 0).inset(-radius))

    @cached_property
    def _raised(self) -> dict[str, Box]:
        """Say where the cards stand that are found, sooner or later."""
        return self.cards.raised(card for sign in self.strike.signs for card, _ in self.cards.found(sign))

    def paint_set(self, canvas: Canvas) -> None:
        """Lay the sheet, and the cards in the dark."""
        Sheet(canvas, self.aside[0], self.tinctures).paint_set(self.title)
        self.cards.paint_set(canvas, self.box)

    # What moves.

    def paint(self, canvas: Canvas, part: float) -> None:
        """Turn the token, light its signs one after the other, and let the cubes fall."""
        self._paint_light(canvas, part)
        veiled = not self.strike.strikes and self._done(part, self._end) > 0
        self.token.paint(canvas, self._done(part, 0), strikes=self.strike.strikes, veiled=veiled)
        self._paint_found(canvas, part)
        self._paint_sheet(canvas, part)
        self._paint_plates(canvas, part)
        if (done := self._done(part, self._end)) > 0:
            self._paint_fallen(canvas, done)

    def _lit(self, part: float) -> Iterator[tuple[Sign, float]]:
        """Give the signs that are lit, each with how far it is."""
        for number, sign in enumerate(self.strike.signs, start=1):
            done = self._done(part, number)
            if done > 0:
                yield sign, done

    def _paint_light(self, canvas: Canvas, part: float) -> None:
        """Throw light from each sign to the panels and cards that it finds."""
        if self.strike.strikes:
            light.rays(canvas, self.token.box.centre, self.token.box.w * 0.92, GLARE, 0.8)
        clip, panel = canvas.surface.get_clip(), self.panels[0]
        # Light falls on the edge of a panel, and is not painted over what is written there.
        left, top = (panel.right, 0.0) if self._beside else (0.0, panel.bottom)
        open_table = Box(left, top, canvas.page.width - left, canvas.page.height - top)
        canvas.surface.set_clip(clip.clip(canvas.page.pixels(open_table)))
        for sign, done in self._lit(part):
            at = self.token.spots(sign.name)[0]
            for end, wide in self._ends(sign):
                beam(canvas, at, end, wide, COLOURS[sign.name], done * 1.4)
        canvas.surface.set_clip(clip)

    def _ends(self, sign: Sign) -> Iterator[tuple[tuple[float, float], float]]:
        """Say where the light of a sign falls, and how wide it is there."""
        cards = self.cards.found(sign)
        for card, _ in cards:
            yield self._raised[card].moved(0, -20).centre, CARD
        for seat in () if cards else sign.losses:
            panel = self.panels[seat]
            x, y = panel.centre
            yield ((panel.right - 20, y) if self._beside else (x, panel.bottom - 20)), PANEL

    def _paint_found(self, canvas: Canvas, part: float) -> None:
        """Enlarge the signs that are lit, and raise the cards that they find."""
        lit = list(self._lit(part))
        for sign, done in lit:
            self.token.paint_sign(canvas, sign.name, done)
        found = [(card, stroke, done) for sign, done in lit for card, stroke in self.cards.found(sign)]
        found.sort(key=lambda one: self.cards.places[one[0]].x)
        for card, stroke, done in found:
            self.cards.paint_lit(canvas, card, self._raised[card], stroke, done)
        for card, stroke, done in found:
            self.cards.paint_crest(canvas, self._raised[card], stroke, done)
        self._paint_absent(canvas, [sign for sign, _ in lit if sign.strokes[0].why == "absent"])

    def _paint_absent(self, canvas: Canvas, signs: list[Sign]) -> None:
        """Say of classes that are not in the game that they find nobody."""
        if not signs:
            return
        words = "".join(f"[classes/{sign.name}] " for sign in signs) + self.cards.say(NOBODY["absent"])
        wide, token = canvas.width(words, ABSENT, BOLD) + 36, self.token.box
        left = min(max(token.centre[0] - wide / 2, self.map.x), self.map.right - wide)
        plate = Box(left, token.bottom - 30, wide, 56)
        paint_plate(canvas, plate, IVORY)
        canvas.text(words, plate, ABSENT, face=BOLD, across="centre")

    def _losses(self, part: float) -> tuple[Loss, ...]:
        """Give what is lost by the signs lit so far."""
        if not self.turns or self._done(part, self._end) > 0:
            return self.strike.losses
        counts: dict[Seat, int] = {}
        for sign, done in self._lit(part):
            for seat, number in sign.losses.items():
                counts[seat] = counts.get(seat, 0) + (number if done > 0.5 else 0)
        return tuple(
            loss._replace(due=counts.get(loss.seat, 0))
            if loss.due
            else loss._replace(cubes=counts.get(loss.seat, 0))
            for loss in self.strike.losses
        )

    def _paint_sheet(self, canvas: Canvas, part: float) -> None:
        sheet = Sheet(canvas, self.aside[0], self.tinctures)
        if self._done(part, 0) < 1:
            return
        if self.strike.counted:
            sheet.paint_sum(self.counted)
        else:
            sheet.paint_limit(self.counted.limit, self.counted.verdict)
        self.paint_losses(sheet, part)

    def paint_losses(self, sheet: Sheet, part: float) -> None:
        """Write what each seat loses by the signs lit so far, and at last all together."""
        sheet.paint_losses(self._losses(part))
        if self._done(part, self._end) > 0:
            sheet.paint_total(self.strike.total)

    def _paint_plates(self, canvas: Canvas, part: float) -> None:
        """Say on the panels what each seat loses, in the instant in which it is struck."""
        for loss in self._losses(part):
            if loss.cubes:
                panel = self.panels[loss.seat]
                canvas.ring(panel.inset(2), HARM, 6, 6)
                plate = plate_at(panel, beside=self._beside)
                paint_plate(canvas, plate, VERMILION)
                words = f"−{loss.cubes}"
                canvas.text(words, plate.moved(0, -4), 58, face=FIGURES, colour=IVORY, across="centre")

    def _paint_fallen(self, canvas: Canvas, done: float) -> None:
        """Let the cubes fall together in the region, struck out."""
        fallen = [
            f"pieces/cube_{self.tinctures[loss.seat]}"
            for loss in self.strike.losses
            if self.strike.counted is None or loss.seat not in self.strike.told
            for _ in range(loss.cubes)
        ]
        fallen += ["pieces/potion"] * sum(loss.potions for loss in self.strike.losses)
        for name, place in zip(fallen, _rows(self.land.centre, len(fallen)), strict=True):
            box = place.moved(0, (1 - min(1.0, done * 2)) * -FALL)
            canvas.picture(name, box)
            if done > 0.5:
                strike_out(canvas, box)


def _rows(at: tuple[float, float], count: int) -> list[Box]:
    """Lay out so many cubes around a spot; further rows below it, for above is the name of the region."""
    rows = [min(ABREAST, count - first) for first in range(0, count, ABREAST)]
    step = CUBE + 2
    return [
        Box(at[0] + (place - row / 2) * step, at[1] - CUBE / 2 + number * step, CUBE, CUBE)
        for number, row in enumerate(rows)
        for place in range(row)
    ]


def plate_at(panel: Box, *, beside: bool) -> Box:
    """Say where the plate with a loss is, beside a panel or below it; it hides nothing that stands there."""
    wide, high = PLATE
    if beside:
        return Box(panel.right - TOUCH, panel.y + BELOW_NAME, wide, high)
    return Box(panel.centre[0] - wide / 2, panel.bottom - TOUCH, wide, high)


def paint_plate(canvas: Canvas, box: Box, colour: Colour) -> None:
    """Lay a small plate with rounded corners."""
    for inset, ink in ((-3.0, INK), (0.0, colour)):
        area = canvas.page.pixels(box.inset(inset))
        pygame.draw.rect(
            canvas.surface, canvas.look.shade(ink), area, border_radius=canvas.page.length(12 - inset)
        )


def strike_out(canvas: Canvas, box: Box) -> None:
    """Draw a stroke through a piece."""
    canvas.surface.blit(_stroke(canvas.page.length(box.w)), canvas.page.pixels(box)[:2])


@Stowed
def _stroke(size: int) -> pygame.Surface:
    line = '<path d="M8 92L92 8" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round"/>'
    return rasterised(size, line.format("#f4ebdd", 21) + line.format("#b3362b", 13))
