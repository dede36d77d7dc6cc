"""Where nobody would see a window none is run; what ends the program is seen, not only written."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.likeness import colours
from tests.window.screen import Screen, missing, waited

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="screens go missing on Linux")
needs_screen = pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")
ASKED = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")

#: The program with parts that stumble.
STUMBLING = """
import sys
from importlib import import_module
from game.__main__ import main

def stumble(*_, **__):
    raise RuntimeError("a thorn")

for part in sys.argv[1:]:
    module, name, deed = part.split(":")
    setattr(getattr(import_module(module), name), deed, stumble)
sys.exit(main(["--size", "960x540"]))
"""


def surroundings(folder: Path, **other: str) -> dict[str, str]:
    """An environment that asks for no screen of its own."""
    kept = {key: value for key, value in os.environ.items() if key not in ASKED}
    places = {"RATS_AND_BELLS_HOME": str(folder / "home"), "XDG_RUNTIME_DIR": str(folder)}
    return {**kept, **places, "SDL_AUDIODRIVER": "dummy", **other}


def refused(environment: dict[str, str]) -> str:
    """Start the program to play, insist that it ends at once, and give the line that says why."""
    command = [sys.executable, "-m", "game", "--game", "rattus", "--watch", "off"]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=30, stdin=subprocess.DEVNULL
    )
    assert ended.returncode == 1, ended
    (line,) = ended.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    "screen", [{}, {"DISPLAY": ":4242"}, {"WAYLAND_DISPLAY": "nowhere"}, {"SDL_VIDEODRIVER": "x11"}]
)
def test_without_a_screen_the_program_says_so_in_a_line_and_ends(
    tmp_path: Path, screen: dict[str, str]
) -> None:
    line = refused(surroundings(tmp_path, **screen))
    assert "screen" in line
    assert all(value in line for value in screen.values())
    assert not list((tmp_path / "home").rglob("*.json")), "Nothing was played"
    assert not (tmp_path / "home" / "reports").exists(), "There is nothing to mend"


@needs_screen
def test_without_the_library_of_the_desktop_a_desktop_is_of_no_use(tmp_path: Path) -> None:
    tool = shutil.which("unshare")
    library = Path("/usr/lib/x86_64-linux-gnu/libX11.so.6")
    if tool is None or not library.exists():
        pytest.skip("no way to hide a library here")
    with Screen(tmp_path) as screen:
        environment = surroundings(tmp_path, DISPLAY=screen.display)
        hide = f"mount --bind /dev/null {library.resolve()} && exec {sys.executable} -m game --smoke"
        command = [tool, "-m", "sh", "-c", hide]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True)
    if "unshare" in ended.stderr or "mount" in ended.stderr:
        pytest.skip("not allowed to hide a library here")
    assert ended.returncode == 1, ended
    assert "screen" in ended.stderr


def test_without_a_library_the_program_says_in_a_line_which(tmp_path: Path) -> None:
    program = "import sys; sys.modules['pygame'] = None; import game.__main__ as m; sys.exit(m.main([]))"
    environment = surroundings(tmp_path)
    ended = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "pygame" in line


def test_a_screen_that_shows_nothing_serves_whoever_asks_for_it(tmp_path: Path) -> None:
    for driver in ("dummy", "offscreen"):
        environment = surroundings(tmp_path, SDL_VIDEODRIVER=driver)
        command = [sys.executable, "-m", "game", "--smoke"]
        assert subprocess.run(command, env=environment, capture_output=True).returncode == 0


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with Screen(tmp_path) as built:
        yield built


def started(screen: Screen, folder: Path, *parts: str) -> "subprocess.Popen[bytes]":
    """Start the stumbling program as a menu of the desktop would: without a console."""
    return subprocess.Popen(
        [sys.executable, "-c", STUMBLING, *parts],
        env=surroundings(folder, DISPLAY=screen.display),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def shows(screen: Screen, least: int) -> bool:
    """Say whether something lies on the black screen that has at least so many colours."""
    return colours(screen.picture()) >= least


@needs_screen
@pytest.mark.parametrize("deed", ["tick", "paint_ground"])
def test_a_stumble_on_the_title_is_told_in_the_window_and_the_program_goes_on(
    screen: Screen, tmp_path: Path, deed: str
) -> None:
    program = started(screen, tmp_path, f"game.scenes.title:Title:{deed}")
    try:
        waited(lambda: list((tmp_path / "home" / "reports").glob("*.zip")), "a report")
        waited(lambda: shows(screen, 40), "words in the window")
        assert program.poll() is None
    finally:
        program.kill()
        program.wait()


@needs_screen
@pytest.mark.parametrize(
    "parts",
    [
        ["game.program.navigation:House:look_around"],
        ["game.program.app:App:__init__"],
        ["game.scenes.title:Title:tick", "game.scenes.crash_screen:Mishap:lay_out"],
    ],
)
def test_what_ends_the_program_is_seen_until_somebody_has_read_it(
    screen: Screen, tmp_path: Path, parts: list[str]
) -> None:
    program = started(screen, tmp_path, *parts)
    waited(lambda: shows(screen, 20), "a window with words")
    assert program.poll() is None
    waited(lambda: screen.do("key", "Return") or program.poll() is not None, "an end")
    assert program.returncode == 1
    assert list((tmp_path / "home" / "reports").glob("*.zip"))
