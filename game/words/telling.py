"""Turns what the rules emit into sentences: events, decisions, actions and previews."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from game.games.notre_dame import sentences
from game.games.notre_dame.words import play
from game.games.rattus import sentences as rattus_book
from game.games.rattus.words import play as rattus
from game.games.rattus_cartus import sentences as rattus_cartus_book
from game.games.rattus_cartus.words import play as rattus_cartus
from game.words import Tongue, saves, shared
from game.words.texts import Plural, Text
from rules.kernel import Action, Decision, Event, Game, Seat
from rules.kernel.flow import frame_name

Names = Sequence[str]


@dataclass(frozen=True)
class Book:
    """All that one game has to say."""

    prompts: Mapping[str, Text]
    events: Mapping[str, Text]
    labels: Mapping[str, Text]
    #: Another line for a case of an event: its kind, seat and data give a text or None.
    variant: Callable[[Event, Mapping[str, Any]], Text | None]
    #: The word for a value, by the name of its field; seats by the names given.
    word: Callable[[Tongue, str, Any, Names], object]
    #: What a preview counts for one seat, and its parts in words.
    gains: Callable[[Sequence[tuple[Event, Mapping[str, Any]]], Seat], Mapping[Any, int]]
    outcomes: Callable[[Tongue, Sequence[tuple[Event, Mapping[str, Any]]], Seat], list[str]]
    #: Another question for a case of a decision, or None.
    asked: Callable[[Decision[Any]], Text | None] = lambda _: None


BOOKS = {
    "notre_dame": Book(
        prompts=play.PROMPTS,
        events=play.EVENTS,
        labels=play.LABELS,
        variant=sentences.variant,
        word=sentences.word,
        gains=sentences.gains,
        outcomes=sentences.outcomes,
    ),
    "rattus": Book(
        prompts=rattus.PROMPTS,
        events=rattus.EVENTS,
        labels=rattus.LABELS,
        variant=rattus_book.variant,
        word=rattus_book.word,
        gains=rattus_book.gains,
        outcomes=rattus_book.outcomes,
        asked=rattus_book.asked,
    ),
    "rattus_cartus": Book(
        prompts=rattus_cartus.PROMPTS,
        events=rattus_cartus.EVENTS,
        labels=rattus_cartus.LABELS,
        variant=rattus_cartus_book.variant,
        word=rattus_cartus_book.word,
        gains=rattus_cartus_book.gains,
        outcomes=rattus_cartus_book.outcomes,
    ),
}


def line(tongue: Tongue, event: Event, game: Game, seats: Names = ()) -> str:
    """Tell an event; the crest of its seat stands before the line, other seats are called by ``seats``."""
    if event.kind in saves.SEAMS:
        return tongue(saves.SEAMS[event.kind], step=event.data[0])
    book, data = BOOKS[game.key], game.named(event)
    text = book.variant(event, data) or book.events[event.kind]
    return _said(tongue, text, data, book, seats)


def prompt(tongue: Tongue, decision: Decision[Any], seats: Names = ()) -> str:
    """Say what a decision asks; the name of the player stands before it."""
    key, _, name = frame_name(type(decision)).partition(".")
    book = BOOKS[key]
    data = {field.name: getattr(decision, field.name) for field in fields(decision)}
    return _said(tongue, book.asked(decision) or book.prompts[name], data, book, seats)


def label(
    tongue: Tongue,
    action: Action,
    game: Game,
    decision: Decision[Any] | None = None,
    seats: Names = (),
) -> str:
    """Name an action as a button does; the decision makes some labels more telling."""
    book = BOOKS[game.key]
    keys = (f"{type(decision).__name__}.{action.kind}", action.text(), action.kind)
    text = next((book.labels[key] for key in keys if key in book.labels), None)
    if text is None:
        value = action.kind if action.value == "" else action.value
        return str(book.word(tongue, action.kind, value, seats))
    return _said(tongue, text, {"number": action.value}, book, seats)


def preview(tongue: Tongue, events: Iterable[Event], game: Game, seat: Seat | None = None) -> str:
    """Sum up what a preview means for a seat (None: the first that anything happens to)."""
    told = [(event, game.named(event)) for event in events]
    if seat is None:
        seat = next((event.seat for event, _ in told if event.seat is not None), None)
    return "" if seat is None else ", ".join(BOOKS[game.key].outcomes(tongue, told, seat))


def gains(events: Iterable[Event], game: Game, seat: Seat) -> Mapping[Any, int]:
    """Give the numbers of a preview for a seat, by what they count."""
    return BOOKS[game.key].gains([(event, game.named(event)) for event in events], seat)


def spoken(tongue: Tongue, text: Text, **data: Any) -> str:
    """Say a text of a table, in the form that suits its number if it has several."""
    if isinstance(text, Plural):
        others = {name: value for name, value in data.items() if name != "n"}
        return tongue.plural(text.one, text.many, data[text.by], **others)
    return tongue(text, **data)


def listed(tongue: Tongue, items: Sequence[str], nothing: str = shared.NOTHING) -> str:
    """Join words the way a sentence does."""
    if len(items) < 2:
        return items[0] if items else tongue(nothing)
    return tongue(shared.AND, first=", ".join(items[:-1]), last=items[-1])


def _said(tongue: Tongue, text: Text, data: Mapping[str, Any], book: Book, seats: Names) -> str:
    words = {name: _words(tongue, name, value, book, seats) for name, value in data.items()}
    return spoken(tongue, text, **words)


def _words(tongue: Tongue, name: str, value: object, book: Book, seats: Names) -> object:
    if not isinstance(value, tuple):
        return book.word(tongue, name, value, seats)
    words = [str(book.word(tongue, name, item, seats)) for item in value]
    return listed(tongue, words, shared.NOBODY if name.endswith("_seats") else shared.NOTHING)
