"""Outside the walls, where a map for three has no quarter: an abbey, a farm, mills, herds and hedges."""

from __future__ import annotations

from build.makers.paris_map.city import WIDTH
from build.makers.paris_map.stage import Stage

Spots = tuple[tuple[float, float], ...]

WEST_HEDGES: Spots = ((92, 524), (92, 590), (236, 578), (276, 580), (324, 580), (326, 630), (216, 690))
WEST_TREES: Spots = ((90, 508), (312, 604), (90, 646), (88, 678), (326, 702), (258, 606))
WEST_HOUSES: Spots = ((300, 664), (322, 660), (246, 702), (306, 700), (84, 622), (196, 706))
EAST_HEDGES: Spots = ((936, 580), (984, 580), (1036, 580), (1158, 590), (1158, 676), (1022, 636), (1040, 706))
EAST_TREES: Spots = ((1158, 512), (1040, 566), (1160, 640), (1160, 700), (936, 640), (1024, 672))
EAST_HOUSES: Spots = ((940, 694), (1058, 690), (1164, 668), (1120, 702), (1060, 612))


def country(s: Stage) -> None:
    """The southern corners of the map for three seats."""
    _suburbs(s)
    _outskirts(s)
    _west(s)
    _east(s)


def _suburbs(s: Stage) -> None:
    """Houses and trees inside the southern wall."""
    for mirror in (False, True):

        def at(x: float, mirror: bool = mirror) -> float:
            return WIDTH - x if mirror else x

        s.many("trees", 4, tuple((at(x), 442 + x % 3 * 4) for x in (96, 170, 230, 300)))
        for y in (412, 428):
            s.row(min(at(80), at(224)), max(at(80), at(224)), y)
        s.many("house", (0, 1, 2, 3, 5), ((at(262), 432), (at(290), 434)))


def _outskirts(s: Stage) -> None:
    """Woods beyond the road."""
    for k, y in enumerate((500, 530, 572, 604, 650, 688, 722, 760)):
        for x in (10 + k % 3 * 6, WIDTH - 8 - k % 2 * 9):
            s.put(s.one("trees", 4), x, y + s.stray(5))
    for k, x in enumerate((60, 106, 160, 204, 262, 318)):
        for spot in (x, WIDTH - x):
            s.put(s.one("trees", 4) if k % 3 else s.one("cottage", 12), spot, 766 + k % 2 * 6)


def _hedges(s: Stage, spots: Spots) -> None:
    for x, y in spots:
        s.put("hedge", x, y)


def _west(s: Stage) -> None:
    """An abbey among vines and orchards."""
    s.put("abbey", 166, 634)
    s.put("windmill", 92, 566)
    s.put("plough", 128, 674)
    s.put("cross", 74, 702)
    for x, y in ((196, 520), (160, 512)):
        s.put("ricks", x, y)
    for x, y in ((282, 618), (244, 648)):
        s.put("sheep", x, y)
    _hedges(s, WEST_HEDGES)
    s.many("trees", 4, WEST_TREES)
    s.many("cottage", (5, 11, 0, 1, 3), WEST_HOUSES)
    s.many("folk", (0, 1, 3), ((216, 646), (246, 622), (108, 652)))


def _east(s: Stage) -> None:
    """A farm and a village with its church and mill."""
    s.put("farm", 1100, 622)
    s.put("windmill", 1158, 566)
    s.put("plough", 1074, 530)
    s.put("chapel", 1000, 606)
    for x, y in ((952, 626), (1012, 632), (936, 600)):
        s.row(x, x + 48, y)
    s.put("sheep", 1044, 598)
    for x, y in ((1112, 672), (1096, 692)):
        s.put("ricks", x, y)
    _hedges(s, EAST_HEDGES)
    s.many("trees", 4, EAST_TREES)
    s.many("cottage", (5, 11, 0, 2, 4), EAST_HOUSES)
    s.many("folk", (1, 3, 5), ((1070, 642), (990, 640), (1140, 642)))
