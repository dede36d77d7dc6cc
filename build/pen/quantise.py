"""Few colours: a picture in at most 256 colours with their alpha, which makes small PNG."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from build.pen.png import Pixels, encode_indexed

COLOURS = 256
Values = NDArray[np.float64]
Indices = NDArray[np.intp]


def small_png(pixels: Pixels) -> bytes:
    """Encode rows of pixels of three or four bytes as an indexed PNG, the same bytes for the same pixels."""
    height, width, channels = pixels.shape
    flat = np.full((height * width, 4), 255, np.uint8)
    flat[:, :channels] = pixels.reshape(-1, channels)
    flat[flat[:, 3] == 0] = 0
    packed, inverse, counts = np.unique(flat.view("<u4"), return_inverse=True, return_counts=True)
    colours = packed.view(np.uint8).reshape(-1, 4)
    palette, member = _palette(colours.astype(float), counts.astype(float))
    # Colours that are not opaque come first, so that the list of alphas can stop early.
    order = np.argsort(palette[:, 3], kind="stable")
    place = np.empty(len(order), np.uint8)
    place[order] = np.arange(len(order), dtype=np.uint8)
    return encode_indexed(place[member][inverse.reshape(-1)].reshape(height, width), palette[order])


def _palette(colours: Values, counts: Values) -> tuple[NDArray[np.uint8], Indices]:
    """Median cut by the widest axis, then one round of moving each colour to the middle of its pixels."""
    if len(colours) <= COLOURS:
        return colours.astype(np.uint8), np.arange(len(colours))
    boxes = [np.arange(len(colours))]
    scores = [_spread(colours, counts, boxes[0])]
    while len(boxes) < COLOURS and max(scores) > 0:
        at = scores.index(max(scores))
        scores.pop(at)
        for half in _halves(colours, counts, boxes.pop(at)):
            boxes.append(half)
            scores.append(_spread(colours, counts, half))
    centres = np.array([np.average(colours[box], axis=0, weights=counts[box]) for box in boxes])
    for _ in range(2):
        member = _nearest(colours, centres)
        weight = np.bincount(member, counts, len(centres))
        sums = np.stack([np.bincount(member, counts * colours[:, k], len(centres)) for k in range(4)], 1)
        centres = np.where(weight[:, None] > 0, sums / np.maximum(weight, 1)[:, None], centres)
    rounded = np.rint(centres).astype(np.uint8)
    rounded[centres[:, 3] > 252, 3] = 255
    return rounded, _nearest(colours, centres)


def _spread(colours: Values, counts: Values, box: Indices) -> float:
    """How much a box would gain from being cut: its variance, rare colours counting a little more."""
    if len(box) < 2:
        return 0.0
    weights = np.sqrt(counts[box])
    middle = np.average(colours[box], axis=0, weights=weights)
    return float((weights[:, None] * (colours[box] - middle) ** 2).sum())


def _halves(colours: Values, counts: Values, box: Indices) -> tuple[Indices, Indices]:
    inside, weights = colours[box], np.sqrt(counts[box])
    middle = np.average(inside, axis=0, weights=weights)
    axis = int((weights[:, None] * (inside - middle) ** 2).sum(axis=0).argmax())
    low = inside[:, axis] <= middle[axis]
    return box[low], box[~low]


def _nearest(colours: Values, centres: Values) -> Indices:
    """The index of the nearest palette colour, in batches so that memory stays small."""
    found = [
        ((part**2).sum(1)[:, None] - 2 * part @ centres.T + (centres**2).sum(1)).argmin(axis=1)
        for part in np.array_split(colours, max(1, len(colours) // 4096))
    ]
    return np.concatenate(found)
