"""Inks every plain drawing under art/plain, once for each seat and optical size its root asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from build.output import Output, inked
from build.pen import PLAIN, SEATS, ink_file, read
from build.pen.optical import file_suffix


def outputs() -> list[Output]:
    """One output for each plain drawing, seat and size; drawings under parts/ only serve others."""
    sources = sorted(path for path in PLAIN.rglob("*.svg") if path.relative_to(PLAIN).parts[0] != "parts")
    return [output for source in sources for output in _variants(source)]


def _variants(source: Path) -> Iterator[Output]:
    name = source.relative_to(PLAIN).with_suffix("").as_posix()
    root = read(source, "gules").root
    sizes = tuple(root.get("sizes", "medium").split())
    for seat in _seats(root.get("seats", "")):
        for size in sizes:
            target = inked(f"{name}{f'_{seat}' if seat else ''}{file_suffix(size, sizes)}.svg")
            files = read(source, seat).files
            yield Output(target, partial(ink_file, source, name, size, seat), files)


def _seats(text: str) -> tuple[str, ...]:
    return tuple(SEATS) if text == "all" else tuple(text.split()) or ("",)
