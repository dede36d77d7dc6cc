"""The pictures of the rules of Notre Dame: Paris with pieces set up to show one thing, cards and pieces."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.theme import TINCTURES
from game.drawing.tiled_map import chart
from game.games.notre_dame.board_cuts import SIZE
from game.games.notre_dame.board_map import Paris
from game.games.notre_dame.board_streets import PAINTED, route
from game.games.notre_dame.rulebook_faces import face
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.play import MESSAGES, PLACES, TERMS
from game.table.chip import paint_pieces
from game.widgets.figures import Picture, Sign, Thing, arrow, board, lines, row
from game.words import Tongue
from rules import GAMES, Match
from rules.notre_dame.names import PERIODS, SECTORS
from rules.notre_dame.quarters import quarters
from rules.notre_dame.view import View

CUBE, COIN, RAT = "pieces/cube_gules", "pieces/coin", "pieces/rat_marker"
#: How much wider than high the parts of the city are shown.
SHAPES = {"": 1.625, "north": 2.7, "cathedral": 1.5, "harbour": 1.6, "quarter": 1.35, "home": 1.35}
#: A quarter that is some rounds old.
SETTLED: dict[str, Any] = {
    "sectors": {"bank": 2, "residence": 3, "hospital": 1, "park": 2},
    "confidant": "inn",
    "rat": 4,
}


class City(NamedTuple):
    """What is set up: the seats, changes of the first quarters, markets without message, and ways."""

    seats: int = 4
    quarters: tuple[dict[str, Any], ...] = ()
    bare: tuple[str, ...] = ()
    #: From place to place of the first quarter; from market to market along the streets.
    ways: tuple[tuple[str, str], ...] = ()

    @property
    def plan(self) -> str:
        """Name the map."""
        return f"paris_{quarters(self.seats)}"

    def view(self) -> View:
        """Set it up."""
        view = _dealt(self.seats)
        quarters = list(view.quarters)
        for number, change in enumerate(self.quarters):
            sectors = {**quarters[number].sectors, **change.get("sectors", {})}
            quarters[number] = quarters[number]._replace(**{**change, "sectors": sectors})
        messages = {market: kind for market, kind in view.messages.items() if market not in self.bare}
        return view._replace(quarters=tuple(quarters), messages=messages)

    def paint(self, canvas: Canvas, box: Box, _: Tongue) -> None:
        """Paint the city with its pieces and ways."""
        view = self.view()
        homes = tuple(quarter.home for quarter in view.quarters)
        paris = Paris(int(self.plan[-1]), homes, box, TINCTURES)
        paris.draw_ground(canvas)
        paint_pieces(canvas, paris.pieces(view))
        paris.draw_tallies(canvas, view)
        for start, end in self.ways:
            arrow(canvas, [(x + box.x, y + box.y) for x, y in self._way(start, end)])

    def _way(self, start: str, end: str) -> Sequence[tuple[float, float]]:
        city_map = chart(self.plan)
        markets = city_map.boxes("market")
        if start in markets:
            found = route(int(self.plan[-1]), PAINTED, start, end)
            return [point for _, line in found for point in line]
        yards = city_map.boxes("cubes")
        return [yards[f"{name}_0"].centre for name in (start, end)]

    def window(self, at: str) -> Box:
        """Find a part of the city: a sector or the harbour of the first quarter, or all of it."""
        city_map = chart(self.plan)
        if at == "cathedral":
            return city_map.boxes("cathedral")["cathedral"].inset(-20, -4)
        if at == "north":
            return Box(0, 0, SIZE[0], SIZE[1] * 0.56)
        if at in SECTORS:
            return city_map.boxes("sector")[f"{at}_0"].inset(-50, -24)
        layers = {"": (), "harbour": ("quay",), "quarter": ("sector", "market")}
        boxes = [
            box
            for layer in layers.get(at, ("sector", "market", "quay"))
            for name, box in city_map.boxes(layer).items()
            if name.endswith("_0")
        ]
        boxes = [box for box in boxes if box.x < SIZE[0] / 2 and box.y < SIZE[1] / 2]
        return around(boxes).inset(-24 if at == "harbour" else -12) if boxes else Box(0, 0, *SIZE)


@cache
def _dealt(seats: int) -> View:
    view: View = Match(GAMES["notre_dame"], seats, 7).state.view(0)
    return view


def city(setting: City = City(), at: str = "", note: str = "") -> Picture:  # noqa: B008
    """Show a part of the city."""
    return board(SIZE, partial(setting.window, at), setting.paint, note, SHAPES.get(at, 2.0))


def quarter(at: str, note: str = "", ways: tuple[tuple[str, str], ...] = (), **change: Any) -> Picture:
    """Show a part of a quarter; numbers are cubes in sectors, other things are as the view has them."""
    sectors = {name: number for name, number in change.items() if name in SECTORS}
    rest = {name: value for name, value in change.items() if name not in SECTORS}
    return city(City(quarters=({**rest, "sectors": sectors},), ways=ways), at, note)


def persons(*names: str, note: str = "") -> Picture:
    """Show person cards side by side."""
    return row(*(face(f"person/{name}") for name in names), note=note, shape=2.0 if len(names) < 4 else 2.5)


_OWN = (("bank", "check"), ("inn", "arrow_left"), ("park", "arrow_left"))
_PHASES = ("person", "hand", "building", "coin", "plague")

DRAWINGS: dict[str, Picture] = {
    "paris": city(City(4, (SETTLED, {"sectors": {"school": 2}, "confidant": "park", "cathedral": 1}))),
    "paris_two": city(City(2, (SETTLED,))),
    "paris_five": city(City(5)),
    "belongings": row(
        Thing(CUBE, CUBE, CUBE, high=0.5, caption=TERMS["cubes"]),
        Thing("pieces/confidant_gules", caption=CARDS["confidant"].name),
        Thing("pieces/carriage_gules", high=0.7, caption=TERMS["carriage"]),
        Thing(COIN, COIN, COIN, high=0.5, caption=TERMS["coins"]),
        Thing(RAT, high=0.5, caption=TERMS["rat"]),
    ),
    "prestige": row(*(Thing(f"pieces/prestige_{n}", high=0.8) for n in (1, 3, 5, 10))),
    "quarter_at_start": quarter("home", f"4 [{CUBE}]   3 [{COIN}]"),
    "person_stacks": row(
        Thing(*["card/back_person_brown"] * 6, step=0.14),
        *(Thing(*[f"card/back_person_{letter}"] * 3, step=0.14) for letter in "abc"),
    ),
    "bell": row(
        Thing("pieces/bell_ringer"),
        Sign("→"),
        Thing(*(f"crests/shield_{tincture}" for tincture in TINCTURES), high=0.6, step=1.1),
    ),
    "bells": row(
        *(
            part
            for letter in PERIODS
            for part in (Sign(letter, high=0.8), Thing(*["icons/bell"] * 3, high=0.7, step=0.95))
        ),
        shape=3.4,
    ),
    "phases": row(
        *(
            part
            for number, icon in enumerate(_PHASES, start=1)
            for part in (Sign(str(number), high=0.7), Thing(f"icons/{icon}", high=0.9))
        ),
        shape=4.0,
    ),
    "draft": row(*(face(f"action/{name}/gules", mark=mark) for name, mark in _OWN), shape=2.0),
    "play": row(
        face("action/bank/gules", mark="check"),
        face("action/carriage_house/azure", mark="check"),
        Thing("card/back_action_gules"),
        shape=2.0,
    ),
    "bank_of_three": quarter("bank", f"+ 3 [{COIN}]", bank=3, school=1),
    "moving_cube": quarter("school", ways=(("residence", "school"),), bank=1, residence=2),
    "bribe": row(
        Thing(COIN, high=0.5), Sign("→"), *(face(f"person/{name}") for name in ("monk", "hostess", "lawyer"))
    ),
    "quarter": city(City(4, (SETTLED,)), "home"),
    "supplies": row(
        Thing(*[CUBE] * 4, high=0.6, caption=PLACES["supply"]),
        Sign("←"),
        Thing(*[CUBE] * 10, high=0.6, step=0.42, caption=PLACES["reserve"]),
        shape=3.2,
    ),
    "inn_with_confidant": quarter("inn", "2 + 1 = 3", inn=2, confidant="inn"),
    "driving": quarter(
        "quarter", ways=(("centre_0", "inner_right_0"),), carriage="centre_0", carriage_house=1
    ),
    "messages": row(
        *(Thing(f"pieces/message_{kind}_gules", high=0.9, caption=words) for kind, words in MESSAGES.items())
    ),
    "colours": row(
        *(Thing(f"pieces/message_coin_{tincture}", high=0.7) for tincture in TINCTURES[:4]),
        Sign("→"),
        Thing("pieces/message_cube_gules", high=0.7),
        shape=3.4,
    ),
    "cathedral": quarter("cathedral", f"3 [{COIN}] + 1 [{CUBE}]: 6 [prestige]", cathedral=1),
    "park_of_four": quarter("park", "5 + 2 = 7 [prestige]", park=4, inn=1),
    "inn_of_three": quarter("inn", f"1 [{COIN}]  /  1 [{CUBE}]  /  [rat] −1", inn=3),
    "three_persons": persons("minstrel", "doctor", "city_guard"),
    "new_persons": persons("actress", "spy", "butcher", "scholar"),
    "sum_of_rats": persons("hostess", "minstrel", "guild_master", note="2 + 0 + 1 = 3 [rat]"),
    "harbour": quarter("harbour", "3 [rat]:  4 → 7", rat=7),
    "harbour_of_nine": quarter("harbour", f"−2 [prestige]  −1 [{CUBE}]", rat=9),
    "fullest": quarter("quarter", "3 > 2 > 1", bank=2, residence=3, school=1, confidant="inn"),
    "full_cathedral": city(
        City(4, ({"cathedral": 2}, {"cathedral": 1}, {"cathedral": 1})), "cathedral", "10 [prestige] : 4 = 2"
    ),
    "winner": lines(
        f"[crests/shield_gules]  41 [prestige]   5 [{COIN}] + 2 [{CUBE}] = 7   [trophy]",
        f"[crests/shield_azure]  41 [prestige]   3 [{COIN}] + 1 [pieces/cube_azure] = 4",
    ),
    "editions": lines(
        f"2007    4 [{CUBE}] → [coin] + [coin]", f"2017    3 [{CUBE}] → [coin] + [coin]", shape=3.0
    ),
    "jester_at_cathedral": row(
        face("person/jester"), Thing("sector/notre_dame", high=0.8), Sign("→"), Thing("sector/bank", high=0.8)
    ),
    "benefactor_pays": row(
        face("person/benefactor"),
        Thing("icons/prestige", high=0.5),
        Sign("/"),
        Thing(COIN, high=0.5),
        Sign("→"),
        Thing("icons/rat", high=0.5),
        Sign("−1"),
    ),
    "bare_markets": city(City(bare=("inner_right_0", "outer_left_0")), "quarter", f"2 [{COIN}]"),
    "streets": city(City(ways=(("centre_0", "inner_left_1"), ("centre_0", "inner_right_3"))), "north"),
    "rats_of_persons": persons("minstrel", "monk", "jester", "doctor"),
    "coins_move": row(
        Thing("crests/shield_azure", high=0.8),
        Thing(COIN, COIN, COIN, high=0.5),
        Sign("→"),
        Thing("crests/shield_gules", high=0.8),
    ),
    "movers": persons("jester", "actress", "travelling_folk"),
    "standing": quarter("quarter", carriage="inner_right_0"),
}
