"""Above the piles: which round it is, what is done now, and what the signs mean that this is about."""

from collections.abc import Mapping

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY, BOLD, HEADING
from game.drawing.theme import FADED_INK, RUBRIC, Sizes
from game.games.rattus_cartus.words.panel import LAST, LEGENDS
from game.games.rattus_cartus.words.table import PHASES
from game.words import Tongue, shared
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.view import View

#: How high the round is, what is done now, and a sign with its words, by the size of words; how many signs.
ROUND, PHASE, ROW, MOST = 1.4, 1.3, 1.16, 4
#: How wide a sign is with the gap after it, by its height.
SIGN = 1.2
#: The phases that people count, in their order.
COUNTED = ("support", "visit", "resolve")


def legend_height(sizes: Sizes) -> float:
    """Say how high all of it is."""
    return (ROUND + PHASE + ROW * MOST) * sizes.body


def legend(view: View) -> Mapping[str, str]:
    """Give the signs that matter now, each with its words; special cards only where the game has them."""
    now = phase(view)
    words = (LAST if view.last_round else LEGENDS).get(now, LEGENDS[now])
    arms = {"sword", "flute"} - set(view.stacks)
    return {sign: text for sign, text in words.items() if sign not in arms}


def paint_legend(canvas: Canvas, box: Box, sizes: Sizes, view: View, say: Tongue) -> None:
    """Paint the round, the phase, and a row for each sign."""
    body = sizes.body
    _paint_round(canvas, Box(box.x, box.y, box.w, ROUND * body), sizes, view, say)
    below = Box(box.x, box.y + ROUND * body, box.w, PHASE * body)
    _paint_phase(canvas, below, body, view, say)
    for number, (sign, words) in enumerate(legend(view).items()):
        row = Box(box.x, below.bottom + number * ROW * body, box.w, ROW * body)
        canvas.picture(f"icons/{sign}", Box(row.x, row.y - 1, row.h * SIGN, row.h))
        beside = Box(row.x + row.h * SIGN + 6, row.y - 4, row.w - row.h * SIGN - 6, row.h + 8)
        text = say(words)
        canvas.text(text, beside, canvas.fitting(text, Box(0, 0, beside.w, 60), body))


def _paint_round(canvas: Canvas, box: Box, sizes: Sizes, view: View, say: Tongue) -> None:
    words, most = say(shared.ROUND, round=view.round, rounds=view.rounds).upper(), max(30, sizes.name)
    size = canvas.fitting(words, box.inset(-15, 0), most, HEADING)
    wide = max(box.w, canvas.width(words, size, HEADING) + 1)
    canvas.text(words, box.centred(wide, box.h), size, face=HEADING, colour=RUBRIC)


def _paint_phase(canvas: Canvas, box: Box, body: float, view: View, say: Tongue) -> None:
    """Name what is done now, and count how much of the round that is."""
    now = phase(view)
    words = say(PHASES[now].title) + (" [hourglass]" if view.last_round else "")
    canvas.text(words, box, canvas.fitting(words, Box(0, 0, box.w - 2 * body, 60), body, BOLD), face=BOLD)
    if now in COUNTED:
        count = f"{COUNTED.index(now) + 1}/{len(COUNTED)}"
        canvas.text(count, box, body, face=BODY, colour=FADED_INK, across="right")
