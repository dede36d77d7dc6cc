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
from game.widgets.book import LEAVES, lay_book, lay_leaves
from game.widgets.button import Button, Round, Strip
from game.widgets.panel import Panel
from game.words import settings as words
from game.words import shared, sound

#: The book at its largest, its binding, and the margin of its pages.
WIDTH, HEIGHT, BINDING, MARGIN = 1820, 960, 22, 44
#: Where the markers and the book begin, and what lies below the book.
MARKERS, TOP, FOOT = 86, 146, 104
#: From which width on three strips lie side by side.
LEAST = 1500.0


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
        wide, most = (page.width - 48, 2 * HEIGHT) if page.upright else (WIDTH, HEIGHT)
        height = min(most, page.height - TOP - FOOT)
        self.whole = page.box.centred(wide, TOP + height + FOOT)
        self.book = Box(self.whole.x, self.whole.y + TOP, wide, height)
        left, right = self._pages(upright=page.upright)
        markers = (
            tabs.Part("reading", self.say(words.READING), "eye"),
            tabs.Part("playing", self.say(words.PLAYING), "dice"),
            tabs.Part("sound", self.say(sound.SOUND), "sound"),
            tabs.Part("keys", self.say(shared.KEYS), "keyboard"),
        )
        across = min(1520.0, wide - 40)
        row = Box((page.width - across) / 2, self.whole.y + MARKERS, across, TOP - MARKERS + BINDING)
        canvas = self.canvas(self.app.surface)
        return [
            Round(Box(24, 14, 68, 68), "arrow_left", self.cancel, hint=self.say(shared.BACK)),
            *tabs.tabs(row, markers, self.open, self.turn_to),
            *self.parts[self.open].lay_out(canvas, left, right),
            *self._strips(),
        ]

    def _pages(self, *, upright: bool) -> tuple[Box, Box]:
        """Give what can be written on of both pages of the book, or of both leaves."""
        if upright:
            first, second = (leaf.inset(MARGIN + BINDING, BINDING + 34) for leaf in self.book.rows(2, LEAVES))
            return first, second
        left, right = self.book.columns(2)
        pages = (
            Box(left.x + BINDING, left.y, left.w - BINDING, left.h),
            Box(*right[:2], right.w - BINDING, right.h),
        )
        return pages[0].inset(MARGIN, BINDING + 34), pages[1].inset(MARGIN, BINDING + 34)

    def _strips(self) -> list[Button]:
        foot = Box(self.book.x, self.book.bottom + 8, self.book.w, 84)
        back = key_name(Key.CANCEL, self.app.settings, self.say)
        middle = foot.centred(460, foot.h) if foot.w > LEAST else Box(foot.x, foot.y, 460, foot.h)
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
        head = Box(self.whole.x, self.whole.y + 6, self.whole.w, MARKERS - 8)
        if not canvas.page.upright:
            lay_book(canvas, self.book, self.say(shared.SETTINGS), head)
            return
        lay_leaves(canvas, list(self.book.rows(2, LEAVES)), self.say(shared.SETTINGS), head)

    def paint(self, canvas: Canvas) -> None:
        """Write the open part."""
        self.parts[self.open].paint(canvas)
