"""The tray before the person who plays: a leather cloth for the hand, and the curtain before it."""

from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD, ITALIC
from game.drawing.theme import IVORY, Sizes

#: How wide the place is that says whose hand it is, near and across the room.
HEAD, FAR_HEAD = 200.0, 254.0
#: How high the button is that covers the cards, near and across the room.
COVER, FAR_COVER = 56.0, 64.0
#: How high the plate before the curtain is at most; how wide, near and across the room.
PLATE, NEAR, FAR = 216.0, 880.0, 1080.0
#: How high a line is by its letters: more than one, and less than two.
LINE = 1.6
#: How close lines are to each other below a crest.
CLOSE = 0.74
#: How much of a tray the button that covers the cards takes, or else the lip before them.
FOOT, LIP = 84.0, 18.0
#: Where strips have less room than this they lie below each other, while they are no lower than that.
NARROW, LOW = 300, 56


class Parts(NamedTuple):
    """How a tray is divided: whose it is, the cards, the button that covers them, and room for strips."""

    head: Box | None
    cards: Box
    cover: Box
    #: None: whatever the cards leave.
    room: Box | None = None


def parts(box: Box, *, far: bool = False) -> Parts:
    """Divide a tray the usual way, for people near or across the room."""
    head = Box(box.x, box.y, FAR_HEAD if far else HEAD, box.h)
    cards = Box(head.right, box.y + 9, box.w - head.w - 16, box.h - 18)
    high, aside = (FAR_COVER, 10) if far else (COVER, 14)
    cover = Box(box.x + aside, box.bottom - high - 10, head.w - 2 * aside, high)
    return Parts(head, cards, cover)


def paint_cloth(canvas: Canvas, box: Box) -> None:
    """Lay the leather with its seam."""
    canvas.sheet(box, seed=71, skin="leather", ends="cut", lift=6)
    canvas.seam(box.inset(10))


def paint_head(canvas: Canvas, box: Box, tincture: str, title: str, *, covers: bool = False) -> None:
    """Say in the head of a tray whose hand it is; ``covers``: the button that covers the cards is below."""
    if canvas.sizes.sofa:
        _paint_far_head(canvas, box, tincture, title, covers=covers)
        return
    head = Box(box.x + 20, box.y + 18, box.w - 30, box.h - 36)
    crest = Box(head.x - 4, head.y, 60, 72)
    canvas.picture(f"crests/shield_{tincture}", crest, across="left", down="top")
    name = Box(crest.right + 6, head.y - 6, head.right - crest.right - 2, 96)
    size = canvas.fitting(title, name, 28, BOLD)
    canvas.text(title, name, size, face=BOLD, colour=IVORY, leading=0.86)


def _paint_far_head(canvas: Canvas, box: Box, tincture: str, title: str, *, covers: bool) -> None:
    """Say it below the crest, as large as other numbers; beside it where there is a button below."""
    room = Box(box.x + 12, box.y + 14, box.w - 16, box.h - 14 - (FOOT if covers else LIP))
    words = Box(room.x, room.bottom - 78, room.w, 78)
    crest = Box(room.x, room.y, room.w, room.h - words.h - 2)
    if covers:
        crest, words = (Box(left, room.y, wide, room.h) for left, wide in _beside(room))
    canvas.picture(f"crests/shield_{tincture}", crest)
    size = canvas.fitting(title, words, canvas.sizes.number, BOLD, leading=CLOSE)
    canvas.text(title, words, size, face=BOLD, colour=IVORY, across="centre", leading=CLOSE)


def _beside(room: Box) -> tuple[tuple[float, float], ...]:
    """Share a room between a crest and words: where each begins, and how wide it is."""
    wide = room.w * 0.36
    return (room.x, wide), (room.x + wide + 6, room.w - wide - 6)


def paint_curtain(canvas: Canvas, box: Box, tincture: str, title: str, words: str) -> None:
    """Hang the curtain, with the crest of whoever may open it."""
    half = Box(box.x, box.y + 8, box.w / 2, box.h - 8)
    canvas.stretched("ui/curtain_left", half)
    canvas.stretched("ui/curtain_right", half.moved(box.w / 2, 0))
    canvas.picture("ui/curtain_rod", Box(box.x, box.y - 6, box.w, 28))
    plate, sizes = _plate(box, canvas.sizes), canvas.sizes
    canvas.sheet(plate, seed=73, lift=8)
    canvas.picture(f"crests/shield_{tincture}", Box(plate.x + 24, plate.y + 14, 90, plate.h - 28))
    text = Box(plate.x + 132, plate.y + 8, plate.w - 156, 44)
    room = Box(0, 0, text.w, sizes.name * LINE)
    canvas.text(title, text, canvas.fitting(title, room, max(32, sizes.name), BOLD), face=BOLD)
    below = Box(text.x, text.bottom - 4, text.w, 38)
    most = max(26, sizes.body)
    canvas.text(
        words, below, canvas.fitting(words, Box(0, 0, below.w, most * LINE), most, ITALIC), face=ITALIC
    )


def _plate(box: Box, sizes: Sizes) -> Box:
    wide = FAR if sizes.sofa else NEAR
    return Box(box.x, box.y + 24, box.w, box.h - 34).centred(wide, min(box.h - 34, PLATE))


def strewn(canvas: Canvas, box: Box, names: list[str]) -> None:
    """Strew small things over a dish, always in the same way; more than fit lie closer."""
    step = min(30.0, box.w / max(1, (len(names) + 1) // 2))
    for number, name in enumerate(names):
        x = box.x + number // 2 * step + (number * 7 % 5)
        y = box.y + (number % 2) * box.h * 0.4 + (number * 11 % 7)
        canvas.picture(name, Box(x, y, 34, 34))


def curtain_button(box: Box, sizes: Sizes) -> Box:
    """Say where the button of the curtain lies."""
    plate = _plate(box, sizes)
    return Box(plate.x + 150, plate.bottom - 80, plate.w - 190, 66)


def _height(box: Box, rows: int) -> float:
    return (box.h - 8 * (rows - 1)) / max(1, rows)


def choices(box: Box, count: int) -> list[Box]:
    """Lay out so many strips in a box."""
    columns = 1 if count < 3 else 2 if count < 7 else 3
    if box.w < NARROW:
        columns = next((c for c in (1, 2) if _height(box, -(-count // c)) >= LOW), 3)
    rows = max(1, -(-count // columns))
    # Words that have to be broken need more lines.
    height = min(104.0 if box.w < NARROW else 72.0, _height(box, rows))
    width = min(380.0, (box.w - 10 * (columns - 1)) / columns)
    left = box.right - columns * width - 10 * (columns - 1)
    top = box.y + (box.h - rows * height - 8 * (rows - 1)) / 2
    places = [(i % columns, i // columns) for i in range(count)]
    return [Box(left + x * (width + 10), top + y * (height + 8), width, height) for x, y in places]
