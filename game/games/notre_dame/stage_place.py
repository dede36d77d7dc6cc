"""The place in Paris that a deed is about, half as large again: a house and its pieces, a rat, a carriage."""

from typing import NamedTuple

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import FIGURES
from game.drawing.theme import INK, IVORY, LEAF_GOLD, RUBRIC
from game.games.notre_dame.stage_gains import RAT, place_picture
from game.games.notre_dame.stage_rat import paint_rat
from game.table.chip import paint_chip
from rules.kernel import Event
from rules.notre_dame import GAME
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.view import Quarter, View

#: How high the house is and the plate below it; a piece on the plate, and a piece that stands alone.
HOUSE, PLATE, PIECE, ALONE = 112.0, 62.0, 50.0, 104.0
#: How far below the middle of the cathedral its plate lies.
PARVIS = 34.0
#: How many cubes stand side by side before a chip counts them.
SINGLE = 3
#: How far light and rays reach.
SHINE, RAYS = 200.0, 300.0


class Stand(NamedTuple):
    """Pieces of one kind on the plate."""

    picture: str
    number: int

    @property
    def wide(self) -> float:
        """Say how much of the plate they take."""
        return self.number * PIECE * 0.95 if self.number <= SINGLE else PIECE * 1.72 + 6


class Scene(NamedTuple):
    """What is to be seen at a place: a house with what stands there, or one thing alone, with its number."""

    house: str = ""
    stands: tuple[Stand, ...] = ()
    alone: str = ""
    number: int | None = None
    tincture: str = ""


def scene(event: Event, view: View, tinctures: tuple[str, ...]) -> Scene | None:
    """Say what is to be seen where an event happens."""
    if event.seat is None:
        return None
    data, quarter, tincture = GAME.named(event), view.quarters[event.seat], tinctures[event.seat]
    if event.kind == "rat":
        return Scene(alone=RAT, number=quarter.rat, tincture=tincture)
    if event.kind in ("drove", "message"):
        return Scene(alone=f"pieces/carriage_{tincture}")
    place = data.get("target") or data.get("card")
    if place in ("cathedral", "notre_dame"):
        cubes = [Stand(f"pieces/cube_{tinctures[q.seat]}", q.cathedral) for q in view.quarters if q.cathedral]
        # It is painted large enough on the board.
        return Scene(stands=tuple(cubes))
    if place in quarter.sectors:
        return Scene(place_picture(place), _stands(quarter, str(place), tincture))
    return None


def _stands(quarter: Quarter, sector: str, tincture: str) -> tuple[Stand, ...]:
    cubes, friend = Stand(f"pieces/cube_{tincture}", quarter.sectors[sector]), quarter.confidant == sector
    friends = (Stand(f"pieces/confidant_{tincture}", 1),) if friend else ()
    return (*((cubes,) if cubes.number else ()), *friends)


def less(found: Scene, picture: str, count: int) -> Scene:
    """Give what was to be seen before some pieces came."""
    rest = (s._replace(number=s.number - count) if s.picture == picture else s for s in found.stands)
    return found._replace(stands=tuple(stand for stand in rest if stand.number > 0))


def paint_scene(canvas: Canvas, found: Scene, at: tuple[float, float], board: Box, rayed: float) -> None:
    """Paint a place around its middle, in a light that stays on the board; rays come with what it brings."""
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(canvas.page.pixels(board)))
    light.glow(canvas, at, SHINE, strength=0.6)
    if rayed > 0:
        light.rays(canvas, at, RAYS, strength=0.5 * rayed)
    canvas.surface.set_clip(clip)
    wide, high = (ALONE * 1.2, ALONE) if found.alone and found.number is None else (180.0, 180.0)
    middle = Box(*at, 0, 0).centred(wide, high).kept_in(board).centre
    if found.house or found.stands:
        _paint_house(canvas, found, middle)
    elif found.number is not None:
        _paint_counted(canvas, found, middle)
    elif found.alone:
        canvas.picture(found.alone, Box(*middle, 0, 0).centred(ALONE * 1.2, ALONE))


def _paint_house(canvas: Canvas, found: Scene, at: tuple[float, float]) -> None:
    x, y = at
    wide = max(PLATE * 1.6, sum(stand.wide for stand in found.stands) + 26)
    plate = Box(x - wide / 2, y + (14 if found.house else PARVIS), wide, PLATE)
    for inset, colour in ((-7.0, INK), (-5.0, LEAF_GOLD), (0.0, INK), (2.0, IVORY)):
        area = canvas.page.pixels(plate.inset(inset))
        corner = max(1, canvas.page.length(10 - inset))
        pygame.draw.rect(canvas.surface, canvas.look.shade(colour), area, border_radius=corner)
    if found.house:
        canvas.picture(found.house, Box(x - HOUSE, plate.y - HOUSE + 12, 2 * HOUSE, HOUSE), down="bottom")
    left = x - sum(stand.wide for stand in found.stands) / 2
    for stand in found.stands:
        _paint_stand(canvas, stand, Box(left, plate.y, stand.wide, PLATE))
        left += stand.wide


def _paint_stand(canvas: Canvas, stand: Stand, box: Box) -> None:
    if stand.number > SINGLE:
        paint_chip(canvas, box.centred(PIECE * 1.72, PIECE), stand.picture, stand.number)
        return
    for place in box.columns(stand.number):
        canvas.picture(stand.picture, place.centred(PIECE, PIECE))


def _paint_counted(canvas: Canvas, found: Scene, at: tuple[float, float]) -> None:
    """Paint a rat on a disc of its seat, with the number it has come to."""
    x, y = at
    paint_rat(canvas, found.tincture, (x, y - 24), 62)
    plate = Box(x - 40, y + 26, 80, 60)
    for inset, colour in ((-3.0, INK), (0.0, IVORY)):
        area = canvas.page.pixels(plate.inset(inset))
        pygame.draw.rect(canvas.surface, colour, area, border_radius=canvas.page.length(12))
    number = found.number or 0
    colour = RUBRIC if number >= TRACK_END - 1 else INK
    canvas.text(str(number), plate.moved(0, -4), 60, face=FIGURES, colour=colour, across="centre")
