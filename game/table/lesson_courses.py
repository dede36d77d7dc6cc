"""Lessons: three short chapters for each game, as data on top of seeded matches."""

from game.games.notre_dame import lessons
from game.games.rattus import lessons as rattus
from game.games.rattus_cartus import lessons as rattus_cartus
from game.table.lesson_script import Chapter

#: The chapters of every game, in their order.
COURSES: dict[str, tuple[Chapter, ...]] = {
    "notre_dame": lessons.CHAPTERS,
    "rattus": rattus.CHAPTERS,
    "rattus_cartus": rattus_cartus.CHAPTERS,
}
