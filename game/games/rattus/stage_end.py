"""The end of Rattus on the stage: the plague comes over every region, and at last the dead are counted."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.land import Land
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import HARM, IVORY, VERMILION
from game.games.rattus.stage_cards import Cards
from game.games.rattus.stage_facts import Loss, Toll
from game.games.rattus.stage_strike import StrikeAct, paint_plate
from game.games.rattus.stage_sum import Sheet
from game.games.rattus.stage_token import Token
from game.table.playbill import Playbill
from game.table.stage import Act, eased

#: Regions, and how many have died there.
Tolls: TypeAlias = tuple[tuple[Land, int], ...]
#: How large a token is beside its region, and how far from it.
RADIUS, APART = 150.0, 16.0
#: How high a skull is over a region: at first, at last, and where most have died.
SKULL, LARGE, WORST = 52.0, 72.0, 132.0
#: A number beside a skull, by its height.
NUMBER = 0.8
#: Where in their beat the skulls appear, the worst of them at last, and when those have grown, in steps.
FIRST, LAST, GROWN, STEPS = 0.05, 0.62, 0.8, 4


class LoudBill(Playbill):
    """Something that everybody is told, whoever acts."""

    loud = True


@dataclass(frozen=True)
class FinalStrike(StrikeAct):
    """A token strikes when the plague is everywhere: all of its signs at once, beside its region."""

    #: What is lost so far, by seat, and where.
    sums: tuple[Loss, ...] = field(kw_only=True)
    tolls: Tolls = field(kw_only=True)

    def _done(self, part: float, step: int) -> float:
        """Turn, light all signs together, and let the cubes fall."""
        if not self.turns:
            return 1.0
        spans = [(0.0, 0.3), *[(0.3, 0.6)] * len(self.strike.signs), (0.6, 1.0)]
        return eased(part, *spans[step])

    @cached_property
    def token(self) -> Token:
        """Lay the token beside the region, where there is more room."""
        left, right = self.land.x - self.map.x, self.map.right - self.land.right
        x = self.land.x - APART - RADIUS if left >= right else self.land.right + APART + RADIUS
        y = min(max(self.land.centre[1], self.map.y + RADIUS), self.map.bottom - RADIUS)
        return Token(self.strike.face, self.back, Box(x, y, 0, 0).inset(-RADIUS))

    def paint(self, canvas: Canvas, part: float) -> None:
        """Leave the dead of other regions to be seen."""
        for land, number in self.tolls:
            if land != self.land:
                paint_toll(canvas, land, number, SKULL)
        super().paint(canvas, part)

    def paint_losses(self, sheet: Sheet, part: float) -> None:
        """Count what was lost everywhere, with those who fall here."""
        falls = self._done(part, len(self.strike.signs) + 1) > 0 and self.strike.counted is not None
        here = [
            loss.cubes if falls and loss.seat not in self.strike.told else 0 for loss in self.strike.losses
        ]
        sums = [loss._replace(cubes=loss.cubes + more) for loss, more in zip(self.sums, here, strict=True)]
        dead = sum(loss.cubes for loss in sums)
        sheet.paint_losses(sums)
        sheet.paint_total((dead, dead))


@dataclass(frozen=True)
class TollAct(Act):
    """The dead of all regions, the fewest first, ending on where most have died."""

    title: str = field(kw_only=True)
    sums: tuple[Loss, ...] = field(kw_only=True)
    #: The fewest first.
    tolls: Tolls = field(kw_only=True)
    tinctures: tuple[str, ...] = field(kw_only=True)
    cards: Cards = field(kw_only=True, compare=False)

    loud = True

    def paint_set(self, canvas: Canvas) -> None:
        """Lay the sheet with what everybody lost, and the cards in the dark."""
        sheet = Sheet(canvas, self.aside[0], self.tinctures)
        sheet.paint_set(self.title, summed=False)
        sheet.paint_losses(self.sums)
        dead = sum(loss.cubes for loss in self.sums)
        sheet.paint_total((dead, dead))
        self.cards.paint_set(canvas, self.box)

    def paint(self, canvas: Canvas, part: float) -> None:
        """Let the skulls appear one after the other, each larger, and the last with rays."""
        worst = worst_hit(self.tolls)
        others = [toll for toll in self.tolls if toll not in worst]
        step = (LAST - FIRST) / max(1, len(others))
        for place, (land, number) in enumerate(others):
            if part > FIRST + place * step:
                paint_toll(canvas, land, number, SKULL + (LARGE - SKULL) * place / len(others))
        if part > LAST:
            grown = max(1, round(eased(part, LAST, GROWN) * STEPS)) / STEPS
            for land, number in worst:
                light.rays(canvas, land.centre, WORST * 2.2, HARM, 0.7)
                paint_toll(canvas, land, number, WORST * grown)


def worst_hit(tolls: Tolls) -> Tolls:
    """Give where most have died, which may be several regions."""
    most = max(number for _, number in tolls)
    return tuple((land, number) for land, number in tolls if number == most)


def paint_toll(canvas: Canvas, land: Land, number: int, size: float) -> None:
    """Set a skull over a region, and beside it on a plate how many died there."""
    words, (x, y) = f"−{number}", land.centre
    wide = canvas.width(words, size * NUMBER, FIGURES) + size * 0.3
    left = x - (wide + size) / 2
    plate = Box(left + size * 0.86, y - size * 0.42, wide, size * 0.84)
    paint_plate(canvas, plate, VERMILION)
    canvas.text(
        words, plate.moved(0, -size * 0.05), size * NUMBER, face=FIGURES, colour=IVORY, across="centre"
    )
    canvas.picture("pieces/skull", Box(left, y - size / 2, size, size))


def tolled(tolls: Toll, lands: dict[str, Land]) -> Tolls:
    """Give the regions where somebody died, the fewest first."""
    return tuple((lands[name], number) for name, number in sorted(tolls.regions, key=lambda one: one[1]))
