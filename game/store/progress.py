"""How far people have come in the lessons: the chapters they know, and where they stopped in others."""

from contextlib import suppress
from typing import Any, NamedTuple

from game.store.files import Shelf

NAME = "lessons"


class Mark(NamedTuple):
    """A chapter that was begun: at which step somebody stopped, and whether it was ever done."""

    step: int = 0
    done: bool = False


class Progress:
    """The chapters on a shelf; what cannot be read is set aside, and an older copy serves."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._marks = self._read()

    def of(self, game: str, number: int) -> Mark:
        """Say how far somebody has come in a chapter."""
        return self._marks.get((game, number), Mark())

    def stop_at(self, game: str, number: int, step: int) -> None:
        """Remember the step to go on with."""
        self._note(game, number, self.of(game, number)._replace(step=step))

    def finish(self, game: str, number: int) -> None:
        """Remember that a chapter is done; it begins anew next time."""
        self._note(game, number, Mark(done=True))

    def _note(self, game: str, number: int, mark: Mark) -> None:
        if self.of(game, number) == mark:
            return
        self._marks[game, number] = mark
        data = [[*chapter, *mark] for chapter, mark in self._marks.items()]
        # A lesson that cannot be written down can still be learned.
        with suppress(OSError):
            self.shelf.write(NAME, data)

    def _read(self) -> dict[tuple[str, int], Mark]:
        try:
            return self.shelf.recovered(NAME, _understood)
        except OSError:
            return {}


def _understood(data: Any) -> dict[tuple[str, int], Mark]:
    if not isinstance(data, list) or not all(map(_is_row, data)):
        raise ValueError("This is no progress")
    return {(game, number): Mark(step, done) for game, number, step, done in data}


def _is_row(row: Any) -> bool:
    kinds = (str, int, int, bool)
    return isinstance(row, list) and tuple(map(type, row)) == kinds and row[2] >= 0
