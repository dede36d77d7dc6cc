"""What several programs change is read again before it is written, and never taken for empty."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.session.plan import Plan, Player
from game.store import Shelf
from game.store.fame import Fame
from game.store.profiles import Profiles
from game.store.progress import Progress
from tests.game.famous import over
from tests.game.saving import refuse


@contextmanager
def silent(monkeypatch: pytest.MonkeyPatch, name: str, number: int = errno.EACCES) -> Iterator[None]:
    """Let the system refuse to open a file for a while."""
    opened = os.open

    def grudging(path: Any, *args: Any, **kwargs: Any) -> int:
        if str(path).endswith(f"{name}.json"):
            raise OSError(number, os.strerror(number), str(path))
        return opened(path, *args, **kwargs)

    with monkeypatch.context() as broken:
        broken.setattr(os, "open", grudging)
        yield


def seat(name: str, profiles: Profiles) -> None:
    profiles.remember(Plan("rattus", (Player(name, "gules"), Player("Bot", "azure", "burgher")), {}, 1))


def names(shelf: Shelf) -> list[str]:
    return [profile.name for profile in Profiles(shelf).people]


def chapters(shelf: Shelf) -> list[int]:
    return [number for number in range(9) if Progress(shelf).of("rattus", number).done]


def seeds(shelf: Shelf) -> int:
    return len(Fame(shelf).finished)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO])
def test_names_that_could_not_be_read_once_are_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    shelf = Shelf(tmp_path)
    for name in ("Zoé", "Max"):
        seat(name, Profiles(shelf))
    with silent(monkeypatch, "people", number):
        profiles = Profiles(shelf)
        assert profiles.named("Max") is None
        seat("Ida", profiles)
        assert [profile.name for profile in profiles.people] == ["Ida"]
    assert names(shelf) == ["Max", "Zoé"]
    seat("Tom", profiles)
    # Whoever sat down while the disk was silent is remembered as soon as it answers.
    assert names(shelf) == ["Tom", "Ida", "Max", "Zoé"]
    assert [profile.name for profile in profiles.people] == names(shelf)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO])
def test_lessons_that_could_not_be_read_once_are_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    shelf = Shelf(tmp_path)
    Progress(shelf).finish("rattus", 1)
    with silent(monkeypatch, "lessons", number):
        progress = Progress(shelf)
        progress.finish("rattus", 2)
        assert progress.of("rattus", 2).done
    assert chapters(shelf) == [1]
    progress.stop_at("rattus", 3, 4)
    assert chapters(shelf) == [1, 2]
    assert Progress(shelf).of("rattus", 3).step == 4


def test_a_match_finished_while_the_record_could_not_be_read_is_entered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    fame = Fame(shelf)
    fame.record(over(seed=1))
    with silent(monkeypatch, "fame"):
        fame.record(over(seed=2))
        assert len(fame.finished) == 2
    fame.record(over(seed=3))
    assert seeds(shelf) == len(fame.finished) == 3


def test_what_could_not_be_written_is_written_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path)
    progress = Progress(shelf)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse(errno.ENOSPC))
        progress.finish("rattus", 1)
    assert chapters(shelf) == []
    progress.finish("rattus", 2)
    assert chapters(shelf) == [1, 2]


def test_what_does_not_change_is_not_written_again(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    Progress(shelf).finish("rattus", 1)
    before = shelf.path("lessons").stat()
    Progress(shelf).finish("rattus", 1)
    assert shelf.path("lessons").stat() == before
    assert not shelf.copies("lessons")[0].exists()


def test_when_only_a_copy_is_left_it_serves(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for name in ("Zoé", "Max", "Ida"):
        seat(name, Profiles(shelf))
    # Killed after setting the file aside, before a copy was brought back.
    os.replace(shelf.path("people"), tmp_path / "people.broken-1")
    assert names(shelf) == ["Max", "Zoé"]


Change = Callable[[Shelf, str], None]


@pytest.mark.parametrize(
    ("change", "read", "known"),
    [
        (lambda shelf, name: seat(name, Profiles(shelf)), names, ["Max", "Zoé"]),
        (lambda shelf, name: Progress(shelf).finish("rattus", len(name)), chapters, [3]),
    ],
)
def test_whoever_hangs_while_writing_is_not_waited_for_long(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Change,
    read: Callable[[Shelf], object],
    known: object,
) -> None:
    from game.store import kept
    from game.store.claim import Claim

    monkeypatch.setattr(kept, "PAUSE", 0.001)
    shelf = Shelf(tmp_path)
    change(shelf, "Zoé")
    claims = [Claim(tmp_path, name) for name in ("people", "lessons")]
    change(shelf, "Max")
    for claim in claims:
        claim.release()
    assert read(shelf) == known
