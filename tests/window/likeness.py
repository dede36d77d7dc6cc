"""Compares two pictures as somebody across the room would: in small cells, by their mean colour."""

from collections.abc import Iterable

import pygame

#: The side of a cell in pixels, and how far its colour may be off in each channel.
CELL, OFF = 16, 14


def cells(picture: pygame.Surface) -> tuple[int, bytes]:
    """Give the mean colours of a picture row by row, and how many there are in a row."""
    across, down = max(1, picture.get_width() // CELL), max(1, picture.get_height() // CELL)
    return across, pygame.image.tobytes(pygame.transform.smoothscale(picture, (across, down)), "RGB")


def likeness(one: pygame.Surface, other: pygame.Surface, places: Iterable[pygame.Rect]) -> float:
    """Give the part of the cells in some places that are alike; 0 if one picture is larger."""
    if one.get_size() != other.get_size():
        return 0.0
    seen = [_alike(one.subsurface(place), other.subsurface(place)) for place in places]
    return sum(alike for alike, _ in seen) / sum(count for _, count in seen)


def _alike(one: pygame.Surface, other: pygame.Surface) -> tuple[int, int]:
    (_, first), (_, second) = cells(one), cells(other)
    off = [abs(a - b) > OFF for a, b in zip(first, second, strict=True)]
    count = len(off) // 3
    return sum(not any(off[i * 3 : i * 3 + 3]) for i in range(count)), count


def colours(picture: pygame.Surface) -> int:
    """Count the colours of the cells, roughly: of a blank picture there is one."""
    _, found = cells(picture)
    return len({tuple(channel // 16 for channel in found[i : i + 3]) for i in range(0, len(found), 3)})
