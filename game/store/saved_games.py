"""Saved games: the running one, written after every action, and as many others as people like."""

import errno
import itertools
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pygame

from game.session.session import Session
from game.store import disk
from game.store.claim import Claim, Taken
from game.store.files import Broken, Shelf
from game.store.forgetting import named_in, scrubbed
from game.store.saved_game import Slot, called, is_newer, picture_text, progress, without
from game.words import crash, saves, shared

AUTOSAVE = "continue"
_AUTOSAVES = re.compile(rf"{AUTOSAVE}(-\d+)?")
_REASONS = {
    errno.ENOSPC: saves.DISK_FULL,
    errno.EDQUOT: saves.DISK_FULL,
    errno.EFBIG: saves.DISK_FULL,
    errno.EACCES: saves.NOT_ALLOWED,
    errno.EPERM: saves.NOT_ALLOWED,
    errno.EROFS: saves.NOT_ALLOWED,
}
T = TypeVar("T")


class Notice(NamedTuple):
    """Something to be told: a text of ``shared``, and which saved game; no name means the running table."""

    text: str
    name: str


class Stays(Exception):
    """The running table cannot be put aside, so no other begins; why, as a text of ``words.saves``."""


class Slots:
    """The saved games on a shelf. Programs that run at once have a running table each."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        #: Why the last writing failed, as a text of ``words.saves``; empty: it did not.
        self.trouble = ""
        #: What was found amiss; whoever shows it clears it.
        self.notices: list[Notice] = []
        #: The running table as the disk would not take it: newer than what it has.
        self._unwritten: dict[str, Any] | None = None
        self._picture = ""
        self._claim = self._claimed()
        self._adopt()

    # The running table.

    def _claimed(self) -> Claim:
        fresh = (f"{AUTOSAVE}-{number}" for number in itertools.count(2))
        for name in itertools.chain(self._autosaves(), [AUTOSAVE], fresh):
            try:
                return Claim(self.shelf.folder, name)
            except Taken:
                continue
        raise AssertionError("There is always one more number")

    def _autosaves(self) -> list[str]:
        return [name for name in self.shelf.names() if _AUTOSAVES.fullmatch(name)]

    def _adopt(self) -> None:
        # What other programs left behind goes among the saved games; what they still play does not.
        for name in self._autosaves():
            with suppress(Taken), Claim(self.shelf.folder, name):
                self._put_aside(name)

    def release(self) -> None:
        """Let another program have the running table; the disk may take by now what it would not before."""
        if self._unwritten:
            self._keep(self._unwritten)
        self._claim.release()

    def keep(self, table: dict[str, Any]) -> None:
        """Write the running table (``Session.to_json``); if that fails the game goes on, see ``trouble``."""
        self._keep(self._stamped(table))

    def _keep(self, data: dict[str, Any]) -> None:
        self._unwritten = None if self._write(self._claim.name, data) else data

    def portray(self, surface: pygame.Surface) -> None:
        """Take a picture of the running table, which must show no more than a spectator sees."""
        self._picture = picture_text(surface)
        slot = self._slot(self._claim.name)
        if slot:
            self._keep({**slot.data, "thumbnail": self._picture})

    def running(self) -> Session | None:
        """Give the running table, or the one that was left last."""
        slot = self._slot(self._claim.name)
        self._picture = str(slot.data.get("thumbnail", "")) if slot else ""
        return self.brought_back(slot) if slot else None

    def put_aside(self) -> bool:
        """Keep the running table among the saved games, unless it is at its end or nothing was played.

        If it cannot be kept it stays the running one, see ``trouble``, and no other may take its place.
        """
        done = self._put_aside(self._claim.name)
        if done:
            self._picture, self._unwritten = "", None
        return done

    def _put_aside(self, key: str) -> bool:
        slot = self._slot(key)
        if slot is None or self.brought_back(slot) is None or (slot := self._slot(key)) is None:
            # What a newer version wrote, or the disk does not give, keeps everything that is in it.
            return self._tried(lambda: self.shelf.move(key, _fresh_key("newer")))
        kept = slot.over or not slot.data["match"]["log"] or self._put_down(slot.data)
        if kept:
            self._tried(lambda: self.shelf.delete(key))
        return kept

    # All of them.

    def listed(self) -> list[Slot]:
        """Give the running table and then the saved games, the latest first."""
        keys = [key for key in self.shelf.names() if not _AUTOSAVES.fullmatch(key)]
        found = [slot for key in (self._claim.name, *keys) if (slot := self._slot(key))]
        return sorted(found, key=lambda slot: (self.is_running(slot), slot.written), reverse=True)

    def is_running(self, slot: Slot) -> bool:
        """Say whether a slot is the running table."""
        return slot.key == self._claim.name

    def save(self, table: dict[str, Any]) -> bool:
        """Write a table into a slot of its own, unless just this moment has one."""
        return self._put_down(self._stamped(table))

    def _put_down(self, data: dict[str, Any]) -> bool:
        if any(slot.same(data) for slot in self.listed() if not self.is_running(slot)):
            return True
        facts = progress(Session.restored(data))
        return self._write(_fresh_key(data["plan"]["game"]), {**data, **facts})

    def write_over(self, slot: Slot, table: dict[str, Any]) -> bool:
        """Write a table into a slot that is there; its name stays."""
        facts = progress(Session.restored(table))
        return self._write(slot.key, {**self._stamped(table), **facts, "name": slot.name})

    def rename(self, slot: Slot, name: str) -> bool:
        """Call a saved game by another name; another program may have changed it since it was listed."""
        found = self._slot(slot.key) or slot
        return self._write(slot.key, {**found.data, "name": name})

    def delete(self, slot: Slot) -> bool:
        """Remove a saved game for good."""
        if self.is_running(slot):
            self._unwritten = None
        return self._tried(lambda: self.shelf.delete(slot.key))

    def brought_back(self, slot: Slot) -> Session | None:
        """Play a saved game up to where it was; None if that cannot be, see ``notices``."""
        return self._sound(slot.key, lambda data: Session.restored(data, self.keep))

    def take_up(self, slot: Slot, session: Session) -> bool:
        """Make what was brought back the running table, if the one that ran can be put aside."""
        if not self.is_running(slot) and not self.put_aside():
            return False
        self._picture = str(slot.data.get("thumbnail", ""))
        session.keep()
        return True

    def forget(self, key: str) -> tuple[list[Path], list[Any]]:
        """Seat somebody else where whoever is forgotten sat.

        Give the files where that could not be done, because the disk or another program has them, and the
        tables where it was.
        """
        left: list[Path] = []
        tables: list[Any] = []

        def change(data: Any) -> Any:
            changed = without(data, key)
            if changed != data:
                tables.append(changed)
            return changed

        if self._unwritten:
            self._unwritten = change(self._unwritten)
        # Everything but the locks, which hold no names and are laid here.
        for path in sorted(disk.found(self.shelf.folder, "*.[!l]*")):
            try:
                with self._held(path.name.partition(".")[0]):
                    left += scrubbed([path], key, change)
            except Taken:
                left += [path] if named_in(path, key) else []
        return left, tables

    def _held(self, name: str) -> AbstractContextManager[object]:
        """Keep a running table from other programs, or raise Taken."""
        others = _AUTOSAVES.fullmatch(name) and name != self._claim.name
        return Claim(self.shelf.folder, name) if others else nullcontext()

    # Reading and writing.

    def _stamped(self, table: dict[str, Any]) -> dict[str, Any]:
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        return {**table, "thumbnail": self._picture, "written": now, "name": ""}

    def _write(self, key: str, data: dict[str, Any]) -> bool:
        return self._tried(lambda: self.shelf.write(key, data))

    def _tried(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except OSError as error:
            self.trouble = _REASONS.get(error.errno or 0, saves.NO_WRITING)
            return False
        self.trouble = ""
        return True

    def _slot(self, key: str) -> Slot | None:
        return self._sound(key, lambda data: Slot.read(key, data))

    def _sound(self, key: str, read: Callable[[Any], T]) -> T | None:
        """Read a file; what makes no sense is set aside, and a copy from before takes its place."""
        data: Any = None
        try:
            data = (self._unwritten if key == self._claim.name else None) or self.shelf.read(key)
            return read(data)
        except FileNotFoundError:
            return None
        except OSError:
            self._tell(crash.STILL_THERE, key, None)
            return None
        except Broken:
            return self._copy(key, read)
        except ValueError:
            if is_newer(data):
                self._tell(shared.SAVE_NEWER, key, data)
                return None
            self.shelf.set_aside(key)
            return self._copy(key, read)

    def _copy(self, key: str, read: Callable[[Any], T]) -> T | None:
        while True:
            try:
                data = self.shelf.restore(key)
                found = read(data)
            except OSError as error:
                gone = isinstance(error, FileNotFoundError) and not self.shelf.path(key).exists()
                self._tell(shared.SAVE_LOST if gone else crash.STILL_THERE, key, None)
                return None
            except ValueError:
                if is_newer(data):
                    self._tell(shared.SAVE_NEWER, key, data)
                    return None
                self.shelf.set_aside(key)
            else:
                self._tell(shared.SAVE_BROKEN, key, data)
                return found

    def _tell(self, text: str, key: str, data: Any) -> None:
        notice = Notice(text, "" if _AUTOSAVES.fullmatch(key) else called(key, data))
        if notice not in self.notices:
            self.notices.append(notice)


def _fresh_key(kind: str) -> str:
    return f"{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(8)}"
