"""The parts of the settings that are read from top to bottom: reading and playing."""

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, Face
from game.drawing.theme import RUBRIC
from game.scenes.settings_sample import draw_sample
from game.store.settings import LIVELIEST, SPEEDS, TEXT_SIZES
from game.widgets.button import Button
from game.widgets.choice import Choice, Value
from game.widgets.initial import draw_heading
from game.widgets.slider import Grip, Slider
from game.widgets.toggle import Toggle
from game.words import LANGUAGE_NAMES, LANGUAGES, Tongue, shared
from game.words import settings as words

if TYPE_CHECKING:
    from game.scenes.settings import SettingsScene

#: How high a heading is, and what keeps settings apart: a rule too, where there is room for it.
HEAD, GAP = 72, 22
NARROWEST_GAP, WIDEST_GAP = 10, 56
SIZES = {
    "desk": (shared.SIZE_DESK, words.SIZE_DESK_TEXT),
    "table": (shared.SIZE_TABLE, words.SIZE_TABLE_TEXT),
    "tv": (shared.SIZE_TV, words.SIZE_TV_TEXT),
}
PACES = {
    "slow": shared.SPEED_SLOW,
    "normal": shared.SPEED_NORMAL,
    "fast": shared.SPEED_FAST,
    "off": shared.SPEED_OFF,
}


class Line(NamedTuple):
    """Words on a page and where they stand."""

    words: str
    box: Box
    size: float
    face: Face = BODY
    down: str = "top"


class Item(NamedTuple):
    """Something to set: how much room it needs, and how it is put there."""

    height: float
    put: Callable[[Box], Button]


class Part:
    """A spread of the book: settings below each other on two pages."""

    def __init__(self, scene: "SettingsScene") -> None:
        self.scene = scene
        #: The knobs that are held, by their settings.
        self._grips: defaultdict[str, Grip] = defaultdict(Grip)
        self._lines: list[Line] = []
        self._rules: list[Box] = []

    def lay_out(self, canvas: Canvas, left: Box, right: Box) -> list[Button]:
        """Place what can be set, and remember what is written beside it."""
        self.left, self.right = left, right
        self._lines, self._rules = [], []
        pages = zip((left, right), self.items(canvas, left.w), strict=True)
        return [button for page, items in pages for button in self._stacked(below_heading(page), items)]

    def items(self, canvas: Canvas, width: float) -> tuple[list[Item], list[Item]]:
        """Give what can be set on the left page and on the right one."""
        return [], []

    def _stacked(self, room: Box, items: list[Item]) -> list[Button]:
        buttons, y = [], room.y
        free = room.h - sum(item.height for item in items)
        gap = min(WIDEST_GAP, max(NARROWEST_GAP, free / max(1, len(items))))
        for number, item in enumerate(items):
            if number and gap > GAP:
                self._rules.append(Box(room.x, y - gap / 2 - 1, room.w, 1.6))
            buttons.append(item.put(Box(room.x, y, room.w, item.height)))
            y += item.height + gap
        return buttons

    def paint(self, canvas: Canvas) -> None:
        """Write what stands beside the buttons."""
        for rule in self._rules:
            canvas.line(rule, RUBRIC)
        for words_, box, size, face, down in self._lines:
            canvas.text(words_, box, size, face=face, down=down)

    @property
    def say(self) -> Tongue:
        """Speak the language in force."""
        return self.scene.say

    def heading(self, canvas: Canvas, page: Box, text: str) -> None:
        """Write a heading, with a spray of leaves beside it."""
        beside = draw_heading(canvas, self.say(text), Box(page.x, page.y, page.w, HEAD), 44)
        if beside.w > 160:
            canvas.picture("frames/spray_bar", beside.inset(0, 14), across="right")

    def choice(
        self, canvas: Canvas, width: float, title: str, setting: str, values: list[Value], text: str = ""
    ) -> Item:
        """Give a choice beside its title, with a sentence below; without one each value says its own."""
        frame = max(64.0, canvas.sizes.button * 2.1)
        chosen = getattr(self.scene.app.settings, setting)
        sentence = text or next((value.text for value in values if value.key == chosen), "")
        below = canvas.height(sentence, width, canvas.sizes.body) + 4 if sentence else 0.0

        def put(box: Box) -> Button:
            place = self.beside_title(canvas, box, title, sentence, below, 0.42)
            return Choice(
                place, values, chosen, lambda value: self.scene.set(**{setting: value}), seed=len(title)
            )

        return Item(frame + below, put)

    def beside_title(
        self, canvas: Canvas, box: Box, title: str, sentence: str, below: float, part: float
    ) -> Box:
        """Write a title into a part of the width and a sentence below, and give the room beside the title."""
        line = Box(box.x, box.y, box.w, box.h - below)
        label = Box(line.x, line.y, line.w * part, line.h)
        size = canvas.fitting(title, label, canvas.sizes.name, BOLD)
        self._lines.append(Line(title, label, size, BOLD, "middle"))
        if sentence:
            self._lines.append(Line(sentence, Box(box.x, line.bottom + 4, box.w, below), canvas.sizes.body))
        return Box(label.right + 12, line.y, line.right - label.right - 12, line.h)

    def slider(
        self,
        canvas: Canvas,
        width: float,
        setting: str,
        title: str,
        text: str,
        most: int,
        change: Callable[[int], None] | None = None,
    ) -> Item:
        """Give a slider beside its title, with a sentence below."""
        below = canvas.height(text, width, canvas.sizes.body) + 4
        value, grip = getattr(self.scene.app.settings, setting), self._grips[setting]

        def put(box: Box) -> Button:
            place = self.beside_title(canvas, box, title, text, below, 0.34)
            change_it = change or (lambda value: self.scene.set(**{setting: value}))
            return Slider(place, value, most, change_it, grip=grip)

        return Item(max(64.0, canvas.sizes.name * 2) + below, put)

    def toggle(self, canvas: Canvas, width: float, title: str, text: str, setting: str) -> Item:
        """Give a box to tick."""
        on = getattr(self.scene.app.settings, setting)

        def put(box: Box) -> Button:
            return Toggle(box, title, text, on, lambda value: self.scene.set(**{setting: value}))

        return Item(Toggle.height(canvas, width, title, text), put)


def below_heading(page: Box) -> Box:
    """Give what a heading leaves of a page."""
    return Box(page.x, page.y + HEAD + GAP, page.w, page.h - HEAD - GAP)


class Reading(Part):
    """Language, letters and contrast, and a sample of them."""

    def items(self, canvas: Canvas, width: float) -> tuple[list[Item], list[Item]]:
        """Give the settings; the sample has the right page."""
        say = self.say
        sizes = [Value(size, say(SIZES[size][0]), "text_size", say(SIZES[size][1])) for size in TEXT_SIZES]
        items = [
            self.choice(canvas, width, say(shared.LANGUAGE), "language", self._languages()),
            self.choice(canvas, width, say(shared.TEXT_SIZE), "text_size", sizes),
        ]
        for title, text, setting in (
            (shared.PLAIN_FACE, words.PLAIN_FACE_TEXT, "plain_face"),
            (shared.HIGH_CONTRAST, words.HIGH_CONTRAST_TEXT, "high_contrast"),
        ):
            items.append(self.toggle(canvas, width, say(title), say(text), setting))
        return items, []

    def _languages(self) -> list[Value]:
        spoken = self.scene.app.settings.language
        names = LANGUAGE_NAMES if spoken in LANGUAGES else {**LANGUAGE_NAMES, spoken: spoken}
        return [Value(code, name, "language") for code, name in names.items()]

    def paint(self, canvas: Canvas) -> None:
        """Write the headings and the sample."""
        super().paint(canvas)
        self.heading(canvas, self.left, words.READING)
        self.heading(canvas, self.right, words.SAMPLE)
        draw_sample(canvas, below_heading(self.right), self.say)


class Playing(Part):
    """How fast things go, and how much people have to do for it."""

    def items(self, canvas: Canvas, width: float) -> tuple[list[Item], list[Item]]:
        """Give the speeds on the left page, and what makes playing easier on the right one."""
        say = self.say
        paces = [Value(pace, say(PACES[pace]), "speed") for pace in SPEEDS]
        left = [
            self.choice(canvas, width, say(shared.SPEED), "speed", paces, say(words.SPEED_TEXT)),
            self.choice(canvas, width, say(shared.BOT_SPEED), "bot_speed", paces, say(words.BOT_SPEED_TEXT)),
            self.toggle(canvas, width, say(shared.RECAP_SETTING), say(words.RECAP_TEXT), "recap"),
        ]
        told = say(words.LIVELINESS_TEXT)
        lively = self.slider(canvas, width, "liveliness", say(words.LIVELINESS), told, LIVELIEST)
        right = [
            self.toggle(canvas, width, say(title), say(text), setting)
            for title, text, setting in (
                (shared.REDUCED_MOTION, words.REDUCED_MOTION_TEXT, "reduced_motion"),
                (shared.HOLD_OR_TOGGLE, words.HOLD_OR_TOGGLE_TEXT, "press_to_hold"),
                (shared.FULL_SCREEN, words.FULL_SCREEN_TEXT, "full_screen"),
            )
        ]
        return left, [lively, *right]

    def paint(self, canvas: Canvas) -> None:
        """Write the headings."""
        super().paint(canvas)
        self.heading(canvas, self.left, words.PLAYING)
        self.heading(canvas, self.right, words.EASE)
        if canvas.sizes.body < 30:
            corner = Box(self.right.right - 190, self.right.bottom - 160, 190, 160)
            canvas.picture("title/rat_scribe", corner, across="right", down="bottom")
