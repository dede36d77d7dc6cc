"""What stands on the chart to please the eye: mountains, woods, towns, ships, the rose of winds."""

from __future__ import annotations

from typing import NamedTuple


class Stamp(NamedTuple):
    """A small drawing whose foot stands at a point; `width` in pixels."""

    name: str
    x: float
    y: float
    width: float
    mirrored: bool = False


WIDTHS = {
    "mountain_1": 36, "mountain_2": 40, "mountain_3": 36, "mountain_4": 32, "hill_1": 36, "hill_2": 32,
    "wood_1": 30, "wood_2": 34, "wood_3": 32, "wood_4": 30, "town_1": 38, "town_2": 36, "town_3": 34,
    "town_4": 36, "town_5": 36, "tent": 30, "bear": 42,
    "islet_1": 22, "islet_2": 22, "islet_3": 24, "islet_4": 24,
}  # fmt: skip

# fmt: off
RELIEF: tuple[tuple[str, float, float], ...] = (
    # Scandia
    ("mountain_2", 476, 148), ("mountain_4", 490, 170), ("mountain_1", 478, 112),
    ("mountain_3", 496, 88), ("mountain_2", 520, 66),
    ("mountain_3", 546, 46), ("wood_3", 640, 194), ("wood_4", 616, 192), ("wood_3", 780, 42),
    ("wood_4", 800, 36), ("wood_3", 824, 40), ("wood_4", 850, 34), ("wood_3", 872, 42),
    ("town_2", 768, 130),
    # Anglia
    ("mountain_4", 296, 66), ("mountain_3", 320, 64), ("hill_1", 270, 132), ("hill_2", 222, 246),
    ("town_1", 356, 122), ("wood_2", 128, 288), ("hill_2", 118, 256), ("town_2", 156, 260),
    ("wood_4", 152, 288),
    # Gallia
    ("wood_2", 258, 388), ("town_1", 430, 338), ("hill_2", 396, 344), ("wood_1", 462, 380),
    ("town_2", 322, 470), ("hill_1", 446, 500),
    ("mountain_4", 308, 514), ("mountain_2", 330, 516), ("mountain_3", 354, 512),
    ("mountain_2", 378, 518), ("mountain_4", 400, 522),
    # Hispania
    ("mountain_4", 134, 498), ("mountain_2", 158, 498), ("mountain_4", 186, 498), ("town_1", 108, 534),
    ("mountain_4", 290, 660),
    ("mountain_4", 268, 662), ("town_4", 176, 672), ("town_2", 386, 544), ("wood_1", 122, 640),
    # Alps
    ("mountain_4", 486, 452), ("mountain_2", 486, 476), ("mountain_4", 504, 424), ("mountain_2", 527, 426),
    ("mountain_1", 551, 432), ("mountain_2", 577, 427), ("mountain_3", 603, 430), ("mountain_2", 629, 432),
    # Germania
    ("wood_1", 474, 378), ("wood_4", 458, 324), ("town_3", 554, 232), ("wood_2", 598, 262),
    # Italia
    ("hill_2", 536, 508), ("hill_1", 586, 566), ("town_4", 682, 512), ("town_1", 644, 632),
    ("hill_2", 716, 664), ("town_2", 778, 642),
    # Polonia
    ("town_1", 854, 214), ("wood_2", 714, 226), ("wood_4", 896, 208), ("mountain_4", 684, 352),
    ("mountain_2", 708, 354),
    ("mountain_3", 734, 350), ("wood_4", 878, 190),
    # Hungaria
    ("mountain_4", 886, 350), ("mountain_2", 930, 372), ("mountain_3", 936, 448),
    ("town_1", 716, 482), ("mountain_4", 752, 500), ("mountain_4", 772, 522), ("mountain_4", 790, 540),
    # Bulgaria
    ("hill_1", 962, 500), ("wood_2", 834, 624),
    # Turcia
    ("town_4", 1002, 622), ("mountain_4", 838, 658), ("mountain_4", 880, 690), ("town_3", 902, 694),
    ("town_5", 1120, 652), ("hill_2", 1060, 604), ("wood_1", 1044, 640),
    ("hill_1", 1118, 696),
    # Russia
    ("town_5", 948, 126), ("wood_3", 916, 48), ("wood_4", 934, 38), ("wood_3", 960, 36),
    ("wood_4", 988, 34), ("wood_3", 1016, 34),
    ("wood_4", 1044, 36), ("wood_3", 1072, 34), ("wood_4", 1100, 36), ("wood_3", 1120, 46),
    ("wood_3", 1122, 72), ("wood_3", 932, 198),
    ("wood_4", 914, 176), ("wood_4", 1116, 206), ("bear", 1052, 206),
    # Tartaria
    ("tent", 1060, 420), ("hill_1", 984, 432), ("mountain_2", 1122, 414), ("tent", 1120, 250),
    ("wood_1", 956, 340),
    # Islands and rocks
    ("islet_4", 226, 66), ("islet_2", 322, 32), ("islet_1", 930, 686), ("islet_2", 934, 664),
    ("islet_4", 436, 574),
    ("islet_2", 716, 200), ("islet_3", 650, 214), ("islet_1", 404, 584), ("islet_4", 736, 520),
    ("islet_4", 768, 548),
    ("islet_2", 548, 624), ("islet_1", 212, 352), ("wood_4", 501, 658), ("wood_4", 512, 580),
    ("hill_2", 666, 700),
    ("town_3", 536, 702),
)
# fmt: on

CHARMS = (
    Stamp("castle", 116, 132, 112),
    Stamp("compass", 104, 462, 132),
    Stamp("cog", 226, 462, 74),
    Stamp("serpent", 468, 250, 96),
    Stamp("cog", 600, 690, 52, mirrored=True),
    Stamp("wind", 62, 694, 80),
)


def relief() -> list[Stamp]:
    """Stamps from the back to the front."""
    return [Stamp(name, x, y, WIDTHS[name]) for name, x, y in sorted(RELIEF, key=lambda row: row[2])]
