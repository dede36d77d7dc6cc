"""Finding rule cards by words: accents, case and ligatures are forgiven, titles come first."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from game.table.rule_cards import Card
from game.words import KEPT, Tongue

_WORD = re.compile(r"\w+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def plain(text: str) -> str:
    """Write a text without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words(text: str) -> list[str]:
    """Give the plain words of a text, icons and data left out."""
    return _WORD.findall(plain(KEPT.sub(" ", text)))


@lru_cache(maxsize=2048)
def _read(card: Card, language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    say = Tongue(language)
    return tuple(words(say(card.title))), tuple(words(card.text(say)))


def found(cards: Sequence[Card], query: str, say: Tongue) -> list[Card]:
    """Give the cards that hold every word of the query, or its beginning; titles come first."""
    wanted = words(query)
    ranked: list[tuple[bool, int, Card]] = []
    for card in cards:
        title, text = _read(card, say.language)
        hits = [_place(word, title, text) for word in wanted]
        if all(place is not None for place in hits):
            ranked.append((list(title) != wanted, sum(place or 0 for place in hits), card))
    ranked.sort(key=lambda entry: entry[:2])
    return [card for *_, card in ranked]


def _place(word: str, title: Sequence[str], text: Sequence[str]) -> int | None:
    """Say how well a word was found, 0 being best: as a word of the title, its beginning, in the text."""
    for rank, known in ((0, title), (2, text)):
        if word in known:
            return rank
        if any(other.startswith(word) for other in known):
            return rank + 1
    # German words are put together: "Zahl" is wanted in "Auszahlung" too.
    return 4 if len(word) > 2 and any(word in other for other in (*title, *text)) else None
