"""What is agreed before a match: who may sit there, what can be read back, and every change to it."""

from typing import Any

import pytest

from game.session import plan_edits
from game.session.deal_codes import NoDeal, read_deal, read_seed
from game.session.plan import LONGEST_NAME, NAMES, SECRECY, Plan, Player, against_bots
from game.session.plan_edits import Draft, agreed, in_play, matters, preset_of, shares, with_option
from game.session.share_codes import share_code
from game.words import seating as words
from game.words import shared
from rules import GAMES
from rules.rattus_cartus.names import BUILDINGS

ANNA = {"name": "Anna", "tincture": "or"}


def plan(game: str = "notre_dame", seats: int = 3, **options: str) -> Plan:
    return against_bots(game, seats, 7)._replace(options=dict(options))


# Players.


@pytest.mark.parametrize(
    "data",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * (LONGEST_NAME + 1)},
        {"name": "A[n]na"},
        {"name": "An\nna"},
        {"name": 7},
        {"tincture": "vert"},
        {"bot": "wizard"},
        {"secrecy": "none"},
        {"language": "tlh"},
        {"sat": 1},
        {"shoes": 2},
    ],
)
def test_what_is_no_player_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is no player"):
        Player.read({**ANNA, **data})


def test_on_the_screen_a_curtain_hangs_before_a_hand_that_is_held_on_a_phone() -> None:
    ways = [Player("A", "or", secrecy=secrecy) for secrecy in SECRECY]
    assert [player.on_screen for player in ways] == ["curtain", "peek", "open", "curtain"]
    assert [player.by_phone for player in ways] == [False, False, False, True]
    assert not Player("A", "or", "burgher", "phone").by_phone


def test_a_player_is_read_as_it_was_written() -> None:
    for player in (
        Player("x" * LONGEST_NAME, "sable", "master", "peek", "de", True),
        Player("A", "or", secrecy="phone"),
    ):
        assert Player.read(player._asdict()) == player
    assert Player.read(ANNA) == Player("Anna", "or", "", "curtain", "", False)


# Plans.


def test_a_plan_is_read_as_it_was_written() -> None:
    written = plan(inn="fourth")._replace(friendly=True, nonce="0f" * 16)
    assert Plan.read(written.to_json()) == written
    old = {key: value for key, value in written.to_json().items() if key != "nonce"}
    assert Plan.read(old) == written._replace(nonce="")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no table"),
        ({"players": None}, "no table"),
        ({"nonce": "0f"}, "its seal has no such key"),
        ({"nonce": "0F" * 16}, "its seal has no such key"),
        ({"nonce": 3}, "no table"),
        ({"options": {"inn": "tenth"}}, "third, fourth"),
        ({"players": [ANNA, {**ANNA, "name": "Bo"}]}, "the same colour"),
    ],
)
def test_what_is_no_plan_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Plan.read({**plan().to_json(), **change})


def test_one_person_sits_with_bots_and_sees_all_points() -> None:
    alone = against_bots("notre_dame", 3, 7, "master")
    assert [(player.name, player.bot) for player in alone.players] == [
        (NAMES[0], ""),
        (NAMES[1], "master"),
        (NAMES[2], "master"),
    ]
    assert alone.alone
    assert alone.options == {"prestige": "open"}
    assert against_bots("rattus", 3, 7).options == {}


def test_who_has_sat_there_still_stands_around_the_screen() -> None:
    table = against_bots("notre_dame", 3, 7)
    assert not plan_edits.with_player(table, 1, sat=True).alone
    assert not plan_edits.with_player(table, 1, bot="").alone
    assert plan_edits.with_player(table, 0, bot="burgher").alone


def test_points_are_hidden_when_a_second_person_comes_and_open_when_the_last_but_one_goes() -> None:
    table = against_bots("notre_dame", 3, 7)
    two = plan_edits.with_player(table, 1, bot="")
    assert two.options == {}
    assert plan_edits.with_player(two, 1, bot="burgher").options == {"prestige": "open"}
    # Who is as many as before leaves what was agreed on.
    open_to_all = with_option(two, "prestige", "open")
    assert plan_edits.with_player(open_to_all, 2, bot="").options == {"prestige": "open"}


def test_a_new_deal_is_another_one_under_a_seal() -> None:
    first, second = plan().dealt_anew(), plan().dealt_anew()
    assert first.seed != second.seed
    assert first.nonce != second.nonce
    assert Plan.read(first.to_json()) == first


def test_a_match_is_dealt_as_agreed() -> None:
    match = plan("rattus", 4, ties="shared").deal()
    assert (match.game.key, match.state.seats, match.seed, match.choices["ties"]) == (
        "rattus",
        4,
        7,
        "shared",
    )


# Seats.


def test_crests_go_round_and_are_swapped() -> None:
    table = plan()
    assert [player.tincture for player in table.players] == ["gules", "azure", "or"]
    swapped = plan_edits.next_tincture(table, 0)
    assert [player.tincture for player in swapped.players] == ["azure", "gules", "or"]
    moved = plan_edits.with_tincture(table, 1, "sable")
    assert [player.tincture for player in moved.players] == ["gules", "sable", "or"]
    every = {plan_edits.next_tincture(moved, 1).players[1].tincture}
    assert len({player.tincture for player in plan_edits.next_tincture(moved, 1).players}) == 3
    assert every != {"sable"}


def test_who_was_to_begin_begins_wherever_they_sit() -> None:
    table = plan(first_player="seat_2")
    moved = plan_edits.moved(table, 2, -1)
    assert [player.name for player in moved.players] == [NAMES[0], NAMES[2], NAMES[1]]
    assert moved.options == {"first_player": "seat_1"}
    assert plan_edits.moved(plan(), 0, 1).options == {}
    turned = plan_edits.reordered(table, [2, 0, 1])
    assert turned.options == {"first_player": "seat_0"}


def test_a_seat_that_is_gone_does_not_begin() -> None:
    assert plan_edits.with_seats(plan(first_player="seat_2"), 2).options == {}
    assert plan_edits.with_seats(plan(first_player="seat_1"), 2).options == {"first_player": "seat_1"}


def test_newcomers_take_names_and_crests_that_are_free() -> None:
    table = plan_edits.with_player(plan(seats=2), 1, name="CLARA", tincture="or")
    full = plan_edits.with_seats(table, 5)
    assert [player.name for player in full.players] == [NAMES[0], "CLARA", NAMES[1], NAMES[3], NAMES[4]]
    assert len({player.tincture for player in full.players}) == 5
    assert {player.bot for player in full.players[2:]} == {"burgher"}
    assert plan_edits.with_seats(full, 2).players == table.players


def test_only_those_count_who_sit_down_now() -> None:
    table = plan_edits.with_player(against_bots("notre_dame", 3, 7), 1, sat=True)
    anew = plan_edits.sat_down_anew(table)
    assert anew.alone
    assert not any(player.sat for player in anew.players)
    assert anew.options == {"prestige": "open"}


# Options.


def test_what_is_as_usual_is_not_written_down() -> None:
    changed = with_option(plan(), "inn", "fourth")
    assert changed.options == {"inn": "fourth"}
    assert agreed(changed)["inn"] == "fourth"
    assert with_option(changed, "inn", "third").options == {}
    assert agreed(plan()).keys() == {choice.key for choice in GAMES["notre_dame"].choices}


def test_an_option_that_has_lost_its_meaning_is_dropped() -> None:
    picked = with_option(plan("rattus"), "cards", "picked")
    assert len(in_play(picked)) == 6
    assert picked.options["picked"] == ",".join(in_play(picked))
    random = with_option(picked, "cards", "random")
    assert random.options == {"cards": "random"}
    assert in_play(random) == ()


def test_an_option_matters_only_beside_the_value_it_needs() -> None:
    choices = {choice.key: choice for choice in GAMES["rattus"].choices}
    assert not matters(plan("rattus"), choices["picked"])
    assert matters(with_option(plan("rattus"), "cards", "picked"), choices["picked"])
    assert matters(with_option(plan("rattus"), "cards", "random"), choices["chivalry"])
    assert matters(plan("rattus"), choices["ties"])


def test_a_card_is_put_in_and_out_and_a_building_takes_the_place_of_the_other() -> None:
    table = with_option(plan("rattus"), "cards", "picked")
    gone = in_play(table)[0]
    without = plan_edits.picked(table, gone)
    assert set(in_play(without)) == set(in_play(table)) - {gone}
    assert set(in_play(plan_edits.picked(without, gone))) == set(in_play(table))
    town = plan("rattus_cartus")
    assert in_play(town)[0] == "farm"
    other = BUILDINGS[1]
    changed = plan_edits.picked(town, other)
    assert set(in_play(changed)) == set(in_play(town)) - {"farm"} | {other}
    assert changed.options["buildings"] == "picked"
    assert set(in_play(plan_edits.picked(changed, "farm"))) == set(in_play(town))


def test_shares_of_a_class_add_up_to_five_and_never_leave_their_bounds() -> None:
    town = with_option(plan("rattus_cartus"), "buildings", "mixed")
    first, second = BUILDINGS[:2]
    assert (shares(town)[first], shares(town)[second]) == (3, 2)
    for _ in range(4):
        town = plan_edits.picked(town, first)
    assert (shares(town)[first], shares(town)[second]) == (5, 0)
    assert second not in in_play(town)
    for _ in range(7):
        town = plan_edits.picked(town, second)
    assert (shares(town)[first], shares(town)[second]) == (0, 5)
    assert first not in in_play(town)


def test_who_leaves_the_shares_keeps_the_buildings_with_most_cards() -> None:
    town = with_option(plan("rattus_cartus"), "buildings", "mixed")
    first, second = BUILDINGS[:2]
    mostly_second = plan_edits.picked(town, second)
    assert in_play(with_option(mostly_second, "buildings", "picked"))[0] == second
    assert in_play(with_option(town, "buildings", "picked"))[0] == first


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_sets_its_options_and_leaves_the_free_ones(game: str) -> None:
    for name in GAMES[game].presets:
        table = plan_edits.with_preset(plan(game, first_player="seat_1"), name)
        assert table.options["first_player"] == "seat_1"
        assert GAMES[game].presets[name].items() <= agreed(table).items()
        assert preset_of(table) == name


def test_the_last_mix_of_ones_own_is_remembered() -> None:
    heard: list[str] = []
    draft = Draft(plan("rattus"), heard.append)
    assert not draft.mix
    mixed = plan("rattus", ties="shared")
    assert Draft(mixed, heard.append).mix == agreed(mixed)
    draft.alter(with_option, "ties", "shared", focus="ties")
    assert heard == ["ties"]
    own = agreed(draft.plan)
    draft.write(plan_edits.with_preset, "base")
    assert heard == ["ties"]
    assert [draft.mix] == [own]
    assert draft.plan.options == {}


# Codes.


@pytest.mark.parametrize(
    ("text", "seed"), [("0", 0), ("10", 32), ("1o-i.L", 32**3 + 33), ("z", 31), (" a b ", 331)]
)
def test_the_code_of_a_deal_is_read_however_it_is_written(text: str, seed: int) -> None:
    assert read_seed(text) == seed


def test_the_largest_deal_has_64_bits() -> None:
    assert read_seed("FZZZZZZZZZZZZ") == (1 << 64) - 1
    for text in ("G000000000000", "", "--", "U", "1!"):
        with pytest.raises(NoDeal) as refused:
            read_seed(text)
        assert refused.value.text == shared.BAD_CODE


def test_a_deal_is_known_by_its_last_64_bits() -> None:
    assert share_code(plan()._replace(seed=7 + (1 << 64))) == share_code(plan())


def test_a_share_code_brings_seats_and_options_and_a_deal_without_a_seal() -> None:
    sealed = plan("rattus", 2).dealt_anew()
    other = plan("rattus", 4, ties="shared")._replace(seed=99)
    read = read_deal(sealed, share_code(other))
    assert (len(read.players), read.options, read.seed, read.nonce) == (4, {"ties": "shared"}, 99, "")
    assert read_deal(sealed, "10") == sealed._replace(seed=32, nonce="")


def test_a_share_code_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(NoDeal) as refused:
        read_deal(plan("rattus"), share_code(plan("notre_dame")))
    assert (refused.value.text, refused.value.data) == (words.OTHER_GAME, {"game": "Notre Dame"})
    with pytest.raises(NoDeal) as broken:
        read_deal(plan("rattus"), "RB-0000-0001")
    assert broken.value.text == shared.BAD_CODE
