"""The trial at the end of Rattus Cartus: nun cards are turned, and the rats of all held against them."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK, RUBRIC, VERDIGRIS
from game.games.rattus_cartus.cards import BACK, paint_card, width
from game.session.plan import Player
from game.widgets.timeline import fallen
from rules.kernel import Seat

#: How many nuns the scale shows, and where it has numbers.
MOST, EVERY = 20, 5
CREST, GAP = 42.0, 10.0
#: How far one crest stands above another.
STACKED = 28.0
#: The room below a card for the number of its nuns.
NUMBER = 44.0
#: The part of the time of a card in which it is turned over.
TURNING = 0.6


class Nuns(NamedTuple):
    """Who lives and who dies: cards with nuns that are turned at the end, and the rats of every seat."""

    cards: tuple[str, ...]
    rats: tuple[int, ...]
    dead: frozenset[Seat]

    @property
    def nuns(self) -> tuple[int, ...]:
        """Count the nuns of each card."""
        return tuple(int(card.rpartition("_")[2]) for card in self.cards)

    @property
    def turns(self) -> int:
        """Count the cards."""
        return len(self.cards)

    def laid(self, box: Box, players: Sequence[Player]) -> "NunRow":
        """Lay them into a box."""
        return NunRow(box, self, players)


class NunRow:
    """Five cards, and beside them a scale on which every seat stands at its number of rats."""

    def __init__(self, box: Box, trial: Nuns, players: Sequence[Player]) -> None:
        self.box = box
        self.trial = trial
        self.players = players
        high = box.h - NUMBER
        wide = width(high)
        self.cards = [Box(box.x + k * (wide + GAP), box.y, wide, high) for k in range(len(trial.cards))]
        left = self.cards[-1].right + 44
        self.scale = Box(left, box.y, box.right - left - 18, box.h)
        self._faces: list[pygame.Surface] = []

    def x(self, number: float) -> float:
        """Give the place of a number on the scale."""
        return self.scale.x + self.scale.w * min(number, MOST + 0.8) / MOST

    @property
    def axis(self) -> float:
        """Give the height on which the crests stand."""
        return self.scale.bottom - 36

    # What never moves.

    def paint_ground(self, canvas: Canvas) -> None:
        """Rule the scale."""
        around = self.scale.inset(-24, 0)
        inking = Inking(around, canvas.look)
        inking.stroke([(self.x(0) - 12, self.axis), (self.x(MOST) + 12, self.axis)], 3, INK, seed=4)
        for number in range(0, MOST + 1, EVERY):
            x = self.x(number)
            inking.stroke([(x, self.axis - 4), (x, self.axis + 7)], 2.2, INK, seed=number)
            words = Box(x - 30, self.axis + 4, 60, 34)
            canvas.text(str(number), words, 24, colour=FADED_INK, across="centre")
        canvas.surface.blit(inking.drawn(canvas.page), canvas.page.pixels(around)[:2])

    # What happens.

    def paint(self, canvas: Canvas, turned: float, judged: float) -> None:
        """Paint the cards of which so many are turned, how far the nuns reach, and who falls."""
        for number, box in enumerate(self.cards):
            self._paint_turning(canvas, number, box, _within((turned - number) / TURNING))
        if turned > 0:
            self._paint_reach(canvas, self.reached(turned))
        for seat, box in self.crests().items():
            self._paint_crest(canvas, seat, box, judged)

    def reached(self, turned: float) -> float:
        """Count the nuns on the cards that are turned; a card counts when its face is to be seen."""
        parts = [_within((turned - number - TURNING) / (1 - TURNING)) for number in range(len(self.cards))]
        return sum(nuns * part for nuns, part in zip(self.trial.nuns, parts, strict=True))

    def prepare(self, canvas: Canvas) -> None:
        """Draw all faces beforehand."""
        if not self._faces:
            self._faces = [self._drawn(canvas, card, box) for card, box in self._sides()]

    def _sides(self) -> list[tuple[str, Box]]:
        return [("", self.cards[0]), *zip(self.trial.cards, self.cards, strict=True)]

    def _drawn(self, canvas: Canvas, card: str, box: Box) -> pygame.Surface:
        layer = canvas.onto(pygame.Surface(canvas.page.pixels(box)[2:], pygame.SRCALPHA))
        whole = Box(0, 0, box.w, box.h)
        if card:
            paint_card(layer, card, whole)
        else:
            layer.picture(BACK, whole)
        return layer.surface

    def _paint_turning(self, canvas: Canvas, number: int, box: Box, part: float) -> None:
        self.prepare(canvas)
        side = self._faces[number + 1 if part > 0.5 else 0]
        x, y, w, h = canvas.page.pixels(box)
        seen = max(1, round(w * abs(1 - 2 * part)))
        shown = side if seen >= w else pygame.transform.smoothscale(side, (seen, h))
        canvas.surface.blit(shown, (x + (w - shown.get_width()) // 2, y))
        if part == 1:
            below = Box(box.x, box.bottom + 2, box.w, NUMBER - 4)
            canvas.text(f"{self.trial.nuns[number]} [nun]", below, 28, face=BOLD, across="centre")

    def _paint_reach(self, canvas: Canvas, nuns: float) -> None:
        x, top = self.x(nuns), self.scale.y + 30
        canvas.line(Box(self.x(0), self.axis - 5, x - self.x(0), 5), VERDIGRIS)
        canvas.line(Box(x - 3, top, 6, self.axis - top), INK)
        canvas.line(Box(x - 1.5, top, 3, self.axis - top), VERDIGRIS)
        sign = Box(x - 42, self.scale.y - 8, 84, 42)
        canvas.text(f"[nun] {round(nuns)}", sign, 32, face=BOLD, across="centre")

    def _paint_crest(self, canvas: Canvas, seat: Seat, box: Box, judged: float) -> None:
        dead = seat in self.trial.dead
        low = box
        if dead:
            level = (self.axis - 2 - box.bottom) / STACKED
            low = box.moved(level * -24 * judged, (self.axis + 16 - box.bottom) * fallen(judged))
        opacity = 1 - 0.55 * judged if dead else 1
        canvas.picture(f"crests/shield_{self.players[seat].tincture}", low, opacity=opacity)
        if dead and judged > 0:
            canvas.picture("icons/skull", Box(low.centre[0] - 16, low.y - 25, 32, 32), opacity=judged)
        if self.trial.rats[seat] > MOST:
            words = Box(box.x - 4, box.y - 26, box.w + 8, 28)
            canvas.text(str(self.trial.rats[seat]), words, 24, face=BOLD, colour=RUBRIC, across="centre")

    def crests(self) -> dict[Seat, Box]:
        """Stand every crest at its rats, over those that stand there already."""
        found: dict[Seat, Box] = {}
        for seat, rats in enumerate(self.trial.rats):
            box = Box(self.x(rats) - CREST / 2, self.axis - CREST - 2, CREST, CREST)
            while any(abs(box.x - o.x) < CREST and abs(box.y - o.y) < STACKED for o in found.values()):
                box = box.moved(0, -STACKED)
            found[seat] = box
        return found


def _within(part: float) -> float:
    return min(1.0, max(0.0, part))
