"""The ground of Paris: the painted map, and each quarter in the colours of whoever lives there."""

from collections.abc import Sequence

import pygame

from game.drawing import missing_art
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.surface_cache import Stowed
from game.drawing.text import Colour
from game.drawing.theme import INK, IVORY, TINCTURE_COLOURS, Sizes
from game.drawing.tiled_map import FOLDER, chart
from game.games.notre_dame.board_cuts import SIZE, Cut

#: How strongly a quarter is tinted, of 255, and how wide its frame is: near, and across the room.
TINT, FAR_TINT = 44, 92
FRAME, FAR_FRAME = 6.0, 9.0
#: What the ground becomes under white pieces, which would be lost on white; how grey a free quarter is.
PALE_GROUND: Colour = (0xC3, 0xCB, 0xD8)
FADED = 175
#: The lines of each tincture, as heralds hatch it: their colour, whether upright, flat, both, or dots.
HATCHES: dict[str, tuple[Colour, str]] = {
    "gules": ((0xD9, 0x7C, 0x74), "upright"),
    "azure": ((0xD2, 0xE2, 0xFF), "flat"),
    "or": ((0x4A, 0x2F, 0x00), "dots"),
    "argent": ((0xF7, 0xF7, 0xF7), ""),
    "sable": ((0x7A, 0x82, 0xBD), "upright flat"),
}
#: How far apart the lines are.
APART = 6.0


@Stowed
def ground(quarters: int, pixels: tuple[int, int]) -> pygame.Surface:
    """Paint the empty city at a size: ground, things on it, and the skin they are painted on."""
    city = chart(f"paris_{quarters}")
    board = city.image("painted").convert()
    board.blits(city.things("things"))
    board = pygame.transform.smoothscale(board, pixels)
    skin = missing_art.opened(FOLDER / "paris" / "vellum.png", (64, 64), (255, 255, 255)).convert()
    board.blit(pygame.transform.smoothscale(skin, pixels), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return board


def paint_map(canvas: Canvas, quarters: int, cuts: Sequence[Cut]) -> None:
    """Lay the parts of the map where they belong."""
    for cut in cuts:
        k = cut.scale * canvas.page.scale
        x, y, w, h = canvas.page.pixels(cut.place)
        corner = round(cut.source.x * k), round(cut.source.y * k)
        whole = ground(quarters, (round(SIZE[0] * k), round(SIZE[1] * k)))
        canvas.surface.blit(whole, (x, y), (*corner, w, h))


def paint_quarter(canvas: Canvas, box: Box, tincture: str, sizes: Sizes) -> None:
    """Tint and frame a quarter in the colours and the hatching of its seat."""
    x, y, w, h = canvas.page.pixels(box)
    far = sizes.sofa or canvas.look.strong
    frame = canvas.page.length(FAR_FRAME if far else FRAME)
    step = max(4, canvas.page.length(APART))
    canvas.surface.blit(_tint((w, h), tincture, FAR_TINT if far else TINT, frame, step), (x, y))


@Stowed
def _tint(size: tuple[int, int], tincture: str, strength: int, frame: int, step: int) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    area, colour = out.get_rect(), TINCTURE_COLOURS[tincture]
    pygame.draw.rect(out, INK, area, border_radius=frame)
    pygame.draw.rect(out, colour, area.inflate(-4, -4), border_radius=frame)
    _hatch(out, tincture, step, frame)
    inner = area.inflate(-2 * frame, -2 * frame)
    pygame.draw.rect(out, INK, inner, border_radius=frame)
    wash = PALE_GROUND if tincture == "argent" else colour
    pygame.draw.rect(out, (*wash, strength), inner.inflate(-2, -2), border_radius=frame)
    return out


def _hatch(out: pygame.Surface, tincture: str, step: int, frame: int) -> None:
    """Hatch a surface all over, save for its corners."""
    (colour, lines), (w, h) = HATCHES[tincture], out.get_size()
    ends = range(frame * 2, w - frame * 2, step), range(frame * 2, h - frame * 2, step)
    for x in ends[0] if "upright" in lines else ():
        pygame.draw.line(out, colour, (x, 2), (x, h - 3))
    for y in ends[1] if "flat" in lines else ():
        pygame.draw.line(out, colour, (2, y), (w - 3, y))
    if lines == "dots":
        edges = [(x, y) for x in ends[0] for y in (frame // 2, h - frame // 2 - 1)]
        edges += [(x, y) for y in ends[1] for x in (frame // 2, w - frame // 2 - 1)]
        for place in edges:
            pygame.draw.circle(out, colour, place, max(1, frame // 4))


def paint_free_quarter(canvas: Canvas, box: Box) -> None:
    """Let a quarter fade where nobody lives."""
    # A lens shows a part of the board alone.
    area = pygame.Rect(canvas.page.pixels(box)).clip(canvas.surface.get_rect())
    if not area:
        return
    faded = pygame.transform.grayscale(canvas.surface.subsurface(area).copy())
    faded.fill(IVORY, special_flags=pygame.BLEND_RGB_MULT)
    faded.set_alpha(FADED)
    canvas.surface.blit(faded, area)
    canvas.dashes(box.inset(3), IVORY, 2, 10)
