"""Chance as one integer: SplitMix64, the same on every machine and cheap to copy."""

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """Turn any integer into a starting point."""
    return mixed(seed & _MASK)


def advanced(chance: int) -> int:
    """Take one step along the sequence."""
    return (chance + _STEP) & _MASK


def mixed(chance: int) -> int:
    """Spread the bits of a step over a whole 64-bit number."""
    z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffle(pile: list[T], chance: int) -> int:
    """Put a pile into random order where it lies, and give how far along the sequence that led."""
    for i in range(len(pile) - 1, 0, -1):
        chance = (chance + _STEP) & _MASK
        # `mixed`, written out: worlds are dealt anew more often than anything else is done.
        z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        pile[i], pile[j] = pile[j], pile[i]
    return chance
