"""Spoilt parts of the program itself: catalogues, maps and the data of the rules."""

import os
import shutil
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

import rules
from build import words
from game.drawing import tiled_map
from game.words import LANGUAGES, PSEUDO, Tongue, opened, shared, translations
from game.words.result import RATS
from rules.kernel.data import BrokenData, read
from rules.notre_dame import people, streets
from rules.rattus import europe, tokens
from rules.rattus_cartus import support_tables
from tests.robustness.spoiling import refused, withstood
from tests.robustness.test_spoilt_store import Tell, tell

RULES = Path(rules.__file__).parent
#: Each data file of the rules, and who understands it.
DATA: dict[str, Callable[[dict[str, Any]], Any]] = {
    "notre_dame/persons.toml": people.understood,
    "notre_dame/streets.toml": streets.understood,
    "rattus/europe.toml": europe.understood,
    "rattus/tokens.toml": tokens.understood,
    "rattus_cartus/support.toml": support_tables.understood,
}
#: A catalogue as gettext reads it in which there is nothing, and one that ends before its only text.
EMPTY, TORN = (struct.pack("<7I", 0x950412DE, 0, texts, 28, 28, 0, 28) for texts in (0, 1))
MAPS = ("town", "europe", "paris_3", "paris_4", "paris_5")


@pytest.mark.parametrize("times", [100, pytest.param(2_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", DATA)
def test_data_of_the_rules(tmp_path: Path, figures: Tell, name: str, times: int) -> None:
    path = tmp_path / Path(name).name

    def load(spoilt: bytes) -> str:
        path.write_bytes(spoilt)
        try:
            read(path, DATA[name])
        except BrokenData as error:
            return refused(error, path.name)
        return "understood"

    good = (RULES / name).read_bytes()
    assert load(good) == "understood"
    tell(figures, name, withstood(good, times, load))


def test_a_spoilt_data_file_of_a_game_is_named_in_a_line_and_other_games_are_played(tmp_path: Path) -> None:
    for part in ("rules", "game"):
        shutil.copytree(
            RULES.parent / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "locale")
        )
    (tmp_path / "rules" / "rattus" / "tokens.toml").write_text("[start]\ns01 = 7\n")
    command = [sys.executable, "-P", "-m", "game", "--smoke", "--game"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "RATS_AND_BELLS_HOME": str(tmp_path / "home")}
    ended, other = (
        subprocess.run(
            [*command, game], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        for game in ("rattus", "rattus_cartus")
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("rattus/tokens.toml cannot be read")
    assert "Traceback" not in ended.stderr
    assert other.returncode == 0


@pytest.mark.parametrize("times", [150, pytest.param(5_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_catalogues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Tell, language: str, times: int
) -> None:
    path = tmp_path / "words.mo"
    # A few texts say as much as all of them, and are spoilt where it matters.
    whole, few = words.renewed(language), words.Catalogue(language)
    for text in (shared.CONTINUE_AT, shared.FACTS, RATS[:2]):
        few[text] = whole[text]
    good = words.files(few, path)[path]
    tongue = Tongue(language)

    def load(spoilt: bytes) -> str:
        path.write_bytes(spoilt)
        try:
            found = opened(path)
        except ValueError as error:
            return refused(error)
        monkeypatch.setattr(tongue, "_translations", found)
        assert tongue(shared.CONTINUE_AT, game="Rattus", round=3, name="Zoé")
        assert tongue(shared.FACTS, least=2, most=5, minutes=75)
        assert all(tongue.plural(RATS.one, RATS.many, n) for n in (0, 1, 2))
        return "understood"

    assert load(good) == "understood"
    tell(figures, f"catalogue {language}", withstood(good, times, load))


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"msgid", EMPTY, TORN])
def test_a_language_whose_catalogue_is_spoilt_is_spoken_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    folder = tmp_path / "locale" / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    if content is not None:
        (folder / "rats_and_bells.mo").write_bytes(content)
    monkeypatch.setattr("game.words.__file__", str(tmp_path / "__init__.py"))
    translations.cache_clear()
    try:
        tongue = Tongue("de")
    finally:
        translations.cache_clear()
    assert tongue.lost
    assert tongue(shared.SAVED) == "Saved."


def test_no_language_is_lost_as_we_ship_them() -> None:
    assert not any(Tongue(language).lost for language in (*LANGUAGES, PSEUDO))


@pytest.mark.parametrize("times", [60, pytest.param(10_000, marks=pytest.mark.long)])
def test_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Tell, times: int) -> None:
    pygame.display.set_mode((64, 64))
    for part in ("paris", "europe", "town"):
        (tmp_path / part).symlink_to(tiled_map.FOLDER / part)
    # What is on the tiles does not matter here, and to open it takes nearly all the time.
    monkeypatch.setattr(pygame.image, "load", cache(pygame.image.load))
    seen: Counter[str] = Counter()
    for name in MAPS:
        good = (tiled_map.FOLDER / f"{name}.tmx").read_bytes()
        layers = [(layer.name, type(layer).__name__) for layer in tiled_map.Chart(name).tiled.layers]
        seen += withstood(good, times // len(MAPS), _loader(tmp_path, name, layers))
    tell(figures, "maps", seen)


def _loader(folder: Path, name: str, layers: list[tuple[str, str]]) -> Callable[[bytes], str]:
    def load(spoilt: bytes) -> str:
        (folder / f"{name}.tmx").write_bytes(spoilt)
        try:
            found = tiled_map.Chart(name, folder)
            for layer, kind in layers:
                if kind == "TiledImageLayer":
                    found.image(layer)
                elif layer in ("street", "border", "arrow"):
                    found.lines(layer)
                elif layer in ("things", "bridges"):
                    found.things(layer)
                elif kind == "TiledObjectGroup":
                    found.boxes(layer)
        except tiled_map.BrokenMap as error:
            return refused(error, f"maps/{name}.tmx")
        return "understood"

    return load
