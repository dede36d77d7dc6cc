"""Lessons given in a house: sitting down to a chapter and doing what its steps wait for."""

from pathlib import Path

from game.drawing.page import Box
from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.exits import Exits, Topic
from game.scenes.lesson import Lesson, course_of
from game.scenes.table import Table
from game.session.session import Session
from game.store import Shelf
from game.store.progress import Progress
from game.table.lesson_script import Chapter, Step
from game.widgets.button import Button
from rules.kernel import Action
from tests.game.driving import Way

#: The chapters of every game that has lessons.
COURSES = {game: shown.lessons().chapters for game, shown in PRESENTATIONS.items() if shown.lessons}
CHAPTERS = [chapter for course in COURSES.values() for chapter in course]
#: The first chapter of each game, and the others.
FIRST = [course[0] for course in COURSES.values()]
FURTHER = [chapter for course in COURSES.values() for chapter in course[1:]]


def called(chapter: Chapter) -> str:
    return f"{chapter.game}-{chapter.number}"


class Room(Exits):
    """A house where lessons are given; it notes what came of them."""

    def __init__(self, house: House, folder: Path) -> None:
        house.app.change(speed="off", bot_speed="off")
        self.house = house
        self.shelf = Shelf(folder / "lessons")
        self.progress = Progress(self.shelf)
        self.handed_over: list[Session] = []
        self.begun: list[tuple[str, int]] = []
        self.looked_up: list[Topic] = []

    def open(self, game: str, number: int) -> Lesson:
        """Sit down to a chapter."""
        lesson = Lesson(course_of(game), number, self.progress, self, self._play_on, self._begin)
        self.house.app.push(Table(lesson.session(), lesson, self.house.thinkers))
        return lesson

    def rules(self, table: Table, card: Topic = "") -> None:
        """Take note of what is looked up."""
        self.looked_up.append(card)

    def _begin(self, game: str, number: int) -> None:
        self.begun.append((game, number))

    def _play_on(self, session: Session) -> None:
        self.handed_over.append(session)
        self.house.app.pop()

    def wait(self, lesson: Lesson) -> None:
        """Let everything happen that is due."""
        for _ in range(200):
            self.house.app.advance(0.1)
            if lesson.told:
                return
        raise AssertionError(f"{lesson.step.name} never comes")

    def do(self, lesson: Lesson, way: Way) -> None:
        """Do what the step waits for, or read on."""
        button = wanted(lesson)
        way(self.house, lesson.table, button)
        if self.house.app.top is lesson.table:
            self.wait(lesson)


def wanted(lesson: Lesson) -> Button:
    """Give what the step waits for."""
    if lesson.step.play:
        (button,) = [b for b in lesson.table.buttons if meaning(b) == lesson.step.play]
    else:
        (button,) = [b for b in lesson.table.buttons if b.deed == lesson.go_on]
    return button


def meaning(button: Button) -> str:
    return button.meaning.text() if isinstance(button.meaning, Action) else ""


def learn(room: Room, chapter: Chapter, way: Way) -> Lesson:
    lesson = room.open(chapter.game, chapter.number)
    seen: list[Step] = []
    while room.house.app.top is lesson.table:
        seen.append(lesson.step)
        room.do(lesson, way)
    assert tuple(seen) == chapter.steps
    return lesson


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
