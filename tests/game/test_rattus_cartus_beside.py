"""Beside the town, Rattus Cartus from afar: hand, chance, piles and nuns are as large as people want them."""

import random
from itertools import combinations, product

import pygame
import pytest

from game.drawing.page import Box, Page
from game.drawing.theme import TEXT_SIZES, TINCTURES, VERMILION, Sizes
from game.games.rattus_cartus.board import size as board_size
from game.games.rattus_cartus.cards import width
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.games.rattus_cartus.hand_fan import HEAPED, held, laid_out
from game.games.rattus_cartus.hand_odds import paint_odds
from game.games.rattus_cartus.hand_rack import PRIVATE, WIDER
from game.games.rattus_cartus.panel_context import Context, paint_context
from game.input.signals import Click
from game.program.navigation import House
from game.session.plan import against_bots
from game.session.session import Session
from game.words import LANGUAGES, Tongue
from rules import GAMES, Match
from rules.rattus_cartus.names import CARDS
from tests.game.crowded_town import crowded
from tests.game.drawing import Drawing, meet
from tests.game.driving import by_pointer, picks, plan
from tests.game.test_targets import check

PAGE = Page(1.0, 1920, 1080)

#: The same, 16:10, 4:3, very wide, and on edge.
PAGES = (PAGE, Page(1.0, 1920, 1200), Page(1.0, 1920, 1440), Page(1.0, 2560, 1080), Page(1.0, 1268, 1801))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_is_named_as_large_as_other_words(house: House, language: str) -> None:
    house.app.change(text_size="tv")
    sizes, view = TEXT_SIZES["tv"], crowded(2)._replace(round=10, rounds=10)
    box = RattusCartusDesk.laid_out(house.app.page, 2, sizes).context
    canvas = Drawing.of(house.app)
    paint_context(canvas, Context(box, view, sizes), view, TINCTURES, Tongue(language))
    (title, place), size = canvas.written[0], canvas.sized[0]
    assert "10" in title
    assert size >= sizes.body
    assert box.x + 4 < place.x
    assert place.right < box.right - 4


@pytest.mark.parametrize("sizes", TEXT_SIZES.values())
@pytest.mark.parametrize("page", PAGES)
def test_board_and_tray_share_their_column(page: Page, sizes: Sizes) -> None:
    layout = RattusCartusDesk.laid_out(page, 5, sizes)
    assert layout.board.h == board_size(sizes)[1]
    assert layout.board.bottom < layout.tray.y
    assert layout.tray.bottom <= page.height


def test_the_hand_is_higher_where_people_sit_far_away() -> None:
    far, near = (RattusCartusDesk.laid_out(PAGE, 5, TEXT_SIZES[size]) for size in ("tv", "table"))
    assert far.tray.h > near.tray.h + 30


def test_fourteen_cards_show_their_corners_and_copies_are_counted(house: House) -> None:
    house.app.change(text_size="tv")
    hand = [*CARDS[0:24:2], CARDS[-4], CARDS[-4]]
    rack = Box(338, 816, 854, 240)
    cards = laid_out(rack, held(hand, (), CARDS), {}, hidden=False, even=False, ringed=True, again=HEAPED)
    canvas = Drawing.of(house.app)
    for card in cards:
        card.draw(canvas, hot=False)
    corner = width(rack.h) * 42 / 168
    assert min(card.box.w for card in cards) >= corner - 4
    assert corner >= TEXT_SIZES["tv"].piece
    assert [words for words, _ in canvas.written if words.startswith("\u00d7")] == ["\u00d72"]


def test_the_card_that_is_meant_becomes_larger_only_for_people_far_away(house: House) -> None:
    rack = Box(338, 816, 854, 240)
    high = {}
    for text_size in TEXT_SIZES:
        house.app.change(text_size=text_size)
        (card,) = laid_out(rack, held(["joker"], (), CARDS), {}, hidden=False, even=False, ringed=False)
        card.enabled = True
        canvas = Drawing.of(house.app)
        card.draw(canvas, hot=True)
        high[text_size] = max(box.h for box in canvas.ringed)
    assert high["desk"] == high["table"] < high["tv"] - 40


@pytest.mark.parametrize(("language", "text_size"), list(product(LANGUAGES, TEXT_SIZES)))
@pytest.mark.parametrize("page", PAGES)
def test_nothing_beside_the_town_hides_anything(
    house: House, language: str, text_size: str, page: Page
) -> None:
    house.app.change(text_size=text_size)
    sizes, view = TEXT_SIZES[text_size], crowded(5)
    box = RattusCartusDesk.laid_out(page, 5, sizes).context
    context, canvas = Context(box, view, sizes), Drawing.of(house.app)
    paint_context(canvas, context, view, TINCTURES, Tongue(language))
    numbers = [(words, place) for words, place in canvas.written if words.isdigit()]
    assert len(numbers) >= len(view.stacks) + 4
    assert min(canvas.sizes_of[words] for words, _ in numbers) >= sizes.number
    places = [*context.stacks.values(), *context.piles.values(), context.head, context.label, *context.nuns]
    assert len(places) == 5 + 4 + 2 + 5
    assert not any(meet(one, other) for one, other in combinations(places, 2))
    discs = canvas.where("discs/")
    assert len(discs) == 25
    assert min(disc.h for disc in discs) >= sizes.piece - 0.6
    assert not any(meet(disc.inset(3), place) for disc, place in product(discs, places))
    inside = box.inset(4)
    assert all(inside.y < place.y and place.bottom < inside.bottom for place in [*places, *discs])
    assert all(min(nun.w, nun.h) >= 56 for nun in context.nuns)


@pytest.mark.parametrize("page", [Page(1.0, 2560, 1080), Page(1.0, 1268, 2254)])
def test_where_there_is_room_nun_cards_are_large_wherever_people_sit(page: Page) -> None:
    wide = {}
    for text_size, sizes in TEXT_SIZES.items():
        box = RattusCartusDesk.laid_out(page, 5, sizes).context
        wide[text_size] = min(nun.w for nun in Context(box, crowded(5), sizes).nuns)
    assert wide["desk"] == wide["table"] == pytest.approx(wide["tv"], abs=2)
    assert wide["table"] > 80


@pytest.mark.parametrize(("language", "text_size"), list(product(LANGUAGES, TEXT_SIZES)))
@pytest.mark.parametrize("high", [160, 238, 340])
def test_the_number_of_rats_and_the_chance_are_never_covered(
    house: House, language: str, text_size: str, high: int
) -> None:
    house.app.change(text_size=text_size)
    sizes = TEXT_SIZES[text_size]
    sheet_ = Box(1172, 816, WIDER if sizes.sofa else PRIVATE, high)
    for rats, coming in ((0, 0), (1, 3), (9, 12), (20, 19), (12, 12)):
        view = crowded(5)
        me = view.players[0]._replace(rats=rats)
        view, canvas = view._replace(players=(me, *view.players[1:])), Drawing.of(house.app)
        paint_odds(canvas, view, coming, sheet_, Tongue(language))
        (rat,) = canvas.where("icons/rat")
        written = [box for _, box in canvas.written]
        assert not any(meet(one.inset(1), other.inset(1)) for one, other in combinations(written, 2))
        assert not any(meet(rat.inset(3), box) for box in written)
        assert all(sheet_.x < box.x and box.right < sheet_.right for box in written)
        heading, chance = canvas.written[0][0], canvas.written[1][0]
        assert canvas.sizes_of[heading] >= sizes.number
        if high > 200:
            assert canvas.sizes_of[chance] >= 1.5 * sizes.number
        assert canvas.sizes_of[str(coming)] >= sizes.number


@pytest.mark.parametrize(("text_size", "mode"), list(product(TEXT_SIZES, ("open", "curtain"))))
def test_the_hill_is_a_hill_above_the_button_that_covers_the_hand(
    house: House, text_size: str, mode: str
) -> None:
    house.app.change(speed="off", bot_speed="off", text_size=text_size, recap=False)
    table = house.open_table(plan(3, mode, game="rattus_cartus", seed=6))
    table.open_curtain()
    house.app.draw()
    desk = table.sight.desk
    assert isinstance(desk, RattusCartusDesk)
    assert not meet(desk.hand.rack.private, desk.hand.rack.cover) or mode == "open"
    sheet = house.app.surface.subsurface(house.app.page.pixels(desk.hand.rack.private))
    rows = pygame.mask.from_threshold(sheet, VERMILION, (24, 24, 24)).get_bounding_rects()
    high = max(rect.h for rect in rows) / house.app.page.scale
    assert high >= 1.4 * TEXT_SIZES[text_size].number


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_can_be_pushed_from_afar_is_large_apart_and_found_by_the_pointer(
    house: House, seats: int
) -> None:
    house.app.change(speed="off", bot_speed="off", text_size="tv")
    sitting = plan(seats, "open", "curtain", "peek", game="rattus_cartus", seed=6)
    table, chance, pushed = house.open_table(sitting), random.Random(seats), 0
    while table.session.asked and table.session.match.state.view(None).round < 3:
        if table.curtain.covered:
            table.open_curtain()
        check(table)
        by_pointer(house, table, chance.choice(picks(table)))
        pushed += 1
    assert pushed > 4 * seats


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_nun_row_is_looked_at_as_a_whole(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size, speed="off", bot_speed="off")
    table = house.sit_down(Session(against_bots("rattus_cartus", 3, 5), Match(GAMES["rattus_cartus"], 3, 5)))
    desk = table.sight.desk
    assert isinstance(desk, RattusCartusDesk)
    context = desk.board.context
    for card in context.nuns:
        table.hear(Click(card.centre, look=True))
        lens = table.magnifier.lens
        assert lens
        assert lens.subject
        assert lens.subject.box == card
        assert all(lens.source.holds(nun.centre) for nun in context.nuns)
        assert not any(meet(lens.source, pile) for pile in context.piles.values())
        assert lens.zoom >= 1.7
        house.app.draw()
        table.magnifier.close()
