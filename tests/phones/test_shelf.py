"""Files for phones: all of the page, some pictures and nothing else, and none more often than needed."""

import gzip
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from game.phones.link import Link
from game.phones.shelf import KINDS, Leaf, shelf
from tests.phones.phone import get

FOLDER = Path(str(files("game.phones"))) / "page"
#: Files, what is in them, and whether they are worth packing.
WEIGHED = [("a.svg", b"x" * 999, True), ("b.svg", b"x", False), ("c.png", b"x" * 999, False)]


def of_the_page() -> Iterator[tuple[str, Path]]:
    """Give what lies in the folder of the page, with the path under which it is asked for."""
    for place in sorted(FOLDER.rglob("*.*")):
        if place.is_file():
            yield f"/{place.relative_to(FOLDER).as_posix()}", place


def test_every_file_of_the_page_is_given_as_what_it_is(link: Link) -> None:
    for path, place in of_the_page():
        answer = get(link.address, path)
        if place.suffix[1:] not in KINDS:
            assert answer.status == 404, path
            continue
        assert answer.status == 200, path
        assert answer.body == place.read_bytes()
        assert answer.headers["Content-Type"] == KINDS[place.suffix[1:]][0]
        assert "Content-Encoding" not in answer.headers


def test_pictures_are_kept_for_an_evening_and_the_page_is_asked_for_anew() -> None:
    for path, leaf in shelf().items():
        fleeting = path.endswith((".html", ".css", ".js"))
        assert leaf.keeping == ("no-cache" if fleeting else "private, max-age=43200"), path


def test_what_a_browser_has_already_is_not_sent_again(link: Link) -> None:
    for path in ("/page.css", "/page.js"):
        first = get(link.address, path)
        again = get(link.address, path, **{"If-None-Match": first.headers["ETag"]})
        assert (again.status, again.body) == (304, b"")
        other = get(link.address, path, **{"If-None-Match": '"older"'})
        assert (other.status, other.body) == (200, first.body)


def test_text_is_packed_for_whoever_can_unpack_it(link: Link) -> None:
    for path in ("/page.css", "/page.js"):
        plain, packed = get(link.address, path), get(link.address, path, **{"Accept-Encoding": "br, gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(packed.body) == plain.body
        assert len(packed.body) < len(plain.body) / 2


def test_the_page_itself_needs_no_cache_and_no_seat(link: Link) -> None:
    page = (FOLDER / "page.html").read_bytes()
    for path in ("/", "/page.html", "/J/used", "/T/BCDFGH"):
        answer = get(link.address, path)
        assert answer.body == page
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.slow
def test_pictures_of_the_game_are_given_if_they_are_listed(link: Link) -> None:
    art = Path(str(files("art"))) / "inked"
    own = dict(of_the_page())
    listed = [path for path in shelf() if path.startswith("/art/") and path not in own]
    assert listed
    for path in listed[::20]:
        assert get(link.address, path).body == (art / path.removeprefix("/art/")).read_bytes()
    others = [f"/art/{place.relative_to(art).as_posix()}" for place in art.rglob("*.svg")]
    unlisted = [path for path in others if path not in shelf()]
    assert len(unlisted) > 100
    for path in unlisted[::40]:
        assert get(link.address, path).status == 404


def test_a_file_is_packed_only_if_that_makes_it_smaller(tmp_path: Path) -> None:
    for name, body, packs in WEIGHED:
        (tmp_path / name).write_bytes(body)
        leaf = Leaf(tmp_path / name)
        assert leaf.body == body
        assert bool(leaf.packed) == packs


def test_what_nobody_knows_is_not_on_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    with pytest.raises(KeyError):
        Leaf(tmp_path / "a.py")
    assert {path.rpartition(".")[2] for path in shelf()} <= set(KINDS)
