"""Finished matches are kept with their reviews, and forgotten with whoever wants to be."""

from pathlib import Path

import pytest

from game.store import Shelf
from game.store import reviews as store
from game.store.finished import fingerprint
from game.store.reviews import Reviews
from rules.bots.review import Review
from rules.bots.reviewing import Reviewer, Worlds, collected
from tests.game.famous import over


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(Shelf(tmp_path))


def reviewed(seed: int = 1) -> Review:
    work = Reviewer(over(seed=seed).match, (), Worlds(1, 1, 1)).work()
    return collected([found for found in work if found])


def test_a_review_is_found_again_as_it_was(reviews: Reviews, tmp_path: Path) -> None:
    session = over()
    reviews.keep(session, reviewed())
    assert Reviews(Shelf(tmp_path)).of(over()) == reviewed()
    assert reviews.of(over(seed=2)) is None


def test_a_match_is_kept_before_it_is_reviewed_and_its_review_is_not_lost_after(reviews: Reviews) -> None:
    session = over()
    reviews.keep(session)
    (name,) = reviews.known()
    kept = reviews.kept(name)
    assert kept is not None
    assert kept.session.match.log == session.match.log
    assert kept.review is None
    reviews.keep(session, reviewed())
    reviews.keep(session)
    assert reviews.of(session) == reviewed()


def test_a_file_that_makes_no_sense_is_no_review(reviews: Reviews) -> None:
    session = over()
    broken: object = {**session.to_json(), "review": {"lines": [[2.0]], "judged": []}}
    for spoilt in ([1], {"plan": 1}, broken):
        reviews.forget_all()
        reviews.shelf.write(fingerprint(session), spoilt)
        assert reviews.of(session) is None


def test_only_the_latest_matches_are_kept(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST", 2)
    for seed in range(1, 5):
        reviews.keep(over(seed=seed))
    assert reviews.known() == {fingerprint(over(seed=seed)) for seed in (3, 4)}


def test_a_disk_that_refuses_changes_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    reviews = Reviews(Shelf(tmp_path / "file"))
    reviews.keep(over(), reviewed())
    assert reviews.of(over()) is None


def test_whoever_is_forgotten_is_in_no_file_and_the_match_stays(reviews: Reviews, tmp_path: Path) -> None:
    session = over()
    name = session.names[0]
    reviews.keep(session)
    reviews.keep(session, reviewed())
    assert reviews.forget(name.casefold()) == []
    assert not [path for path in tmp_path.iterdir() if name in path.read_text(encoding="utf-8")]
    kept = reviews.kept(fingerprint(session))
    assert kept is not None
    assert kept.review == reviewed()


def test_all_can_be_forgotten(reviews: Reviews, tmp_path: Path) -> None:
    reviews.keep(over())
    assert reviews.forget_all() == []
    assert list(tmp_path.iterdir()) == []
