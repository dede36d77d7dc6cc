"""Several cards in one stroke: each is touched once, and only cards of which several are picked."""

from game.drawing.page import Box
from game.table.cards import Card
from game.table.sweep import Sweep
from game.widgets.button import Button

AT = (5.0, 5.0)


def card(x: float = 0, *, sweeps: bool = True, back: str = "", enabled: bool = True) -> Card:
    made = Card(Box(x, 0, 10, 10), (lambda: None) if enabled else None, back=back)
    made.sweeps = sweeps
    return made


def begun(button: Button | None) -> Sweep:
    sweep = Sweep()
    sweep.begin(button, AT)
    return sweep


def test_a_stroke_begins_on_a_card_of_which_several_are_picked_and_nowhere_else() -> None:
    assert not Sweep().going
    assert begun(card()).going
    others = (card(sweeps=False), card(back="card/back"), card(enabled=False), Button(Box(0, 0, 9, 9), print))
    assert not any(begun(other).going for other in (*others, None))


def test_each_card_is_touched_once() -> None:
    sweep = begun(card(0))
    assert not sweep.touches(card(0), AT)
    assert sweep.touches(card(20), AT)
    assert not sweep.touches(card(20), AT)
    assert sweep.touches(card(40), AT)


def test_a_stroke_passes_over_what_is_no_card_to_pick() -> None:
    sweep = begun(card(0))
    others = (card(20, sweeps=False), card(20, back="card/back"), card(20, enabled=False), None)
    assert not any(sweep.touches(other, AT) for other in others)
    assert not sweep.touches(Button(Box(20, 0, 9, 9), print), AT)
    assert sweep.touches(card(20), AT)


def test_a_stroke_that_ended_has_touched_nothing() -> None:
    sweep = begun(card(0))
    sweep.end()
    assert not sweep.going
    assert sweep.touches(card(0), AT)
