"""Holds what a table says of an option against the option when it is really played."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.session.session import Reel, Session
from game.table.perspective import Perspective
from game.words.numbers import signed
from rules.kernel import Action, Decision, Event, Seat, State, heard_by
from tests.game.truth.record import Record


class Witness:
    """Watches one table; a game says what else it claims."""

    #: What the preview counts but does not say.
    unsaid: frozenset[str] = frozenset()

    def __init__(self, record: Record, session: Session) -> None:
        self.record = record
        self.session = session
        self.game = session.match.game

    def try_option(self, sight: Perspective, seat: Seat, option: Action) -> None:
        """Play an option on a copy and compare."""
        match = self.session.match
        self.record.where = f"{match.save()['log'][-1:]} {option.text()} of {seat}, {len(match.log)} played"
        events, after = match.foreseen(option, seat)
        real, came = self.played_out(match.state, seat, option)
        self.record.claim("certain events", events, came[: len(events)])
        text = sight.outcome(seat, option)
        said = sight.desk.book.counted(events, seat)
        counted = self.counted(match.state.view(seat), after.view(seat), seat, events)
        self._compare(said, counted, text)
        facts = dict(sight.facts(seat, option))
        for key, fact in self.facts(match.state.view(seat), after.view(seat), seat, option, text).items():
            self.record.claim(f"fact: {key}", facts.get(key), fact)
        self.option(seat, option, events, after, real, came)

    @staticmethod
    def played_out(state: State, seat: Seat, option: Action) -> tuple[Any, list[Event]]:
        """Play an option on a copy; give the copy and what its seat heard."""
        real, events = state.clone(), list[Event]()
        real.sink, real.revealed = events, None
        real.apply(option, seat)
        return real, heard_by(events, seat)

    def _compare(self, said: Mapping[Any, int], counted: Mapping[Any, int], text: str) -> None:
        for key in counted:
            self.record.claim(f"preview: {_kind(key)}", said.get(key, 0), counted[key])
        for key, number in said.items():
            if number and key not in self.unsaid:
                place = self.place(key)
                said_so = told_of(text, place) == number if place else signed(number) in text
                self.record.claim("preview in words", said_so, True)

    def place(self, key: Any) -> str:
        """Give the name of a place whose cubes a key counts, if it does."""
        return ""

    def counted(self, before: Any, after: Any, seat: Seat, events: list[Event]) -> Counter[Any]:
        """Count the same as a preview does, by comparing two views."""
        raise NotImplementedError

    def facts(self, before: Any, after: Any, seat: Seat, option: Action, text: str) -> dict[str, float]:
        """Give what advice would hold against other options, from two views and what the hint says."""
        return {}

    def option(
        self, seat: Seat, option: Action, events: list[Event], after: State, real: Any, came: list[Event]
    ) -> None:
        """Check what else is said of an option."""

    def look(self, sight: Perspective, asked: Decision[Any]) -> None:
        """Check what is said of a position."""

    def before(self, asked: Decision[Any], option: Action) -> None:
        """Take note of what is foretold before somebody really acts."""

    def after(self, asked: Decision[Any], option: Action, reel: Reel) -> None:
        """Hold it against what came."""


#: Cubes that come or go, and cubes that go from one place to another.
_CHANGE = re.compile(r"([+−])(\d+) (?:\[cube\] )?([^,\[]+?)(?=,|   |$)")
_MOVE = re.compile(r"(?:(\d+) )?\[cube\] ([^,:→\[]+?) → ([^,]+?)(?=,|   |$)")


def told_of(text: str, place: str) -> int:
    """Add up what a text says of the cubes in a place."""
    told = sum(
        int(f"{sign}{much}".replace("−", "-")) for sign, much, at in _CHANGE.findall(text) if at == place
    )
    for much, source, target in _MOVE.findall(text):
        told += int(much or 1) * ((target == place) - (source == place))
    return told


def _kind(key: Any) -> str:
    return str(key[0] if isinstance(key, tuple) else key)
