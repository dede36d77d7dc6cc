"""What is chosen, ticked and written answers to pointer, keys and pad alike."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.drawing.page import Box, Page
from game.input.signals import Button as Key
from game.input.signals import Click, Keyboard, Point, Press, Signal
from game.program.app import App
from game.widgets.button import Button
from game.widgets.choice import Choice, Value
from game.widgets.field import Field, plain
from game.widgets.panel import Panel
from game.widgets.toggle import Toggle

SIZES = [
    Value("small", "Small"),
    Value("large", "Large", "text_size", "Easy to read."),
    Value("huge", "Huge"),
]
CHOICE, TOGGLE, FIELD, PLAIN = (
    Box(100, 100, 300, 64),
    Box(100, 200, 600, 64),
    Box(100, 300, 500, 64),
    Box(100, 400, 200, 64),
)


class Held(Button):
    """Remembers what it has heard."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, lambda: None)
        self.heard: list[Signal] = []

    def hear(self, signal: Signal) -> bool:
        self.heard.append(signal)
        return isinstance(signal, Click)


class Form(Panel):
    """A form with one widget of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[str] = []
        self.ticked: list[bool] = []
        self.pushed = self.cancelled = 0
        self.unanswered: list[Key] = []
        self.choice = Choice(CHOICE, SIZES, "small", self.chosen.append, hint="How large.")
        self.toggle = Toggle(TOGGLE, "Loud", "Everybody hears it.", False, self.ticked.append)
        self.field = Field(FIELD, "Anna", lambda _: None, longest=8, known=("Anna", "Bo", "Cléo"))
        self.plain = Button(PLAIN, self.push)
        self.held = Held(Box(700, 400, 200, 64))

    def lay_out(self, page: Page) -> list[Button]:
        return [self.choice, self.toggle, self.field, self.plain, self.held]

    def push(self) -> None:
        self.pushed += 1

    def cancel(self) -> None:
        self.cancelled += 1

    def hear(self, signal: Signal) -> bool:
        heard = super().hear(signal)
        if isinstance(signal, Press) and not heard:
            self.unanswered.append(signal.button)
        return heard


@pytest.fixture
def app() -> Iterator[App]:
    opened = App((1280, 720))
    opened.push(Form())
    opened.draw()
    yield opened
    while opened.scenes:
        opened.pop()


@pytest.fixture
def form(app: App) -> Form:
    assert isinstance(app.top, Form)
    return app.top


def send(app: App, kind: int, **data: Any) -> None:
    app.take(pygame.event.Event(kind, data))


def click(app: App, at: tuple[float, float]) -> None:
    app.hear(Point(at))
    app.hear(Click(at))
    app.hear(Click(at, down=False))


def key(app: App, code: int, typed: str = "") -> None:
    """Strike a key the way SDL tells it: down, the letter if it has one, up."""
    send(app, pygame.KEYDOWN, key=code, mod=0, unicode=typed)
    if typed:
        send(app, pygame.TEXTINPUT, text=typed)
    send(app, pygame.KEYUP, key=code, mod=0, unicode=typed)


def type_in(app: App, text: str) -> None:
    for letter in text:
        key(app, pygame.key.key_code(letter) if letter.isascii() else 0, letter)


def pad(app: App, button: int) -> None:
    send(app, pygame.CONTROLLERBUTTONDOWN, button=button)
    send(app, pygame.CONTROLLERBUTTONUP, button=button)


def focus(form: Form, button: Button) -> None:
    form.by_keys, form.focus = True, form.buttons.index(button)


def test_a_choice_steps_on_the_side_that_is_clicked(app: App, form: Form) -> None:
    click(app, (CHOICE.x + 20, CHOICE.y + 20))
    click(app, (CHOICE.right - 20, CHOICE.y + 20))
    click(app, (CHOICE.right - 20, CHOICE.y + 20))
    assert form.chosen == ["huge", "small", "large"]
    assert form.choice.hint == "How large. Easy to read."


def test_a_choice_steps_by_keys_and_by_pad(app: App, form: Form) -> None:
    focus(form, form.choice)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_LEFT)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pad(app, pygame.CONTROLLER_BUTTON_A)
    assert form.chosen == ["large", "small", "huge", "small"]
    assert form.meant is form.choice


def test_a_choice_beside_a_title_is_halved_where_its_frame_is(app: App, form: Form) -> None:
    form.choice.title = "Size"
    frame = form.choice.frame
    assert frame.x > CHOICE.x
    click(app, (frame.x + 10, frame.centre[1]))
    click(app, (frame.right - 10, frame.centre[1]))
    assert form.chosen == ["huge", "small"]
    app.draw()


def test_a_toggle_turns_by_every_device(app: App, form: Form) -> None:
    click(app, TOGGLE.centre)
    focus(form, form.toggle)
    key(app, pygame.K_RETURN)
    pad(app, pygame.CONTROLLER_BUTTON_A)
    assert form.ticked == [True, False, True]


def test_the_first_letter_replaces_what_stood_there_and_the_next_follows(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    type_in(app, "zm")
    assert form.field.text == "zm"


def test_letters_do_not_act_as_commands_while_somebody_writes(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    app.hear(Point(PLAIN.centre))
    type_in(app, "zm m")
    key(app, pygame.K_BACKSPACE)
    assert form.field.text == "zm "
    assert form.unanswered == []
    assert form.keyboard == Keyboard.WRITE
    key(app, pygame.K_RETURN)
    assert not form.field.greedy
    key(app, pygame.K_z, "z")
    assert form.unanswered == [Key.LOOK]


def test_a_field_under_the_focus_can_be_written_in_at_once(app: App, form: Form) -> None:
    focus(form, form.field)
    type_in(app, "Zoé")
    assert form.field.text == "Zoé"
    assert form.unanswered == []


def test_a_field_keeps_neither_brackets_nor_control_characters_nor_too_many_letters(
    app: App, form: Form
) -> None:
    assert plain("a[rat]\n\x07b\u200b") == "aratb"
    click(app, FIELD.centre)
    send(app, pygame.TEXTINPUT, text="[Émile] the\tGreat")
    assert form.field.text == "Émile th"


def test_the_caret_goes_where_it_is_sent(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    key(app, pygame.K_LEFT)
    key(app, pygame.K_LEFT)
    type_in(app, "x")
    assert form.field.text == "Anxna"
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_BACKSPACE)
    assert form.field.text == "Ana"
    app.draw()
    click(app, (FIELD.x + 5, FIELD.centre[1]))
    type_in(app, "x")
    assert form.field.text == "xAna"


def test_escape_brings_back_what_stood_there_and_leaves_the_form_open(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    type_in(app, "Bo")
    key(app, pygame.K_ESCAPE)
    assert form.field.text == "Anna"
    assert form.cancelled == 0
    key(app, pygame.K_ESCAPE)
    assert form.cancelled == 1


def test_a_click_elsewhere_ends_the_writing_and_still_counts(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    type_in(app, "Bo")
    click(app, PLAIN.centre)
    assert not form.field.greedy
    assert form.field.text == "Bo"
    assert form.pushed == 1


def test_tab_ends_the_writing_and_goes_on(app: App, form: Form) -> None:
    click(app, FIELD.centre)
    key(app, pygame.K_TAB)
    assert not form.field.greedy
    assert form.meant is form.plain


def test_known_texts_are_stepped_through_without_a_keyboard(app: App, form: Form) -> None:
    focus(form, form.field)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert form.field.text == "Bo"
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pad(app, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert form.field.text == "Cléo"
    click(app, (FIELD.right - 10, FIELD.centre[1]))
    assert form.field.text == "Anna"
    assert not form.field.greedy


def test_an_unknown_text_steps_to_the_first_or_the_last_that_is_known(app: App, form: Form) -> None:
    focus(form, form.field)
    form.field.text = "Zoé"
    key(app, pygame.K_RIGHT)
    assert form.field.text == "Anna"
    form.field.text = "Zoé"
    key(app, pygame.K_LEFT)
    assert form.field.text == "Cléo"


def test_what_went_down_on_a_button_comes_up_on_it_wherever_the_pointer_is(app: App, form: Form) -> None:
    at = form.held.box.centre
    app.hear(Click(at))
    app.hear(Point(PLAIN.centre))
    app.hear(Click(PLAIN.centre, down=False))
    assert form.held.heard == [Click(at), Click(PLAIN.centre, down=False)]
    focus(form, form.held)
    form.held.heard.clear()
    key(app, pygame.K_RETURN)
    assert form.held.heard == [Press(Key.OK), Press(Key.OK, down=False)]


def test_a_button_stays_hot_when_the_buttons_are_placed_anew_under_a_resting_pointer(
    app: App, form: Form
) -> None:
    app.hear(Point(CHOICE.centre))
    form.refresh()
    assert form.meant is form.choice
