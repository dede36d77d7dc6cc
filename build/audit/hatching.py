"""Compares the pictures of the five tinctures as somebody sees them who sees no colours."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pygame

from game.drawing.pictures import ROOT, Pictures
from game.drawing.theme import TINCTURES

#: At this height in pixels a piece is looked at: smaller than any on a 720p screen but rats.
HIGH = 48
#: From this difference in grey on, a part of a picture belongs to the tincture.
DIFFERENT = 24
#: Pictures that bear the crest of a seat instead of hatching, in wax or embroidered.
CRESTED = ("seals/seal_{}", "seals/broken_{}", "card/back_action_{}")


def families() -> list[str]:
    """Name every picture there is in all five tinctures, such as ``pieces/cube_{}``."""
    suffix = f"_{TINCTURES[0]}"
    names = {
        str(path.relative_to(ROOT).with_suffix("")).partition("@")[0]
        for path in ROOT.rglob(f"*{suffix}*")
        if path.suffix in (".svg", ".png")
    }
    return sorted(name.replace(suffix, "_{}") for name in names)


def closest(family: str, pictures: Pictures) -> tuple[float, str]:
    """Give how much the two most similar tinctures of a picture differ in grey, and which they are."""
    return min(
        (
            difference(pictures(family.format(one), HIGH), pictures(family.format(other), HIGH)),
            f"{one}, {other}",
        )
        for one, other in combinations(TINCTURES, 2)
    )


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Give the mean difference in grey of two pictures where they show something, from 0 to 255."""
    first, second = grey(one), grey(other)
    wide, high = (min(a, b) for a, b in zip(first.shape, second.shape, strict=True))
    apart = np.abs(first[:wide, :high] - second[:wide, :high])
    return float(apart.mean())


def grey(picture: pygame.Surface) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """Give a picture on vellum without its colours."""
    ground = pygame.Surface(picture.get_size())
    ground.fill((0xEF, 0xE3, 0xC8))
    ground.blit(picture, (0, 0))
    return np.asarray(pygame.surfarray.array3d(ground) @ np.array([0.299, 0.587, 0.114]), float)


def lean(picture: pygame.Surface, others: list[pygame.Surface]) -> float:
    """Give how much more a picture changes across than down, where the tinctures differ: 1 is neither way."""
    shades = [grey(other) for other in (picture, *others)]
    wide, high = (min(shade.shape[axis] for shade in shades) for axis in (0, 1))
    stack = np.stack([shade[:wide, :high] for shade in shades])
    area = (stack.max(0) - stack.min(0) > DIFFERENT)[:-1, :-1]
    across, down = (np.abs(np.diff(stack[0], axis=axis)) for axis in (0, 1))
    return float(across[:, :-1][area].mean() / down[:-1][area].mean())


def upright(family: str, pictures: Pictures) -> float:
    """Give how clearly the upright hatching of gules differs from the level one of azure; 1 is not at all."""
    drawn = {tincture: pictures(family.format(tincture), 2 * HIGH) for tincture in TINCTURES}
    return lean(drawn["gules"], [*drawn.values()]) / lean(drawn["azure"], [*drawn.values()])


def incomplete() -> Iterator[str]:
    """Name the pictures that lack a tincture."""
    for family in families():
        for tincture in TINCTURES:
            if not list(ROOT.glob(f"{family.format(tincture)}*")):
                yield family.format(tincture)
