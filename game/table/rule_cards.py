"""Rule cards: what a game writes on them, how they are tied together, and how one is found."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from game.table import shared_cards
from game.widgets.figures import Part, Picture
from game.words import Tongue
from game.words.texts import Entry
from rules.kernel import Decision

#: The chapters of every game, in the order one reads them.
CHAPTERS = ("aim", "set_up", "round", "places", "persons", "plague", "end", "rulings")


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
    #: A small picture beside its title, if there is one.
    portrait: str
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
    portrait: str = ""


class Link(NamedTuple):
    """How a card is tied to the rest. An empty picture: the card is shown as it lies on the table."""

    picture: str = ""
    #: Keys of cards to read next.
    see: tuple[str, ...] = ()
    #: What a table may agree on about it.
    options: tuple[str, ...] = ()
    #: What else it explains: things on the table by their names, and decisions.
    names: tuple[str, ...] = ()
    asked: tuple[type[Decision[Any]], ...] = ()


@dataclass(frozen=True)
class RuleCards:
    """The rulebook of a game; what is looked at leads to its card."""

    game: str
    #: The names of the chapters.
    headings: Mapping[str, str]
    #: Cards that explain something, by chapter and key.
    concepts: Mapping[str, Mapping[str, Entry]]
    #: Single cards of the table, with their chapters and keys; they follow the concepts.
    pieces: Iterable[tuple[str, str, Draft]] = ()
    links: Mapping[str, Link] = field(default_factory=dict)
    #: The card of everything whose picture is in a folder.
    folders: Mapping[str, str] = field(default_factory=dict)
    drawings: Mapping[str, Picture] = field(default_factory=dict)
    #: A card as it lies on the table, by the name of its picture.
    face: Callable[[str], Part] | None = None
    #: The keys of cards that explain what a table plays without, by what all see of it.
    absent: Callable[[Any], Collection[str]] = lambda _view: ()

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Give all cards, chapter by chapter: concepts first, then single cards of the table."""
        drafts = {chapter: dict[str, Draft]() for chapter in CHAPTERS}
        shared = ((self._chapter(chapter), found) for chapter, found in shared_cards.CONCEPTS.items())
        for chapter, entries in (*self.concepts.items(), *shared):
            drafts[chapter] |= {key: Draft(entry.title, (entry.text,)) for key, entry in entries.items()}
        for chapter, key, draft in self.pieces:
            drafts[chapter][key] = draft
        return tuple(
            self._tied(chapter, key, draft) for chapter in CHAPTERS for key, draft in drafts[chapter].items()
        )

    def _chapter(self, wanted: str) -> str:
        """Give a chapter, or the first of a short book that does not have it."""
        return wanted if wanted in self.headings else next(iter(self.headings))

    @cached_property
    def _links(self) -> Mapping[str, Link]:
        """Tie what every game has to the first card of this one."""
        first = next(key for entries in self.concepts.values() for key in entries)
        shared = (key for entries in shared_cards.CONCEPTS.values() for key in entries)
        return {**{key: Link(key, (first,)) for key in shared}, **self.links}

    def _tied(self, chapter: str, key: str, draft: Draft) -> Card:
        link = self._links.get(key, Link())
        return Card(
            key,
            self.game,
            chapter,
            draft.title,
            draft.paragraphs,
            link.picture or draft.picture,
            draft.glance,
            "" if link.picture else draft.portrait,
            link.see,
            link.options,
        )

    @property
    def chapters(self) -> tuple[str, ...]:
        """Name the chapters that have cards."""
        return tuple(dict.fromkeys(card.chapter for card in self.cards))

    def card(self, key: str) -> Card:
        """Find a card by its key."""
        return self._by_name[key]

    def card_of(self, subject: str | type[Decision[Any]]) -> Card | None:
        """Find the card that explains a name of the rules, a picture, or a decision."""
        if isinstance(subject, type):
            return next((self.card(key) for key, link in self.links.items() if subject in link.asked), None)
        known = self._by_name
        folder, _, name = subject.rpartition("/")
        if folder in self.folders:
            return known[self.folders[folder]]
        while name not in known and "_" in name:
            # Pieces are named after their tincture, population cards after their nuns.
            name = name.rpartition("_")[0]
        return known.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Card]:
        by_key = {found.key: found for found in self.cards}
        others = {name: by_key[key] for name, key in shared_cards.NAMES.items()}
        others |= {name: by_key[key] for key, link in self.links.items() for name in link.names}
        return others | by_key
