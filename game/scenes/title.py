"""The first screen: go on, play again, or open one of three doors."""

from collections.abc import Callable

import pygame

from game import surfaces
from game.page import Box, Page
from game.widgets.button import Button, Round, Strip
from game.widgets.canvas import Canvas
from game.widgets.panel import Panel
from game.widgets.text import BODY, HEADING
from game.widgets.theme import INK

DOORS = ("notre_dame", "rattus", "rattus_cartus")
NAMES = {"notre_dame": "NOTRE DAME", "rattus": "RATTUS", "rattus_cartus": "RATTUS CARTUS"}
FACTS = {
    "notre_dame": "2-5 players, 75 min",
    "rattus": "2-4 players, 45 min",
    "rattus_cartus": "2-5 players, 45 min",
}
#: How many pictures a second the candles change.
FLICKER = 7


class Door(Button):
    """A gilded niche that leads to a game."""

    def __init__(self, box: Box, game: str, deed: Callable[[], None]) -> None:
        super().__init__(box, deed)
        self.game = game

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the miniature and its label."""
        picture = Box(self.box.x, self.box.y, self.box.w, self.box.h - 66)
        canvas.picture(f"title/door_{self.game}", picture.inset(-6) if hot else picture)
        label = Box(self.box.x + 14, self.box.bottom - 96, self.box.w - 28, 96)
        canvas.sheet(label, seed=11, ends="torn", lift=8 if hot else 5)
        name, facts = label.inset(10, 8).rows(2)
        canvas.text(NAMES[self.game], name, 34, face=HEADING, across="centre")
        canvas.text(FACTS[self.game], facts, 27, face=BODY, colour=INK, across="centre")


class Title(Panel):
    """Candles, the name of the box, three doors."""

    def __init__(self, open_door: Callable[[str], None]) -> None:
        super().__init__()
        self.open_door = open_door
        self._time = 0.0
        self._flame = 0

    def lay_out(self, page: Page) -> list[Button]:
        """Place the doors in the middle and the strips below."""
        middle = page.width / 2
        doors = Box(middle - 630, 286, 1260, 670)
        buttons: list[Button] = [
            Door(box, game, lambda game=game: self.open_door(game))  # type: ignore[misc]
            for box, game in zip(doors.columns(3, 30), DOORS, strict=True)
        ]
        foot = Box(middle - 630, page.height - 108, 1260, 84)
        buttons += [
            Strip(Box(foot.x, foot.y, 300, foot.h), "Quit", self.app.quit),
            Round(
                Box(page.width - 96, 24, 68, 68), "settings", self.app.toggle_full_screen, hint="Full screen"
            ),
        ]
        return buttons

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak, the wordmark and the still life."""
        page = canvas.page
        canvas.table("title")
        middle = page.width / 2
        sign = Box(middle - 630, 14, 1260, 268)
        canvas.sheet(sign, seed=21, lift=7)
        canvas.picture("title/wordmark", sign.inset(40, 8))
        for x in (middle - 880, middle + 690):
            canvas.picture("title/candle", Box(x, 500, 190, 460), down="bottom")
        canvas.picture("title/inkwell", Box(middle - 930, page.height - 220, 130, 190), down="bottom")
        canvas.picture("title/rat_scribe", Box(middle - 790, page.height - 150, 130, 120), down="bottom")
        canvas.picture("title/handbell", Box(middle + 800, page.height - 190, 100, 170), down="bottom")

    def paint(self, canvas: Canvas) -> None:
        """Light the candles."""
        for x in (canvas.page.width / 2 - 880, canvas.page.width / 2 + 690):
            radius = canvas.page.length(300)
            at = (canvas.page.length(x + 95) - radius, canvas.page.length(440) - radius)
            canvas.surface.blit(surfaces.glow(radius, 0.5), at, special_flags=pygame.BLEND_RGB_ADD)
            canvas.picture(f"title/flame_{self._flame}", Box(x + 65, 396, 60, 110), down="bottom")

    def tick(self, seconds: float) -> None:
        """Let the flames flicker."""
        self._time += seconds
        flame = int(self._time * FLICKER) % 4
        if flame != self._flame:
            self._flame, self.changed = flame, True
