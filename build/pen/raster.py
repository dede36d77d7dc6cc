"""Turns inked SVG into pixels: with resvg for baked pictures, with nanosvg to see what the game will see."""

from __future__ import annotations

import io
import re

import numpy as np
import pygame
import resvg_py

from build.pen.png import Pixels, encode

_VIEW = re.compile(r'viewBox="([^"]+)"')


def size_in(svg: str, width: int = 0, height: int = 0) -> tuple[int, int]:
    """The whole pixel size of a picture that is to be this wide or this high."""
    w, h = (float(v) for v in _VIEW.findall(svg)[0].split()[2:])
    if width and height:
        return width, height
    return (width, max(1, round(width * h / w))) if width else (max(1, round(height * w / h)), height)


def with_resvg(svg: str, width: int = 0, height: int = 0) -> Pixels:
    """Rows of pixels with alpha, drawn by resvg."""
    w, h = size_in(svg, width, height)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=w, height=h, skip_system_fonts=True)
    # resvg keeps the aspect and may round a side up by one.
    return pixels_of(pygame.image.load(io.BytesIO(bytes(png)), "picture.png"))[:h, :w]


def with_nanosvg(svg: str, width: int = 0, height: int = 0) -> Pixels:
    """Rows of pixels with alpha, drawn as the game draws it."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size_in(svg, width, height))
    return pixels_of(surface)


def pixels_of(surface: pygame.Surface) -> Pixels:
    """A copy of a surface's pixels with alpha, row by row."""
    flat = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8)
    return flat.reshape(surface.get_height(), surface.get_width(), 4).copy()


def surface_of(pixels: Pixels) -> pygame.Surface:
    """A surface with these pixels."""
    height, width, channels = pixels.shape
    data = np.ascontiguousarray(pixels).tobytes()
    return pygame.image.frombytes(data, (width, height), "RGBA" if channels == 4 else "RGB")


def bake(svg: str, width: int = 0, height: int = 0) -> bytes:
    """An inked picture as PNG of this width or height."""
    return encode(with_resvg(svg, width, height))
