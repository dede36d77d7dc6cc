"""The school and what it remembers: chapters ticked, begun and opened by any device."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.drawing.text import BOLD
from game.drawing.theme import TEXT_SIZES
from game.program.app import App
from game.program.navigation import House
from game.scenes.lesson_note import LEAST
from game.scenes.school import ChapterButton, School
from game.store import Shelf
from game.store.progress import NAME, Mark, Progress
from game.widgets.button import Button
from game.words import LANGUAGES, PSEUDO, lessons
from tests.game.driving import by_pointer
from tests.game.hands import WAYS, send
from tests.game.learning import CHAPTERS, COURSES, Room


@pytest.fixture
def room(house: House, tmp_path: Path) -> Room:
    """A room with nothing learned in it yet."""
    return Room(house, tmp_path)


def test_a_chapter_once_done_stays_done_when_it_is_begun_again(tmp_path: Path) -> None:
    progress = Progress(Shelf(tmp_path))
    progress.finish("rattus", 1)
    progress.stop_at("rattus", 1, 4)
    assert Progress(Shelf(tmp_path)).of("rattus", 1) == Mark(4, True)
    assert Progress(Shelf(tmp_path)).of("rattus", 2) == Mark(0, False)


@pytest.mark.parametrize(
    "text", ["", "{", "3", '[["rattus"]]', '[["rattus", 1, -2, false]]', "[[1, 1, 1, 1]]"]
)
def test_broken_progress_is_set_aside_and_an_older_copy_serves(tmp_path: Path, text: str) -> None:
    shelf = Shelf(tmp_path)
    progress = Progress(shelf)
    progress.finish("rattus", 1)
    progress.finish("rattus", 2)
    shelf.path(NAME).write_text(text, "utf-8")
    again = Progress(shelf)
    assert again.of("rattus", 1).done
    assert not again.of("rattus", 2).done
    assert list(tmp_path.glob("*.broken-*"))


def test_progress_that_cannot_be_written_holds_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    progress = Progress(Shelf(tmp_path / "file"))
    progress.finish("rattus", 1)
    assert progress.of("rattus", 1).done


def school(room: Room) -> tuple[School, list[tuple[str, int]]]:
    opened: list[tuple[str, int]] = []
    scene = School(room.progress, lambda game, number: opened.append((game, number)))
    room.house.app.push(scene)
    return scene, opened


def chapter_buttons(scene: School) -> list[ChapterButton]:
    return [button for button in scene.buttons if isinstance(button, ChapterButton)]


@pytest.mark.parametrize("way", WAYS)
def test_every_chapter_can_be_opened(room: Room, way: Callable[[App, Button], None]) -> None:
    scene, opened = school(room)
    for button in chapter_buttons(scene):
        way(room.house.app, button)
    assert opened == [(chapter.game, chapter.number) for chapter in CHAPTERS]


def test_the_school_ticks_what_is_done_and_offers_what_comes_next(room: Room) -> None:
    room.progress.finish("rattus", 1)
    room.progress.stop_at("rattus", 2, 3)
    scene, opened = school(room)
    done = [(b.chapter.game, b.chapter.number) for b in chapter_buttons(scene) if b.mark.done]
    assert done == [("rattus", 1)]
    begun = next(b for b in chapter_buttons(scene) if b.mark.step)
    assert begun.state == lessons.GO_ON_AT.format(step=4)
    send(room.house.app, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert opened == [("rattus", 2)]


def test_whoever_knew_the_chapters_before_another_came_is_led_to_that_one(room: Room) -> None:
    *known, latest = COURSES["notre_dame"]
    for chapter in known:
        room.progress.finish("notre_dame", chapter.number)
    scene, opened = school(room)
    assert [b.mark.done for b in chapter_buttons(scene)][: len(known) + 1] == [True] * len(known) + [False]
    send(room.house.app, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert opened == [("notre_dame", latest.number)]


def test_what_was_learned_meanwhile_is_ticked_when_people_come_back(room: Room) -> None:
    scene, _ = school(room)
    lesson = room.open("notre_dame", 1)
    while room.house.app.top is lesson.table:
        room.do(lesson, by_pointer)
    assert room.house.app.top is scene
    assert [b.mark.done for b in chapter_buttons(scene)][:2] == [True, False]
    assert scene.focus == 1


def test_escape_leaves_the_school(room: Room) -> None:
    scene, _ = school(room)
    send(room.house.app, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert room.house.app.top is not scene


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_school_fits_in_every_language(room: Room, language: str, text_size: str) -> None:
    room.house.app.change(text_size=text_size)
    scene, _ = school(room)
    room.house.app.change(language=language)
    room.house.app.draw()
    canvas = scene.canvas(room.house.app.surface)
    for button in chapter_buttons(scene):
        place, title = button.title_place, button.title
        size = canvas.fitting(title, place, canvas.sizes.button, BOLD, LEAST)
        assert canvas.height(title, place.w, size, BOLD) * 0.86 <= place.h, title
        assert button.box.h >= 56
