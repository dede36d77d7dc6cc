"""The cupboard: surfaces that were made once, kept while there is room; what was used last goes last."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from time import perf_counter
from typing import Generic, ParamSpec

import pygame

P = ParamSpec("P")
Key = tuple[Hashable, ...]
#: Bytes for what does not grow with the window, and for so many pictures as large as the window.
FIRM, WINDOWS = 20_000_000, 4
#: No window counts for fewer pixels than these.
LEAST = 1920 * 1080
#: Bytes that a surface takes beside its pixels.
FRAME = 700


class Later(Exception):
    """Something is missing that there is no time to make now."""


class Item:
    """A surface that is kept, and the one thing for which alone it was asked for, if that is so."""

    __slots__ = ("only_for", "surface")

    def __init__(self, surface: pygame.Surface, only_for: Key | None) -> None:
        self.surface = surface
        self.only_for = only_for


class Cupboard:
    """Keeps surfaces up to so many bytes, whoever made them; a key begins with whose it is."""

    def __init__(self) -> None:
        self.used = 0
        self._until: float | None = None
        self._made = 0
        self._kept: OrderedDict[Key, Item] = OrderedDict()
        #: What is made just now, what that is made for, and so on; and what was asked for meanwhile.
        self._making: list[Key] = []
        self._asked: list[Key] = []
        self.fit((1920, 1080))

    def fit(self, window: tuple[int, int]) -> None:
        """Have as much room as a window of this size deserves; a small one may soon be large again."""
        self.most = FIRM + WINDOWS * 4 * max(LEAST, window[0] * window[1])
        self._tidy()

    def fetched(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give what is kept under a key, or make it."""
        whole = self._making[0] if self._making else None
        item = self._kept.get(key)
        if item is None:
            if self.late:
                raise Later
            item = self._stow(key, make, whole)
        else:
            self._kept.move_to_end(key)
            if item.only_for != whole:
                item.only_for = None
        if whole is not None:
            self._asked.append(key)
        return item.surface

    def _stow(self, key: Key, make: Callable[[], pygame.Surface], whole: Key | None) -> Item:
        self._making.append(key)
        try:
            made = make()
        finally:
            self._making.pop()
        item = self._kept[key] = Item(made, whole)
        self.used += _size(made)
        self._made += 1
        if whole is None:
            self._set_aside(key)
        self._tidy()
        return item

    def _set_aside(self, whole: Key) -> None:
        """Let go first what was asked for to make this thing and nothing else."""
        for key in self._asked:
            item = self._kept.get(key)
            if item is not None and item.only_for == whole:
                self._kept.move_to_end(key, last=False)
        self._asked.clear()

    @property
    def hurried(self) -> bool:
        """Say whether there may be no time to make everything."""
        return self._until is not None

    @property
    def late(self) -> bool:
        """Say whether there is no time left to make anything."""
        return self._until is not None and self._made > 0 and perf_counter() > self._until

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
            self._give_up(key)

    def empty(self) -> None:
        """Give up everything."""
        self._kept.clear()
        self.used = 0

    def _tidy(self) -> None:
        while self.used > self.most and len(self._kept) > 1:
            self._give_up(next(iter(self._kept)))

    def _give_up(self, key: Key) -> None:
        self.used -= _size(self._kept.pop(key).surface)


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
