"""What a seat sees, beyond what the rule tests already look at."""

from collections import Counter

from rules.rattus_cartus.support import Support
from rules.rattus_cartus.support_tables import PrintedSupport
from rules.rattus_cartus.visits import Visit
from tests.rules.driving import play
from tests.rules.rattus_cartus.town import table


def test_hand_sizes_are_public_and_hands_are_not() -> None:
    state = table(phase="visits", s0={"hand": ("magic_0", "gold")}, s1={"hand": ("church_0",)}).state
    assert [player.hand_size for player in state.view(2).players] == [2, 1, 0, 0]
    assert [player.hand for player in state.view(0).players] == [("magic_0", "gold"), None, None, None]
    assert all(player.hand is None for player in state.view(None).players)


def test_rats_are_hidden_from_the_others() -> None:
    state = table(phase="visits", s1={"rats": 7}).state
    assert [player.rats for player in state.view(1).players] == [None, 7, None, None]
    assert [player.rats for player in state.view(None).players] == [None] * 4


def test_a_table_may_play_with_open_rats() -> None:
    state = table(phase="visits", options={"rats": "open"}, s1={"rats": 7}).state
    assert [player.rats for player in state.view(3).players] == [10, 7, 10, 10]


def test_the_row_shows_buildings_with_class_and_support() -> None:
    row = table(phase="visits", row=("tent.2", "monastery.0", "treasury.3")).state.view(0).row
    assert [(card.name, card.track) for card in row] == [
        ("tent", "magic"),
        ("monastery", "church"),
        ("treasury", "royalty"),
    ]
    assert [card.support for card in row] == [
        PrintedSupport(2, 0, 1),
        PrintedSupport(4, 0, 0),
        PrintedSupport(0, 2, 0),
    ]


def test_points_in_sight_are_those_of_classes_and_tokens() -> None:
    state = table(phase="visits", s0={"magic": 1, "tokens": 3, "hand": ("joker", "gold")}).state
    player = state.view(1).players[0]
    assert player.points == 13
    assert player.breakdown is None
    assert player.alive is None


def test_stacks_tokens_and_piles_are_counted() -> None:
    view = table(phase="visits", discard=("magic_0",), s0={"tokens": 4, "hand": ("sword",)}).state.view(1)
    assert view.stacks == {"joker": 15, "sword": 11, "flute": 12, "pass": 12, "gold": 15}
    assert view.tokens_left == 16
    assert view.deck_size == 84 - 5 - 1
    assert view.discard == ("magic_0",)


def test_the_view_says_who_has_to_decide() -> None:
    match = table(phase="support", row=("tent.2", "monastery.0", "monastery.3"))
    assert match.state.view(0).waiting == tuple(map(Support, range(4)))
    play(match, *["support:1"] * 4)
    assert match.state.view(0).waiting == (Visit(0),)


def test_in_a_together_round_the_row_still_tells_what_each_support_gives() -> None:
    match = table(phase="support", row=("tent.2", "monastery.0", "treasury.3"))
    assert [event.kind for event in match.preview("support:0")] == ["answered"]
    assert match.state.view(0).row[0].support == PrintedSupport(2, 0, 1)


def test_buildings_of_past_rows_are_gone() -> None:
    match = table(row=("tent.2", "monastery.0", "treasury.3"), s3={"at": 1})
    assert match.state.view(0).used == ()
    row = match.state.view(0).row
    play(match, "done")
    assert match.state.view(0).used == row


def test_the_town_is_known_with_its_support_but_not_its_order() -> None:
    match = table(phase="visits")
    view = match.state.view(0)
    assert len(view.town) == 30
    assert Counter(view.town) - Counter(view.row)
    assert all(sum(building.support) for building in view.town)
    assert match.state.imagine(0, 1).view(0).town == view.town
    assert view.buildings_left == 6
    assert view.timeline is None
    assert view.rat_timeline is None
