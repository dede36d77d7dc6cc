"""What the box for Windows must do, under Wine: ``make windows-test``.

It proves the program, its files and its processes. It proves nothing of scaling, sound, drivers, SmartScreen
or what a firewall asks; those are Windows itself.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build.package import DIST, NAME, ROOT, wine
from game.games import PRESENTATIONS
from game.session.session import Session
from game.store import Shelf
from game.store.saved_games import AUTOSAVE
from rules.kernel.version import VERSION
from tests.window.frozen import files, late, watched
from tests.window.frozen_phones import save, serve_a_phone
from tests.window.person import Person
from tests.window.screen import Screen
from tests.window.screen import missing as no_screen

#: What every Windows has since it is called 10, and no box has to bring.
SYSTEM = re.compile(
    r"(advapi32|bcrypt|comctl32|crypt32|dwmapi|gdi32|imm32|iphlpapi|kernel32|msvcrt|ole32|oleaut32|rpcrt4"
    r"|setupapi|shell32|shlwapi|user32|ucrtbase|version|winmm|ws2_32|api-ms-win-(crt|core)-[\w-]+)\.dll"
)
#: How many times as long as elsewhere is waited: Wine takes its time to open files and draws without the help
#: of a card, perhaps on a machine that is busy.
PATIENCE = 15
#: Tests of the rules that are left out under Wine, each with its reason.
EXCUSED = {
    "tests/rules/bots/test_learn.py": "tries a maker, which needs numpy; no box has it",
}


class Box:
    """The folder that is given away, with a home of its own."""

    def __init__(self, folder: Path, scratch: Path, screen: Screen) -> None:
        self.folder = folder
        self.program = folder / f"{NAME}.exe"
        self.scratch = scratch
        self.home = scratch / "home"
        self.screen = screen
        #: What was on the disk before.
        self.before = installed()

    def told(self, *words: object) -> dict[str, Any]:
        """Run the program without a window, and give what it tells."""
        silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        done = wine.run(self.program, *words, RATS_AND_BELLS_HOME=str(self.home), **silent)
        assert done.returncode == 0, done
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return told

    def person(self) -> Person:
        """Let somebody use the program in a window."""
        os.environ.update(wine.environment({}))
        # Its Python does not begin where what it complains of would go into a file.
        start = ["bash", "-c", 'SDL_VIDEODRIVER=windows exec "$@" </dev/null 2> >(cat >&2)', "bash"]
        return Person(self.screen, [*start, *wine.command(self.program)], self.home, self.scratch)


def starts(box: Box) -> None:
    """A first frame comes, and Windows is told the version and shown the icon."""
    told = box.told("--smoke")
    print(f"  {told}")
    assert told["version"] == VERSION
    content = box.program.read_bytes()
    for text in ("OriginalFilename", f"{NAME}.exe", "ProductVersion", VERSION):
        assert text.encode("utf-16-le") in content, text
    icon = (ROOT / "art" / "inked" / "program" / "icon_256.png").read_bytes()
    assert b"\x89PNG" in content or icon in content


def asks_for_nothing_else(box: Box) -> None:
    """All that its libraries want is in the box, once, or in every Windows 10; nothing in it is of Wine."""
    parts = [path for path in files(box.folder) if path.suffix.lower() in (".exe", ".dll", ".pyd")]
    own = {path.name.lower() for path in parts}
    wanted = {name for path in parts for name in imported(path)}
    assert not {name for name in wanted - own if not SYSTEM.fullmatch(name)}
    assert not [path for path in parts if b"Wine builtin DLL" in path.read_bytes()[:256]]
    contents = [path.read_bytes() for path in parts]
    assert len(contents) == len(set(contents)), "A library lies in the box twice"
    size = sum(path.stat().st_size for path in files(box.folder))
    print(f"  {size / 1e6:.1f} MB, {len(parts)} libraries, {len(wanted - own)} of Windows asked for")


def imported(path: Path) -> Iterator[str]:
    """Name the libraries a library wants."""
    told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    return (name.lower() for name in re.findall(r"DLL Name: (\S+)", told))


def plays_as_on_linux(box: Box) -> None:
    """The same number deals and plays the same game here and there, to the last action."""
    for game in PRESENTATIONS:
        words = ("--game", game, "--seats", "3", "--seed", "5", "--watch", "off", "--quit")
        here, there = on_linux(box, *words), box.told(*words)
        print(f"  {there}")
        for fact in ("game", "seed", "actions", "scores", "winners"):
            assert here[fact] == there[fact]


def on_linux(box: Box, *words: object) -> dict[str, Any]:
    """Run the program as it stands here."""
    environment = {**os.environ, "RATS_AND_BELLS_HOME": str(box.scratch / "linux")}
    command = [sys.executable, str(ROOT / "main.py"), *map(str, words)]
    line = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    told: dict[str, Any] = json.loads(line.splitlines()[-1])
    return told


def opens_saves(box: Box) -> None:
    """A table saved on Linux goes on in Windows, and what Windows keeps of it is opened on Linux."""
    path = box.scratch / "late.json"
    for game in PRESENTATIONS:
        path.write_text(json.dumps(late(game, 30)))
        box.told("--load", path, "--smoke")
        kept = Session.restored(Shelf(box.home / "matches").read(AUTOSAVE))
        assert kept.match.state.to_json() == Session.restored(late(game, 30)).match.state.to_json()


def masters_think(box: Box) -> None:
    """Masters play a game to its end in a window, thinking in processes of their own."""
    path = box.scratch / "masters.json"
    path.write_text(json.dumps(late("notre_dame", 40)))
    words = ("--load", str(path), "--watch", "off", "--bots", "master", "--quit")
    told = watched(box.person(), *words, patience=PATIENCE)
    print(f"  {told}")
    assert told["winners"]


def serves_phones(box: Box) -> None:
    """A phone scans its code off the window and plays; the server is gone with the window."""
    path = box.scratch / "phone.json"
    path.write_text(save())
    # Whoever was told once what the firewall will ask is not told again.
    box.home.mkdir(exist_ok=True)
    (box.home / "settings.json").write_text(json.dumps({"phones_let_in": True}))
    serve_a_phone(box.person(), ["--load", str(path)], lambda _: None, PATIENCE)


def keeps_the_rules(_: Box) -> None:
    """The tests of the rules pass in the Python of Windows, with the sources as they stand here."""
    left_out = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in EXCUSED]
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow and not long", *left_out)
    done = wine.run(wine.PYTHON / "python.exe", *words, "tests/rules", "tests/game/test_store_disk.py")
    print(f"  {done.stdout.splitlines()[-1]}")
    assert done.returncode == 0, done.stdout[-4000:]


def is_removed(box: Box) -> None:
    """The folder is thrown away, and nothing is left behind but saved games."""
    shutil.rmtree(box.folder)
    left = installed() - box.before
    assert not left, sorted(left)


def installed() -> set[str]:
    """Name the files of the disk that Windows and its programs are on."""
    disk = wine.FOLDER / "wine" / "drive_c"
    return {str(path.relative_to(disk)) for path in disk.rglob("*")}


CHECKS = (
    *(starts, asks_for_nothing_else, plays_as_on_linux, opens_saves, masters_think, serves_phones),
    *(is_removed, keeps_the_rules),
)


def main(*names: str) -> int:
    """Try everything, or what is named."""
    if lacking := [*no_screen(), *wine.missing()]:
        print(f"This needs more than is installed here: apt-get install {' '.join(lacking)}")
        return 2
    with tempfile.TemporaryDirectory() as scratch, Screen(Path(scratch)) as screen:
        (archive,) = DIST.glob(f"{NAME}-{VERSION}-windows-*.zip")
        shutil.unpack_archive(archive, scratch)
        box = Box(Path(scratch) / NAME, Path(scratch), screen)
        for check in CHECKS:
            if not names or check.__name__ in names:
                print(check.__doc__)
                check(box)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
