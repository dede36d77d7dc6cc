"""The memory of the process: what goes back to the system, and when it is searched for what nobody needs."""

import ctypes
import gc
import sys
from contextlib import suppress
from functools import cache
from typing import Any

#: Names of settings of the library that hands memory out on Linux.
_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1
#: From how many bytes on something has pages of its own, and how many that are free may lie in wait.
_LARGE, _IN_WAIT = 1 << 22, 1 << 26
#: After how many small searches there is enough to look through everything, and when it cannot wait any more.
_ENOUGH, _OVERDUE = 5, 60


@cache
def _library() -> Any:
    return ctypes.CDLL(None) if sys.platform == "linux" else None


def settle() -> None:
    """Take what the program has brought along as here to stay, and give memory back in quiet moments only.

    Pages that come and go with every picture cost more than to paint it.
    """
    if gc.get_freeze_count():
        return
    gc.freeze()
    small, middle, _ = gc.get_threshold()
    gc.set_threshold(small, middle, _OVERDUE)
    with suppress(OSError, AttributeError):
        _library().mallopt(_MMAP_THRESHOLD, _LARGE)
        _library().mallopt(_TRIM_THRESHOLD, _IN_WAIT)


def tidy() -> None:
    """Look through everything for what nobody needs, if there may be some, while nobody waits for a frame."""
    if gc.get_count()[2] >= _ENOUGH:
        gc.collect()
        give_back()


def give_back() -> None:
    """Give free memory back to the system."""
    with suppress(OSError, AttributeError):
        _library().malloc_trim(0)
