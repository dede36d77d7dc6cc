"""A sample of everything that is written, as it looks with the settings in force."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING, ITALIC
from game.drawing.theme import DARK_WOOD, IVORY, LEAF_GOLD, RUBRIC
from game.words import Tongue, shared
from game.words import settings as words

GAP = 24
COUNTERS = ("[prestige] 24", "[coin] 5", "[cube] 9", "[rat] 3")
OUTCOME = "+3 [prestige], [rat] 5 → 4"


def draw_sample(canvas: Canvas, room: Box, say: Tongue) -> None:
    """Write a prompt, counters, a text, what would come of something, and a button."""
    sizes = canvas.sizes
    bar = Box(room.x, room.y, room.w, sizes.prompt * 2.2)
    _prompt(canvas, bar, say)
    counters = Box(room.x + 8, bar.bottom + GAP, room.w - 16, sizes.counter * 1.5)
    for sign, box in zip(COUNTERS, counters.columns(len(COUNTERS)), strict=True):
        canvas.text(sign, box, sizes.counter)
    text = say(words.SAMPLE_TEXT)
    body = Box(counters.x, counters.bottom + GAP, counters.w, canvas.height(text, counters.w, sizes.body))
    canvas.text(text, body, sizes.body, down="top")
    dark = Box(room.x, body.bottom + GAP, room.w, sizes.body * 2.2)
    canvas.line(dark, DARK_WOOD)
    canvas.ring(dark, LEAF_GOLD, 2, 2)
    canvas.text(OUTCOME, dark.inset(16, 2), sizes.body, face=ITALIC, colour=IVORY, across="centre")
    below = Box(room.x, dark.bottom + GAP, room.w, sizes.button * 2.6)
    if below.bottom <= room.bottom:
        _button(canvas, below.centred(min(room.w, sizes.button * 14), below.h), say)


def _prompt(canvas: Canvas, bar: Box, say: Tongue) -> None:
    canvas.sheet(bar, seed=31, ends="torn")
    inside, size = bar.inset(26, 4), canvas.sizes.prompt
    name, prompt = say(words.SAMPLE_NAME).upper(), say(words.SAMPLE_PROMPT)
    canvas.text(name, inside, size, face=HEADING, colour=RUBRIC)
    beside = canvas.width(name, size, HEADING) + 18
    rest = Box(inside.x + beside, inside.y, inside.w - beside, inside.h)
    canvas.text(prompt, rest, canvas.fitting(prompt, rest, size))


def _button(canvas: Canvas, box: Box, say: Tongue) -> None:
    canvas.sheet(box, seed=7, ends="torn")
    seal = canvas.picture("seals/action", Box(box.x - 8, box.y - 6, box.h + 12, box.h + 12))
    inside = Box(seal.right + 10, box.y + 4, box.right - seal.right - 30, box.h - 8)
    words_ = say(shared.CONFIRM)
    canvas.text(words_, inside, canvas.fitting(words_, inside, canvas.sizes.button, BOLD), face=BOLD)
