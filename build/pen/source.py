"""Reads plain SVG: shapes with their inherited attributes, their place, and what they are clipped by."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from build.pen.matrix import Matrix, identity, transform, translate
from build.pen.page import View
from build.pen.paths import path_data

PLAIN = Path(__file__).resolve().parents[2] / "art" / "plain"
SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
INHERITED = frozenset(
    {
        "fill",
        "ink",
        "line",
        "pen",
        "shade",
        "lit",
        "pat",
        "wobble",
        "pool",
        "bloom",
        "opacity",
        "only",
        "offset",
        "halo",
        "seam",
        "layer",
        "when",
        "clip",
        "dye",
    }
)
OWN = frozenset({"nib", "strands", "fold", "petra", "dash"})
PLACED = frozenset({"id", "transform", "href", "x", "y"})
GEOMETRY = frozenset(
    {"d", "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2", "points"}
)
ROOT = frozenset({"viewBox", "width", "height", "seats", "sizes", "halo"})

Clip = tuple[str, Matrix]


@dataclass(frozen=True, slots=True)
class Shape:
    """One shape of a drawing: its path, its place, its attributes and the outlines that clip it."""

    d: str
    matrix: Matrix
    style: Mapping[str, str]
    clips: tuple[Clip, ...] = ()
    dye: Mapping[str, str] = field(default_factory=dict)

    def placed(
        self, matrix: Matrix, dye: Mapping[str, str] | None = None, clips: tuple[Clip, ...] = ()
    ) -> Shape:
        """This shape inside a larger drawing; `clips` are outlines of that drawing."""
        moved = tuple((d, matrix @ place) for d, place in self.clips)
        colours = {**self.dye, **(dye or {})}
        return replace(self, matrix=matrix @ self.matrix, clips=moved + clips, dye=colours)


@dataclass(frozen=True, slots=True)
class Plain:
    """A plain drawing as read: view, shapes from back to front, attributes of its root, files it uses."""

    view: View
    shapes: tuple[Shape, ...]
    root: Mapping[str, str]
    files: tuple[Path, ...]


def read(path: str | Path, seat: str = "") -> Plain:
    """Read a drawing by its path, or by its name under art/plain/parts or art/plain."""
    return _read(locate(str(path), PLAIN), seat)


def read_text(text: str, folder: Path = PLAIN, seat: str = "") -> Plain:
    """Read a drawing from its text."""
    reader = _Reader(ET.fromstring(text), folder, seat)
    return reader.plain()


@lru_cache(maxsize=1024)
def _read(path: Path, seat: str) -> Plain:
    plain = read_text(path.read_text(encoding="utf-8"), path.parent, seat)
    return replace(plain, files=(path, *plain.files))


def locate(name: str, folder: Path) -> Path:
    """Find a drawing beside another, among the parts, or under art/plain."""
    name = name if name.endswith(".svg") else f"{name}.svg"
    for place in (folder / name, PLAIN / "parts" / name, PLAIN / name):
        if place.is_file():
            return place
    raise FileNotFoundError(f"no drawing called {name}")


class _Reader:
    """Walks one document and gathers its shapes."""

    def __init__(self, root: ET.Element, folder: Path, seat: str) -> None:
        self.root, self.folder, self.seat = root, folder, seat
        self.shapes: list[Shape] = []
        self.files: list[Path] = []
        self.named: dict[str, tuple[ET.Element, Matrix]] = {}
        self.index(root, identity())

    def plain(self) -> Plain:
        view = tuple(float(v) for v in self.root.attrib["viewBox"].replace(",", " ").split())
        if len(view) != 4:
            raise ValueError("viewBox needs four numbers")
        check(self.root.attrib, ROOT | INHERITED, "svg")
        self.group(self.root, identity(), _inherited({}, self.root), {})
        return Plain(view, tuple(self.shapes), dict(self.root.attrib), tuple(dict.fromkeys(self.files)))

    def index(self, element: ET.Element, matrix: Matrix) -> None:
        """Remember where every named element stands."""
        matrix = matrix @ transform(element.get("transform"))
        if name := element.get("id"):
            self.named[name] = (element, matrix)
        for child in element:
            self.index(child, matrix)

    def walk(self, element: ET.Element, matrix: Matrix, style: dict[str, str], dye: dict[str, str]) -> None:
        tag = tag_of(element)
        if tag in ("", "defs", "title", "desc"):
            return
        matrix = matrix @ transform(element.get("transform"))
        if text := element.get("dye"):
            dye = dye | dict(pair.split(":", 1) for pair in text.split())
        style = _inherited(style, element)
        if tag == "use":
            check(element.attrib, INHERITED | PLACED, tag)
            self.use(element, matrix, style, dye)
        elif tag in SHAPES:
            check(element.attrib, INHERITED | OWN | PLACED | GEOMETRY, tag)
            self.shape(element, tag, matrix, style, dye)
        elif tag == "g":
            check(element.attrib, INHERITED | PLACED, tag)
            self.group(element, matrix, style, dye)
        else:
            raise ValueError(f"<{tag}> is not drawn by the pen")

    def group(self, element: ET.Element, matrix: Matrix, style: dict[str, str], dye: dict[str, str]) -> None:
        for child in element:
            self.walk(child, matrix, style, dye)

    def shape(
        self, element: ET.Element, tag: str, matrix: Matrix, style: dict[str, str], dye: dict[str, str]
    ) -> None:
        own = {key: value for key, value in element.attrib.items() if key in OWN or key.startswith("data-")}
        clips = self.clips(style.get("clip", "none"))
        self.shapes.append(Shape(path_data(tag, element.attrib), matrix, style | own, clips, dye))

    def clips(self, name: str) -> tuple[Clip, ...]:
        if name == "none":
            return ()
        element, matrix = self.named[name.lstrip("#")]
        clip = (path_data(tag_of(element), element.attrib), matrix)
        return (clip, *self.clips(element.get("clip", "none")))

    def use(self, element: ET.Element, matrix: Matrix, style: dict[str, str], dye: dict[str, str]) -> None:
        matrix = matrix @ translate(float(element.get("x", 0)), float(element.get("y", 0)))
        file, _, name = element.attrib["href"].replace("{seat}", self.seat).partition("#")
        if not file:
            self.walk(self.named[name][0], matrix, style, dye)
            return
        other = _read(locate(file, self.folder), self.seat)
        self.files.extend(other.files)
        for shape in other.shapes:
            placed = shape.placed(matrix, dye, self.clips(style.get("clip", "none")))
            self.shapes.append(replace(placed, style=style | dict(placed.style)))


def tag_of(element: ET.Element) -> str:
    """The element's name without its namespace; nothing for a comment."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def check(attributes: Mapping[str, str], known: frozenset[str], tag: str) -> None:
    """Refuse attributes the pen would ignore."""
    for key in attributes:
        if key not in known and not key.startswith(("data-", "{")):
            raise ValueError(f'<{tag}> has {key}="{attributes[key]}", which the pen does not know')


def _inherited(style: dict[str, str], element: ET.Element) -> dict[str, str]:
    own = {key: value for key, value in element.attrib.items() if key in INHERITED}
    free = {key: value for key, value in element.attrib.items() if key.startswith("data-")}
    return {**style, **own, **free}
