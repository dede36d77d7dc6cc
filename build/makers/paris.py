"""The three maps of Paris with their tile sets, things and painted grounds, under maps/."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from build.makers.paris_map import things, tileset, tmx
from build.makers.paris_map.city import city
from build.makers.paris_map.dress import dress
from build.makers.paris_map.paint import painted
from build.makers.paris_map.vellum import vellum
from build.output import ROOT, Output, code_files
from build.pen import PLAIN
from build.pen.quantise import small_png
from build.pen.raster import with_resvg

FOLDER = "maps/paris"
SEATS = (3, 4, 5)


def _thing(name: str) -> bytes:
    return small_png(with_resvg(things.makers()[name]().svg(), *things.size(name)))


def _sheet() -> bytes:
    return small_png(tileset.sheet())


def _map(seats: int) -> str:
    return tmx.city_map(city(seats), dress(city(seats)))


def _ground(seats: int) -> bytes:
    return painted(city(seats), dress(city(seats)))


def _code(*names: str) -> tuple[Path, ...]:
    """Modules of the map by name, with what the rules say of places and streets."""
    rules = tuple(ROOT / "rules" / "notre_dame" / name for name in ("names.py", "streets.py", "streets.toml"))
    return (
        *(path for path in code_files("build/makers/paris_map") if not names or path.stem in names),
        *rules,
    )


DRAWING = ("colours", "sheet", "shores", "paving", "works", "things")
GROUND = ("colours", "sheet", "shores", "paving", "city", "layers", "tileset")


def outputs() -> list[Output]:
    """Tile sets, things, grounds and maps."""
    drawn = {path.stem: path for path in things.drawn()}
    drawn |= {f"sector_{path.stem}": path for path in sorted((PLAIN / "sector").glob("*.svg"))}
    drawn["cathedral"] = PLAIN / "sector" / "notre_dame.svg"
    everything = (*_code(), *sorted(set(drawn.values())))
    made = [
        Output(f"{FOLDER}/ground.png", _sheet, _code(*GROUND)),
        Output(f"{FOLDER}/ground.tsx", tmx.ground_set, _code(*GROUND, "tmx")),
        Output(f"{FOLDER}/vellum.png", vellum, _code("vellum", "bend", "city")),
        Output(f"{FOLDER}/things.tsx", tmx.thing_set, everything),
    ]
    for name in things.makers():
        own = (drawn[name],) if name in drawn else ()
        target = f"{FOLDER}/things/{name}.png"
        made.append(Output(target, partial(_thing, name), (*_code(*DRAWING), *own)))
    made += [Output(f"{FOLDER}/painted_{n}.png", partial(_ground, n), everything) for n in SEATS]
    made += [Output(f"maps/paris_{n}.tmx", partial(_map, n), everything) for n in SEATS]
    return made
