"""The music of Rattus Cartus."""

from __future__ import annotations

from build.sounds.samples import Samples
from build.sounds.score import Score, lute, psaltery, recorder, tabor

ROUND = "d . f# a . f# | g . f# e . d | e . c e . g | f# . d d . - |"
ROUND += "d . f# a . b | c' . a g . e | f# . a g . e | d . . d . - |"
ROUND_ROOTS = "d, g,, c, d, d, c, d, d,"
TURN = "a . b c' . b | a . f# d . . | g . a b . g | a . . e . - |"
TURN += "a . b c' . d' | b . a g . d | e . g e . c | d . . . . - |"
TURN_ROOTS = "a,, d, g,, a,, a,, g,, c, d,"

LIT = "a . c' . e' . d' c' | b . . . g . . . | a . f# . d . f# a | e . . . . . . - |"
LIT += "a . c' . e' . f#' e' | d' . . . b . g . | f# . a . b . c' b | a . . . . . . - |"
LIT_ROOTS = "a,, g,, d, a,, a,, g,, d, a,,"
LOW = "e' . . d' c' . b a | g . b . d' . . . | c' . b . a . g . | e . . . b . . - |"
LOW += "c' . . b a . g f# | g . a . b . d' . | a . c' . f# . d . | a . . . . . . - |"
LOW_ROOTS = "a,, g,, a,, e,, a,, g,, d, a,,"


def tavern() -> Samples:
    """Mixolydian on d: a round dance behind a closed door, late."""
    score = Score("tavern", step=0.22, bar=6, bars=48)
    order = (ROUND, ROUND, TURN, TURN, ROUND, TURN)
    for number, tune in enumerate(order):
        at, roots = 8 * number, ROUND_ROOTS if tune is ROUND else TURN_ROOTS
        score.play(lute, tune, at=at, loud=0.7, side=-0.2)
        score.accompany(lute, roots, "0 . 7 12 . 7", at=at, loud=0.35, side=0.3)
        if number % 2:
            score.play(recorder, tune, at=at, loud=0.42, side=0.1)
        if number > 2:
            score.accompany(psaltery, roots, "12 . . 19 . .", at=at, loud=0.25, side=0.45)
        score.accompany(tabor, "a,, " * 8, "0 . - 0 . -", at=at, loud=0.45, side=-0.1)
    return score.sound(room=1.3, wet=0.3)


def candle() -> Samples:
    """Dorian on a: a psaltery by candle-light, while cards are weighed."""
    score = Score("candle", step=0.33, bar=8, bars=24)
    score.play(psaltery, LIT, at=0, loud=0.75, side=-0.2)
    score.accompany(lute, LIT_ROOTS, "0 . . . 7 . . .", at=0, loud=0.5, side=0.3)
    score.play(recorder, LOW, at=8, loud=0.55, side=0.1)
    score.accompany(psaltery, LOW_ROOTS, "12 . 19 . 24 . 19 .", at=8, loud=0.4, side=-0.3)
    score.accompany(lute, LOW_ROOTS, "0 . . . . . . .", at=8, loud=0.45, side=0.3)
    score.play(lute, LIT, at=16, loud=0.75, side=0.2)
    score.play(psaltery, LIT, at=16, loud=0.35, side=-0.3, lift=12)
    score.accompany(lute, LIT_ROOTS, "0 . 7 . 12 . 7 .", at=16, loud=0.4, side=0.3)
    score.hold("a,,", loud=0.07)
    return score.sound(room=2.0, wet=0.4)
