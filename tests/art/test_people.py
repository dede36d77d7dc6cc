"""People and cards: everybody has a picture, nobody is mistaken for another, boxes lie on their cards."""

from __future__ import annotations

import itertools
import json
import re
from functools import lru_cache
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from build.makers import people
from build.makers.portrait.compose import GROUPS, LAYERS
from build.makers.portrait.recipes import recipes
from build.output import INKED, ROOT
from build.pen import PIGMENTS, PLAIN, SEATS, read
from build.pen.quantise import small_png
from build.pen.raster import pixels_of
from rules.notre_dame.people import PEOPLE
from rules.rattus.names import CHARACTERS
from rules.rattus_cartus.names import CLASSES, SPECIALS

NAMES = {"person": tuple(PEOPLE), "character": CHARACTERS, "figure": CLASSES}
ART = ROOT / INKED
BOXES = json.loads((ART / "card" / "boxes.json").read_text(encoding="utf-8"))
WORDS: dict[str, tuple[str, ...]] = {
    "stack": ("brown", "a", "b", "c"),
    "class": CLASSES,
    "seat": tuple(SEATS),
}
TOLD_APART = 28.0


@pytest.mark.parametrize("kind", NAMES)
def test_everybody_has_a_portrait(kind: str) -> None:
    assert tuple(recipes(kind)) == NAMES[kind]
    for name in NAMES[kind]:
        for size, width in people.WIDTHS.items():
            shown = pygame.image.load(ART / kind / f"{name}@{size}.png")
            assert shown.get_width() == width, name
            assert 1.2 < shown.get_height() / width < 1.6, name


def test_every_person_sits_before_the_wall_of_its_stack() -> None:
    assert {name: recipe.ground for name, recipe in recipes("person").items()} == {
        person.name: person.stack if person.stack in "ABC" else "brown" for person in PEOPLE.values()
    }
    for kind in ("character", "figure"):
        grounds = [recipe.ground for recipe in recipes(kind).values()]
        assert grounds == [name for name in CLASSES for _ in range(len(grounds) // len(CLASSES))]
    for kind in NAMES:
        walls = {GROUPS[recipe.ground]: recipe.ground for recipe in recipes(kind).values()}
        assert set(walls.values()) == {recipe.ground for recipe in recipes(kind).values()}


@lru_cache(maxsize=256)
def glance(kind: str, name: str) -> NDArray[np.float64]:
    """A portrait 64 px high on oak without colour, a little blurred; the frame all share is left out."""
    shown = pygame.transform.smoothscale(pygame.image.load(ART / kind / f"{name}@small.png"), (50, 64))
    pixels = pixels_of(shown).astype(float)
    alpha = pixels[..., 3:] / 255
    grey = (pixels[..., :3] * alpha + np.array(PIGMENTS["oak"]) * (1 - alpha)) @ np.array(
        [0.2126, 0.7152, 0.0722]
    )
    blurred: NDArray[np.float64] = sum(
        (grey[i : i + 62, j : j + 48] for i in range(3) for j in range(3)), np.zeros((62, 48))
    )
    return blurred[6:56, 3:45] / 9


@pytest.mark.parametrize("kind", NAMES)
def test_no_two_people_can_be_confused_small_and_grey(kind: str) -> None:
    alike = [
        (a, b)
        for a, b in itertools.combinations(NAMES[kind], 2)
        if np.sqrt(((glance(kind, a) - glance(kind, b)) ** 2).mean()) < TOLD_APART
    ]
    assert alike == []


def test_nobody_holds_the_same_thing_in_one_game() -> None:
    for kind in NAMES:
        things = [(recipe.holds.split()[1], recipe.hat) for recipe in recipes(kind).values()]
        assert len(set(things)) == len(things)


def test_every_part_is_used_and_lies_on_a_layer() -> None:
    folder = PLAIN / "parts" / "people"
    used = {
        f"{part}/{name}"
        for kind in NAMES
        for recipe in recipes(kind).values()
        for part, name in recipe.parts()
    }
    drawn = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg")}
    assert drawn == used | {"frame/arch", "frame/arch_s", "frame/lancet"}
    for part in used:
        for shape in read(f"people/{part}").shapes:
            assert shape.style["layer"].removeprefix("x") in LAYERS, part


def test_a_small_png_shows_what_it_was_made_from() -> None:
    ramp = np.zeros((64, 64, 4), np.uint8)
    ramp[..., 0], ramp[..., 1], ramp[..., 3] = np.arange(64) * 4, np.arange(64)[:, None] * 4, 255
    ramp[:8, :, 3] = np.arange(64) * 4
    data = small_png(ramp)
    assert data == small_png(ramp.copy())
    path = ROOT / "dist" / "small.png"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    shown = pixels_of(pygame.image.load(path)).astype(int)
    path.unlink()
    seen = ramp[..., 3] > 0
    assert np.abs(shown - ramp)[seen].mean() < 8


def names_of(pattern: str) -> list[str]:
    """All names a pattern of boxes.json stands for, save those that belong to one thing alone."""
    words = re.findall(r"\{(\w+)\}", pattern)
    choices = [SPECIALS if word == "name" else WORDS[word] for word in words]
    return [pattern.format(**dict(zip(words, chosen, strict=True))) for chosen in itertools.product(*choices)]


@pytest.mark.parametrize("kind", [kind for kind in BOXES if kind != "size"])
def test_every_card_has_its_frames_and_its_back(kind: str) -> None:
    for pattern in (BOXES[kind]["hand"]["frame"], BOXES[kind]["zoom"]["frame"], BOXES[kind]["back"]):
        for name in names_of(pattern):
            assert (ART / f"{name}.svg").is_file()


def boxes_in(value: object) -> list[list[float]]:
    assert isinstance(value, list)
    return [value] if not isinstance(value[0], list) else [box for part in value for box in boxes_in(part)]


@pytest.mark.parametrize("kind", [kind for kind in BOXES if kind != "size"])
def test_boxes_lie_on_the_card_and_leave_the_text_alone(kind: str) -> None:
    wide, high = BOXES["size"]
    for layout in ("hand", "zoom"):
        places = {word: value for word, value in BOXES[kind][layout].items() if word != "frame"}
        for value in places.values():
            for x, y, w, h in boxes_in(value):
                assert x >= 0
                assert y >= 0
                assert x + w <= wide
                assert y + h <= high
        for word in ("text", "title"):
            for other in set(places) - {"banner", "picture", word}:
                if word in places:
                    assert not any(overlap(places[word], box) for box in boxes_in(places[other])), (
                        kind,
                        layout,
                        other,
                    )


def overlap(a: list[float], b: list[float]) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def test_people_stay_within_their_share() -> None:
    files: list[Path] = [file for kind in NAMES for file in (ART / kind).glob("*.png")]
    assert len(files) == 3 * sum(map(len, NAMES.values()))
    assert sum(file.stat().st_size for file in files) < 9e6
    assert sum(file.stat().st_size for file in (ART / "card").iterdir()) < 4e6
