"""Rattus Cartus from afar: whatever lies there is as large as people want it, and nothing hides anything."""

import random
from collections import Counter
from itertools import combinations, product

import pygame
import pytest

from game.drawing.page import Box, Page
from game.drawing.pieces import Piece
from game.drawing.theme import TEXT_SIZES, TINCTURES, VERMILION, Sizes
from game.games.rattus_cartus import board_street, rulebook
from game.games.rattus_cartus.board import size as board_size
from game.games.rattus_cartus.board_map import Town
from game.games.rattus_cartus.board_signs import sign, signs
from game.games.rattus_cartus.board_standings import HIGH, Standings
from game.games.rattus_cartus.board_tracks import Tracks
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
from game.table.chip import NUMBER, chip_box
from game.words import LANGUAGES, Tongue
from game.words.classes import CLASSES as NAMES
from rules import GAMES, Match
from rules.rattus_cartus.names import BUILDINGS, CARDS, CLASSES, ROW, SPECIALS
from rules.rattus_cartus.view import BUILDING_CARDS, Stand, View
from tests.game.drawing import Drawing, meet
from tests.game.driving import by_pointer, picks, plan
from tests.game.test_targets import check

#: Cards that may lie in one place: each kind that counts, some of them often.
LAID = (
    ("church_0", "church_2", "church_2", "magic_2", "magic_1", "sword", "sword", "flute", "flute", "joker"),
    ("royalty_4",),
    ("joker", "sword", "flute", "peasantry_1"),
    ("church_1", "church_1", "church_1", "magic_0"),
    ("joker", "joker", "royalty_1", "royalty_2", "peasantry_3", "bourgeoisie_1", "chivalry_2", "sword"),
)
PAGE = Page(1.0, 1920, 1080)
#: The same, 16:10, 4:3, very wide, and on edge.
PAGES = (PAGE, Page(1.0, 1920, 1200), Page(1.0, 1920, 1440), Page(1.0, 2560, 1080), Page(1.0, 1268, 1801))


def crowded(seats: int, *, shown: bool = True) -> View:
    """Give a view in which all are inside one house, have looked at all nuns, and are far on every track."""
    view: View = Match(GAMES["rattus_cartus"], seats, 5).state.view(0)
    players = tuple(
        player._replace(
            stand=Stand(0, player.seat + 1, len(LAID[player.seat]), LAID[player.seat], 9, 0, shown),
            influence={track: 8 + (5 * player.seat + 3 * k) % 11 for k, track in enumerate(CLASSES)},
            looked=(0, 1, 2, 3, 4),
        )
        for player in view.players
    )
    tracks = {
        track: tuple(sorted(range(seats), key=lambda seat: -players[seat].influence[track]))
        for track in CLASSES
    }
    return view._replace(players=players, tracks=tracks, stacks=dict.fromkeys(SPECIALS, 12))


def boxed(town: Town, view: View) -> list[Box]:
    """Give where all pieces of a street are painted, chips as wide as they are."""
    counts = Counter(town.pieces(view))
    return [
        chip_box(piece, count)
        if count > 1
        else Box(piece.x - piece.size / 2, piece.y - piece.size, piece.size, piece.size)
        for piece, count in counts.items()
    ]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("seats", "sizes"), list(product(ROW, TEXT_SIZES.values())))
def test_no_piece_and_no_number_in_town_is_smaller_than_people_want(seats: int, sizes: Sizes) -> None:
    town, view = Town(Box(316, 92, 1248, 0), ROW[seats], TINCTURES, sizes), crowded(seats)
    for piece, count in Counter(town.pieces(view)).items():
        assert piece.size >= sizes.piece
        if count > 1:
            assert piece.size * NUMBER >= sizes.number - 0.01


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("seats", "sizes"), list(product(ROW, TEXT_SIZES.values())))
def test_what_lies_in_a_place_stays_in_it_and_hides_nothing(seats: int, sizes: Sizes) -> None:
    town, view = Town(Box(316, 92, 1248, 0), ROW[seats], TINCTURES, sizes), crowded(seats)
    for player in view.players:
        assert player.stand
        place = town.visit(player.stand)
        mine = [Box(*box).inset(2) for box in boxed(town, view) if meet(box, place.inset(6))]
        assert mine
        for box in mine:
            assert place.x - 2 <= box.x
            assert box.right <= place.right + 2
            assert place.y - 2 <= box.y
            assert box.bottom <= place.bottom + 2
        assert not any(meet(a, b) for a, b in combinations(mine, 2))


@pytest.mark.parametrize("sizes", TEXT_SIZES.values())
def test_ten_cards_of_a_kind_are_told_in_a_number_that_can_be_read(sizes: Sizes) -> None:
    place = Box(0, 0, 70, 149)
    found = Counter(signs(place, ("church_1",) * 12 + ("sword",), "church", sizes))
    assert sorted(found.values()) == [1, 12]
    for (picture, spot, size), count in found.items():
        box = chip_box(Piece("laid", picture, *spot, size), count)
        assert size * NUMBER >= sizes.number - 0.01
        # Places are nine apart.
        assert box.x >= place.x - 9
        assert box.right <= place.right + 9


@pytest.mark.parametrize("laid", LAID)
def test_open_cards_are_told_by_their_signs_or_by_what_they_do(laid: tuple[str, ...]) -> None:
    wide, narrow = Box(0, 0, 400, 400), Box(0, 0, 70, 148)
    told = Counter(picture for picture, _, _ in signs(wide, laid, "church", TEXT_SIZES["tv"]))
    assert told == Counter(sign(card) for card in laid)
    found = list(signs(narrow, laid, "church", TEXT_SIZES["tv"]))
    assert len(found) == len(laid)
    together = Counter(picture for picture, _, _ in found)
    specials = [f"icons/{name}" for name in ("sword", "flute")]
    assert all(together[name] == told[name] for name in specials)
    if together != told:
        strangers = [card for card in laid if "_" in card and not card.startswith("church")]
        assert together["icons/rat"] == len(strangers)


@pytest.mark.parametrize(("language", "plots"), list(product(LANGUAGES, sorted(set(ROW.values())))))
def test_placards_are_read_from_afar_in_every_language(house: House, language: str, plots: int) -> None:
    house.app.change(text_size="tv")
    view, cards = crowded(5), sorted(BUILDING_CARDS["even"], key=lambda card: sum(map(bool, card.support)))
    full = {card.name: card for card in cards}
    say, sizes = Tongue(language), TEXT_SIZES["tv"]
    town = Town(Box(5, 5, 1248, 0), plots, TINCTURES, sizes)
    for first in range(0, len(BUILDINGS), plots):
        row = tuple(full[name] for name in BUILDINGS[first : first + plots])
        canvas = Drawing.of(house.app)
        for plot, building in enumerate(row):
            board_street._paint_house(canvas, town, plot, building, say)
        assert len(canvas.written) == 4 * plots
        for plot, building in enumerate(row):
            numeral, title, actions, support = canvas.written[4 * plot : 4 * plot + 4]
            placard, strip = town.placed(f"placard_{plot}"), town.placed(f"name_{plot}")
            assert min(canvas.sizes_of[words] for words, _ in (actions, support)) >= sizes.number
            assert numeral[0] == ("I", "II", "III")[plot]
            assert canvas.sizes_of[numeral[0]] >= sizes.number
            assert strip.bottom < numeral[1].y
            assert numeral[1].right < placard.x
            assert strip.x + 30 < title[1].x, building.name
            assert title[1].right < strip.right, building.name
            for _, box in (actions, support):
                assert placard.x <= box.x
                assert box.right <= placard.right
            assert actions[1].bottom <= town.support(plot).y + 3
    assert view.row


def sheet(seats: int) -> Standings:
    """Lay the sheet of influence for people across the room."""
    return Standings(Box(0, 0, 1248, HIGH), TINCTURES[:seats])


@pytest.mark.parametrize("seats", ROW)
def test_standings_tell_everybodys_influence_in_the_order_of_the_class(house: House, seats: int) -> None:
    house.app.change(text_size="tv")
    view, standings, canvas = crowded(seats), sheet(seats), Drawing.of(house.app)
    standings.draw_numbers(canvas, view)
    sizes = TEXT_SIZES["tv"]
    assert min(canvas.sizes_of.values()) >= sizes.number
    discs = {piece.kind: piece for piece in standings.pieces(view)}
    assert len(discs) == seats * len(CLASSES)
    assert min(piece.size for piece in discs.values()) >= sizes.piece
    for track, order in view.tracks.items():
        row = standings.rows[track]
        numbers = sorted((box.x, words) for words, box in canvas.written if row.holds(box.centre))
        assert [words for _, words in numbers] == [str(view.players[s].influence[track]) for s in order]
        xs = [discs[f"influence_{track}_{seat}"].x for seat in order]
        assert xs == sorted(xs)
    assert len(canvas.where("icons/crown")) == len(CLASSES)


@pytest.mark.parametrize("seats", ROW)
def test_no_number_of_the_standings_meets_a_disc_another_number_or_the_points(
    house: House, seats: int
) -> None:
    house.app.change(text_size="tv")
    view, standings, canvas = crowded(seats), sheet(seats), Drawing.of(house.app)
    for track in (CLASSES[-1], CLASSES[2]):
        standings._paint_head(canvas, track, Tongue("en"))
    standings.draw_numbers(canvas, view)
    standings.draw_coming(canvas, view, 0, "church", 12)
    discs = [
        Box(piece.x - piece.size / 2, piece.y - piece.size, piece.size, piece.size)
        for piece in standings.pieces(view)
    ]
    places = [box for _, box in canvas.written] + [disc.inset(2) for disc in discs]
    assert not any(meet(one, other) for one, other in combinations(places, 2))
    assert all(box.x >= 0 and box.right <= 1248 and box.bottom <= HIGH for box in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_few_seats_leave_room_for_the_names_of_the_classes(house: House, language: str, seats: int) -> None:
    house.app.change(text_size="tv")
    standings, canvas = sheet(seats), Drawing.of(house.app)
    for track in CLASSES:
        standings._paint_class(canvas, track, Tongue(language)(NAMES[track]))
    assert len(canvas.written) == len(CLASSES)
    assert min(canvas.sized) >= TEXT_SIZES["tv"].body
    for track, (_, box) in zip(CLASSES, canvas.written, strict=True):
        assert box.right < standings.rank(track, 0).x - 10


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


def test_columns_of_points_count_the_influence_of_those_who_would_have_them(house: House) -> None:
    view, tracks, canvas = crowded(5), Tracks(Box(0, 0, 1248, 270), TINCTURES), Drawing.of(house.app)
    tracks.paint_under(canvas, view, Tongue("en"))
    assert len(canvas.where("crests/")) == 3 * len(CLASSES)
    for track, order in view.tracks.items():
        for place, seat in enumerate(order[:3]):
            cell = tracks.rank(track, place)
            (words,) = [words for words, box in canvas.written if cell.holds(box.centre)]
            assert words == str(view.players[seat].influence[track])
    boxes = [box for _, box in canvas.written]
    assert not any(meet(one, other) for one, other in product(boxes, canvas.where("crests/")))


def test_the_rulebook_shows_who_would_have_the_points_of_a_class(house: House) -> None:
    canvas = Drawing.of(house.app)
    rulebook.Influence({"church": ((2, 7), (0, 4))}).paint(canvas, Box(0, 0, *rulebook.SHEET), Tongue("en"))
    crests = [name for name, _ in canvas.pictured if name.startswith("crests/")]
    assert crests == [f"crests/shield_{TINCTURES[seat]}" for seat in (2, 0)]
    assert {"7", "4"} <= {words for words, _ in canvas.written}


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
