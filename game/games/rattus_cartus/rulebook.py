"""The pictures of the rules of Rattus Cartus: the street with visitors, the tracks, cards and odds."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.theme import TINCTURES
from game.games.rattus_cartus import board_street
from game.games.rattus_cartus.board_map import HIGH, WIDE, Town
from game.games.rattus_cartus.board_tracks import Tracks
from game.games.rattus_cartus.hand_odds import paint_odds
from game.games.rattus_cartus.rulebook_faces import CardFace
from game.games.rattus_cartus.words.cards import CARDS
from game.games.rattus_cartus.words.rulebook import HEADINGS
from game.games.rattus_cartus.words.table import COUNTERS, SURVIVAL, TERMS
from game.table.chip import paint_pieces
from game.widgets.figures import Part, Picture, Sign, Thing, board, lines, paint_leather, row
from game.words import Tongue
from rules import GAMES, Match
from rules.rattus_cartus.names import BUILDINGS, CLASSES
from rules.rattus_cartus.view import BUILDING_CARDS, Building, Stand, View

BACK, RAT = "card/back_population", "icons/rat"
#: The sheet of influence as it lies on the table.
SHEET = (980.0, 290.0)
#: A house with its name and placard.
PLOT = (384.0, 242.0)
EVEN = BUILDING_CARDS["even"]


def house(name: str, copy: int = 0) -> Building:
    """Give a building card; its copies differ in their support."""
    return EVEN[BUILDINGS.index(name) * 5 + copy]


def inside(plot: int, number: int, cards: int, laid: Sequence[str] = ()) -> Stand:
    """Let a seat stand in a building with cards face down, or open."""
    shown = tuple(laid)
    return Stand(plot, number, len(shown) or cards, shown or None, None, None, bool(shown))


@cache
def _dealt(seats: int) -> View:
    view: View = Match(GAMES["rattus_cartus"], seats, 5).state.view(0)
    return view


class Street(NamedTuple):
    """A town that is set up: its buildings, and who stands where."""

    row: tuple[Building, ...]
    stands: Mapping[int, Stand] = {}
    seats: int = 4

    def view(self) -> View:
        """Set it up."""
        view = _dealt(self.seats)
        players = tuple(player._replace(stand=self.stands.get(player.seat)) for player in view.players)
        return view._replace(row=self.row, players=players)

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Paint the street with its visitors."""
        view, town = self.view(), Town(box, len(self.row), TINCTURES)
        outside = town.box.inset(-board_street.MARGIN)
        layer = board_street.painted(canvas, town, view, say)
        canvas.surface.blit(layer, canvas.page.pixels(outside)[:2])
        paint_pieces(canvas, town.pieces(view))
        town.draw_numbers(canvas, view)

    def window(self, *plots: int) -> Box:
        """Find some plots with the places before them, or the whole street."""
        town = Town(Box(0, 0, WIDE, HIGH), len(self.row), TINCTURES)
        return around([town.plot(plot) for plot in plots]) if plots else Box(0, 0, WIDE, HIGH)


def town(setting: Street, *plots: int, note: str = "") -> Picture:
    """Show a street, or some plots of it."""
    shape = 0.95 if len(plots) == 1 else WIDE / HIGH
    return board((WIDE, HIGH), partial(setting.window, *plots), setting.paint, note, shape)


def single(name: str) -> Picture:
    """Show one building as it stands in the street, without the places before it."""
    setting = Street((house(name), house("farm", 1), house("palace", 2)))
    shape = PLOT[0] / PLOT[1]
    return board((WIDE, HIGH), lambda: Box(0, 0, *PLOT), setting.paint, shape=shape, exact=True)


class Stack(Part):
    """Discs on top of each other, the lowest first."""

    def __init__(self, *names: str, high: float = 0.8) -> None:
        super().__init__(high=high)
        self.names = names

    def draw(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay one on the other."""
        for number, name in enumerate(self.names):
            canvas.picture(name, Box(box.x, box.y + box.h * (0.42 - 0.24 * number), box.w, box.h * 0.56))


class Influence(NamedTuple):
    """The sheet of influence with discs: by class the seats from the one ahead, with their influence."""

    standing: Mapping[str, tuple[tuple[int, int], ...]]

    def view(self) -> View:
        """Set it up."""
        view = _dealt(4)
        numbers = {track: dict(pairs) for track, pairs in self.standing.items()}
        players = tuple(
            player._replace(influence={t: numbers.get(t, {}).get(player.seat, 0) for t in CLASSES})
            for player in view.players
        )
        tracks = {t: tuple(seat for seat, _ in self.standing.get(t, ())) for t in CLASSES}
        return view._replace(players=players, tracks=tracks)

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Paint the sheet and its discs."""
        view, tracks = self.view(), Tracks(box, TINCTURES)
        canvas.surface.blit(tracks.painted(canvas, say), canvas.page.pixels(box)[:2])
        tracks.paint_under(canvas, view, say)
        paint_pieces(canvas, tracks.pieces(view))
        tracks.draw_numbers(canvas, view)


def influence(standing: Mapping[str, tuple[tuple[int, int], ...]], at: Box | None = None) -> Picture:
    """Show the tracks, or a part of them."""
    setting = Influence(standing)
    whole = at or Box(0, 0, *SHEET)
    return board(SHEET, lambda: whole, setting.paint, shape=whole.w / whole.h)


def cards(*names: str, note: str = "") -> Picture:
    """Show cards side by side."""
    parts: list[Part] = [
        Thing(BACK) if name == BACK else Sign(name) if len(name) < 4 else CardFace(f"special/{name}")
        for name in names
    ]
    return row(*parts, note=note, shape=2.4)


def _paint_odds(canvas: Canvas, box: Box, say: Tongue) -> None:
    paint_leather(canvas, box)
    paint_odds(canvas, _dealt(4), 12, box.centred(min(box.w - 48, 560), box.h - 44), say)


_THREE = (house("tent", 2), house("monastery", 0), house("monastery", 3))
_FULL = {
    0: inside(1, 1, 4),
    1: inside(0, 1, 3),
    2: inside(2, 1, 0),
    3: inside(2, 2, 1),
}
_OPEN = {
    0: inside(0, 1, 0, ("chivalry_4", "joker", "church_0", "sword")),
    1: inside(0, 2, 0, ("chivalry_0", "chivalry_2")),
}
_STANDING = {
    "royalty": ((0, 9), (1, 6), (2, 3), (3, 1)),
    "chivalry": ((1, 7), (3, 7), (0, 2)),
    "church": ((2, 11), (0, 5), (3, 5)),
    "magic": ((3, 4), (1, 2)),
    "bourgeoisie": ((0, 8), (2, 8), (1, 3)),
    "peasantry": ((2, 6), (3, 2), (1, 1)),
}
_SIX = ("palace", "castle", "monastery", "farm", "marketplace", "tent")

DRAWINGS: dict[str, Picture] = {
    "street": town(Street((house("monastery"), house("castle", 1), house("tent", 2)), _FULL)),
    "parts": row(
        Thing("card/back_building", high=0.8, caption=HEADINGS["persons"]),
        CardFace("special/chivalry_3", high=0.8, caption=TERMS["population"]),
        CardFace("special/joker", high=0.8, caption=CARDS["joker"].name),
        Thing(*[BACK] * 5, high=0.8, step=0.3, caption=SURVIVAL["nun_row"]),
    ),
    "six_houses": row(Thing(*(f"buildings/{name}" for name in _SIX), step=0.94), shape=3.6),
    "rounds": lines(
        "[human] [human]    10 [hourglass]    2 [building]",
        "[human] [human] [human]    9 [hourglass]    2 [building]",
        "[human] [human] [human] [human] [human]    8 [hourglass]    3 [building]",
        shape=2.4,
    ),
    "start": row(
        *(
            CardFace(f"special/{name}")
            for name in ("peasantry_2", "magic_0", "church_4", "royalty_1", "chivalry_0")
        ),
        Sign("10"),
        Thing(RAT, high=0.4),
    ),
    "two_houses": town(
        Street((house("palace"), house("castle", 1)), {0: inside(0, 1, 3), 1: inside(1, 1, 2)}, 2)
    ),
    "phases": row(
        *(
            part
            for letter, icon in zip("ABCDE", ("building", "draw", "laid", "eye", "first"), strict=True)
            for part in (Sign(letter, high=0.7), Thing(f"icons/{icon}", high=0.9))
        ),
        shape=4.0,
    ),
    "alike": town(Street((house("farm"), house("farm", 1), house("farm", 2)))),
    "supports": town(Street(_THREE)),
    "visitors": town(Street(_THREE, _FULL)),
    "laying": row(
        CardFace("special/church_2"),
        CardFace("special/sword"),
        CardFace("special/joker"),
        Sign("→"),
        Thing(*[BACK] * 3, step=0.25),
    ),
    "resolving": town(Street((house("castle"), house("farm", 1), house("palace", 2)), _OPEN), 0),
    "tracks": influence(_STANDING),
    "hand": cards("peasantry_2", "magic_0", "royalty_1", "sword", "gold"),
    "decks": row(
        Thing(BACK, BACK, BACK, step=0.12, caption=COUNTERS["deck"].title),
        Sign("→"),
        CardFace("special/church_1"),
        Sign("→"),
        CardFace("special/magic_3", caption=COUNTERS["discard"].title),
    ),
    "specials": row(*(CardFace(f"special/{key}", caption=card.name) for key, card in CARDS.items())),
    "population": row(
        CardFace("special/church_3"),
        Sign("3"),
        Thing("icons/nun", high=0.4),
        Sign("+1"),
        Thing("icons/influence", high=0.4),
    ),
    "premium": row(
        Thing("crests/shield_azure", high=0.6),
        Thing(*[BACK] * 4, step=0.25),
        Thing("icons/crown", high=0.5),
        Sign(">"),
        Thing("crests/shield_gules", high=0.6),
        Thing(*[BACK] * 2, step=0.25),
        Thing("icons/human", high=0.5),
    ),
    "class_of": row(
        Thing("buildings/monastery"),
        Thing("classes/church", high=0.35),
        CardFace("special/church_1", mark="check"),
        CardFace("special/magic_2", mark="rat"),
    ),
    "ten_rats": row(
        Thing("town/rats_5", "town/rats_3", "town/rats_1", "town/rats_1", high=0.7, step=1.05), Sign("= 10")
    ),
    "nun_row": row(
        *(
            CardFace(f"special/{name}")
            for name in ("magic_4", "church_0", "royalty_2", "peasantry_3", "chivalry_1")
        ),
        note="4 + 0 + 2 + 3 + 1 = 10 [nun]",
    ),
    "look": row(Thing(BACK), Thing(BACK), CardFace("special/church_4", mark="eye"), Thing(BACK), Thing(BACK)),
    "chances": Picture(_paint_odds, 2.0),
    "contests": row(
        CardFace("special/sword"),
        Sign("→"),
        Thing(BACK, BACK, step=0.3, high=0.7),
        CardFace("special/flute"),
        Sign("→"),
        Thing(RAT, high=0.4),
    ),
    "last_round": row(
        Thing("icons/hourglass", high=0.7),
        Thing("icons/crown", high=0.6),
        Sign("→ +1"),
        Thing("icons/influence", high=0.5),
    ),
    "podium": influence(_STANDING),
    "hand_score": lines(
        "[hand] 2      [sword] 2      [flute] 2      [pass] 2",
        "[gold] 6 / 3      [prestige] 1",
        shape=3.0,
    ),
    "winner": lines(
        "[crests/shield_gules]  34 [prestige]   9 [rat]   [trophy]",
        "[crests/shield_azure]  34 [prestige]   10 [rat]",
        "[crests/shield_or]  41 [prestige]   12 [rat]   [skull]",
        shape=2.2,
    ),
    "stack": row(
        Stack("discs/side_azure", "discs/side_gules"),
        Sign("→"),
        Thing("crests/shield_gules", high=0.7),
        Sign(">"),
        Thing("crests/shield_azure", high=0.7),
    ),
    "sword_takes": row(CardFace("special/sword"), Sign("5 → 2"), Thing(BACK, BACK, step=0.4)),
    "copies": lines(
        "4 [draw]",
        "2 [draw], −1 [rat]        2 [draw], 1 [eye]",
        "−2 [rat]        −1 [rat], 1 [eye]",
        shape=2.6,
    ),
    "short": row(
        CardFace("special/gold"),
        Sign("1"),
        Sign("→"),
        Thing("icons/crown", high=0.5),
        Thing("crests/shield_gules", high=0.6),
    ),
    "right": town(
        Street(
            (house("farm"), house("palace", 1), house("guard_tower", 2)),
            {0: inside(0, 1, 1), 2: inside(2, 1, 2)},
        )
    ),
    "towers": town(
        Street(
            (house("guard_tower"), house("guard_tower", 1), house("farm", 2)),
            {0: inside(0, 1, 2), 1: inside(1, 1, 1)},
        )
    ),
    **{f"building/{name}": single(name) for name in BUILDINGS},
}
