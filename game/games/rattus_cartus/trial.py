"""The trial at the end of Rattus Cartus: who lives by five nun cards, and how these lie in the result."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.drawing.canvas import Canvas
from game.drawing.nib import Inking
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import FADED_INK, INK, VERDIGRIS
from game.games.rattus_cartus.cards import BACK, paint_card, width
from game.games.rattus_cartus.trial_page import TURNED, NunPage
from game.games.rattus_cartus.trial_scale import parted
from game.session.plan import Player
from game.widgets.timeline import fallen
from game.words import Tongue
from rules.kernel import Seat

#: How many nuns the scale shows at least, and where it has numbers; and where, if it shows more.
MOST, EVERY, SELDOM = 20, 5, 10
CREST, GAP = 42.0, 10.0
#: How long the pins are on which crests stand, and how far the dead sink.
PIN, SINKS = 20.0, 12.0
#: The room below a card for the number of its nuns.
NUMBER = 44.0
#: How many nuns a card has at most.
MOST_NUNS = 4


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

    def nuns_of(self, turned: int) -> int:
        """Count the nuns on the first cards."""
        return sum(self.nuns[:turned])

    def hope(self, turned: int) -> int:
        """Say how many nuns there can still be when so many cards are turned."""
        return self.nuns_of(turned) + MOST_NUNS * (self.turns - turned)

    def saved(self, seat: Seat) -> int | None:
        """Say after how many cards a seat is sure to live; None: it dies."""
        found = (turned for turned in range(self.turns + 1) if self.rats[seat] <= self.nuns_of(turned))
        return next(found, None)

    def lost(self, seat: Seat) -> int | None:
        """Say after how many cards nothing can save a seat any more; None: it lives."""
        found = (turned for turned in range(self.turns + 1) if self.rats[seat] > self.hope(turned))
        return next(found, None)

    @property
    def cues(self) -> tuple[tuple[float, str], ...]:
        """Say what is heard while it is told, and when: a bell with each card, a drum for whoever falls."""
        turns = (*range(self.turns - 1), self.turns)
        bells = [(turn + TURNED / 2, "bell") for turn in turns]
        falls = {self.lost(seat) for seat in self.dead}
        drums = [(fall + (fall == self.turns) + 0.3, "drum") for fall in falls if fall is not None]
        return tuple(sorted([*bells, *drums]))

    def laid(self, box: Box, players: Sequence[Player]) -> "NunRow":
        """Lay them into a box."""
        return NunRow(box, self, players)

    def told(self, page: Box, players: Sequence[Player], say: Tongue) -> NunPage:
        """Tell them on a whole page."""
        return NunPage(page, self, players, say)


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
        #: How far the scale goes: up to whoever has the most rats.
        self.most = max(MOST, -(-max(trial.rats) // EVERY) * EVERY)

    def x(self, number: float) -> float:
        """Give the place of a number on the scale."""
        return self.scale.x + self.scale.w * number / self.most

    @property
    def axis(self) -> float:
        """Give the height on which the crests stand."""
        return self.scale.bottom - 36

    # What never moves.

    def paint_ground(self, canvas: Canvas) -> None:
        """Rule the scale."""
        around = self.scale.inset(-24, 0)
        inking = Inking(around, canvas.look)
        inking.stroke([(self.x(0) - 12, self.axis), (self.x(self.most) + 12, self.axis)], 3, INK, seed=4)
        for number in range(0, self.most + 1, EVERY if self.most == MOST else SELDOM):
            x = self.x(number)
            inking.stroke([(x, self.axis - 4), (x, self.axis + 7)], 2.2, INK, seed=number)
            words = Box(x - 30, self.axis + 4, 60, 34)
            canvas.text(str(number), words, max(24.0, canvas.sizes.number), colour=FADED_INK, across="centre")
        canvas.surface.blit(inking.drawn(canvas.page), canvas.page.pixels(around)[:2])

    # What happens.

    def paint(self, canvas: Canvas, judged: float) -> None:
        """Paint the row as it lies before the trial, or turned; and who falls by it."""
        for number, box in enumerate(self.cards):
            self._paint_card(canvas, number, box, turned=judged > 0)
        if judged > 0:
            self._paint_reach(canvas, sum(self.trial.nuns))
        for seat, box in self.crests().items():
            self._paint_crest(canvas, seat, box, judged)

    def _paint_card(self, canvas: Canvas, number: int, box: Box, *, turned: bool) -> None:
        if not turned:
            canvas.picture(BACK, box)
            return
        paint_card(canvas, self.trial.cards[number], box)
        below = Box(box.x, box.bottom + 2, box.w, NUMBER - 4)
        canvas.text(
            f"{self.trial.nuns[number]} [nun]",
            below,
            max(28.0, canvas.sizes.number),
            face=BOLD,
            across="centre",
        )

    def _paint_reach(self, canvas: Canvas, nuns: int) -> None:
        x, top = self.x(nuns), self.scale.y + 30
        canvas.line(Box(self.x(0), self.axis - 5, x - self.x(0), 5), VERDIGRIS)
        canvas.line(Box(x - 3, top, 6, self.axis - top), INK)
        canvas.line(Box(x - 1.5, top, 3, self.axis - top), VERDIGRIS)
        sign = Box(x - 70, self.scale.y - 8, 140, 42)
        canvas.text(f"[nun]\u00a0{nuns}", sign, max(32.0, canvas.sizes.number), face=BOLD, across="centre")

    def _paint_crest(self, canvas: Canvas, seat: Seat, box: Box, judged: float) -> None:
        dead = seat in self.trial.dead
        low = box.moved(0, SINKS * fallen(judged)) if dead else box
        scale, bold = canvas.page.scale, max(2, canvas.page.length(3))
        foot = pygame.Vector2(low.centre[0], low.bottom - 3) * scale
        place = pygame.Vector2(self.x(self.trial.rats[seat]), self.axis) * scale
        pygame.draw.line(canvas.surface, canvas.look.shade(INK), foot, place, bold)
        opacity = 1 - 0.55 * judged if dead else 1
        canvas.picture(f"crests/shield_{self.players[seat].tincture}", low, opacity=opacity)
        if dead and judged > 0:
            canvas.picture("icons/skull", Box(low.centre[0] - 20, low.y - 24, 40, 40), opacity=judged)

    def crests(self) -> dict[Seat, Box]:
        """Stand every crest over its rats, or beside whoever stands there, on a pin."""
        order = sorted(range(len(self.trial.rats)), key=lambda seat: self.trial.rats[seat])
        wanted = [self.x(self.trial.rats[seat]) for seat in order]
        places = parted(wanted, CREST, self.scale.x, self.scale.right + CREST / 4)
        top = self.axis - CREST - PIN
        return {seat: Box(x - CREST / 2, top, CREST, CREST) for seat, x in zip(order, places, strict=True)}
