"""Light and contrast as WCAG 2.2 defines them, of colours and of the spots of a picture."""

from typing import Any

import numpy as np
import pygame

#: The side of a spot in pixels of a 1080p screen: about the room around the stroke of a letter.
SPOT = 6


def luminance(colours: Any) -> Any:
    """Give the relative luminance of colours."""
    part = np.asarray(colours, float) / 255
    line = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return line @ np.array([0.2126, 0.7152, 0.0722])


def contrast(one: Any, other: Any) -> Any:
    """Give the contrast of two luminances."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def spots(ground: pygame.Surface, spot: int = SPOT) -> Any:
    """Give the luminance of every spot of a surface."""
    light = luminance(pygame.surfarray.array3d(ground))
    wide, high = (max(1, side // spot) for side in light.shape)
    side = (light.shape[0] // wide, light.shape[1] // high)
    light = light[: wide * side[0], : high * side[1]]
    return light.reshape(wide, side[0], high, side[1]).mean(axis=(1, 3))
