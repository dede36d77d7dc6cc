"""Keys: what they mean, what people may make of them, and that letters are letters while somebody writes."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.input.signals import FIXED, KEYS, Button, Keyboard, Letters, Press, key_map, key_name
from game.program.app import App
from game.store.settings import Settings
from game.words import Tongue
from tests.game.bare import bare_app, blank, key

ENGLISH = Tongue("en")


@pytest.fixture
def app() -> Iterator[App]:
    with bare_app() as built:
        yield built


def test_without_a_choice_keys_mean_the_usual() -> None:
    assert key_map({}) == KEYS


def test_a_chosen_key_takes_the_place_of_the_usual_one() -> None:
    meanings = key_map({"look": "L"})
    assert meanings[pygame.K_l] is Button.LOOK
    assert pygame.K_z not in meanings


def test_two_meanings_can_swap_their_keys() -> None:
    meanings = key_map({"look": "M", "mute": "Z"})
    assert (meanings[pygame.K_m], meanings[pygame.K_z]) == (Button.LOOK, Button.MUTE)


@pytest.mark.parametrize("chosen", [{"look": "M"}, {"look": "no key"}, {"look": "Escape"}, {"dance": "D"}])
def test_what_cannot_be_is_as_usual(chosen: dict[str, str]) -> None:
    assert key_map(chosen) == KEYS


@pytest.mark.parametrize("button", list(Button))
def test_arrows_enter_and_esc_are_never_lost(button: Button) -> None:
    for name in ("A", "Space", "Up", "Return"):
        meanings = key_map({button: name})
        assert all(meanings[code] is KEYS[code] for code in FIXED)


def test_every_meaning_keeps_a_key_whatever_is_chosen() -> None:
    for button, name in product(Button, ("A", "M", "Tab", "F1")):
        assert set(key_map({button: name}).values()) >= set(KEYS.values())


def test_keys_are_named_in_every_language() -> None:
    mine = Settings(keys={"look": "é", "up": "W"})
    assert [key_name(b, mine, ENGLISH) for b in (Button.OK, Button.LOOK, Button.UP, Button.MENU)] == [
        "Enter",
        "É",
        "W",
        "F10",
    ]
    assert key_name(Button.SKIP, Settings(), Tongue("de")) == "Leertaste"
    assert key_name(Button.UP, Settings(), ENGLISH) == "[arrow_up]"
    assert key_name(Button.PREVIOUS, Settings(), ENGLISH) == ""


def test_the_app_follows_the_chosen_keys(app: App) -> None:
    app.change(keys={"look": "L"})
    key(app, pygame.K_l)
    key(app, pygame.K_z)
    pressed = [signal for signal in blank(app).heard if isinstance(signal, Press)]
    assert pressed == [Press(Button.LOOK), Press(Button.LOOK, down=False)]


@pytest.mark.parametrize("code", [pygame.K_z, pygame.K_m, pygame.K_SPACE, pygame.K_BACKSPACE])
def test_letters_are_no_commands_while_somebody_writes(app: App, code: int) -> None:
    blank(app).keys_for = Keyboard.WRITE
    key(app, code)
    assert not [signal for signal in blank(app).heard if isinstance(signal, Press)]
    assert blank(app).heard
    key(app, pygame.K_RETURN)
    assert Press(Button.OK) in blank(app).heard


def test_a_letter_that_is_a_command_can_be_written_all_the_same(app: App) -> None:
    app.change(keys={"ok": "E"})
    blank(app).keys_for = Keyboard.WRITE
    key(app, pygame.K_e)
    assert blank(app).heard == [Letters("e")]
