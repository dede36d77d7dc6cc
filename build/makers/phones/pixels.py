"""Pixels for small screens: inked drawings baked, pictures made smaller, in few colours."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame

from build.pen.png import Pixels
from build.pen.quantise import small_png
from build.pen.raster import pixels_of, with_resvg


def baked(source: Path, height: int) -> bytes:
    """Bake an inked drawing at a height."""
    return small_png(with_resvg(source.read_text("utf-8"), height=height))


def lessened(source: Path, times: int, tones: int) -> bytes:
    """Make a picture so many times smaller, of so many tones: a grain of few tones packs well."""
    return small_png(toned(smaller(opened(source), times), tones))


def opened(source: Path) -> Pixels:
    """Open a picture as rows of pixels with alpha."""
    return pixels_of(pygame.image.load(source))


def smaller(pixels: Pixels, times: int) -> Pixels:
    """Put squares of pixels into one each; what does not fill a square is cut off."""
    rows, columns = (side // times for side in pixels.shape[:2])
    whole = pixels[: rows * times, : columns * times].astype(np.float64)
    weight = whole[..., 3:]
    tiles = np.concatenate([whole[..., :3] * weight, weight], axis=2)
    summed = tiles.reshape(rows, times, columns, times, 4).sum(axis=(1, 3))
    colours = summed[..., :3] / np.maximum(summed[..., 3:], 1)
    alpha = summed[..., 3:] / times**2
    return np.asarray(np.rint(np.concatenate([colours, alpha], axis=2)), np.uint8)


def toned(pixels: Pixels, tones: int) -> Pixels:
    """Round colours to so many tones."""
    steps = np.rint(pixels[..., :3] / 255 * tones)
    pixels[..., :3] = np.rint(steps * 255 / tones)
    return pixels


def laid(ground: Pixels, picture: Pixels, x: int, y: int) -> None:
    """Lay a picture with alpha on an opaque ground, as far as it lies on it."""
    left, top = max(0, -x), max(0, -y)
    part = picture[top : ground.shape[0] - y, left : ground.shape[1] - x].astype(np.float64)
    if part.size:
        place = ground[y + top : y + top + part.shape[0], x + left : x + left + part.shape[1], :3]
        share = part[..., 3:] / 255
        place[:] = np.rint(place * (1 - share) + part[..., :3] * share)
