"""Keeps the catalogues in step with the tables of words: ``make words``, or ``--check`` to look only.

What is new gets an empty translation, what is no longer said goes, what stays keeps its translation.
Beside each catalogue (.po) lies what the program reads (.mo).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import FunctionType, ModuleType

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from build.ledger import write_atomically
from build.output import ROOT
from game.words import DOMAIN, LANGUAGES
from game.words.texts import Plural

LOCALE = ROOT / "game" / "words" / "locale"
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
HEAD = "# Translate here, then run `make words`."
#: A text in all its forms; in English, where it is what others are found by, one or two.
Forms = tuple[str, ...]


class Catalogue(Catalog):
    """A catalogue whose head does not say when or with what it was written: its bytes stay the same."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """What a program must know to read it."""
        return [
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]


@cache
def tables() -> tuple[ModuleType, ...]:
    """The tables: every module of a package called ``words`` that has no functions or classes of its own."""
    paths = sorted((ROOT / "game").rglob("words/[!_]*.py"), key=lambda path: (len(path.parts), path))
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return tuple(module for module in map(import_module, names) if not _has_code(module))


def _has_code(module: ModuleType) -> bool:
    made = (value for value in vars(module).values() if isinstance(value, FunctionType | type))
    return any(value.__module__ == module.__name__ for value in made)


def messages() -> dict[Forms, list[str]]:
    """Every text of the tables with the places that say it."""
    found: dict[Forms, list[str]] = {}
    for module in tables():
        for place, key in _texts_of(module):
            found.setdefault(key, []).append(place)
    return found


def _texts_of(module: ModuleType) -> Iterator[tuple[str, Forms]]:
    name = ".".join(part for part in module.__name__.split(".") if part not in ("game", "games", "words"))
    for attribute, value in vars(module).items():
        if attribute.isupper():
            yield from _walk(f"{name}.{attribute}", value)


def _walk(place: str, value: object) -> Iterator[tuple[str, Forms]]:
    if isinstance(value, str):
        yield place, (value,)
    elif isinstance(value, Plural):
        yield place, (value.one, value.many)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(f"{place}.{key}", item)
    elif isinstance(value, tuple) and hasattr(value, "_asdict"):
        for field, item in value._asdict().items():
            yield from _walk(f"{place}.{field}", item)
    else:
        raise TypeError(f"{place} is no text: {value!r}")


def path_of(language: str) -> Path:
    """Where the catalogue of a language stands."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def translations(language: str) -> dict[Forms, Forms]:
    """The texts of a catalogue with their translations; none if there is no catalogue yet."""
    path = path_of(language)
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        found = [message for message in read_po(file, language, abort_invalid=True) if message.id]
    return {_forms(message.id): _forms(message.string) for message in found if not message.fuzzy}


def _forms(text: str | Iterable[str] | None) -> Forms:
    return (text,) if isinstance(text, str) else tuple(text or ())


def renewed(language: str) -> Catalogue:
    """The catalogue as the tables want it, with the translations there are."""
    old, new = translations(language), Catalogue(language, header_comment=HEAD, fuzzy=False)
    for text, places in messages().items():
        forms = (old.get(text, ()) + ("",) * new.num_plurals)[: new.num_plurals]
        plural = len(text) > 1
        found = [(place, 0) for place in places]
        new.add(text if plural else text[0], forms if plural else forms[0], found)
    return new


def missing(catalogue: Catalog) -> list[str]:
    """The texts that lack a translation, or a form of it."""
    return [_forms(m.id)[0] for m in catalogue if not all(_forms(m.string))]


def files(catalogue: Catalog, path: Path) -> dict[Path, bytes]:
    """What is written for a catalogue that stands there: the text, and what the program reads."""
    text, compiled = BytesIO(), BytesIO()
    write_po(text, catalogue, width=0, include_lineno=False)
    write_mo(compiled, catalogue)
    return {path: text.getvalue(), path.with_suffix(".mo"): compiled.getvalue()}


def main(arguments: list[str] | None = None) -> int:
    """Renew the catalogues and tell what lacks a translation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a catalogue is behind")
    check = parser.parse_args(arguments).check
    behind = False
    for language in TRANSLATED:
        new = renewed(language)
        made = files(new, path_of(language))
        stale = [path for path, data in made.items() if not path.is_file() or path.read_bytes() != data]
        lacking = missing(new)
        behind |= bool(lacking or stale)
        for path in () if check else stale:
            write_atomically(path, made[path])
        print(f"{language}: {len(new)} texts, {len(lacking)} without translation{' (behind)' * bool(stale)}")
        for one in lacking:
            print(f"    {one}")
    return int(behind and check)


if __name__ == "__main__":
    sys.exit(main())
