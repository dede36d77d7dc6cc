"""The book of saved games: every device finds its way through it, and nothing happens by accident."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pygame
import pytest

from game.input.signals import Button as Key
from game.input.signals import Keyboard, Press
from game.program.app import App
from game.program.navigation import House
from game.scenes.name_question import Naming
from game.scenes.question import Ask
from game.scenes.replay import Replay
from game.scenes.saves import Saves
from game.scenes.saves_page import Row
from game.session.plan import against_bots
from game.session.session import Session
from game.store.saved_game import Slot, picture
from game.store.saved_games import Slots
from game.widgets.button import Button, Strip
from game.widgets.scene import Scene
from game.words import LANGUAGES, Tongue, saves, shared
from game.words.dates import moment
from rules.kernel.version import VERSION
from tests.game.driving import conduct_of
from tests.game.hands import WAYS, by_keys, by_pointer, push_pad, send, top, type_key
from tests.game.saving import act, digest, played, running, saved, spoil

Way = Callable[[App, Button], None]

# Dates.


def test_dates_are_said_in_the_form_of_the_language() -> None:
    now = datetime(2026, 3, 14, 18, 30).astimezone()
    day = timedelta(days=1)
    told = [
        [moment(Tongue(language), now - back, now) for back in (0 * day, day, 12 * day)]
        for language in ("en", "fr", "de")
    ]
    assert told == [
        ["today at 18:30", "yesterday at 18:30", "2 March 2026, 18:30"],
        ["aujourd’hui à 18:30", "hier à 18:30", "2 mars 2026, 18:30"],
        ["heute um 18:30", "gestern um 18:30", "2. März 2026, 18:30"],
    ]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be changed here")
def test_dates_are_said_in_the_time_of_this_place(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "EAST-5")
        time.tzset()
        late = datetime(2026, 3, 14, 21, 10, tzinfo=UTC)
        told = moment(Tongue("en"), late, late + timedelta(hours=30))
    time.tzset()
    assert told == "yesterday at 02:10"


# The book.


class Book:
    """The book of saved games in a window, and what was opened from it."""

    def __init__(
        self, slots: Slots, here: Session | None = None, size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.app = App(size)
        self.opened: list[Session] = []
        self.app.push(Scene())
        self.scene = Saves(slots, self.opened.append, self.app.pop, here.to_json if here else None)
        self.app.push(self.scene)
        self.app.draw()

    def button(self, text: str) -> Button:
        """Find a strip of the scene on top by its words."""
        words = self.app.tongue(text)
        return next(b for b in top(self.app).buttons if isinstance(b, Strip) and b.words == words)

    @property
    def chosen(self) -> Slot:
        """Give the slot that is turned to."""
        assert self.scene.chosen is not None
        return self.scene.chosen

    def row(self, slot: Slot) -> Button:
        """Find the line of a slot."""
        return next(b for b in self.scene.buttons if isinstance(b, Row) and b.slot.key == slot.key)


def choose(book: Book, way: Way, target: Slot) -> None:
    """Turn to a slot: with the mouse at once, else line by line."""
    if way is by_pointer:
        way(book.app, book.row(target))
    for _ in range(len(book.scene.found) * (book.chosen.key != target.key)):
        if way is by_keys:
            type_key(book.app, pygame.K_DOWN)
        else:
            push_pad(book.app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        if book.chosen.key == target.key:
            break
    assert book.chosen.key == target.key


@pytest.mark.parametrize("way", WAYS)
def test_any_saved_game_is_chosen_and_then_loaded(slots: Slots, way: Way) -> None:
    for seed in range(4):
        saved(slots, 10, seed)
    book = Book(slots)
    target = book.scene.found[2]
    choose(book, way, target)
    assert not book.opened
    way(book.app, book.button(shared.LOAD))
    (session,) = book.opened
    assert target.same(session.to_json())
    assert digest(running(slots)) == digest(session)
    book.app.draw()


def test_enter_on_a_line_leads_to_loading_it_but_a_click_opens_nothing(slots: Slots) -> None:
    saved(slots, 10)
    book = Book(slots)
    for _ in range(3):
        by_pointer(book.app, book.row(book.chosen))
    assert book.opened == []
    by_keys(book.app, book.row(book.chosen))
    assert book.opened == []
    type_key(book.app, pygame.K_RETURN)
    assert len(book.opened) == 1


def test_the_keys_come_back_to_the_line_they_left(slots: Slots) -> None:
    for seed in range(4):
        saved(slots, 10, seed)
    book = Book(slots)
    choose(book, by_keys, book.scene.found[1])
    type_key(book.app, pygame.K_RIGHT)
    assert isinstance(book.scene.meant, Strip)
    type_key(book.app, pygame.K_UP)
    assert isinstance(book.scene.meant, Row)
    assert book.scene.meant.slot is book.chosen is book.scene.found[1]


@pytest.mark.parametrize("way", WAYS)
def test_deleting_is_asked_before(slots: Slots, way: Way) -> None:
    saved(slots, 10)
    book = Book(slots)
    way(book.app, book.button(shared.DELETE))
    assert isinstance(book.app.top, Ask)
    book.app.draw()
    way(book.app, book.button(saves.KEEP_IT))
    assert len(slots.listed()) == 1
    way(book.app, book.button(shared.DELETE))
    book.app.hear(Press(Key.CANCEL))
    assert len(slots.listed()) == 1
    assert top(book.app) is book.scene
    way(book.app, book.button(shared.DELETE))
    way(book.app, book.button(shared.DELETE))
    assert slots.listed() == []
    assert book.scene.chosen is None
    book.app.draw()


def test_a_name_is_written_with_letters_wherever_the_pointer_is(slots: Slots) -> None:
    saved(slots, 10)
    book = Book(slots)
    by_pointer(book.app, book.button(shared.RENAME))
    assert isinstance(book.app.top, Naming)
    send(book.app, pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    assert top(book.app).keyboard is Keyboard.WRITE
    for letter in "Mäuse [z] m":
        type_key(book.app, ord(letter))
        send(book.app, pygame.TEXTINPUT, text=letter)
    type_key(book.app, pygame.K_BACKSPACE)
    book.app.draw()
    type_key(book.app, pygame.K_RETURN)
    type_key(book.app, pygame.K_RETURN)
    assert [slot.name for slot in slots.listed()] == ["Mäuse z"]
    assert top(book.app) is book.scene


def test_a_name_is_picked_with_the_pad_alone(slots: Slots) -> None:
    saved(slots, 10)
    book = Book(slots)
    WAYS[2](book.app, book.button(shared.RENAME))
    for button in ("DPAD_RIGHT", "DPAD_RIGHT", "DPAD_DOWN", "A"):
        push_pad(book.app, getattr(pygame, f"CONTROLLER_BUTTON_{button}"))
    (slot,) = slots.listed()
    assert slot.name in saves.NAMES.values()


def test_leaving_the_question_for_a_name_changes_nothing(slots: Slots) -> None:
    saved(slots, 10)
    book = Book(slots)
    book.scene.rename()
    send(book.app, pygame.TEXTINPUT, text="never")
    type_key(book.app, pygame.K_ESCAPE)
    type_key(book.app, pygame.K_ESCAPE)
    assert top(book.app) is book.scene
    assert slots.listed()[0].name == ""


@pytest.mark.parametrize("way", WAYS)
def test_the_table_in_play_is_saved_into_the_book_and_over_a_slot(slots: Slots, way: Way) -> None:
    here = played(slots, 25)
    book = Book(slots, here)
    assert book.scene.found == []
    way(book.app, book.button(saves.SAVE_HERE))
    assert book.chosen.same(here.to_json())
    old = saved(slots, 10, seed=3)
    book = Book(slots, here)
    choose(book, way, old)
    way(book.app, book.button(saves.WRITE_OVER))
    way(book.app, book.button(saves.WRITE_OVER))
    assert all(slot.same(here.to_json()) for slot in slots.listed())
    book.app.draw()


def test_many_slots_scroll_by_wheel_keys_and_pad(slots: Slots) -> None:
    for seed in range(12):
        slots.save(played(None, 8, seed).to_json())
    book = Book(slots)
    seen = {b.slot.key for b in book.scene.buttons if isinstance(b, Row)}
    for _ in range(20):
        book.app.hear(Press(Key.DOWN))
        seen |= {b.slot.key for b in book.scene.buttons if isinstance(b, Row)}
    assert len(seen) == 12
    for _ in range(20):
        push_pad(book.app, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert book.chosen.key == book.scene.found[0].key


def test_a_broken_file_is_told_in_the_book_and_its_copy_is_offered_not_opened(slots: Slots) -> None:
    slot = saved(slots, 10)
    slots.rename(slot, "evening")
    book = Book(slots)
    spoil(slots, slot.key, digest="0" * 16)
    book.scene.load()
    assert book.opened == []
    assert "cannot be read and was set aside" in book.scene._message
    book.app.draw()
    book.scene.load()
    assert len(book.opened) == 1


def test_a_game_of_other_rules_is_opened_only_after_asking(slots: Slots) -> None:
    slot = saved(slots, 20)
    spoil(slots, slot.key, digest="0" * 16, version="0.0.1")
    book = Book(slots)
    book.scene.load()
    assert isinstance(book.app.top, Ask)
    assert book.opened == []
    by_pointer(book.app, book.button(shared.LOAD))
    assert len(book.opened) == 1
    assert running(slots).match.save()["version"] == VERSION


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (2560, 1080)])
def test_the_book_can_be_drawn_in_every_window_and_language(
    slots: Slots, size: tuple[int, int], language: str
) -> None:
    here = played(slots, 25)
    for texts in ("desk", "table", "tv"):
        book = Book(slots, here, size)
        book.app.change(language=language, text_size=texts)
        book.scene.save()
        book.app.draw()
        boxes = [button.box for button in book.scene.buttons]
        assert all(box.x >= 0 and box.right <= book.app.page.width for box in boxes)
        assert all(box.bottom <= book.app.page.height for box in boxes)
        assert all(min(box.w, box.h) >= 56 for box in boxes)


def test_a_table_that_gives_way_is_kept_with_a_picture_of_how_it_was_left(house: House) -> None:
    table = house.open_table(against_bots("rattus", 2, 3))
    act(table.session)
    house.replay(table, 0)
    replay = conduct_of(house, Replay)
    replay.play_on()
    (kept,) = [slot for slot in house.slots.listed() if not house.slots.is_running(slot)]
    assert kept.same(table.session.to_json())
    assert picture(kept) is not None
