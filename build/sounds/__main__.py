"""Makes the sounds: `python -m build.sounds [names] [--check]`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from build.ledger import write_atomically
from build.output import ROOT
from build.sounds.ambience import PLACES
from build.sounds.effects import EFFECTS
from build.sounds.finish import AMBIENCE_LOUD, MUSIC_LOUD, effect, loop
from build.sounds.music import PIECES
from build.sounds.ogg import encoded
from build.sounds.samples import Samples

SOUNDS = ROOT / "art" / "sounds"


def _effect(name: str, take: int) -> bytes:
    kind = EFFECTS[name]
    return encoded(effect(kind.make(take), kind.loud), 0.4)


def _loop(sound: Samples, loud: float) -> bytes:
    return encoded(loop(sound, loud), 0.8)


def _ambience(name: str) -> bytes:
    return _loop(PLACES[name](), AMBIENCE_LOUD)


def _music(name: str) -> bytes:
    return _loop(PIECES[name](), MUSIC_LOUD)


def catalogue() -> dict[str, Callable[[], bytes]]:
    """Every file under art/sounds and how it is made."""
    found: dict[str, Callable[[], bytes]] = {}
    for name, kind in EFFECTS.items():
        for take in range(kind.takes):
            found[f"effects/{name}_{take + 1}.ogg"] = partial(_effect, name, take)
    for name in PLACES:
        found[f"ambience/{name}.ogg"] = partial(_ambience, name)
    for name in PIECES:
        found[f"music/{name}.ogg"] = partial(_music, name)
    return found


def make(target: str) -> tuple[str, bytes]:
    """Make one file in this process."""
    return target, catalogue()[target]()


def made(targets: list[str], jobs: int) -> Iterator[tuple[str, bytes]]:
    """Make files, the long ones first, in several processes."""
    targets = sorted(targets, key=lambda target: target.startswith("effects/"))
    if jobs < 2 or len(targets) < 2:
        yield from map(make, targets)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(make, targets)


def strays() -> list[Path]:
    """Files that nobody makes any more."""
    known = {SOUNDS / target for target in catalogue()}
    return sorted(path for path in SOUNDS.rglob("*.*") if path.is_file() and path not in known)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m build.sounds", description=__doc__)
    parser.add_argument("names", nargs="*", help="what to make, such as effects/bell or music")
    parser.add_argument("--check", action="store_true", help="make everything, write nothing, and compare")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    begun, changed = time.perf_counter(), []
    names = tuple(options.names) or ("",)
    targets = [target for target in catalogue() if target.startswith(names)]
    for target, data in made(targets, options.jobs):
        path = SOUNDS / target
        if not path.is_file() or path.read_bytes() != data:
            changed.append(target)
            if not options.check:
                write_atomically(path, data)
    stray = strays() if not options.names else []
    if not options.check:
        for path in stray:
            path.unlink()
    took = time.perf_counter() - begun
    print(f"{len(targets)} sounds, {len(changed)} changed, {len(stray)} strays, {took:.1f} s")
    for target in changed if options.check else ():
        print(f"differs: {target}")
    return int(options.check and bool(changed or stray))


if __name__ == "__main__":
    sys.exit(main())
