"""The looking glass: everything on a table can be looked at, says what it is now, and leads to its rule."""

from collections.abc import Iterator
from typing import Any

import pytest

from build.gallery.scenes import positions
from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BODY
from game.drawing.theme import TEXT_SIZES
from game.games import PRESENTATIONS
from game.games.notre_dame.explanations import favour_now, position
from game.program.navigation import House
from game.scenes.rulebook import Rulebook
from game.scenes.rulebook_page import rules_of
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.table import bar, inspector
from game.table.seat_panels import seat_places
from game.table.setting import Subject
from game.words import LANGUAGES, Tongue
from tests.game.learning import COURSES
from tests.tiers import crossed

#: Places that are nothing by themselves: a border without a wall, and the end of a choice.
NOTHING_THERE = ("link", "wall", "done", "act", "decline")
#: The smallest letters, and what a line of a font has of air.
LEAST, SLACK = 18, 8


def tables(house: House, game: str, seats: int = 3) -> Iterator[Table]:
    """Sit down in the first, the middle and a late round of a match, where a person is asked."""
    plan = against_bots(game, seats, 7)
    seen: set[int] = set()
    for match in positions(plan, seed=2):
        asked, number = match.state.decision, match.state.view(None).round
        if asked is not None and asked.seat == 0 and number in (1, 4, 7) and number not in seen:
            seen.add(number)
            table = house.sit_down(Session(plan, match.until(len(match.log))))
            table.open_curtain()
            yield table


def at(subjects: list[Subject], place: tuple[float, float]) -> Subject | None:
    found = [subject for subject in subjects if subject.box.holds(place)]
    return found[-1] if found else None


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_whatever_is_looked_at_is_explained_and_leads_to_its_rule_card(house: House, game: str) -> None:
    for table in tables(house, game):
        for subject in table.subjects():
            assert subject.title, subject
            assert subject.text, subject
            assert rules_of(game).card_of(subject.rule or subject.picture), subject


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_panels_time_and_every_place_can_be_looked_at(house: House, game: str) -> None:
    for table in tables(house, game):
        subjects, layout = table.subjects(), table.sight.layout
        boxes = [layout.seat(seat) for seat in range(3)]
        boxes += [bar.beside_prompt(layout.bar)]
        spots = table.sight.desk.board.spots(0)
        boxes += [box for (kind, *_), box in spots.items() if kind not in NOTHING_THERE]
        assert [box for box in boxes if at(subjects, box.centre) is None] == []


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_counters_of_a_seat_say_how_much_they_count_now(house: House, game: str) -> None:
    for table in tables(house, game):
        subjects, panel, view = table.subjects(), table.sight.desk.panel, table.sight.view
        for seat in range(3):
            places = seat_places(panel, view, seat)
            score = panel.score(view, seat)
            assert score is not None
            subject = at(subjects, Box(*places.score[:2], 100, places.score.h).centre)
            assert subject is not None
            assert str(score.value) in subject.now
            for words, place in zip(panel.counters(view, seat), places.counters, strict=True):
                subject = at(subjects, place.centre)
                assert subject is not None
                number = words.rpartition(" ")[2]
                listed = "[pieces/message" in subject.now
                assert listed or number in subject.now, (words, subject)


def test_a_person_says_what_bribing_them_would_bring_now(house: House) -> None:
    chapter = COURSES["notre_dame"][2]
    step = [step.name for step in chapter.steps].index("bribe")
    table = house.sit_down(Session(chapter.plan, chapter.position(step)))
    (guard,) = [subject for subject in table.subjects() if subject.picture == "person/city_guard"]
    assert "now: +6 [prestige]" in guard.now
    state = position(table.session)
    assert favour_now(state, state.view(None), "city_guard", Tongue("en")) == ""


def test_looking_at_persons_changes_nothing(house: House) -> None:
    for table in tables(house, "notre_dame"):
        before = table.session.match.state.digest()
        assert table.subjects()
        assert table.session.match.state.digest() == before


class Measuring(Canvas):
    """Notes every text that is higher than its box, or hardly to be read."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.amiss: list[str] = []

    def text(self, words: str, box: Box, size: float, **how: Any) -> float:
        high = self.height(words, box.w, size, how.get("face", BODY)) * how.get("leading", 1.0)
        if words and (high > box.h + SLACK or size < LEAST):
            self.amiss.append(f"{words!r} at {size} is {high:.0f} high in {box.h:.0f}")
        return super().text(words, box, size, **how)


@crossed(game=list(PRESENTATIONS), language=LANGUAGES, text_size=list(TEXT_SIZES))
def test_what_is_said_has_room_in_the_glass(house: House, game: str, language: str, text_size: str) -> None:
    house.app.change(text_size=text_size, language=language)
    canvas = Measuring(house.app.surface, house.app.page, house.app.pictures, TEXT_SIZES[text_size])
    for table in tables(house, game):
        for subject in {subject[1:]: subject for subject in table.subjects()}.values():
            inspector.paint_glass(canvas, table.sight.layout.log, subject, "F1")
    assert canvas.amiss == []


def test_the_key_of_help_opens_the_rule_of_what_is_looked_at(house: House) -> None:
    table = next(tables(house, "notre_dame"))
    _, coins, _ = seat_places(table.sight.desk.panel, table.sight.view, 1).counters
    table.look_at(coins.centre)
    table.open_rules()
    book = house.app.top
    assert isinstance(book, Rulebook)
    assert book.card.key == "bribe"
