"""Pictures of few colours: a palette by median cut, and PNG files that hold one byte a pixel."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from build.pen.png import Pixels

Colours = NDArray[np.float64]


def palette(pixels: Pixels, count: int = 256) -> Colours:
    """The colours that serve a picture best, most spread boxes cut first."""
    keys = (pixels.astype(np.int32) >> 2) @ np.array([4096, 64, 1])
    found, amount = np.unique(keys, return_counts=True)
    colours = np.stack([found >> 12, (found >> 6) & 63, found & 63], 1) * 4 + 2.0
    boxes = [np.arange(len(found))]
    spreads = [_spread(colours, amount, boxes[0])]
    while len(boxes) < count:
        k = int(np.argmax([value for value, _ in spreads]))
        axis = spreads[k][1]
        box = boxes[k]
        if len(box) < 2:
            break
        order = box[np.argsort(colours[box, axis], kind="stable")]
        weight = np.cumsum(amount[order] ** 0.6)
        cut = int(np.clip(np.searchsorted(weight, weight[-1] / 2), 1, len(order) - 1))
        boxes[k], spreads[k] = order[:cut], _spread(colours, amount, order[:cut])
        boxes.append(order[cut:])
        spreads.append(_spread(colours, amount, order[cut:]))
    means = [np.average(colours[box], axis=0, weights=amount[box]) for box in boxes]
    return np.array(means, np.float64).round()


def _spread(colours: Colours, amount: NDArray[np.int64], box: NDArray[np.int64]) -> tuple[float, int]:
    """How badly one colour would serve a box, and along which channel it should be cut."""
    if len(box) < 2:
        return 0.0, 0
    weight = amount[box] ** 0.6
    middle = np.average(colours[box], axis=0, weights=weight)
    off = (((colours[box] - middle) ** 2) * weight[:, None]).sum(axis=0)
    return float(off.sum()), int(off.argmax())


def indexed(pixels: Pixels, colours: Colours) -> NDArray[np.uint8]:
    """The number of the nearest colour for every pixel."""
    keys = (pixels.astype(np.int32) >> 2) @ np.array([4096, 64, 1])
    found, back = np.unique(keys, return_inverse=True)
    wanted = np.stack([found >> 12, (found >> 6) & 63, found & 63], 1) * 4 + 2.0
    nearest = np.empty(len(found), np.uint8)
    for k in range(0, len(found), 4096):
        part = wanted[k : k + 4096]
        nearest[k : k + 4096] = ((part[:, None] - colours[None]) ** 2).sum(axis=2).argmin(axis=1)
    return nearest[back.reshape(keys.shape)]


def encode_few(pixels: Pixels, count: int = 256) -> bytes:
    """A picture without alpha as PNG with a palette."""
    colours = palette(pixels, count)
    numbers = indexed(pixels, colours)
    height, width = numbers.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = np.pad(numbers, ((0, 0), (1, 0)))
    parts = [
        (b"IHDR", head),
        (b"PLTE", colours.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
