"""Sounds as OGG files that are the same every time they are made."""

from __future__ import annotations

import io
import struct

import numpy as np
import soundfile

from build.sounds.samples import RATE, Samples

_POLYNOMIAL = 0x04C11DB7
_HEAD = struct.Struct("<4sBBqIIIB")
_STREAM = 0x52415453


def encoded(sound: Samples, pressed: float) -> bytes:
    """An OGG file of a sound; ``pressed`` is how hard: 0 is best, 1 is smallest.

    It is rounded to 16 bits first, so that tiny differences between machines do not count.
    """
    rounded = np.round(np.atleast_2d(sound) * 32767).astype(np.int16).T
    file, ears = io.BytesIO(), rounded.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, ears, "VORBIS", format="OGG", compression_level=pressed
    ) as writer:
        for start in range(0, len(rounded), RATE):
            writer.write(rounded[start : start + RATE])
    return _numbered(file.getvalue())


def _numbered(data: bytes) -> bytes:
    """The same file with a fixed number of its stream; the writer draws one by lot."""
    pages, at = bytearray(), 0
    while at < len(data):
        magic, version, kind, position, _, sequence, _, count = _HEAD.unpack_from(data, at)
        body = at + _HEAD.size + count
        end = body + sum(data[at + _HEAD.size : body])
        rest = data[at + _HEAD.size : end]
        head = (magic, version, kind, position, _STREAM, sequence)
        check = _checksum(_HEAD.pack(*head, 0, count) + rest)
        pages += _HEAD.pack(*head, check, count) + rest
        at = end
    return bytes(pages)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def decoded(data: bytes) -> Samples:
    """The samples of an OGG file, a row an ear."""
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"{rate} samples a second instead of {RATE}")
    rows: Samples = sound.T
    return rows
