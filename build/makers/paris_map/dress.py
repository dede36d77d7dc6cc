"""Dresses a map with houses, trees, boats, folk and the game's own buildings, from back to front."""

from __future__ import annotations

from build.makers.paris_map.bend import bent
from build.makers.paris_map.city import HEIGHT, ROWS, TILE, WIDTH, Box, City
from build.makers.paris_map.country import country
from build.makers.paris_map.stage import Stage, Thing
from build.makers.paris_map.things import COURTS, size


def bridges(s: Stage) -> None:
    """Spans between the banks; they belong to the ground."""
    for x0, x1, y in s.city.bridges:
        x = x0
        while x < x1:
            s.lay(s.one("bridge", 3), (x + 0.5) * TILE, y * TILE + 56)
            x += 1
        for end in (x0, x1):
            s.lay("bridge_head", end * TILE, y * TILE + 56)


def quarters(s: Stage) -> None:
    """The places of the game and what fills the gaps between them."""
    for quarter in s.city.quarters:
        for name, box in quarter.sectors.items():
            _sector(s, name, box)
        for place, (x, y) in quarter.markets.items():
            round_one = "square" if place == "centre" else "market"
            s.put(round_one, x, y + size(round_one)[1] / 4, -40)
            if place != "centre":
                s.put(s.one("stall", 3), x, y + 15)
        x, y, w, h = quarter.pier
        pier = "pier_low" if quarter.island else "pier"
        dx, dy = bent(x + w / 2, y + h / 2)
        foot = dy - h / 2 - 2 + size(pier)[1] / 2
        s.things.append(Thing(dy - h / 2, pier, round(2 * (dx - w / 2) - 4), round(2 * foot)))


def _sector(s: Stage, name: str, box: Box) -> None:
    x, y, w, h = box
    foot, middle = y + h, x + w / 2
    court = min(COURTS, key=lambda width: abs(width / 2 - w))
    s.put(f"court_{court}", middle, foot + 3, -30)
    s.put(f"sector_{name}", middle, foot - 29)
    if name != "park":
        spots = ((0.04, -4), (0.97, -6), (0.2, -18), (0.82, -19), (0.5, -24))
        for part, dy in spots if h > 75 else spots[:2]:
            s.put(s.one("cottage", 12), x + w * part + s.stray(2), foot - 32 + dy + s.stray(1.5))


def banks(s: Stage) -> None:
    """Between the quarters of a bank, on the quay blocks and along the shore."""
    for mirror in (False, True):

        def at(x: float, mirror: bool = mirror) -> float:
            return WIDTH - x if mirror else x

        def span(a: float, b: float, mirror: bool = mirror) -> tuple[float, float]:
            return (WIDTH - b, WIDTH - a) if mirror else (a, b)

        s.row(*span(78, 222), 366)
        s.row(*span(66, 222), 398)
        s.put("chapel", at(150), 386)
        s.row(*span(256, 304), 366)
        if s.city.seats > 3:
            s.row(*span(74, 222), 428)
            s.row(*span(256, 304), 428)
        for y in (88, 112, 138, 162):
            s.put(s.one("cottage", (5, 11, 5, 1, 2)), at(348), y)
        if s.city.seats > 3:
            for y in (612, 640, 664, 690):
                s.put(s.one("cottage", (5, 11, 5, 3, 4)), at(348), y + 6)


def quay_blocks(s: Stage) -> None:
    """Houses behind the harbour."""
    for quarter in s.city.quarters:
        x, y = quarter.quay_block[0] * TILE, quarter.quay_block[1] * TILE
        if quarter.island:
            s.many(
                "house",
                10,
                (
                    (x + 26, y + 38),
                    (x + 72, y + 38),
                    (x + 24, y + 60),
                    (x + 74, y + 60),
                    (x + 26, y + 82),
                    (x + 72, y + 82),
                ),
            )
            continue
        a = x + (24 if x > WIDTH / 2 else 0)
        s.row(x + 2, x + 98, y + 20)
        s.row(x + 2, x + 98, y + 36)
        if quarter.upper:
            s.put("warehouse", a + 36, y + 92)
            continue
        s.row(a, a + 74, y + 74)
        s.row(a, a + 74, y + 92)


def walls(s: Stage) -> None:
    """Towers of the city wall."""
    low = ROWS - 1 if s.city.seats > 3 else 9
    foot = low * TILE + 42
    for y in (118, *range(210, low * TILE - 60, 165), 686 if s.city.seats > 3 else foot + 6):
        s.put("wall_tower", 20, y)
        s.put("wall_tower", WIDTH - 20, y)
    for x in (150, 300, WIDTH - 150, WIDTH - 300):
        s.put("gate_tower", x, 34)
        s.put("wall_tower", x, foot + 4)


def bridge_houses(s: Stage) -> None:
    """The old bridges carry houses at both ends; in the middle one sees the river come and go."""
    for y in (39, 15 * TILE - 9) if s.city.seats == 4 else (39,):
        for x in (386, 432, 478, WIDTH - 478, WIDTH - 432, WIDTH - 386):
            s.put(s.one("row", 14), x, y)


def island(s: Stage) -> None:
    """The cathedral and what stands round it."""
    x, foot = s.city.cathedral[0] * TILE, s.city.cathedral[1] * TILE
    s.put("cathedral", x, foot + 12)
    s.put("parvis", x, foot + 44, -300)
    s.many("trees", 4, ((560, 150), (600, 143), (650, 146), (690, 158), (530, 178), (720, 180)))
    s.put("fountain", 598, 168)
    if s.city.seats == 4:
        for y in (518, 538, 558):
            s.row(530, 722, y)
        s.put("chapel", 556, 268)
        spots = (
            (580, 622),
            (624, 624),
            (668, 622),
            (528, 300),
            (530, 340),
            (726, 350),
            (724, 400),
            (540, 222),
        )
        s.many("trees", 4, (*spots, (590, 226), (700, 222)))
        s.row(586, 634, 250)
        s.row(680, 728, 246)
    else:
        spots = (
            (522, 232),
            (520, 268),
            (521, 304),
            (520, 340),
            (731, 300),
            (733, 336),
            (728, 366),
            (704, 372),
        )
        s.many("cottage", (5, 11, 5, 1), spots)


def river(s: Stage) -> None:
    """Boats and mills, never on the harbour."""
    boats = [
        (560, 126, 1),
        (512, 104, 0),
        (700, 132, 2),
        (660, 108, 3),
        (474, 300, 0),
        (782, 316, 1),
        (474, 372, 2),
    ]
    boats += [(788, 380, 3)]
    if s.city.seats == 4:
        boats += [(468, 480, 3), (780, 500, 0), (560, 692, 1), (720, 690, 2)]
    else:
        boats += [(410, 660, 1)]
    if s.city.seats == 3:
        boats += [(412, 560, 0), (836, 566, 3), (404, 420, 2)]
    for x, y, kind in boats:
        s.put(f"boat_{kind}", x, y)
    s.put("watermill", 466, 94)
    s.put("watermill", 770, 92)
    s.put("compass", 830, 174)
    for x, y in ((590, 96), (470, 262), (800, 250), (410, 168)):
        s.put("folk_7", x, y)


def squares(s: Stage) -> None:
    """Stalls on the central markets, stone crosses where streets meet without a market."""
    for quarter in s.city.quarters:
        x, y = quarter.plaza[0] * TILE, quarter.plaza[1] * TILE
        spots = ((84, 26),) if quarter.upper or quarter.island else ((14, 95), (82, 95))
        for k, (dx, dy) in enumerate(spots):
            s.put(f"stall_{(quarter.seat + k) % 3}", x + dx, y + dy)
    for x, y in s.city.crossings:
        if x != 13:
            s.put("cross", x * TILE, y * TILE + 8)


def folk(s: Stage) -> None:
    """People along walls and quays, away from every spot where a piece may stand."""
    walks = [
        (106, 52),
        (206, 54),
        (300, 50),
        (540, 52),
        (600, 52),
        (680, 52),
        (948, 52),
        (1018, 50),
        (1140, 54),
    ]
    walks += [(50, 120), (46, 262), (1200, 130), (1204, 262), (306, 194), (946, 196), (590, 198), (690, 200)]
    if s.city.seats > 3:
        walks += [
            (52, 500),
            (50, 610),
            (1204, 520),
            (1204, 610),
            (120, 724),
            (260, 726),
            (990, 726),
            (1120, 724),
        ]
        walks += [(298, 388), (950, 388), (304, 578), (944, 582)]
    if s.city.seats == 4:
        walks += [(560, 582), (640, 582), (700, 582), (600, 724), (680, 724), (640, 500)]
    else:
        walks += [
            (560, 434),
            (640, 436),
            (700, 434),
            (420, 726),
            (836, 726),
            (626, 700),
            (482, 560),
            (766, 590),
        ]
    for x, y in walks:
        s.put(s.one("folk", 7), x + s.stray(4), y + s.stray(3))


def dress(city: City) -> Stage:
    """Everything on one map, sorted from back to front."""
    stage = Stage(city)
    steps = [bridges, quarters, banks, quay_blocks, walls, bridge_houses, island, river, squares, folk]
    for step in [*steps, country] if city.seats == 3 else steps:
        step(stage)
    stage.things.sort(key=lambda thing: (thing.depth, thing.x, thing.name))
    stage.things = [t for t in stage.things if t.x < 2 * WIDTH and t.y - size(t.name)[1] < 2 * HEIGHT]
    return stage
