"""Paris across the room: persons have names and deeds, and what is read is large and in nobody's way."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from build.gallery.scenes import MIXED, mixed, played, positions
from game.drawing.page import Box
from game.drawing.text import bound
from game.drawing.theme import TEXT_SIZES
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.panel_persons import foot, paint_persons
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from game.table.seat_panels import paint_seats
from game.table.sitters import LEVELS, SECRECY
from game.widgets.button import Strip
from game.words import LANGUAGES, Tongue, shared
from rules.notre_dame.actions import MoveConfidant
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import Drive, TakeMessage
from rules.notre_dame.people import RATS
from tests.game.drawing import Drawing
from tests.game.driving import plan

SEATS = pytest.mark.parametrize("seats", [2, 3, 5])
TV = TEXT_SIZES["tv"].body


def each_acting(house: House, seats: int) -> Iterator[Table]:
    """Sit down once where each seat is asked."""
    open_hands, seen = plan(seats, "open"), set[int]()
    for match in positions(open_hands):
        asked = match.state.decision
        if asked is not None and asked.seat not in seen:
            seen.add(asked.seat)
            yield house.sit_down(Session(open_hands, match.until(len(match.log))))


def read(house: House, table: Table) -> tuple[Drawing, Box]:
    """Paint what is read, and give the sheet that it is read on."""
    canvas, subject = Drawing.of(house.app), table.attention.subject
    assert subject is not None
    table.picture._paint_glass(canvas, subject)
    return canvas, table.picture.read_at(canvas, subject)


@SEATS
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_what_is_looked_at_are_as_large_as_people_want_it(
    house: House, seats: int, language: str
) -> None:
    house.app.change(text_size="tv", language=language)
    table = played(house, against_bots("notre_dame", seats, 3), "", 4)
    for subject in table.subjects():
        table.attention.subject = subject
        canvas, _ = read(house, table)
        assert canvas.sizes_of[subject.text] == TV, subject


@SEATS
def test_what_is_read_lies_neither_over_the_quarter_of_whoever_acts_nor_over_the_hand(
    house: House, seats: int
) -> None:
    house.app.change(text_size="tv", language="de")
    for table in each_acting(house, seats):
        board, asked = table.sight.desk.board, table.session.asked
        assert isinstance(board, NotreDameBoard)
        assert asked is not None
        own = board.paris.quarter(board.view.quarters[asked.seat].home)
        for subject in table.subjects():
            table.attention.subject = subject
            _, sheet = read(house, table)
            assert not sheet.meets(own), (asked, subject)
            assert not sheet.meets(table.sight.layout.tray)
        assert not table.sight.layout.log.meets(own)


def test_what_is_read_does_not_hide_the_market_that_is_looked_at(house: House) -> None:
    house.app.change(text_size="tv")
    for table in each_acting(house, 3):
        for subject in table.subjects():
            table.attention.subject = subject
            if table.sight.layout.board.holds(subject.box.centre) and subject.box.w < 100:
                assert not read(house, table)[1].meets(subject.box), subject


@pytest.mark.slow
def test_nothing_that_can_be_pushed_is_drawn_over_what_is_read(house: House) -> None:
    house.app.change(text_size="tv")
    open_hands, seen = plan(3, "open"), 0
    for match in positions(open_hands):
        if not isinstance(match.state.decision, MoveConfidant | Drive | TakeMessage | Bribe) or seen > 20:
            continue
        table = house.sit_down(Session(open_hands, match.until(len(match.log))))
        table.attention.subject = table.subjects()[0]
        sheet = table.picture.read_at(table.canvas(house.app.surface), table.attention.subject)
        below = [button for button in table.buttons if button.far and button.box.meets(sheet.inset(30))]
        seen += len(below)
        # What is left of a sheet without its torn edges.
        place = pygame.Rect(house.app.page.pixels(sheet.inset(12)))
        pictures = []
        for buttons in (table.buttons, [button for button in table.buttons if button not in below]):
            table.buttons = buttons
            drawn = pygame.Surface(house.app.surface.get_size())
            table.picture.draw_all(drawn)
            pictures.append(pygame.image.tobytes(drawn.subsurface(place), "RGB"))
        # A sheet lets a breath of what is below it shine through.
        assert max(abs(one - other) for one, other in zip(*pictures, strict=True)) < 12
    assert seen > 0


@SEATS
@pytest.mark.parametrize("language", LANGUAGES)
def test_persons_have_a_large_name_and_their_deed_and_no_number_is_larger(
    house: House, seats: int, language: str
) -> None:
    house.app.change(text_size="tv", language=language)
    table = played(house, against_bots("notre_dame", seats, 3), "", 4)
    view, layout, say = table.sight.view, table.sight.layout, Tongue(language)
    names = sorted(RATS)
    for number in range(0, len(names) - 2, 3):
        persons = tuple(names[number : number + 3])
        canvas, here = Drawing.of(house.app), view._replace(persons=persons)
        paint_persons(canvas, here, layout, say)
        sizes = {canvas.sizes_of[say(PERSONS[name].name)] for name in persons}
        assert len(sizes) == 1
        assert min(sizes) >= TV
        assert all(canvas.sizes_of[bound(say(PERSONS[name].short))] >= 24 for name in persons)
        written = zip(canvas.written, canvas.sized, strict=True)
        assert all(size < min(sizes) + 1 for (words, _), size in written if words.strip("+").isdecimal())
        sum_ = foot(layout, canvas.sizes)
        assert any(str(here.plague) in words and sum_.holds(box.centre) for words, box in canvas.written)


@pytest.mark.parametrize("text_size", ["table", "tv"])
def test_whoever_bribes_sees_the_coins_beside_what_can_be_pushed(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    open_hands = plan(4, "open")
    match = next(match for match in positions(open_hands) if isinstance(match.state.decision, Bribe))
    table = house.sit_down(Session(open_hands, match))
    canvas, free, seat = Drawing.of(house.app), table.free, table.sight.owner
    assert free
    assert seat is not None
    table.sight.desk.hand.paint_free(canvas, table.sight.hand_view, seat, free)
    assert any(str(table.sight.view.quarters[seat].coins) in words for words, _ in canvas.written)
    strips = [button.box for button in table.buttons if isinstance(button, Strip)]
    assert strips
    assert not any(free.meets(strip) for strip in strips)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_rack_are_not_hidden_by_the_ribbon_of_the_next_card(house: House, language: str) -> None:
    house.app.change(text_size="tv", language=language)
    table = played(house, against_bots("notre_dame", 5, 3), "", 1)
    one, two, *_ = (button for button in table.buttons if isinstance(button, ActionCard))
    for words, further in product(CARDS.values(), repeat=2):
        one.title, two.title = (Tongue(language)(each.name) for each in (words, further))
        canvas = Drawing.of(house.app)
        one.draw(canvas, hot=False)
        (_, name), *_ = canvas.written
        two.draw(canvas, hot=False)
        ribbon = canvas.where("card/banner")[-1]
        assert name.right <= ribbon.x + 3, (one.title, two.title)


def test_what_happened_since_a_turn_hides_no_name_and_no_rats_of_a_quarter(house: House) -> None:
    house.app.change(text_size="tv", language="de")
    table = played(house, mixed("notre_dame", 3), "", 3)
    table.open_curtain()
    house.app.draw()
    chronicle, board = table.side.chronicle, table.sight.desk.board
    assert isinstance(board, NotreDameBoard)
    assert table.side.recapping
    assert len(chronicle.lines) > 2
    log, canvas = table.sight.layout.log, table.canvas(house.app.surface)
    told = [line.passage for line in chronicle.lines]
    low = chronicle.cut(canvas, log, table.sight.say(shared.RECAP), told, table.sight.say).bottom
    assert low < log.bottom
    for home in board.paris.homes:
        assert not log.meets(board.paris.plate(home))
        assert low < board.paris.tally(home).y


@SEATS
@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_are_as_large_as_the_words_beside_them_allow(
    house: House, seats: int, language: str
) -> None:
    house.app.change(text_size="tv", language=language)
    table = played(house, against_bots("notre_dame", seats, 3), "", 4)
    names, highest = sorted(RATS), 0.0
    for number in range(0, len(names) - 2, 3):
        persons = tuple(names[number : number + 3])
        canvas = Drawing.of(house.app)
        here = table.sight.view._replace(persons=persons)
        paint_persons(canvas, here, table.sight.layout, Tongue(language))
        high = {box.h for name in persons for box in canvas.where(f"person/{name}")}
        assert min(high) > 125
        highest = max(highest, *high)
    assert highest > 140


@pytest.mark.parametrize(("text_size", "least"), [("table", 28), ("tv", 36)])
def test_it_is_seen_on_a_crest_who_plays_there(house: House, text_size: str, least: float) -> None:
    house.app.change(text_size=text_size)
    table = played(house, mixed("notre_dame", 5), "", 1)
    canvas = Drawing.of(house.app)
    paint_seats(canvas, table.session, table.sight.desk.panel, table.sight.view)
    icons = [SECRECY[mode].icon for mode in MIXED[:3]] + [LEVELS[mode].icon for mode in MIXED[3:]]
    signs = [box for icon in icons for box in canvas.where(f"icons/{icon}")]
    assert len(signs) == len(MIXED)
    # A sign has a margin, of a fifth altogether.
    assert all(sign.w * 0.8 >= least for sign in signs)
