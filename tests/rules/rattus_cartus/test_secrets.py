"""What a seat cannot know is dealt anew, and nothing else."""

import random
from collections import Counter

from rules.rattus_cartus import GAME, odds
from rules.rattus_cartus.knowledge import less
from rules.rattus_cartus.names import CARDS, GOLD, JOKER, PASS, SWORD
from rules.rattus_cartus.state import RattusCartus
from tests.rules.driving import play
from tests.rules.rattus_cartus import pieces
from tests.rules.rattus_cartus.town import Town, numbers, resolve, table

WORLDS = range(60)
ROW = ("palace", "castle", "farm")


def middle() -> Town:
    """Let three seats have laid cards, with specials taken openly, while the fourth decides."""
    match = table(
        phase="visits",
        row=ROW,
        discard=("royalty_4", "royalty_4"),
        s0={"hand": ("magic_0", "magic_1", "joker", "gold"), "looked": (1,)},
        s1={"hand": ("church_0", "church_1", "sword", "pass")},
        s2={"hand": ("church_2", "church_3", "church_4")},
        s3={"hand": ("peasantry_0", "peasantry_4", "joker")},
    )
    play(match, "visit:0", "card:magic_0", "card:joker", "done")
    play(match, "visit:0", "card:sword", "done")
    play(match, "visit:1", "done")
    return match


def test_own_cards_open_cards_and_nuns_seen_stay() -> None:
    state = middle().state
    for seed in WORLDS:
        world = state.imagine(0, seed)
        pieces.check(world)
        assert (world.hand[0], world.laid[0]) == (state.hand[0], state.laid[0])
        assert world.discard == state.discard
        assert world.nuns[1] == state.nuns[1]
        assert world.rats == state.rats
        assert world.view(0) == state.view(0)


def test_hands_face_down_cards_deck_and_unseen_nuns_are_dealt_anew() -> None:
    state = middle().state
    worlds = [state.imagine(3, seed) for seed in WORLDS]
    assert len({world.hand[2] for world in worlds}) > 50
    assert len({world.deck for world in worlds}) == len(WORLDS)
    assert all(len({world.nuns[place] for world in worlds}) > 10 for place in range(5))
    assert len({world.laid[0] for world in worlds}) > 5


def test_specials_taken_openly_stay_with_their_holder() -> None:
    state = middle().state
    for seed in WORLDS:
        world = state.imagine(3, seed)
        assert sorted(card for card in world.hand[0] + world.laid[0] if card >= JOKER) == [JOKER, GOLD]
        assert sorted(card for card in world.hand[1] + world.laid[1] if card >= JOKER) == [SWORD, PASS]
        assert all(card < JOKER for card in world.hand[2])


def test_nobody_imagines_a_pass_or_gold_face_down() -> None:
    state = middle().state
    laid = [card for seed in WORLDS for card in state.imagine(3, seed).laid[0]]
    assert max(laid) <= JOKER
    assert 0 < laid.count(JOKER) < len(laid)


def test_gifts_are_remembered_by_both_sides_and_guessed_by_the_others() -> None:
    match = table(
        row=("palace", "monastery", "farm"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_4", "sword", "church_3", "church_2")},
        s2={"at": 1},
        s3={"at": 1, "hand": ("royalty_0", "royalty_1")},
    )
    resolve(match)
    play(match, "card:magic_4", "card:sword")
    state = match.state
    assert state.hand[0] == numbers("magic_4", "sword")
    for seed in WORLDS:
        assert state.imagine(1, seed).hand[0] == state.hand[0]
    swords = Counter(state.imagine(2, seed).hand[0].count(SWORD) for seed in WORLDS)
    assert set(swords) == {0, 1}
    for seed in WORLDS:
        world = state.imagine(2, seed)
        pieces.check(world)
        assert world.hand[0].count(SWORD) + world.hand[1].count(SWORD) == 1
        assert not any(card == SWORD for card in world.hand[3])


def test_cards_set_aside_for_a_gift_are_the_givers_secret_until_it_is_made() -> None:
    match = table(
        row=("palace", "monastery", "farm"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_4", "gold", "church_3", "church_2")},
        s2={"at": 1, "hand": ("royalty_0",)},
    )
    resolve(match)
    play(match, "card:magic_4")
    state = match.state
    worlds = [state.imagine(0, seed) for seed in WORLDS]
    for world in worlds:
        pieces.check(world)
        assert len(world.parcel[1]) == 1
        assert len(world.hand[1]) == 3
    assert GOLD in {world.parcel[1][0] for world in worlds}
    assert len({world.parcel[1] for world in worlds}) > 10
    assert {state.imagine(1, seed).parcel[1] for seed in WORLDS} == {numbers("magic_4")}


def test_what_surely_remains_after_a_gift_is_still_known() -> None:
    match = table(
        row=ROW,
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("joker", "joker", "joker", "gold")},
    )
    resolve(match)
    play(match, "card:joker", "card:joker")
    assert match.state.view(2).players[1].known == ("joker",)
    assert match.state.view(2).players[0].known == ()
    assert match.state.view(0).players[1].known == ("gold", "joker")[::-1]


def test_cards_laid_and_shown_are_no_longer_known_to_be_held() -> None:
    match = table(row=ROW, s0={"at": 0, "laid": ("sword",), "hand": ("sword",)}, s1={"at": 1})
    assert match.state.view(1).players[0].known == ("sword", "sword")
    resolve(match)
    assert match.state.view(1).players[0].known == ("sword",)


def test_imagined_nuns_follow_the_odds() -> None:
    state = table(
        phase="visits",
        row=ROW,
        discard=[name for name in CARDS[:30] if name.endswith("_4")] * 3,
        s0={"rats": 8},
    ).state
    alive = sum(sum(card % 5 for card in state.imagine(0, seed).nuns) >= 8 for seed in range(600))
    assert abs(alive / 600 - odds.of_seat(state, 0).survival(8)) < 0.06


def test_after_a_shuffle_the_deck_is_imagined_from_what_was_discarded() -> None:
    match = table(
        phase="support",
        row=("tent.2", "monastery.0", "monastery.3"),
        deck=(),
        discard=("magic_4", "magic_4", "magic_3", "magic_0", "magic_0", "magic_1", "magic_1"),
        s1={"hand": ("church_4",) * 4},
    )
    play(match, "support:1", *["support:2"] * 3)
    deck = Counter(match.state.deck)
    for seed in WORLDS:
        world = match.state.imagine(0, seed)
        assert Counter(world.deck) == deck


def test_the_deck_holds_only_what_a_seat_thinks_possible() -> None:
    for seed in range(6):
        state = GAME.new(5, seed, {"support_table": "card_heavy"})
        assert isinstance(state, RattusCartus)
        chance = random.Random(seed)
        while state.decision is not None:
            state.apply(chance.choice(state.options()))
            for seat in range(5 if state.stock else 0):
                assert not Counter(state.deck) - Counter(less(state.stock, state.drawn[seat]))
        assert state.stock, "no shuffle in the whole game"


def shuffled_with(hand: tuple[str, ...]) -> RattusCartus:
    """Let seat 0 draw from a new deck, while seat 1 holds cards only it knows."""
    match = table(
        phase="support",
        row=("tent.2", "monastery.0", "monastery.3"),
        deck=(),
        discard=("royalty_1", "royalty_1", "royalty_2", "royalty_2", "royalty_3"),
        s0={"hand": ("church_1",)},
        s1={"hand": hand},
    )
    play(match, "support:1", *["support:2"] * 3)
    return match.state


def test_positions_that_look_alike_give_the_same_worlds() -> None:
    one, other = shuffled_with(("magic_4",) * 4), shuffled_with(("magic_0",) * 4)
    assert one.view(0) == other.view(0)
    for seed in WORLDS:
        worlds = one.imagine(0, seed), other.imagine(0, seed)
        assert worlds[0].view(1).odds == worlds[1].view(1).odds
        assert worlds[0].to_json() == worlds[1].to_json()


def test_no_world_carries_a_secret_of_another_seat() -> None:
    """A world looks to its dreamer like the truth, so what the dreamer makes of either must be the same."""
    compared = 0
    for seed in range(6):
        state = GAME.new(5, seed, {"buildings": "five_a_class", "support_table": "card_heavy"})
        assert isinstance(state, RattusCartus)
        chance = random.Random(seed)
        while state.decision is not None:
            if chance.random() < 0.1:
                seat = chance.randrange(5)
                world = state.imagine(seat, chance.getrandbits(32))
                # Where a world could not be strict with who holds old cards, it says so in ``fresh``.
                if world.fresh == state.fresh:
                    assert world.imagine(seat, seed).to_json() == state.imagine(seat, seed).to_json()
                    compared += bool(state.stock)
            state.apply(chance.choice(state.options()))
    assert compared > 50


def test_the_points_of_past_rounds_are_no_clue_to_hands() -> None:
    state = middle().state
    state.timeline = ((3, 0, 2, 0),)
    assert state.imagine(0, 1).timeline == ((0, 0, 0, 0),)


def test_gifts_between_others_are_not_known_in_a_world() -> None:
    match = table(
        row=("palace", "monastery", "farm"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_4", "gold", "church_3", "church_2")},
        s2={"at": 1},
    )
    resolve(match)
    play(match, "card:magic_4", "card:gold")
    state = match.state
    assert state.known[1 * 4 + 0] == numbers("magic_4", "gold")
    for seed in WORLDS:
        assert state.imagine(2, seed).known[1 * 4 + 0] == ()
        assert state.imagine(0, seed).known[1 * 4 + 0] == numbers("magic_4", "gold")


def test_the_order_of_the_buildings_is_unknown_but_for_those_seen_going_under() -> None:
    state = middle().state
    state.under = 2
    worlds = [state.imagine(0, seed) for seed in WORLDS]
    assert {world.replacement[-2:] for world in worlds} == {state.replacement[-2:]}
    assert len({world.buildings for world in worlds}) == len(WORLDS)
    assert {world.row for world in worlds} == {state.row}


def test_nothing_is_secret_when_the_game_is_over() -> None:
    state = table(phase="end", s0={"hand": ("magic_0",)}, s1={"hand": ("church_3",)}).state
    world = state.imagine(0, 5)
    assert (world.hand, world.nuns) == (state.hand, state.nuns)
