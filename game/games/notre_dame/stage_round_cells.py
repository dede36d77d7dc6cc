"""The cells of the round card: what hospital, plague and cathedral did to a seat, and its points."""

from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import FADED_INK, GAIN, INK, IVORY, RUBRIC, VERMILION
from game.games.notre_dame.stage_gains import SAFE
from game.games.notre_dame.stage_rat import paint_rat
from game.table.seat_panels import HIDDEN
from rules.kernel import Seat

#: Numbers of the causes and of the points.
IN_CAUSE, IN_POINTS = 66.0, 96.0
#: How high a lost cube is at most.
CUBE = 70.0
#: What stands where nothing happens.
NONE = "\N{EN DASH}"


class Column(NamedTuple):
    """What has been told of a seat; pairs are what was before the beat, and what is after it."""

    seat: Seat
    tincture: str
    panel: Box
    quarter: Box
    rats: tuple[int, int]
    healthy: bool
    hospital: int
    struck: bool
    lost: int
    cubes: int
    share: int
    scores: tuple[int | None, int | None]
    leads: bool
    #: Rows in which nothing more will happen to the seat.
    settled: tuple[str, ...] = ()

    def nothing(self, row: str) -> str:
        """Give what stands in a row where nothing happened, as soon as nothing can."""
        return NONE if row in self.settled else ""


def paint_head(canvas: Canvas, column: Column, cell: Box) -> None:
    """Paint the crest of a seat, crowned if it leads, and its rat."""
    x, y = cell.centre
    crest = Box(x - 106, y - 48, 92, 96)
    canvas.picture(f"crests/shield_{column.tincture}", crest)
    if column.leads:
        canvas.picture("icons/crown", Box(crest.x + 20, crest.y - 24, 52, 40))
    paint_rat(canvas, column.tincture, (x + 20, y), 35)


def paint_cell(canvas: Canvas, row: str, column: Column, cell: Box) -> None:
    """Paint what a row says of a seat."""
    if row == "points":
        score = column.scores[1]
        if score is None:
            canvas.picture(HIDDEN, cell.centred(IN_POINTS, IN_POINTS))
        else:
            _write(canvas, str(score), cell, IN_POINTS, INK)
    elif row == "plague":
        _paint_loss(canvas, column, cell)
    elif row == "hospital":
        _paint_kept_off(canvas, column, cell)
    else:
        words = f"+{column.share}" if column.share else column.nothing(row)
        _write(canvas, words, cell, IN_CAUSE, GAIN)


def _paint_kept_off(canvas: Canvas, column: Column, cell: Box) -> None:
    words = f"−{column.hospital}" if column.hospital else NONE
    if not column.healthy:
        _write(canvas, words, cell, IN_CAUSE, GAIN)
        return
    sign = Box(cell.centre[0] - 70, cell.y, 64, cell.h)
    canvas.picture(SAFE, sign if column.hospital else cell.centred(64, cell.h))
    if column.hospital:
        _write(canvas, words, Box(cell.centre[0] + 4, cell.y, 80, cell.h), IN_CAUSE, GAIN)


def _paint_loss(canvas: Canvas, column: Column, cell: Box) -> None:
    if not column.struck:
        _write(canvas, column.nothing("plague"), cell, IN_CAUSE, GAIN)
        return
    points, cube = list(cell.inset(max(0.0, (cell.w - 200) / 2), 0).columns(2))
    if column.lost:
        _write(canvas, f"−{column.lost}", points if column.cubes else cell, IN_CAUSE + 6, RUBRIC)
    if column.cubes:
        place = cube if column.lost else cell
        size = min(cell.h - 16, CUBE)
        canvas.picture(f"pieces/cube_{column.tincture}", place.centred(size, size))
        _strike_out(canvas, place.centred(size, size))


def _write(canvas: Canvas, words: str, cell: Box, most: float, colour: Colour) -> None:
    """Write a number into a cell, faint where nothing happens."""
    size = canvas.fitting(words, cell.inset(4, -14), most, FIGURES, least=34)
    paint = FADED_INK if words == NONE else colour
    canvas.text(words, cell.moved(0, -size * 0.06), size, face=FIGURES, colour=paint, across="centre")


def redden(canvas: Canvas, box: Box, strength: float) -> None:
    """Lay red over a box."""
    steps = round(strength * 20)
    if steps > 0:
        x, y, w, h = canvas.page.pixels(box)
        canvas.surface.blit(_red((w, h), steps), (x, y))


@Stowed
def _red(size: tuple[int, int], twentieths: int) -> pygame.Surface:
    red = pygame.Surface(size, pygame.SRCALPHA)
    red.fill((0xD2, 0x28, 0x1C, round(255 * twentieths / 20)))
    return red


def _strike_out(canvas: Canvas, box: Box) -> None:
    """Draw a stroke through what is lost."""
    x, y, w, h = canvas.page.pixels(box)
    for colour, thick in ((IVORY, 15.0), (VERMILION, 9.0)):
        pygame.draw.line(canvas.surface, colour, (x, y + h), (x + w, y), max(1, canvas.page.length(thick)))
