"""What makes the table alive: pieces arc and land in dust, seals are pressed, gains fly to their panel.

All of it comes and goes by itself over the painted table, and tells nothing that is not told elsewhere too.
"""

import math
import random
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import pygame

from game.drawing.canvas import Canvas
from game.drawing.motes import Motes
from game.drawing.page import Box
from game.drawing.pieces import Piece, Spot, along
from game.drawing.surface_cache import Stowed
from game.drawing.text import FIGURES, Colour
from game.drawing.theme import GAIN, HARM, IVORY, PARCHMENT_SHADE
from game.store.settings import Settings
from game.table.story import Travel, paint_piece

#: From which level on pieces arc, gains fly and seals are pressed; and cards breathe, and a rat crosses the
#: table now and then.
ARCS, FLIES, BREATHES, ROAMS = 1, 1, 2, 2
#: How high a piece rises for the length of its way, and at most, in units; how much larger it looks then.
RISE, HIGHEST, NEARER = 0.16, 84.0, 0.16
#: How wide and dark the shadow of a flying piece is.
SHADOW, DARK = 0.8, 90
#: How long a gain flies, a seal is pressed, a bell swings, a rat runs and a quill writes, in seconds.
FLIGHT, PRESS, SWING, RUN, WRITE = 0.9, 0.7, 1.4, 4.0, 0.6
#: Seconds of a breath, and how much larger a card is when it has breathed in.
BREATH, DEEP = 2.4, 0.022
#: How high the quill is.
QUILL = 58.0
#: Seconds between two rats, at least and at most; and how large one is.
SELDOM, RAT = (45.0, 100.0), 74.0


def level(settings: Settings) -> int:
    """Say how lively the table is."""
    return 0 if settings.reduced_motion else settings.liveliness


def paint_travel(canvas: Canvas, travel: Travel, part: float, at: Spot, lively: int) -> None:
    """Paint a piece on its way: what goes straight rises over its shadow, what keeps to streets rolls."""
    height = _height(travel, part) if lively >= ARCS else 0.0
    if not height:
        paint_piece(canvas, travel.piece, at)
        return
    piece = travel.piece
    shadow = _shadow(canvas.page.length(piece.size * SHADOW))
    x, y = round(at.x * canvas.page.scale), round(at.y * canvas.page.scale)
    canvas.surface.blit(shadow, (x - shadow.get_width() // 2, y - shadow.get_height()))
    nearer = piece._replace(size=piece.size * (1 + NEARER * height / HIGHEST))
    paint_piece(canvas, nearer, Spot(at.x, at.y - height))


def _height(travel: Travel, part: float) -> float:
    if len(travel.way) != 2:
        return 0.0
    length = math.dist(*travel.way)
    return min(HIGHEST, length * RISE) * 4 * part * (1 - part)


@Stowed
def _shadow(wide: int) -> pygame.Surface:
    wide = max(4, wide)
    shadow = pygame.Surface((wide, max(2, wide // 3)), pygame.SRCALPHA)
    pygame.draw.ellipse(shadow, (0, 0, 0, DARK), shadow.get_rect())
    return shadow


class Effect:
    """Something that comes and goes within some seconds."""

    seconds: ClassVar[float]
    age = 0.0

    @property
    def part(self) -> float:
        """Say how much of it is over."""
        return min(1.0, self.age / self.seconds)

    @property
    def trace(self) -> Box | None:
        """Say where it is to be seen, if it is so slow that nothing else has to be painted anew."""
        return None

    def paint(self, canvas: Canvas) -> None:
        """Paint it as it is now."""


@dataclass
class Flying(Effect):
    """A gain or a loss that flies as a number from where it came from to whom it concerns."""

    seconds = FLIGHT
    words: str
    start: Spot
    end: Spot
    size: float = 60.0

    @property
    def colour(self) -> Colour:
        """Give the colour of a gain, or of a loss."""
        return HARM if self.words.startswith("−") else GAIN

    def paint(self, canvas: Canvas) -> None:
        """Fly along a low arc."""
        t = 1 - (1 - self.part) ** 2
        at = along([self.start, self.end], t)
        lift = 60 * math.sin(math.pi * t)
        box = Box(at.x - 120, at.y - lift - 50, 240, 100)
        around = ((-2, 0), (2, 0), (0, -2), (0, 2))
        for dx, dy, ink in (*((*step, IVORY) for step in around), (0, 0, self.colour)):
            canvas.text(self.words, box.moved(dx, dy), self.size, face=FIGURES, colour=ink, across="centre")


@dataclass
class Stamp(Effect):
    """A seal pressed on something, which fades again."""

    seconds = PRESS
    tincture: str
    at: Spot
    size: float = 92.0

    def paint(self, canvas: Canvas) -> None:
        """Come down, rest and fade."""
        # In a few steps, so that few sizes of it are drawn.
        pressed = round(6 * min(1.0, self.part * 4)) / 6
        size = self.size * (1.7 - 0.7 * pressed)
        opacity = min(1.0, 3 * (1 - self.part))
        box = Box(self.at.x - size / 2, self.at.y - size / 2, size, size)
        canvas.picture(f"seals/seal_{self.tincture}", box, opacity=opacity)


@dataclass
class Swinging(Effect):
    """A bell that is rung."""

    seconds = SWING
    box: Box

    def paint(self, canvas: Canvas) -> None:
        """Swing out, less and less."""
        turn = 24 * math.cos(self.part * 5 * math.pi) * (1 - self.part)
        bell = canvas.pictures(
            "title/handbell", canvas.page.length(self.box.w), canvas.page.length(self.box.h)
        )
        turned = pygame.transform.rotozoom(bell, turn, 1)
        x, y = (round(value * canvas.page.scale) for value in self.box.centre)
        turned.set_alpha(round(255 * min(1.0, 4 * (1 - self.part))))
        canvas.surface.blit(turned, (x - turned.get_width() // 2, y - turned.get_height() // 2))


@dataclass
class Roaming(Effect):
    """A rat that crosses the table at its foot."""

    seconds = RUN
    way: tuple[Spot, Spot]

    def paint(self, canvas: Canvas) -> None:
        """Run in small leaps."""
        at = along(list(self.way), self.part)
        leap = abs(math.sin(self.part * 40)) * 7
        canvas.picture("title/rat_run", Box(at.x - RAT / 2, at.y - RAT * 0.6 - leap, RAT, RAT * 0.6))


@dataclass
class Writing(Effect):
    """A quill that writes a line; what it has not come to is covered by the empty sheet."""

    seconds = WRITE
    box: Box
    #: The sheet before anything was written on it; none where the line is read already.
    empty: pygame.Surface | None = None

    def paint(self, canvas: Canvas) -> None:
        """Go along the line in small strokes."""
        x = self.box.x + self.box.w * self.part
        left = pygame.Rect(canvas.page.pixels(Box(x, self.box.y, self.box.right - x, self.box.h)))
        if self.empty is not None:
            canvas.surface.blit(self.empty, left, left)
        stroke = math.sin(self.part * 50) * 4
        canvas.picture("ui/quill", Box(x, self.box.bottom - QUILL + stroke, QUILL, QUILL))


def breathe(canvas: Canvas, box: Box, seconds: float, tray: Box) -> None:
    """Let a card that is painted already swell and sink a little within its tray, as if it were breathing."""
    area = pygame.Rect(canvas.page.pixels(box)).clip(canvas.surface.get_rect())
    swell = 1 + DEEP * (1 - math.cos(2 * math.pi * seconds / BREATH)) / 2
    size = round(area.w * swell), round(area.h * swell)
    if size != area.size:
        larger = pygame.transform.smoothscale(canvas.surface.subsurface(area), size)
        canvas.surface.set_clip(canvas.page.pixels(tray))
        canvas.surface.blit(larger, larger.get_rect(center=area.center))
        canvas.surface.set_clip(None)


E = TypeVar("E", bound=Effect)


class Liveliness:
    """All that comes and goes over the table."""

    def __init__(self, seed: int = 1) -> None:
        self.motes = Motes(seed)
        self._effects: list[Effect] = []
        self._chance = random.Random(seed)
        self._until_rat = self._chance.uniform(*SELDOM)

    @property
    def alive(self) -> bool:
        """Say whether anything comes or goes."""
        return self.motes.alive or bool(self._effects)

    @property
    def quick(self) -> bool:
        """Say whether anything moves that may be anywhere."""
        return self.motes.alive or any(effect.trace is None for effect in self._effects)

    def traces(self) -> list[Box]:
        """Give where slow things are to be seen."""
        return [trace for effect in self._effects if (trace := effect.trace)]

    def forget(self) -> None:
        """Let everything go at once."""
        self.motes, self._effects = Motes(), []

    def land(self, piece: Piece, at: Spot) -> None:
        """Raise some dust where a piece comes down."""
        self.motes.burst(at.x, at.y, PARCHMENT_SHADE, count=9, speed=95, size=max(2.0, piece.size / 12))

    def add(self, effect: Effect) -> None:
        """Let something come."""
        self._effects.append(effect)

    def first(self, kind: type[E]) -> E | None:
        """Give the first of one kind."""
        return next((effect for effect in self._effects if isinstance(effect, kind)), None)

    def drop(self, kind: type[Effect]) -> None:
        """Let all of one kind go."""
        self._effects = [effect for effect in self._effects if not isinstance(effect, kind)]

    def let_go(self, effect: Effect) -> None:
        """Let one go."""
        self._effects = [other for other in self._effects if other is not effect]

    def pass_time(self, seconds: float) -> None:
        """Let everything go on; a clock that is set back stands still."""
        seconds = max(0.0, seconds)
        self.motes.pass_time(seconds)
        for effect in self._effects:
            effect.age += seconds
            if isinstance(effect, Flying) and effect.part >= 1:
                self.motes.burst(*effect.end, effect.colour, count=14, speed=150, size=4)
        self._effects = [effect for effect in self._effects if effect.part < 1]

    def roam(self, seconds: float, floor: Box) -> None:
        """Let a rat cross the floor now and then."""
        self._until_rat -= seconds
        if self._until_rat > 0:
            return
        self._until_rat = self._chance.uniform(*SELDOM)
        left, right = Spot(floor.x - RAT, floor.bottom), Spot(floor.right + RAT, floor.bottom)
        self.add(Roaming(way=(left, right)))

    def paint(self, canvas: Canvas) -> None:
        """Paint everything over the table."""
        self.motes.paint(canvas)
        for effect in self._effects:
            effect.paint(canvas)
