"""Whatever became of a file on the shelf, it is understood or set aside, and its bytes are still there."""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.input.signals import Button, key_map, key_name
from game.scenes.fame_facts import agreed, liked, record
from game.session.plan import against_bots
from game.store import Shelf
from game.store.fame import Fame
from game.store.profiles import Profiles
from game.store.progress import Progress
from game.store.saved_game import picture
from game.store.saved_games import Slots
from game.store.settings import Settings, fetched, store
from game.store.standings import people
from game.words import Tongue
from game.words.dates import moment
from rules import GAMES
from tests.game.famous import over
from tests.game.saving import act, played
from tests.robustness.spoiling import withstood

Tell = Callable[[str], None]
OFTEN = pytest.mark.parametrize("times", [300, pytest.param(10_000, marks=pytest.mark.long)])
#: Where two files are spoilt in turn.
HALF = pytest.mark.parametrize("times", [150, pytest.param(5_000, marks=pytest.mark.long)])


@pytest.fixture(autouse=True)
def _hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is to survive a power cut here, so the disk need not be waited for."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


class Shelved:
    """A shelf on which one file is spoilt again and again, with a good copy beside it."""

    def __init__(self, folder: Path, name: str, good: bytes) -> None:
        self.shelf = Shelf(folder)
        self.name = name
        self.good = good
        folder.mkdir(exist_ok=True)

    def lay(self, spoilt: bytes) -> None:
        """Put the spoilt file where the good one was."""
        for path in self.shelf.folder.iterdir():
            path.unlink()
        self.shelf.path(self.name).write_bytes(spoilt)
        self.shelf.copies(self.name)[0].write_bytes(self.good)

    def holds(self, content: bytes) -> bool:
        """Say whether these bytes are still somewhere."""
        return any(path.read_bytes() == content for path in self.shelf.folder.iterdir())

    @property
    def refused(self) -> bool:
        """Say whether something was set aside."""
        return any("broken" in path.name for path in self.shelf.folder.iterdir())

    def verdict(self, spoilt: bytes) -> str:
        """Say what happened, once it is sure that nothing is lost."""
        assert self.holds(spoilt)
        return "set aside" if self.refused else "understood"


def tell(figures: Tell, what: str, seen: dict[str, int]) -> None:
    figures(f"{what}: {sum(seen.values())} spoilt; " + ", ".join(f"{n} {word}" for word, n in seen.items()))


@OFTEN
def test_settings(tmp_path: Path, figures: Tell, times: int) -> None:
    store(Shelf(tmp_path), Settings(language="de", text_size="tv", keys={"look": "X", "undo": "U"}))
    shelved = Shelved(tmp_path, "settings", (tmp_path / "settings.json").read_bytes())

    def load(spoilt: bytes) -> str:
        shelved.lay(spoilt)
        settings = fetched(shelved.shelf) or Settings()
        assert Settings.read(json.loads(json.dumps(settings.__dict__))) == settings
        key_map(settings.keys)
        assert all(key_name(button, settings, Tongue(settings.language)) is not None for button in Button)
        assert store(shelved.shelf, settings)
        return shelved.verdict(spoilt)

    seen = withstood(shelved.good, times, load)
    assert len(seen) == 2
    tell(figures, "settings", seen)


@HALF
@pytest.mark.parametrize("name", ["people", "table-rattus"])
def test_people_and_their_last_table(tmp_path: Path, figures: Tell, name: str, times: int) -> None:
    plan = against_bots("rattus", 3, 5)
    profiles = Profiles(Shelf(tmp_path))
    profiles.remember(plan)
    shelved = Shelved(tmp_path, name, (tmp_path / f"{name}.json").read_bytes())

    def load(spoilt: bytes) -> str:
        shelved.lay(spoilt)
        found = Profiles(shelved.shelf)
        last = found.last_table("rattus")
        assert all(profile.name.isprintable() for profile in found.people)
        found.remember(last or plan)
        assert Profiles(shelved.shelf).people == found.people
        return shelved.verdict(spoilt)

    seen = withstood(shelved.good, times, load)
    assert len(seen) == 2
    tell(figures, name, seen)


@OFTEN
def test_progress_in_the_lessons(tmp_path: Path, figures: Tell, times: int) -> None:
    progress = Progress(Shelf(tmp_path))
    for game in GAMES:
        progress.stop_at(game, 1, 7)
        progress.finish(game, 2)
    shelved = Shelved(tmp_path, "lessons", (tmp_path / "lessons.json").read_bytes())

    def load(spoilt: bytes) -> str:
        shelved.lay(spoilt)
        found = Progress(shelved.shelf)
        found.finish("rattus", 3)
        assert Progress(shelved.shelf).of("rattus", 3).done
        return shelved.verdict(spoilt)

    seen = withstood(shelved.good, times, load)
    assert len(seen) == 2
    tell(figures, "progress", seen)


@pytest.mark.slow
@OFTEN
def test_the_hall_of_fame(tmp_path: Path, figures: Tell, times: int) -> None:
    fame = Fame(Shelf(tmp_path))
    for game in GAMES:
        fame.record(over(game))
    shelved = Shelved(tmp_path, "fame", (tmp_path / "fame.json").read_bytes())
    another = over("rattus", seed=2)

    def load(spoilt: bytes) -> str:
        shelved.lay(spoilt)
        found = Fame(shelved.shelf)
        for match in found.finished:
            assert agreed(Tongue("fr"), match)
            assert all(liked(Tongue("de"), match.game, name) for s in match.seats for name in s.favourites)
        assert all(record(Tongue("en"), standing) for standing in people(found.finished))
        found.record(another)
        assert Fame(shelved.shelf).finished == found.finished != ()
        return shelved.verdict(spoilt)

    seen = withstood(shelved.good, times, load)
    assert len(seen) == 2
    tell(figures, "fame", seen)


@HALF
@pytest.mark.parametrize("name", ["continue", "notre_dame-20200101-120000-abcd"])
def test_saved_games(tmp_path: Path, figures: Tell, name: str, times: int) -> None:
    first = Slots(Shelf(tmp_path / "first"))
    session = played(first, 9)
    first.save(session.to_json())
    (good,) = (p.read_bytes() for p in first.shelf.folder.glob(f"{name.partition('-')[0]}*.json"))
    first.release()
    shelved = Shelved(tmp_path / "spoilt", name, good)
    # Files that no mutation reaches keep the rest of the shelf honest.
    now = datetime.now(UTC)

    def load(spoilt: bytes) -> str:
        shelved.lay(spoilt)
        slots = Slots(shelved.shelf)
        for slot in slots.listed():
            picture(slot)
            assert moment(Tongue("de"), slot.written, now)
            assert slot.name.isprintable()
            back = slots.brought_back(slot)
            assert back is None or back.plan.players
        running = slots.running()
        if running and running.asked:
            act(running)
        elif running is None:
            slots.put_aside()
            played(slots, 1)
        slots.release()
        assert slots.trouble == ""
        told = bool(slots.notices)
        assert told or not shelved.refused
        return ("told and " if told else "") + shelved.verdict(spoilt)

    seen = withstood(good, times, load)
    assert len(seen) >= 2
    tell(figures, name.partition("-")[0], seen)
