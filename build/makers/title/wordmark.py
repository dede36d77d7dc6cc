"""The wordmark: two illuminated initials, and words written with the broad pen from skeletons of our own."""

from __future__ import annotations

from build.makers.title.vines import curve, data, spiral, vine
from build.pen import Drawing, read
from build.pen.matrix import Matrix, rotate, scale, translate

#: A textura hand, x-height 0..100: width and strokes of each letter.
LETTERS = {
    "a": (64, "M8 22C14 10 22 4 30 8L44 20V86L56 100M44 48L18 58V86L28 98L46 84"),
    "t": (50, "M22 -22V86L34 100L48 88M2 10H44"),
    "s": (58, "M50 16L36 4L16 16V34L48 60V82L32 100L8 86"),
    "e": (58, "M50 88L34 100L16 86V18L32 4L48 18V38L18 56"),
    "l": (40, "M10 -56L20 -46V86L32 100L40 92"),
}
AMPERSAND = "M78 92C50 74 24 40 24 20C24 2 50 0 50 20C50 42 8 48 8 76C8 104 52 104 66 56"
STEM = (
    "M22 22c24 5 62 5 84-2l1 7c-6 2-12 3-18 4-10 24-10 140 0 162 6 1 12 2 18 4l-1 7c-24-7-60-7-84-2l-1-7"
    "c6-1 12-2 18-3 11-26 11-138 0-160-6-1-12-2-18-3z"
)
R = STEM + (
    "M70 26c60-9 100 12 100 50s-38 54-80 50v-12c28 1 42-12 42-36 0-26-22-40-52-34z"
    "M94 118c28 6 36 38 46 62 6 14 22 20 42 12l2 7c-32 18-66 10-77-22-9-26-11-46-25-56z"
)
B = STEM + (
    "M70 26c56-9 92 10 92 42s-30 48-72 46v-11c22 0 34-12 34-34 0-22-18-32-44-28z"
    "M88 106c54-5 92 18 92 48 0 36-44 52-110 44l10-15c38 4 60-6 60-30 0-26-24-38-52-36z"
)
TAIL = "M92 106c-18 8-26 22-46 26-16 3-24 16-14 26 8 8 22 2 20-8-2-8-12-8-14-2"
BELL = "M-20 30c6-5 7-12 7-19 0-10 5-16 13-16s13 6 13 16c0 7 1 14 7 19-13 5-27 5-40 0z"
SCROLLS = (
    (36, 40, 20, 0, 1),
    (186, 40, 26, 2, -1),
    (34, 188, 20, 1, -1),
    (186, 184, 24, 4, 1),
    (108, 150, 20, 2, 1),
    (112, 70, 18, 5, -1),
    (30, 112, 22, 3, 1),
    (192, 112, 20, 0, 1),
)
CIRCLE = "M-{0} 0a{0} {0} 0 1 0 {1} 0a{0} {0} 0 1 0 -{1} 0z"


def wordmark() -> str:
    """The name of the box, 1 290 units wide."""
    drawing = Drawing((0, -8, 1290, 308), "wordmark")
    vine(drawing, curve((42, 238), (16, 180), (26, 80), (46, 24), count=60), "mark left", 24, 0.92, 2.0)
    vine(
        drawing,
        curve((292, 64), (380, 6), (440, 58), (520, 36), (580, 18), (640, 10), (668, 60), count=80),
        "mark top",
        22,
        0.95,
        2.0,
    )
    vine(drawing, curve((292, 258), (420, 272), (560, 240), (668, 258), count=80), "mark foot", 24, 0.92, 2.0)
    vine(
        drawing, curve((1132, 74), (1172, 30), (1212, 84), (1270, 48), count=80), "mark right", 22, 0.95, 2.0
    )
    vine(
        drawing, curve((918, 260), (1014, 272), (1180, 268), (1270, 214), count=80), "mark end", 24, 0.92, 2.0
    )
    _initial(drawing, translate(60, 22), R, "ultramarine")
    _rat(drawing, translate(60, 22))
    x = _word(drawing, "ats", 302, 108)
    place = translate(x + 28, 104) @ scale(1.25, 1.25)
    drawing.path(AMPERSAND, place, nib="17 35", fill="vermilion", ink=1.8, lit="2 2 0.25")
    _initial(drawing, translate(x + 170, 22), B, "madder")
    _bells(drawing, translate(x + 170, 22))
    _word(drawing, "ells", x + 412, 108)
    return drawing.svg("large")


def _word(drawing: Drawing, text: str, x: float, y: float, size: float = 1.22) -> float:
    for letter in text:
        width, strokes = LETTERS[letter]
        place = translate(x, y) @ scale(size, size)
        drawing.path(strokes, place, nib="21 40", fill="ink", ink=0.8, pool=0, bloom=0)
        x += (width + 9) * size
    return x


def _initial(drawing: Drawing, at: Matrix, letter: str, ground: str) -> None:
    """A great gold letter on a painted square with white filigree, in a jewelled frame."""
    drawing.path("M2 2h216v216H2z", at, fill="leaf-gold", ink=3, lit="3 3 0.4", shade="4 4 0.25")
    drawing.path(
        "M14 14h192v192H14z", at, fill=ground, ink=2.4, shade="-4 -4 0.3", pat=f"lozenge 16 {ground}*0.800"
    )
    drawing.path("M18 18h184v184H18z", at, ink=1.1, line="ivory*0.900", wobble=0.3)
    for x, y, radius, start, way in SCROLLS:
        scroll = spiral(x, y, radius, 1.3, start, way)
        drawing.path(data(scroll[::4]), at, ink=1.4, line="ivory*0.950", wobble=0.2)
        drawing.path(CIRCLE.format(2.8, 5.6), at @ translate(*scroll[-1]), fill="ivory", ink=0, pool=0)
        drawing.path(
            "M0 0c3-4 7-4 9-1-3 3-6 4-9 1z",
            at @ translate(*scroll[24]) @ rotate(60 * start),
            fill="ivory",
            ink=0,
        )
    drawing.path(letter, at, fill="leaf-gold", ink=3.2, lit="4 4 0.35", shade="5 3 0.28", bloom=0)
    drawing.path("M58 52c3 40 3 80 0 120M66 52c3 40 3 80 0 120", at, ink=1.4, line="ivory*0.950")
    for k in range(7):
        drawing.path(
            "M0-3l3 3-3 3-3-3z", at @ translate(62.5, 62 + k * 17), fill="vermilion", ink=0.8, pool=0
        )
    for x in (8, 212):
        for y in (8, 212):
            drawing.path(CIRCLE.format(6, 12), at @ translate(x, y), fill="vermilion", ink=1.6, lit="2 2 0.4")
        drawing.path(
            CIRCLE.format(3.6, 7.2), at @ translate(x, 110), fill="ultramarine", ink=1.2, lit="1 1 0.4"
        )
        drawing.path(
            CIRCLE.format(3.6, 7.2), at @ translate(110, x), fill="ultramarine", ink=1.2, lit="1 1 0.4"
        )


def _rat(drawing: Drawing, at: Matrix) -> None:
    """A rat climbs through the bowl of the R; its tail winds round the stem."""
    drawing.path(TAIL, at, ink=6, line="ink")
    drawing.path(TAIL, at, ink=4, line="vermilion~ivory/0.250")
    body = [shape for shape in read("rat/sit").shapes if "114C6" not in shape.d]
    drawing.place(body, at @ translate(76, 46) @ rotate(6) @ scale(0.6, 0.6), dye={"fur": "slate*0.850"})


def _bells(drawing: Drawing, at: Matrix) -> None:
    """Two bells hang in the bowls of the B."""
    for x, y, size in ((104, 54, 0.78), (110, 130, 0.98)):
        place = at @ translate(x, y) @ scale(size, size)
        drawing.path("M0-16v10", place, ink=3.4)
        drawing.path(CIRCLE.format(5.5, 11), place @ translate(0, 35), fill="ochre*0.700", ink=2.2)
        drawing.path(BELL, place, fill="leaf-gold", ink=2.6, lit="3 3 0.4", shade="5 0 0.3")
        drawing.path("M-13 14c8 3 18 3 26 0M-18 27c12 4 24 4 36 0", place, ink=1.4)
