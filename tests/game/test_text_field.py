"""The line to write in: its text, caret and mark after every signal; it needs no window."""

import pytest

from game.drawing.page import Box
from game.input.signals import Button as Key
from game.input.signals import Click, Erase, Letters, Press
from game.widgets.button import Button
from game.widgets.field import Field, plain

BOX = Box(100, 50, 400, 60)


class Written:
    """A field, and what it told."""

    def __init__(self, text: str = "abc", known: tuple[str, ...] = (), longest: int = 6) -> None:
        self.changes: list[str] = []
        self.times_done = 0
        self.field = Field(BOX, text, self.changes.append, longest=longest, known=known, done=self._done)

    def _done(self) -> None:
        self.times_done += 1

    def press(self, *keys: Key) -> list[bool]:
        return [self.field.hear(Press(key, down=True)) for key in keys]

    def write(self, letters: str) -> None:
        assert self.field.hear(Letters(letters))

    @property
    def stands(self) -> tuple[str, int, bool]:
        return self.field.text, self.field.caret, self.field.marked


def begun(text: str = "abc", known: tuple[str, ...] = (), longest: int = 6) -> Written:
    """A field in which somebody writes and the caret stands behind the last letter."""
    written = Written(text, known, longest)
    written.field.begin()
    written.field.marked = False
    return written


def test_to_begin_marks_everything_and_to_end_lets_it_be() -> None:
    written = Written()
    assert not written.field.greedy
    written.field.begin()
    assert written.field.greedy
    assert written.stands == ("abc", 3, True)
    written.field.end()
    assert written.stands == ("abc", 3, False)
    assert not written.field.greedy
    assert written.times_done == 1
    written.field.end()
    assert written.times_done == 1


def test_letters_come_in_at_the_caret_and_push_it_on() -> None:
    written = begun()
    written.press(Key.LEFT)
    written.write("xy")
    assert written.stands == ("abxyc", 4, False)
    assert written.changes == ["abxyc"]


def test_the_first_letters_replace_what_is_marked_even_if_nobody_began() -> None:
    written = Written()
    written.write("xy")
    assert written.stands == ("xy", 2, False)
    assert written.field.greedy


def test_no_more_letters_than_there_is_room() -> None:
    written = begun("abcd")
    written.press(Key.LEFT)
    written.write("xyz")
    assert written.stands == ("abcxyd", 5, False)
    written.write("q")
    assert written.field.text == "abcxyd"
    whole = Written("abc")
    whole.write("1234567")
    assert whole.field.text == "123456"


def test_a_letter_is_taken_away_before_the_caret() -> None:
    written = begun()
    written.press(Key.LEFT)
    assert written.field.hear(Erase())
    assert written.stands == ("ac", 1, False)
    written.field.hear(Erase())
    assert written.field.hear(Erase())
    assert written.stands == ("c", 0, False)
    assert written.changes == ["ac", "c"]


def test_what_is_marked_is_taken_away_at_once() -> None:
    written = Written()
    written.field.begin()
    assert written.field.hear(Erase())
    assert written.stands == ("", 0, False)


def test_nothing_is_taken_away_while_nobody_writes() -> None:
    written = Written()
    assert not written.field.hear(Erase())
    assert written.field.text == "abc"


def test_the_caret_stops_at_both_ends() -> None:
    written = begun()
    assert written.press(Key.RIGHT) == [True]
    assert written.field.caret == 3
    written.press(*[Key.LEFT] * 5)
    assert written.field.caret == 0
    written.press(Key.RIGHT)
    assert written.field.caret == 1


def test_a_step_of_the_caret_unmarks() -> None:
    written = Written()
    written.field.begin()
    written.press(Key.LEFT)
    assert written.stands == ("abc", 2, False)


def test_cancel_brings_back_what_stood_there_when_somebody_began() -> None:
    written = begun()
    written.write("x")
    assert written.press(Key.CANCEL) == [True]
    assert written.stands == ("abc", 3, False)
    assert written.changes == ["abcx", "abc"]
    assert not written.field.greedy


def test_cancel_brings_back_what_was_kept_last() -> None:
    written = begun()
    written.write("x")
    written.press(Key.OK)
    written.write("y")
    written.press(Key.CANCEL)
    assert written.field.text == "abcx"


def test_ok_ends_and_keeps() -> None:
    written = begun()
    written.write("x")
    assert written.press(Key.OK) == [True]
    assert (written.field.text, written.field.greedy, written.times_done) == ("abcx", False, 1)


@pytest.mark.parametrize("key", [Key.SKIP, Key.LOOK, Key.MUTE, Key.UNDO])
def test_keys_that_are_letters_do_nothing_else_while_somebody_writes(key: Key) -> None:
    written = begun()
    assert written.press(key) == [True]
    assert written.field.greedy


@pytest.mark.parametrize("key", [Key.UP, Key.DOWN])
def test_other_keys_end_the_writing_and_go_on_to_others(key: Key) -> None:
    written = begun()
    assert written.press(key) == [False]
    assert not written.field.greedy


def test_what_goes_up_and_what_only_looks_means_nothing() -> None:
    written = begun()
    assert not written.field.hear(Press(Key.OK, down=False))
    assert not written.field.hear(Click((0, 0), down=False))
    assert not written.field.hear(Click((0, 0), down=True, look=True))
    assert written.field.greedy


def test_keys_are_heard_before_somebody_writes_only_where_letters_would_be() -> None:
    written = Written()
    heard = {key: written.press(key)[0] for key in Key}
    assert {key for key in Key if heard[key]} == {Key.SKIP, Key.LOOK, Key.MUTE}


def test_known_texts_go_round_and_round() -> None:
    written = Written("b", known=("a", "b", "c"))
    assert written.press(Key.RIGHT, Key.RIGHT, Key.LEFT) == [True, True, True]
    assert written.changes == ["c", "a", "c"]
    assert written.times_done == 3
    assert written.field.caret == 1


@pytest.mark.parametrize(("key", "text"), [(Key.RIGHT, "a"), (Key.LEFT, "c")])
def test_from_an_unknown_text_a_step_leads_to_the_nearer_end(key: Key, text: str) -> None:
    written = Written("z", known=("a", "b", "c"))
    written.press(key)
    assert written.field.text == text


def clicked(written: Written, x: float, y: float = 80) -> bool:
    return written.field.hear(Click((x, y), down=True))


def test_a_click_begins_and_one_elsewhere_ends_and_is_left_to_others() -> None:
    written = Written()
    assert clicked(written, 120)
    assert written.field.greedy
    assert not clicked(written, 90)
    assert not written.field.greedy


def test_the_arrows_at_the_end_step_to_either_side_and_end_the_writing() -> None:
    written = Written("b", known=("a", "b", "c"))
    clicked(written, 120)
    assert clicked(written, BOX.right - 20)
    assert (written.field.text, written.field.greedy) == ("c", False)
    clicked(written, BOX.right - 100)
    assert written.field.text == "b"
    clicked(written, BOX.right - 120)
    assert (written.field.text, written.field.greedy) == ("b", True)


def test_without_known_texts_there_are_no_arrows() -> None:
    written = Written()
    clicked(written, BOX.right - 20)
    assert written.field.greedy


def test_the_caret_goes_to_the_nearest_gap_between_letters() -> None:
    written = begun()
    written.field._stops = [104, 120, 140, 170]
    for x, caret in ((100, 0), (111, 0), (113, 1), (139, 2), (156, 3), (400, 3)):
        clicked(written, x)
        assert written.stands == ("abc", caret, False)


def test_brackets_and_control_characters_are_no_letters() -> None:
    assert plain("[a]b\n\t\x7f\u200bc é") == "abc é"


def test_whoever_comes_to_a_field_by_keys_can_write_at_once() -> None:
    assert Written().field.written
    assert not Button(BOX, lambda: None).written
