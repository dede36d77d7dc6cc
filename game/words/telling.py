"""Turns what the rules emit into sentences: events, decisions, actions and previews."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import reduce
from typing import Any

from game.words import Tongue, saves, shared
from game.words.texts import Plural, Text
from rules.kernel import Action, Decision, Event, Game, Seat

Names = Sequence[str]
#: Events with their data by name.
Told = Sequence[tuple[Event, Mapping[str, Any]]]


@dataclass(frozen=True)
class Book:
    """All that one game has to say, and how it is said."""

    game: Game
    #: What each decision asks.
    prompts: Mapping[type[Decision[Any]], Text]
    events: Mapping[str, Text]
    #: What a button says: for a kind of action of a decision, for an action, or for a kind.
    labels: Mapping[tuple[type[Decision[Any]], str] | str, Text]
    #: The word for a value, by the name of its field; seats by the names given.
    word: Callable[[Tongue, str, Any, Names], object]
    #: Another line for a case of an event: its kind, seat and data give a text or None.
    variant: Callable[[Event, Mapping[str, Any]], Text | None] = lambda _event, _data: None
    #: What is worth saying of all that is told in one line, and a shorter text for an event of it, or None.
    condensed: Callable[[Told], Told] = lambda told: told
    brief: Callable[[Event, Told], Text | None] = lambda _event, _told: None
    #: What a preview counts for one seat, and its parts in words.
    gains: Callable[[Told, Seat], Mapping[Any, int]] = lambda _told, _seat: {}
    outcomes: Callable[[Tongue, Told, Seat], list[str]] = lambda _tongue, _told, _seat: []
    #: The same parts in the sentences of the chronicle; None: as in a preview.
    spelled: Callable[[Tongue, Told, Seat], list[str]] | None = None
    #: Another question for a case of a decision, or None.
    asked: Callable[[Decision[Any]], Text | None] = lambda _: None

    def line(self, tongue: Tongue, event: Event, seats: Names = ()) -> str:
        """Tell an event; the crest of its seat stands before the line, others are called by ``seats``."""
        if event.kind in saves.SEAMS:
            return tongue(saves.SEAMS[event.kind], step=event.data[0])
        data = self.game.named(event)
        return self._said(tongue, self.variant(event, data) or self.events[event.kind], data, seats)

    def doing(
        self, tongue: Tongue, events: Sequence[Event], headings: Container[str], seats: Names = ()
    ) -> str:
        """Tell all that somebody did in one go: one deed after another, each with what came of it."""
        whole = self._named(events)
        told = self.condensed(whole)
        if len(told) == 1:
            return self._shortly(tongue, told[0][0], whole, seats)
        heads = [event for event, _ in told if event.kind in headings]
        # What no sum tells of is told by itself.
        heads = heads or [event for event, _ in told if not self.preview(tongue, [event], event.seat)]
        parts = list[str]()
        for head, came in _deeds([event for event, _ in told], heads):
            deed = self._shortly(tongue, head, whole, seats) if head else ""
            outcome = self._came(tongue, came, events[0].seat)
            both = deed and outcome
            parts.append(tongue(shared.DEEDS, deeds=deed, outcome=outcome) if both else deed or outcome)
        return in_turn(tongue, parts)

    def _shortly(self, tongue: Tongue, event: Event, whole: Told, seats: Names) -> str:
        text = self.brief(event, whole)
        if text is None:
            return self.line(tongue, event, seats)
        return self._said(tongue, text, self.game.named(event), seats)

    def prompt(self, tongue: Tongue, decision: Decision[Any], seats: Names = ()) -> str:
        """Say what a decision asks; the name of the player stands before it."""
        data = {field.name: getattr(decision, field.name) for field in fields(decision)}
        return self._said(tongue, self.asked(decision) or self.prompts[type(decision)], data, seats)

    def label(
        self, tongue: Tongue, action: Action, decision: Decision[Any] | None = None, seats: Names = ()
    ) -> str:
        """Name an action as a button does; the decision makes some labels more telling."""
        own = self.labels.get((type(decision), action.kind)) if decision else None
        text = own or self.labels.get(action.text()) or self.labels.get(action.kind)
        if text is None:
            value = action.kind if action.value == "" else action.value
            return str(self.word(tongue, action.kind, value, seats))
        return self._said(tongue, text, {"number": action.value}, seats)

    def preview(self, tongue: Tongue, events: Iterable[Event], seat: Seat | None = None) -> str:
        """Sum up what a preview means for a seat (None: the first that anything happens to)."""
        return self._summed(tongue, events, seat, self.outcomes)

    def _came(self, tongue: Tongue, events: Iterable[Event], seat: Seat | None) -> str:
        """Sum up what came of a deed, as the chronicle tells it."""
        return self._summed(tongue, events, seat, self.spelled or self.outcomes)

    def _summed(
        self,
        tongue: Tongue,
        events: Iterable[Event],
        seat: Seat | None,
        outcomes: Callable[[Tongue, Told, Seat], list[str]],
    ) -> str:
        told = self._named(events)
        if seat is None:
            seat = next((event.seat for event, _ in told if event.seat is not None), None)
        return "" if seat is None else ", ".join(outcomes(tongue, told, seat))

    def counted(self, events: Iterable[Event], seat: Seat) -> Mapping[Any, int]:
        """Give the numbers of a preview for a seat, by what they count."""
        return self.gains(self._named(events), seat)

    def _named(self, events: Iterable[Event]) -> Told:
        return [(event, self.game.named(event)) for event in events]

    def _said(self, tongue: Tongue, text: Text, data: Mapping[str, Any], seats: Names) -> str:
        words = {name: self._words(tongue, name, value, seats) for name, value in data.items()}
        return spoken(tongue, text, **words)

    def _words(self, tongue: Tongue, name: str, value: object, seats: Names) -> object:
        if not isinstance(value, tuple):
            return self.word(tongue, name, value, seats)
        words = [str(self.word(tongue, name, item, seats)) for item in value]
        return listed(tongue, words, shared.NOBODY if name.endswith("_seats") else shared.NOTHING)


def _deeds(events: Sequence[Event], heads: Sequence[Event]) -> list[tuple[Event | None, list[Event]]]:
    """Part events before each that says what is done; what comes before the first has none."""
    parts: list[tuple[Event | None, list[Event]]] = [(None, [])]
    for event in events:
        if any(event is head for head in heads):
            parts.append((event, []))
        else:
            parts[-1][1].append(event)
    return parts


def in_turn(tongue: Tongue, deeds: Iterable[str]) -> str:
    """Tell deeds one after another, none of them twice."""
    said, *more = dict.fromkeys(filter(None, deeds)) or ("",)
    return reduce(lambda before, then: tongue(shared.THEN, deeds=before, then=then), more, said)


def prompts_of(game: Game, texts: Mapping[str, Text]) -> dict[type[Decision[Any]], Text]:
    """Give texts that are written under the names of decisions by these decisions."""
    frames = game.frames
    return {frames[name]: text for name, text in texts.items()}


def seat_name(tongue: Tongue, seat: Seat, seats: Names) -> str:
    """Call a seat by the name of who sits there."""
    return seats[seat] if seat < len(seats) else tongue(shared.SEAT, number=seat + 1)


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
