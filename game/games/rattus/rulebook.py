"""The pictures of the rules of Rattus: parts of Europe set up to show one thing, tokens and class cards."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, NamedTuple

from game.drawing.canvas import Canvas
from game.drawing.page import Box, around
from game.drawing.theme import INK, LEAF_GOLD, TINCTURES
from game.games.rattus.board_map import SIZE, Europe
from game.games.rattus.rulebook_faces import ClassFace
from game.games.rattus.words import panel
from game.games.rattus.words.rulebook import PLAGUE_PIECE, SIGN_TITLES
from game.games.rattus.words.table import COUNTERS, PIECES, PLACES
from game.table.chip import paint_pieces
from game.table.region_buttons import outline
from game.widgets.figures import Picture, Sign, Thing, arrow, board, lines, row
from game.words import Tongue
from game.words.classes import CLASSES, SIGNS
from rules import GAMES, Match
from rules.rattus.europe import regions_for
from rules.rattus.setup import SETS
from rules.rattus.view import FACES, Face, Rat, View

CUBE, BLUE, GOLD = "pieces/cube_gules", "pieces/cube_azure", "pieces/cube_or"
BACK, RING, PLAGUE = "pieces/rat_back", "pieces/rat_back_start", "pieces/plague"
_FACES = {face.name: face for face in FACES}


def rat(name: str = "", *, ring: bool = False) -> Rat:
    """Lay a token: open with its face, or with its back up."""
    face: Face | None = _FACES.get(name)
    return Rat(ring, face, face_up=face is not None, known_by=())


class Lands(NamedTuple):
    """What is set up: changes of regions, where the plague is, and arrows and outlines between regions."""

    regions: Mapping[str, dict[str, Any]] = {}
    plague: str = ""
    seats: int = 4
    ways: tuple[tuple[str, str], ...] = ()
    lit: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    castle: tuple[int, ...] = ()

    def view(self) -> View:
        """Set it up; regions that are not spoken of are as they were dealt."""
        view = _dealt(self.seats)
        regions = tuple(region._replace(**self.regions.get(region.name, {})) for region in view.regions)
        castle = (*self.castle, *(0,) * self.seats)
        players = tuple(player._replace(castle=castle[player.seat]) for player in view.players)
        plague = self.plague or view.plague
        return view._replace(regions=regions, players=players, plague=plague, walls=self.walls)

    def board(self, box: Box) -> Europe:
        """Lay the chart into a box."""
        return Europe(regions_for(self.seats), box, TINCTURES)

    def paint(self, canvas: Canvas, box: Box, _: Tongue) -> None:
        """Paint the chart with its pieces."""
        view, chart = self.view(), self.board(box)
        chart.draw_ground(canvas)
        for name in self.lit:
            outline(canvas, chart.lands[name], INK, 9)
            outline(canvas, chart.lands[name], LEAF_GOLD, 5)
        paint_pieces(canvas, chart.pieces(view))
        for start, end in self.ways:
            (x0, y0), (x1, y1) = chart.lands[start].centre, chart.lands[end].centre
            arrow(canvas, [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (0.3, 0.74)])

    def window(self, *names: str) -> Box:
        """Find some regions, or all of Europe."""
        chart = self.board(Box(0, 0, *SIZE))
        known = {**chart.lands, "castle": chart.placed("castle")["castle"]}
        return around([known[name] for name in names]).inset(-10) if names else Box(0, 0, *SIZE)


@cache
def _dealt(seats: int) -> View:
    view: View = Match(GAMES["rattus"], seats, 3).state.view(0)
    return view


def europe(setting: Lands, *names: str, note: str = "", shape: float = 1.6) -> Picture:
    """Show some regions."""
    return board(SIZE, partial(setting.window, *names), setting.paint, note, shape)


def region(*cubes: int, rats: int = 0, tokens: tuple[Rat, ...] = (), **more: Any) -> dict[str, Any]:
    """Fill a region: cubes by seat, rats face down or tokens as they are."""
    four = (*cubes, 0, 0, 0, 0)[:4]
    return {"cubes": four, "rats": tokens or tuple(rat() for _ in range(rats)), **more}


def characters(*names: str, note: str = "") -> Picture:
    """Show class cards side by side."""
    return row(
        *(ClassFace(f"class/{name}") for name in names), note=note, shape=2.2 if len(names) < 5 else 3.4
    )


def tokens(*names: str, note: str = "") -> Picture:
    """Show the faces of tokens side by side."""
    return row(*(Thing(f"token/{name}", high=0.86) for name in names), note=note, shape=3.0)


_GALLIA = {"gallia": region(0, 2, 1, tokens=(rat("r05"), rat("r07"), rat()))}
_CROWD = {"gallia": region(3, 1, rats=3), "germania": region(0, 2, 1, rats=1), "italia": region(1, rats=0)}

DRAWINGS: dict[str, Picture] = {
    "europe": europe(Lands({**_CROWD, "anglia": region(0, 0, 3, rats=2), "polonia": region(2, rats=1)})),
    "parts": row(
        Thing(CUBE, CUBE, CUBE, high=0.5, caption=COUNTERS["score"].title),
        Thing(BACK, "token/r09", high=0.8, step=0.9, caption=panel.TOKENS),
        Thing(PLAGUE, caption=PLAGUE_PIECE),
        ClassFace("class/monk", caption=COUNTERS["cards"].title),
    ),
    "europe_of_two": europe(Lands(seats=2)),
    "first_rats": europe(Lands(plague="germania"), "gallia", "germania", "italia"),
    "six": characters(*SETS["base"]),
    "first_cubes": europe(
        Lands({"hispania": {"cubes": (2, 0, 2, 0)}, "gallia": {"cubes": (0, 2, 0, 0)}}, "scandia"),
        "hispania",
        "gallia",
    ),
    "turn": row(
        ClassFace("class/king", mark="check"),
        Thing(CUBE, CUBE, high=0.42),
        Sign("→"),
        Thing(PLAGUE, high=0.86),
    ),
    "take": row(
        Thing("crests/shield_azure", high=0.7),
        Sign("→"),
        ClassFace("class/merchant"),
        Sign("→"),
        Thing("crests/shield_gules", high=0.7),
    ),
    "placing": europe(
        Lands(
            {"gallia": region(3, rats=3), "italia": region(0, rats=0), "germania": region(1, 2, rats=1)},
            "scandia",
        ),
        "gallia",
        "germania",
        note=f"3 [rat] → 3 [{CUBE}]    1 [rat] → 1 [{CUBE}]",
    ),
    "powers": characters("merchant", "witch", "knight"),
    "neighbours": europe(
        Lands(
            {},
            "russia",
            lit=("gallia",),
            ways=(("gallia", "anglia"), ("gallia", "hispania"), ("gallia", "italia"), ("gallia", "germania")),
        ),
        "anglia",
        "hispania",
        "germania",
    ),
    "crowded": europe(
        Lands({"gallia": region(2, 2, 1, rats=3)}, "germania"), "gallia", note="[rat] [rat] [rat]"
    ),
    "castle": europe(Lands({}, "russia", castle=(2, 1, 0, 3)), "castle", shape=1.5),
    "supply": row(
        Thing(*[CUBE] * 8, high=0.5, step=0.5, caption=PLACES["reserve"]),
        ClassFace("class/baker", caption=PLACES["bread"]),
    ),
    "helpers": row(
        *(
            Thing(f"pieces/{'wall_flat' if name == 'wall' else name}", high=0.8, caption=words)
            for name, words in PIECES.items()
        )
    ),
    "six_classes": row(
        *(Thing(f"classes/{name}", high=0.7, caption=words) for name, words in CLASSES.items()), shape=3.4
    ),
    "same_class": row(
        ClassFace("class/knight"),
        ClassFace("class/crusader"),
        Sign("+"),
        Thing("classes/chivalry", high=0.4),
        Sign("="),
        Sign("−2"),
        Thing(CUBE, high=0.4),
    ),
    "riders": characters("knight", "crusader", "soldier"),
    "plague": europe(
        Lands({**_CROWD}, "gallia", ways=(("hispania", "gallia"),)), "hispania", "gallia", "germania"
    ),
    "spreading": europe(
        Lands(
            {"gallia": region(1, 1, rats=3), "hispania": region(rats=2), "italia": region(rats=2)},
            "gallia",
            lit=("gallia",),
        ),
        "hispania",
        "gallia",
        "italia",
        note="3 [rat] → + 2 [rat]",
    ),
    "ravage": europe(Lands(_GALLIA, "gallia"), "gallia"),
    "read_token": row(
        Thing("token/r05"),
        Sign("2+", caption=SIGN_TITLES["limit"]),
        Thing("classes/majority", high=0.5, caption=SIGNS["majority"]),
        Thing("classes/peasantry", high=0.5, caption=CLASSES["peasantry"]),
        Thing("classes/chivalry", high=0.5, caption=CLASSES["chivalry"]),
    ),
    "limits": tokens("r01", "r04", "r08", "r15", "r20", "r30"),
    "signs": row(
        Thing("token/r01", high=0.9),
        Sign("→"),
        Thing("classes/peasantry", high=0.5),
        ClassFace("class/peasant"),
        Thing("classes/royalty", high=0.5),
        ClassFace("class/king"),
    ),
    "majority": row(
        Thing("token/r04"),
        Thing("classes/majority", high=0.5),
        Sign("→"),
        Thing(CUBE, CUBE, CUBE, high=0.4),
        Sign(">"),
        Thing(BLUE, high=0.4),
    ),
    "everybody": row(
        Thing("token/r09"),
        Thing("classes/all", high=0.5),
        Sign("→"),
        Thing(CUBE, BLUE, GOLD, high=0.4, step=1.1),
    ),
    "ring": row(Thing(RING), Sign("/"), Thing(BACK)),
    "loss": lines(f"[classes/chivalry] → −1 [{GOLD}]", "[classes/chivalry] → −1 [pieces/potion]", shape=3.0),
    "example": europe(
        Lands(_GALLIA, "gallia"),
        "gallia",
        note="2+   [classes/majority] [classes/peasantry] [classes/chivalry]",
    ),
    "ending": row(
        Thing("icons/pouch", high=0.8),
        Sign("= 0"),
        Sign("/"),
        Thing(*[CUBE] * 10, high=0.4, step=0.4),
        Sign("20"),
    ),
    "last_round": row(
        *(Thing(f"crests/shield_{tincture}", high=0.7) for tincture in ("argent", "or", "azure")),
        Sign("←"),
        Thing("icons/hourglass", high=0.6),
        Thing("crests/shield_gules", high=0.7),
    ),
    "last_powers": characters("peasant", "queen", "mayor", "soldier"),
    "final_plague": europe(
        Lands(
            {
                name: region(1, 1, tokens=(rat(face),))
                for name, face in zip(
                    ("gallia", "germania", "italia", "hispania", "anglia", "polonia"),
                    ("r01", "r05", "r09", "r12", "r20", "r30"),
                    strict=True,
                )
            },
            "russia",
        ),
        "hispania",
        "germania",
        "italia",
    ),
    "survivors": lines(
        f"[crests/shield_gules]  9 [{CUBE}] + 2 [castle] = 11   [trophy]",
        f"[crests/shield_azure]  11 [{BLUE}] + 0 [castle] = 11",
    ),
    "editions": characters("king", "queen", "emperor"),
    "tokens": tokens("r01", "r12", "r25", "r36"),
    "tally": row(
        Thing("icons/skull", high=0.6),
        *(Thing(f"token/{name}", high=0.8) for name in ("r04", "r11", "r22")),
        Sign("?"),
        Thing(BACK, BACK, BACK, high=0.8, step=0.5),
    ),
    "two_neutral": europe(
        Lands({"scandia": region(1, 1, tokens=(rat("r15"),))}, "scandia"), "scandia", note="2 + 2 = 4"
    ),
    "leading": europe(
        Lands(
            {"gallia": region(3, 2), "germania": region(2, 2), "italia": region(1)},
            "russia",
            lit=("gallia", "italia"),
        ),
        "gallia",
        "germania",
        "italia",
    ),
    "walls": europe(
        Lands({}, "gallia", walls=("gallia_germania", "gallia_hispania", "anglia_gallia")), "gallia"
    ),
    "potions": row(
        Thing(CUBE, "pieces/potion", high=0.7, step=0.95),
        Sign("+", high=0.5),
        Thing("classes/all", high=0.6),
        Sign("→", high=0.5),
        Thing(CUBE, high=0.7),
    ),
    "open_tokens": europe(
        Lands({"gallia": region(1, 2, 1, tokens=(rat("r01"), rat("r08"), rat("r25")))}, "gallia"), "gallia"
    ),
}
