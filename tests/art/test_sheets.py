"""Contact sheets: every picture is on one, and none covers its neighbour."""

from __future__ import annotations

import itertools

import pygame
import pytest

from build.gallery import art
from game.drawing import pictures
from game.drawing.theme import INK

KINDS = dict(art.kinds())


def test_every_picture_is_on_a_sheet() -> None:
    files = [path for path in pictures.ROOT.rglob("*") if path.suffix in (".svg", ".png")]
    shown = {f"{kind}/{name}" for kind, names in KINDS.items() for name in names}
    there = {f"{path.parent.name}/{path.stem.partition('@')[0]}" for path in files}
    assert {name for name in there if not name.startswith("surface/")} == shown


@pytest.mark.parametrize("kind", ["ui", "sector", "frames", "pieces"])
def test_no_picture_of_a_sheet_covers_another(kind: str) -> None:
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    sizes = art.USED_AT.get(kind, art.OTHERWISE)
    cells = [art.cell(f"{kind}/{name}", sizes, INK) for name in KINDS[kind]]
    places, width, height = art.rows(cells)
    boxes = [cell.get_rect(topleft=place) for cell, place in zip(cells, places, strict=True)]
    whole = pygame.Rect(0, 0, width, height)
    assert all(whole.contains(box) for box in boxes)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(boxes, 2))
