"""The stage: what is told stands on it large, for the whole table, while all else is dim.

It opens upwards out of the tray. An act is made anew for each beat; beats of one act share its key, so that
the curtain is drawn aside once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, NamedTuple

import pygame

from game.drawing import light
from game.drawing.canvas import Canvas, compose
from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.drawing.surface_cache import CUPBOARD
from game.drawing.theme import INK, LEAF_GOLD
from game.table.story import Beat
from rules.kernel import Seat

#: How high the stage is as usual, and how much of a curtain shows at each side.
HIGH, CURTAIN = 330.0, 96.0
#: Curtains are painted this much wider than high, and hang a little over the edges.
PLEATS, OVER = 2.333, 1.12
#: Seconds in which it opens.
OPENING = 0.22
#: The brass rim, from outside to inside.
RIM = ((0.0, INK), (2.0, LEAF_GOLD), (6.0, INK))

#: Lights on the leather: colour, how wide and high they reach and how far below the middle, and how strong.
FOOTLIGHTS = (
    ((0xFF, 0xB8, 0x50), 1.3, 2.6, 0.66, 0.9),
    ((0xFF, 0xDC, 0x96), 1.4, 2.2, 0.0, 0.35),
)


class Cue(NamedTuple):
    """An effect that is heard when so much of a beat is over."""

    when: float = 0.0
    #: Nothing: whatever belongs to the event itself.
    effect: str = ""


@dataclass(frozen=True)
class Act:
    """What the stage shows of one beat; a game paints it."""

    box: Box
    #: What this act is, the same for all of its beats.
    key: object
    #: Whose doing it is, and whom it harms; their panels keep their light.
    seats: Sequence[Seat] = ()
    struck: Sequence[Seat] = ()
    #: Places on the board that keep their light.
    lit: Sequence[Box] = ()
    #: Where the board is shown meanwhile, if it makes room: it slides, or steps back.
    board: Box | None = None
    #: Other parts of the page that the set covers.
    aside: Sequence[Box] = ()
    #: All that is heard while it is told.
    cues: Sequence[Cue] = (Cue(),)
    #: How much light is left of all the rest.
    dim: float = light.DIM
    #: Whether the act itself shows what travels on the board.
    flown: bool = False
    #: What the bar says meanwhile; nothing: the line of the event.
    said: str = ""
    #: Told whoever acts, even to somebody who plays alone.
    loud: ClassVar[bool] = False
    #: What a seat gains or loses is pinned on its crest: a number on its way there would fly over the act.
    pins: ClassVar[bool] = False

    @property
    def counts(self) -> bool:
        """Say whether the act itself tells on the panels what comes there."""
        return False

    def paint_set(self, canvas: Canvas) -> None:
        """Paint what stands still on the stage, once."""

    def paint(self, canvas: Canvas, part: float) -> None:
        """Paint what moves, when so much of the beat is over, from 0 to 1; 1 is what is left to be read."""

    def shifted(self, board: Box, spot: Spot) -> Spot:
        """Say where something on the board is to be seen while the board makes room."""
        if self.board is None:
            return spot
        return shifted(spot, board, self.board)


def shifted(spot: Spot, board: Box, now: Box) -> Spot:
    """Say where something on the board is to be seen that lies or stands elsewhere now."""
    k = now.w / board.w
    return Spot(now.x + (spot.x - board.x) * k, now.y + (spot.y - board.y) * k)


def opened(tray: Box, high: float = HIGH) -> Box:
    """Give the place of a stage so high above the foot of the tray."""
    return Box(tray.x, tray.bottom - high, tray.w, high)


def paint_stage(canvas: Canvas, box: Box, *, curtain: float = CURTAIN) -> None:
    """Set the stage: dark leather lit from below, curtains drawn aside, a brass rim with its corners."""
    x, y, w, h = canvas.page.pixels(box)
    key = (paint_stage, w, h, curtain, canvas.page.scale, canvas.look)
    canvas.surface.blit(CUPBOARD.fetched(key, lambda: _empty(canvas, box, curtain)), (x, y))


def _empty(canvas: Canvas, box: Box, curtain: float) -> pygame.Surface:
    """Paint the stage before anything stands on it."""
    layer = canvas.onto(pygame.Surface(canvas.page.pixels(box)[2:]))
    return compose(layer, partial(_paint_empty, box=Box(0, 0, box.w, box.h), curtain=curtain))


def _paint_empty(layer: Canvas, box: Box, curtain: float) -> None:
    layer.sheet(box, seed=71, skin="leather", ends="cut", lift=10)
    _paint_footlights(layer, box)
    if curtain:
        high = box.h * OVER
        wide = high * PLEATS
        layer.stretched("ui/curtain_left", Box(box.x + curtain - wide, box.y - 6, wide, high))
        layer.stretched("ui/curtain_right", Box(box.right - curtain, box.y - 6, wide, high))
    for inset, colour in RIM:
        layer.ring(box.inset(inset), colour, 4 if colour == LEAF_GOLD else 2, 2)
    paint_corners(layer, box)


def paint_corners(canvas: Canvas, box: Box) -> None:
    """Hold the upper corners of the stage in brass."""
    corner = canvas.pictures("ui/corner_brass", canvas.page.length(68))
    x, y, w, _ = canvas.page.pixels(box)
    canvas.surface.blit(corner, (x, y))
    canvas.surface.blit(pygame.transform.flip(corner, True, False), (x + w - corner.get_width(), y))


def _paint_footlights(canvas: Canvas, box: Box) -> None:
    """Light the leather from below, as wide as the stage, and a little from above."""
    if canvas.look.strong:
        return
    for colour, wide, high, y, strength in FOOTLIGHTS:
        area = box.centred(box.w * wide, box.h * high).moved(0, box.h * y)
        whole = pygame.Rect(canvas.page.pixels(area))
        halo = light.halo(whole.w // 8, colour, strength)
        # Most of it falls beside the stage, and is not drawn.
        seen = whole.clip(canvas.surface.get_clip())
        if not seen:
            continue
        across, down = halo.get_width() / whole.w, halo.get_height() / whole.h
        part = pygame.Rect(
            (seen.x - whole.x) * across, (seen.y - whole.y) * down, seen.w * across, seen.h * down
        )
        shine = pygame.transform.smoothscale(halo.subsurface(part), seen.size)
        canvas.surface.blit(shine, seen.topleft, special_flags=pygame.BLEND_RGB_ADD)


Cut = list[tuple[Box, pygame.Surface]]


class OpenStage:
    """The stage as it stands open: its set, painted once a beat, and how far it has opened."""

    def __init__(self) -> None:
        self._act: Act | None = None
        self._set: Cut = []
        self._opened: Beat[Any] | None = None
        self._told: Beat[Any] | None = None
        self._due: list[Cue] = []
        self._part = 0.0

    def close(self) -> None:
        """Close it: nothing is told any more."""
        self._act = self._opened = self._told = None
        self._set, self._due = [], []

    def heard(self, beat: Beat[Any]) -> list[Cue]:
        """Give what belongs to the beat as it was drawn and was not heard yet."""
        if beat is not self._told:
            return []
        heard = [cue for cue in self._due if cue.when <= self._part]
        self._due = [cue for cue in self._due if cue.when > self._part]
        return heard

    def draw(
        self, canvas: Canvas, act: Act, beat: Beat[Any], ready: Cut | None = None, *, still: bool
    ) -> None:
        """Draw the stage while a beat is told; it opens with the first beat of an act, or stands open."""
        if self._act is None or self._act.key != act.key:
            self._opened = beat
        if ready is not None:
            self._act, self._set = act, ready
        elif act != self._act or not self._set:
            layer = pygame.Surface(canvas.surface.get_size())
            self._act, self._set = act, cut_out(canvas.onto(layer), act)
        if beat is not self._told:
            self._told, self._due = beat, list(act.cues)
        opening = 0.0 if still or beat is not self._opened else min(OPENING, beat.seconds / 4)
        x, y, w, h = canvas.page.pixels(act.box)
        seen = round(h * eased(beat.passed, 0, opening)) if opening else h
        (_, stage), *_ = self._set
        canvas.surface.blit(stage, (x, y + h - seen), (0, 0, w, seen))
        self._draw_asides(canvas)
        opened = (beat.passed - opening) / max(0.01, beat.seconds - opening)
        self._part = 1.0 if still else min(1.0, opened)
        if self._part >= 0:
            act.paint(canvas, self._part)

    def linger(self, canvas: Canvas, act: Act) -> None:
        """Leave what was told last to be seen while the next beat of the same act is made ready."""
        if self._act is None or self._act.key != act.key or not self._set:
            return
        box, stage = self._set[0]
        canvas.surface.blit(stage, canvas.page.pixels(box)[:2])
        self._draw_asides(canvas)
        self._act.paint(canvas, 1.0)

    def _draw_asides(self, canvas: Canvas) -> None:
        for box, sheet in self._set[1:]:
            canvas.surface.blit(sheet, canvas.page.pixels(box)[:2])


def cut_out(canvas: Canvas, act: Act) -> Cut:
    """Paint the set of an act wherever it lies, and cut it out: the stage first."""
    act.paint_set(canvas)
    boxes = (act.box, *act.aside)
    return [(box, canvas.surface.subsurface(canvas.page.pixels(box)).copy()) for box in boxes]


def eased(part: float, start: float, end: float) -> float:
    """Say how far something has come that happens between two parts of a beat, easing out."""
    t = min(1.0, max(0.0, (part - start) / (end - start)))
    return 1 - (1 - t) ** 3
