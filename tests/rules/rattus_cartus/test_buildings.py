"""The twelve buildings, premium and standard."""

from typing import Any

import pytest

from rules.kernel import Event
from rules.rattus_cartus.buildings import BUILDING_ACTIONS, Nurse
from rules.rattus_cartus.names import BUILDINGS
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.support import Look, Support
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import Town, numbers, resolve, table


def visited(building: str, premium: dict[str, Any], standard: dict[str, Any], **more: Any) -> Town:
    """Let seat 0 have the premium action of a building and seat 1 the standard one."""
    others = tuple(name for name in ("palace", "farm", "castle") if name != building)[:2]
    match = table(row=(building, *others), s0={"at": 0, **premium}, s1={"at": 0, **standard}, **more)
    resolve(match)
    return match


def test_every_building_has_its_action() -> None:
    assert set(BUILDING_ACTIONS) == set(BUILDINGS)


def test_palace() -> None:
    assert visited("palace", {}, {}).state.tokens == [2, 1, 0, 0]


def test_palace_gives_the_tokens_that_are_left() -> None:
    match = visited("palace", {}, {}, s2={"tokens": 19})
    assert match.state.tokens == [1, 0, 19, 0]


@pytest.mark.parametrize(
    ("building", "special"),
    [
        ("treasury", "gold"),
        ("castle", "sword"),
        ("marketplace", "joker"),
        ("office", "pass"),
        ("pipers_hut", "flute"),
    ],
)
def test_treasury_castle_marketplace_office_and_pipers_hut(building: str, special: str) -> None:
    match = visited(building, {}, {})
    assert match.state.hand == [numbers(special, special), numbers(special), (), ()]


@pytest.mark.parametrize(
    ("building", "special", "size"),
    [
        ("treasury", "gold", 15),
        ("castle", "sword", 12),
        ("marketplace", "joker", 15),
        ("office", "pass", 12),
        ("pipers_hut", "flute", 12),
    ],
)
def test_a_stack_gives_what_is_left(building: str, special: str, size: int) -> None:
    match = visited(building, {}, {}, s2={"hand": (special,) * (size - 1)})
    assert match.state.hand[:2] == [numbers(special), ()]


def test_monastery() -> None:
    assert visited("monastery", {}, {}).state.rats == [8, 9, 10, 10]


def test_monastery_discards_no_more_rats_than_there_are() -> None:
    assert visited("monastery", {"rats": 1}, {"rats": 0}).state.rats == [0, 0, 10, 10]


def test_farm() -> None:
    match = visited("farm", {}, {})
    assert [len(hand) for hand in match.state.hand] == [4, 2, 0, 0]


def test_brewery_draws_by_the_influence_scored_this_round() -> None:
    match = visited(
        "brewery",
        {"laid": ("peasantry", "church", "joker", "sword"), "peasantry": 7},
        {"laid": ("peasantry", "joker", "flute")},
    )
    assert len(match.state.hand[0]) == 3
    assert len(match.state.hand[1]) == 1


@pytest.mark.parametrize(("laid", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_standard_brewery_rounds_down(laid: int, drawn: int) -> None:
    match = visited("brewery", {"laid": ("joker",) * 5}, {"laid": ("joker",) * laid})
    assert len(match.state.hand[1]) == drawn


def test_tent() -> None:
    match = visited("tent", {}, {})
    expects(match, Look, seat=0)
    play(match, "nun:2")
    play(match, "nun:0")
    expects(match, Look, seat=1)
    play(match, "nun:4")
    expects(match, Support)
    assert match.state.looked == [0b00101, 0b10000, 0, 0]


def test_the_tent_shows_nothing_new_to_who_has_seen_all() -> None:
    match = visited("tent", {"looked": range(4)}, {"looked": range(5)})
    expects(match, Look, seat=0)
    play(match, "nun:4")
    expects(match, Support)
    assert match.state.looked == [31, 31, 0, 0]


def test_premium_hospital() -> None:
    match = visited("hospital", {"hand": ("gold", "joker", "magic_0", "magic_0", "sword")}, {})
    assert match.state.rats[0] == 9
    expects(match, Nurse, seat=0)
    assert offered(match) == ["card:magic_0", "card:joker", "card:sword", "card:gold", "done"]
    play(match, "card:gold", "card:magic_0", "card:joker")
    expects(match, Support)
    assert match.state.rats[0] == 6
    assert match.state.hand[0] == numbers("magic_0", "sword")
    assert match.state.discard == numbers("magic_0")
    assert match.state.stacks[0] == match.state.stacks[4] == 15


def test_standard_hospital() -> None:
    match = visited("hospital", {}, {"hand": ("church_0", "church_1", "church_2")})
    expects(match, Nurse, seat=1)
    assert match.state.rats[1] == 10
    play(match, "card:church_1", "card:church_0")
    expects(match, Support)
    assert match.state.rats[1] == 8
    assert match.state.hand[1] == numbers("church_2")


def test_nobody_has_to_give_cards_to_the_hospital() -> None:
    match = visited("hospital", {"hand": ("church_0",)}, {"hand": ("church_1", "church_2")})
    play(match, "done", "card:church_1", "done")
    assert match.state.rats[:2] == [9, 9]


def test_the_hospital_takes_no_more_cards_than_there_are_rats() -> None:
    match = visited("hospital", {"hand": ("church_0",) * 3, "rats": 2}, {"hand": ("magic_0",), "rats": 0})
    play(match, "card:church_0")
    expects(match, Support)
    assert match.state.rats[:2] == [0, 0]
    assert len(match.state.hand[0]) == 2


def test_cards_given_to_the_hospital_are_seen_by_all() -> None:
    match = visited("hospital", {"hand": ("church_3",)}, {})
    assert told(match.preview("card:church_3"), "discarded") == [("church_3",)]
    events = play(match, "card:church_3")
    assert told(events, "discarded") == [("church_3",)]
    assert match.state.view(3).discard == ("church_3",)


def test_a_card_given_to_the_hospital_cannot_be_taken_back() -> None:
    match = visited("hospital", {"hand": ("church_3", "magic_0")}, {})
    play(match, "card:church_3")
    expects(match, Nurse, seat=0)
    assert not match.can_undo()


# The guard tower.

ROW = ("guard_tower", "palace", "castle")


def test_premium_guard_tower_takes_three_cards_of_everybody_else_with_as_many() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "hand": ("magic_0",) * 4},
        s1={"at": 1, "hand": ("church_0", "church_1", "church_2", "church_3")},
        s2={"at": 1, "hand": ("royalty_0",) * 3},
        s3={"at": 2, "hand": ("peasantry_0", "peasantry_1", "joker", "gold", "peasantry_4")},
    )
    resolve(match)
    expects(match, Give, seat=1)
    for own, others in (("church_0", "joker"), ("church_1", "gold"), ("church_2", "peasantry_1")):
        assert [decision.seat for decision in match.state.decisions()] == [1, 3]
        match.play(f"card:{others}", 3)
        match.play(f"card:{own}", 1)
    assert match.state.hand[0] == numbers(
        *("magic_0",) * 4, "church_0", "church_1", "church_2", "joker", "gold", "peasantry_1"
    )
    assert len(match.state.hand[1]) == 1
    assert len(match.state.hand[2]) == 3
    assert match.state.hand[3][:2] == numbers("peasantry_0", "peasantry_4")


def test_nobody_sees_the_cards_for_the_guard_tower_before_all_have_chosen() -> None:
    match = table(
        row=ROW,
        s0={"at": 0},
        s1={"at": 1, "hand": ("church_0", "church_1", "church_2", "church_3")},
        s3={"at": 2, "hand": ("magic_0", "magic_1", "magic_2", "gold")},
    )
    resolve(match)
    for card in (0, 1):
        play(match, f"card:church_{card}", f"card:magic_{card}")
    assert match.play("card:gold", 3) == [Event("answered", 3)]
    assert match.can_undo(3)
    assert match.state.hand[0] == ()
    events = play(match, "card:church_2")
    assert [event.seat for event in events if event.kind == "gave"] == [1, 3]


def test_who_is_in_no_building_is_in_no_guard_tower() -> None:
    match = table(row=("palace", "castle", "guard_tower"), s0={"at": 2}, s1={"hand": ("magic_0",)})
    resolve(match)
    assert match.state.hand[0] == numbers("magic_0")


def test_who_has_fewer_than_three_but_as_many_as_the_guard_gives_all() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "hand": ("magic_0",) * 2},
        s1={"at": 1, "hand": ("church_0", "church_1")},
        s2={"at": 1, "hand": ("royalty_0",)},
        s3={"at": 1},
    )
    resolve(match)
    expects(match, Support)
    assert match.state.hand == [
        numbers("magic_0", "magic_0", "church_0", "church_1"),
        (),
        numbers("royalty_0"),
        (),
    ]


def test_hands_are_compared_as_they_are_when_the_action_starts() -> None:
    match = table(
        row=ROW,
        s0={"at": 0},
        s1={"at": 1, "hand": ("church_0", "church_1", "church_2")},
        s2={"at": 1, "hand": ("magic_0",)},
        s3={"at": 2, "hand": ("royalty_0", "royalty_1")},
    )
    resolve(match)
    assert len(match.state.hand[0]) == 6
    assert match.state.hand[1:3] == [(), ()]


def test_empty_hands_give_nothing_to_an_empty_hand() -> None:
    match = table(row=ROW, s0={"at": 0}, s1={"at": 1}, s2={"at": 1}, s3={"at": 2})
    before = [event for event in resolve(match) if event.kind == "gave"]
    assert before == []


def test_laid_cards_do_not_count_for_the_guard_tower() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "hand": ("magic_0",), "laid": ("chivalry",) * 4},
        s1={"at": 1, "hand": ("church_0",), "laid": ("royalty",)},
        s2={"at": 1, "laid": ("royalty",) * 4},
        s3={"at": 1},
    )
    resolve(match)
    assert match.state.hand[0] == numbers("magic_0", "church_0")


def test_standard_guard_tower_only_protects() -> None:
    match = table(
        row=ROW,
        s0={"at": 0},
        s1={"at": 0, "hand": ("church_0",) * 2},
        s2={"at": 1},
        s3={"at": 1},
    )
    resolve(match)
    assert match.state.hand == [(), numbers("church_0", "church_0"), (), ()]


def test_any_guard_tower_protects_from_all_of_them() -> None:
    match = table(
        row=("guard_tower", "guard_tower", "palace"),
        s0={"at": 0},
        s1={"at": 1, "hand": ("church_0",) * 2},
        s2={"at": 2, "hand": ("magic_0",)},
        s3={"at": 2},
    )
    resolve(match)
    assert match.state.hand == [numbers("magic_0"), numbers("church_0", "church_0"), (), ()]


def test_with_two_seats_a_guard_without_the_premium_takes_nothing() -> None:
    match = table(
        2,
        row=("guard_tower", "palace"),
        s0={"at": 0},
        s1={"at": 1, "laid": ("royalty",), "hand": ("magic_0",)},
    )
    resolve(match)
    assert match.state.hand == [(), numbers("magic_0")]
    assert match.state.tokens == [0, 2]
