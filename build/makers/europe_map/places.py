"""Where things lie on the chart: names along curves, and the spots for every piece of the rules."""

from __future__ import annotations

from typing import NamedTuple

from build.makers.europe_map.sketch import Spot

# Heights of the rows of rats and of people, and of the plague with its width; one may point at a wall.
RATS, PEOPLE, PLAGUE, WALL = 56, 86, (100, 112), (56, 56)
# How high the room is where the tag lies below the rats, beside the people.
DEEP = 104


class Region(NamedTuple):
    """The furniture of a region: its name, then what stands below it."""

    name: tuple[Spot, Spot, Spot]
    # The middle of the row of rats with the tag behind them, and how wide it may be.
    rats: Spot
    along: float
    # The middle of the upper edge of the people, and how wide a row of them may be.
    people: Spot
    wide: float
    # Where the plague sets its foot.
    plague: Spot
    deep: int = RATS


# Letters of region names and of seas, in pixels of the em.
NAME_SIZE, SEA_SIZE = 28, 27

# fmt: off
PLACES: dict[str, Region] = {
    "anglia": Region(
        name=((258, 192), (324, 182), (390, 192)),
        rats=(314, 219), along=210, people=(315, 246), wide=190, plague=(296, 154)),
    "gallia": Region(
        name=((302, 384), (352, 373), (402, 380)),
        rats=(376, 409), along=210, people=(384, 437), wide=190, plague=(203, 385)),
    "germania": Region(
        name=((500, 286), (572, 274), (646, 278)),
        rats=(546, 310), along=200, people=(563, 340), wide=160, plague=(530, 240)),
    "hispania": Region(
        name=((140, 522), (216, 508), (292, 520)),
        rats=(192, 550), along=216, people=(202, 578), wide=190, plague=(338, 632)),
    "hungaria": Region(
        name=((678, 382), (760, 370), (842, 378)),
        rats=(749, 407), along=216, people=(736, 433), wide=190, plague=(897, 478)),
    "italia": Region(
        name=((506, 460), (552, 450), (600, 456)),
        rats=(562, 498), along=206, people=(622, 530), wide=190, plague=(746, 654)),
    "polonia": Region(
        name=((688, 246), (756, 234), (830, 236)),
        rats=(712, 299), along=120, people=(849, 256), wide=160, plague=(872, 244), deep=DEEP),
    "scandia": Region(
        name=((570, 54), (636, 42), (704, 48)),
        rats=(608, 82), along=216, people=(644, 110), wide=160, plague=(812, 130)),
    "bulgaria": Region(
        name=((814, 516), (884, 504), (956, 510)),
        rats=(906, 539), along=196, people=(869, 568), wide=190, plague=(976, 498)),
    "turcia": Region(
        name=((1022, 516), (1074, 507), (1127, 511)),
        rats=(1036, 680), along=196, people=(1066, 566), wide=160, plague=(1096, 486)),
    "russia": Region(
        name=((964, 62), (1032, 50), (1102, 60)),
        rats=(1030, 88), along=216, people=(984, 115), wide=160, plague=(1094, 217)),
    "tartaria": Region(
        name=((954, 256), (1024, 244), (1094, 248)),
        rats=(1036, 279), along=200, people=(1003, 306), wide=160, plague=(1110, 406)),
}
# Where the cubes in the castle begin, and how wide they may stand.
CASTLE, CASTLE_WIDE = (117, 112), 165
CASTLE_BOX = (26, 24, 182, 172)

ARROWS: dict[tuple[str, str], tuple[Spot, Spot, Spot]] = {
    ("anglia", "gallia"): ((352, 300), (360, 322), (352, 346)),
    ("anglia", "scandia"): ((374, 112), (414, 92), (464, 104)),
    ("germania", "scandia"): ((604, 250), (618, 218), (612, 184)),
    ("hispania", "italia"): ((352, 600), (466, 618), (584, 584)),
    ("italia", "turcia"): ((786, 640), (812, 664), (850, 664)),
    ("tartaria", "turcia"): ((1114, 410), (1123, 446), (1114, 481)),
}
# Where on a border the wall stands, as a share of its way; in the middle when not said.
WALL_AT: dict[tuple[str, str], float] = {
    ("bulgaria", "hungaria"): 0.06,
    ("bulgaria", "tartaria"): 0.9,
    ("bulgaria", "turcia"): 0.9,
    ("gallia", "germania"): 0.75,
    ("gallia", "italia"): 0.72,
    ("germania", "hungaria"): 0.3,
    ("germania", "italia"): 0.2,
    ("germania", "polonia"): 0.66,
    ("hungaria", "italia"): 0.62,
    ("hungaria", "polonia"): 0.12,
    ("hungaria", "tartaria"): 0.52,
    ("polonia", "russia"): 0.58,
    ("russia", "tartaria"): 0.78,
    ("russia", "scandia"): 0.5,
}

SEAS: dict[str, tuple[Spot, Spot, Spot]] = {
    "Oceanus": ((36, 326), (92, 312), (150, 320)),
    "Balticum": ((722, 176), (776, 160), (834, 156)),
    "Pontus": ((1018, 470), (1056, 462), (1096, 466)),
    "Mare Internum": ((312, 686), (396, 668), (482, 680)),
}
# fmt: on
