"""What is offered in Paris: markets say what is to be had there, and the inn why a bonus is missing."""

from collections.abc import Callable

import pytest

from build.audit.light import contrast, luminance
from build.gallery.scenes import positions
from game.drawing.page import Box
from game.drawing.theme import IVORY, TEXT_SIZES, VERDIGRIS
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.board_ground import paint_quarter
from game.games.notre_dame.board_stops import Stop, occupied
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.table.cards import Glow
from game.words import LANGUAGES, Tongue
from rules import Match
from rules.kernel import Action
from tests.game.drawing import Drawing, meet

SIZES = pytest.mark.parametrize("text_size", list(TEXT_SIZES))


def asked(house: House, seats: int, kind: str, suits: Callable[[Match], bool]) -> Table:
    """Sit down where a person is asked something of a kind."""
    for seed in range(1, 40):
        plan = against_bots("notre_dame", seats, seed)
        for match in positions(plan, seed):
            decision = match.state.decision
            if decision and decision.seat == 0 and type(decision).__name__ == kind and suits(match):
                return house.sit_down(Session(plan, match.until(len(match.log))))
    raise AssertionError(kind)


def some_bare(match: Match) -> bool:
    """Say whether there is much to choose from, bare markets among it."""
    options, view = match.state.options(0), match.state.view(0)
    markets = [option.name for option in options if option.kind == "market"]
    return len(markets) >= 6 and any(market not in view.messages for market in markets)


@SIZES
@pytest.mark.parametrize("seats", [3, 5])
def test_markets_with_something_to_take_are_gilded_and_say_what_is_got(
    house: House, seats: int, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    table = asked(house, seats, "Drive", some_bare)
    stops = {b.meaning: b for b in table.buttons if isinstance(b, Stop)}
    assert len(stops) >= 6
    view, labels = table.sight.view, []
    for option, stop in stops.items():
        assert isinstance(option, Action)
        canvas = Drawing.of(house.app)
        stop.draw(canvas, hot=False)
        written = " ".join(words for words, _ in canvas.written)
        message = view.messages.get(option.name)
        assert bool(message) is bool(canvas.ringed) is bool(stop.brings), option
        if message:
            _, after = table.session.match.state.foreseen(option, 0)
            before = view.quarters[0]
            taken = after.foreseen(Action("take"), 0)[1].view(0).quarters[0]
            assert f"+{taken.prestige - before.prestige}[icons/prestige]" in written
            assert ("icons/coin" in written) is (taken.coins > before.coins)
            assert min(canvas.sized) >= canvas.sizes.number
            labels.append(stop.label(canvas))
    board = table.sight.layout.board.inset(-12)
    assert all(board.holds(label[:2]) and board.holds((label.right, label.bottom)) for label in labels)


def test_while_somebody_bribes_only_persons_are_framed_until_one_of_them_is_meant(house: House) -> None:
    table = asked(
        house, 4, "Bribe", lambda match: {"bishop", "jester"} & set(match.state.view(0).persons) > set()
    )
    further = [button for button in table.buttons if button.far]
    assert further
    assert not any(table.shows(button) for button in further)
    persons = [b for b in table.buttons if isinstance(b.meaning, Action) and b.meaning.kind == "bribe"]
    assert all(table.shows(button) for button in persons)
    leading = next(b.meaning[0] for b in further if isinstance(b.meaning, tuple))
    table.intent.lift(leading)
    shown = [b for b in table.buttons if isinstance(b.meaning, tuple) and b.meaning[0] == leading]
    assert shown
    assert all(table.shows(button) for button in shown)


def test_while_somebody_plays_a_card_the_houses_that_stand_for_cards_are_framed(house: House) -> None:
    table = asked(house, 4, "PlayCard", lambda match: len(match.state.options(0)) > 2)
    houses = [b for b in table.buttons if isinstance(b.meaning, tuple) and len(b.meaning) == 1]
    assert houses
    assert all(table.shows(button) for button in houses)


@SIZES
def test_what_is_got_hides_no_count_of_rats_and_no_person(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    for seats in (3, 5):
        table = asked(house, seats, "Drive", some_bare)
        board, canvas = table.sight.desk.board, Drawing.of(house.app)
        assert isinstance(board, NotreDameBoard)
        stops = [b for b in table.buttons if isinstance(b, Stop) and b.brings]
        assert stops
        for stop in stops:
            label = stop.label(canvas)
            tallies = [board.paris.tally(quarter.home) for quarter in board.view.quarters]
            clear = [*board.persons.values(), *tallies]
            assert [box for box in clear if meet(label.inset(3), box)] == [], (label, stop.box)
            covered = [box for box in occupied(table.sight.pieces) if meet(label.inset(4), box.inset(4))]
            assert len(covered) <= 1, (stop.meaning, covered)


def crowd(match: Match) -> bool:
    """Say whether nearly every market of a full city can be driven to."""
    return sum(option.kind == "market" for option in match.state.options(0)) >= 16


@pytest.mark.parametrize("seats", [4, 5])
def test_what_many_markets_bring_lies_apart_and_over_no_piece(house: House, seats: int) -> None:
    house.app.change(text_size="tv")
    table = asked(house, seats, "Drive", crowd)
    canvas, stops = Drawing.of(house.app), [b for b in table.buttons if isinstance(b, Stop)]
    labels = {stop.box: stop.label(canvas) for stop in stops if stop.brings}
    assert len(labels) >= 8
    seen = [*occupied(table.sight.pieces), *(stop.box for stop in stops), *labels.values()]
    for stop, label in labels.items():
        others = [box for box in seen if box != label and not box.holds(stop.centre)]
        hidden = [box for box in others if meet(label, box.inset(box.w / 3, box.h / 3))]
        assert hidden == [], stop


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inn_says_why_a_bonus_is_missing(house: House, language: str) -> None:
    house.app.change(language=language)
    say = Tongue(language)
    lacking = asked(house, 3, "Bonus", lambda match: Action("bonus", "rat") not in match.state.options(0))
    assert say("your [rat] is on 0 already") in lacking.sight.prompt
    whole = asked(house, 3, "Bonus", lambda match: len(match.state.options(0)) == 3)
    assert "(" not in whole.sight.prompt


@SIZES
def test_between_its_dashes_what_can_be_picked_is_bright_whatever_its_ground(
    house: House, text_size: str
) -> None:
    house.app.change(text_size=text_size)
    canvas, place = Drawing.of(house.app), Box(400, 300, 80, 80)
    paint_quarter(canvas, Box(300, 200, 400, 400), "gules", canvas.sizes)
    Glow(place, lambda: None).draw(canvas, hot=False)
    x, y, wide, _ = canvas.page.pixels(place.inset(-1))
    line = [tuple(canvas.surface.get_at((x + step, y))[:3]) for step in range(wide)]
    assert line.count(IVORY) > wide / 4
    assert line.count(VERDIGRIS) > wide / 4
    assert contrast(luminance(IVORY), luminance(VERDIGRIS)) >= 3
