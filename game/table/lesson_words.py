"""What the lessons say, by game: every step finds its own words here."""

from typing import NamedTuple

from game.games.notre_dame.words import lessons
from game.games.rattus.words import lessons as lessons_rattus
from game.games.rattus_cartus.words import lessons as lessons_rattus_cartus
from game.table.lesson_script import Chapter, Step


class Script(NamedTuple):
    """The words of one game: by chapter its title and what it is about, by step its note and its reason."""

    titles: dict[int, str]
    about: dict[int, str]
    notes: dict[str, str]
    reasons: dict[str, str]


def _script(table: object) -> Script:
    return Script(*(getattr(table, name) for name in ("TITLES", "ABOUT", "NOTES", "REASONS")))


SCRIPTS = {
    "notre_dame": _script(lessons),
    "rattus": _script(lessons_rattus),
    "rattus_cartus": _script(lessons_rattus_cartus),
}


def title(chapter: Chapter) -> str:
    """Name a chapter."""
    return SCRIPTS[chapter.game].titles[chapter.number]


def about(chapter: Chapter) -> str:
    """Say in a line what a chapter is about."""
    return SCRIPTS[chapter.game].about[chapter.number]


def note(chapter: Chapter, step: Step) -> str:
    """Give what a step says."""
    return SCRIPTS[chapter.game].notes[step.name]


def reason(chapter: Chapter, step: Step) -> str:
    """Give the kind answer to whoever picks something else."""
    return SCRIPTS[chapter.game].reasons[step.name]
