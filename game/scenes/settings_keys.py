"""The part of the settings where keys get other meanings."""

from functools import partial
from typing import TYPE_CHECKING

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import INK, RUBRIC
from game.input.signals import (
    FIXED,
    KEYS,
    Button,
    Click,
    Press,
    Signal,
    Stroke,
    key_called,
    key_map,
    key_name,
)
from game.scenes.settings_parts import GAP, Part, below_heading
from game.widgets.button import Button as Widget
from game.widgets.button import Deed
from game.widgets.frame import rule_frame
from game.widgets.listing import Listing
from game.words import settings as words
from game.words import shared

if TYPE_CHECKING:
    from game.scenes.settings import SettingsScene

#: What can have another key, as it is listed.
LISTED = tuple(Button(name) for name in words.MEANINGS)
#: Keys that change others and mean nothing alone.
_HELD = ("Shift", "Ctrl", "Alt", "GUI", "CapsLock", "Numlock", "ModeSwitch")
ROW_GAP = 10
ADVICE = (("keyboard", words.KEYS_KEPT), ("mouse", words.MOUSE), ("gamepad", words.PAD))


class KeyRow(Widget):
    """A meaning and its key."""

    def __init__(self, height: float, meaning: str, key: str, deed: Deed, *, seed: int, waits: str) -> None:
        super().__init__(Box(0, 0, 0, height), deed)
        self.words = meaning
        self.key = key
        self.seed = seed
        #: What stands in place of the key while a new one is awaited.
        self.waits = waits

    def draw(self, canvas: Canvas, *, hot: bool) -> None:
        """Rule the row and write both sides."""
        rule_frame(canvas, self.box, self.seed, hot=hot or bool(self.waits))
        inside = self.box.inset(20, 3).moved(0, -2)
        key = Box(inside.x + inside.w * 0.56, inside.y, inside.w * 0.44, inside.h)
        meaning = Box(inside.x, inside.y, inside.w * 0.56 - 10, inside.h)
        size = canvas.fitting(self.words, meaning, canvas.sizes.name, BOLD)
        canvas.text(self.words, meaning, size, face=BOLD, colour=INK)
        shown, face = (self.waits, ITALIC) if self.waits else (self.key, BOLD)
        size = canvas.fitting(shown, key, canvas.sizes.name, face)
        canvas.text(shown, key, size, face=face, colour=RUBRIC, across="right")


class Keys(Part):
    """A list of meanings; choose one and press its new key."""

    def __init__(self, scene: "SettingsScene") -> None:
        super().__init__(scene)
        self.listing = Listing(scene)
        #: Which meaning waits for a key.
        self.waiting: Button | None = None
        self.message = ""

    def lay_out(self, canvas: Canvas, left: Box, right: Box) -> list[Widget]:
        """Place the list on the left page."""
        self.left, self.right = left, right
        room = below_heading(left)
        fitting = max(1, int((room.h + ROW_GAP) // (max(60.0, canvas.sizes.name * 1.9) + ROW_GAP)))
        height = (room.h + ROW_GAP) / fitting - ROW_GAP
        rows = [self._row(button, seed, height) for seed, button in enumerate(LISTED)]
        return self.listing.place(room, rows, ROW_GAP)

    def _row(self, button: Button, seed: int, height: float) -> KeyRow:
        waits = self.say(shared.PRESS_A_KEY) if button is self.waiting else ""
        key = key_name(button, self.scene.app.settings, self.say)
        meaning = self.say(words.MEANINGS[button])
        return KeyRow(height, meaning, key, partial(self.wait_for, button), seed=seed, waits=waits)

    # What happens.

    def wait_for(self, button: Button | None, message: str = "") -> None:
        """Wait for the new key of a meaning; None stops waiting."""
        self.waiting, self.message = button, message
        self.scene.refresh()

    def hear(self, signal: Signal) -> bool:
        """Take the key that is waited for, and let the list scroll."""
        if self.waiting is None:
            return self.listing.hear(signal)
        if isinstance(signal, Stroke):
            self._take(self.waiting, signal.key)
            return True
        if isinstance(signal, Press | Click) and signal.down:
            self.wait_for(None)
        return isinstance(signal, Press)

    def _take(self, button: Button, key: int) -> None:
        keys = self.scene.app.settings.keys
        meaning = key_map(keys).get(key)
        if key_called(key).endswith(_HELD):
            return
        if key in FIXED and KEYS[key] is not button:
            leave = KEYS[key] is Button.CANCEL
            self.wait_for(None if leave else button, "" if leave else self.say(words.KEY_FIXED))
        elif meaning not in (None, button):
            taken = self.say(shared.KEY_TAKEN, what=self.say(words.MEANINGS[str(meaning)]))
            self.wait_for(button, taken)
        else:
            self._give(button, key)

    def _give(self, button: Button, key: int) -> None:
        app = self.scene.app
        others = {name: called for name, called in app.settings.keys.items() if name != button}
        own = {} if KEYS.get(key) is button else {str(button): key_called(key)}
        self.waiting = None
        self.scene.set(keys={**others, **own})
        name = key_name(button, app.settings, self.say)
        what = self.say(words.MEANINGS[button])
        self.wait_for(None, self.say(words.KEY_CHANGED, what=what, key=name))

    # What it looks like.

    def paint(self, canvas: Canvas) -> None:
        """Write how it is done, and what came of it."""
        self.heading(canvas, self.left, shared.KEYS)
        self.listing.paint(canvas)
        room = Box(self.right.x, self.right.y + 8, self.right.w, self.right.h)
        how = self.say(words.CHANGE_KEYS)
        used = canvas.text(how, room, canvas.sizes.prompt, face=BOLD, down="top")
        high = canvas.height(self.message, room.w - 60, canvas.sizes.name, BOLD) + 40 if self.message else 0
        strip = Box(room.x, self.right.bottom - high, room.w, high)
        self._advise(canvas, Box(room.x, room.y + used + GAP, room.w, strip.y - room.y - used - GAP))
        if self.message:
            canvas.sheet(strip, seed=9, ends="torn", lift=6)
            canvas.text(self.message, strip.inset(30, 6), canvas.sizes.name, face=BOLD, across="centre")

    def _advise(self, canvas: Canvas, room: Box) -> None:
        """Write as much advice as there is room for."""
        y = room.y
        for icon, text in ADVICE:
            line = self.say(text)
            high = max(60.0, canvas.height(line, room.w - 84, canvas.sizes.body))
            if y + high > room.bottom:
                break
            canvas.picture(f"icons/{icon}", Box(room.x, y, 60, 60))
            canvas.text(line, Box(room.x + 84, y, room.w - 84, high), canvas.sizes.body)
            y += high + GAP
