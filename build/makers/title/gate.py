"""The door of Rattus Cartus: the gate of the town, its street beyond, and who goes in."""

from __future__ import annotations

from build.makers.title.niche import ARCH, circle, panel, path, pointed, stars

GATE = pointed(148, 292, 546, 426, 336)
FLAG = "c14-7 22 6 42 0-6 6-6 10-3 15-16 6-26-4-39 2z"


def gate() -> str:
    """The whole panel."""
    parts = [
        path(ARCH, id="arch", fill="madder*0.860", ink=0, bloom=0),
        '<g clip="#arch">',
        stars(),
        *_skyline(),
        path(
            "M120 560V262h200v298z",
            fill="vellum*0.960",
            ink=2.4,
            pat="ashlar 20 11 0.500",
            shade="14 0 0.160",
        ),
        path(_merlons(116, 324, 262), fill="vellum+0.100", ink=2.2, shade="3 0 0.200"),
        "</g>",
        path(pointed(130, 310, 546, 420, 312), fill="vellum+0.400", ink=2.6, shade="5 0 0.200"),
        path(_voussoirs(), ink=1.4),
        path(GATE, id="hole", fill="river+0.450", ink=2.4, bloom=0),
        '<g clip="#hole">',
        *_street(),
        _portcullis(),
        "</g>",
        path(GATE, fill="none", ink=2.8),
        '<g clip="#arch">',
        _tower(54),
        _tower(290),
        "</g>",
        _banner(104, "ultramarine", "church", "chivalry"),
        _banner(340, "plague-green", "peasantry", "magic"),
        path(f"M104 92{FLAG}", fill="leaf-gold", ink=2, lit="2 2 0.300"),
        path(
            f"M0 0{FLAG}", fill="leaf-gold", ink=2, lit="2 2 0.300", transform="translate(338 92) scale(-1 1)"
        ),
        _shield(),
        _people(),
        '<g clip="#arch">',
        path("M20 538h400v24H20z", fill="plague-green~parchment-shade/0.300", ink=2),
        path(_tufts(), ink=1.3, line="plague-green*0.600"),
        "</g>",
        '<use href="rat/run.svg" dye="fur:slate*0.800" transform="translate(316 506) scale(0.860)"/>',
        '<use href="rat/run.svg" dye="fur:slate*0.650" transform="translate(52 512) scale(0.700)"/>',
    ]
    return panel("\n".join(parts))


def _merlons(left: float, right: float, y: float) -> str:
    d, x = f"M{left} {y}v-18", left
    while x < right - 24:
        d += "h16v10h12v-10"
        x += 28
    return d + f"H{right}V{y}z"


def _skyline() -> list[str]:
    """Roofs and a church of the town that rise behind the wall."""
    out = [
        path("M206 262V150h28v112z", fill="vellum*0.900", ink=2, shade="8 0 0.250", pat="ashlar 12 8 0.400"),
        path(
            "M200 152l20-74 20 74z",
            fill="slate",
            ink=2.2,
            lit="2 2 0.200",
            shade="8 0 0.280",
            pat="shingle 8 7 0.700 1",
        ),
        path("M220 80V62M214 68h12", ink=2.2, line="leaf-gold"),
        path("M213 190v-14c0-4 3-8 7-8s7 4 7 8v14z", fill="ink", ink=1.4),
    ]
    for x, y, w, roof in (
        (150, 232, 44, "ochre"),
        (250, 226, 42, "verdigris*0.800"),
        (176, 244, 34, "slate"),
        (236, 242, 30, "vermilion"),
    ):
        out.append(path(f"M{x} 266V{y}h{w}v{266 - y}z", fill="vellum+0.300", ink=1.8, shade="6 0 0.200"))
        ridge = f"M{x - 4} {y}l{w / 2 + 4:g}-26 {w / 2 + 4:g} 26z"
        out.append(
            path(ridge, fill=roof, ink=1.9, lit="2 2 0.200", shade="6 0 0.250", pat="shingle 7 6 0.700 1")
        )
    return out


def _voussoirs() -> str:
    """Joints of the arch's stones."""
    joints = []
    for k in range(1, 11):
        t = k / 11
        x, y = 130 + 90 * t**1.9, 420 - 108 * t
        ex, ey = x + 18 * (1 - t * 0.4), y + 4 + 8 * t
        joints += [f"M{x:.0f} {y:.0f}L{ex:.0f} {ey:.0f}", f"M{440 - x:.0f} {y:.0f}L{440 - ex:.0f} {ey:.0f}"]
    joints += [f"M{x} {y}h18" for y in (440, 462, 484, 506, 528) for x in (130, 292)]
    return "".join(joints)


def _house(x: float, y: float, w: float, h: float, roof: str, gable: float) -> str:
    """A crooked half-timbered house with a lit window and its door."""
    m = x + w / 2
    frame = (
        f"M{x} {y - h}h{w}M{x} {y - h / 2}h{w}M{x + 2} {y}v-{h}M{x + w - 2} {y}v-{h}"
        f"M{x} {y - h}l{w / 2} {h / 2}M{x + w} {y - h}l-{w / 2} {h / 2}"
    )
    return "\n".join(
        [
            path(f"M{x} {y}v-{h}h{w}v{h}z", fill="vellum+0.500", ink=2, shade="5 0 0.200"),
            path(frame, ink=2.8, line="oak~ochre/0.200"),
            path(
                f"M{x - 5} {y - h}L{m} {y - h - gable}L{x + w + 5} {y - h}z",
                fill=roof,
                ink=2.1,
                lit="2 2 0.200",
                pat="shingle 8 7 0.700 1.100",
            ),
            path(f"M{m - 5} {y - h + 7}h10v11h-10z", fill="leaf-gold", ink=1.5),
            path(f"M{m - 5} {y}v-{h * 0.32:.0f}h10v{h * 0.32:.0f}z", fill="oak~ochre/0.300", ink=1.5),
        ]
    )


def _street() -> list[str]:
    """What is seen through the gate."""
    return [
        path("M140 498h160v62H140z", fill="oak~parchment-shade/0.600", ink=1.5, pat="cobble 10 0.900 1.100"),
        _house(208, 486, 26, 50, "slate", 20),
        _house(180, 494, 30, 62, "ochre", 22),
        _house(232, 494, 30, 56, "plague-green", 22),
        _house(144, 508, 42, 84, "vermilion", 30),
        _house(256, 508, 42, 92, "ultramarine", 32),
        path(
            "M200 546c-6-18-2-30 10-48h20c10 16 14 30 8 48z",
            fill="oak~parchment-shade/0.750",
            ink=1.4,
            pat="cobble 8 0.850 1",
        ),
        path("M186 470h-12v10M254 466h12v10", ink=1.8),
        path("M166 480h16v10h-16z", fill="madder", ink=1.4),
        circle(266, 482, 6, fill="leaf-gold", ink=1.4),
    ]


def _portcullis() -> str:
    bars = "".join(f"M{x} 326v66" for x in range(158, 292, 17)) + "M146 362h150M146 380h150"
    teeth = "".join(f"M{x - 4} 390l4 12 4-12z" for x in range(158, 292, 17))
    return path(bars, ink=4.2, line="dark-wood") + path(teeth, fill="slate", ink=1.4)


def _tower(x: float) -> str:
    """A gate tower under its conical roof, with a lit slit and ivy."""
    m = x + 48
    roof = (
        f"M{x - 4} 216C{x + 14} 160 {x + 34} 144 {m} 112C{x + 62} 144 {x + 82} 160 {x + 100} 216"
        f"C{x + 70} 227 {x + 26} 227 {x - 4} 216z"
    )
    corbels = "".join(f"M{x + k} 250l4 9 4-9" for k in range(0, 96, 14))
    ivy = "".join(
        f"M{x + 10 + dx} {y}c-7-2-9-8-7-13 6 1 9 7 7 13z"
        for dx, y in ((4, 536), (12, 524), (2, 512), (10, 500), (4, 488), (12, 478))
    )
    return "\n".join(
        [
            path(
                f"M{x} 560V250h96v310z",
                fill="vellum",
                ink=2.6,
                shade="30 0 0.220",
                pat="ashlar 20 11 0.450;hatch 9 6 0.320 1.200",
            ),
            path(
                f"M{x - 8} 252v-22h112v22c-30 7-82 7-112 0z", fill="vellum+0.200", ink=2.4, shade="24 2 0.200"
            ),
            path(corbels, fill="vellum*0.850", ink=1.5),
            path(_merlons(x - 8, x + 104, 230), fill="vellum+0.200", ink=2.2, shade="3 0 0.200"),
            path(
                roof,
                fill="vermilion",
                ink=2.6,
                lit="3 2 0.200",
                shade="22 -4 0.280",
                pat="shingle 12 10 0.750 1.300",
            ),
            path(f"M{x + 30} 196v-12c0-6 4-9 8-9s8 3 8 9v12z", fill="dark-wood", ink=1.7),
            path(f"M{x + 26} 176l12-13 12 13z", fill="vermilion*0.800", ink=1.7),
            path(f"M{m - 8} 472v-28c0-5 5-11 8-11s8 6 8 11v28z", fill="ochre*0.700", ink=2.2),
            path(f"M{m - 14} 456h28M{m} 434v38", ink=2.2),
            path(f"M{x + 14} 540c-8-22 6-34-2-60", ink=1.7, line="plague-green*0.550"),
            path(ivy, fill="plague-green", ink=1.2, pool=0),
            path(f"M{m} 112V88", ink=2.4),
        ]
    )


def _banner(x: float, field: str, upper: str, lower: str) -> str:
    """A long cloth with the signs of two classes, hung from a tower."""
    cloth = f"M{x - 29} 268c18 4 40 4 58 0 2 42-2 86 0 130-11-2-18 10-29 18-11-8-18-20-29-18 2-44-2-88 0-130z"
    signs = "".join(
        f'<use href="classes/{name}.svg" transform="translate({x - 24} {y}) scale(0.860)"/>'
        for name, y in ((upper, 292), (lower, 346))
    )
    return "\n".join(
        [
            path(f"M{x - 35} 268h70", ink=4.4, line="oak~ochre/0.200"),
            path(
                cloth, fill=field, ink=2.4, lit="3 3 0.180", shade="8 2 0.280", pat="hatch 86 12 0.500 1.100"
            ),
            path(f"M{x - 28} 278c18 4 38 4 56 0M{x - 28} 285c18 4 38 4 56 0", ink=1.7, line="leaf-gold"),
            signs,
            path(f"M{x - 24} 404l-2 12M{x + 24} 404l2 12M{x} 416v12", ink=2, line="leaf-gold"),
        ]
    )


def _shield() -> str:
    """The rat of the town over the gate, crowned."""
    return "\n".join(
        [
            path(
                "M186 262h68v38c0 26-16 38-34 47-18-9-34-21-34-47z",
                fill="leaf-gold*0.900",
                ink=2.8,
                lit="3 3 0.300",
            ),
            path(
                "M192 268h56v32c0 22-13 32-28 40-15-8-28-18-28-40z", fill="ivory", ink=1.8, shade="5 3 0.200"
            ),
            '<use href="rat/run.svg" dye="fur:dark-wood+0.080" transform="translate(198 282) scale(0.620)"/>',
            path(
                "M206 262l-5-22 10 9 9-15 9 15 10-9-5 22c-9 4-19 4-28 0z",
                fill="leaf-gold",
                ink=2.2,
                lit="2 2 0.350",
            ),
            circle(220, 234, 3, fill="vermilion", ink=1.2),
        ]
    )


def _people() -> str:
    """A guard, and a peasant on her way to market."""
    return (
        '<use href="town/guard.svg" transform="translate(146 468) scale(0.980)"/>'
        '<use href="town/peasant.svg" transform="translate(252 474) scale(0.980)"/>'
    )


def _tufts() -> str:
    return "".join(f"M{x} 546l-3-8M{x + 4} 546v-10M{x + 8} 546l3-8" for x in (52, 120, 180, 246, 300, 372))
