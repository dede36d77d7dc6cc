"""What the tests of words stand on: tongues, catalogues, and looking into a text."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

import art
from build import words
from game.games import PRESENTATIONS
from game.words import KEPT, LANGUAGES, PSEUDO, Tongue
from game.words.telling import Book
from game.words.texts import Option, Plural, Text
from rules import GAMES
from rules.kernel import Decision, Match
from rules.play import random_actions

#: The languages whose sentences tests spell out, however many others there are.
SPELT = ENGLISH, FRENCH, GERMAN = Tongue("en"), Tongue("fr"), Tongue("de")
BOOKS: dict[str, Book] = {key: shown.book() for key, shown in PRESENTATIONS.items()}
TONGUES = [Tongue(language) for language in (*LANGUAGES, PSEUDO)]
NAMES_OF_SEATS = ("Anna", "Bo", "Cléo", "Dirk", "Eva")
CATALOGUES = {language: words.translations(language) for language in words.TRANSLATED}
INKED = Path(art.__file__).with_name("inked")
#: Every picture a text can name: an icon by its name, others with their folder.
DRAWN = {path.stem for path in (INKED / "icons").glob("*.svg")} | {
    f"{path.parent.name}/{path.stem}" for path in INKED.glob("*/*.svg")
}
#: A button or a short line has room for so many letters, however short the English is.
FLOOR = 15


def decisions(key: str) -> set[type[Decision[Any]]]:
    """Give every decision of a game."""
    return {cls for cls in GAMES[key].frames.values() if issubclass(cls, Decision)}


def forms(text: Text) -> tuple[str, ...]:
    return (text.one, text.many) if isinstance(text, Plural) else (text,)


def written(text: Text, language: str) -> tuple[str, ...]:
    """All forms of a text in a language."""
    return forms(text) if language == "en" else CATALOGUES[language][forms(text)]


def data_in(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def icons_in(text: str) -> Counter[str]:
    return Counter(re.findall(r"\[([a-z_/]+)\]", text))


def seen(text: str) -> int:
    """The length of a text where an icon or a number takes the room of two letters."""
    return len(KEPT.sub("##", text))


def too_long(texts: Iterable[str], language: str, long: Mapping[str, str]) -> list[tuple[str, str]]:
    """The translations that need much more room than the English, but for known exceptions."""
    pairs = [(text, CATALOGUES[language][text,][0]) for text in texts if text not in long]
    return [(text, other) for text, other in pairs if seen(other) > max(FLOOR, 1.6 * seen(text))]


def titles(options: Mapping[str, Option]) -> list[str]:
    """What the set-up shows of the options."""
    values = [entry.title for option in options.values() for entry in option.values.values()]
    return [*(option.title for option in options.values()), *values]


def assert_clean(text: str) -> None:
    """No key and no hole is left in what was said, and every icon is drawn."""
    assert set(icons_in(text)) <= DRAWN, text
    assert not re.search(r"[{}\[\]_]|  |\bNone\b", KEPT.sub("#", text)), text


def tell_whole_game(match: Match, seed: int) -> Counter[str]:
    """Say everything that comes up in a game in every tongue, and count the decisions and events."""
    book, names, met = BOOKS[match.game.key], NAMES_OF_SEATS[: match.state.seats], Counter[str]()
    told = [*match.opening]
    for seat, action in random_actions(match, seed):
        decision = match.state.decision
        assert decision is not None
        met[type(decision).__name__] += 1
        shown = match.preview(action)
        for tongue in TONGUES:
            assert_clean(book.prompt(tongue, decision, names))
            assert_clean(book.preview(tongue, shown, seat))
            for option in match.state.options():
                assert_clean(book.label(tongue, option, decision, names))
        told += match.play(action, seat)
    for event in told:
        met[event.kind] += 1
        for tongue in TONGUES:
            assert_clean(book.line(tongue, event, names))
    return met
