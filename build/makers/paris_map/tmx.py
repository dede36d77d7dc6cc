"""Writes maps and tile sets as Tiled reads them; whole numbers, relative paths, no compression."""

from __future__ import annotations

from collections.abc import Iterator

from build.makers.paris_map import things, tileset
from build.makers.paris_map.city import COLS, HEIGHT, ROWS, WIDTH, City
from build.makers.paris_map.layers import Layer, layers
from build.makers.paris_map.places import Place, places
from build.makers.paris_map.shores import T
from build.makers.paris_map.stage import Stage, Thing

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
GROUND, THINGS = 1, 1001
FOLDER = "paris"


def ground_set() -> str:
    """The tile set of the ground."""
    width, height = tileset.COLUMNS * T, tileset.rows() * T
    return (
        f'{HEAD}<tileset version="1.10" name="ground" tilewidth="{T}" tileheight="{T}" '
        f'tilecount="{tileset.COLUMNS * tileset.rows()}" columns="{tileset.COLUMNS}">\n'
        f' <image source="ground.png" width="{width}" height="{height}"/>\n</tileset>\n'
    )


def thing_names() -> list[str]:
    """Everything that can stand on a map; the order gives the numbers."""
    return list(things.makers())


def thing_set() -> str:
    """The tile set of things, a collection of pictures."""
    lines, sizes = [], [things.size(name) for name in thing_names()]
    for k, (name, (w, h)) in enumerate(zip(thing_names(), sizes, strict=True)):
        image = f'<image width="{w}" height="{h}" source="things/{name}.png"/>'
        lines.append(f' <tile id="{k}" type="{name}">\n  {image}\n </tile>')
    wide, high = max(w for w, _ in sizes), max(h for _, h in sizes)
    return (
        f'{HEAD}<tileset version="1.10" name="things" tilewidth="{wide}" tileheight="{high}" '
        f'tilecount="{len(lines)}" columns="0">\n' + "\n".join(lines) + "\n</tileset>\n"
    )


class Writer:
    """Collects the layers of one map and numbers them."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.layer = self.object = 1

    def number(self) -> int:
        """The next layer's number."""
        self.layer += 1
        return self.layer - 1

    def tiles(self, name: str, layer: Layer) -> None:
        """A layer of ground tiles."""
        number = tileset.number()
        rows = (",".join(str(GROUND + number[tile] if tile else 0) for tile in row) for row in layer)
        data = ",\n".join(rows)
        self.parts.append(
            f' <layer id="{self.number()}" name="{name}" width="{COLS}" height="{ROWS}">\n'
            f'  <data encoding="csv">\n{data}\n</data>\n </layer>'
        )

    def image(self, name: str, source: str) -> None:
        """A picture as large as the map."""
        self.parts.append(
            f' <imagelayer id="{self.number()}" name="{name}">\n'
            f'  <image source="{source}" width="{2 * WIDTH}" height="{2 * HEIGHT}"/>\n </imagelayer>'
        )

    def group(self, name: str, objects: Iterator[str], visible: bool) -> None:
        """A layer of objects."""
        hidden = "" if visible else ' visible="0"'
        body = "\n".join(objects)
        self.parts.append(
            f' <objectgroup id="{self.number()}" name="{name}"{hidden}>\n{body}\n </objectgroup>'
        )

    def thing(self, thing: Thing) -> str:
        """A picture standing at a place."""
        w, h = things.size(thing.name)
        gid = THINGS + thing_names().index(thing.name)
        box = f'x="{thing.x}" y="{thing.y}" width="{w}" height="{h}"'
        return f'  <object id="{self.next()}" name="{thing.name}" type="thing" gid="{gid}" {box}/>'

    def place(self, kind: str, place: Place) -> str:
        """A named rectangle or line."""
        start = f'  <object id="{self.next()}" name="{place.name}" type="{kind}" x="{place.x}" y="{place.y}"'
        inside = _properties(place)
        if place.points:
            line = " ".join(f"{x},{y}" for x, y in place.points)
            return f'{start}>\n{inside}   <polyline points="{line}"/>\n  </object>'
        size = f' width="{place.width}" height="{place.height}"'
        return f"{start}{size}>\n{inside}  </object>" if inside else f"{start}{size}/>"

    def next(self) -> int:
        """The next object's number."""
        self.object += 1
        return self.object - 1


def _properties(place: Place) -> str:
    lines = []
    for key, value in place.properties.items():
        kind = ' type="int"' if isinstance(value, int) else ""
        lines.append(f'    <property name="{key}"{kind} value="{value}"/>\n')
    return f"   <properties>\n{''.join(lines)}   </properties>\n" if lines else ""


def city_map(city: City, stage: Stage) -> str:
    """One map."""
    writer = Writer()
    for name, layer in layers(city).items():
        writer.tiles(name, layer)
    writer.group("bridges", (writer.thing(thing) for thing in stage.low), visible=True)
    writer.image("painted", f"{FOLDER}/painted_{city.seats}.png")
    writer.group("things", (writer.thing(thing) for thing in stage.things), visible=True)
    for name, found in places(city).items():
        writer.group(name, (writer.place(name, place) for place in found), visible=False)
    return (
        f'{HEAD}<map version="1.10" orientation="orthogonal" renderorder="right-down" '
        f'width="{COLS}" height="{ROWS}" tilewidth="{T}" tileheight="{T}" infinite="0" '
        f'nextlayerid="{writer.layer}" nextobjectid="{writer.object}">\n'
        f' <properties>\n  <property name="scale" type="int" value="2"/>\n'
        f'  <property name="seats" type="int" value="{city.seats}"/>\n </properties>\n'
        f' <tileset firstgid="{GROUND}" source="{FOLDER}/ground.tsx"/>\n'
        f' <tileset firstgid="{THINGS}" source="{FOLDER}/things.tsx"/>\n'
        + "\n".join(writer.parts)
        + "\n</map>\n"
    )
