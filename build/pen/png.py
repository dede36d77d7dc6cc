"""Writes PNG from pixels, always the same bytes for the same pixels."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def encode(pixels: Pixels) -> bytes:
    """Encode rows of pixels of three bytes each, or four with alpha."""
    height, width, channels = pixels.shape
    kind = {3: 2, 4: 6}[channels]
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    body = zlib.compress(_filtered(pixels), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _filtered(pixels: Pixels) -> bytes:
    """Choose for each row the filter whose differences are smallest."""
    height, width, channels = pixels.shape
    rows = pixels.reshape(height, width * channels).astype(np.int16)
    left = np.pad(rows, ((0, 0), (channels, 0)))[:, :-channels]
    up = np.pad(rows, ((1, 0), (0, 0)))[:-1]
    corner = np.pad(left, ((1, 0), (0, 0)))[:-1]
    guesses = [np.zeros_like(rows), left, up, (left + up) // 2, _paeth(left, up, corner)]
    tried = np.stack([(rows - guess).astype(np.uint8) for guess in guesses])
    cost = np.abs(tried.view(np.int8).astype(np.int32)).sum(axis=2)
    best = cost.argmin(axis=0)
    chosen = tried[best, np.arange(height)]
    return np.concatenate([best.astype(np.uint8)[:, None], chosen], axis=1).tobytes()


def _paeth(left: NDArray[np.int16], up: NDArray[np.int16], corner: NDArray[np.int16]) -> NDArray[np.int16]:
    guess = left + up - corner
    a, b, c = np.abs(guess - left), np.abs(guess - up), np.abs(guess - corner)
    return np.where((a <= b) & (a <= c), left, np.where(b <= c, up, corner)).astype(np.int16)
