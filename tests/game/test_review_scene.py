"""The review of a finished game: found out while the book lies open, kept, read, and led on from."""

import random
from collections.abc import Callable, Collection
from time import monotonic, sleep

import pytest

from build.gallery.reviewed import reviewed
from game.drawing.theme import TEXT_SIZES
from game.games import PRESENTATIONS
from game.program.app import App
from game.program.navigation import House
from game.scenes.playing import Playing
from game.scenes.replay import Replay
from game.scenes.result import Result
from game.scenes.review import ReviewScene
from game.scenes.review_chart import leaning, verdict
from game.scenes.review_points import PointRow
from game.scenes.table import Table
from game.session.session import Session
from game.widgets.button import Button, Round, Strip
from game.widgets.tabs import Tab
from game.words import review as words
from game.words import shared
from rules.bots.review import MOST, Balance
from rules.bots.reviewing import Reviewer, Worlds
from rules.bots.scholars import Scholars
from rules.kernel import Match, Seat
from tests.game.drawing import Drawing
from tests.game.driving import conduct_of, plan
from tests.game.hands import WAYS, by_pointer, top, type_key
from tests.game.learning import overlap

Way = Callable[[App, Button], None]
PATIENCE = 60.0


def ended(game: str, *modes: str, seats: int = 3) -> Session:
    session, chance = Session(plan(seats, *modes, game=game, seed=2)), random.Random(3)
    while (asked := session.asked) is not None:
        session.match.play(chance.choice(session.match.state.options(asked.seat)), asked.seat)
    return session


def opened(house: House, session: Session) -> ReviewScene:
    house.past.reviews.keep(session, reviewed(session))
    house.past.review(session)
    house.app.draw()
    return scene(house)


def scene(house: House) -> ReviewScene:
    assert isinstance(house.app.top, ReviewScene)
    return house.app.top


def strip(house: House, text: str) -> Strip:
    return next(b for b in top(house.app).buttons if isinstance(b, Strip) and b.words == text)


def rows(house: House) -> list[PointRow]:
    return [b for b in scene(house).buttons if isinstance(b, PointRow)]


def rounds(house: House, icon: str) -> list[Round]:
    return [b for b in top(house.app).buttons if isinstance(b, Round) and b.icon == icon]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one scholar look at every thing but once."""

    def call(match: Match, people: tuple[Seat, ...], lent: Collection[int]) -> Scholars:
        return Scholars(Reviewer(match, people, Worlds(1, 1, 2), lent), workers=1)

    monkeypatch.setattr("game.scenes.review.scholars", call)


def finish(house: House) -> None:
    end = monotonic() + PATIENCE
    while scene(house).review is None:
        assert monotonic() < end, "nothing is found out"
        scene(house).tick(0.02)
        sleep(0.005)


# From the result to the book and on.


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_result_leads_to_the_review_and_that_to_a_board_and_on(house: House, game: str, way: Way) -> None:
    house.app.change(speed="off", bot_speed="off")
    session = ended(game, "curtain", "burgher", "burgher")
    house.past.reviews.keep(session, reviewed(session))
    house.over(house.sit_down(session))
    result = house.app.top
    assert isinstance(result, Result)
    result.tick(999.0)
    way(house.app, next(b for b in result.buttons if getattr(b, "words", "") == words.REVIEW))
    first = rows(house)[0]
    step = first.point.judged.step
    way(house.app, first)
    replay = conduct_of(house, Replay)
    assert (replay.step, replay.advised) == (step, first.point.judged.better)
    house.app.draw()
    replay.go(step + 1)
    assert replay.advised is None
    house.app.pop()
    way(house.app, rounds(house, "fork")[0])
    assert isinstance(house.app.top, Table)
    assert isinstance(house.app.top.conduct, Playing)
    assert house.app.top.session.match.log == session.match.log[:step]


@pytest.mark.usefixtures("hasty")
def test_what_is_found_out_is_shown_and_kept(house: House) -> None:
    session = ended("notre_dame", "curtain", "burgher", "burgher")
    house.past.review(session)
    assert scene(house).scholars is not None
    house.app.draw()
    finish(house)
    house.app.draw()
    found = scene(house).review
    house.app.pop()
    house.past.review(session)
    assert scene(house).scholars is None
    assert scene(house).review == found


@pytest.mark.usefixtures("hasty")
def test_it_can_be_stopped(house: House) -> None:
    house.past.review(ended("rattus", "curtain"))
    scholars = scene(house).scholars
    assert scholars is not None
    workers = [worker.process for worker in scholars.workers]
    by_pointer(house.app, strip(house, words.STOP))
    assert not isinstance(house.app.top, ReviewScene)
    assert not [process for process in workers if process.is_alive()]


def test_the_window_does_not_wait_while_it_is_found_out(house: House) -> None:
    house.past.review(ended("rattus", "curtain"))
    began = monotonic()
    for _ in range(10):
        scene(house).tick(0.02)
    assert monotonic() - began < 2.0
    assert scene(house).review is None
    type_key(house.app, 27)
    assert not isinstance(house.app.top, ReviewScene)


# What it says.


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_turning_point_says_when_what_and_why_in_every_language(
    house: House, game: str, language: str
) -> None:
    house.app.change(language=language)
    opened(house, ended(game, "curtain", "burgher", "burgher"))
    for point in scene(house).points:
        told = (point.when, point.played, point.better, point.reason)
        assert all(told)
        assert not any("{" in text for text in told)
        assert point.played.partition(":")[2] != point.better.partition(":")[2]


def test_turning_points_are_marked_on_the_line_of_their_seat(house: House) -> None:
    opened(house, ended("notre_dame", "curtain", "burgher", "burgher"))
    chances = scene(house).chances
    assert chances.chart.lines[0].tincture == scene(house).session.players[0].tincture
    seals = chances._seals([chances.place(point.judged.step) for point in scene(house).points])
    assert len(seals) == MOST
    assert not [1 for i, one in enumerate(seals) for other in seals[:i] if overlap(one, other)]
    for point in scene(house).points:
        x, y = chances.place(point.judged.step)
        assert chances.chart.field.x <= x <= chances.chart.field.right
        assert chances.chart.field.y <= y <= chances.chart.field.bottom


@pytest.mark.parametrize("way", WAYS)
def test_several_people_look_at_their_own_turning_points(house: House, way: Way) -> None:
    opened(house, ended("rattus", "curtain", "peek", "burgher"))
    tabs = [b for b in scene(house).buttons if isinstance(b, Tab)]
    assert [tab.part.words for tab in tabs] == list(scene(house).session.names[:2])
    way(house.app, tabs[1])
    assert {row.point.judged.seat for row in rows(house)} == {1}
    house.app.draw()


def test_where_only_bots_sat_there_is_nobody_to_judge(house: House) -> None:
    review = opened(house, ended("rattus", "burgher"))
    assert not rows(house)
    drawing = Drawing.of(house.app)
    review.paint(drawing)
    assert words.ONLY_BOTS in [text for text, _ in drawing.written]


@pytest.mark.parametrize(
    ("balance", "said"),
    [
        (Balance(0.25, 0.0, 0.0, 0.0), words.LOST_UNLUCKILY),
        (Balance(0.25, 0.0, -0.4, 0.02), words.LOST_BY_CHOICES),
        (Balance(0.5, 0.0, -0.1, 0.02), words.LOST_BY_BOTH),
        (Balance(0.25, 1.0, -0.01, 0.01), words.WON_WELL),
        (Balance(0.25, 1.0, -0.3, 0.02), words.WON_LUCKILY),
    ],
)
def test_the_scales_say_what_decided(balance: Balance, said: str) -> None:
    assert verdict(balance) == said
    assert (leaning(balance) > 0) == (abs(balance.luck) > abs(balance.choices))


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1080, 1920)], ids=str)
def test_everything_has_room_in_every_window(house: House, size: tuple[int, int], text_size: str) -> None:
    house.app._window_size = size
    house.app._open()
    house.app.change(text_size=text_size, language="de")
    for game in PRESENTATIONS:
        review = opened(house, ended(game, "curtain", "peek", "burgher"))
        shown = rows(house)
        assert shown
        for row in shown:
            assert row.box.bottom <= review.right.bottom + 1
            assert row.box.right <= review.right.right + 1
        buttons = review.buttons
        assert not [1 for i, one in enumerate(buttons) for b in buttons[:i] if overlap(one.box, b.box)]
        house.to_title()


@pytest.mark.parametrize("text_size", ["table", "tv"])
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_all_turning_points_are_seen_at_once_and_the_one_that_is_meant_is_told_in_full(
    house: House, game: str, text_size: str
) -> None:
    house.app.change(text_size=text_size, language="de")
    review = opened(house, ended(game, "curtain", "peek", "burgher"))
    assert [row.number for row in rows(house)] == list(range(1, MOST + 1))
    for number in (MOST - 1, 1):
        row = rows(house)[number]
        review.point(row.box.centre)
        canvas = Drawing.of(house.app)
        review.draw_buttons(canvas, review.page.box)
        review.paint(canvas)
        written = "\n".join(words for words, _ in canvas.written)
        assert all(told in written for told in (row.point.when, row.point.reason, row.point.error))
        assert all(option in written for option in row.point.options)


# Other ways to it.


def test_a_saved_game_that_is_over_leads_to_its_review(house: House) -> None:
    session = ended("rattus", "curtain", "burgher", "burgher")
    house.past.reviews.keep(session, reviewed(session))
    assert house.slots.save(session.to_json())
    house.open_saves()
    by_pointer(house.app, strip(house, words.REVIEW))
    assert scene(house).session.match.log == session.match.log
    by_pointer(house.app, strip(house, shared.BACK))
    house.to_title()


def test_a_saved_game_that_runs_has_no_review(house: House) -> None:
    session = ended("rattus", "curtain", "burgher", "burgher")
    house.slots.save(session.until(5).to_json())
    house.open_saves()
    assert words.REVIEW not in [getattr(b, "words", "") for b in top(house.app).buttons]


@pytest.mark.parametrize("way", WAYS)
def test_the_hall_of_fame_leads_to_the_reviews_of_what_is_kept(house: House, way: Way) -> None:
    session = ended("rattus", "curtain", "burgher", "burgher")
    house.fame.record(session)
    house.fame.record(ended("notre_dame", "curtain", "burgher", "burgher"))
    house.past.reviews.keep(session, reviewed(session))
    house.open_fame()
    way(house.app, next(b for b in top(house.app).buttons if getattr(b, "icon", "") == "history"))
    (button,) = [b for b in rounds(house, "chart") if isinstance(b, Round)]
    way(house.app, button)
    assert scene(house).session.match.log == session.match.log


def test_a_game_that_ends_is_kept_for_the_hall_of_fame(house: House) -> None:
    session = ended("rattus", "curtain", "burgher", "burgher")
    house.over(house.sit_down(session))
    assert house.past.reviews.known() == {match.id for match in house.fame.finished}


def test_whoever_is_forgotten_is_forgotten_here_too(house: House) -> None:
    session = ended("rattus", "curtain", "burgher", "burgher")
    house.over(house.sit_down(session))
    house._forget(session.names[0].casefold())
    (name,) = house.past.reviews.known()
    kept = house.past.reviews.kept(name)
    assert kept is not None
    assert session.names[0] not in kept.session.names
    house._forget("")
    assert not house.past.reviews.known()


# What the Master would do.


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_in_a_replay_the_master_says_what_he_would_do_and_marks_it(house: House, game: str) -> None:
    house.app.change(speed="off", bot_speed="off")
    session = ended(game, "curtain", "burgher", "burgher")
    house.replay(house.sit_down(session), 9)
    replay = conduct_of(house, Replay)
    step = next(
        step
        for step in range(9, replay.steps)
        if (state := session.match.until(step).state).decision and len(state.options()) > 1
    )
    replay.go(step)
    by_pointer(house.app, rounds(house, "advice")[0])
    advising, end = replay.table.side.advising, monotonic() + PATIENCE
    while advising.best is None:
        assert monotonic() < end, "the Master says nothing"
        replay.table.tick(0.02)
        sleep(0.01)
    replay.table.tick(0.02)
    asked = replay.table.session.asked
    assert asked is not None
    assert advising.best in replay.table.session.match.state.options(asked.seat)
    assert advising.counsel(replay.table.sight)
    house.app.draw()
    marked = [b for b in replay.table.buttons if b.meaning == advising.best]
    assert marked or not replay.tray.cards
    replay.go(step + 1)
    assert not advising.wanted
    assert not [b for b in replay.table.buttons if b.meaning is not None]


def test_while_a_game_runs_nobody_is_told_what_the_master_would_do(house: House) -> None:
    session = ended("notre_dame", "curtain", "burgher", "burgher")
    house.replay(house.sit_down(session.until(len(session.match.log) - 1)), 9)
    assert not rounds(house, "advice")
