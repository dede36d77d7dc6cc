"""The door of Notre Dame: the west front with its towers, rose, gallery of kings and three portals."""

from __future__ import annotations

import math

from build.makers.title.niche import ARCH, circle, panel, path, pointed, stars

STONE = "vellum"
ROBES = ("vermilion", "ultramarine", "plague-green", "madder", "ochre")
WINDOW = {"fill": "dark-wood+0.100", "ink": 1.7}


def cathedral() -> str:
    """The whole panel."""
    parts = [
        path(ARCH, id="arch", fill="ultramarine*0.620", ink=0, bloom=0),
        '<g clip="#arch">',
        stars(),
        _spire(),
        *(_tower(x) for x in (62, 270)),
        _front(),
        "</g>",
        _rose(220, 288, 45),
        *_side_windows(),
        _gallery(),
        *(_portal(*place) for place in ((74, 150, 0), (290, 366, 0), (160, 280, 1))),
        _steps(),
        _people(),
    ]
    return panel("\n".join(parts))


def _spire() -> str:
    """The flèche over the crossing, behind the towers."""
    return "\n".join(
        [
            path(
                "M168 240l40-92h24l40 92z",
                fill="slate*0.900",
                ink=2,
                lit="2 2 0.200",
                shade="10 0 0.250",
                pat="shingle 9 8 0.700 1",
            ),
            path(
                "M206 152L220 56l14 96z",
                fill="slate",
                ink=2.2,
                lit="2 2 0.250",
                shade="6 0 0.300",
                pat="hatch 84 5 0.500 1",
            ),
            path("M220 58V38M214 45h12", ink=2.4, line="leaf-gold"),
            path("M208 136l-5-7M211 116l-5-6M214 96l-4-6M232 136l5-7M229 116l5-6M226 96l4-6", ink=1.8),
        ]
    )


def _tower(x: float) -> str:
    """A belfry with two tall lights, its bell in the dark, a balustrade with pinnacles and gargoyles."""
    out = [
        path(
            f"M{x} 560V142h108v418z",
            fill=STONE,
            ink=2.6,
            shade="22 0 0.200",
            pat="ashlar 18 10 0.350;hatch 12 6 0.260 1.100",
        ),
        path(f"M{x + 2} 142v-6h104v6z", fill=f"{STONE}+0.400", ink=1.8),
    ]
    for k in range(2):
        left = x + 16 + k * 42
        out.append(path(pointed(left, left + 34, 226, 178, 152), fill=f"{STONE}*0.860", ink=1.8))
        out.append(path(pointed(left + 6, left + 28, 226, 182, 160), **WINDOW))
        lines = "".join(f"M{left + 8} {y}l18 4" for y in range(188, 224, 9))
        out.append(path(lines, ink=2, line="slate+0.200"))
    out.append(
        path(
            f"M{x + 46} 196c4-2 5-8 5-13 0-4 2-7 4-7s4 3 4 7c0 5 1 11 5 13z",
            fill="leaf-gold",
            ink=1.5,
            lit="1 1 0.300",
        )
    )
    # The balustrade and its pinnacles.
    rail = "".join(pointed(x + 5 + k * 14, x + 15 + k * 14, 135, 126, 118) for k in range(7))
    out.append(path(f"M{x - 3} 137v-24h114v24z", fill=f"{STONE}+0.350", ink=2, shade="10 2 0.180"))
    out.append(path(rail, fill="dark-wood+0.150", ink=1.3))
    out += [
        path(f"M{px - 6} 116l6-28 6 28z", fill=f"{STONE}+0.300", ink=1.8, shade="3 0 0.250")
        for px in (x, x + 54, x + 108)
    ]
    beast = "M0 0c-8 0-12-4-20-2l-3 4 6 1-3 3c8 2 14 2 20 0z"
    side, at = (1, x - 3) if x < 200 else (-1, x + 111)
    out.append(path(beast, fill=f"{STONE}*0.800", ink=1.6, transform=f"translate({at} 144) scale({side} 1)"))
    return "\n".join(out)


def _front() -> str:
    """The wall between the towers, the open arcade above the rose."""
    out = [path("M170 560V240h100v320z", fill=f"{STONE}+0.150", ink=2.2, pat="ashlar 18 10 0.300")]
    out.append(path("M58 232h324v9H58z", fill=f"{STONE}+0.450", ink=1.9, shade="6 2 0.200"))
    arches = "".join(pointed(66 + k * 14, 75 + k * 14, 231, 218, 208) for k in range(22) if 7 < k < 14)
    out.append(path("M170 232v-28h100v28z", fill=f"{STONE}+0.250", ink=2, shade="6 0 0.150"))
    out.append(path(arches, fill="dark-wood+0.150", ink=1.3))
    out += [
        path(f"M{x} 556V236l6-9 6 9v320z", fill=f"{STONE}+0.300", ink=1.9, shade="4 0 0.220")
        for x in (60, 166, 266, 372)
    ]
    return "\n".join(out)


def _rose(x: float, y: float, r: float) -> str:
    """The rose: twelve petals, twelve little lights outside them, a gold heart."""
    out = [
        circle(x, y, r, fill=f"{STONE}+0.450", ink=2.6, shade="4 4 0.200"),
        circle(x, y, r - 6, fill="dark-wood+0.080", ink=1.9),
    ]
    for k in range(12):
        turn = math.radians(k * 30)
        out.append(_petal(x, y, r, turn, ("ultramarine+0.150", "vermilion", "ultramarine", "ochre")[k % 4]))
        a = turn + math.radians(15)
        out.append(
            circle(x + (r - 10) * math.cos(a), y + (r - 10) * math.sin(a), 2.6, fill="leaf-gold", ink=0.9)
        )
    out.append(circle(x, y, r * 0.25, fill=f"{STONE}+0.450", ink=1.8))
    out.append(circle(x, y, r * 0.15, fill="leaf-gold", ink=1.5, lit="1 1 0.400"))
    return "\n".join(out)


def _petal(x: float, y: float, r: float, turn: float, colour: str) -> str:
    tip, root, half = r - 9, r * 0.29, r * 0.17
    c, s = math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> str:
        return f"{x + u * c - v * s:.1f} {y + u * s + v * c:.1f}"

    sides = (
        f"M{at(root, 0)}C{at(root + 5, -half)} {at(tip - 11, -half * 1.5)} {at(tip - 4, -half * 1.1)}"
        f"C{at(tip + 2, -half * 0.5)} {at(tip + 2, half * 0.5)} {at(tip - 4, half * 1.1)}"
        f"C{at(tip - 11, half * 1.5)} {at(root + 5, half)} {at(root, 0)}z"
    )
    return path(sides, fill=colour, ink=1.5, lit="1.500 1.500 0.250", bloom=0)


def _side_windows() -> list[str]:
    """Paired lights with a small rose on both sides."""
    out = []
    for x in (116, 324):
        out.append(path(pointed(x - 36, x + 36, 326, 282, 246), fill=f"{STONE}*0.900", ink=2))
        for dx in (-16, 16):
            out.append(path(pointed(x + dx - 13, x + dx + 13, 326, 298, 276), **WINDOW))
            out.append(path(f"M{x + dx} 282V326M{x + dx - 13} 306h26", ink=1.2, line="ochre"))
        out.append(circle(x, 268, 10, fill="ultramarine", ink=1.7, lit="1 1 0.300"))
        out.append(path(f"M{x - 10} 268h20M{x} 258v20", ink=1.3))
    return out


def _gallery() -> str:
    """Nine kings in their arches."""
    out = [path("M58 332h324v8H58zM58 386h324v8H58z", fill=f"{STONE}+0.450", ink=1.9, shade="6 2 0.200")]
    out.append(path("M60 340h320v46H60z", fill=f"{STONE}*0.920", ink=1.6))
    for k in range(9):
        robe = ROBES[k * 2 % len(ROBES)]
        x = 78 + k * 35.5
        out.append(path(pointed(x - 14, x + 14, 386, 358, 342), **WINDOW))
        out.append(path(f"M{x - 9:.1f} 386c0-13 3-19 9-19s9 6 9 19z", fill=robe, ink=1.5, shade="3 0 0.250"))
        out.append(circle(x, 361, 5.6, fill="skin", ink=1.4))
        out.append(path(f"M{x - 4:.1f} 364c2 6 6 6 8 0", fill="ivory*0.900", ink=1))
        out.append(path(f"M{x - 6:.1f} 358l-1-8 4 3 3-5 3 5 4-3-1 8z", fill="leaf-gold", ink=1.3))
    return "\n".join(out)


def _portal(x0: float, x1: float, great: int) -> str:
    """A portal: orders of the arch, painted tympanum, doors with wrought hinges."""
    top, m = (398, 0.5 * (x0 + x1)) if great else (416, 0.5 * (x0 + x1))
    out = []
    for k, tone in enumerate(("+0.350", "*0.880", "+0.250", "*0.820")[: 4 if great else 3]):
        inset, drop = k * 7, k * 9
        out.append(
            path(pointed(x0 + inset, x1 - inset, 532, 468, top + drop), fill=f"{STONE}{tone}", ink=1.8)
        )
    inset = 27 if great else 19
    left, right = x0 + inset, x1 - inset
    field = "ultramarine" if great else "madder"
    out.append(path(pointed(left, right, 474, 466, top + 38), fill=field, ink=2, lit="2 2 0.180"))
    if great:
        lily = "c7 6 7 12 3 18 6-4 13-3 13 5-4 3-10 1-13-2v8h-6v-8c-3 3-9 5-13 2 0-8 7-9 13-5-4-6-4-12 3-18z"
        out.append(path(f"M{m} 442{lily}", fill="leaf-gold", ink=1.5, lit="1 1 0.350"))
    else:
        out.append(circle(m, 464, 4.5, fill="leaf-gold", ink=1.2))
    out.append(path(f"M{left} 474h{right - left}v6h-{right - left}z", fill=f"{STONE}+0.450", ink=1.6))
    out.append(
        path(
            f"M{left} 480h{right - left}v52h-{right - left}z",
            fill="oak~ochre/0.360",
            ink=2.2,
            pat="plank 7 90 1.100",
            shade="7 0 0.220",
        )
    )
    out.append(path(f"M{m} 480v52", ink=2.4))
    hinge = "".join(
        f"M{left} {y}h{m - left - 5:g}m-8-4q4 4 0 8M{right} {y}h-{right - m - 5:g}m8-4q-4 4 0 8"
        for y in (492, 518)
    )
    out.append(path(hinge, ink=2.2, line="dark-wood"))
    out += [circle(m + dx, 508, 2, fill="leaf-gold", ink=1) for dx in (-4, 4)]
    return "\n".join(out)


def _steps() -> str:
    return (
        '<g clip="#arch">'
        + "".join(
            path(d, fill=f"{STONE}{tone}", ink=2, shade="0 3 0.200")
            for d, tone in (
                ("M66 530h308v8H66z", "+0.400"),
                ("M54 538h332v7H54z", "+0.250"),
                ("M40 545h360v16H40z", "+0.100"),
            )
        )
        + "</g>"
    )


def _people() -> str:
    """A monk comes to office, a lady leaves it."""
    return (
        '<use href="town/monk.svg" transform="translate(138 476) scale(0.820)"/>'
        '<use href="town/lady.svg" transform="translate(270 476) scale(0.820)"/>'
    )
