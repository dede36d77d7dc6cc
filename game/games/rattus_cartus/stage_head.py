"""Above the stage: a valance, and on a sheet the building that is resolved with what decides it."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, HEADING
from game.drawing.theme import RUBRIC

#: How high the valance is, and the room below it into which a sentence reaches.
VALANCE, LINE = 70.0, 36.0
#: How large a title is alone, and beside a sentence; how wide it may be, and its sign.
ALONE, BESIDE, WIDEST, SIGN = 46.0, 34.0, 620.0, 60.0
#: How large a sentence is, larger than all other words on the stage; the last is for endless names.
LARGEST, LEAST, LEADING = 50.0, 26.0, 0.8
MARGIN = 16.0


def paint_head(canvas: Canvas, stage: Box, title: str, icon: str, reason: str) -> None:
    """Hang the valance, and pin the sheet to it."""
    box = stage.inset(6)
    _hang(canvas, box)
    if reason:
        _paint_reason(canvas, box, title, icon, reason)
    else:
        _paint_title(canvas, box, title, icon)


def _hang(canvas: Canvas, box: Box) -> None:
    half = Box(box.x, box.y, box.w / 2, VALANCE)
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(clip.clip(canvas.page.pixels(Box(box.x, box.y, box.w, VALANCE))))
    deep = half.w / 2.333 * 1.2
    canvas.stretched("ui/curtain_left", Box(half.x, half.bottom - deep, half.w, deep))
    canvas.stretched("ui/curtain_right", Box(half.right, half.bottom - deep, half.w, deep))
    canvas.surface.set_clip(clip)


def _paint_title(canvas: Canvas, box: Box, title: str, icon: str) -> None:
    size = canvas.fitting(title, Box(0, 0, WIDEST, 56), ALONE, HEADING)
    wide = max(420.0, canvas.width(title, size, HEADING) + 200)
    sheet = Box(box.x, box.y + 4, box.w, 62).centred(wide, 62)
    canvas.sheet(sheet, seed=165, ends="torn", lift=7)
    canvas.text(title, sheet, size, face=HEADING, colour=RUBRIC, across="centre")
    for x in (sheet.x + 12, sheet.right - 72):
        canvas.picture(icon, Box(x, sheet.y + 1, SIGN, SIGN))


def _paint_reason(canvas: Canvas, box: Box, title: str, icon: str, reason: str) -> None:
    """Write what decides the building large, and its name small beside it."""
    high = VALANCE + LINE - 6
    name = max(canvas.width(word, BESIDE, HEADING) for word in title.split(" ")) + 6
    room = box.w - SIGN - name - 5 * MARGIN
    size = canvas.fitting(reason, Box(0, 0, room, high / LEADING * 0.9), LARGEST, BOLD, LEAST)
    wide = min(room, max(canvas.width(line, size, BOLD) for line in reason.split("\n")) + 4)
    sheet = Box(box.x, box.y + 4, box.w, high).centred(wide + SIGN + name + 4 * MARGIN, high)
    canvas.sheet(sheet, seed=165, ends="torn", lift=7)
    sign = canvas.picture(icon, Box(sheet.x + MARGIN, sheet.y, SIGN, sheet.h))
    called = Box(sign.right + MARGIN / 2, sheet.y, name, sheet.h)
    canvas.text(title, called, BESIDE, face=HEADING, colour=RUBRIC, leading=0.9)
    place = Box(called.right + MARGIN, sheet.y - 8, wide, sheet.h)
    canvas.text(reason, place, size, face=BOLD, across="centre", leading=LEADING)
