"""Remembers what every made file was made from, one small versioned file a kind under art/made."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

from build.output import INKED, ROOT

MADE = ROOT / "art" / "made"


class Entry(NamedTuple):
    """Fingerprints of what a file was made from and of the file itself."""

    source: str
    result: str


def kind_of(target: str) -> str:
    """The page of the ledger a target stands on: its folder."""
    folder = target.rpartition("/")[0].removeprefix(INKED).strip("/")
    return folder.replace("/", "-") or "art"


def read_all() -> dict[str, Entry]:
    """Every entry."""
    entries: dict[str, Entry] = {}
    for page in sorted(MADE.glob("*.json")):
        for target, words in json.loads(page.read_text(encoding="utf-8")).items():
            entries[target] = Entry(*words.split())
    return entries


def record(changed: dict[str, Entry], gone: frozenset[str] = frozenset()) -> None:
    """Enter new fingerprints and strike out targets that nobody makes any more."""
    for kind in sorted({kind_of(target) for target in (*changed, *gone)}):
        page = MADE / f"{kind}.json"
        entries = json.loads(page.read_text(encoding="utf-8")) if page.exists() else {}
        entries.update({t: " ".join(entry) for t, entry in changed.items() if kind_of(t) == kind})
        kept = {target: entries[target] for target in sorted(entries) if target not in gone}
        if kept:
            write_atomically(page, (json.dumps(kept, indent=0) + "\n").encode())
        elif page.exists():
            page.unlink()


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
