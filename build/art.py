"""Makes the art: `python -m build.art [names] [--all] [--check] [--prune]`, by default only what changed."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path

from build import ledger, makers
from build.ledger import Entry
from build.output import INKED, ROOT, Output, code_files, digest, file_digest, fingerprint

PEN = code_files("build/pen")


@lru_cache(maxsize=1)
def catalogue() -> dict[str, tuple[Output, Path]]:
    """Every output of every maker by its target, with the maker's module; a broken maker raises."""
    found: dict[str, tuple[Output, Path]] = {}
    for info in sorted(pkgutil.iter_modules(makers.__path__), key=lambda info: info.name):
        module = importlib.import_module(f"build.makers.{info.name}")
        if not hasattr(module, "outputs"):
            continue
        for output in module.outputs():
            if output.target in found:
                raise ValueError(f"two makers make {output.target}")
            found[output.target] = (output, Path(str(module.__file__)))
    return found


def source_of(target: str) -> str:
    """The fingerprint of what a target is made from."""
    output, module = catalogue()[target]
    return fingerprint(output, (*PEN, module))


def make(target: str) -> tuple[str, bytes | None, str]:
    """Make one target in this process: its content, or what went wrong."""
    try:
        return target, catalogue()[target][0].content(), ""
    except Exception:
        return target, None, traceback.format_exc(limit=-4)


def wanted(names: list[str]) -> list[str]:
    """Targets that begin with one of the names, under art/inked or the repository; all without names."""
    short = {target: target.removeprefix(f"{INKED}/") for target in catalogue()}
    return [
        target
        for target in catalogue()
        if not names or any(short[target].startswith(name) or target.startswith(name) for name in names)
    ]


def is_current(target: str, entries: dict[str, Entry]) -> bool:
    """Whether a file is there, unchanged, and made from what is there now."""
    entry, path = entries.get(target), ROOT / target
    if entry is None or not path.is_file() or entry.source != source_of(target):
        return False
    return digest(path.read_bytes()) == entry.result


def orphans() -> list[str]:
    """Inked files that no maker makes."""
    files = (path.relative_to(ROOT).as_posix() for path in (ROOT / INKED).rglob("*") if path.is_file())
    return sorted(file for file in files if file not in catalogue() and not file.endswith((".py", ".md")))


def batches(targets: list[str]) -> Iterator[list[str]]:
    """Targets by stage."""
    for stage in sorted({catalogue()[target][0].stage for target in targets}):
        yield [target for target in targets if catalogue()[target][0].stage == stage]


def made(targets: list[str], jobs: int) -> Iterator[tuple[str, bytes | None, str]]:
    """Make targets, in several processes when there are enough of them."""
    if jobs < 2 or len(targets) < 4:
        yield from map(make, targets)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(make, targets, chunksize=max(1, min(8, len(targets) // (jobs * 4))))


def rebuild(targets: list[str], jobs: int) -> tuple[int, list[str]]:
    """Make and write targets; how many files changed, and which could not be made."""
    changed, broken = 0, []
    for batch in batches(targets):
        entries: dict[str, Entry] = {}
        for target, content, error in made(batch, jobs):
            if content is None:
                broken.append(target)
                print(f"{target}: {error}", file=sys.stderr)
                continue
            path = ROOT / target
            if not path.is_file() or path.read_bytes() != content:
                ledger.write_atomically(path, content)
                changed += 1
            entries[target] = Entry(source_of(target), digest(content))
            if len(entries) >= 40:
                ledger.record(entries)
                entries = {}
        ledger.record(entries)
        file_digest.cache_clear()
    return changed, broken


def check(targets: list[str], thorough: bool, jobs: int) -> list[str]:
    """What is out of date; thoroughly: made again and compared byte by byte."""
    entries = ledger.read_all()
    stale = [target for target in targets if not is_current(target, entries)]
    if thorough:
        for target, content, error in made([t for t in targets if t not in stale], jobs):
            if content is None or content != (ROOT / target).read_bytes():
                stale.append(f"{target} {error}".rstrip())
    return sorted(stale)


def prune() -> None:
    """Remove inked files and ledger entries that no maker makes any more."""
    for orphan in orphans():
        (ROOT / orphan).unlink()
    ledger.record({}, frozenset(target for target in ledger.read_all() if target not in catalogue()))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m build.art", description=__doc__)
    parser.add_argument("names", nargs="*", help="what to make, such as icons or people/host")
    parser.add_argument("--all", action="store_true", help="make everything again, changed or not")
    parser.add_argument("--check", action="store_true", help="fail if anything would change")
    parser.add_argument("--prune", action="store_true", help="remove files that nobody makes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun = time.perf_counter()
    targets = wanted(options.names)
    if options.check:
        stale = check(targets, options.all, options.jobs)
        stray = [] if options.names else orphans()
        for line in [
            *(f"out of date: {name}" for name in stale),
            *(f"nobody makes: {name}" for name in stray),
        ]:
            print(line)
        return 1 if stale or stray else 0
    if options.prune:
        prune()
    entries = ledger.read_all()
    due = [target for target in targets if options.all or not is_current(target, entries)]
    changed, broken = rebuild(due, options.jobs)
    took = time.perf_counter() - begun
    print(f"{len(targets)} pictures, {len(due)} made, {changed} changed, {len(broken)} broken, {took:.1f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
