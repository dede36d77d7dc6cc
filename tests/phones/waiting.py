"""Waiting for what happens in another process."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from game.phones.link import Heard, Link

Found = TypeVar("Found")
#: Seconds that anything may take on a busy machine.
PATIENCE = 60.0


def waited(true: Callable[[], Found | None], seconds: float = PATIENCE) -> Found:
    """Wait until something is so, and give it."""
    until = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < until, "It never came to that"
        time.sleep(0.005)
    return found


def heard(link: Link, what: str, seconds: float = PATIENCE) -> Heard:
    """Wait until a phone does or says something, and give that; what comes before is passed over."""

    def found() -> Heard | None:
        return next((news for news in link.hear() if news.what == what), None)

    return waited(found, seconds)


def quiet(link: Link, seconds: float = 0.3) -> list[Heard]:
    """Listen for a while, and give all that was heard."""
    until, news = time.monotonic() + seconds, link.hear()
    while time.monotonic() < until:
        time.sleep(0.01)
        news += link.hear()
    return news


def gathered(link: Link, count: int) -> list[Heard]:
    """Wait until so much is heard, and give it."""
    news: list[Heard] = []

    def enough() -> bool:
        news.extend(link.hear())
        return len(news) >= count

    waited(enough)
    return news


def unheard(link: Link) -> list[Any]:
    """Wait until the server has told something, and keep that from the window for now."""
    assert link._far is not None
    return waited(link._far.hear)


def server_of(link: Link) -> int:
    """Give the process of the server that a link has now; 0: it has none."""
    return (link._far.process.pid or 0) if link._far else 0
