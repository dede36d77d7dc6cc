"""The piper's few notes, and the choir at the end."""

from __future__ import annotations

from build.sounds import airs
from build.sounds.filters import tempered
from build.sounds.notation import notes, pitch
from build.sounds.room import in_room
from build.sounds.samples import Samples, empty, falling, lay, rising

CALLS = ("a' c'' b' a' . .", "e'' d'' a' b' . .", "a' b' d'' a' . .")
#: An open fifth in three octaves, with the third that makes the end bright, voice by voice.
CHORD = ("d,", "a,", "d", "f#", "a", "d'")


def flute(take: int) -> Samples:
    """A call that rats follow."""
    step, sound = 0.125, empty(1.0)
    for note in notes(CALLS[take]):
        tone = airs.recorder(pitch(note.key), note.steps * step - 0.02, f"call {take} {note.step}")
        lay(sound, tone, note.step * step)
    return in_room(tempered(sound, 300, 7000), "street", 0.7, 0.25)


def choir(take: int) -> Samples:
    """Eighteen voices on one chord."""
    seconds, sound = 4.2, empty(4.2)
    for part, tone in enumerate(CHORD):
        for singer in range(3):
            voice = airs.voice(pitch(notes(tone)[0].key), seconds - 0.1 * part, f"{tone} {singer} {take}")
            lay(sound, falling(rising(voice, 0.7), 1.4) / (1 + 0.15 * part), 0.1 * part)
    return in_room(tempered(sound, 80, 5000), "vault", 2.4, 0.5)
