"""A finished match as it is remembered: when it was, who sat there, what they had in the end."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from game.session.plan import Player
from game.session.session import Session
from game.store.favourites import favourites
from game.store.names import NOBODY, key_of, told_apart
from rules import GAMES

#: Numbers beyond which nobody has played, and years in which a clock may have been.
MOST_POINTS, MOST_ROUNDS, MOST_TIMES = 9_999, 999, 999
YEARS = range(1900, 9000)
#: What tells nothing about a game that was played.
_IDLE = ("first_player",)
_ID = 16


class Sitter(NamedTuple):
    """Who sat on a seat, and how it ended for them. A person without a name wants to be forgotten."""

    name: str
    tincture: str
    #: The level of a bot; empty: a person.
    bot: str
    score: int
    won: bool = False
    #: Whether they did not live to count their points.
    fallen: bool = False
    #: Whom they turned to, and how often; bots have no favourites.
    favourites: Mapping[str, int] = {}

    @property
    def key(self) -> str:
        """Give what tells people apart, however a name is spelled; empty for bots and the forgotten."""
        return "" if self.bot else key_of(self.name)

    @classmethod
    def read(cls, data: Any, game: str) -> "Sitter":
        """Take somebody out of JSON; anything amiss raises ValueError."""
        try:
            sitter = cls(**data)
        except TypeError as error:
            raise ValueError(f"{data!r} sat nowhere") from error
        name = "?" if sitter.name == "" and not sitter.bot else sitter.name
        Player.read({"name": name, "tincture": sitter.tincture, "bot": sitter.bot})
        judged = type(sitter.won) is type(sitter.fallen) is bool and _within(sitter.score, MOST_POINTS)
        if not judged or not _are_favourites(sitter.favourites, game):
            raise ValueError(f"{data!r} sat nowhere")
        return sitter


class Finished(NamedTuple):
    """One match that came to its end."""

    #: The same for the same match, however often it is looked at.
    id: str
    date: datetime
    game: str
    #: What was agreed on otherwise than usual.
    options: dict[str, str]
    rounds: int
    seats: tuple[Sitter, ...]

    @classmethod
    def of(cls, session: Session, now: datetime) -> "Finished":
        """Remember a table whose match is over."""
        match, names = session.match, session.names
        usual = {choice.key: choice.default for choice in match.game.choices}
        options = {key: value for key, value in match.choices.items() if value != usual[key]}
        told = {key: value for key, value in options.items() if key not in _IDLE}
        rounds = int(match.state.view(None).round)
        return cls(fingerprint(session), now, match.game.key, told, rounds, _sitters(session, names))

    @property
    def winners(self) -> tuple[Sitter, ...]:
        """Give who won: one, several, or nobody."""
        return tuple(sitter for sitter in self.seats if sitter.won)

    def sitter(self, key: str) -> Sitter | None:
        """Find somebody at the table."""
        return next((sitter for sitter in self.seats if key and sitter.key == key), None)

    def without(self, key: str) -> "Finished":
        """Forget who somebody was; that a person sat there stays, or a bot to whom the seat was handed."""
        seats = tuple(
            s._replace(name=NOBODY[0] if s.bot else "", favourites={}) if key_of(s.name) == key else s
            for s in self.seats
        )
        return self if seats == self.seats else self._replace(seats=seats)

    def to_json(self) -> dict[str, Any]:
        """Write it down, without what goes without saying."""
        seats = [_spoken(sitter) for sitter in self.seats]
        return {**self._asdict(), "date": self.date.isoformat(timespec="seconds"), "seats": seats}

    @classmethod
    def read(cls, data: Any) -> "Finished":
        """Take a finished match out of JSON; anything amiss raises ValueError."""
        try:
            game = GAMES[data["game"]]
            seats = _told_apart([Sitter.read(sitter, game.key) for sitter in data["seats"]])
            game.agreed(len(seats), data["options"])
            date = datetime.fromisoformat(data["date"]).astimezone(UTC)
            found = cls(data["id"], date, game.key, dict(data["options"]), data["rounds"], seats)
        except (KeyError, TypeError, OverflowError) as error:
            raise ValueError(f"{data!r} is no finished match") from error
        known = (
            len(seats) in game.seats
            and len({sitter.tincture for sitter in seats}) == len(seats)
            and date.year in YEARS
            and is_id(found.id)
            and _within(found.rounds, MOST_ROUNDS)
        )
        if not known:
            raise ValueError(f"{data!r} is no finished match")
        return found


def is_id(text: Any) -> bool:
    """Say whether something can tell matches apart."""
    return isinstance(text, str) and len(text) == _ID and text.isascii() and text.isalnum()


def fingerprint(session: Session) -> str:
    """Give what the deal, all that was played and those who sat there come to."""
    told = session.match.save()
    parts = [told[key] for key in ("game", "seats", "seed", "options", "log")]
    text = json.dumps([*parts, session.names], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:_ID]


def _sitters(session: Session, names: tuple[str, ...]) -> tuple[Sitter, ...]:
    match = session.match
    scores, winners, dead, liked = (
        match.state.scores(),
        match.state.winners(),
        match.state.fallen(),
        favourites(match),
    )
    return _told_apart(
        [
            Sitter(
                names[seat],
                player.tincture,
                player.bot,
                scores[seat],
                seat in winners,
                seat in dead,
                {} if player.bot else liked[seat],
            )
            for seat, player in enumerate(session.players)
        ]
    )


def _told_apart(seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """Let everybody count in their own right, even where a file seats two of one name."""
    people = [sitter for sitter in seats if sitter.key]
    names = iter(told_apart([sitter.name for sitter in people]))
    return tuple(sitter._replace(name=next(names)) if sitter.key else sitter for sitter in seats)


def _spoken(sitter: Sitter) -> dict[str, Any]:
    usual = Sitter._field_defaults
    return {key: value for key, value in sitter._asdict().items() if usual.get(key) != value}


def _within(number: Any, most: int) -> bool:
    return type(number) is int and -most <= number <= most


def _are_favourites(data: Any, game: str) -> bool:
    return isinstance(data, dict) and all(
        name in GAMES[game].liking.names and _within(times, MOST_TIMES) and times > 0
        for name, times in data.items()
    )
