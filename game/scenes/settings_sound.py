"""The part of the settings where people say how loud everything is."""

from functools import partial
from typing import TYPE_CHECKING

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import ITALIC
from game.input.signals import Button as Key
from game.input.signals import key_name
from game.scenes.settings_parts import GAP, Item, Part, below_heading
from game.store.settings import LOUDEST
from game.words import shared
from game.words import sound as words

if TYPE_CHECKING:
    pass

#: What can be made louder: the setting, what it is called, and what it is.
KINDS = (
    ("effects", shared.EFFECTS, words.EFFECTS_TEXT),
    ("music", shared.MUSIC, words.MUSIC_TEXT),
    ("ambience", shared.AMBIENCE, words.AMBIENCE_TEXT),
)
#: What is heard when the effects are set, so that people know how loud that is.
SAMPLE = "coin"
#: How high and wide the singer is at most, and at least.
SINGER, LEAST = 380, 200


class Loudness(Part):
    """A slider for each kind of sound, and silence at once."""

    def items(self, canvas: Canvas, width: float) -> tuple[list[Item], list[Item]]:
        """Give the sliders on the left page and the silence on the right one."""
        say = self.say
        left = [
            self.slider(canvas, width, kind, say(title), say(text), LOUDEST, partial(self.set_loudness, kind))
            for kind, title, text in KINDS
        ]
        key = key_name(Key.MUTE, self.scene.app.settings, say)
        silence = say(words.MUTE_TEXT, key=key) if key else say(words.MUTE_TEXT_NO_KEY)
        mute = self.toggle(canvas, width, say(shared.MUTE), silence, "muted")
        self.below_mute = below_heading(self.right).y + mute.height
        return left, [mute]

    def set_loudness(self, setting: str, value: int) -> None:
        """Make a kind louder or quieter; whoever moves a slider wants to hear it."""
        self.scene.set(**{setting: value, "muted": False})
        if setting == "effects":
            self.scene.app.sound.play(SAMPLE)

    def paint(self, canvas: Canvas) -> None:
        """Write the headings, a word of comfort, and show who sings."""
        super().paint(canvas)
        self.heading(canvas, self.left, words.SOUND)
        self.heading(canvas, self.right, words.SILENCE)
        comfort = self.say(words.NEVER_ALONE)
        high = canvas.height(comfort, self.right.w, canvas.sizes.body, ITALIC)
        foot = Box(self.right.x, self.right.bottom - high, self.right.w, high)
        canvas.text(comfort, foot, canvas.sizes.body, face=ITALIC, down="bottom")
        room = Box(self.right.x, self.below_mute + GAP, self.right.w, foot.y - self.below_mute - 2 * GAP)
        if room.h >= LEAST:
            canvas.picture("person/minstrel", room.centred(SINGER, min(SINGER, room.h)))
