"""Building actions are a right: who is asked whether to take one, and who is not."""

from typing import Any

import pytest

from rules.bots.levels import Burgher
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.names import BUILDINGS, GUARD_TOWER, JOKER, ROW
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.visits import Lay, Visit
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import Town, numbers, resolve, table

#: What each building that makes hands larger adds to one: premium and standard, with four cards laid.
LARGER = {
    "farm": (4, 2),
    "brewery": (4, 2),
    "marketplace": (2, 1),
    "office": (2, 1),
    "castle": (2, 1),
    "pipers_hut": (2, 1),
    "treasury": (2, 1),
}
GUARDS = ("magic_0", "magic_0", "magic_0", "magic_0")


def before_the_guards(building: str, *, premium: bool = True, **guard: Any) -> Town:
    """Let seat 0 act in a building with two cards in hand, and seat 3 stand in a guard tower after it."""
    rival = {"laid": ("joker",) * 5} if not premium else {}
    match = table(
        row=(building, "palace", "guard_tower"),
        s0={"at": 0, "laid": ("joker",) * 4, "hand": ("church_0", "church_1")},
        s1={"at": 0, **rival},
        s3={"at": 2, "hand": GUARDS[:3], **guard},
    )
    resolve(match)
    while match.state.decision and match.state.decision.seat == 1:
        play(match, "act")
    return match


@pytest.mark.parametrize("premium", [True, False])
@pytest.mark.parametrize("building", LARGER)
def test_cards_that_could_make_a_hand_the_prey_of_a_guard_tower_may_be_declined(
    building: str, premium: bool
) -> None:
    match = before_the_guards(building, premium=premium)
    expects(match, MayAct, seat=0)
    assert offered(match) == ["act", "decline"]
    assert not match.state.decision.secret  # type: ignore[union-attr]
    events = play(match, "decline")
    assert told(events, "declined") == [(building,)]
    assert match.state.hand[0] == numbers("church_0", "church_1")


@pytest.mark.parametrize("premium", [True, False])
@pytest.mark.parametrize("building", LARGER)
def test_whoever_does_not_decline_has_the_action(building: str, premium: bool) -> None:
    match = before_the_guards(building, premium=premium)
    events = play(match, "act")
    got = LARGER[building][not premium]
    assert told(events, "drew" if building in ("farm", "brewery") else "took")[0][-1] == got
    assert told(events, "declined") == []


def test_a_farm_declined_saves_a_hand_from_the_guard_tower() -> None:
    for answer, left in (("decline", (2, 3)), ("act", (3, 6))):
        match = table(
            row=("farm", "palace", "guard_tower"),
            s0={"at": 0, "laid": ("joker",), "hand": ("church_0", "church_1")},
            s3={"at": 2, "hand": GUARDS[:3]},
        )
        resolve(match)
        play(match, answer)
        while isinstance(match.state.decision, Give):
            play(match, offered(match)[0])
        expects(match, Support)
        assert (len(match.state.hand[0]), len(match.state.hand[3])) == left


def test_declining_can_be_taken_back_while_nothing_new_is_seen() -> None:
    match = table(
        row=("farm", "palace", "guard_tower"),
        s0={"at": 0, "hand": ("church_0",)},
        s1={"at": 0, "hand": ("church_1",)},
        s3={"at": 2, "hand": GUARDS[:2]},
    )
    resolve(match)
    play(match, "decline")
    expects(match, MayAct, seat=1)
    assert match.can_undo(0)


@pytest.mark.parametrize("building", LARGER)
def test_nobody_is_asked_where_no_guard_tower_is_still_to_be_resolved(building: str) -> None:
    match = table(
        row=("guard_tower", building, "palace"),
        s0={"at": 0, "hand": GUARDS},
        s1={"at": 1, "laid": ("joker",) * 4, "hand": ("church_0",)},
        s2={"at": 1, "laid": ("joker",) * 4},
    )
    resolve(match)
    expects(match, Support)
    premium, standard = LARGER[building]
    assert [len(hand) for hand in match.state.hand[1:3]] == [1 + premium, standard]


def with_towers_to_come(building: str, seats: int = 4, rounds: int = 2) -> Town:
    """Let seat 0 act in a building, with so many rounds and one guard tower to come."""
    row = (building, "palace", "monastery")[: ROW[seats]]
    match = table(seats, row=row, s0={"at": 0, "laid": ("joker",)})
    state, tower = match.state, GUARD_TOWER * 5
    later = (*state.buildings, *state.replacement, tower)[1:]
    state.town = (*state.row, *later)
    state.buildings, state.replacement = later[: rounds * ROW[seats]], later[rounds * ROW[seats] :]
    resolve(match)
    return match


#: Whose cards can be laid in the next visit, and bring nothing but influence.
LAID_FOR_NOTHING = ("marketplace", "castle", "pipers_hut")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("building", LARGER)
def test_what_cannot_be_laid_for_nothing_may_be_declined_while_guard_towers_can_come(
    building: str, seats: int
) -> None:
    match = with_towers_to_come(building, seats)
    assert isinstance(match.state.decision, MayAct) == (building not in LAID_FOR_NOTHING)


def test_guard_towers_of_the_last_round_take_nothing() -> None:
    expects(with_towers_to_come("farm", rounds=1), Support)


def test_gold_declined_saves_a_hand_from_the_guards_of_a_later_round() -> None:
    for answer, left in (("decline", 2), ("act", 1)):
        match = table(
            row=("treasury", "palace", "monastery"),
            s0={"at": 0, "hand": ("church_0", "church_1")},
            s3={"at": 1, "hand": GUARDS[:3]},
        )
        # Two rows alike: a tower, and two houses whose support discards two rats.
        match.state.buildings = (GUARD_TOWER * 5, 53, 23, GUARD_TOWER * 5 + 1, 53, 23)
        resolve(match)
        play(match, answer)
        tower = [card // 5 for card in match.state.row].index(GUARD_TOWER)
        play(match, *[f"support:{(tower + 1) % 3}"] * 4)
        while isinstance(match.state.decision, Visit):
            guard = match.state.decision.seat == 3
            play(match, f"visit:{tower if guard else (tower + 1) % 3}")
            if isinstance(match.state.decision, Lay):
                play(match, "done")
        while isinstance(match.state.decision, Give):
            play(match, offered(match)[0])
        assert len(match.state.hand[0]) == left


def farmer(hand: int, *guards: tuple[int, ...], swords: bool = True) -> Town:
    """Let seat 1 draw two cards to so many in hand; after that come towers with guards of so many cards."""
    people: dict[str, Any] = {}
    seat = 2
    for plot, inside in enumerate(guards, start=1):
        for cards in inside:
            people[f"s{seat}"] = {"at": plot, "hand": ("magic",) * cards}
            seat += 1
    match = table(
        5,
        row=("farm", *("guard_tower",) * len(guards), *("palace",) * (2 - len(guards))),
        s0={"at": 0, "laid": ("joker",), "hand": ("royalty",) * 14},
        s1={"at": 0, "hand": ("church",) * hand},
        **people,
    )
    if not swords:
        match.state.specials = (JOKER,)
    resolve(match)
    return match


def asked(match: Town) -> bool:
    return match.state.decision == MayAct(1, BUILDINGS.index("farm"), False)


@pytest.mark.parametrize(("guard", "prey"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 0), (9, 0)])
def test_nobody_is_asked_whose_hand_falls_prey_or_escapes_either_way(guard: int, prey: int) -> None:
    assert asked(farmer(3, (guard,))) == bool(prey)


@pytest.mark.parametrize(("hand", "more"), [(0, 1), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_who_has_fewer_cards_than_guards_take_would_hand_on_what_is_new(hand: int, more: int) -> None:
    assert asked(farmer(hand, (0,))) == bool(more)


def test_a_joker_declined_does_not_go_on_to_the_guard() -> None:
    for answer, taken in (("decline", 1), ("act", 2)):
        match = table(
            row=("marketplace", "palace", "guard_tower"),
            s0={"at": 0, "laid": ("joker",)},
            s1={"at": 0, "hand": ("church_0",)},
            s3={"at": 2, "hand": GUARDS[:1]},
        )
        resolve(match)
        play(match, "act")
        expects(match, MayAct, seat=1)
        play(match, answer)
        assert (match.state.hand[1], len(match.state.hand[3])) == ((), 1 + 2 + taken)


def test_several_guards_may_rob_each_other_first_so_more_is_possible() -> None:
    assert asked(farmer(3, (3, 3)))
    assert not asked(farmer(3, (3, 3), swords=False))
    assert not asked(farmer(4, (3, 3)))
    assert asked(farmer(0, (5, 3)))
    assert not asked(farmer(0, (5, 5)))


def test_who_gives_to_one_guard_tower_may_escape_the_next() -> None:
    assert asked(farmer(5, (5,), (4,)))
    assert not asked(farmer(6, (6,), (2,)))
    assert not asked(farmer(3, (9,), (3,)))


def test_a_tower_without_guards_threatens_nobody() -> None:
    match = table(row=("farm", "guard_tower", "palace"), s0={"at": 0}, s1={"at": 2})
    resolve(match)
    expects(match, Support)


@pytest.mark.parametrize(("laid", "question"), [(0, True), (1, False)])
def test_with_two_seats_only_a_guard_with_the_premium_is_to_be_feared(laid: int, question: bool) -> None:
    match = table(
        2,
        row=("farm", "guard_tower"),
        s0={"at": 1, "hand": GUARDS[:2]},
        s1={"at": 0, "laid": ("peasantry",) * laid, "hand": ("church_0",)},
    )
    resolve(match)
    assert isinstance(match.state.decision, MayAct) == question


@pytest.mark.parametrize("building", LARGER)
def test_what_is_not_to_be_had_need_not_be_declined(building: str) -> None:
    special = {"marketplace": "joker", "office": "pass", "castle": "sword", "pipers_hut": "flute"}
    held = (special.get(building, "gold"),) * 15
    match = table(
        row=(building, "palace", "guard_tower"),
        deck=(),
        s0={"at": 0, "hand": ("church_0", "church_0")},
        s1={"at": 2, "hand": GUARDS[:1]},
        s2={"at": 1, "hand": held[: 15 if held[0] in ("joker", "gold") else 12]},
        s3={"at": 2, "hand": ("royalty_0",) * 4},
    )
    events = resolve(match)
    assert told(events, "action")[0] == (building, "premium")
    assert not isinstance(match.state.decision, MayAct)


def test_cards_that_have_to_be_shuffled_first_are_to_be_had() -> None:
    match = table(
        row=("farm", "palace", "guard_tower"),
        deck=(),
        discard=("church_0", "church_1"),
        s0={"at": 0, "hand": ("magic",) * 3},
        s3={"at": 2, "hand": ("royalty",) * 5},
    )
    resolve(match)
    expects(match, MayAct, seat=0)


# Where declining never helps.


def test_tokens_are_taken_and_rats_discarded_without_asking() -> None:
    match = table(
        row=("palace", "monastery", "guard_tower"),
        s0={"at": 0, "hand": ("church_0",)},
        s1={"at": 1, "hand": ("church_1",)},
        s3={"at": 2, "hand": GUARDS[:2]},
    )
    resolve(match)
    expects(match, Support)
    assert (match.state.tokens[0], match.state.rats[1]) == (2, 8)


def test_a_hospital_asks_only_for_the_cards_which_nobody_has_to_give() -> None:
    match = table(row=("hospital", "palace", "guard_tower"), s0={"at": 0, "hand": GUARDS}, s3={"at": 2})
    resolve(match)
    expects(match, Nurse, seat=0)
    assert match.state.rats[0] == 9


def test_a_guard_takes_the_cards_of_others_without_being_asked() -> None:
    match = table(
        row=("guard_tower", "guard_tower", "palace"),
        s0={"at": 0},
        s1={"at": 1, "hand": GUARDS[:1]},
        s2={"at": 2, "hand": ("church_0",)},
    )
    resolve(match)
    expects(match, Support)
    assert match.state.hand[0] == numbers("church_0")


# Looking.


def test_a_tent_may_be_left_without_a_look() -> None:
    match = table(row=("tent", "palace", "castle"), s0={"at": 0}, s1={"at": 0})
    resolve(match)
    expects(match, Look, seat=0)
    assert offered(match) == [*(f"nun:{place}" for place in range(5)), "decline"]
    assert told(play(match, "decline"), "declined") == [("tent",)]
    expects(match, Look, seat=1)
    assert match.state.looked[0] == 0


def test_the_look_of_a_support_is_no_right_but_part_of_it() -> None:
    match = table(phase="support", row=("tent.2", "monastery.0", "monastery.3"))
    play(match, "support:0", *["support:2"] * 3)
    expects(match, Look, seat=0)
    assert "decline" not in offered(match)


# What bots make of it.


def burgher(match: Town) -> str:
    seat = match.state.decision.seat  # type: ignore[union-attr]
    return Burgher("rattus_cartus", 1).pick(match.state, seat).text()


def test_a_burgher_declines_two_cards_that_would_cost_three() -> None:
    assert burgher(farmer(2, (3,))) == "decline"


def test_a_burgher_declines_cards_that_would_all_go_to_the_guard() -> None:
    assert burgher(farmer(1, (0,))) == "decline"


def test_a_burgher_takes_cards_where_no_more_is_to_be_feared() -> None:
    match = farmer(3, (3, 3))
    expects(match, MayAct, seat=1)
    assert burgher(match) == "act"


@pytest.mark.parametrize(("hand", "choice"), [(0, "decline"), (6, "act")])
def test_a_burgher_takes_gold_if_it_can_give_other_cards(hand: int, choice: str) -> None:
    match = table(
        row=("treasury", "palace", "guard_tower"),
        s0={"at": 0, "hand": ("church",) * hand},
        s3={"at": 2, "hand": ("magic",) * (hand + 1)},
    )
    resolve(match)
    expects(match, MayAct, seat=0)
    assert burgher(match) == choice


@pytest.mark.parametrize("seen", [(), (0, 1), (0, 1, 2, 4)])
def test_a_burgher_looks_at_what_it_has_not_seen(seen: tuple[int, ...]) -> None:
    match = table(row=("tent", "palace", "castle"), s0={"at": 0, "looked": seen})
    resolve(match)
    kind, _, place = burgher(match).partition(":")
    assert kind == "nun"
    assert int(place) not in seen


# By the rulings of the first version.


def test_by_the_first_rulings_nobody_is_asked_and_nothing_is_looked_at_again() -> None:
    match = table(
        row=("farm", "tent", "guard_tower"),
        s0={"at": 0, "hand": ("church_0", "church_1")},
        s1={"at": 1, "looked": (0, 2, 3)},
        s3={"at": 2, "hand": GUARDS[:3]},
    )
    match.state.rulings = 1
    resolve(match)
    expects(match, Look, seat=1)
    assert offered(match) == ["nun:1", "nun:4"]
    assert len(match.state.hand[0]) == 6
