"""Where things lie on the chart: names along curves, and the spots for every piece of the rules."""

from __future__ import annotations

from typing import NamedTuple

from build.makers.europe_map.sketch import Spot


class Region(NamedTuple):
    """The furniture of a region; spots are middles of boxes."""

    name: tuple[Spot, Spot, Spot]
    rats: tuple[Spot, Spot, Spot]
    cubes: tuple[Spot, ...]
    plague: Spot
    bishop: Spot
    nuns: tuple[Spot, Spot, Spot]


# Widths and heights of the boxes at single size. One may point at a rat, so its box is a full target.
RAT, PLAGUE, BISHOP, NUN, WALL = (56, 56), (56, 64), (32, 42), (30, 40), (56, 56)
# Letters of region names and of seas, in pixels of the em.
NAME_SIZE, SEA_SIZE = 28, 27

# fmt: off
PLACES: dict[str, Region] = {
    "anglia": Region(
        name=((258, 192), (324, 182), (390, 192)), rats=((262, 222), (318, 222), (374, 222)),
        cubes=((226, 248), (410, 248), (406, 280), (386, 306), (232, 312), (238, 288)),
        plague=(294, 90), bishop=(344, 102), nuns=((280, 144), (314, 146), (348, 148))),
    "gallia": Region(
        name=((302, 384), (352, 373), (402, 380)), rats=((324, 408), (380, 408), (436, 408)),
        cubes=((306, 434), (460, 434), (460, 494), (306, 494)),
        plague=(420, 336), bishop=(478, 442), nuns=((236, 373), (260, 376), (284, 376))),
    "germania": Region(
        name=((466, 304), (538, 291), (612, 298)), rats=((498, 330), (554, 330), (610, 330)),
        cubes=((496, 356), (640, 356), (640, 424), (512, 424), (500, 394)),
        plague=(640, 262), bishop=(540, 208), nuns=((546, 244), (578, 254), (464, 342))),
    "hispania": Region(
        name=((140, 522), (216, 508), (292, 520)), rats=((148, 552), (204, 552), (260, 552)),
        cubes=((108, 578), (280, 578), (280, 646), (130, 652), (98, 622)),
        plague=(322, 554), bishop=(368, 538), nuns=((300, 602), (330, 606), (314, 640))),
    "hungaria": Region(
        name=((678, 382), (760, 370), (842, 378)), rats=((702, 408), (758, 408), (814, 408)),
        cubes=((690, 434), (910, 434), (910, 476), (724, 476)),
        plague=(866, 392), bishop=(902, 402), nuns=((756, 492), (784, 512), (924, 444))),
    "italia": Region(
        name=((506, 460), (552, 450), (600, 456)), rats=((538, 486), (594, 488), (650, 490)),
        cubes=((560, 516), (700, 516), (724, 536), (752, 562), (752, 586), (686, 600), (640, 616), (612, 602),
            (590, 576), (572, 552)),
        plague=(700, 628), bishop=(746, 612), nuns=((774, 630), (724, 670), (666, 683))),
    "polonia": Region(
        name=((688, 252), (756, 240), (830, 242)), rats=((702, 278), (758, 278), (814, 278)),
        cubes=((686, 304), (888, 304), (888, 344), (862, 348), (780, 352), (686, 352)),
        plague=(858, 214), bishop=(856, 268), nuns=((884, 272), (908, 274), (906, 234))),
    "scandia": Region(
        name=((570, 54), (636, 42), (704, 48)), rats=((546, 84), (602, 84), (658, 84)),
        cubes=((490, 112), (704, 112), (692, 150), (674, 178), (590, 178), (566, 158), (486, 158)),
        plague=(790, 76), bishop=(834, 70), nuns=((864, 72), (834, 110), (864, 110))),
    "bulgaria": Region(
        name=((814, 524), (884, 512), (956, 518)), rats=((842, 548), (898, 548), (954, 548)),
        cubes=((838, 573), (976, 573), (976, 630), (838, 630)),
        plague=(986, 488), bishop=(940, 477), nuns=((994, 538), (996, 578), (824, 598))),
    "turcia": Region(
        name=((1022, 516), (1074, 507), (1127, 511)), rats=((974, 674), (1030, 674), (1086, 674)),
        cubes=((1036, 520), (1132, 520), (1132, 614), (1036, 614)),
        plague=(864, 662), bishop=(902, 664), nuns=((1060, 630), (1088, 630), (1116, 632))),
    "russia": Region(
        name=((964, 62), (1032, 50), (1102, 60)), rats=((976, 92), (1032, 92), (1088, 92)),
        cubes=((1008, 116), (1128, 116), (1128, 188), (1008, 188)),
        plague=(950, 164), bishop=(930, 106), nuns=((932, 62), (988, 144), (988, 182))),
    "tartaria": Region(
        name=((954, 256), (1024, 244), (1094, 248)), rats=((990, 280), (1046, 280), (1102, 280)),
        cubes=((962, 306), (1076, 306), (1076, 384), (962, 384)),
        plague=(1106, 334), bishop=(1062, 404), nuns=((976, 404), (1002, 402), (1120, 382))),
}
CASTLE: tuple[Spot, ...] = ((36, 130), (198, 130), (200, 166), (176, 188), (64, 188), (36, 168))
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
