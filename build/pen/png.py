"""Writes PNG from pixels, always the same bytes for the same pixels, and the fewest that zlib can find."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
STRATEGIES = (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY)


def encode(pixels: Pixels) -> bytes:
    """Encode rows of pixels of three bytes each, or four with alpha."""
    return _file(pixels, {3: 2, 4: 6}[pixels.shape[2]])


def encode_indexed(indices: Pixels, palette: Pixels) -> bytes:
    """Encode rows of numbers into a palette of at most 256 colours of three bytes, or four with alpha."""
    chunks = _chunk(b"PLTE", palette[:, :3].tobytes())
    if palette.shape[1] == 4:
        clear = np.flatnonzero(palette[:, 3] < 255)
        chunks += _chunk(b"tRNS", palette[: clear[-1] + 1, 3].tobytes()) if len(clear) else b""
    return _file(indices[..., None], 3, chunks)


def _file(pixels: Pixels, kind: int, chunks: bytes = b"") -> bytes:
    height, width, _ = pixels.shape
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    body = min((_packed(rows, way) for rows in _rows(pixels) for way in STRATEGIES), key=len)
    parts = (_chunk(b"IHDR", head), chunks, _chunk(b"IDAT", body), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _packed(rows: bytes, strategy: int) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, strategy)
    return packer.compress(rows) + packer.flush()


def _rows(pixels: Pixels) -> Iterator[bytes]:
    """The rows as they are, which suits flat washes, and filtered, which suits grain and soft light."""
    height, width, channels = pixels.shape
    yield np.pad(pixels.reshape(height, width * channels), ((0, 0), (1, 0))).tobytes()
    yield _filtered(pixels)


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
