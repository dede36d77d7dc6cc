"""The seals that hang from the charter: one for every seat, with its rank; those of the dead are broken."""

import pygame

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.scenes.final_scores import Reckoning
from game.scenes.score_table import Tally
from game.session.plan import Player
from rules.kernel import Seat

#: How large the seal of a winner is, and of anybody else.
LARGE, SMALL = 148.0, 114.0
#: How far below the fold a seal hangs, by place; nobody ties five ribbons alike.
DROPS = (22.0, 34.0, 14.0, 30.0, 20.0)
TAG = (54.0, 42.0)


class Seals:
    """Where the seals hang: below the columns of the tally."""

    def __init__(self, tally: Tally, reckoning: Reckoning, players: tuple[Player, ...], fold: float) -> None:
        self.tally = tally
        self.reckoning = reckoning
        self.players = players
        self.fold = fold

    def size(self, seat: Seat) -> float:
        """Give how wide the seal of a seat is."""
        return LARGE if seat in self.reckoning.winners else SMALL

    def box(self, seat: Seat) -> Box:
        """Give the room of ribbon, seal and tag."""
        place = self.reckoning.order.index(seat)
        height = DROPS[place] + self.size(seat) + TAG[1] + 12
        return Box(self.tally.left(place) + self.tally.width / 2 - 90, self.fold, 180, height)

    def drawn(self, canvas: Canvas, seat: Seat) -> pygame.Surface:
        """Draw one with all that belongs to it."""
        whole = self.box(seat)
        place, size = self.reckoning.order.index(seat), self.size(seat)
        layer = canvas.onto(pygame.Surface(canvas.page.pixels(whole)[2:], pygame.SRCALPHA))
        middle, dead = whole.w / 2, seat in self.reckoning.dead
        layer.picture("frames/seal_ribbon", Box(middle - 45, -4, 90, DROPS[place] + 70), down="top")
        wax = "broken" if dead else "seal"
        seal = Box(middle - size / 2, DROPS[place], size, size)
        layer.picture(f"seals/{wax}_{self.players[seat].tincture}", seal)
        tag = Box(middle - TAG[0] / 2, seal.bottom - 2, *TAG)
        if dead:
            layer.picture("icons/skull", tag.inset(2))
        else:
            layer.sheet(tag, seed=560 + place, lift=3)
            rank = f"{self.reckoning.ranks[seat]}."
            layer.text(rank, tag, canvas.sizes.number, face=BOLD, across="centre")
        return layer.surface
