"""PNG with a palette: a third of the bytes for surfaces of few pigments and for painted panels."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from build.pen.png import Pixels
from build.pen.stroke import seeded

Field = NDArray[np.float64]
Indices = NDArray[np.uint8]
COLOURS = 256


def encode_indexed(indices: Indices, palette: Pixels) -> bytes:
    """Rows of palette numbers and up to 256 colours of three or four bytes."""
    height, width = indices.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = np.concatenate([np.zeros((height, 1), np.uint8), indices], axis=1).tobytes()
    chunks = [(b"IHDR", head), (b"PLTE", palette[:, :3].tobytes())]
    if palette.shape[1] == 4:
        chunks.append((b"tRNS", palette[:, 3].tobytes()))
    chunks += [(b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def ramped(field: Field, ramp: Field) -> bytes:
    """A picture of one quantity in 0..1, each value in its colour of the ramp (rows of red, green, blue)."""
    levels = len(ramp)
    indices = np.clip(np.round(field * (levels - 1)), 0, levels - 1).astype(np.uint8)
    return encode_indexed(indices, np.clip(np.round(ramp), 0, 255).astype(np.uint8))


def quantized(pixels: Pixels, colours: int = COLOURS) -> bytes:
    """A painted picture with alpha in its best 256 colours."""
    coarse = pixels.copy()
    coarse[pixels[..., 3] == 0] = 0
    coarse &= 0xFC
    flat = np.ascontiguousarray(coarse.reshape(-1, 4)).view(np.uint32).ravel()
    unique, where, count = np.unique(flat, return_inverse=True, return_counts=True)
    points = np.ascontiguousarray(unique).view(np.uint8).reshape(-1, 4).astype(float)
    nearest, centres = _clusters(points, np.sqrt(count.astype(float)), colours)
    order = np.argsort(centres[:, 3], kind="stable")
    rank = np.empty(len(order), np.uint8)
    rank[order] = np.arange(len(order), dtype=np.uint8)
    indices = rank[nearest][where].reshape(pixels.shape[:2])
    palette = np.clip(np.round(centres[order] * 255 / 252), 0, 255).astype(np.uint8)
    return encode_indexed(indices, palette)


def _clusters(points: Field, weights: Field, colours: int) -> tuple[NDArray[np.intp], Field]:
    """Which centre each colour belongs to, and the centres: a few rounds of k-means from seeded picks."""
    count = min(colours, len(points))
    chance = seeded("palette", len(points)).choice(
        len(points), count, replace=False, p=weights / weights.sum()
    )
    centres = points[np.sort(chance)]
    centres[0] = 0
    for _ in range(8):
        nearest = _nearest(points, centres)
        total = np.bincount(nearest, weights, count)
        for channel in range(4):
            summed = np.bincount(nearest, weights * points[:, channel], count)
            centres[:, channel] = np.where(total > 0, summed / np.maximum(total, 1e-9), centres[:, channel])
        centres[0] = 0
    return _nearest(points, centres), centres


def _nearest(points: Field, centres: Field) -> NDArray[np.intp]:
    """The centre nearest to each point, some thousands at a time."""
    squares = (centres**2).sum(axis=1)
    parts = [
        (squares - 2 * points[k : k + 8192] @ centres.T).argmin(axis=1) for k in range(0, len(points), 8192)
    ]
    found: NDArray[np.intp] = np.concatenate(parts)
    return found
