"""Lessons driven to their end the way people do: every move at the real table, everything else answered."""

import time
from pathlib import Path

import pygame
import pytest

from game.program.navigation import House
from game.scenes.lesson import READABLE, Lesson, course_of
from game.scenes.playing import Playing
from game.scenes.school import ChapterButton, School
from game.scenes.seating import Seating
from game.scenes.table import Table
from game.session.session import playable
from game.store.progress import Mark, Progress
from game.table import bar
from game.table.lesson_script import Chapter, moves
from game.words import lessons
from rules.kernel import Action
from rules.notre_dame.draft import Keep
from tests.game.driving import by_keys, by_pad, by_pointer, conduct_of, send
from tests.game.hands import by_pointer as push
from tests.game.learning import CHAPTERS, COURSES, FIRST, FURTHER, Room, called, learn, meaning, wanted
from tests.game.reading import Reading
from tests.tiers import led_by_first, sifted

#: The round in which the chapters end, the points of both, and who is asked then. If rules or scripts change
#: them, read the notes again: they name numbers and people that may have changed as well.
ENDS = {
    ("notre_dame", 1): (1, (1, 3), (0,)),
    ("notre_dame", 2): (3, (7, 6), (0, 1)),
    ("notre_dame", 3): (4, (19, 17), (0, 1)),
    ("notre_dame", 4): (4, (12, 3), (0, 1)),
    ("rattus", 1): (1, (5, 4), (0,)),
    ("rattus", 2): (2, (8, 3), (1,)),
    ("rattus", 3): (9, (12, 8), (1,)),
    ("rattus_cartus", 1): (2, (7, 10), (1, 0)),
    ("rattus_cartus", 2): (3, (17, 22), (0, 1)),
    ("rattus_cartus", 3): (4, (24, 30), (1, 0)),
}
some_now = sifted("chapter", FIRST, FURTHER, ids=called)


@pytest.fixture
def room(house: House, tmp_path: Path) -> Room:
    """A room with nothing learned in it yet."""
    return Room(house, tmp_path)


# To the end.


@led_by_first("chapter", CHAPTERS, ids=called)
def test_each_chapter_is_learned_with_the_pointer(room: Room, chapter: Chapter) -> None:
    lesson = learn(room, chapter, by_pointer)
    assert room.progress.of(chapter.game, chapter.number) == Mark(0, True)
    assert lesson.table.session.match.log == chapter.position(len(chapter.steps)).log
    assert bool(room.handed_over) == (chapter == COURSES[chapter.game][-1])


def test_a_chapter_is_learned_with_keys_alone(room: Room) -> None:
    learn(room, COURSES["rattus_cartus"][1], by_keys)


def test_a_chapter_is_learned_with_a_pad_alone(room: Room) -> None:
    learn(room, COURSES["rattus"][1], by_pad)


@pytest.mark.parametrize("game", COURSES)
def test_the_last_chapter_ends_in_a_game_that_goes_on_against_an_apprentice(room: Room, game: str) -> None:
    learn(room, COURSES[game][-1], by_pointer)
    (session,) = room.handed_over
    assert [player.bot for player in session.players] == ["", "apprentice"]
    assert session.asked is not None
    assert playable(session.to_json())
    table = room.house.sit_down(session)
    asked = session.asked
    table.conduct.act(asked.seat, session.match.state.options(asked.seat)[0])
    assert room.house.app.top is table


@led_by_first("game", COURSES)
def test_from_the_title_through_the_school_all_chapters_lead_to_a_table(house: House, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    push(house.app, next(b for b in house.title.buttons if getattr(b, "icon", "") == "tutorial"))
    school = house.app.top
    assert isinstance(school, School)
    first = next(b for b in school.buttons if isinstance(b, ChapterButton) and b.chapter.game == game)
    push(house.app, first)
    for chapter in COURSES[game]:
        # Each chapter leads to the next one.
        lesson = conduct_of(house, Lesson)
        assert lesson.chapter == chapter
        while house.app.top is lesson.table:
            by_pointer(house, lesson.table, wanted(lesson))
            settle(house, lesson)
    assert all(house.progress.of(game, chapter.number).done for chapter in COURSES[game])
    table = house.app.top
    assert isinstance(table, Table)
    assert isinstance(table.conduct, Playing)
    assert [player.bot for player in table.session.players] == ["", "apprentice"]
    log, before = table.session.match.log, len(table.session.match.log)
    until = time.monotonic() + 30
    # The apprentice thinks in a process of its own.
    while {seat for seat, _ in log[before:]} != {0, 1} and time.monotonic() < until:
        people_act(table)
        house.app.advance(0.05)
        time.sleep(0.01)
    assert {seat for seat, _ in log[before:]} == {0, 1}
    assert house.slots.running() is not None


@led_by_first("game", COURSES)
def test_whoever_learns_before_sitting_down_comes_back_to_the_seats_as_they_were(
    house: House, game: str
) -> None:
    house.app.change(speed="off", bot_speed="off")
    house.open_door(game)
    seating = house.app.top
    assert isinstance(seating, Seating)
    push(house.app, seating.named["fewer"])
    chosen = seating.plan
    push(house.app, seating.named["learn"])
    # Esc leads back at any time, and the chapter goes on where it was left.
    send(house, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert house.app.top is seating
    push(house.app, seating.named["learn"])
    for chapter in COURSES[game]:
        lesson = conduct_of(house, Lesson)
        assert lesson.chapter == chapter
        while house.app.scenes[-1] is lesson.table:
            by_pointer(house, lesson.table, wanted(lesson))
            settle(house, lesson)
    assert house.app.top is seating
    assert seating.plan == chosen
    assert house.slots.running() is None
    house.app.draw()


def test_the_last_step_sends_those_back_who_have_a_table_of_their_own(house: House) -> None:
    house.app.change(speed="off", bot_speed="off")
    number = len(COURSES["rattus"])
    house.progress.stop_at("rattus", number, len(COURSES["rattus"][-1].steps) - 1)
    for open_chapter, words, note in (
        (house.open_lesson, lessons.PLAY_ON, course_of("rattus").notes["play_on"]),
        (house.learn_first, lessons.TO_TABLE, lessons.ALL_LEARNED),
    ):
        open_chapter("rattus", number)
        lesson = conduct_of(house, Lesson)
        canvas = Reading(house.app.surface, house.app.page, house.app.pictures)
        lesson.paint_left(canvas)
        assert note in canvas.read
        assert getattr(wanted(lesson), "words", "") == words
        house.app.pop()


def settle(house: House, lesson: Lesson) -> None:
    """Let everything happen that is due, as long as the lesson lasts."""
    for _ in range(200):
        if house.app.top is not lesson.table or lesson.told:
            return
        house.app.advance(0.1)


def people_act(table: Table) -> None:
    """Let the pupil take the first option if it is their turn."""
    asked = table.session.asked
    if asked is not None and not table.session.players[asked.seat].bot:
        table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])


@pytest.mark.parametrize("chapter", CHAPTERS, ids=called)
def test_the_chapters_end_where_their_notes_say(chapter: Chapter) -> None:
    state = chapter.position(len(chapter.steps)).state
    asked = tuple(decision.seat for decision in state.decisions())
    assert (state.view(None).round, state.scores(), asked) == ENDS[chapter.game, chapter.number]


def test_with_stories_told_the_next_step_waits_for_them(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    while not lesson.step.play:
        room.do(lesson, by_pointer)
    room.house.app.change(speed="normal", bot_speed="normal")
    number = lesson.number
    by_pointer(room.house, lesson.table, wanted(lesson))
    assert not lesson.told
    assert lesson.ring.box is None
    assert lesson.number == number
    room.house.app.advance(0.2)
    assert lesson.number == number
    room.wait(lesson)
    assert lesson.number == number + 1
    assert lesson.ring.box is not None


# What else people try.


@some_now
def test_any_other_pick_is_refused_kindly_and_changes_nothing(room: Room, chapter: Chapter) -> None:
    lesson = room.open(chapter.game, chapter.number)
    tried = 0
    while room.house.app.top is lesson.table:
        others = [b for b in lesson.table.buttons if b.enabled and meaning(b) not in ("", lesson.step.play)]
        for button in others[:2]:
            digest, number = lesson.table.session.match.state.digest(), lesson.number
            by_pointer(room.house, lesson.table, button)
            assert lesson.warning == course_of(chapter.game).reasons[lesson.step.name]
            assert (lesson.table.session.match.state.digest(), lesson.number) == (digest, number)
            tried += 1
        room.do(lesson, by_pointer)
        assert not lesson.warning
    assert tried


def test_nothing_can_be_picked_while_a_step_is_read_and_a_click_is_answered(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    assert not [b for b in lesson.table.buttons if meaning(b)]
    x, y, w, h = room.house.app.page.pixels(lesson.table.sight.layout.board)
    send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
    assert lesson.warning == lessons.READ_FIRST.format(next="Next")
    lesson.table.tick(READABLE + 0.1)
    assert not lesson.warning


def test_a_click_beside_the_options_is_answered_with_the_reason_of_the_step(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    while not lesson.step.play:
        room.do(lesson, by_pointer)
    x, y, _, _ = room.house.app.page.pixels(lesson.table.sight.layout.board)
    send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + 4, y + 4), button=1)
    assert lesson.warning == course_of(lesson.chapter.game).reasons[lesson.step.name]


def test_a_click_on_anything_but_the_note_is_answered(room: Room) -> None:
    lesson = room.open("rattus_cartus", 1)
    layout = lesson.table.sight.layout
    for part in (
        layout.board,
        layout.tray,
        layout.context,
        layout.log,
        layout.seat(0),
        bar.sheet(layout.bar),
    ):
        x, y, w, h = room.house.app.page.pixels(part)
        send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
        assert lesson.warning == lessons.READ_FIRST.format(next="Next"), part
        lesson.table.tick(READABLE + 0.1)
    x, y, w, h = room.house.app.page.pixels(lesson.note.text)
    send(room.house, pygame.MOUSEBUTTONDOWN, pos=(x + w // 2, y + h // 2), button=1)
    assert lesson.warning == ""


@some_now
def test_the_prompt_asks_the_pupil_to_read_or_for_the_move_and_never_lets_them_wait(
    room: Room, chapter: Chapter
) -> None:
    lesson = room.open(chapter.game, chapter.number)
    while room.house.app.top is lesson.table:
        canvas = Reading(room.house.app.surface, room.house.app.page, room.house.app.pictures)
        lesson.paint_prompt(canvas)
        name, asked = canvas.read
        assert name == lesson.table.session.players[0].name.upper()
        reads = not lesson.step.play and lesson.step.at != ("bar",)
        assert reads == asked.startswith("read the note"), lesson.step.name
        room.do(lesson, by_pointer)


def test_the_tunes_of_the_game_are_heard_in_its_lessons(room: Room) -> None:
    room.house.app.sound.music("title")
    room.open("rattus", 1)
    assert room.house.app.sound._music == room.house.app.sound._place == "rattus"
    room.house.app.pop()
    assert (room.house.app.sound._music, room.house.app.sound._place) == ("title", "")


def test_the_rulebook_opens_at_what_is_asked_and_the_key_of_the_menu_leaves(room: Room) -> None:
    lesson = room.open("notre_dame", 2)
    send(room.house, pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")
    assert room.looked_up == [Keep]
    send(room.house, pygame.KEYDOWN, key=pygame.K_F10, mod=0, unicode="")
    assert room.house.app.top is not lesson.table


# Back and again.


@some_now
def test_every_step_can_be_gone_back_to(room: Room, chapter: Chapter) -> None:
    lesson = room.open(chapter.game, chapter.number)
    while not lesson.last:
        room.do(lesson, by_pointer)
    for number in reversed(range(lesson.number)):
        send(room.house, pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
        assert lesson.number == number
        assert lesson.table.session.match.log == chapter.position(number).log
        assert lesson.ring.box is not None
    lesson.take_back()
    assert lesson.warning == lessons.FIRST_STEP
    assert lesson.number == 0


def test_a_lesson_goes_on_where_it_was_left_even_after_a_restart(room: Room) -> None:
    lesson = room.open("rattus", 2)
    for _ in range(5):
        room.do(lesson, by_pointer)
    left = lesson.table.session.match.state.digest()
    send(room.house, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert room.house.app.top is not lesson.table
    room.progress = Progress(room.shelf)
    again = room.open("rattus", 2)
    assert again.number == 5
    assert again.table.session.match.state.digest() == left
    assert again.step.name == lesson.step.name


def test_a_chapter_that_has_become_shorter_begins_anew(room: Room) -> None:
    room.progress.stop_at("rattus", 1, 99)
    assert room.open("rattus", 1).number == 0


def test_leaving_a_lesson_leaves_no_table_to_go_on_with(room: Room) -> None:
    room.open("notre_dame", 1)
    room.house.app.pop()
    assert room.house.slots.running() is None


def test_keys_begin_with_what_leads_on(room: Room) -> None:
    lesson = room.open("notre_dame", 1)
    number = lesson.number
    # The first push shows where the focus is.
    for _ in range(2):
        send(room.house, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    room.wait(lesson)
    assert lesson.number == number + 1


def test_scripts_read_seats_and_actions() -> None:
    assert list(moves("0 keep:bank; 1 pass")) == [(0, Action("keep", "bank")), (1, Action("pass"))]
    assert list(moves("")) == []
