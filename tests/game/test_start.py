"""What the command line and the machine say before a window opens."""

import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.__main__ import arguments, main, spoken_here


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [([], "en"), (["de"], "de"), (["pt", "fr", "de"], "fr"), (["pt", "nl"], "en"), (["en", "fr"], "en")],
)
def test_the_first_preferred_language_that_is_known_is_spoken(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], spoken: str
) -> None:
    locales = [{"language": language, "country": None} for language in preferred]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: locales)
    assert spoken_here() == spoken


@pytest.mark.parametrize("size", ["12", "x", "12x", "-1x3"])
def test_a_size_that_is_none_is_refused_in_plain_words(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments([f"--size={size}"])
    assert "a size reads like 1280x720" in capsys.readouterr().err


def test_a_table_that_cannot_be_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    monkeypatch.setenv("RATS_AND_BELLS_HOME", str(tmp_path_factory.mktemp("home")))
    assert main(["--game", "rattus", "--seats", "5"]) == 2
    assert "Rattus is for 2 to 4 seats" in capsys.readouterr().err


#: What the title has no need of: other scenes, and what is large of a game.
UNNEEDED = re.compile(
    r"game\.scenes\.(?!(title|title_places|exits|crash_screen)$)"
    r"|game\.games\.\w+\.(board|desk|hand|inspector|lessons|panel|rule_cards|rulebook|sentences)"
)
SMOKE = "import sys; from game.__main__ import main; main(['--smoke']); print(*sys.modules, sep='\\n')"


def test_the_title_loads_no_other_scene_and_nothing_large_of_a_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RATS_AND_BELLS_HOME", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", SMOKE], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "game.scenes.title" in loaded
    assert [name for name in loaded if UNNEEDED.match(name)] == []
