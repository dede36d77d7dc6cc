"""The first screen: go on, play again, or open the door of a game."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.drawing import surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import HEIGHT, WIDTH, Box, Page
from game.drawing.text import BODY, BOLD, HEADING
from game.drawing.theme import INK, RUBRIC, TEXT_SIZES
from game.games import PRESENTATIONS
from game.session.plan import Plan
from game.session.session import Session
from game.widgets.button import Button, Deed, Strip
from game.widgets.icon_strip import Way
from game.widgets.panel import Panel
from game.words import LANGUAGE_NAMES, LANGUAGES, fame, shared
from rules import GAMES

#: The strips in the corners: how far from the edge, how wide and how high.
EDGE, CORNER, CORNER_HIGH = 24, 286, 64
#: How many pictures a second the candles change.
FLICKER = 7


def two_lines(first: float, second: float) -> float:
    """Give the height of a strip with two lines of these sizes."""
    return (first + second) * 1.45 + 18


def _scene(page: Page) -> Box:
    """Give the middle of the page, in which everything keeps its place whatever the shape of the window."""
    return page.box.centred(WIDTH, HEIGHT)


def _candles(page: Page) -> tuple[Box, Box]:
    """Say where the candles stand, beside the doors."""
    whole = _scene(page)
    return Box(whole.x + 80, whole.y + 500, 190, 460), Box(whole.right - 270, whole.y + 500, 190, 460)


def _flame(candle: Box) -> Box:
    return Box(candle.x + 65, candle.y - 104, 60, 110)


class Door(Button):
    """A gilded niche that leads to a game."""

    def __init__(self, box: Box, game: str, facts: str, deed: Deed) -> None:
        super().__init__(box, deed)
        self.game = game
        self.facts = facts

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the miniature and its label."""
        high = two_lines(canvas.sizes.prompt, canvas.sizes.body)
        picture = Box(self.box.x, self.box.y, self.box.w, self.box.h - high + 30)
        canvas.picture(PRESENTATIONS[self.game].door, picture.inset(-6) if hot else picture)
        label = Box(self.box.x + 14, self.box.bottom - high, self.box.w - 28, high)
        canvas.sheet(label, seed=11, ends="torn", lift=8 if hot else 5)
        name, facts = label.inset(24, 8).rows(2)
        title = GAMES[self.game].title.upper()
        size = canvas.fitting(title, name, canvas.sizes.prompt, HEADING)
        canvas.text(title, name, size, face=HEADING, across="centre")
        size = canvas.fitting(self.facts, facts, canvas.sizes.body)
        canvas.text(self.facts, facts, size, face=BODY, colour=INK, across="centre")


class Continue(Strip):
    """A strip that leads to a table with those who sat there last, under a seal or an icon."""

    def __init__(self, box: Box, picture: str, words: str, what: str, deed: Deed) -> None:
        super().__init__(box, words, deed, seal=True)
        self.picture = picture
        self.what = what

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip with what goes on there."""
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=7, ends="torn", lift=9 if hot else 5)
        seal = canvas.picture(self.picture, Box(box.x + 6, box.y - 2, box.h + 4, box.h + 4))
        inside = Box(seal.right + 16, box.y + 8, box.right - seal.right - 40, box.h - 16)
        top, bottom = inside.rows(2)
        canvas.text(self.words, top, canvas.sizes.button, face=BOLD)
        canvas.text(self.what, bottom, canvas.fitting(self.what, bottom, canvas.sizes.body))


class Ways(NamedTuple):
    """Where the title leads."""

    open_door: Callable[[str], None]
    go_on: Deed
    play_again: Deed
    saves: Deed
    settings: Deed
    school: Deed
    rules: Deed
    fame: Deed


class Title(Panel):
    """Candles, the name of the box, a door for each game."""

    def __init__(self, ways: Ways) -> None:
        super().__init__()
        self.ways = ways
        self._kept: Session | None = None
        self._again: Plan | None = None
        self._notice = ""
        self._time = 0.0
        self._flame = 0

    def offer(self, kept: Session | None, again: Plan | None, notice: str = "") -> None:
        """Offer to go on with a table, and to play again with who sat there last; tell what is amiss."""
        self._notice = notice
        self._kept = kept if kept and kept.asked else None
        self._again = again
        self.arrange(self.app.page)

    def _what(self, kept: Session) -> str:
        people = ", ".join(player.name for player in kept.players if not player.bot)
        round_ = kept.match.state.view(None).round
        return self.say(shared.CONTINUE_AT, game=kept.match.game.title, round=round_, name=people)

    def _facts(self, game: str) -> str:
        seats = GAMES[game].seats
        return self.say(shared.FACTS, least=seats[0], most=seats[-1], minutes=PRESENTATIONS[game].minutes)

    def _next_language(self) -> None:
        spoken = self.say.language
        number = LANGUAGES.index(spoken) + 1 if spoken in LANGUAGES else 0
        self.app.change(language=LANGUAGES[number % len(LANGUAGES)])

    def lay_out(self, page: Page) -> list[Button]:
        """Place the doors in the middle and the strips below."""
        whole = _scene(page).inset(330, 0)
        sizes = TEXT_SIZES[self.app.settings.text_size]
        high = two_lines(sizes.button, sizes.body) - 8
        foot = Box(whole.x, whole.bottom - high - 20, whole.w, high)
        doors = Box(whole.x, whole.y + 286, whole.w, min(670.0, foot.y - whole.y - 298))
        buttons: list[Button] = []
        say = self.say
        left, right = foot.columns(2, 20)
        if self._kept:
            what = self._what(self._kept)
            buttons.append(Continue(left, "seals/action", say(shared.CONTINUE), what, self.ways.go_on))
        for box, game in zip(doors.columns(len(PRESENTATIONS), 30), PRESENTATIONS, strict=True):
            buttons.append(Door(box, game, self._facts(game), partial(self.ways.open_door, game)))
        if self._again:
            names = ", ".join(player.name for player in self._again.players)
            what = f"{GAMES[self._again.game].title}: {names}"
            buttons.append(Continue(right, "icons/seats", say(shared.PLAY_AGAIN), what, self.ways.play_again))
        return [*buttons, *self._corner(page)]

    def _corner(self, page: Page) -> list[Button]:
        """Place what is seldom needed in both upper corners, each with its name."""
        say = self.say
        name = LANGUAGE_NAMES.get(say.language, say.language)
        left = (
            ("tutorial", say(shared.TUTORIAL), self.ways.school),
            ("book", say(shared.RULES), self.ways.rules),
            ("load", say(shared.SAVES), self.ways.saves),
            ("trophy", say(fame.HALL_OF_FAME), self.ways.fame),
        )
        right = (
            ("language", name, self._next_language),
            ("settings", say(shared.SETTINGS), self.ways.settings),
            ("fullscreen", say(shared.FULL_SCREEN), self.app.toggle_full_screen),
            ("quit", say(shared.QUIT), self.app.quit),
        )
        columns = ((left, EDGE), (right, page.width - EDGE - CORNER))
        return [
            Way(Box(x, 20 + (CORNER_HIGH + 8) * row, CORNER, CORNER_HIGH), icon, words, deed)
            for ways, x in columns
            for row, (icon, words, deed) in enumerate(ways)
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak, the wordmark and the still life."""
        canvas.table("title")
        whole = _scene(canvas.page)
        sign = Box(whole.x + 330, whole.y + 14, 1260, 268)
        canvas.sheet(sign, seed=21, lift=7)
        canvas.picture("title/wordmark", sign.inset(40, 8))
        for candle in _candles(canvas.page):
            canvas.picture("title/candle", candle, down="bottom")
        low = whole.bottom - 30
        canvas.picture("title/inkwell", Box(whole.x + 30, low - 190, 130, 190), down="bottom")
        canvas.picture("title/rat_scribe", Box(whole.x + 170, low - 120, 130, 120), down="bottom")
        canvas.picture("title/handbell", Box(whole.right - 160, low - 160, 100, 170), down="bottom")

    def paint(self, canvas: Canvas) -> None:
        """Light the candles, and tell what is amiss."""
        if self._notice:
            whole = _scene(canvas.page)
            strip = Box(whole.x + 330, whole.y + 250, 1260, 60)
            canvas.sheet(strip, seed=9, ends="torn", lift=9)
            size = canvas.fitting(self._notice, strip.inset(30, 4), canvas.sizes.body)
            canvas.text(self._notice, strip.inset(30, 4), size, colour=RUBRIC, across="centre")
        for flame in map(_flame, _candles(canvas.page)):
            radius = canvas.page.length(300)
            x, y = (canvas.page.length(middle) - radius for middle in (flame.centre[0], flame.y + 44))
            canvas.surface.blit(surfaces.glow(radius, 0.5), (x, y), special_flags=pygame.BLEND_RGB_ADD)
            canvas.picture(f"title/flame_{self._flame}", flame, down="bottom")

    def tick(self, seconds: float) -> None:
        """Let the flames flicker, and nothing else be drawn for it."""
        if self.app.settings.reduced_motion:
            return
        self._time += seconds
        flame = int(self._time * FLICKER) % 4
        if flame != self._flame:
            self._flame = flame
            self.dirty = [_flame(candle) for candle in _candles(self.page)]
