"""The code of a seat as cameras read it: whole pixels, a light rim, and nothing drawn into it."""

from functools import lru_cache

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, PAPER
from game.phones.code import RIM, Modules, code

#: How wide the line around it is.
EDGE = 2.0


@lru_cache(maxsize=8)
def _modules(url: str) -> Modules:
    return code(url)


def paint_code(canvas: Canvas, url: str, box: Box) -> Box:
    """Paint the code into the middle of a box, as large as whole pixels allow, and say where it went."""
    modules = _modules(url)
    x, y, w, h = canvas.page.pixels(box)
    edge = max(1, canvas.page.length(EDGE))
    whole = len(modules) + 2 * RIM
    side = max(1, (min(w, h) - 2 * edge) // whole)
    size = side * whole
    left, top = x + (w - size) // 2, y + (h - size) // 2
    canvas.surface.fill(INK, (left - edge, top - edge, size + 2 * edge, size + 2 * edge))
    canvas.surface.fill(PAPER, (left, top, size, size))
    for row, line in enumerate(modules, RIM):
        for column, dark in enumerate(line, RIM):
            if dark:
                canvas.surface.fill(INK, (left + column * side, top + row * side, side, side))
    scale = canvas.page.scale
    return Box(left / scale, top / scale, size / scale, size / scale)
