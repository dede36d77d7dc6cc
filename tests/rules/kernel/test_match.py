"""A match checks, remembers, takes back, saves and loads; what is wrong is said and changes nothing."""

import json
from typing import Any

import pytest

from rules import GAMES, Match
from rules.kernel import Action, BrokenSave, IllegalAction, SetupError
from rules.play import random_actions

GAME = GAMES["notre_dame"]


def after(actions: int, seats: int = 3, seed: int = 4) -> Match:
    match = Match(GAME, seats, seed)
    for seat, action in random_actions(match, seed):
        if len(match.log) == actions:
            break
        match.play(action, seat)
    return match


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", None, 2.0, True])
def test_impossible_seats_are_refused(seats: Any) -> None:
    with pytest.raises(SetupError, match="2 to 5 seats"):
        GAME.new(seats)


@pytest.mark.parametrize("seed", ["7", None, 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(SetupError, match="whole number"):
        GAME.new(3, seed)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match=r"no option 'dragons'.*new_persons"):
        GAME.new(3, 1, {"dragons": "on"})


@pytest.mark.parametrize("value", ["fifth", 3, None, ["third"]])
def test_an_unknown_value_is_refused_and_the_known_ones_are_named(value: Any) -> None:
    with pytest.raises(SetupError, match="third, fourth"):
        GAME.new(3, 1, {"inn": value})


def test_options_that_contradict_the_seats_are_refused() -> None:
    with pytest.raises(SetupError, match=r"it can be random, seat_0, seat_1, seat_2$"):
        GAME.new(3, 1, {"first_player": "seat_4"})


def test_options_are_pairs() -> None:
    with pytest.raises(SetupError, match="pairs"):
        GAME.new(3, 1, ["inn"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "seat", "reason"),
    [
        ("bribe:pope", None, "now; what is possible is its secret$"),
        ("keep", None, "now; what is possible is its secret$"),
        ("keep:", None, "is no action"),
        ("KEEP:BANK", None, "is no action"),
        (("keep", "bank"), None, "is no action"),
        (None, None, "is no action"),
        (Action("keep", ("a", "b")), None, "now; what is possible is its secret$"),
        ("keep:bank", 7, "nothing to decide"),
        ("keep:bank", "0", "nothing to decide"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: Any, seat: Any, reason: str) -> None:
    match = after(0)
    before = match.save()
    with pytest.raises(IllegalAction, match=reason):
        match.play(action, seat)
    with pytest.raises(IllegalAction, match=reason):
        match.preview(action, seat)
    assert match.save() == before


def test_nothing_can_be_played_after_the_end() -> None:
    match = after(10_000)
    with pytest.raises(IllegalAction, match="over"):
        match.play("pass")


def test_a_preview_changes_nothing_and_stops_before_the_unknown() -> None:
    match = after(2)
    before = match.state.to_json()
    option = match.state.options()[0]
    told = [event.kind for event in match.preview(option)]
    assert told == ["answered"]
    assert [event.kind for event in match.play(option)].count("received") == 3
    assert match.state.to_json() != before


def test_the_last_action_can_be_taken_back_until_something_appears() -> None:
    match = after(6)
    seat = match.state.decisions()[0].seat
    before = match.state.to_json()
    match.play(match.state.options()[0])
    assert match.can_undo(seat)
    assert not match.can_undo((seat + 1) % 3)
    match.undo()
    assert match.state.to_json() == before
    assert len(match.log) == 6


def test_a_seat_cannot_take_back_what_another_did() -> None:
    match = after(6)
    first = match.state.decisions()[0].seat
    while match.state.decisions()[0].seat == first:
        match.play(match.state.options()[-1])
    match.play(match.state.options()[-1])
    assert not match.can_undo(first)
    with pytest.raises(IllegalAction, match="taken back"):
        match.undo(first)
    assert match.can_undo(match.log[-1][0])


def seen_and_taken_back() -> Match:
    """Let the first seat play a card, the next lay one open and take it back."""
    match = after(6)
    first = match.state.decisions()[0].seat
    while match.state.decisions()[0].seat == first:
        match.play(match.state.options()[-1])
    match.play(match.state.options()[-1])
    while match.log[-1][0] != first:
        match.undo(match.log[-1][0])
    return match


def test_a_choice_made_before_a_card_that_another_laid_open_stays_though_that_card_was_taken_back() -> None:
    match = seen_and_taken_back()
    first = match.log[-1][0]
    assert not match.can_undo(first)
    assert not match.can_undo()
    with pytest.raises(IllegalAction, match="taken back"):
        match.undo(first)


def test_what_was_seen_before_saving_is_still_known_afterwards() -> None:
    match = Match.load(json.loads(json.dumps(seen_and_taken_back().save())))
    assert not match.can_undo(match.log[-1][0])
    match.play(match.state.options()[0])
    assert match.can_undo(match.log[-1][0])


def test_what_was_seen_is_still_known_where_a_match_is_taken_up_again() -> None:
    match = seen_and_taken_back()
    assert not match.until(len(match.log)).can_undo()
    assert match.until(len(match.log) - 1).settled < len(match.log) - 1


def test_a_match_keeps_its_rulings_wherever_it_is_taken_up_and_told_again() -> None:
    match = Match(GAME, 3, 4, rulings=1)
    for seat, action in random_actions(match, 4):
        match.play(action, seat)
    newest = Match(GAME, 3, 4)
    assert [m.state.rulings for m in (match.dealt(), match.until(9), Match.load(match.save()))] == [1, 1, 1]
    assert newest.state.rulings == newest.dealt().state.rulings == 2
    assert len(list(match.retold())) == len(match.log)


def test_a_seat_may_take_back_all_it_did_in_a_row() -> None:
    match = after(0)
    while match.state.options()[0].text() != "card:confidant":
        match.play(match.state.options()[0])
    before = match.state.to_json()
    match.play("card:confidant")
    match.play("sector:bank")
    seat = match.log[-1][0]
    match.undo(seat)
    match.undo(seat)
    assert match.state.to_json() == before


def test_an_answer_can_be_withdrawn_while_others_are_still_thinking() -> None:
    match = after(0)
    match.play(match.state.options(1)[0], 1)
    match.play(match.state.options(2)[0], 2)
    assert match.can_undo(1)
    match.undo(1)
    assert [decision.seat for decision in match.state.decisions()] == [0, 1]
    assert [seat for seat, _ in match.log] == [2]
    match.play(match.state.options(1)[2], 1)
    match.play(match.state.options(0)[0], 0)
    assert not match.can_undo(1)
    assert Match.load(match.save()).state.to_json() == match.state.to_json()


def test_the_last_action_of_a_game_with_hidden_points_cannot_be_taken_back() -> None:
    match = after(10_000)
    assert not match.can_undo()


def test_the_match_keeps_its_own_spelling_of_an_action() -> None:
    match = after(0)
    while "donate:1" not in [option.text() for option in match.state.options()]:
        match.play(match.state.options()[0])
    match.play(Action("donate", True))
    assert match.log[-1][1].text() == "donate:1"
    Match.load(match.save())


def test_a_fault_in_the_rules_does_not_tear_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = after(10)
    before = match.save()
    monkeypatch.setattr(type(match.state.decision), "resolve", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        match.play(match.state.options()[0])
    assert match.save() == before


def test_a_match_can_be_told_again_from_the_deal() -> None:
    match = Match(GAME, 3, 4)
    events = [match.play(action, seat) for seat, action in random_actions(match, 4)]
    retold = list(match.retold())
    assert [(moment.seat, moment.action) for moment in retold] == match.log
    assert [moment.events for moment in retold] == events
    assert retold[0].decision.secret


def test_cards_that_were_passed_cannot_be_taken_back() -> None:
    match = after(3)
    assert not match.can_undo()


def test_a_save_is_plain_json_and_brings_the_match_back() -> None:
    match = after(100)
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.save() == match.save()
    assert again.can_undo() == match.can_undo()
    assert not again.migrated


def test_a_save_of_other_rules_that_still_plays_is_taken_and_marked() -> None:
    save = after(20).save() | {"version": "0.0.1", "digest": "0" * 16}
    assert Match.load(save).migrated


def test_a_save_says_what_it_is() -> None:
    save = after(3).save()
    named = ["format", "game", "version", "rulings", "options", "seed", "seats", "log", "digest", "settled"]
    assert list(save) == named
    assert save["game"] == "notre_dame"
    assert save["log"][0].startswith("0 keep:")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "format 2"),
        ({"format": "1"}, "format"),
        ({"game": "chess"}, "notre_dame"),
        ({"game": ["notre_dame"]}, "this program knows"),
        ({"seats": 9}, "cannot be set up"),
        ({"seed": "x"}, "cannot be set up"),
        ({"options": {"inn": "tenth"}}, "cannot be set up"),
        ({"options": 3}, "cannot be set up"),
        ({"seed": 5}, "cannot be played|differs"),
        ({"digest": "0" * 16}, "differs"),
        ({"log": "none"}, "no list"),
        ({"log": ["0 keep:bank", 7]}, "Line"),
        ({"log": ["x keep:bank"]}, "Line 1"),
        ({"log": ["0"]}, "Line 1"),
        ({"log": ["9" * 5000 + " pass"]}, "Line 1"),
        ({"log": ["² pass"]}, "Line 1"),
        ({"log": ["0 keep:palace"]}, "Line 1"),
        ({"log": []}, "settled"),
        ({"log": [], "settled": 0}, "differs"),
        ({"settled": 21}, "settled"),
        ({"settled": -1}, "settled"),
        ({"settled": "3"}, "settled"),
        ({"settled": True}, "settled"),
        ({"rulings": 0}, "rulings 1 to 2, not 0"),
        ({"rulings": 3}, "rulings 1 to 2, not 3"),
        ({"rulings": "2"}, "rulings 1 to 2, not '2'"),
        ({"rulings": True}, "rulings 1 to 2, not True"),
        ({"rulings": None}, "rulings are not named"),
    ],
)
def test_a_broken_altered_or_future_save_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BrokenSave, match=reason):
        Match.load(after(20).save() | change)


def test_a_truncated_save_is_refused() -> None:
    save = after(20).save()
    save["log"] = save["log"][:-1]
    with pytest.raises(BrokenSave, match="differs"):
        Match.load(save)


@pytest.mark.parametrize("key", ["format", "game", "version", "options", "seed", "seats", "log", "digest"])
def test_a_save_that_lacks_something_is_refused(key: str) -> None:
    save = after(5).save()
    del save[key]
    with pytest.raises(BrokenSave, match=f"lacks {key}"):
        Match.load(save)


@pytest.mark.parametrize("data", [None, [], "save", 3])
def test_something_that_is_no_save_is_refused(data: Any) -> None:
    with pytest.raises(BrokenSave, match="no saved match"):
        Match.load(data)


def test_a_position_that_is_none_is_refused() -> None:
    good = after(5).state.to_json()
    odd: list[dict[str, Any]] = [
        {"stack": [{"notre_dame.Dragon": []}]},
        {"stack": 3},
        {"stack": ["x"]},
        {"seats": "x"},
        {"hand": 3.5},
    ]
    for broken in ({}, *(good | change for change in odd)):
        with pytest.raises(BrokenSave):
            GAME.state.from_json(broken)
