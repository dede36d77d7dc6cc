"""The tables on which every game has to prove itself: each seat count, each kind of set-up."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules import GAMES
from rules.kernel import Game, Match
from rules.notre_dame.state import NotreDame
from rules.rattus.state import Rattus
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.setup import mixed
from tests.rules.rattus_cartus import pieces as rattus_cartus_pieces

#: Towns of Rattus Cartus with every share of both buildings in every class.
MIXED: list[Mapping[str, str]] = [
    {"buildings": "mixed", **{mixed(name): "01245"[(turn + place) % 5] for place, name in enumerate(CLASSES)}}
    for turn in range(5)
]

#: Set-ups that together use every value of every option of a game. The golden playthroughs tell of the first
#: and the last: others belong between them.
SETUPS: dict[str, list[Mapping[str, str]]] = {
    "notre_dame": [
        {},
        {"inn": "fourth"},
        {"new_persons": "on"},
        {"new_persons": "on", "streets": "rings", "prestige": "open"},
        {
            "new_persons": "on",
            "inn": "fourth",
            "jester": "quarter",
            "benefactor": "coins",
            "trader": "five_markets",
            "first_player": "seat_1",
        },
    ],
    "rattus": [
        {},
        {"cards": "golden_age", "ties": "shared"},
        {"cards": "rat_control", "regions": "eight"},
        {"cards": "europe_at_war", "regions": "ten"},
        {"cards": "one_per_class", "token_counter": "hidden", "regions": "twelve"},
        {"cards": "picked", "picked": "serf,crusader,nun,emperor,magician,baker", "first_player": "seat_1"},
        {"cards": "random", "chivalry": "ensured"},
    ],
    "rattus_cartus": [
        {},
        {"buildings": "one_a_class", "influence_ties": "first", "support_order": "in_turn"},
        {"buildings": "picked", "picked": "treasury,guard_tower,hospital,brewery,office,pipers_hut"},
        *MIXED,
        {
            "buildings": "five_a_class",
            "sword_cards": "random",
            "support_table": "card_heavy",
            "rats": "open",
            "first_player": "seat_1",
        },
    ],
}

#: Checks that no piece was lost or invented.
CONSERVED: dict[str, Callable[[Any], None]] = {
    "notre_dame": NotreDame.check,
    "rattus": Rattus.check,
    "rattus_cartus": rattus_cartus_pieces.check,
}


class Table(NamedTuple):
    """A game, a number of seats and what was agreed on."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        """Name the table in test reports."""
        return "-".join([self.game.key, str(self.seats), *self.options.values()])

    def match(self, seed: int) -> Match:
        """Begin a match."""
        return Match(self.game, self.seats, seed, self.options)


TABLES = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats in game.seats
    for options in SETUPS[game.key]
    # Of towns that differ in their shares alone, one seat count each is enough.
    if options not in MIXED or seats == game.seats[MIXED.index(options) % len(game.seats)]
]
