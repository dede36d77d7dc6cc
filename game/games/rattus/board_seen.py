"""Rats that a seat has looked at in secret, shown large while it looks at them again."""

from collections.abc import Sequence
from itertools import product

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import INK, LIGHT
from game.games.rattus.board_map import FRAME, Europe
from rules.rattus.view import View

#: How large a face is for people near and across the room, and how far faces lie apart.
NEAR, FAR, GAP = 108.0, 136.0, 10.0
#: How many half steps a face may be moved aside.
ASIDE = 6


def paint_seen(canvas: Canvas, europe: Europe, view: View) -> None:
    """Paint the faces that only this seat knows over their tokens, none over another."""
    side = FAR if canvas.sizes.sofa else NEAR
    known = [
        (rat.face, box.centred(side, side))
        for region in view.regions
        for rat, box in zip(region.rats, europe.tokens(region), strict=True)
        if rat.face and not rat.face_up
    ]
    places = apart([box for _, box in known], europe.box.inset(FRAME))
    for (face, _), place in zip(known, places, strict=True):
        canvas.ring(place.inset(-6), INK, 12, side)
        canvas.ring(place.inset(-5), LIGHT, 8, side)
        canvas.picture(f"token/{face.name}", place)


def apart(boxes: Sequence[Box], inside: Box) -> list[Box]:
    """Move boxes into a room and off each other, each as little as can be."""
    found: list[Box] = []
    for box in boxes:
        found.append(_free(box.kept_in(inside), found, inside))
    return found


def _free(box: Box, others: Sequence[Box], inside: Box) -> Box:
    step, reach = (box.w + GAP) / 2, range(-ASIDE, ASIDE + 1)
    tries = sorted(product(reach, reach), key=lambda steps: steps[0] ** 2 + steps[1] ** 2)
    moved = [box.moved(across * step, down * step) for across, down in tries]
    within = [place for place in moved if inside.inset(-1).holds((place.x, place.y))]
    within = [place for place in within if inside.inset(-1).holds((place.right, place.bottom))]
    return next((place for place in within if not any(place.meets(other) for other in others)), box)
