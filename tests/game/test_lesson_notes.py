"""What lessons say and point at: in every language, at every size, beside the table and never over it."""

from itertools import chain
from pathlib import Path

import pygame
import pytest

from game.drawing.text import BODY, BOLD
from game.drawing.theme import TEXT_SIZES
from game.program.navigation import House
from game.scenes.lesson import course_of
from game.scenes.lesson_note import LEADING, LEAST
from game.scenes.lesson_ring import ASIDE
from game.table.lesson_script import Chapter
from game.words import LANGUAGES, PSEUDO, Tongue, lessons
from tests.game.driving import by_pointer
from tests.game.learning import CHAPTERS, COURSES, Room, called, overlap
from tests.game.wording import DRAWN, icons_in, written

SIZES = ((1280, 720), (1440, 1080), (2560, 1080))


@pytest.fixture
def room(house: House, tmp_path: Path) -> Room:
    """A room with nothing learned in it yet."""
    return Room(house, tmp_path)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_a_chapter_is_short_and_every_move_has_its_reason(chapter: Chapter) -> None:
    assert 8 <= len(chapter.steps) <= 14
    assert sum(bool(step.play) for step in chapter.steps) >= 2
    script = course_of(chapter.game)
    for step in chapter.steps:
        assert len(course_of(chapter.game).notes[step.name].split()) <= 45, step.name
        assert (step.name in script.reasons) == bool(step.play), step.name
        assert bool(step.at) != bool(step.play), step.name


@pytest.mark.parametrize("game", COURSES)
def test_nothing_is_written_that_no_step_says(game: str) -> None:
    script = course_of(game)
    names = [step.name for chapter in COURSES[game] for step in chapter.steps]
    assert sorted(names) == sorted(script.notes)
    numbers = {chapter.number for chapter in COURSES[game]}
    assert set(script.titles) == set(script.about) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_all_words_stand_in_every_language_with_the_same_icons(game: str, language: str) -> None:
    course = course_of(game)
    for text in chain(
        *(table.values() for table in (course.titles, course.about, course.notes, course.reasons))
    ):
        (said,) = written(text, language)
        assert said
        assert icons_in(said) == icons_in(text)
        assert set(icons_in(said)) <= DRAWN


@pytest.mark.parametrize(
    ("size", "text_size"), [*((size, "table") for size in SIZES), ((1920, 1080), "tv")], ids=str
)
@pytest.mark.parametrize("game", COURSES)
def test_every_step_points_at_something_on_the_page(
    room: Room, game: str, size: tuple[int, int], text_size: str
) -> None:
    app = room.house.app
    app.change(text_size=text_size)
    app._window_size = size
    app._open()
    app.rearrange()
    for chapter in COURSES[game]:
        for number in range(len(chapter.steps)):
            room.progress.stop_at(game, chapter.number, number)
            lesson = room.open(game, chapter.number)
            box = lesson.ring.box
            assert box is not None, lesson.step.name
            assert min(box.w, box.h) > 20, lesson.step.name
            assert app.page.box.holds((box.x, box.y)), lesson.step.name
            assert app.page.box.holds((box.right - 1, box.bottom - 1)), lesson.step.name
            assert not overlap(box, lesson.note.box), lesson.step.name
            app.pop()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_text_fits_on_the_note(room: Room, language: str, text_size: str) -> None:
    room.house.app.change(text_size=text_size)
    lesson = room.open("rattus", 1)
    canvas, say, room_for = lesson.table.canvas(room.house.app.surface), Tongue(language), lesson.note.text
    for script in map(course_of, COURSES):
        answers = [*script.reasons.values(), lessons.FIRST_STEP]
        for text, face in [*((n, BODY) for n in script.notes.values()), *((a, BOLD) for a in answers)]:
            said = say(text)
            size = lesson.note.size(canvas, said, face)
            assert size >= LEAST
            assert canvas.height(said, room_for.w, size, face) * LEADING <= room_for.h + 1, said
            assert max(canvas.width(word, size, face) for word in said.split(" ")) <= room_for.w, said


def test_the_note_lies_beside_the_table_and_covers_nothing_that_can_be_picked(room: Room) -> None:
    for game in COURSES:
        lesson = room.open(game, 1)
        layout = lesson.table.sight.layout
        for part in (layout.board, layout.tray, layout.seat(1)):
            assert not overlap(lesson.note.box, part)
        room.house.app.pop()


def test_the_ring_swells_unless_motion_is_reduced(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    room.house.app.draw()
    lesson.table.tick(0.3)
    assert lesson.table.dirty == lesson.ring.reach
    assert not lesson.table.changed
    room.house.app.change(reduced_motion=True)
    room.house.app.draw()
    lesson.table.tick(0.3)
    assert not lesson.table.dirty


def test_the_light_falls_on_what_a_step_is_about_and_on_the_note(room: Room) -> None:
    app = room.house.app
    lesson = room.open("notre_dame", 1)
    room.do(lesson, by_pointer)
    lit, dim = lesson.ring.box, lesson.table.sight.layout.log
    assert lit is not None
    places = [place.inset(30) for place in (lit, lesson.note.box, dim)]

    def looks() -> list[float]:
        app.draw()
        areas = [app.surface.subsurface(app.page.pixels(place)) for place in places]
        return [sum(pygame.transform.average_color(area)[:3]) for area in areas]

    spotlit = looks()
    app.change(reduced_motion=True)
    plain = looks()
    assert spotlit[:2] == pytest.approx(plain[:2], rel=0.02)
    assert spotlit[2] == pytest.approx(plain[2] * ASIDE, rel=0.03)
    app.change(high_contrast=True)
    contrasting = looks()
    app.change(reduced_motion=False)
    assert looks() == pytest.approx(contrasting, rel=0.02)


def test_a_chronicle_that_is_folded_away_is_opened_to_be_shown(room: Room) -> None:
    room.house.app.change(text_size="tv")
    shown = 0
    for chapter in CHAPTERS:
        for number, step in enumerate(chapter.steps):
            if step.at == ("log",):
                room.progress.stop_at(chapter.game, chapter.number, number)
                lesson = room.open(chapter.game, chapter.number)
                room.house.app.draw()
                assert lesson.table.sight.layout.folded
                assert lesson.table.side.chronicle.lines
                room.do(lesson, by_pointer)
                room.house.app.draw()
                assert not lesson.table.side.chronicle.lines
                room.house.app.pop()
                shown += 1
    assert shown >= 3


#: Words for discs and for their order in a stack.
DISCS = {"en": ("disc", "upper"), "de": ("scheibe", "obere"), "fr": ("disque", "du dessus")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_speaks_of_discs_that_are_told_in_numbers_from_afar(room: Room, language: str) -> None:
    room.house.app.change(text_size="tv", language=language)
    for chapter in COURSES["rattus_cartus"]:
        for number, step in enumerate(chapter.steps):
            room.progress.stop_at(chapter.game, chapter.number, number)
            lesson = room.open(chapter.game, chapter.number)
            said = lesson.table.sight.say(lesson._told).casefold()
            assert not any(word in said for word in DISCS[language]), step.name
            room.house.app.pop()
