"""A piece of music: instruments on a round of steps, so that its end leads into its beginning."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from build.sounds import airs, bodies
from build.sounds.filters import band, tempered
from build.sounds.notation import Note, figured, key, notes, pitch, words
from build.sounds.room import in_room
from build.sounds.samples import RATE, Samples, chance, empty, falling, lay, placed

#: Takes of every note, so that no two that follow each other are alike.
TAKES = 3
Instrument = Callable[[int, float, int], Samples]


@lru_cache(maxsize=256)
def _lute(number: int, take: int) -> Samples:
    """A course of two gut strings that are not quite alike; the low ones have one an octave higher."""
    tone, name = pitch(number), f"lute {number} {take}"
    kind = bodies.GUT._replace(point=0.2 + 0.03 * take)
    sound = bodies.string(tone * 0.9994, 3.0, f"{name} one", kind)
    other = tone * (2 if number < 50 else 1) * 1.0007
    sound = sound + (0.35 if number < 50 else 0.8) * bodies.string(other, 3.0, f"{name} other", kind)
    lay(sound, bodies.finger(name, 0.5), 0)
    return sound


@lru_cache(maxsize=256)
def _psaltery(number: int, take: int) -> Samples:
    """A wire string plucked with a quill."""
    name = f"psaltery {number} {take}"
    kind = bodies.WIRE._replace(point=0.1 + 0.02 * take)
    sound = bodies.string(pitch(number), 4.5, name, kind) + 0.5 * bodies.string(
        pitch(number) * 1.0011, 4.5, f"{name} other", kind
    )
    return 0.8 * sound


def lute(number: int, seconds: float, take: int) -> Samples:
    """A lute; a finger leaves the string when the next note is due."""
    sound = _lute(number, take)
    late = np.maximum(0, np.arange(len(sound)) / RATE - seconds - 0.1)
    damped: Samples = sound * np.exp(-late / 0.3)
    return damped


def psaltery(number: int, _seconds: float, take: int) -> Samples:
    """A psaltery; its strings ring on whatever the tune says."""
    return _psaltery(number, take)


@lru_cache(maxsize=512)
def recorder(number: int, seconds: float, take: int) -> Samples:
    """A wooden flute."""
    return 0.55 * airs.recorder(pitch(number), seconds, f"recorder {number} {take}")


def tabor(number: int, _seconds: float, take: int) -> Samples:
    """A small drum played with the fingers."""
    return 0.5 * bodies.drum(pitch(number), 0.6, f"tabor {take}")


def bells(number: int, _seconds: float, _take: int) -> Samples:
    """A bell far away."""
    return tempered(bodies.bell(pitch(number), 6.0, f"bell {number}", soft=0.01), 60, 1800)


class Score:
    """Collects what is played, for both ears."""

    def __init__(self, name: str, *, step: float, bar: int, bars: int) -> None:
        self.name = name
        self.step = step
        self.bar = bar
        self.seconds = step * bar * bars
        self.ground = empty(self.seconds, ears=2)
        self.lot = chance("score", name)

    def play(
        self, instrument: Instrument, tune: str, *, at: int, loud: float, side: float = 0, lift: int = 0
    ) -> None:
        """Play a tune from a bar on; ``lift`` shifts it by so many keys."""
        self._perform(
            instrument, [note._replace(key=note.key + lift) for note in notes(tune)], at, loud, side
        )

    def accompany(
        self, instrument: Instrument, roots: str, pattern: str, *, at: int, loud: float, side: float = 0
    ) -> None:
        """Play a pattern over a root a bar: its words are keys above the root, ``.`` holds, ``-`` rests."""
        self._perform(instrument, figured(roots, pattern), at, loud, side)

    def _perform(self, instrument: Instrument, tune: list[Note], at: int, loud: float, side: float) -> None:
        for note in tune:
            # A strong step is a little louder, and nobody plays like a clock.
            strength = loud * (1.12 if note.step % self.bar == 0 else 1) * (0.88 + 0.2 * self.lot.random())
            when = (at * self.bar + note.step) * self.step + 0.014 * self.lot.random()
            sound = instrument(note.key, note.steps * self.step, int(self.lot.integers(TAKES)))
            lay(self.ground, placed(strength * sound, side), when, round_=True)

    def hold(self, tones: str, *, loud: float) -> None:
        """Let tones sound from the beginning to the end."""
        for number, tone in enumerate(words(tones)):
            sound = airs.drone(pitch(key(tone)), self.seconds, f"{self.name} {tone}")
            self.ground += placed(loud * sound, -0.3 + 0.6 * (number % 2))

    def sing(self, tune: str, *, at: int, loud: float, vowel: str = "oo", lift: int = 0) -> None:
        """Let a few voices sing long notes."""
        for note in notes(tune):
            for singer, side in enumerate((-0.5, 0.1, 0.55)):
                seconds = note.steps * self.step
                sound = airs.voice(
                    pitch(note.key + lift), seconds + 0.5, f"{self.name} {note} {singer}", vowel
                )
                sound = falling(swelling(sound), 0.7)
                when = (at * self.bar + note.step) * self.step + 0.05 * self.lot.random()
                lay(self.ground, placed(loud * sound, side), when, round_=True)

    def sound(self, room: float = 2.2, wet: float = 0.4) -> Samples:
        """Everything together, in a stone room."""
        return band(in_room(self.ground, "vault", room, wet, round_=True), 45, 9000, 1)


def swelling(sound: Samples) -> Samples:
    """A note that comes out of nothing."""
    count = min(sound.shape[-1], 20_000)
    shaped = sound.copy()
    shaped[:count] *= np.sin(np.linspace(0, np.pi / 2, count)) ** 2
    return shaped
