"""Where the pieces of Rattus stand in a region: pure geometry in units of the map.

Below its name a region has a row of rats with room for a tag behind them, and below that its people; where it
is flat, they stand beside each other. Of each seat there are the cubes with their potions, then the clergy,
in one row or in two. Many cubes of a seat are a chip.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.drawing.page import Box
from game.drawing.theme import Sizes
from game.table.chip import broad

#: From so many on, cubes of a seat are a chip whoever looks.
MANY = 3
#: How wide pieces are, by the height of a chip: a cube, the step to the next, and whatever else stands alone.
CUBE, STEP, SINGLE = 0.96, 0.82, 0.84
#: From one thing to the next in a row, and from row to row.
GAP, BELOW = 4.0, 3.0
#: How much of their size pieces keep in two rows.
CLOSE = 0.935
#: How much lower a single row stands than the first of two.
ALONE = 8.0
#: The least that shows of a token that others lie on, by its size; how far a disc reaches out, by its number.
SHOWS, LEAD = 0.62, 0.5


class Scale(NamedTuple):
    """How large things on the chart are."""

    chip: float
    token: float
    #: A token that shows its face needs more room than a back: there is something to read.
    face: float
    eye: float
    plague: float
    wall: float
    #: The tag with what is to be lost, and its number.
    tag: tuple[float, float]
    number: float
    #: Alike rats are one token, and every number of cubes is a chip.
    counted: bool


def scaled(sizes: Sizes) -> Scale:
    """Give pieces the size that people need who sit near or far."""
    piece, number = sizes.piece, sizes.number * 1.1
    return Scale(
        chip=piece * 1.2,
        token=max(48.0, piece * 1.5),
        face=max(56.0, piece * 1.6),
        eye=piece,
        plague=piece * 3.1,
        wall=max(48.0, piece * 1.5),
        tag=(number * 2.4, number * 1.24),
        number=number,
        counted=sizes.sofa,
    )


class Item(NamedTuple):
    """Pieces of one kind that stand together: how many, whose, and how wide for the height of a chip."""

    kind: str
    many: int
    wide: float
    seat: int = -1


class Standing(NamedTuple):
    """Pieces that stand together, and where."""

    item: Item
    box: Box


def row(room: Box, heaps: Sequence[int], scale: Scale) -> tuple[list[Box], Box]:
    """Lay heaps of so many tokens side by side, closer where there are many, and a tag.

    It lies behind them, or below where the room is deep enough for both.
    """
    (x, y), (wide, high), side = room.centre, scale.tag, scale.token
    deep = room.h > side + high
    leads = [scale.number * LEAD if scale.counted and count > 1 else 0.0 for count in heaps]
    whole = sum(side + lead + GAP for lead in leads) + (-GAP if deep else GAP + wide)
    closer = min(side * (1 - SHOWS), max(0.0, whole - room.w) / max(1, len(heaps) - 1))
    left, boxes = x - (whole - closer * max(0, len(heaps) - 1)) / 2, []
    upper = y - (high + GAP) / 2 if deep else y
    for lead in leads:
        boxes.append(Box(left + lead, upper - side / 2, side, side))
        left += lead + side + GAP - closer
    if deep:
        return boxes, Box(x - wide / 2, y + (side + GAP - high) / 2, wide, high)
    last = boxes[-1].right + 2 * GAP if boxes else left
    return boxes, Box(last, y - high / 2, wide, high)


def cubes(count: int, seat: int, *, counted: bool) -> Item:
    """Stand cubes of a seat together."""
    chip = counted or count >= MANY
    return Item("cube", count, broad(count) if chip else CUBE + STEP * (count - 1), seat)


def clergy(kind: str, count: int) -> Item:
    """Stand people of the church together."""
    return Item(kind, count, broad(count) if count > 1 else SINGLE)


def potions(count: int, seat: int) -> Item:
    """Stand the potions of a seat together."""
    return Item("potion", count, broad(count) if count > 1 else SINGLE, seat)


def block(room: Box, groups: Sequence[tuple[Item, ...]], high: float, inside: Box) -> list[Standing]:
    """Stand groups in a row, or in two where they are too wide for one; none reaches beyond the chart."""
    if sum(_wide(group, high) for group in groups) <= room.w or len(groups) == 1:
        return list(_lined(groups, room.moved(0, ALONE), high, inside))
    high *= CLOSE
    cuts = [(groups[:number], groups[number:]) for number in range(len(groups) - 1, 0, -1)]
    rows = min(cuts, key=lambda pair: max(sum(_wide(group, high) for group in part) for part in pair))
    found: list[Standing] = []
    for number, part in enumerate(rows):
        found += _lined(part, room.moved(0, number * (high + BELOW)), high, inside)
    return found


def _wide(group: Iterable[Item], high: float) -> float:
    """Say how wide a group is with the gap behind it."""
    return sum(item.wide for item in group) * high + GAP


def _lined(groups: Sequence[tuple[Item, ...]], room: Box, high: float, inside: Box) -> Iterable[Standing]:
    wide = sum(_wide(group, high) for group in groups) - GAP
    left = max(inside.x, min(room.centre[0] - wide / 2, inside.right - wide))
    for group in groups:
        for item in group:
            yield Standing(item, Box(left, room.y, item.wide * high, high))
            left += item.wide * high
        left += GAP
