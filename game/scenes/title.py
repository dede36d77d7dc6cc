"""The first screen: go on, play again, or open one of three doors."""

from collections.abc import Callable
from functools import partial

import pygame

from game import surfaces
from game.page import Box, Page
from game.table.session import Session
from game.widgets.button import Button, Round, Strip
from game.widgets.canvas import Canvas
from game.widgets.panel import Panel
from game.widgets.text import BODY, BOLD, HEADING
from game.widgets.theme import INK
from game.words import LANGUAGE_NAMES, LANGUAGES, shared
from rules import GAMES

DOORS = ("notre_dame", "rattus", "rattus_cartus")
MINUTES = {"notre_dame": 75, "rattus": 45, "rattus_cartus": 45}
#: Which doors lead to a table already.
OPEN = ("notre_dame",)
#: How many pictures a second the candles change.
FLICKER = 7


class Door(Button):
    """A gilded niche that leads to a game."""

    def __init__(self, box: Box, game: str, facts: str, deed: Callable[[], None]) -> None:
        super().__init__(box, deed)
        self.game = game
        self.facts = facts

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the miniature and its label."""
        picture = Box(self.box.x, self.box.y, self.box.w, self.box.h - 66)
        canvas.picture(f"title/door_{self.game}", picture.inset(-6) if hot else picture)
        label = Box(self.box.x + 14, self.box.bottom - 96, self.box.w - 28, 96)
        canvas.sheet(label, seed=11, ends="torn", lift=8 if hot else 5)
        name, facts = label.inset(10, 8).rows(2)
        canvas.text(GAMES[self.game].title.upper(), name, 34, face=HEADING, across="centre")
        canvas.text(self.facts, facts, 27, face=BODY, colour=INK, across="centre")


class Continue(Strip):
    """The sealed strip that leads back to the last table."""

    def __init__(self, box: Box, words: str, what: str, deed: Callable[[], None]) -> None:
        super().__init__(box, words, deed, seal=True)
        self.what = what

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip with what goes on there."""
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=7, ends="torn", lift=9 if hot else 5)
        seal = canvas.picture("seals/action", Box(box.x + 6, box.y - 2, box.h + 4, box.h + 4))
        inside = Box(seal.right + 16, box.y + 8, box.right - seal.right - 40, box.h - 16)
        top, bottom = inside.rows(2)
        canvas.text(self.words, top, canvas.sizes.button, face=BOLD)
        canvas.text(self.what, bottom, 26)


class Title(Panel):
    """Candles, the name of the box, three doors."""

    def __init__(self, open_door: Callable[[str], None], go_on: Callable[[], None]) -> None:
        super().__init__()
        self.open_door = open_door
        self.go_on = go_on
        self._kept: Session | None = None
        self._time = 0.0
        self._flame = 0

    def offer(self, kept: Session | None) -> None:
        """Offer to go on with a session, or with nothing."""
        self._kept = kept
        self.arrange(self.app.page)

    def _what(self, kept: Session) -> str:
        people = ", ".join(player.name for player in kept.players if not player.bot)
        view = kept.match.state.view(None)
        title = kept.match.game.title
        return self.app.tongue(shared.CONTINUE_AT, game=title, round=view.round, rounds=9, name=people)

    def _facts(self, game: str) -> str:
        if game not in OPEN:
            return self.app.tongue(shared.SOON)
        seats = GAMES[game].seats
        return self.app.tongue(shared.FACTS, least=seats[0], most=seats[-1], minutes=MINUTES[game])

    def _next_language(self) -> None:
        spoken = LANGUAGES.index(self.app.tongue.language)
        self.app.speak(LANGUAGES[(spoken + 1) % len(LANGUAGES)])

    def lay_out(self, page: Page) -> list[Button]:
        """Place the doors in the middle and the strips below."""
        middle = page.width / 2
        doors = Box(middle - 630, 286, 1260, 670)
        buttons: list[Button] = []
        foot = Box(middle - 630, page.height - 112, 1260, 92)
        say = self.app.tongue
        if self._kept:
            what = self._what(self._kept)
            buttons.append(Continue(Box(foot.x, foot.y, 800, foot.h), say(shared.CONTINUE), what, self.go_on))
        for box, game in zip(doors.columns(3, 30), DOORS, strict=True):
            buttons.append(Door(box, game, self._facts(game), partial(self.open_door, game)))
        buttons += [
            Strip(Box(foot.right - 300, foot.y, 300, foot.h), say(shared.QUIT), self.app.quit),
            Strip(Box(page.width - 270, 24, 160, 68), LANGUAGE_NAMES[say.language], self._next_language),
            Round(Box(page.width - 96, 24, 68, 68), "fullscreen", self.app.toggle_full_screen),
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
