"""The record of finished matches: each counted once, a few hundred of them, and none told to anybody else."""

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.session.session import Session
from game.store.files import Shelf
from game.store.finished import Finished, fingerprint, is_id
from game.store.kept import Kept
from game.store.standings import best
from rules import GAMES

NAME = "fame"
#: So many matches are remembered, and so many more that are not to be counted again.
MOST, MOST_DROPPED = 400, 400
#: How many of the best scores of a game stay however old they are.
LASTING = 10


class Record(NamedTuple):
    """All that is remembered, the oldest first, and the matches that were forgotten."""

    finished: tuple[Finished, ...] = ()
    dropped: tuple[str, ...] = ()

    @classmethod
    def read(cls, data: Any) -> "Record":
        """Take a record out of JSON; anything amiss raises ValueError."""
        try:
            finished, dropped = tuple(map(Finished.read, data["finished"])), tuple(data["dropped"])
        except (KeyError, TypeError) as error:
            raise ValueError("This is no record") from error
        if len({match.id for match in finished}) < len(finished) or not all(map(is_id, dropped)):
            raise ValueError("This is no record")
        return cls(finished, dropped)

    def to_json(self) -> dict[str, Any]:
        """Write the record down."""
        return {"finished": [match.to_json() for match in self.finished], "dropped": list(self.dropped)}

    def with_one(self, match: Finished) -> "Record":
        """Count a match, unless it was counted before; what grows too old makes room."""
        if match.id in self.dropped or any(match.id == known.id for known in self.finished):
            return self
        return self._only(_thinned((*self.finished, match)))

    def without(self, key: str) -> "Record":
        """Forget somebody; what only bots and the forgotten played goes altogether."""
        left = [match.without(key) for match in self.finished]
        known = [
            match
            for match, before in zip(left, self.finished, strict=True)
            if match is before or any(sitter.key for sitter in match.seats)
        ]
        return self._only(known)

    def dropping(self, ids: Iterable[str]) -> "Record":
        """Never count these matches."""
        fresh = [id_ for id_ in ids if id_ not in self.dropped]
        return self._replace(dropped=(*self.dropped, *fresh)[-MOST_DROPPED:])

    def emptied(self) -> "Record":
        """Forget everything."""
        return self._only(())

    def _only(self, finished: Iterable[Finished]) -> "Record":
        kept = tuple(finished)
        ids = {match.id for match in kept}
        gone = (match.id for match in self.finished if match.id not in ids)
        return Record(kept, (*self.dropped, *gone)[-MOST_DROPPED:])


class Fame:
    """The record on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._record = Kept(shelf, NAME, Record.read, Record.to_json, Record())

    @property
    def finished(self) -> tuple[Finished, ...]:
        """Give all matches, the oldest first."""
        return self._record.now.finished

    def look(self) -> None:
        """Take note of what other programs have written meanwhile."""
        self._record.look()

    def record(self, session: Session) -> None:
        """Count a match that is over; one that cannot be written down was played all the same."""
        if session.match.state.decision is None:
            match = Finished.of(session, datetime.now(UTC).replace(microsecond=0))
            self._record.change(lambda record: record.with_one(match))

    def forget(self, key: str, tables: Iterable[Any] = ()) -> list[Path]:
        """Forget one person; give the files where that could not be done.

        Saved tables where somebody else sits on their seat now are not counted once more.
        """
        ids = [id_ for table in tables if (id_ := _finished(table))]
        return self._record.purge(lambda record: record.without(key).dropping(ids), key)

    def forget_all(self) -> list[Path]:
        """Forget everybody, and what could never be read as well; give the files where that failed."""
        return self._record.purge(Record.emptied)


def _finished(table: Any) -> str:
    """Give the id of a saved table that is at its end."""
    with suppress(ValueError):
        session = Session.restored(table)
        if session.match.state.decision is None:
            return fingerprint(session)
    return ""


def _thinned(finished: tuple[Finished, ...]) -> Iterable[Finished]:
    """Let the oldest go, but never the best."""
    lasting = {rank.match.id for game in GAMES for rank in best(finished, game, LASTING)}
    spare = [match.id for match in finished if match.id not in lasting]
    gone = set(spare[: max(0, len(finished) - MOST)])
    return (match for match in finished if match.id not in gone)
