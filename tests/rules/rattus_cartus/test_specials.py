"""Swords and flutes; gold and passes are where they matter."""

from rules.kernel import heard_by
from rules.rattus_cartus.buildings import Nurse
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from tests.rules.driving import expects, offered, play, told
from tests.rules.rattus_cartus.town import influence, numbers, resolve, table

ROW = ("palace", "castle", "farm")
FIVE = ("church_0", "church_1", "magic_2", "gold", "joker")


def test_who_laid_fewest_swords_gives_half_of_the_hand_rounded_down_to_who_laid_most() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": FIVE})
    events = resolve(match)
    assert told(events, "robbed") == [(1, 2)]
    expects(match, Give, seat=1)
    play(match, "card:magic_2", "card:church_0")
    assert match.state.hand[0] == numbers("church_0", "magic_2")
    assert match.state.hand[1] == numbers("church_1", "gold", "joker")


def test_the_giver_chooses_among_all_cards_of_the_hand() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": (*FIVE, "church_0")})
    resolve(match)
    assert offered(match) == [f"card:{name}" for name in ("church_0", "church_1", "magic_2", "joker", "gold")]


def test_a_table_may_let_chance_choose_the_cards() -> None:
    taken = set()
    for chance in range(40):
        match = table(
            row=ROW,
            options={"sword_cards": "random"},
            s0={"at": 0, "laid": ("sword",)},
            s1={"at": 0, "hand": FIVE},
        )
        match.state.chance = chance
        resolve(match)
        assert len(match.state.hand[0]) == 2
        assert sorted(match.state.hand[0] + match.state.hand[1]) == list(numbers(*FIVE))
        taken.add(match.state.hand[0])
    assert len(taken) == 10


def test_laid_cards_are_not_part_of_the_hand() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("gold", "joker"), "laid": ("royalty",) * 4},
    )
    assert told(resolve(match), "robbed") == [(1, 1)]


def test_a_hand_of_one_card_has_no_half() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": ("gold",)})
    assert told(resolve(match), "robbed") == [(1, 0)]
    assert match.state.hand[1] == numbers("gold")


def test_equal_numbers_of_swords_do_nothing() -> None:
    both = {"at": 0, "laid": ("sword",), "hand": FIVE}
    match = table(row=ROW, s0=both, s1={**both, "hand": ("magic",) * 4})
    assert told(resolve(match), "robbed") == []


def test_alone_a_sword_does_nothing() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 1, "hand": FIVE})
    assert told(resolve(match), "robbed") == []


def test_swords_of_another_building_do_not_count() -> None:
    match = table(row=ROW, s0={"at": 0, "hand": FIVE}, s1={"at": 0}, s2={"at": 1, "laid": ("sword", "sword")})
    assert told(resolve(match), "robbed") == []


def test_a_tie_for_most_swords_goes_to_who_entered_first() -> None:
    match = table(
        row=ROW,
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": FIVE},
        s2={"at": 0, "laid": ("sword",)},
    )
    events = resolve(match)
    assert [event.seat for event in events if event.kind == "robbed"] == [2]


def test_in_a_tie_for_fewest_swords_the_taker_chooses_the_victim() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "hand": FIVE},
        s1={"at": 0, "laid": ("sword", "sword")},
        s2={"at": 0, "laid": ("sword",), "hand": ("royalty_0",) * 2},
        s3={"at": 0, "hand": ("magic_0", "magic_1")},
    )
    resolve(match)
    expects(match, ChooseRobbed, seat=1)
    assert offered(match) == ["seat:0", "seat:3"]
    play(match, "seat:3")
    expects(match, Give, seat=3)
    play(match, "card:magic_1")
    assert match.state.hand[1] == numbers("magic_1")


def test_swords_are_compared_once_in_a_building_not_once_a_card() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",) * 3}, s1={"at": 0, "hand": ("magic",) * 4})
    assert told(resolve(match), "robbed") == [(1, 2)]
    expects(match, Give, seat=1)


def test_only_the_two_see_the_cards_that_change_hands() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": FIVE})
    resolve(match)
    before = play(match, "card:magic_2")
    assert [event for event in before if event.only != 1] == []
    assert match.state.view(1).players[1].parcel == ("magic_2",)
    assert match.state.view(0).players[1].parcel is None
    assert match.state.view(0).players[1].hand_size == 5
    events = play(match, "card:church_0")
    for seat in (0, 1):
        assert told(heard_by(events, seat), "gave_cards") == [(("church_0", "magic_2"), 0)]
    for other in (2, 3, None):
        assert told(heard_by(events, other), "gave") == [(2, 0)]
        assert told(heard_by(events, other), "gave_cards") == []


def test_the_giver_is_asked_even_when_all_cards_are_alike() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": ("magic_0",) * 2})
    resolve(match)
    expects(match, Give, seat=1)
    assert offered(match) == ["card:magic_0"]


def test_a_choice_of_cards_can_be_taken_back_until_the_last() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",)}, s1={"at": 0, "hand": FIVE})
    resolve(match)
    play(match, "card:gold")
    match.undo()
    assert match.state.hand[1] == numbers(*FIVE)
    play(match, "card:gold", "card:joker")
    assert not match.can_undo()


def test_a_gift_once_seen_by_the_taker_cannot_be_taken_back() -> None:
    match = table(
        row=("hospital", "palace", "farm"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_0", "magic_1")},
    )
    resolve(match)
    assert told(match.preview("card:magic_0"), "gave") == []
    play(match, "card:magic_0")
    expects(match, Nurse, seat=0)
    assert not match.can_undo()


def test_swords_come_after_influence_and_rats_and_before_the_action() -> None:
    match = table(
        row=("castle", "palace", "farm"),
        s0={"at": 0, "laid": ("sword", "chivalry", "church")},
        s1={"at": 0, "hand": ("magic_0", "magic_1")},
    )
    resolve(match)
    expects(match, Give, seat=1)
    assert influence(match, 0, "chivalry") == 2
    assert match.state.rats[0] == 11
    assert match.state.hand[0] == ()
    play(match, "card:magic_0")
    assert match.state.hand[0] == numbers("magic_0", "sword", "sword")
    assert match.state.hand[1] == numbers("magic_1", "sword")


# Flutes.


def test_who_laid_most_flutes_sends_a_rat_to_who_laid_fewest() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("flute",)}, s1={"at": 0})
    events = resolve(match)
    assert told(events, "piped") == [(1,)]
    assert match.state.rats == [9, 11, 10, 10]


def test_flutes_are_compared_once_in_a_building() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("flute",) * 3}, s1={"at": 0})
    resolve(match)
    assert match.state.rats == [9, 11, 10, 10]


def test_equal_numbers_of_flutes_do_nothing() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("flute",)}, s1={"at": 0, "laid": ("flute",)})
    resolve(match)
    assert match.state.rats == [10] * 4


def test_alone_a_flute_does_nothing() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("flute",)}, s1={"at": 1})
    resolve(match)
    assert match.state.rats == [10] * 4


def test_a_tie_for_most_flutes_goes_to_who_entered_first() -> None:
    match = table(
        row=ROW,
        entered=(2, 0, 1),
        s0={"at": 0, "laid": ("flute",)},
        s1={"at": 0},
        s2={"at": 0, "laid": ("flute",)},
    )
    resolve(match)
    assert match.state.rats == [10, 11, 9, 10]


def test_in_a_tie_for_fewest_flutes_the_piper_chooses_who_gets_the_rat() -> None:
    match = table(row=ROW, s0={"at": 0}, s1={"at": 0, "laid": ("flute",)}, s2={"at": 0})
    resolve(match)
    expects(match, ChooseInfested, seat=1)
    assert offered(match) == ["seat:0", "seat:2"]
    play(match, "seat:2")
    assert match.state.rats == [10, 9, 11, 10]


def test_a_piper_without_rats_sends_none() -> None:
    match = table(row=ROW, s0={"at": 0}, s1={"at": 0, "laid": ("flute",), "rats": 0}, s2={"at": 0})
    events = resolve(match)
    assert [event.seat for event in events if event.kind == "no_rat_to_pipe"] == [1]
    assert told(events, "piped") == []
    assert match.state.rats == [10, 0, 10, 10]


def test_a_rat_just_caught_can_be_sent_on() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("flute", "church"), "rats": 0}, s1={"at": 0})
    resolve(match)
    assert match.state.rats == [0, 11, 10, 10]
