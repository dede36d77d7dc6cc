"""Writes what the program has drawn as WebP, still or moving."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
from PIL import Image

#: How true a picture stays to what was drawn, and one of many that are soon gone, of a hundred.
STILL, MOVING = 84, 60
#: How long is looked for the smallest file; 6 takes ten times as long for a twentieth of the bytes.
EFFORT = 4


def save(picture: pygame.Surface, path: Path) -> None:
    """Write one picture, and say how large it is."""
    _image(picture).save(path, quality=STILL, method=EFFORT)
    _tell(path)


def save_moving(pictures: Sequence[pygame.Surface], seconds: Sequence[float], path: Path) -> None:
    """Write pictures that follow each other for ever, each shown for some seconds."""
    first, *others = map(_image, pictures)
    lasting = [round(each * 1000) for each in seconds]
    following: dict[str, Any] = {"append_images": others, "duration": lasting, "loop": 0}
    first.save(path, save_all=True, quality=MOVING, method=EFFORT, **following)
    _tell(path)


def _image(picture: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def _tell(path: Path) -> None:
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
