"""Share codes: whole set-ups in a few letters, forgiving to read and unforgiving of errors."""

import random

import pytest

from game.table.seating_plan import Plan, against_bots
from game.table.share import DIGITS, GAMES_IN_CODES, deal_seal, honest, read_code, seed_code, share_code
from game.words import shared
from rules import GAMES, Match
from tests.rules.tables import TABLES, Table

SEEDS = (0, 1, 31, 4711, (1 << 32) - 1, (1 << 64) - 1)


def plan_of(table: Table, seed: int) -> Plan:
    return against_bots(table.game.key, table.seats, seed)._replace(options=dict(table.options))


def refused(code: str) -> bool:
    with pytest.raises(ValueError, match="no share code") as error:
        read_code(code)
    return str(error.value) == shared.BAD_CODE


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_code_gives_the_whole_table_back(table: Table) -> None:
    for seed in SEEDS:
        code = share_code(plan_of(table, seed))
        assert read_code(code) == (table.game.key, table.seats, table.options, seed)


def test_an_option_at_its_default_needs_no_room() -> None:
    plain = against_bots("notre_dame", 3, 5)
    assert share_code(plain._replace(options={**plain.options, "inn": "third"})) == share_code(plain)


def test_a_usual_code_is_three_groups_of_four() -> None:
    for seed in (0, 4711, (1 << 32) - 1):
        prefix, *groups = share_code(against_bots("rattus", 4, seed)).split("-")
        assert prefix == "RB"
        assert [len(group) for group in groups] == [4, 4, 4]


def test_codes_written_before_are_still_read() -> None:
    """These must never change: they stand in people's letters."""
    assert read_code("RB-1470-0004-K7T4") == ("notre_dame", 4, {}, 4711)
    cartus = {"buildings": "picked", "picked": "treasury,guard_tower,hospital,brewery,office,pipers_hut"}
    assert read_code("RB-3570-0004-K703-1B75-139V-A") == ("rattus_cartus", 5, cartus, 4711)
    rattus = {"cards": "one_per_class", "regions": "twelve", "token_counter": "hidden"}
    assert read_code("RB-2370-0004-K705-3351-DF") == ("rattus", 3, rattus, 4711)


def test_case_dashes_spaces_the_prefix_and_look_alikes_do_not_matter() -> None:
    code = share_code(against_bots("notre_dame", 5, 1))
    read = read_code(code)
    assert {"0", "1"} <= set(code)
    loose = code.removeprefix("RB-").replace("0", "o").replace("1", "l")
    for written in (code.lower(), code.replace("-", ""), code.replace("-", " "), loose, f"  {code}\n"):
        assert read_code(written) == read


@pytest.mark.parametrize("table", TABLES[::7], ids=str)
def test_any_wrong_letter_and_any_swapped_pair_is_noticed(table: Table) -> None:
    code = share_code(plan_of(table, random.Random(str(table)).randrange(1 << 32)))
    letters = code.removeprefix("RB-").replace("-", "")
    for place, letter in enumerate(letters):
        for other in DIGITS.replace(letter, ""):
            assert refused(letters[:place] + other + letters[place + 1 :])
        pair = letters[place : place + 2]
        if len(set(pair)) == 2:
            assert refused(letters[:place] + pair[::-1] + letters[place + 2 :])


@pytest.mark.parametrize("text", ["", "RB", "RB-", "0", "RB-0000-0000-0000", "ünd", "RB-1470-0004-K7T"])
def test_what_is_no_code_is_refused_with_words_for_people(text: str) -> None:
    assert refused(text)


def test_no_text_whatever_breaks_the_reader() -> None:
    chance = random.Random(8)
    for _ in range(3000):
        text = "".join(chance.choices(DIGITS, k=chance.randrange(20)))
        try:
            game, seats, options, seed = read_code(text)
        except ValueError:
            continue
        Match(GAMES[game], seats, seed, options)


def test_every_game_option_and_value_has_room_in_a_code() -> None:
    assert set(GAMES_IN_CODES) == set(GAMES)
    for game in GAMES.values():
        assert len(game.choices) <= len(DIGITS)
        assert all(len(choice.values) <= len(DIGITS) for choice in game.choices)


def test_a_deal_has_a_short_name_of_its_own() -> None:
    assert len({seed_code(seed) for seed in range(5000)}) == 5000
    assert seed_code(4711) == "4K7"
    assert seed_code((1 << 32) - 1) == "3ZZZ-ZZZ"


def test_the_seal_of_a_deal_depends_on_seed_seats_and_options() -> None:
    matches = [
        Match(GAMES["rattus"], 3, 5),
        Match(GAMES["rattus"], 3, 6),
        Match(GAMES["rattus"], 4, 5),
        Match(GAMES["rattus"], 3, 5, {"regions": "ten"}),
    ]
    assert len({deal_seal(match) for match in matches}) == 4
    assert deal_seal(matches[0]) == deal_seal(Match(GAMES["rattus"], 3, 5, {"regions": "printed"}))
    # printf 'rattus 3 5' | sha256sum
    assert deal_seal(matches[0]) == "11D6-021C"


def test_a_match_is_honest_if_its_seed_leads_to_its_position() -> None:
    match = Match(GAMES["rattus_cartus"], 3, 9)
    for _ in range(12):
        match.play(match.state.options()[0])
    assert honest(match)
    match.seed = 10
    assert not honest(match)
