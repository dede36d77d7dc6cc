"""Pictures of everything that teaches: each step of each chapter, and each card of the rulebook."""

from collections.abc import Iterator
from pathlib import Path

from build.gallery.art import saved
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.rulebook import Rulebook


def lesson_steps(house: House, out: Path) -> Iterator[Path]:
    """Take every step of every chapter as a pupil sees it."""
    courses = {game: shown.lessons() for game, shown in PRESENTATIONS.items() if shown.lessons}
    for game, course in courses.items():
        for chapter in course.chapters:
            for number, step in enumerate(chapter.steps):
                house.progress.stop_at(game, chapter.number, number)
                house.open_lesson(game, chapter.number)
                name = f"{game}_{chapter.number}_{number + 1:02}_{step.name}"
                yield _taken(house, out / f"lesson_{name}")
                house.to_title()


def rule_cards(house: House, out: Path) -> Iterator[Path]:
    """Take every card of every rulebook."""
    for game in (game for game, shown in PRESENTATIONS.items() if shown.rulebook):
        book = Rulebook(game)
        house.app.push(book)
        for number, card in enumerate(book.rules.cards):
            book.show(card)
            yield _taken(house, out / f"card_{game}_{number + 1:02}_{card.key}")
        house.to_title()


def _taken(house: House, path: Path) -> Path:
    house.app.draw()
    surface = house.app.surface
    return saved(surface, path.with_name(f"{path.name}_{surface.get_width()}.png"))
