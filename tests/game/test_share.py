"""Share codes: whole set-ups in a few letters, forgiving to read and unforgiving of errors."""

import hashlib
import random
from collections.abc import Callable

import pytest

from game.program.navigation import House
from game.scenes.result import Result
from game.scenes.seating import LONGEST_CODE, Seating
from game.scenes.table import Table as Scene
from game.session.deal_codes import read_deal
from game.session.plan import Plan, against_bots
from game.session.session import Session
from game.session.share_codes import (
    DIGITS,
    deal_seal,
    honest,
    read_code,
    seed_code,
    share_code,
)
from game.table.chronicle import seal_line
from game.words import Tongue, shared
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
    assert [game.number for game in GAMES.values()] == [1, 2, 3]
    for game in GAMES.values():
        assert len(game.choices) <= len(DIGITS)
        assert all(len(choice.values) <= len(DIGITS) for choice in game.choices)


def test_a_deal_has_a_short_name_of_its_own() -> None:
    assert len({seed_code(seed) for seed in range(5000)}) == 5000
    assert seed_code(4711) == "4K7"
    assert seed_code((1 << 32) - 1) == "3ZZZ-ZZZ"


def test_the_code_of_any_table_fits_where_it_is_written() -> None:
    deals = [plan_of(table, (1 << 64) - 1) for table in TABLES]
    picked = {
        "cards": "picked",
        "picked": "monk,king,witch,knight,merchant,peasant",
        "regions": "twelve",
        "ties": "shared",
        "token_counter": "hidden",
        "first_player": "seat_3",
    }
    deals.append(against_bots("rattus", 4, (1 << 64) - 1)._replace(options=picked))
    assert max(len(share_code(plan)) for plan in deals) <= LONGEST_CODE


# The seal.


def sealed(seats: int = 3, seed: int = 5, nonce: str = "0f" * 16, **options: str) -> Plan:
    return against_bots("rattus", seats, seed)._replace(nonce=nonce, options=options)


def test_a_new_deal_cannot_be_tried_through() -> None:
    deals = [against_bots("rattus", 3, 0).dealt_anew() for _ in range(200)]
    assert len({plan.seed for plan in deals}) == len({plan.nonce for plan in deals}) == 200
    assert max(plan.seed.bit_length() for plan in deals) == 64
    assert all(len(bytes.fromhex(plan.nonce)) >= 16 for plan in deals)


def test_the_seal_of_a_deal_depends_on_seed_seats_options_and_its_key() -> None:
    plans = [
        sealed(),
        sealed(seed=6),
        sealed(4),
        sealed(regions="ten"),
        sealed(nonce="f0" * 16),
        sealed(nonce=""),
    ]
    assert len({deal_seal(plan) for plan in plans}) == len(plans)
    assert deal_seal(plans[0]) == deal_seal(sealed(regions="printed"))


def test_anybody_can_verify_a_seal_with_what_is_opened_at_the_end() -> None:
    """As it is done by ``printf 'RB-2370-0000-05C4 0f0f…' | sha256sum``."""
    plan = sealed()
    found = hashlib.sha256(f"{share_code(plan)} {plan.nonce}".encode()).hexdigest().upper()
    assert deal_seal(plan).replace("-", "") == found[:16]
    assert Plan.read(plan.to_json()) == plan


def test_deals_from_before_verify_as_what_they_are() -> None:
    plan = against_bots("rattus", 3, 5)
    old = {key: value for key, value in plan.to_json().items() if key != "nonce"}
    # printf 'rattus 3 5' | sha256sum
    assert deal_seal(Plan.read(old)) == "11D6-021C"


@pytest.mark.parametrize("nonce", ["x" * 32, "0f" * 15, "0F" * 16, 7, None])
def test_a_key_that_is_none_is_refused(nonce: object) -> None:
    with pytest.raises(ValueError, match="no table"):
        Plan.read({**sealed().to_json(), "nonce": nonce})


def test_a_deal_whose_code_is_known_does_not_claim_to_be_sealed(house: House) -> None:
    say = Tongue("en")
    fresh = against_bots("rattus", 3, 0).dealt_anew()
    assert deal_seal(fresh) in seal_line(fresh, say)
    for text in (seed_code(99), share_code(sealed())):
        known = read_deal(fresh, text)
        assert not known.nonce
        assert seal_line(known, say) == say(shared.OPEN_DEAL)
    session = Session(fresh)
    while session.asked is not None:
        session.match.play(session.match.state.options(session.asked.seat)[0], session.asked.seat)
    table = house.sit_down(session)
    house.over(table)
    result = house.app.top
    assert isinstance(result, Result)
    result.again_with_same_deal()
    again = house.app.top
    assert isinstance(again, Scene)
    assert (again.session.plan.seed, again.session.plan.nonce) == (fresh.seed, "")


@pytest.mark.parametrize("begin", [lambda house: house.open_door("rattus"), House.play_again])
def test_a_new_table_is_sealed_and_tells_nobody_its_code(
    house: House, begin: Callable[[House], None]
) -> None:
    house.profiles.remember(against_bots("rattus", 3, 5))
    begin(house)
    top = house.app.top
    if isinstance(top, Seating):
        assert top.plan.nonce
        assert seed_code(top.plan.seed) not in [getattr(b, "text", "") for b in top.buttons]
        top.begin()
    assert isinstance(house.app.top, Scene)
    plan = house.app.top.session.plan
    assert plan.nonce
    assert plan.seed != 5


def test_a_match_is_honest_if_its_seed_leads_to_its_position() -> None:
    plan, match = against_bots("rattus_cartus", 3, 9), Match(GAMES["rattus_cartus"], 3, 9)
    for _ in range(12):
        match.play(match.state.options()[0])
    assert honest(plan, match)
    assert not honest(plan._replace(seed=10), match)
    match.seed = 10
    assert not honest(plan._replace(seed=10), match)
