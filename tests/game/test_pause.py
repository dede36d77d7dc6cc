"""The pause leads everywhere, by every device, and hands seats over without covering the table for good."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.drawing.page import Page
from game.input.signals import Button as Key
from game.input.signals import Press
from game.program.app import App
from game.program.navigation import House
from game.scenes.pause import Doors, Pause
from game.scenes.question import Answer, Ask
from game.scenes.rulebook import Rulebook
from game.session.plan import Player, against_bots
from game.widgets.button import Button, Strip
from game.widgets.choice import Choice
from game.widgets.scene import Scene
from game.words import LANGUAGES, saves, shared
from rules.bots import LEVELS
from tests.game.hands import WAYS, by_pointer, push_pad, top, type_key

Way = Callable[[App, Button], None]
GREEN = (20, 200, 60)


class Meadow(Scene):
    """A table below: all green."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(GREEN)


class Rest:
    """A pause over a table, and what came of it."""

    def __init__(self, seats: int = 4, *, reason: str = "", rules: bool = True) -> None:
        self.app = App((1280, 720))
        self.app.push(Meadow())
        self.called: list[str] = []
        self.reason = reason
        self.players: list[Player] = list(against_bots("notre_dame", seats, 1).players)
        doors = Doors(
            save=self._save,
            trouble=lambda: self.reason,
            saves=lambda: self.called.append("saves"),
            settings=lambda: self.called.append("settings"),
            leave=lambda: self.called.append("leave"),
            rules=(lambda: self.called.append("rules")) if rules else None,
        )
        self.scene = Pause(lambda: self.players, self._change, doors)
        self.app.push(self.scene)
        self.app.draw()

    def _save(self) -> str:
        self.called.append("save")
        return self.reason

    def _change(self, seat: int, what: str, value: str) -> None:
        sat = self.players[seat].sat or not self.players[seat].bot
        self.players[seat] = Player(**{**self.players[seat]._asdict(), what: value, "sat": sat})

    def strip(self, text: str) -> Button:
        """Find a strip of the scene on top by its words."""
        words = self.app.tongue(text)
        return next(b for b in top(self.app).buttons if isinstance(b, Strip) and b.words == words)

    def choice(self, seat: int) -> Button:
        """Find the switch of a seat."""
        row = self.scene._rows()[seat]
        return next(b for b in self.scene.buttons if isinstance(b, Choice) and row.holds(b.box.centre))


@pytest.mark.parametrize("way", WAYS)
def test_every_way_on_works_by_every_device(way: Way) -> None:
    rest = Rest()
    for text in (shared.SAVE, shared.SAVES, shared.SETTINGS, shared.RULES, shared.LEAVE_TABLE):
        way(rest.app, rest.strip(text))
    assert rest.called == ["save", "saves", "settings", "rules", "leave"]
    way(rest.app, rest.strip(shared.RESUME))
    assert len(rest.app.scenes) == 1


def test_escape_leads_back_to_the_table() -> None:
    rest = Rest()
    type_key(rest.app, pygame.K_ESCAPE)
    assert len(rest.app.scenes) == 1


def test_without_rules_there_is_no_strip_for_them() -> None:
    words = [b.words for b in Rest(rules=False).scene.buttons if isinstance(b, Strip)]
    assert shared.RULES not in words
    assert shared.SETTINGS in words


def test_quitting_is_asked_before() -> None:
    rest = Rest()
    for way in WAYS:
        way(rest.app, rest.strip(shared.QUIT))
        way(rest.app, rest.strip(saves.STAY))
        assert rest.app.running
        assert top(rest.app) is rest.scene
    by_pointer(rest.app, rest.strip(shared.QUIT))
    by_pointer(rest.app, rest.strip(shared.QUIT))
    assert not rest.app.running


def test_who_quits_is_told_whether_the_game_is_kept() -> None:
    for reason, told in (("", shared.LEAVE_TEXT), ("No room.", saves.UNKEPT.format(trouble="No room."))):
        rest = Rest(reason=reason)
        by_pointer(rest.app, rest.strip(shared.QUIT))
        asked = top(rest.app)
        assert isinstance(asked, Ask)
        assert asked.text == told


def test_saving_says_that_it_worked_and_a_later_change_can_be_saved_again() -> None:
    rest = Rest()
    by_pointer(rest.app, rest.strip(shared.SAVE))
    assert rest.strip(shared.SAVED)
    by_pointer(rest.app, rest.choice(1))
    assert rest.strip(shared.SAVE)


def test_saving_that_failed_says_why() -> None:
    rest = Rest(reason="the disk is full.")
    before = pygame.image.tobytes(rest.app.surface, "RGB")
    by_pointer(rest.app, rest.strip(shared.SAVE))
    assert rest.strip(shared.SAVE)
    rest.app.draw()
    assert pygame.image.tobytes(rest.app.surface, "RGB") != before
    rest.reason = ""
    by_pointer(rest.app, rest.strip(shared.SAVE))
    assert rest.strip(shared.SAVED)


@pytest.mark.parametrize("way", WAYS)
def test_a_seat_goes_to_every_kind_of_bot_and_back(way: Way) -> None:
    rest = Rest()
    seen = []
    for _ in range(4):
        way(rest.app, rest.choice(0))
        seen.append(rest.players[0].bot)
    assert seen == [*LEVELS, ""]
    assert [player.bot for player in rest.players[1:]] == ["burgher"] * 3


def test_left_and_right_step_through_the_bots_of_the_seat_in_focus() -> None:
    rest = Rest(2)
    rest.scene.focus = rest.scene.buttons.index(rest.choice(1))
    type_key(rest.app, pygame.K_TAB)
    push_pad(rest.app, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    push_pad(rest.app, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    push_pad(rest.app, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert rest.players[1].bot == ""


def test_who_saves_is_told_what_the_file_shows() -> None:
    rest = Rest()

    def below() -> bytes:
        rest.app.draw()
        x, y, w, h = rest.app.page.pixels(rest.scene.whole)
        return rest.app.surface.subsurface((x, y + h + 10, w, 60)).copy().get_buffer().raw

    before = below()
    rest.scene.save()
    told = below()
    rest.app.change(language="de")
    told_in_german = below()
    rest.scene.change(1, "bot", "master")
    assert len({before, told, told_in_german}) == 3
    assert below() == before


def test_what_the_file_shows_stands_on_parchment_not_on_the_table() -> None:
    rest = Rest()
    rest.scene.save()
    rest.app.draw()
    x, y, w, h = rest.app.page.pixels(rest.scene.whole)
    row = [rest.app.surface.get_at((x + part * w // 100, y + h + 24))[:3] for part in range(5, 95)]
    assert all(min(colour) > 150 for colour in row)


def test_the_table_shows_darkly_below() -> None:
    rest = Rest()
    r, g, b = rest.app.surface.get_at((4, 4))[:3]
    assert r < g > b
    assert g < GREEN[1] / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_its_place_in_every_window(seats: int, language: str) -> None:
    rest = Rest(seats)
    for texts in ("desk", "table", "tv"):
        rest.app.change(language=language, text_size=texts)
        for size in ((960, 540), (1024, 768), (2560, 1080)):
            page = Page.fitted(size)
            rest.scene.arrange(page)
            boxes = [button.box for button in rest.scene.buttons]
            assert all(box.x >= 0 and box.right <= page.width and box.bottom <= page.height for box in boxes)
            assert all(min(box.w, box.h) >= 56 for box in boxes)
            apart = [(a, b) for a in boxes for b in boxes if a is not b and a.inset(-7).holds(b.centre)]
            assert apart == []
        rest.app.rearrange()
        rest.app.draw()


# Questions.


def ask(app: App, count: int) -> tuple[Ask, list[int]]:
    """Ask something with so many answers, and give the list in which their numbers will stand."""
    given: list[int] = []
    answers = [Answer(f"Answer {n}", partial(given.append, n)) for n in range(count)]
    question = Ask("Is it so? " * 12, answers, text="Because of the rats. " * 6)
    app.push(question)
    app.draw()
    return question, given


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("count", [2, 3])
def test_every_answer_can_be_given_and_the_question_goes_away_first(way: Way, count: int) -> None:
    rest = Rest()
    for number in range(count):
        question, given = ask(rest.app, count)
        way(rest.app, question.buttons[number])
        assert given == [number]
        assert top(rest.app) is rest.scene


def test_escape_and_a_careless_enter_give_the_last_answer() -> None:
    rest = Rest()
    for key in (Key.CANCEL, Key.OK):
        _, given = ask(rest.app, 2)
        rest.app.hear(Press(key))
        assert given == [1]


def test_the_sheet_of_a_question_holds_its_words_and_answers_at_every_text_size() -> None:
    rest = Rest()
    for texts in ("desk", "table", "tv"):
        rest.app.change(text_size=texts)
        question, _ = ask(rest.app, 3)
        assert all(
            question.sheet.x < b.box.x and b.box.bottom < question.sheet.bottom for b in question.buttons
        )
        words = question.canvas(rest.app.surface).height(question.text, question.sheet.w - 112, 26)
        assert question.sheet.h > words + 200
        rest.app.pop()


def switches(rest: Rest, seat: int) -> list[Button]:
    """Find all that can be chosen for a seat."""
    row = rest.scene._rows()[seat]
    return [b for b in rest.scene.buttons if isinstance(b, Choice) and row.holds(b.box.centre)]


def test_a_person_chooses_secrecy_and_language_too_and_a_bot_has_neither() -> None:
    rest = Rest(3)
    assert [len(switches(rest, seat)) for seat in range(3)] == [3, 1, 1]
    rest.scene.change(0, "secrecy", "open")
    rest.scene.change(0, "language", "de")
    assert (rest.players[0].secrecy, rest.players[0].language) == ("open", "de")


def test_the_last_person_left_is_asked_whether_the_hand_has_to_be_hidden() -> None:
    rest = Rest(2)
    rest.scene.change(1, "bot", "")
    rest.scene.change(1, "bot", "burgher")
    question = rest.app.top
    assert isinstance(question, Ask)
    question.buttons[0].push()
    assert rest.players[0].secrecy == "open"
    rest.scene.change(1, "bot", "master")
    assert rest.app.top is rest.scene


def test_the_last_person_left_is_not_asked_about_a_hand_that_is_on_a_phone() -> None:
    rest = Rest(2)
    rest.scene.change(0, "secrecy", "phone")
    rest.scene.change(1, "bot", "")
    rest.scene.change(1, "bot", "burgher")
    assert rest.app.top is rest.scene


def test_who_plays_alone_from_the_beginning_is_not_asked() -> None:
    rest = Rest(2)
    rest.scene.change(1, "bot", "master")
    assert rest.app.top is rest.scene


def test_the_key_of_help_opens_the_rules_and_they_lead_back_to_the_pause(house: House) -> None:
    table = house.open_table(against_bots("notre_dame", 3, 1))
    house.menu(table)
    type_key(house.app, pygame.K_F1)
    assert isinstance(house.app.top, Rulebook)
    type_key(house.app, pygame.K_ESCAPE)
    assert isinstance(house.app.top, Pause)
    rest = Rest(rules=False)
    type_key(rest.app, pygame.K_F1)
    assert rest.called == []
