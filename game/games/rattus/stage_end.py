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
from game.games.rattus.stage_room import around, aside, clearest, hidden
from game.games.rattus.stage_strike import StrikeAct, paint_plate
from game.games.rattus.stage_sum import Sheet
from game.games.rattus.stage_token import Token
from game.table.playbill import Playbill
from game.table.stage import Act, eased

#: Regions, and how many have died there.
Tolls: TypeAlias = tuple[tuple[Land, int], ...]
#: How large a token is beside its region, how far from it, and how much of its box its edge leaves free.
RADIUS, APART, ROUND = 150.0, 16.0, 20.0
#: How far cards that have risen reach over the lower edge of the map.
RISEN = 56.0
#: How high a skull is over a region: at first, at last, and where most have died.
SKULL, LARGE, WORST = 52.0, 60.0, (132.0, 112.0, 92.0)
#: How much the largest skulls may hide of what can be read: their corners are empty.
HIDDEN = 400.0
#: A number beside a skull, by its height; how wide the plate is for each figure of it, and besides.
NUMBER, FIGURE, ENDS = 0.8, 0.46, 0.3
#: How high the plate is, and how far the skull lies over it.
PLATE, OVER = 0.84, 0.14
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
    #: What can be read on the map.
    kept: tuple[Box, ...] = field(kw_only=True)

    def _done(self, part: float, step: int) -> float:
        """Turn, light all signs together, and let the cubes fall."""
        if not self.turns:
            return 1.0
        spans = [(0.0, 0.3), *[(0.3, 0.6)] * len(self.strike.signs), (0.6, 1.0)]
        return eased(part, *spans[step])

    @cached_property
    def token(self) -> Token:
        """Lay the token beside the region, where it hides least of names and of the dead."""
        dead = (toll_box(land.centre, number, SKULL) for land, number in self.tolls)
        room = Box(*self.map[:3], self.map.h - RISEN).inset(RADIUS)
        spots = around(self.land.inset(-APART - RADIUS), room)
        boxes = [Box(x, y, 0, 0).inset(ROUND - RADIUS) for x, y in spots]
        best = clearest(boxes, self.land.centre, (self.land, *self.kept, *dead))
        return Token(self.strike.face, self.back, best.inset(-ROUND))

    def paint(self, canvas: Canvas, part: float) -> None:
        """Leave the dead of other regions to be seen."""
        for land, number in self.tolls:
            if land != self.land:
                paint_toll(canvas, land.centre, number, SKULL)
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
    map: Box = field(kw_only=True)
    #: What can be read on the map, and what is left there.
    kept: tuple[Box, ...] = field(kw_only=True)
    cards: Cards = field(kw_only=True, compare=False)

    loud = True

    @cached_property
    def largest(self) -> dict[Land, Box]:
        """Say where the skulls of those regions are where most have died, as large as there is room."""
        found: dict[Land, Box] = {}
        for size in WORST:
            found = self._laid(size)
            if all(hidden(box, self._kept) < HIDDEN for box in found.values()):
                break
        return found

    @property
    def _kept(self) -> list[Box]:
        """Give what can be read, with the smaller skulls."""
        others = self.tolls[: -len(worst_hit(self.tolls))]
        return [*self.kept, *(toll_box(land.centre, number, LARGE) for land, number in others)]

    def _laid(self, size: float) -> dict[Land, Box]:
        """Lay skulls of a size beside what can be read and beside each other."""
        found: dict[Land, Box] = {}
        for land, number in worst_hit(self.tolls):
            kept = [*self._kept, *found.values()]
            found[land] = aside(toll_box(land.centre, number, size), kept, self.map)
        return found

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
                size = SKULL + (LARGE - SKULL) * place / len(others)
                paint_toll(canvas, land.centre, number, size)
        if part > LAST:
            grown = max(1, round(eased(part, LAST, GROWN) * STEPS)) / STEPS
            self._paint_rays(canvas, worst)
            for land, number in worst:
                box = self.largest[land]
                paint_toll(canvas, box.centre, number, box.h * grown)

    def _paint_rays(self, canvas: Canvas, worst: Tolls) -> None:
        """Throw rays from where most have died over the map, and no further."""
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.page.pixels(self.map)))
        for land, _ in worst:
            light.rays(canvas, land.centre, WORST[0] * 2.2, HARM, 0.7)
        canvas.surface.set_clip(clip)


def worst_hit(tolls: Tolls) -> Tolls:
    """Give where most have died, which may be several regions."""
    most = max(number for _, number in tolls)
    return tuple((land, number) for land, number in tolls if number == most)


def toll_box(at: tuple[float, float], number: int, size: float) -> Box:
    """Give the room of a skull with its plate around a spot."""
    wide = size * (1 - OVER + _plate(number))
    return Box(at[0] - wide / 2, at[1] - size / 2, wide, size)


def _plate(number: int) -> float:
    """Say how wide the plate of a number is, by the height of its skull."""
    return FIGURE * len(f"−{number}") + ENDS


def paint_toll(canvas: Canvas, at: tuple[float, float], number: int, size: float) -> None:
    """Set a skull on the map, and beside it on a plate how many died there."""
    box, wide = toll_box(at, number, size), size * _plate(number)
    plate = Box(box.right - wide, at[1] - size * PLATE / 2, wide, size * PLATE)
    paint_plate(canvas, plate, VERMILION)
    canvas.text(
        f"−{number}", plate.moved(0, -size * 0.05), size * NUMBER, face=FIGURES, colour=IVORY, across="centre"
    )
    canvas.picture("pieces/skull", Box(box.x, box.y, size, size))


def tolled(tolls: Toll, lands: dict[str, Land]) -> Tolls:
    """Give the regions where somebody died, the fewest first."""
    return tuple((lands[name], number) for name, number in sorted(tolls.regions, key=lambda one: one[1]))
