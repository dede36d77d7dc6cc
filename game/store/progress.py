"""How far people have come in the lessons: the chapters they know, and where they stopped in others."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.store.files import Shelf
from game.store.kept import Kept

NAME = "lessons"


class Mark(NamedTuple):
    """A chapter that was begun: at which step somebody stopped, and whether it was ever done."""

    step: int = 0
    done: bool = False


Marks = dict[tuple[str, int], Mark]


class Progress:
    """The chapters on a shelf; what cannot be read is set aside, and an older copy serves."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._marks: Kept[Marks] = Kept(shelf, NAME, _understood, _written, {})

    def of(self, game: str, number: int) -> Mark:
        """Say how far somebody has come in a chapter."""
        return self._marks.now.get((game, number), Mark())

    def stop_at(self, game: str, number: int, step: int) -> None:
        """Remember the step to go on with."""
        self._note(game, number, lambda mark: mark._replace(step=step))

    def finish(self, game: str, number: int) -> None:
        """Remember that a chapter is done; it begins anew next time."""
        self._note(game, number, lambda _: Mark(done=True))

    def _note(self, game: str, number: int, change: Callable[[Mark], Mark]) -> None:
        # A lesson that cannot be written down can still be learned.
        chapter = game, number
        self._marks.change(lambda marks: {**marks, chapter: change(marks.get(chapter, Mark()))})


def _understood(data: Any) -> Marks:
    if not isinstance(data, list) or not all(map(_is_row, data)):
        raise ValueError("This is no progress")
    return {(game, number): Mark(step, done) for game, number, step, done in data}


def _is_row(row: Any) -> bool:
    kinds = (str, int, int, bool)
    return isinstance(row, list) and tuple(map(type, row)) == kinds and row[2] >= 0


def _written(marks: Marks) -> list[list[str | int | bool]]:
    return [[*chapter, *mark] for chapter, mark in marks.items()]
