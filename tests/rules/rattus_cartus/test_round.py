"""Phases A and E: the row of buildings, the first player, and when the game ends."""

import pytest

from rules.kernel import Event
from rules.rattus_cartus import GAME
from rules.rattus_cartus.names import BUILDINGS
from rules.rattus_cartus.round import Round, replace_last
from rules.rattus_cartus.support import Support
from tests.rules.driving import expects, play, told
from tests.rules.rattus_cartus.town import Town, resolve, table


def cards(*names: str) -> tuple[int, ...]:
    return tuple(BUILDINGS.index(name.split(".")[0]) * 5 + int(name.split(".")[1]) for name in names)


def laid_out(seats: int, buildings: tuple[int, ...], replacement: tuple[int, ...]) -> Town:
    """Begin a round with these decks; the first card of a deck is its top."""
    match = table(seats, phase="support")
    state = match.state
    state.buildings, state.replacement = buildings, replacement
    state.town = (*buildings, *replacement)
    state.stack.clear()
    state.push(Round())
    state.proceed()
    return match


def test_the_row_is_laid_out_in_the_order_of_the_draw() -> None:
    deck = cards("tent.2", "monastery.0", "monastery.3", "farm.0")
    assert laid_out(4, deck, cards("farm.1")).state.row == deck[:3]


def test_two_of_three_may_be_the_same() -> None:
    match = laid_out(4, cards("tent.2", "monastery.0", "monastery.3"), cards("farm.1"))
    assert match.state.row == cards("tent.2", "monastery.0", "monastery.3")


def test_a_row_of_one_building_gets_the_top_replacement_for_its_last_card() -> None:
    match = laid_out(3, cards("farm.0", "farm.1", "castle.0"), cards("palace.0", "tent.0"))
    assert match.state.row == cards("farm.0", "palace.0")
    assert match.state.replacement == cards("tent.0", "farm.1")
    assert match.state.under == 1


def test_the_replacement_is_told() -> None:
    match = laid_out(3, cards("palace.0", "palace.1"), cards("farm.4", "tent.0"))
    events: list[Event] = []
    match.state.sink = events
    match.state.row = cards("palace.0", "palace.1")
    replace_last(match.state)
    assert told(events, "replaced") == [("palace", "tent")]


def test_a_new_row_cannot_be_taken_back() -> None:
    match = table(row=("hospital", "castle", "palace"), s0={"at": 0, "hand": ("magic",)})
    play(match, "done", "done")
    assert match.state.round == 2
    assert not match.can_undo()


def test_copies_with_different_support_are_the_same_building() -> None:
    match = laid_out(4, cards("farm.0", "farm.3", "farm.4"), cards("palace.0"))
    assert match.state.row == cards("farm.0", "farm.3", "palace.0")


def test_the_two_buildings_of_a_class_are_not_the_same() -> None:
    match = laid_out(3, cards("farm.4", "brewery.0"), cards("tent.0"))
    assert match.state.row == cards("farm.4", "brewery.0")


def test_replacing_goes_on_until_the_row_differs() -> None:
    match = laid_out(2, cards("farm.0", "farm.1"), cards("farm.2", "farm.3", "tent.0"))
    assert match.state.row == cards("farm.0", "tent.0")
    assert match.state.replacement == cards("farm.1", "farm.2", "farm.3")
    assert match.state.under == 3


def test_discs_come_back_and_the_row_is_discarded() -> None:
    match = table(row=("farm", "castle", "palace"), s0={"at": 0}, s1={"at": 1}, s2={"at": 2}, s3={"at": 0})
    row = match.state.row
    events = resolve(match)
    assert told(events, "row_cleared") == [(("farm", "castle", "palace"),)]
    state = match.state
    assert state.used == row
    assert state.plot == [-1] * 4
    assert state.entered == ()
    assert state.shown == 0


def test_the_first_player_card_goes_to_the_left() -> None:
    match = table(row=("farm", "castle", "palace"), s0={"at": 0}, s1={"at": 1}, s2={"at": 2}, s3={"at": 0})
    events = resolve(match)
    assert match.state.first == 1
    assert [event.seat for event in events if event.kind == "round"] == [1]
    expects(match, Support, seat=1)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8), (5, 8)])
def test_the_last_round_is_the_one_that_empties_the_building_deck(seats: int, rounds: int) -> None:
    match = Town(GAME, seats, 5)
    begun, ended = [1], [False]
    while match.state.decision is not None:
        events = match.play(match.state.options()[0])
        begun += [int(str(number)) for (number,) in told(events, "round")]
        ended.append(bool(told(events, "last_round")))
        if isinstance(match.state.decision, Support):
            assert match.state.last_round() == (match.state.round == rounds)
    assert begun == list(range(1, rounds + 1))
    assert ended.count(True) == 1
    assert len(match.state.timeline) == len(match.state.rat_timeline) == rounds


def test_after_the_last_round_the_game_is_over() -> None:
    match = table(row=("farm", "castle", "palace"), last_round=True, s0={"at": 0})
    events = play(match, "done")
    assert match.state.decision is None
    assert told(events, "game_over")
    assert match.state.timeline[-1] == match.state.scores()
