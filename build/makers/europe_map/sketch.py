"""Europe as the draughtsman sketched it: arcs between named points, in pixels of the sheet at single size.

Every coast and border is one arc, drawn once and shared by the regions on both sides, so that borders can
neither gap nor overlap. The land bends to the game: every region must hold its pieces, so the Balkans are
larger and the seas narrower than a seaman would like.
"""

from __future__ import annotations

from typing import NamedTuple

Spot = tuple[float, float]

TILE = 48
COLUMNS, ROWS = 24, 15
SHEET = (COLUMNS * TILE, ROWS * TILE)
# The chart ends at the neat line; what lies outside is bare vellum under the frame.
WINDOW = (18, 18, SHEET[0] - 18, SHEET[1] - 18)

NODES: dict[str, Spot] = {
    "north_w": (606, -20),
    "north_e": (888, -20),
    "east_n": (1172, 206),
    "east_s": (1172, 430),
    "east_t": (1172, 470),
    "south_t": (1172, 740),
    "finland": (896, 128),
    "livonia": (836, 166),
    "oder": (668, 222),
    "rhine": (428, 290),
    "biscay": (288, 504),
    "lion": (420, 524),
    "provence": (500, 502),
    "istria": (686, 452),
    "dalmatia": (798, 556),
    "epirus": (820, 640),
    "thrace": (1016, 614),
    "danube": (1010, 430),
    "alps_w": (496, 426),
    "alps_e": (652, 426),
    "moravia": (664, 352),
    "galicia": (936, 346),
    "volhynia": (944, 214),
    "iron_gate": (936, 452),
}


class Arc(NamedTuple):
    """A coast of one region or a border between two: its ends, how rough it is, the points between."""

    start: str
    end: str
    sides: tuple[str, ...]
    rough: float
    points: tuple[Spot, ...]


# fmt: off
ARCS: dict[str, Arc] = {
    # Coasts.
    "norway_sweden": Arc("finland", "north_w", ("scandia",), 1.0, (
        (868, 128), (838, 134), (806, 136), (776, 138), (752, 132), (742, 112), (752, 90), (768, 69),
        (766, 45),
        (748, 35), (730, 45), (724, 69), (716, 94), (706, 114), (712, 134), (698, 150), (686, 168),
        (668, 188),
        (638, 196), (610, 196), (590, 186), (574, 174), (560, 160), (550, 156), (540, 166), (522, 180),
        (496, 184),
        (470, 172), (456, 146), (464, 122), (456, 101), (476, 80), (500, 60), (530, 40), (560, 24),
        (584, 5))),
    "ingria": Arc("livonia", "finland", ("russia",), 1.0, (
        (850, 154), (872, 150), (898, 154), (922, 148), (928, 136), (910, 128))),
    "prussia": Arc("oder", "livonia", ("polonia",), 1.0, (
        (692, 218), (714, 210), (732, 216), (752, 212), (768, 200), (788, 194), (812, 196), (836, 190),
        (846, 178))),
    "jutland": Arc("rhine", "oder", ("germania",), 0.9, (
        (444, 276), (466, 266), (490, 264), (512, 256), (522, 238), (518, 216), (528, 196), (548, 186),
        (562, 198),
        (562, 216), (572, 232), (594, 242), (620, 234), (646, 228))),
    "channel": Arc("biscay", "rhine", ("gallia",), 1.0, (
        (302, 478), (306, 452), (292, 434), (296, 414), (282, 402), (256, 396), (228, 388), (216, 374),
        (236, 360),
        (268, 356), (294, 354), (298, 334), (312, 328), (326, 340), (350, 336), (370, 322), (394, 312),
        (414, 300))),
    "iberia": Arc("lion", "biscay", ("hispania",), 0.9, (
        (402, 538), (380, 546), (362, 562), (356, 582), (364, 598), (346, 614), (336, 638), (314, 654),
        (288, 662),
        (258, 664), (226, 676), (206, 687), (188, 679), (162, 664), (128, 664), (112, 642), (92, 623),
        (104, 591),
        (104, 559), (94, 528), (88, 500), (106, 481), (146, 474), (190, 476), (232, 480), (266, 490))),
    "gulf_of_lion": Arc("provence", "lion", ("gallia",), 0.8, ((482, 508), (462, 510), (442, 504),
        (428, 510))),
    "boot": Arc("istria", "provence", ("italia",), 0.8, (
        (672, 454), (664, 466), (672, 484), (690, 500), (708, 516), (726, 532), (742, 544), (760, 554),
        (768, 570),
        (758, 584), (772, 602), (792, 624), (800, 648), (786, 656), (766, 642), (748, 638), (734, 648),
        (738, 670),
        (722, 690), (706, 682), (708, 658), (692, 646), (664, 640), (638, 624), (612, 606), (588, 580),
        (572, 556),
        (558, 534), (546, 512), (526, 498))),
    "croatia": Arc("dalmatia", "istria", ("hungaria",), 0.8, (
        (784, 546), (768, 530), (754, 510), (738, 490), (720, 474), (708, 480), (696, 468))),
    "albania": Arc("epirus", "dalmatia", ("bulgaria",), 0.8, ((812, 614), (806, 586))),
    "dobruja": Arc("danube", "thrace", ("bulgaria",), 0.7, ((1010, 468), (1002, 498), (1003, 532),
        (1009, 562), (1010, 588))),
    "pontus_south": Arc("thrace", "east_t", ("turcia",), 0.8, (
        (1030, 610), (1028, 586), (1020, 548), (1018, 512), (1028, 490), (1058, 480), (1086, 486),
        (1114, 476), (1144, 480))),
    "aegean": Arc("south_t", "epirus", ("turcia",), 0.9, (
        (1152, 726), (1120, 706), (1088, 710), (1056, 704), (1024, 708), (990, 700), (962, 702), (944, 690),
        (948, 676), (936, 666), (940, 654), (926, 648), (914, 656), (924, 672), (914, 686), (896, 698),
        (872, 694),
        (860, 676), (846, 668), (832, 652))),
    "crimea": Arc("east_s", "danube", ("tartaria",), 0.9, (
        (1152, 414), (1130, 402), (1110, 396), (1106, 384), (1092, 380), (1080, 392), (1086, 408),
        (1072, 422),
        (1050, 422), (1038, 410), (1046, 396), (1032, 390), (1020, 408))),
    # Borders.
    "karelia": Arc("finland", "north_e", ("russia", "scandia"), 0.7, ((890, 101), (904, 69), (890, 35),
        (892, 7))),
    "smolensk": Arc("livonia", "volhynia", ("polonia", "russia"), 0.6, ((868, 168), (896, 178),
        (912, 198), (930, 204))),
    "steppe": Arc("volhynia", "east_n", ("russia", "tartaria"), 0.6, (
        (976, 222), (1016, 208), (1060, 220), (1100, 208), (1140, 216))),
    "podolia": Arc("volhynia", "galicia", ("polonia", "tartaria"), 0.6, ((938, 248), (948, 284),
        (938, 318))),
    "carpathians": Arc("galicia", "moravia", ("hungaria", "polonia"), 0.6, (
        (900, 340), (862, 350), (820, 344), (780, 354), (738, 346), (700, 354))),
    "oder_line": Arc("oder", "moravia", ("germania", "polonia"), 0.6, ((676, 248), (660, 284), (670, 320))),
    "austria": Arc("moravia", "alps_e", ("germania", "hungaria"), 0.6, ((652, 374), (660, 402))),
    "carniola": Arc("alps_e", "istria", ("hungaria", "italia"), 0.4, ((672, 436),)),
    "alps": Arc("alps_e", "alps_w", ("germania", "italia"), 0.5, ((622, 432), (588, 424), (552, 432),
        (522, 422))),
    "savoy": Arc("alps_w", "provence", ("gallia", "italia"), 0.5, ((488, 450), (502, 476))),
    "lorraine": Arc("rhine", "alps_w", ("gallia", "germania"), 0.6, ((444, 318), (448, 350), (468, 378),
        (480, 404))),
    "pyrenees": Arc("biscay", "lion", ("gallia", "hispania"), 0.5, ((322, 516), (356, 510), (390, 520))),
    "transylvania": Arc("galicia", "iron_gate", ("hungaria", "tartaria"), 0.6, ((948, 374), (938, 404),
        (948, 432))),
    "serbia": Arc("dalmatia", "iron_gate", ("bulgaria", "hungaria"), 0.6, (
        (808, 534), (808, 508), (830, 490), (866, 488), (904, 474))),
    "wallachia": Arc("iron_gate", "danube", ("bulgaria", "tartaria"), 0.6, ((960, 442), (986, 442))),
    "rhodope": Arc("epirus", "thrace", ("bulgaria", "turcia"), 0.6, (
        (848, 632), (884, 638), (922, 630), (960, 636), (992, 626))),
}

# Coasts that close in themselves; africa belongs to nobody, the castle stands apart.
ISLANDS: dict[str, tuple[tuple[Spot, ...], ...]] = {
    "anglia": (
        ((182, 324), (214, 314), (252, 320), (292, 310), (334, 314), (374, 306), (402, 292), (394, 276),
        (414, 264),
         (420, 238), (408, 220), (394, 210), (402, 188), (392, 164), (376, 146), (356, 134), (372, 120),
         (382, 98),
         (362, 82), (338, 78), (344, 54), (314, 40), (278, 48), (256, 74), (262, 102), (238, 122),
         (250, 146),
         (254, 170), (236, 186), (238, 206), (220, 214), (206, 232), (214, 252), (200, 268), (216, 282),
         (238, 286),
         (226, 298), (204, 304)),
        ((106, 232), (130, 216), (162, 216), (178, 236), (178, 262), (162, 284), (132, 296), (96, 288),
        (106, 268),
         (90, 252)),
    ),
    "italia": (
        ((644, 676), (666, 674), (694, 700), (680, 716), (652, 706), (636, 690)),
        ((486, 632), (504, 621), (518, 636), (514, 664), (498, 674), (484, 654)),
        ((500, 560), (513, 545), (522, 564), (514, 588), (500, 582)),
    ),
    "castle": (
        ((28, 146), (40, 124), (66, 108), (108, 102), (152, 106), (186, 122), (204, 146), (202, 174),
        (178, 192),
         (120, 197), (64, 193), (34, 174)),
    ),
    "africa": (
        ((176, 760), (196, 722), (250, 704), (320, 706), (380, 698), (440, 702), (490, 694), (546, 690),
        (572, 694),
         (566, 712), (592, 722), (600, 760)),
    ),
}

# How the ring of a region runs; a part with a minus runs backwards, a tuple leads round the outside.
RINGS: dict[str, tuple[str | tuple[str | Spot, ...], ...]] = {
    "gallia": ("channel", "lorraine", "savoy", "gulf_of_lion", "-pyrenees"),
    "germania": ("jutland", "oder_line", "austria", "alps", "-lorraine"),
    "hispania": ("iberia", "pyrenees"),
    "hungaria": ("croatia", "-carniola", "-austria", "-carpathians", "transylvania", "-serbia"),
    "italia": ("boot", "-savoy", "-alps", "carniola"),
    "polonia": ("prussia", "smolensk", "podolia", "carpathians", "-oder_line"),
    "scandia": ("norway_sweden", ("north_w", "north_e"), "-karelia"),
    "bulgaria": ("albania", "serbia", "wallachia", "dobruja", "-rhodope"),
    "turcia": ("aegean", "rhodope", "pontus_south", ("east_t", "south_t")),
    "russia": ("ingria", "karelia", ("north_e", (1172, -20), "east_n"), "-steppe", "-smolensk"),
    "tartaria": ("crimea", "-wallachia", "-transylvania", "-podolia", "steppe", ("east_n", "east_s")),
}

# From the mouth to the spring.
RIVERS: dict[str, tuple[Spot, ...]] = {
    "thames": ((398, 282), (372, 280), (340, 286), (318, 278)),
    "seine": ((326, 340), (346, 354), (372, 352), (396, 364), (412, 378)),
    "loire": ((292, 408), (320, 408), (350, 398), (376, 408), (396, 436), (414, 450)),
    "rhone": ((464, 508), (460, 480), (466, 456), (482, 440)),
    "rhine": ((436, 288), (458, 304), (468, 330), (470, 356), (490, 382), (504, 402)),
    "elbe": ((506, 262), (538, 276), (566, 296), (590, 318), (624, 330), (642, 344)),
    "danube_1": ((514, 410), (552, 402), (594, 398), (628, 392), (656, 384)),
    "danube_2": ((656, 384), (688, 386), (716, 400), (728, 426), (744, 448), (786, 462), (828, 488)),
    "vistula": ((738, 214), (744, 240), (768, 258), (764, 288), (742, 312), (724, 336)),
    "dniester": ((1024, 404), (1000, 384), (976, 370), (960, 350)),
    "dnieper": ((1044, 396), (1062, 372), (1034, 346), (1018, 310), (1000, 266), (984, 226), (978, 196),
        (962, 168)),
    "don": ((1100, 384), (1120, 356), (1108, 322), (1126, 286), (1120, 246), (1108, 204)),
    "neva": ((926, 142), (948, 132), (956, 116)),
    "po": ((666, 474), (640, 466), (606, 470), (570, 462), (540, 468)),
    "tagus": ((94, 622), (126, 608), (160, 600), (196, 586), (222, 576)),
    "ebro": ((366, 562), (340, 548), (312, 540), (284, 524), (262, 514)),
    "guadalquivir": ((184, 677), (202, 652), (236, 642), (268, 636)),
    "maritsa": ((968, 636), (956, 612), (928, 596), (906, 592)),
    "halys": ((1062, 482), (1068, 512), (1094, 534), (1124, 544)),
}
# The water between Thrace and Anatolia: too narrow to part a region.
STRAIT: tuple[Spot, ...] = ((1022, 614), (1008, 630), (986, 640), (966, 650), (940, 656))
# fmt: on
