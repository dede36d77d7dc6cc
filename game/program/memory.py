"""The memory of the process on Linux: what large surfaces took goes back to the system with them."""

import ctypes
import sys
from contextlib import suppress

#: The name of the setting, and from how many bytes on something has pages of its own.
_MMAP_THRESHOLD, _LARGE = -3, 1 << 18


def give_back() -> None:
    """Have large things in pages of their own; the library would soon put them among the small ones."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
