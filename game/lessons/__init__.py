"""Lessons: three short chapters for each game, as data on top of seeded matches."""

from game.lessons import notre_dame, rattus, rattus_cartus
from game.lessons.lesson import Chapter

#: The chapters of every game, in their order.
COURSES: dict[str, tuple[Chapter, ...]] = {
    "notre_dame": notre_dame.CHAPTERS,
    "rattus": rattus.CHAPTERS,
    "rattus_cartus": rattus_cartus.CHAPTERS,
}
