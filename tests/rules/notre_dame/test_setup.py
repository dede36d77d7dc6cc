"""Setting up: the components, the board for each number of seats, and what a table may agree on."""

from itertools import combinations

import pytest

from rules import GAMES
from rules.kernel import SetupError
from rules.notre_dame.names import CARDS, CATHEDRAL_POINTS, COINS, CUBES, SECTORS
from rules.notre_dame.people import PEOPLE, RATS, stack
from tests.rules.driving import offered, play
from tests.rules.notre_dame.paris import Paris, table

GAME = GAMES["notre_dame"]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Paris:
    return Paris(GAME, seats, seed, options)


# Components.


def test_a_set_of_action_cards_has_nine_cards() -> None:
    assert set(CARDS) == {
        *("school", "bank", "residence", "carriage_house", "inn", "park", "hospital"),
        *("notre_dame", "confidant"),
    }
    assert len(CARDS) == 9


def test_six_persons_are_brown_and_three_of_each_letter_grey() -> None:
    browns = ("hostess", "minstrel", "moneylender", "jester", "monk", "doctor")
    assert stack("brown") == browns
    assert stack("A") == ("city_guard", "night_watchman", "bishop")
    assert stack("B") == ("guild_master", "beggar_king", "lawyer")
    assert stack("C") == ("lady_in_waiting", "mayor", "carpenter")


def test_the_expansion_adds_six_grey_persons_a_letter() -> None:
    new = {letter: {*stack(letter, "new_persons")} - {*stack(letter)} for letter in "ABC"}
    assert new == {
        "A": {"administrator", "nurse", "scholar", "priest", "procurator", "bell_ringer"},
        "B": {"spy", "travelling_folk", "coachman", "trader", "benefactor", "butcher"},
        "C": {"councillor", "gatekeeper", "innkeeper", "gravedigger", "actress", "mistress"},
    }
    assert stack("brown", "new_persons") == stack("brown")


def test_every_person_card_shows_none_to_three_rats() -> None:
    assert set(RATS.values()) == {0, 1, 2, 3}


@pytest.mark.parametrize(("letter", "rats"), [("A", 12), ("B", 13), ("C", 12)])
def test_the_base_persons_of_a_period_show_so_many_rats(letter: str, rats: int) -> None:
    persons = stack("brown") + stack(letter)
    assert sum(RATS[name] for name in persons) == rats


@pytest.mark.parametrize(("letter", "least", "most"), [("A", 1, 7), ("B", 2, 7), ("C", 1, 7)])
def test_a_round_shows_so_many_rats_at_least_and_at_most(letter: str, least: int, most: int) -> None:
    browns = combinations(stack("brown"), 2)
    greys = stack(letter)
    totals = {RATS[a] + RATS[b] + RATS[grey] for a, b in browns for grey in greys}
    assert totals == set(range(least, most + 1))


def test_the_rounds_of_the_rulebook_can_happen() -> None:
    browns = stack("brown")
    greys = [name for letter in "ABC" for name in stack(letter)]
    rounds = [(RATS[a], RATS[b], RATS[grey]) for a in browns for b in browns if a != b for grey in greys]
    assert (2, 0, 1) in rounds
    with_the_doctor = [(RATS[a], RATS["doctor"], RATS[grey]) for a in browns for grey in greys]
    assert (2, 3, 1) in with_the_doctor


def test_the_new_persons_keep_the_spread_of_rats_of_their_letter() -> None:
    for letter in "ABC":
        base = [RATS[name] for name in stack(letter)]
        new = [RATS[name] for name in stack(letter, "new_persons") if name not in stack(letter)]
        assert sorted(new) == sorted(base * 2)


# What each seat gets.


@SEATS
def test_each_seat_begins_with_four_cubes_and_leaves_ten_in_the_reserve(seats: int) -> None:
    state = fresh(seats).state
    assert CUBES == 14
    assert state.supply == [4] * seats
    assert state.reserve == [10] * seats
    assert state.cubes == [0] * 8 * seats


@pytest.mark.parametrize(("seats", "left"), [(2, 19), (3, 16), (4, 13), (5, 10)])
def test_each_seat_begins_with_three_of_the_25_coins(seats: int, left: int) -> None:
    match = fresh(seats)
    assert COINS == 25
    assert match.state.coins == [3] * seats
    assert match.state.view(None).coins_left == left


@SEATS
def test_each_seat_begins_with_its_rat_on_0_and_without_points(seats: int) -> None:
    state = fresh(seats).state
    assert state.rat == [0] * seats
    assert state.prestige == [0] * seats


@SEATS
def test_each_confidant_waits_outside_the_quarter(seats: int) -> None:
    assert [quarter.confidant for quarter in fresh(seats).state.view(None).quarters] == [None] * seats


@pytest.mark.parametrize(
    ("seats", "centres"),
    [
        (2, ["centre_0", "centre_2"]),
        (3, ["centre_0", "centre_1", "centre_2"]),
        (4, ["centre_0", "centre_1", "centre_2", "centre_3"]),
        (5, ["centre_0", "centre_1", "centre_2", "centre_3", "centre_4"]),
    ],
)
def test_each_carriage_stands_in_the_centre_of_its_own_quarter(seats: int, centres: list[str]) -> None:
    assert [quarter.carriage for quarter in fresh(seats).state.view(None).quarters] == centres


@SEATS
def test_each_seat_has_its_nine_cards_of_which_it_has_drawn_three(seats: int) -> None:
    state = fresh(seats).state
    for seat in range(seats):
        assert len(state.offer[seat]) == 3
        assert sorted(state.offer[seat] + state.deck[seat]) == list(range(seat * 9, seat * 9 + 9))


def test_the_decks_are_shuffled() -> None:
    assert len({fresh(seed=seed).state.offer[0] for seed in range(20)}) > 10


@SEATS
def test_each_colour_has_each_message_once_in_its_own_quarter(seats: int) -> None:
    lying = sorted(fresh(seats).state.view(None).messages.values())
    quarters = 4 if seats == 2 else seats
    assert lying == [
        (colour, kind) for colour in range(quarters) for kind in ("coin", "cube", "plain", "rat")
    ]


def test_the_messages_of_a_quarter_are_laid_at_random() -> None:
    assert len({tuple(fresh(seed=seed).state.messages[:5]) for seed in range(40)}) > 12


# Two seats.


def test_two_seats_face_each_other_on_the_board_of_four() -> None:
    view = fresh(2).state.view(None)
    assert [quarter.home for quarter in view.quarters] == [0, 2]
    assert len(view.messages) == 16


def test_the_two_free_quarters_have_messages_but_no_carriage() -> None:
    view = fresh(2).state.view(None)
    assert {message.colour for message in view.messages.values()} == {0, 1, 2, 3}
    assert {quarter.carriage for quarter in view.quarters} == {"centre_0", "centre_2"}


@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_the_cathedral_shares_out_so_many_points_a_period(seats: int, points: int) -> None:
    assert CATHEDRAL_POINTS[seats] == points
    assert fresh(seats).state.view(None).cathedral_points == points


@pytest.mark.parametrize("seats", [0, 1, 6, "3", None, True])
def test_two_to_five_can_play(seats: object) -> None:
    with pytest.raises(SetupError, match="2 to 5"):
        GAME.new(seats)  # type: ignore[arg-type]


# The persons.


def test_a_round_shows_two_brown_persons_and_a_grey_one_of_letter_a() -> None:
    state = fresh().state
    assert [PEOPLE[name].stack for name in state.persons] == ["brown", "brown", "A"]
    assert state.plague == sum(RATS[name] for name in state.persons)


def test_the_grey_stack_has_a_on_top_then_b_then_c() -> None:
    state = fresh().state
    assert [PEOPLE[name].stack for name in (state.persons[2], *state.grey)] == list("AAABBBCCC")


def test_the_grey_persons_of_a_letter_come_in_random_order() -> None:
    assert {fresh(seed=seed).state.persons[2] for seed in range(30)} == set(stack("A"))
    assert len({fresh(seed=seed).state.grey[-3:] for seed in range(60)}) == 6


def test_without_the_expansion_the_nine_base_persons_come() -> None:
    for seed in range(20):
        assert fresh(seed=seed).state.cast == (
            *("city_guard", "night_watchman", "bishop"),
            *("guild_master", "beggar_king", "lawyer"),
            *("lady_in_waiting", "mayor", "carpenter"),
        )


def test_with_the_expansion_three_of_nine_grey_persons_a_letter_come() -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = fresh(seed=seed, new_persons="on").state
        assert [PEOPLE[name].stack for name in state.cast] == list("AAABBBCCC")
        assert sorted((state.persons[2], *state.grey)) == sorted(state.cast)
        seen |= set(state.cast)
    assert seen == {name for letter in "ABC" for name in stack(letter, "new_persons")}


def test_the_grey_persons_of_the_game_are_shown_before_the_first_round() -> None:
    match = fresh(new_persons="on")
    assert [event.kind for event in match.opening[:3]] == ["cast", "period", "round"]
    assert match.opening[0].data == (match.state.cast,)
    assert match.opening[0].only is None


def test_everybody_sees_which_grey_persons_will_come_but_not_in_which_order() -> None:
    orders = set()
    for seed in range(60):
        match = fresh(seed=seed, new_persons="on")
        view = match.state.view(0)
        assert view.cast == match.state.cast
        assert view.grey is None
        assert view.grey_left == 8
        order = (match.state.persons[2], *(name for name in match.state.grey if PEOPLE[name].stack == "A"))
        orders.add(tuple(match.state.cast.index(name) for name in order))
    assert len(orders) == 6


# What a table may agree on.


def test_every_choice_has_its_default_first_and_says_where_it_comes_from() -> None:
    assert {choice.key: choice.default for choice in GAME.choices}.items() >= {
        "new_persons": "off",
        "inn": "third",
        "jester": "quarter_and_cathedral",
        "benefactor": "prestige",
        "trader": "four_markets",
        "prestige": "hidden",
        "first_player": "random",
        "streets": "crossings",
    }.items()
    for choice in GAME.choices:
        assert len(choice.source) > 20
        assert len(set(choice.values)) == len(choice.values) > 1


def test_the_presets_are_the_two_editions() -> None:
    assert GAME.presets == {"2017": {}, "2007": {"new_persons": "off", "inn": "fourth"}}
    for preset in GAME.presets.values():
        GAME.new(3, 1, preset)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="no option 'tavern'"):
        fresh(tavern="third")
    with pytest.raises(SetupError, match="it can be third, fourth"):
        fresh(inn="fifth")


@pytest.mark.parametrize(("edition", "bonuses"), [("2017", 2), ("2007", 1)])
def test_the_third_piece_in_the_inn_tells_the_editions_apart(edition: str, bonuses: int) -> None:
    match = table(options=dict(GAME.presets[edition]), s0={"inn": 2, "hand": ("inn", "bank", "park")})
    play(match, "card:inn", *["bonus:coin"] * bonuses)
    assert match.state.coins[0] == 3 + bonuses
    assert offered(match)[0] == "card:school"


@pytest.mark.parametrize(
    ("rule", "sources"),
    [
        ("quarter_and_cathedral", ["sector:bank", "sector:inn", "cathedral"]),
        ("quarter", ["sector:bank", "sector:inn"]),
    ],
)
def test_the_jester_takes_cubes_from_the_cathedral_unless_agreed_otherwise(
    rule: str, sources: list[str]
) -> None:
    match = table(
        phase="bribes",
        persons=("jester", "monk", "mayor"),
        options={"jester": rule},
        s0={"bank": 1, "inn": 1, "cathedral": 1},
    )
    play(match, "bribe:jester")
    assert offered(match) == sources


@pytest.mark.parametrize(("rule", "prestige", "coins"), [("prestige", 6, 4), ("coins", 9, 1)])
def test_the_benefactor_takes_points_unless_the_table_agreed_on_coins(
    rule: str, prestige: int, coins: int
) -> None:
    match = table(
        phase="bribes",
        persons=("jester", "monk", "benefactor"),
        options={"benefactor": rule},
        s0={"rat": 5, "prestige": 9, "coins": 5},
    )
    play(match, "bribe:benefactor", "give:3")
    assert match.state.rat[0] == 2
    assert (match.state.prestige[0], match.state.coins[0]) == (prestige, coins)


@pytest.mark.parametrize(("rule", "coins"), [("four_markets", 4), ("five_markets", 5)])
def test_the_trader_counts_the_centre_only_where_agreed(rule: str, coins: int) -> None:
    match = table(
        phase="bribes",
        persons=("jester", "monk", "trader"),
        options={"trader": rule},
        bare=("inner_left_0", "outer_right_0"),
    )
    play(match, "bribe:trader")
    assert match.state.coins[0] == coins


@pytest.mark.parametrize(("rule", "seen"), [("hidden", [None, 7, None]), ("open", [5, 7, 3])])
def test_the_points_of_others_are_hidden_unless_agreed_otherwise(rule: str, seen: list[int | None]) -> None:
    match = table(options={"prestige": rule}, s0={"prestige": 5}, s1={"prestige": 7}, s2={"prestige": 3})
    view = match.state.view(1)
    assert [quarter.prestige for quarter in view.quarters] == seen
    assert [quarter.breakdown is None for quarter in view.quarters] == [points is None for points in seen]
    assert (view.timeline is None) == (rule == "hidden")


def test_hidden_points_are_laid_open_when_the_game_is_over() -> None:
    match = table(phase="payout", s0={"prestige": 5}, s1={"prestige": 7}, s2={"prestige": 3})
    view = match.state.view(None)
    assert [quarter.prestige for quarter in view.quarters] == [5, 7, 3]
    assert view.winners == (1,)


def test_cubes_coins_and_rats_lie_open_to_everybody() -> None:
    match = table(s0={"bank": 2, "cathedral": 1, "supply": 3, "coins": 6, "rat": 4, "confidant": "inn"})
    for viewer in (0, 1, None):
        quarter = match.state.view(viewer).quarters[0]
        assert quarter.sectors == {sector: 2 if sector == "bank" else 0 for sector in SECTORS}
        assert (quarter.cathedral, quarter.supply, quarter.reserve) == (1, 3, 8)
        assert (quarter.coins, quarter.rat, quarter.confidant) == (6, 4, "inn")


@SEATS
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    assert {fresh(seats, seed).state.first for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (5, 4)])
def test_the_host_may_name_the_first_player(seats: int, first: int) -> None:
    assert {fresh(seats, seed, first_player=f"seat_{first}").state.first for seed in range(10)} == {first}


def test_the_first_player_has_to_sit_at_the_table() -> None:
    with pytest.raises(SetupError, match="cannot be 'seat_3'"):
        fresh(3, first_player="seat_3")


@pytest.mark.parametrize(("plan", "near"), [("crossings", True), ("rings", False)])
def test_the_table_may_agree_on_another_street_plan(plan: str, near: bool) -> None:
    match = table(options={"streets": plan}, s0={"hand": ("carriage_house", "bank", "park")})
    play(match, "card:carriage_house")
    assert ("market:centre_1" in offered(match)) == near
