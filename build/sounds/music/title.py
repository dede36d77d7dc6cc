"""The music of the title."""

from __future__ import annotations

from build.sounds.samples import Samples
from build.sounds.score import Score, bells, lute, psaltery, recorder

FIRST = "d . e f . e | d . a . . . | g . f e . f | e . . . . - |"
FIRST += "d . e f . e | d . a . b a | g . e f . e | d . . . . - |"
FIRST_ROOTS = "d d c, a, d d c, d".replace("d", "d,")
SECOND = "a . b c' . b | a . d' . . . | c' . b a . g | a . . . . - |"
SECOND += "a . b c' . b | a . f . g f | e . c d . e | d . . . . -"
SECOND_ROOTS = "a, d c, d a, d c, d".replace("d", "d,")


def vespers() -> Samples:
    """Dorian on d: psaltery alone, then a recorder above it, and a bell far away."""
    score = Score("vespers", step=0.34, bar=6, bars=32)
    score.play(psaltery, FIRST, at=0, loud=0.8, side=-0.3)
    score.accompany(lute, FIRST_ROOTS, "0 . . 7 . .", at=0, loud=0.5, side=0.3)
    score.play(recorder, SECOND, at=8, loud=0.75, side=0.15)
    score.accompany(psaltery, SECOND_ROOTS, "0 . 7 12 . 7", at=8, loud=0.42, side=-0.3)
    score.play(recorder, FIRST, at=16, loud=0.7, side=0.15)
    score.play(lute, FIRST, at=16, loud=0.45, side=0.35, lift=-12)
    score.accompany(psaltery, FIRST_ROOTS, "0 . 12 7 . 12", at=16, loud=0.38, side=-0.3)
    score.play(psaltery, SECOND, at=24, loud=0.75, side=-0.3)
    score.accompany(lute, SECOND_ROOTS, "0 . 7 12 . 7", at=24, loud=0.45, side=0.3)
    for bar in (0, 8, 16, 24):
        score.play(bells, "d,", at=bar, loud=0.28, side=0.5)
    score.hold("d, a,", loud=0.05)
    return score.sound()
