"""The rule cards of the three games, in the order of the rulebook; what is looked at leads to its card."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.games.notre_dame.words import rulebook
from game.games.notre_dame.words.cards import CARDS as ACTION_CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.rattus.words import rulebook as rules_rattus
from game.games.rattus.words.characters import CHARACTERS, LAST_POWERS
from game.games.rattus_cartus.words import rulebook as rules_rattus_cartus
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.cards import CARDS as SPECIAL_CARDS
from game.games.rattus_cartus.words.cards import POPULATION
from game.games.rattus_cartus.words.table import TERMS as CARTUS_TERMS
from game.games.rule_links import LINKS, Link
from game.words import Tongue
from game.words.classes import SIGN_TEXTS

#: The chapters of every game, in the order one reads them.
CHAPTERS = ("aim", "set_up", "round", "places", "persons", "plague", "end", "rulings")
TABLES = {
    "notre_dame": rulebook,
    "rattus": rules_rattus,
    "rattus_cartus": rules_rattus_cartus,
}


class Card(NamedTuple):
    """A rule card. Title and paragraphs are English and the keys of their translations."""

    key: str
    game: str
    chapter: str
    title: str
    paragraphs: tuple[str, ...]
    #: A drawing of the rulebook by its name, or a card of the table such as ``person/monk``.
    picture: str
    #: What a card of the table does, at a glance.
    glance: str
    #: Keys of cards to read next, and of options that change this rule.
    see: tuple[str, ...]
    options: tuple[str, ...]

    def text(self, say: Tongue) -> str:
        """Say the whole rule."""
        return "\n".join(map(say, self.paragraphs))


class Draft(NamedTuple):
    """What is on a card before it is tied to the rest."""

    title: str
    paragraphs: tuple[str, ...]
    picture: str = ""
    glance: str = ""


def _pieces(game: str) -> Iterator[tuple[str, str, Draft]]:
    """Give the cards that the tables of a game hold already, with their chapters and keys."""
    if game == "notre_dame":
        for key, action in ACTION_CARDS.items():
            yield "places", key, Draft(action.name, (action.full,), f"action/{key}", action.short)
        for key, person in PERSONS.items():
            yield "persons", key, Draft(person.name, (person.full,), f"person/{key}", person.short)
    elif game == "rattus":
        for key, title in rules_rattus.SIGN_TITLES.items():
            yield "plague", key, Draft(title, (SIGN_TEXTS[key],))
        for key, person in CHARACTERS.items():
            last = (LAST_POWERS[key],) if key in LAST_POWERS else ()
            yield "persons", key, Draft(person.name, (person.full, *last), f"class/{key}", person.short)
    else:
        yield "places", "population", Draft(str(CARTUS_TERMS["population"]), (POPULATION.full,))
        for key, special in SPECIAL_CARDS.items():
            yield "places", key, Draft(special.name, (special.full,), f"special/{key}", special.short)
        for key, house in BUILDINGS.items():
            yield "persons", key, Draft(house.name, (house.full,), f"building/{key}")


@cache
def cards(game: str) -> tuple[Card, ...]:
    """Give all cards of a game, chapter by chapter: concepts first, then single cards of the table."""
    drafts = {chapter: dict[str, Draft]() for chapter in CHAPTERS}
    for chapter, entries in TABLES[game].CONCEPTS.items():
        drafts[chapter] |= {key: Draft(entry.title, (entry.text,)) for key, entry in entries.items()}
    for chapter, key, draft in _pieces(game):
        drafts[chapter][key] = draft
    return tuple(
        _tied(game, chapter, key, draft) for chapter in CHAPTERS for key, draft in drafts[chapter].items()
    )


def _tied(game: str, chapter: str, key: str, draft: Draft) -> Card:
    link = LINKS[game].get(key, Link())
    return Card(
        key,
        game,
        chapter,
        draft.title,
        draft.paragraphs,
        link.picture or draft.picture,
        draft.glance,
        link.see,
        link.options,
    )


def card(game: str, key: str) -> Card:
    """Find a card by its key."""
    return _by_name(game)[key]


def card_of(game: str, subject: str) -> Card | None:
    """Find the card that explains something: a name of the rules, a decision by its class, or a picture."""
    known = _by_name(game)
    folder, _, name = subject.rpartition("/")
    if folder == "token":
        return known["read_token"]
    while name not in known and "_" in name:
        # Pieces are named after their tincture, population cards after their nuns.
        name = name.rpartition("_")[0]
    return known.get(name)


@cache
def _by_name(game: str) -> dict[str, Card]:
    by_key = {found.key: found for found in cards(game)}
    others = {name: by_key[key] for key, link in LINKS[game].items() for name in link.names}
    return others | by_key


def chapter_title(game: str, chapter: str) -> str:
    """Name a chapter in English, as the key of its translations."""
    headings: dict[str, str] = TABLES[game].HEADINGS
    return headings[chapter]
