"""What the box must do wherever it is opened: ``make dist-test``."""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import PRESENTATIONS
from game.session.plan import against_bots
from game.session.session import Session
from game.words import LANGUAGES
from rules.kernel.version import VERSION
from rules.play import random_actions
from tests.window.frozen_phones import save, serve_a_phone, server_is_plain
from tests.window.likeness import colours
from tests.window.person import Person
from tests.window.screen import Screen, missing, waited

#: The box may be larger than it should be, for art and music grow; this much is a mistake of the packing.
TOO_LARGE = 65e6
#: Seconds from the start to the first frame that would be felt on any machine, even one that is busy.
TOO_SLOW = 5.0


Meanwhile = Callable[[Person], None]


class Box:
    """The folder that is given away, with a home of its own."""

    def __init__(self, folder: Path, scratch: Path, screen: Screen) -> None:
        self.folder = folder
        self.screen = screen
        self.scratch = scratch
        self.program = folder / "rats-and-bells"
        self.home = scratch / "home"

    def run(self, *words: object, program: Path | None = None) -> "subprocess.CompletedProcess[str]":
        """Run the program without a window."""
        environment = {**os.environ, "RATS_AND_BELLS_HOME": str(self.home), "HOME": str(self.scratch)}
        command = [str(program or self.program), *map(str, words)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)

    def person(self) -> Person:
        """Let somebody use the program in a window."""
        return Person(self.screen, [str(self.program)], self.home, self.scratch)

    def smoke(self, *words: object, program: Path | None = None) -> dict[str, Any]:
        """Insist on a first frame, and give what is told about it."""
        done = self.run(*words, "--smoke", program=program)
        assert done.returncode == 0, done.stderr
        told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return told


def starts(box: Box) -> None:
    """The first frame comes soon, and the box is no larger than it must be."""
    seconds, work = [], []
    for _ in range(6):
        begun = time.perf_counter()
        told = box.smoke()
        seconds.append(time.perf_counter() - begun)
        work.append(told["processor_ms"])
    assert told["version"] == VERSION
    size = sum(path.stat().st_size for path in files(box.folder))
    print(f"  {size / 1e6:.1f} MB; a first frame takes {min(work)} ms of the processor")
    print(f"  started, drawn and ended within {min(seconds):.2f} s at best")
    assert size < TOO_LARGE
    assert min(seconds) < TOO_SLOW


def files(folder: Path) -> Iterator[Path]:
    """Give the files of a folder, each once."""
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def holds(box: Box) -> None:
    """Nothing is in the box that may not be given away, and it says where the sources of its parts are."""
    assert "freesansbold.ttf" not in {path.name for path in files(box.folder)}
    libraries = [path.read_bytes() for path in files(box.folder) if ".so" in path.name]
    assert len(libraries) == len(set(libraries)), "A library lies in the box twice"
    told = (box.folder / "licences" / "README.md").read_text("utf-8")
    for part in ("pytmx", "pygame-ce", "mpg123", "libsndfile", "fluidsynth"):
        assert re.search(rf"https://\S*{part}", told), part


def speaks(box: Box) -> None:
    """Every language and every face is in the box."""
    for language in LANGUAGES:
        box.smoke("--lang", language)
    box.home.mkdir(exist_ok=True)
    (box.home / "settings.json").write_text(json.dumps({"plain_face": True, "high_contrast": True}))
    box.smoke("--game", "notre_dame")
    (box.home / "settings.json").unlink()


def late(game: str, left: int) -> dict[str, Any]:
    """Give a saved table of two masters, so many actions before the end of a game played at random."""
    plan = against_bots(game, 2, 5, "master")
    match = plan.deal()
    for seat, action in random_actions(match, 3):
        match.play(action, seat)
    return Session(plan, match.until(len(match.log) - left)).to_json()


def loads(box: Box) -> None:
    """A saved game is opened; what is none is refused with a reason."""
    save, none = box.scratch / "save.json", box.scratch / "none.json"
    none.write_text("[1, 2")
    for game in PRESENTATIONS:
        save.write_text(json.dumps(late(game, 30)))
        box.smoke("--load", save)
    refused = box.run("--load", none)
    assert refused.returncode == 2, refused
    assert refused.stderr.strip()
    assert "Traceback" not in refused.stderr


def plays(box: Box) -> None:
    """Bots play each game to its end in a real window."""
    for game in PRESENTATIONS:
        words = ("--game", game, "--seats", "2", "--seed", "5", "--watch", "off", "--quit")
        told = watched(box.person(), *words)
        print(f"  {told}")
        assert told["game"] == game
        assert told["winners"]


def watched(
    person: Person, *words: str, meanwhile: Meanwhile = lambda _: None, patience: int = 1
) -> dict[str, Any]:
    """Watch bots in a window until they are done; give what the program tells."""
    person.start(*words, told=True)
    try:
        meanwhile(person)
        waited(lambda: colours(person.picture()) > 40, "a table in the window", 10 * patience)
        line = person.process.communicate(timeout=120 * patience)[0].decode()
        person.has_left()
    finally:
        person.end()
    told: dict[str, Any] = json.loads(line.splitlines()[-1])
    return told


def masters_think_apart(box: Box) -> None:
    """Masters think in processes of their own, which draw nothing and open no window."""
    save = box.scratch / "late.json"
    # Enough is left to play that the workers can be looked at in peace.
    save.write_text(json.dumps(late("notre_dame", 60)))
    words = ("--load", str(save), "--watch", "off", "--bots", "master", "--quit")
    told = watched(box.person(), *words, meanwhile=workers_are_plain)
    print(f"  {told}")
    assert told["winners"]


def workers_are_plain(person: Person) -> None:
    """Insist on workers, and that none of them has anything to do with a window."""
    parent = person.process.pid
    workers = waited(
        lambda: [pid for pid in children(parent) if "--multiprocessing-fork" in command(pid)], "workers"
    )
    time.sleep(1.0)
    for worker in workers:
        libraries = Path(f"/proc/{worker}/maps").read_text()
        assert "libpython" in libraries, "This is no worker of the frozen program"
        assert "libSDL2" not in libraries, "A worker has opened pygame"
        assert not person.screen.windows(worker), "A worker has opened a window"
    assert len(person.screen.windows(parent)) == 1
    print(f"  {len(workers)} workers of {parent}, without pygame and without a window")


def children(parent: int) -> list[int]:
    """Give the processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


def command(process: int) -> list[str]:
    """Give the words a process was started with."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().decode().split("\0")
    except OSError:
        return []


def serves_phones(box: Box) -> None:
    """A phone scans its code off the window and plays; the server is gone with the window."""
    path = box.scratch / "phone.json"
    path.write_text(save())
    serve_a_phone(box.person(), ["--load", str(path)], lambda parent: server_is_plain(children(parent)))


def is_installed(box: Box) -> None:
    """The install script puts it among the programs of the user, and takes it away again."""
    script, user = box.folder / "install.sh", {**os.environ, "HOME": str(box.scratch), "XDG_DATA_HOME": ""}
    subprocess.run([script], env=user, check=True, capture_output=True)
    link, data = box.scratch / ".local/bin/rats-and-bells", box.scratch / ".local/share"
    entry = (data / "applications/rats-and-bells.desktop").read_text()
    assert f'Exec="{link.resolve()}"' in entry
    assert (data / "icons/hicolor/256x256/apps/rats-and-bells.png").exists()
    box.smoke(program=link)
    is_replaced(box, link)
    subprocess.run([script, "--remove"], env=user, check=True, capture_output=True)
    assert not [path for path in files(box.scratch / ".local") if "rats-and-bells" in path.name]


def is_replaced(box: Box, program: Path) -> None:
    """Another pytmx put into the folder is the one that runs."""
    own = program.resolve().parent / "_internal" / "pytmx" / "pytmx.py"
    own.write_text(own.read_text() + '\nprint("another pytmx")\n')
    done = box.run("--game", next(iter(PRESENTATIONS)), "--smoke", program=program)
    assert done.stdout.startswith("another pytmx"), done


def main(folder: Path) -> int:
    """Try everything, and say how long it took."""
    if lacking := missing():
        print(f"A window needs more than is installed here: apt-get install {' '.join(lacking)}")
        return 2
    with tempfile.TemporaryDirectory() as scratch, Screen(Path(scratch)) as screen:
        box = Box(folder.resolve(), Path(scratch), screen)
        checks = (starts, holds, speaks, loads, is_installed, plays, masters_think_apart, serves_phones)
        for check in checks:
            print(check.__doc__)
            check(box)
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
