"""The gold niche that every door of the title stands in, and small things that doors share."""

from __future__ import annotations

import numpy as np

VIEW = "0 -40 440 610"
ARCH = "M40 545V232C40 128 122 56 220 16C318 56 400 128 400 232V545z"
OUTER = "M18 556V230C18 112 112 36 220 -6C328 36 422 112 422 230V556z"
INNER = "M34 552V231C34 124 118 52 220 10C322 52 406 124 406 231V552z"
SPRING = ((18.0, 230.0), (18.0, 112.0), (112.0, 36.0), (220.0, -6.0))
CROCKET = "M-5 4c-1-6-8-6-10-13 5 0 8 2 9 4-1-7 1-12 6-17 5 5 7 10 6 17 1-2 4-4 9-4-2 7-9 7-10 13z"


def panel(body: str) -> str:
    """A whole door as plain SVG: the picture, then its frame."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW}" ink="2.2">\n{body}\n{frame()}\n</svg>\n'


def frame() -> str:
    """The gilded moulding with crockets, a finial, beads and jewels."""
    parts = [
        f'<path d="{OUTER}{INNER}" fill="leaf-gold*0.920" ink="3" lit="4 4 0.350" shade="4 4 0.250"/>',
        f'<path d="{INNER}{ARCH}" fill="madder" ink="2"/>',
        *(_crocket(t, side) for t in np.linspace(0.12, 0.93, 7) for side in (-1, 1)),
        '<path d="M206 4c-8-10-2-18 2-18-8-8-2-18 12-26 14 8 20 18 12 26 4 0 10 8 2 18-7 8-21 8-28 0z"'
        ' fill="leaf-gold" ink="2.600" lit="3 3 0.350" shade="3 2 0.250"/>',
        '<path d="M220-24v22M212-8c4-6 12-6 16 0" ink="1.500"/>',
        '<path d="M8 546h424v22H8z" fill="leaf-gold*0.850" ink="3" lit="3 3 0.300" shade="4 4 0.250"/>',
        '<path d="M14 552h412" ink="1.400"/>',
    ]
    parts += [f'<circle cx="{x}" cy="560" r="2.600" fill="madder" ink="1"/>' for x in range(28, 424, 24)]
    for x in (26, 414):
        for y, colour, r in ((232, "vermilion", 7), (290, "ultramarine", 5), (345, "plague-green", 5)):
            parts.append(_jewel(x, y, r, colour))
        for y, colour, r in ((400, "vermilion", 7), (455, "ultramarine", 5), (510, "plague-green", 5)):
            parts.append(_jewel(x, y, r, colour))
    return "\n".join(parts)


def _jewel(x: float, y: float, r: float, colour: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" ink="1.500" lit="2 2 0.400"/>'


def _crocket(t: float, side: int) -> str:
    """A gold leaf that creeps up the arch."""
    p = [np.array(q) for q in SPRING]
    x, y = (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t * t * p[2] + t**3 * p[3]
    x, turn = (x, -62 + t * 40) if side < 0 else (440 - x, 62 - t * 40)
    return (
        f'<path d="{CROCKET}" fill="leaf-gold" ink="1.900" lit="2 2 0.350" shade="2 2 0.200" bloom="0"'
        f' transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale(0.950)"/>'
    )


def stars(colour: str = "leaf-gold*0.850") -> str:
    """A painted heaven."""
    star = "M{} {}l1.800 2.800 2.800 1.200-2.800 1.200-1.800 2.800-1.800-2.800-2.800-1.200 2.800-1.200z"
    places = [
        star.format(x, y - 4)
        for row, y in enumerate(range(30, 330, 22))
        for x in range(44 + (11 if row % 2 else 0), 400, 22)
    ]
    return f'<path d="{"".join(places)}" fill="{colour}" ink="0" pool="0" bloom="0"/>'


def pointed(x0: float, x1: float, base: float, spring: float, apex: float) -> str:
    """A Gothic arch from its feet to its point."""
    m = (x0 + x1) / 2
    k = spring - (spring - apex) * 0.62
    left, right = m - (m - x0) * 0.45, m + (x1 - m) * 0.45
    rise = f"M{x0:g} {base:g}V{spring:g}C{x0:g} {k:.1f} {left:.1f} {apex + 14:g} {m:g} {apex:g}"
    return f"{rise}C{right:.1f} {apex + 14:g} {x1:g} {k:.1f} {x1:g} {spring:g}V{base:g}z"


def path(d: str, **style: object) -> str:
    """One element."""
    words = " ".join(f'{key.rstrip("_")}="{value}"' for key, value in style.items())
    return f'<path d="{d}" {words}/>'


def circle(x: float, y: float, r: float, **style: object) -> str:
    """One round element."""
    words = " ".join(f'{key.rstrip("_")}="{value}"' for key, value in style.items())
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" {words}/>'
