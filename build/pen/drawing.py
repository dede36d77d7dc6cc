"""A drawing: shapes put together from plain files or by a program, then drawn by the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import shapely

from build.pen.areas import solid
from build.pen.inking import Hand
from build.pen.matrix import Matrix, identity
from build.pen.page import Page, View
from build.pen.palette import PIGMENTS, seat_dye
from build.pen.source import INHERITED, OWN, Plain, Shape, check, read, read_text


class Drawing:
    """Shapes from back to front; `name` seeds the hand, so keep it the same for variants of one thing."""

    def __init__(self, view: View, name: str, halo: float = 0.0) -> None:
        self.view, self.name, self.halo = view, name, halo
        self.shapes: list[Shape] = []

    def path(self, d: str, matrix: Matrix | None = None, **style: str | float) -> None:
        """Add a path with the same attributes as in plain SVG."""
        attributes = {key.rstrip("_"): f"{value}" for key, value in style.items()}
        check(attributes, INHERITED | OWN, "path")
        self.shapes.append(Shape(d, identity() if matrix is None else matrix, attributes))

    def place(
        self,
        what: Plain | Iterable[Shape] | str | Path,
        matrix: Matrix | None = None,
        dye: Mapping[str, str] | None = None,
        clip: str = "",
        seat: str = "",
    ) -> None:
        """Add another drawing: moved, dyed, and clipped to an outline of this one (path data)."""
        if isinstance(what, str | Path):
            what = read(what, seat)
        shapes = what.shapes if isinstance(what, Plain) else what
        clips = ((clip, identity()),) if clip else ()
        for shape in shapes:
            self.shapes.append(shape.placed(identity() if matrix is None else matrix, dye, clips))

    def svg(self, size: str = "medium", seat: str = "", dye: Mapping[str, str] | None = None) -> str:
        """The inked picture."""
        page = Page(self.view)
        hand = Hand(page, self.name, size, seat, {**(seat_dye(seat) if seat else {}), **(dye or {})})
        for shape in self.shapes:
            hand.draw(shape, halo=self.halo > 0)
        if hand.covered:
            silhouette = shapely.unary_union(hand.covered).buffer(self.halo).buffer(0.6).buffer(-0.6)
            page.under(solid(silhouette.simplify(0.12)), PIGMENTS["ivory"])
        return page.svg()


def drawing_of(plain: Plain, name: str) -> Drawing:
    """A plain file as a drawing."""
    drawing = Drawing(plain.view, name, float(plain.root.get("halo", 0)))
    drawing.place(plain)
    return drawing


def ink_text(text: str, name: str, size: str = "medium", seat: str = "", folder: Path | None = None) -> str:
    """Ink plain SVG given as text."""
    plain = read_text(text, folder, seat) if folder else read_text(text, seat=seat)
    return drawing_of(plain, name).svg(size, seat)


def ink_file(path: str | Path, name: str = "", size: str = "medium", seat: str = "") -> str:
    """Ink a plain SVG file."""
    return drawing_of(read(path, seat), name or Path(path).stem).svg(size, seat)
