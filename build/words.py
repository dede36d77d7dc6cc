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
from game.games.notre_dame.words import cards, options, persons, play
from game.games.notre_dame.words import lessons as lessons_notre_dame
from game.games.notre_dame.words import rulebook as rules_notre_dame
from game.games.rattus.words import characters
from game.games.rattus.words import lessons as lessons_rattus
from game.games.rattus.words import options as rattus_options
from game.games.rattus.words import panel as rattus_desk
from game.games.rattus.words import play as rattus
from game.games.rattus.words import rulebook as rules_rattus
from game.games.rattus.words import table as rattus_table
from game.games.rattus_cartus.words import buildings, panel, table
from game.games.rattus_cartus.words import cards as rattus_cartus_cards
from game.games.rattus_cartus.words import lessons as lessons_rattus_cartus
from game.games.rattus_cartus.words import options as rattus_cartus_options
from game.games.rattus_cartus.words import play as rattus_cartus
from game.games.rattus_cartus.words import rulebook as rules_rattus_cartus
from game.words import (
    DOMAIN,
    LANGUAGES,
    advice,
    catalogue,
    classes,
    crash,
    fame,
    lessons,
    looking,
    reading,
    result,
    rulebook,
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
    play,
    cards,
    persons,
    options,
    classes,
    rattus,
    rattus_table,
    rattus_desk,
    characters,
    rattus_options,
    rattus_cartus,
    buildings,
    rattus_cartus_cards,
    table,
    panel,
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
    name = ".".join(part for part in module.__name__.split(".") if part not in ("game", "games", "words"))
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
