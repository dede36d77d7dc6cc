"""Tunes as text, a step a word: ``d . f e | a' - b, bb c#`` and so on.

A letter begins a note, ``.`` holds it, ``-`` is a rest, ``|`` keeps bars apart. Plain letters lie in the
octave of middle c; ``'`` lifts a note by an octave and ``,`` lowers it; ``b`` after a letter flattens it and
``#`` sharpens it.
"""

from __future__ import annotations

from typing import NamedTuple

_DEGREES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_MARKS = {"'": 12, ",": -12, "#": 1, "b": -1}
_MIDDLE_C = 60


class Note(NamedTuple):
    """A note of a tune: the step where it begins, how many it lasts, and its key on a keyboard."""

    step: int
    steps: int
    key: int


def key(word: str) -> int:
    """The key of a note."""
    return _MIDDLE_C + _DEGREES[word[0]] + sum(_MARKS[mark] for mark in word[1:])


def pitch(number: float) -> float:
    """The pitch of a key; the a above middle c has 440 Hz, and every fifth is nearly pure."""
    return 440.0 * 2 ** ((number - 69) / 12)


def words(tune: str) -> list[str]:
    """The steps of a tune."""
    return tune.replace("|", " ").split()


def notes(tune: str) -> list[Note]:
    """Read a tune."""
    return [note._replace(key=key(word)) for note, word in _read(words(tune))]


def figured(roots: str, pattern: str) -> list[Note]:
    """A pattern over each root, its words being keys above the root."""
    figure, bar = _read(pattern.split()), len(pattern.split())
    return [
        Note(number * bar + note.step, note.steps, key(root) + int(word))
        for number, root in enumerate(words(roots))
        for note, word in figure
    ]


def _read(steps: list[str]) -> list[tuple[Note, str]]:
    found: list[tuple[Note, str]] = []
    held = False
    for step, word in enumerate(steps):
        if word != ".":
            held = word != "-"
            if held:
                found.append((Note(step, 1, 0), word))
        elif held:
            note, begun = found[-1]
            found[-1] = (note._replace(steps=note.steps + 1), begun)
    return found
