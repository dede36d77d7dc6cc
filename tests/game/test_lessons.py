"""Lessons driven to their end the way people do: every move at the real table, everything else answered."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.house import DESKS, House
from game.lessons import COURSES, scripts
from game.lessons.lesson import Chapter, Step, moves
from game.lessons.note import LEADING, LEAST
from game.page import Box
from game.scenes.lesson import READABLE, Lesson
from game.scenes.school import ChapterButton, School
from game.store import Shelf
from game.store.progress import NAME, Mark, Progress
from game.table.session import Session, playable
from game.widgets.button import Button
from game.widgets.text import BOLD
from game.widgets.theme import TEXT_SIZES
from game.words import LANGUAGES, PSEUDO, Tongue, lessons
from rules.kernel import Action
from tests.game.driving import Way, by_keys, by_pad, by_pointer, send
from tests.game.wording import DRAWN, icons_in, written

CHAPTERS = [chapter for course in COURSES.values() for chapter in course]
SIZES = ((1280, 720), (1440, 1080), (2560, 1080))
#: The positions in which the chapters end. If rules or scripts change them, read the notes again:
#: they name numbers and people that may have changed as well.
ENDS = {
    ("notre_dame", 1): "e1d5767df0e9e96e",
    ("notre_dame", 2): "f20177f99b6b4292",
    ("notre_dame", 3): "9630e29e77d86780",
    ("rattus", 1): "b03e3c4db9e6616e",
    ("rattus", 2): "851034a35970d93e",
    ("rattus", 3): "0ec1ecb7ddbd587d",
    ("rattus_cartus", 1): "68a28d2a70fe4589",
    ("rattus_cartus", 2): "02edba139cc7eea3",
    ("rattus_cartus", 3): "dc20df448a0fddde",
}


def called(chapter: Chapter) -> str:
    return f"{chapter.game}-{chapter.number}"


class Room:
    """A house where lessons are given; it notes what came of them."""

    def __init__(self, house: House, folder: Path) -> None:
        house.app.change(speed="off", bot_speed="off")
        self.house = house
        self.shelf = Shelf(folder / "lessons")
        self.progress = Progress(self.shelf)
        self.handed_over: list[Session] = []

    def open(self, game: str, number: int) -> Lesson:
        """Sit down to a chapter."""
        lesson = Lesson(
            game,
            number,
            DESKS[game],
            self.house.thinkers,
            self.progress,
            self._play_on,
            self.house.app.pop,
        )
        self.house.app.push(lesson)
        return lesson

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
        way(self.house, lesson, button)
        if self.house.app.top is lesson:
            self.wait(lesson)


def wanted(lesson: Lesson) -> Button:
    """Give what the step waits for."""
    if lesson.step.play:
        (button,) = [b for b in lesson.buttons if meaning(b) == lesson.step.play]
    else:
        (button,) = [b for b in lesson.buttons if b.deed == lesson.go_on]
    return button


def meaning(button: Button) -> str:
    return button.meaning.text() if isinstance(button.meaning, Action) else ""


@pytest.fixture
def room(house: House, tmp_path: Path) -> Iterator[Room]:
    yield Room(house, tmp_path)


def learn(room: Room, chapter: Chapter, way: Way) -> Lesson:
    lesson = room.open(chapter.game, chapter.number)
    seen: list[Step] = []
    while room.house.app.top is lesson:
        seen.append(lesson.step)
        room.do(lesson, way)
    assert tuple(seen) == chapter.steps
    return lesson


# To the end.


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_each_chapter_is_learned_with_the_pointer(room: Room, chapter: Chapter) -> None:
    lesson = learn(room, chapter, by_pointer)
    assert room.progress.of(chapter.game, chapter.number) == Mark(0, True)
    assert lesson.session.match.log == chapter.position(len(chapter.steps)).log
    assert bool(room.handed_over) == (chapter.number == 3)


def test_a_chapter_is_learned_with_keys_alone(room: Room) -> None:
    learn(room, COURSES["rattus_cartus"][1], by_keys)


def test_a_chapter_is_learned_with_a_pad_alone(room: Room) -> None:
    learn(room, COURSES["rattus"][1], by_pad)


@pytest.mark.parametrize("game", COURSES)
def test_the_last_chapter_ends_in_a_game_that_goes_on_against_an_apprentice(room: Room, game: str) -> None:
    learn(room, COURSES[game][2], by_pointer)
    (session,) = room.handed_over
    assert [player.bot for player in session.players] == ["", "apprentice"]
    assert session.asked is not None
    assert playable(session.to_json())
    table = room.house.sit_down(session)
    asked = session.asked
    table.act(asked.seat, session.match.state.options(asked.seat)[0])
    assert room.house.app.top is table


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_the_chapters_end_where_their_notes_say(chapter: Chapter) -> None:
    end = chapter.position(len(chapter.steps)).state.digest()
    assert end == ENDS[chapter.game, chapter.number]


def test_with_stories_told_the_next_step_waits_for_them(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    while not lesson.step.play:
        room.do(lesson, by_pointer)
    room.house.app.change(speed="normal", bot_speed="normal")
    number = lesson.number
    by_pointer(room.house, lesson, wanted(lesson))
    assert not lesson.told
    assert lesson.ring.box is None
    assert lesson.number == number
    room.house.app.advance(0.2)
    assert lesson.number == number
    room.wait(lesson)
    assert lesson.number == number + 1
    assert lesson.ring.box is not None


# What else people try.


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_any_other_pick_is_refused_kindly_and_changes_nothing(room: Room, chapter: Chapter) -> None:
    lesson = room.open(chapter.game, chapter.number)
    tried = 0
    while room.house.app.top is lesson:
        others = [b for b in lesson.buttons if b.enabled and meaning(b) not in ("", lesson.step.play)]
        for button in others[:2]:
            digest, number = lesson.session.match.state.digest(), lesson.number
            by_pointer(room.house, lesson, button)
            assert lesson.answer == scripts.reason(chapter, lesson.step)
            assert (lesson.session.match.state.digest(), lesson.number) == (digest, number)
            tried += 1
        room.do(lesson, by_pointer)
        assert not lesson.answer
    assert tried


def test_nothing_can_be_picked_while_a_step_is_read_and_a_click_is_answered(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    assert not [b for b in lesson.buttons if meaning(b)]
    x, y, w, h = room.house.app.page.pixels(lesson.sight.layout.board)
    send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
    assert lesson.answer == lessons.READ_FIRST.format(next="Next")
    lesson.tick(READABLE + 0.1)
    assert not lesson.answer


def test_a_click_beside_the_options_is_answered_with_the_reason_of_the_step(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    while not lesson.step.play:
        room.do(lesson, by_pointer)
    x, y, _, _ = room.house.app.page.pixels(lesson.sight.layout.board)
    send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + 4, y + 4), button=1)
    assert lesson.answer == scripts.reason(lesson.chapter, lesson.step)


# Back and again.


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_every_step_can_be_gone_back_to(room: Room, chapter: Chapter) -> None:
    lesson = room.open(chapter.game, chapter.number)
    while not lesson.last:
        room.do(lesson, by_pointer)
    for number in reversed(range(lesson.number)):
        send(room.house, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
        assert lesson.number == number
        assert lesson.session.match.log == chapter.position(number).log
        assert lesson.ring.box is not None
    lesson.take_back()
    assert lesson.answer == lessons.FIRST_STEP
    assert lesson.number == 0


def test_a_lesson_goes_on_where_it_was_left_even_after_a_restart(room: Room) -> None:
    lesson = room.open("rattus", 2)
    for _ in range(5):
        room.do(lesson, by_pointer)
    left = lesson.session.match.state.digest()
    send(room.house, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert room.house.app.top is not lesson
    room.progress = Progress(room.shelf)
    again = room.open("rattus", 2)
    assert again.number == 5
    assert again.session.match.state.digest() == left
    assert again.step.name == lesson.step.name


def test_a_chapter_that_has_become_shorter_begins_anew(room: Room) -> None:
    room.progress.stop_at("rattus", 1, 99)
    assert room.open("rattus", 1).number == 0


def test_leaving_a_lesson_leaves_no_table_to_go_on_with(room: Room) -> None:
    room.open("notre_dame", 1)
    room.house.app.pop()
    assert room.house.slots.running() is None


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


# What is said and shown.


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_a_chapter_is_short_and_every_move_has_its_reason(chapter: Chapter) -> None:
    assert 8 <= len(chapter.steps) <= 14
    assert sum(bool(step.play) for step in chapter.steps) >= 2
    script = scripts.SCRIPTS[chapter.game]
    for step in chapter.steps:
        assert len(scripts.note(chapter, step).split()) <= 45, step.name
        assert (step.name in script.reasons) == bool(step.play), step.name
        assert bool(step.at) != bool(step.play), step.name


@pytest.mark.parametrize("game", COURSES)
def test_nothing_is_written_that_no_step_says(game: str) -> None:
    script = scripts.SCRIPTS[game]
    names = [step.name for chapter in COURSES[game] for step in chapter.steps]
    assert sorted(names) == sorted(script.notes)
    assert set(script.titles) == set(script.about) == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_all_words_stand_in_every_language_with_the_same_icons(game: str, language: str) -> None:
    for texts in scripts.SCRIPTS[game]:
        for text in texts.values():
            (said,) = written(text, language)
            assert said
            assert icons_in(said) == icons_in(text)
            assert set(icons_in(said)) <= DRAWN


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", COURSES)
def test_every_step_points_at_something_on_the_page(room: Room, game: str, size: tuple[int, int]) -> None:
    app = room.house.app
    app._window_size = size
    app._open()
    app.rearrange()
    for chapter in COURSES[game]:
        for number in range(len(chapter.steps)):
            room.progress.stop_at(game, chapter.number, number)
            lesson = room.open(game, chapter.number)
            box = lesson.ring.box
            assert box is not None, lesson.step.name
            assert box.w > 20 and box.h > 20, lesson.step.name
            assert app.page.box.holds((box.x, box.y)), lesson.step.name
            assert app.page.box.holds((box.right - 1, box.bottom - 1)), lesson.step.name
            assert not overlap(box, lesson.note.box), lesson.step.name
            app.pop()


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
def test_every_text_fits_on_the_note(room: Room, language: str, text_size: str) -> None:
    room.house.app.change(text_size=text_size)
    lesson = room.open("rattus", 1)
    canvas, say, room_for = lesson.canvas(room.house.app.surface), Tongue(language), lesson.note.text
    for script in scripts.SCRIPTS.values():
        for text, face in [
            *((text, None) for text in script.notes.values()),
            *((text, BOLD) for text in (*script.reasons.values(), lessons.FIRST_STEP)),
        ]:
            said = say(text)
            faces = (face,) if face else ()
            size = lesson.note.size(canvas, said, *faces)
            assert size >= LEAST
            assert canvas.height(said, room_for.w, size, *faces) * LEADING <= room_for.h + 1, said
            longest = max(canvas.width(word, size, *faces) for word in said.split(" "))
            assert longest <= room_for.w, said


def test_the_note_lies_beside_the_table_and_covers_nothing_that_can_be_picked(room: Room) -> None:
    for game in COURSES:
        lesson = room.open(game, 1)
        layout = lesson.sight.layout
        for part in (layout.board, layout.tray, layout.seat(1)):
            assert not overlap(lesson.note.box, part)
        room.house.app.pop()


def test_the_ring_swells_unless_motion_is_reduced(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    room.house.app.draw()
    lesson.tick(0.3)
    assert lesson.dirty == lesson.ring.reach
    assert not lesson.changed
    room.house.app.change(reduced_motion=True)
    room.house.app.draw()
    lesson.tick(0.3)
    assert not lesson.dirty


def test_keys_begin_with_what_leads_on(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    number = lesson.number
    send(room.house, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    room.wait(lesson)
    assert lesson.number == number + 1


def test_scripts_read_seats_and_actions() -> None:
    assert list(moves("0 keep:bank; 1 pass")) == [(0, Action("keep", "bank")), (1, Action("pass"))]
    assert list(moves("")) == []


# The school.


def school(room: Room) -> tuple[School, list[tuple[str, int]]]:
    opened: list[tuple[str, int]] = []
    scene = School(room.progress, lambda game, number: opened.append((game, number)), room.house.app.pop)
    room.house.app.push(scene)
    return scene, opened


def chapter_buttons(scene: School) -> list[ChapterButton]:
    return [button for button in scene.buttons if isinstance(button, ChapterButton)]


@pytest.mark.parametrize("way", [by_pointer, by_keys, by_pad])
def test_every_chapter_can_be_opened(room: Room, way: Way) -> None:
    scene, opened = school(room)
    for button in chapter_buttons(scene):
        way(room.house, scene, button)  # type: ignore[arg-type]
    assert opened == [(chapter.game, chapter.number) for chapter in CHAPTERS]


def test_the_school_ticks_what_is_done_and_offers_what_comes_next(room: Room) -> None:
    room.progress.finish("rattus", 1)
    room.progress.stop_at("rattus", 2, 3)
    scene, opened = school(room)
    done = [(b.chapter.game, b.chapter.number) for b in chapter_buttons(scene) if b.mark.done]
    assert done == [("rattus", 1)]
    begun = next(b for b in chapter_buttons(scene) if b.mark.step)
    assert begun.state == lessons.GO_ON_AT.format(step=4)
    send(room.house, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert opened == [("rattus", 2)]


def test_what_was_learned_meanwhile_is_ticked_when_people_come_back(room: Room) -> None:
    scene, _ = school(room)
    lesson = room.open("notre_dame", 1)
    while room.house.app.top is lesson:
        room.do(lesson, by_pointer)
    assert room.house.app.top is scene
    assert [b.mark.done for b in chapter_buttons(scene)][:2] == [True, False]
    assert scene.focus == 1


def test_escape_leaves_the_school(room: Room) -> None:
    scene, _ = school(room)
    send(room.house, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert room.house.app.top is not scene


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
def test_the_school_fits_in_every_language(room: Room, language: str, text_size: str) -> None:
    room.house.app.change(text_size=text_size)
    scene, _ = school(room)
    room.house.app.speak(language)
    room.house.app.draw()
    canvas = scene.canvas(room.house.app.surface)
    for button in chapter_buttons(scene):
        place, title = button.title_place, button.title
        size = canvas.fitting(title, place, canvas.sizes.button, BOLD, LEAST)
        assert canvas.height(title, place.w, size, BOLD) * 0.86 <= place.h, title
        assert button.box.h >= 56
