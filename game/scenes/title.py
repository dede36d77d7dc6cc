"""The first screen: go on, play again, or open the door of a game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.drawing import surfaces
from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.drawing.text import BODY, BOLD, HEADING
from game.drawing.theme import INK, RUBRIC, TEXT_SIZES
from game.games import PRESENTATIONS
from game.scenes.title_places import CANDLE, Places, places
from game.session.plan import Plan
from game.session.session import Session
from game.widgets.button import Button, Deed, Strip
from game.widgets.icon_strip import Way, letters
from game.widgets.panel import Panel
from game.words import LANGUAGE_NAMES, LANGUAGES, fame, shared
from rules import GAMES

#: How many strips are in the left corner and in the right one.
CORNERS = (4, 4)
#: How many pictures a second the candles change.
FLICKER = 7


def two_lines(first: float, second: float) -> float:
    """Give the height of a strip with two lines of these sizes."""
    return (first + second) * 1.45 + 18


def _flame(candle: Box) -> Box:
    k = candle.h / CANDLE[1]
    return Box(candle.x + 65 * k, candle.y - 104 * k, 60 * k, 110 * k)


class Door(Button):
    """A gilded niche that leads to a game."""

    def __init__(self, box: Box, game: str, facts: Mapping[str, str], deed: Deed) -> None:
        """Lead to a game; the facts of all games are written in one size."""
        super().__init__(box, deed)
        self.game = game
        self.facts = facts

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Show the miniature and its label."""
        high = _high(canvas)
        picture = Box(self.box.x, self.box.y, self.box.w, self.box.h - high + 30)
        canvas.picture(PRESENTATIONS[self.game].door, picture.inset(-6) if hot else picture)
        canvas.sheet(self._label(canvas), seed=11, ends="torn", lift=8 if hot else 5)
        name, facts = self._lines(canvas)
        titles = {game: GAMES[game].title.upper() for game in PRESENTATIONS}
        size = min(canvas.fitting(title, name, canvas.sizes.prompt, HEADING) for title in titles.values())
        canvas.text(titles[self.game], name, size, face=HEADING, across="centre")
        told, size = self.facts[self.game], self.small(canvas)
        canvas.text(told, facts, size, face=BODY, colour=INK, across="centre")

    def small(self, canvas: Canvas) -> float:
        """Give the size in which the facts of all games have room."""
        _, place = self._lines(canvas)
        return min(canvas.fitting(facts, place, canvas.sizes.body) for facts in self.facts.values())

    def _label(self, canvas: Canvas) -> Box:
        high = _high(canvas)
        return Box(self.box.x + 14, self.box.bottom - high, self.box.w - 28, high)

    def _lines(self, canvas: Canvas) -> tuple[Box, Box]:
        name, facts = self._label(canvas).inset(24, 8).rows(2)
        return name, facts


def _high(canvas: Canvas) -> float:
    return two_lines(canvas.sizes.prompt, canvas.sizes.body)


class Continue(Strip):
    """A strip that leads to a table with those who sat there last, under a seal or an icon."""

    def __init__(self, box: Box, picture: str, words: str, what: str, deed: Deed) -> None:
        super().__init__(box, words, deed, seal=True)
        self.picture = picture
        self.what = what
        #: How large both lines are, beside all else that is written here.
        self.large: Callable[[Canvas], float] = lambda canvas: canvas.sizes.button
        self.small: Callable[[Canvas], float] = lambda canvas: canvas.sizes.body

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Lay the strip with what goes on there."""
        box = self.box.moved(0, -3) if hot else self.box
        canvas.sheet(box, seed=7, ends="torn", lift=9 if hot else 5)
        seal = canvas.picture(self.picture, Box(box.x + 6, box.y - 2, box.h + 4, box.h + 4))
        inside = Box(seal.right + 16, box.y + 8, box.right - seal.right - 40, box.h - 16)
        top, bottom = inside.rows(2)
        canvas.text(self.words, top, self.large(canvas), face=BOLD)
        size = self.small(canvas)
        canvas.text(shortened(canvas, self.what, bottom.w, size), bottom, size)


def shortened(canvas: Canvas, names: str, wide: float, size: float) -> str:
    """Leave out of a list what does not fit into a line."""
    kept = names.split(", ")
    while len(kept) > 1 and canvas.width(_open(kept, names), size) > wide:
        kept.pop()
    return _open(kept, names)


def _open(kept: Sequence[str], names: str) -> str:
    listed = ", ".join(kept)
    return listed if listed == names else f"{listed} …"


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

    def places(self, page: Page) -> Places:
        """Say where everything lies."""
        sizes = TEXT_SIZES[self.app.settings.text_size]
        return places(page, CORNERS, two_lines(sizes.button, sizes.body) - 8)

    def lay_out(self, page: Page) -> list[Button]:
        """Place the doors in the middle and the strips below."""
        at = self.places(page)
        left, right = at.going_on
        buttons: list[Button] = []
        say = self.say
        facts = {game: self._facts(game) for game in PRESENTATIONS}
        if self._kept:
            what = self._what(self._kept)
            buttons.append(Continue(left, "seals/action", say(shared.CONTINUE), what, self.ways.go_on))
        for box, game in zip(at.doors.columns(len(PRESENTATIONS), 30), PRESENTATIONS, strict=True):
            buttons.append(Door(box, game, facts, partial(self.ways.open_door, game)))
        if self._again:
            names = ", ".join(player.name for player in self._again.players)
            what = f"{GAMES[self._again.game].title}: {names}"
            buttons.append(Continue(right, "icons/seats", say(shared.PLAY_AGAIN), what, self.ways.play_again))
        return self._in_one_size(buttons, self._corner(page))

    def _in_one_size(self, buttons: list[Button], corners: Sequence[Way]) -> list[Button]:
        """Write every name as large as in the corners, and all that is told as large as on the doors."""
        said, strip = [corner.words for corner in corners], corners[0].box
        door = next(button for button in buttons if isinstance(button, Door))
        for button in buttons:
            if isinstance(button, Continue):
                button.large, button.small = partial(letters, box=strip, said=said), door.small
        return [*buttons, *corners]

    def _corner(self, page: Page) -> list[Way]:
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
        corners = [
            Way(box, icon, words, deed)
            for box, (icon, words, deed) in zip(self.places(page).corners, (*left, *right), strict=True)
        ]
        for corner in corners:
            corner.alike = tuple(other.words for other in corners)
        return corners

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint oak, the wordmark and the still life."""
        canvas.table("title")
        at = self.places(canvas.page)
        canvas.sheet(at.sign, seed=21, lift=7)
        canvas.picture("title/wordmark", at.sign.inset(40, 8))
        for candle in at.candles:
            canvas.picture("title/candle", candle, down="bottom")
        canvas.picture("title/inkwell", at.inkwell, down="bottom")
        canvas.picture("title/rat_scribe", at.scribe, down="bottom")
        canvas.picture("title/handbell", at.bell, down="bottom")

    def paint(self, canvas: Canvas) -> None:
        """Light the candles, and tell what is amiss."""
        at = self.places(canvas.page)
        if self._notice:
            strip = at.notice
            canvas.sheet(strip, seed=9, ends="torn", lift=9)
            size = canvas.fitting(self._notice, strip.inset(30, 4), canvas.sizes.body)
            canvas.text(self._notice, strip.inset(30, 4), size, colour=RUBRIC, across="centre")
        for flame in map(_flame, at.candles):
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
            self.dirty = [_flame(candle) for candle in self.places(self.page).candles]
