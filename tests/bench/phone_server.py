"""Measures what phones cost: the memory of their server, its start, and the window's look into the line."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

from game.phones.link import Link
from game.phones.shelf import shelf
from tests.bench.speed import Row, best, seconds_per_call
from tests.bench.window import within
from tests.phones.phone import Phone, get
from tests.phones.waiting import server_of, waited

#: What is in the box for phones alone.
BROUGHT = ("websockets", "segno", "ifaddr", "game.phones")


def rows() -> Iterator[Row]:
    """Measure everything."""
    yield within("phones", "brought into the box, unpacked, MB", weight() / 1e6, 4)
    begun = time.perf_counter()
    with opened() as link:
        yield Row("phones", "server ready, ms", (time.perf_counter() - begun) * 1000, "", True)
        visit(link)
        yield within("phones", "memory of the server, MB", memory(link), 30)
        look = best(lambda: seconds_per_call(link.hear, 2000)) * 1e6
        yield within("phones", "a look into the line, µs", look, 50)


def weight() -> int:
    """Give the bytes of the page and of all code for phones, as it is before anything is packed."""
    homes = [Path(str(found.origin)).parent for name in BROUGHT if (found := find_spec(name))]
    files = [path for home in homes for path in home.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sum(path.stat().st_size for path in files)


@contextmanager
def opened() -> Iterator[Link]:
    """Open a table to which five phones may come, on this machine alone."""
    link = Link()
    for seat in range(5):
        link.invite(seat)
    link.open("127.0.0.1")
    try:
        waited(lambda: link.hear() or link.running)
        yield link
    finally:
        link.close(wait=True)


def visit(link: Link) -> None:
    """Let five phones come, and one of them load all there is."""
    with ExitStack() as table:
        for seat in range(5):
            table.enter_context(Phone(link).seated(seat))
        for path in shelf():
            get(link.address, path, **{"Accept-Encoding": "gzip"})


def memory(link: Link) -> float:
    """Give the megabytes that the server holds, those included that others hold too."""
    status = Path(f"/proc/{server_of(link)}/status").read_text().splitlines()
    (held,) = (line.split()[1] for line in status if line.startswith("VmRSS"))
    return int(held) / 1024
