"""The music of Notre Dame."""

from __future__ import annotations

from build.sounds.samples import Samples
from build.sounds.score import Score, lute, psaltery, recorder, tabor

UPPER = "g . a bb . a | g . f d . . | e . f g . f | e . d e . . |"
UPPER += "f . g a . bb | c' . bb a . . | bb . a g . f | g . . d . - |"
UPPER += "d' . c' bb . c' | d' . bb f . . | e . f e . d | c . d e . . |"
UPPER += "a . g f . g | a . g f . . | g . f d . f | g . . . . -"
#: The tenor holds each note for two bars.
TENOR = "g, a, f, g, bb, a, f, g,".replace(",", "," + " ." * 11)
TENOR_ROOTS = "g,, g,, a,, a,, f,, f,, g,, g,, bb,, bb,, a,, a,, f,, f,, g,, g,,"

OPEN = "b . c' d' . b | a . b c' . a | f . g a . g | a . . . . - |"
CLOSED = "b . c' d' . b | a . b c' . a | f . g a . f | g . . . . - |"
FIRST = "g . a b . a | g . d . . . | g . a b . c' | d' . . . . - |"
SECOND = "d' . e' d' . c' | b . c' d' . b | c' . b a . b | g . . d . - |"
THIRD = "f . f a . f | c' . a . . . | e . e g . e | b . g . . - |"
OPEN_ROOTS, CLOSED_ROOTS = "g,, a,, f,, d,", "g,, a,, f,, g,,"
FIRST_ROOTS, SECOND_ROOTS, THIRD_ROOTS = "g,, g,, g,, g,,", "g,, g,, a,, g,,", "f,, f,, c, g,,"


def organum() -> Samples:
    """Two voices as the school of the cathedral wrote them: a slow tenor, and long and short above it."""
    score = Score("organum", step=0.31, bar=6, bars=34)
    score.sing(TENOR, at=0, loud=0.15)
    score.play(psaltery, UPPER, at=0, loud=0.7, side=-0.25)
    score.accompany(lute, TENOR_ROOTS, "0 . . 7 . .", at=0, loud=0.35, side=0.35)
    score.sing(TENOR, at=17, loud=0.13)
    score.play(recorder, UPPER, at=17, loud=0.7, side=0.1)
    score.accompany(psaltery, TENOR_ROOTS, "12 . 19 24 . 19", at=17, loud=0.32, side=-0.3)
    score.accompany(lute, TENOR_ROOTS, "0 . . . . .", at=17, loud=0.45, side=0.35)
    return score.sound(room=3.0, wet=0.5)


def carriage() -> Samples:
    """A dance on g, every verse with an open and a closed end, for a ride across the bridges."""
    score = Score("carriage", step=0.21, bar=6, bars=48)
    verses = ((FIRST, FIRST_ROOTS), (SECOND, SECOND_ROOTS), (THIRD, THIRD_ROOTS))
    for number, (verse, roots) in enumerate(verses):
        at = 16 * number
        score.play(lute, verse + OPEN, at=at, loud=0.75, side=-0.2)
        score.play(lute, verse + CLOSED, at=at + 8, loud=0.6, side=-0.2)
        score.play(recorder, verse + CLOSED, at=at + 8, loud=0.42, side=0.2)
        whole = f"{roots} {OPEN_ROOTS} {roots} {CLOSED_ROOTS}"
        score.accompany(psaltery, whole, "12 . . 19 . .", at=at, loud=0.3, side=0.4)
        score.accompany(lute, whole, "0 . . 7 . .", at=at, loud=0.4, side=0.05)
        score.accompany(tabor, "g,, " * 16, "0 . - 0 . 0", at=at, loud=0.5, side=-0.1)
    return score.sound(room=1.6, wet=0.32)
