"""The cupboard: surfaces that were made once, kept while there is room; what was used last goes last."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from time import perf_counter
from typing import Generic, ParamSpec

import pygame

P = ParamSpec("P")
#: Bytes for what does not grow with the window, and for so many pictures as large as the window.
FIRM, WINDOWS = 20_000_000, 5
#: No window counts for fewer pixels than these.
LEAST = 1920 * 1080
#: Bytes that a surface takes beside its pixels.
FRAME = 700


class Later(Exception):
    """Something is missing that there is no time to make now."""


class Cupboard:
    """Keeps surfaces up to so many bytes, whoever made them; a key begins with whose it is."""

    def __init__(self) -> None:
        self.used = 0
        self._until: float | None = None
        self._made = 0
        self._kept: OrderedDict[tuple[Hashable, ...], pygame.Surface] = OrderedDict()
        self.fit((1920, 1080))

    def fit(self, window: tuple[int, int]) -> None:
        """Have as much room as a window of this size deserves; a small one may soon be large again."""
        self.most = FIRM + WINDOWS * 4 * max(LEAST, window[0] * window[1])
        self._tidy()

    def fetched(self, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give what is kept under a key, or make it."""
        found = self._kept.get(key)
        if found is None:
            if self._until is not None and self._made and perf_counter() > self._until:
                raise Later
            found = self._kept[key] = make()
            self.used += _size(found)
            self._made += 1
            self._tidy()
        else:
            self._kept.move_to_end(key)
        return found

    @contextmanager
    def sparing(self, seconds: float) -> Iterator[None]:
        """Begin to make things only within some seconds, yet one at least, and leave the rest for later."""
        self._until, self._made = perf_counter() + seconds, 0
        try:
            yield
        finally:
            self._until = None

    def forget(self, whose: Hashable) -> None:
        """Give up all that belongs to somebody."""
        for key in [key for key in self._kept if key[0] is whose]:
            self.used -= _size(self._kept.pop(key))

    def empty(self) -> None:
        """Give up everything."""
        self._kept.clear()
        self.used = 0

    def _tidy(self) -> None:
        while self.used > self.most and len(self._kept) > 1:
            self.used -= _size(self._kept.popitem(last=False)[1])


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height() + FRAME


#: The one that all share.
CUPBOARD = Cupboard()


class Stowed(Generic[P]):
    """A function that makes surfaces, and gives the same one again when it is asked for the same."""

    def __init__(self, make: Callable[P, pygame.Surface]) -> None:
        self._make = make
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **named: P.kwargs) -> pygame.Surface:
        """Give what these words mean."""
        return CUPBOARD.fetched((self, args, *named.items()), lambda: self._make(*args, **named))

    def cache_clear(self) -> None:
        """Make everything anew from now on."""
        CUPBOARD.forget(self)
