"""Setting up Notre Dame: what a table may agree on, and the deal."""

from collections.abc import Mapping

from rules.kernel import Choice
from rules.notre_dame import people
from rules.notre_dame.names import AWAY, BARE, CUBES, PERIODS
from rules.notre_dame.quarters import quarters
from rules.notre_dame.round import whole_game
from rules.notre_dame.scoring import width
from rules.notre_dame.state import NotreDame
from rules.notre_dame.streets import PLANS

START_CUBES = 4
START_COINS = 3

CHOICES = (
    Choice(
        "new_persons", ("off", "on"), "New Persons expansion: three of nine grey persons a letter", free=True
    ),
    Choice("inn", ("third", "fourth"), "Two bonuses from the third piece (2017) or the fourth (2007)"),
    Choice(
        "jester",
        ("quarter_and_cathedral", "quarter"),
        "Where the jester's cube may come from: German 2017 and 2007 rules, or French 2017",
    ),
    Choice("benefactor", ("prestige", "coins"), "What the benefactor takes: German 2017, or French 2017"),
    Choice(
        "trader",
        ("four_markets", "five_markets"),
        "Which markets count: a ruling, because the centre is bare",
    ),
    Choice(
        "prestige",
        ("hidden", "open"),
        "Points may be stacked out of sight; a table may agree otherwise",
        free=True,
    ),
    Choice(
        "first_player",
        ("random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4"),
        "The editions name three different customs; chance or the host decides",
        free=True,
    ),
    Choice("streets", PLANS, "The printed street plan is not known from text; see streets.toml"),
)

PRESETS: dict[str, dict[str, str]] = {
    "2017": {},
    "2007": {"new_persons": "off", "inn": "fourth"},
}


def deal(seats: int, chance: int, options: Mapping[str, str]) -> NotreDame:
    """Lay out the game; everything that follows is on the stack."""
    state = NotreDame(
        seats=seats,
        chance=chance,
        quarters=quarters(seats),
        streets=options["streets"],
        inn_doubles_at=3 if options["inn"] == "third" else 4,
        jester_reaches_cathedral=options["jester"] == "quarter_and_cathedral",
        benefactor_takes_coins=options["benefactor"] == "coins",
        trader_counts_centre=options["trader"] == "five_markets",
        prestige_open=options["prestige"] == "open",
        first=0,
        grey=(),
        cast=(),
        deck=[()] * seats,
        offer=[()] * seats,
        hand=[()] * seats,
        played=[()] * seats,
        seen=[0] * seats,
        prestige=[0] * seats,
        coins=[START_COINS] * seats,
        supply=[START_CUBES] * seats,
        reserve=[CUBES - START_CUBES] * seats,
        rat=[0] * seats,
        cubes=[0] * (8 * seats),
        confidant=[AWAY] * seats,
        carriage=[0] * seats,
        messages=[],
        taken=[()] * seats,
        tally=[],
    )
    state.carriage = [state.home(seat) * 5 for seat in range(seats)]
    state.first = state.seat_wished(options["first_player"])
    for _ in range(state.quarters):
        state.messages += [BARE, *state.shuffled(range(4))]
    expansions = [key for key, value in options.items() if value == "on"]
    for letter in PERIODS:
        _choose_cast(state, people.stack(letter, *expansions))
    state.tally = [0] * (seats * width(state.cast))
    state.push(*whole_game())
    return state


def _choose_cast(state: NotreDame, names: tuple[str, ...]) -> None:
    # Three of a letter are shown to all, then shuffled again so that nobody knows their order.
    chosen = state.shuffled(names)[:3]
    state.cast += tuple(name for name in names if name in chosen)
    state.grey += state.shuffled(chosen)
