"""The settings: an open book with four markers; whatever is set holds at once."""

from dataclasses import asdict
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Keyboard, Signal, key_name
from game.scenes.settings_keys import Keys
from game.scenes.settings_parts import Part, Playing, Reading
from game.scenes.settings_sound import Loudness
from game.store.settings import Settings
from game.widgets import tabs
from game.widgets.book import lay_book
from game.widgets.button import Button, Round, Strip
from game.widgets.panel import Panel
from game.words import settings as words
from game.words import shared, sound

#: The book at its largest, its binding, and the margin of its pages.
WIDTH, HEIGHT, BINDING, MARGIN = 1820, 960, 22, 44
#: Where the markers and the book begin, and what lies below the book.
MARKERS, TOP, FOOT = 86, 146, 104


class SettingsScene(Panel):
    """Everything a person can set."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = Keys(self)
        self.parts: dict[str, Part] = {
            "reading": Reading(self),
            "playing": Playing(self),
            "sound": Loudness(self),
            "keys": self.keys,
        }
        self.open = "reading"
        self._before: Settings | None = None

    # What happens.

    def set(self, **changes: Any) -> None:
        """Change something; with that, what was before the defaults is forgotten."""
        self._before = None
        self.app.change(**changes)

    def turn_to(self, part: str) -> None:
        """Open the book at a marker."""
        self.open = part
        self.keys.waiting, self.keys.message = None, ""
        self.arrange(self.page)

    def back_to_defaults(self) -> None:
        """Set everything as at first, but stay in the language people read."""
        before = self.app.settings
        self.app.change(**{**asdict(Settings()), "language": before.language})
        self._before = before
        self.arrange(self.page)

    def take_back(self) -> None:
        """Set everything as it was before the defaults."""
        if self._before:
            self.set(**asdict(self._before))

    @property
    def keyboard(self) -> Keyboard:
        """Give the next key to the meaning that waits for it."""
        return Keyboard.CHOOSE if self.keys.waiting else super().keyboard

    def hear(self, signal: Signal) -> bool:
        """Let the list of keys have the first word while it is open."""
        if self.open == "keys" and self.keys.hear(signal):
            self.changed = True
            return True
        return super().hear(signal)

    # Where things are.

    def lay_out(self, page: Page) -> list[Button]:
        """Place the markers above the book, its pages, and the strips below."""
        height = min(HEIGHT, page.height - TOP - FOOT)
        self.whole = page.box.centred(WIDTH, TOP + height + FOOT)
        self.book = Box(self.whole.x, self.whole.y + TOP, WIDTH, height)
        left, right = (
            Box(half.x + BINDING * side, half.y, half.w - BINDING, half.h).inset(MARGIN, BINDING + 34)
            for side, half in zip((1, 0), self.book.columns(2), strict=True)
        )
        markers = (
            tabs.Part("reading", self.say(words.READING), "eye"),
            tabs.Part("playing", self.say(words.PLAYING), "dice"),
            tabs.Part("sound", self.say(sound.SOUND), "sound"),
            tabs.Part("keys", self.say(shared.KEYS), "keyboard"),
        )
        row = Box(page.width / 2 - 760, self.whole.y + MARKERS, 1520, TOP - MARKERS + BINDING)
        canvas = self.canvas(self.app.surface)
        return [
            Round(Box(24, 14, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK)),
            *tabs.tabs(row, markers, self.open, self.turn_to),
            *self.parts[self.open].lay_out(canvas, left, right),
            *self._strips(),
        ]

    def _strips(self) -> list[Button]:
        foot = Box(self.book.x, self.book.bottom + 8, self.book.w, 84)
        back = key_name(Key.CANCEL, self.app.settings, self.say)
        middle = foot.centred(460, foot.h)
        right = Box(foot.right - 460, foot.y, 460, foot.h)
        strips: list[Button] = [Strip(middle, self.say(shared.BACK), self.cancel, key=back, seal=True)]
        if self._before:
            strips.append(Strip(right, self.say(shared.UNDO), self.take_back))
        else:
            same = {**asdict(Settings()), "language": self.app.settings.language}
            new = asdict(self.app.settings) != same
            strips.append(Strip(right, self.say(shared.DEFAULTS), self.back_to_defaults, enabled=new))
        return strips

    # What it looks like.

    def paint_ground(self, canvas: Canvas) -> None:
        """Lay the book on the table."""
        head = Box(self.whole.x, self.whole.y + 6, WIDTH, MARKERS - 8)
        lay_book(canvas, self.book, self.say(shared.SETTINGS), head)

    def paint(self, canvas: Canvas) -> None:
        """Write the open part."""
        self.parts[self.open].paint(canvas)
