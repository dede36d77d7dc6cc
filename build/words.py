"""Keeps the catalogues in step with the tables of game/words: ``make words``, or ``--check`` to look only.

What is new gets an empty translation, what is no longer said goes, what stays keeps its translation.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from build.output import ROOT
from game.words import (
    DOMAIN,
    LANGUAGES,
    advice,
    catalogue,
    crash,
    fame,
    lessons,
    lessons_notre_dame,
    lessons_rattus,
    lessons_rattus_cartus,
    looking,
    notre_dame,
    notre_dame_cards,
    notre_dame_options,
    notre_dame_persons,
    rattus,
    rattus_cartus,
    rattus_cartus_buildings,
    rattus_cartus_cards,
    rattus_cartus_options,
    rattus_cartus_screen,
    rattus_cartus_table,
    rattus_characters,
    rattus_classes,
    rattus_desk,
    rattus_options,
    rattus_table,
    reading,
    result,
    rulebook,
    rules_notre_dame,
    rules_rattus,
    rules_rattus_cartus,
    saves,
    seating,
    settings,
    shared,
    sound,
)
from game.words.catalogue import HEADER, Entries, Key
from game.words.texts import Plural

#: The tables, in the order of the catalogues.
MODULES = (
    shared,
    advice,
    notre_dame,
    notre_dame_cards,
    notre_dame_persons,
    notre_dame_options,
    rattus_classes,
    rattus,
    rattus_table,
    rattus_desk,
    rattus_characters,
    rattus_options,
    rattus_cartus,
    rattus_cartus_buildings,
    rattus_cartus_cards,
    rattus_cartus_table,
    rattus_cartus_screen,
    rattus_cartus_options,
    settings,
    sound,
    result,
    seating,
    saves,
    fame,
    reading,
    looking,
    crash,
    rulebook,
    rules_notre_dame,
    rules_rattus,
    rules_rattus_cartus,
    lessons,
    lessons_notre_dame,
    lessons_rattus,
    lessons_rattus_cartus,
)
LOCALE = ROOT / "game" / "words" / "locale"
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
PLURAL_FORMS = {"fr": "nplurals=2; plural=(n > 1);", "de": "nplurals=2; plural=(n != 1);"}


def path_of(language: str) -> Path:
    """Where the catalogue of a language stands."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def messages() -> dict[Key, list[str]]:
    """Every text of the tables with the places that say it."""
    found: dict[Key, list[str]] = {}
    for module in MODULES:
        for place, key in _texts_of(module):
            found.setdefault(key, []).append(place)
    return found


def _texts_of(module: ModuleType) -> Iterator[tuple[str, Key]]:
    name = module.__name__.rpartition(".")[2]
    for attribute, value in vars(module).items():
        if attribute.isupper():
            yield from _walk(f"{name}.{attribute}", value)


def _walk(place: str, value: object) -> Iterator[tuple[str, Key]]:
    if isinstance(value, str):
        yield place, Key(value)
    elif isinstance(value, Plural):
        yield place, Key(value.one, value.many)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(f"{place}.{key}", item)
    elif isinstance(value, tuple) and hasattr(value, "_asdict"):
        for field, item in value._asdict().items():
            yield from _walk(f"{place}.{field}", item)
    else:
        raise TypeError(f"{place} is no text: {value!r}")


def merged(language: str, old: Entries) -> Entries:
    """The catalogue as the tables want it, with the translations there are."""
    new: Entries = {HEADER: (_header(language),)}
    for key in messages():
        empty = ("",) if key.many is None else ("", "")
        new[key] = old.get(key, empty)
    return new


def _header(language: str) -> str:
    return (
        "Content-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: 8bit\n"
        f"Language: {language}\n"
        f"Plural-Forms: {PLURAL_FORMS[language]}\n"
    )


def renewed(language: str) -> tuple[str, list[str]]:
    """The text of the catalogue as it should be, and what lacks a translation."""
    path = path_of(language)
    old = catalogue.parse(path.read_text("utf-8")) if path.is_file() else {}
    new = merged(language, old)
    missing = [key.one for key, strings in new.items() if not all(strings)]
    return catalogue.written(new, messages()), missing


def main(arguments: list[str] | None = None) -> int:
    """Renew the catalogues and tell what lacks a translation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a catalogue is behind")
    check = parser.parse_args(arguments).check
    behind = False
    for language in TRANSLATED:
        text, missing = renewed(language)
        path = path_of(language)
        stale = not path.is_file() or path.read_text("utf-8") != text
        behind |= bool(missing) or stale
        if stale and not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
        print(f"{language}: {len(messages())} texts, {len(missing)} without translation{' (behind)' * stale}")
        for one in missing:
            print(f"    {one}")
    return int(behind and check)


if __name__ == "__main__":
    sys.exit(main())
