"""Finished matches as they were played, each with its review once somebody has asked for one."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.session.session import Session
from game.store import disk
from game.store.files import Shelf
from game.store.finished import fingerprint, is_id
from game.store.forgetting import burnt, scrubbed
from game.store.saved_game import without
from rules.bots.review import Review

#: So many matches are kept, the latest ones.
MOST = 60


class Reviewed(NamedTuple):
    """A finished match, and what was found out about it, if anything."""

    session: Session
    review: Review | None = None

    @classmethod
    def read(cls, data: Any) -> "Reviewed":
        """Take a match out of JSON; anything amiss raises ValueError."""
        if not isinstance(data, dict):
            raise ValueError("This is no finished match")
        session = Session.restored(data)
        if session.asked is not None:
            raise ValueError("This match is not over")
        found = data.get("review")
        match = session.match
        return cls(session, Review.read(found, match.state.seats, len(match.log)) if found else None)


class Reviews:
    """The matches on a shelf, by what tells finished matches apart."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def keep(self, session: Session, review: Review | None = None) -> None:
        """Keep a match that is over; one that cannot be written down was played all the same."""
        name = fingerprint(session)
        with suppress(OSError):
            if review is None and self.shelf.path(name).exists():
                return
            self.shelf.write(name, {**session.to_json(), "review": review.to_json() if review else None})
            for old in self.shelf.names()[MOST:]:
                self.shelf.delete(old)

    def of(self, session: Session) -> Review | None:
        """Give what was found out about a match."""
        kept = self.kept(fingerprint(session))
        return kept.review if kept else None

    def kept(self, name: str) -> Reviewed | None:
        """Give a match that is kept; what makes no sense is set aside."""
        try:
            return self.shelf.recovered(name, Reviewed.read)
        except OSError:
            return None

    def known(self) -> frozenset[str]:
        """Name the matches that are kept."""
        return frozenset(name for name in self.shelf.names() if is_id(name))

    def forget(self, key: str) -> list[Path]:
        """Seat somebody else where whoever is forgotten sat; give the files where that could not be done."""
        return scrubbed(self._files(), key, lambda data: without(data, key))

    def forget_all(self) -> list[Path]:
        """Forget all matches; give the files where that failed."""
        return burnt(list(self._files()))

    def _files(self) -> Iterable[Path]:
        return sorted(disk.found(self.shelf.folder, "*.[!l]*"))
