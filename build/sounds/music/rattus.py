"""The music of Rattus."""

from __future__ import annotations

from build.sounds.samples import Samples
from build.sounds.score import Score, lute, psaltery, recorder, tabor

LANDING = "e . . f g . f e | d . . . f . e d | c . d e . d c . | e . . . . . - - |"
LANDING_ROOTS = "e,, d, c, e,,"
ANSWER = "e . . f g . a b | c' . . . b . a . | a . g f . . g f | e . . . . . - - |"
ANSWER_ROOTS = "e,, a,, f,, e,,"
HIGH = "b . . c' b . a g | a . . . g . f e | f . g a . g f . | b, . . . e . . - |"
HIGH_ROOTS = "e,, a,, f,, e,,"
HIGHER = "b . . c' d' . c' b | a . . c' b . a g | f . a . g . f d | e . . . . . - - |"
HIGHER_ROOTS = "g,, a,, d, e,,"
EMPTY = "e . . . b, . . . | g . f . e . . . | f . . . c . d . | e . . . . . . - |"
EMPTY_ROOTS = "e,, c, f,, e,,"

CALL = "- - - - - - | - - - - - - | a . . . . . | c' . . b . . | b . . . . . | d . . g . . |"
CALL += "a . . . . . | c' . . a . . | b . . . . . | e . . . . - |"
REPLY = "e' . . d' . . | c' . . b . . | d' . . b . . | g . . . . . | a . . c' . . |"
REPLY += "f . . a . . | e . . g . e | e . . . . - | a . . . . . | a . . . . - |"
CALL_ROOTS = "a,, a,, a,, a,, g,, g,, f,, f,, e,, e,,"
REPLY_ROOTS = "a,, a,, g,, g,, f,, f,, e,, a,, a,, a,,"


def ships() -> Samples:
    """Phrygian on e: a lute alone over a drone, when the ships come in and nobody knows yet."""
    score = Score("ships", step=0.3, bar=8, bars=32)
    order = (
        (LANDING, LANDING_ROOTS),
        (ANSWER, ANSWER_ROOTS),
        (HIGH, HIGH_ROOTS),
        (HIGHER, HIGHER_ROOTS),
        (EMPTY, EMPTY_ROOTS),
        (ANSWER, ANSWER_ROOTS),
        (HIGHER, HIGHER_ROOTS),
        (EMPTY, EMPTY_ROOTS),
    )
    for number, (tune, roots) in enumerate(order):
        score.play(lute, tune, at=4 * number, loud=0.8, side=-0.1)
        score.accompany(lute, roots, "0 . . . 7 . . .", at=4 * number, loud=0.5, side=0.25)
        if number in (3, 5, 6):
            score.play(recorder, tune, at=4 * number, loud=0.4, side=0.3)
    score.hold("e,, b,,", loud=0.075)
    return score.sound(room=2.4, wet=0.42)


def wind() -> Samples:
    """Aeolian on a: a recorder calls across the water, over strings that never rest."""
    score = Score("wind", step=0.28, bar=6, bars=40)
    for at, tune, roots in ((0, CALL, CALL_ROOTS), (10, REPLY, REPLY_ROOTS)):
        score.play(recorder, tune, at=at, loud=0.62, side=0.15)
        score.accompany(psaltery, roots, "12 . 19 24 . 19", at=at, loud=0.42, side=-0.3)
    for at, tune, roots in ((20, CALL, CALL_ROOTS), (30, REPLY, REPLY_ROOTS)):
        score.play(lute, tune, at=at, loud=0.8, side=-0.15)
        score.play(psaltery, tune, at=at, loud=0.3, side=0.3, lift=12)
        score.accompany(lute, roots, "0 . 7 12 . 7", at=at, loud=0.4, side=0.25)
    score.accompany(tabor, "a,, " * 40, "0 . . - - 0", at=0, loud=0.5, side=0)
    score.hold("a,, e,", loud=0.05)
    return score.sound(room=2.4, wet=0.42)
