"""Chance as one integer: SplitMix64, the same on every machine and cheap to copy."""

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
