"""The town of Rattus Cartus from afar: whatever lies there is as large as people want it, hiding nothing."""

from collections import Counter
from itertools import combinations, product

import pytest

from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.drawing.theme import TEXT_SIZES, TINCTURES, Sizes
from game.games.rattus_cartus import board_street, rulebook
from game.games.rattus_cartus.board_map import Town
from game.games.rattus_cartus.board_signs import sign, signs
from game.games.rattus_cartus.board_standings import HIGH, Standings
from game.games.rattus_cartus.board_tracks import Tracks
from game.program.navigation import House
from game.table.chip import NUMBER, chip_box
from game.words import LANGUAGES, Tongue
from game.words.classes import CLASSES as NAMES
from rules.rattus_cartus.names import BUILDINGS, CLASSES, ROW
from rules.rattus_cartus.view import BUILDING_CARDS, View
from tests.game.crowded_town import LAID, crowded
from tests.game.drawing import Drawing, meet


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
            assert min(canvas.sizes_of[words] for words, _ in (actions, support)) >= sizes.number, actions
            assert numeral[0] == ("I", "II", "III")[plot]
            assert canvas.sizes_of[numeral[0]] >= sizes.number
            assert strip.bottom < numeral[1].y
            # What needs more words may have a wider sheet.
            more = board_street.WORDY if building.name in ("hospital", "guard_tower") else 0
            assert numeral[1].right < placard.x - more
            assert strip.x + 30 < title[1].x, building.name
            assert title[1].right < strip.right, building.name
            for (_, box), left in ((actions, placard.x - more), (support, placard.x)):
                assert left <= box.x
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
