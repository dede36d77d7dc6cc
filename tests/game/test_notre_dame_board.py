"""Paris can be read from where people sit: how large things are, whose they are, and how many."""

from itertools import combinations, pairwise

import pytest

from build.gallery.scenes import played
from game.drawing.page import Box, around
from game.drawing.pieces import Spot
from game.drawing.theme import PARCHMENT_SHADE, RUBRIC, TEXT_SIZES
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.board_cuts import ROW
from game.games.notre_dame.board_tally import DIRE, paint_tally
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.desk import NotreDameDesk
from game.games.notre_dame.gallery import as_full_as_can_be
from game.games.notre_dame.panel_persons import foot, in_strip
from game.program.navigation import House
from game.session.plan import against_bots
from game.table.chip import NUMBER, chip_box, paint_pieces
from game.table.setting import Moment
from rules.kernel import Action
from rules.notre_dame.names import TRACK_END
from rules.notre_dame.streets import links, market_name
from rules.notre_dame.view import View
from tests.game.drawing import Drawing
from tests.game.wording import ENGLISH

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
#: How far the spire of the cathedral rises above its walls, in units of the map.
SPIRE = 60
SIZES = pytest.mark.parametrize("text_size", TEXT_SIZES)


def seated(house: House, seats: int, text_size: str) -> NotreDameBoard:
    """Sit down at a table for people near or far."""
    house.app.change(text_size=text_size)
    desk = played(house, against_bots("notre_dame", seats, 3), "", 3).sight.desk
    assert isinstance(desk, NotreDameDesk)
    return desk.board


def full(board: NotreDameBoard) -> View:
    """Fill the board as far as the rules allow."""
    return as_full_as_can_be(board.view)


@SEATS
@SIZES
def test_no_piece_and_no_number_is_too_small_however_crowded_it_is(
    house: House, seats: int, text_size: str
) -> None:
    board = seated(house, seats, text_size)
    least = TEXT_SIZES[text_size]
    pieces = board.pieces(full(board))
    assert min(piece.size for piece in pieces) >= least.piece
    chips = [piece for piece in pieces if pieces.count(piece) > 1]
    assert min(piece.size * NUMBER for piece in chips) >= least.number


@SEATS
@SIZES
def test_one_or_two_cubes_stand_and_three_are_a_chip(house: House, seats: int, text_size: str) -> None:
    board = seated(house, seats, text_size)
    for cubes, spots in ((1, 1), (2, 2), (3, 1), (9, 1)):
        sectors = dict.fromkeys(board.view.quarters[0].sectors, 0) | {"bank": cubes}
        quarter = board.view.quarters[0]._replace(sectors=sectors, cathedral=0, confidant=None)
        view = board.view._replace(quarters=(quarter, *board.view.quarters[1:]))
        kind = f"cube_{board.paris.colours[quarter.home]}"
        found = [piece for piece in board.pieces(view) if piece.kind == kind]
        assert (len(found), len(set(found))) == (cubes, spots)


@SEATS
@SIZES
def test_chips_before_the_cathedral_lie_apart_one_for_each_colour(
    house: House, seats: int, text_size: str
) -> None:
    board = seated(house, seats, text_size)
    floor = board.paris.placed("cathedral")["cathedral"].inset(-14)
    cubes = [p for p in board.pieces(full(board)) if p.kind.startswith("cube") and floor.holds(p.foot)]
    chips = [chip_box(piece) for piece in dict.fromkeys(cubes)]
    assert len(chips) == seats
    assert not any(one.meets(other) for one, other in combinations(chips, 2))


@SEATS
@SIZES
def test_carriages_in_one_market_are_told_apart(house: House, seats: int, text_size: str) -> None:
    board = seated(house, seats, text_size)
    for market in board.paris.placed("market"):
        quarters = tuple(quarter._replace(carriage=market) for quarter in board.view.quarters)
        pieces = board.pieces(board.view._replace(quarters=quarters))
        carriages = [piece for piece in pieces if piece.kind.startswith("carriage")]
        for one, other in combinations(carriages, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= one.size * 0.6
        for piece in carriages:
            assert board.layout.board.x <= piece.x - piece.size / 2
            assert piece.x + piece.size / 2 <= board.layout.board.right


@SEATS
@SIZES
def test_up_to_two_carriages_in_a_market_leave_the_rats_beside_it_in_sight(
    house: House, seats: int, text_size: str
) -> None:
    board = seated(house, seats, text_size)
    tallies = [board.paris.tally(home) for home in board.paris.homes]
    for market in board.paris.placed("market"):
        first, second, *others = board.view.quarters
        here = [quarter._replace(carriage=market) for quarter in (first, second)]
        centre = "centre_1" if market == "centre_0" else "centre_0"
        away = [quarter._replace(carriage=centre) for quarter in others]
        pieces = board.pieces(board.view._replace(quarters=(*here, *away)))
        kinds = {f"carriage_{board.paris.colours[quarter.home]}" for quarter in here}
        for piece in (piece for piece in pieces if piece.kind in kinds):
            place = Box(piece.x - piece.size / 2, piece.y - piece.size, piece.size, piece.size).inset(3)
            assert not any(place.meets(tally) for tally in tallies), (market, piece)


@SEATS
@SIZES
def test_a_tally_covers_no_house_no_market_and_no_other(house: House, seats: int, text_size: str) -> None:
    paris = seated(house, seats, text_size).paris
    tallies = [paris.tally(home) for home in paris.homes]
    assert not any(one.meets(other) for one, other in combinations(tallies, 2))
    for layer in ("sector", "market", "cathedral"):
        for name, box in paris.placed(layer).items():
            assert not any(tally.meets(box) for tally in tallies), name
    assert all(paris.box.inset(-1).holds(corner) for tally in tallies for corner in corners(tally))


@SEATS
@SIZES
def test_every_quarter_bears_the_name_and_the_crest_of_its_seat_and_they_hide_nothing(
    house: House, seats: int, text_size: str
) -> None:
    board = seated(house, seats, text_size)
    canvas, paris = Drawing.of(house.app), board.paris
    board.paint_ground(canvas)
    written, pictured = dict(canvas.written), dict(canvas.pictured)
    for quarter, name in zip(board.view.quarters, board.session.names, strict=True):
        crest = pictured[f"crests/shield_{board.tinctures[quarter.seat]}"]
        assert canvas.sizes_of[name] >= board.sizes.body
        assert crest.h >= board.sizes.piece
        assert all(paris.quarter(quarter.home).inset(-1).holds(at) for at in corners(written[name]))
        for layer in ("sector", "market", "cathedral"):
            boxes = paris.placed(layer).values()
            assert not any(written[name].meets(box) or crest.inset(6).meets(box) for box in boxes)
        assert not any(paris.tally(home).meets(written[name]) for home in paris.homes)


def test_three_quarters_stand_in_the_order_of_their_panels(house: House) -> None:
    board = seated(house, 3, "tv")
    places = [board.paris.quarter(quarter.home) for quarter in board.view.quarters]
    assert places == sorted(places)


@pytest.mark.parametrize("seats", [2, 3])
def test_across_the_room_the_whole_cathedral_is_seen(house: House, seats: int) -> None:
    board = seated(house, seats, "tv")
    cut = board.paris.cuts.middle
    for layer in ("cathedral", "parvis"):
        assert all(cut.place.inset(-1).holds(at) for at in corners(board.paris.placed(layer)["cathedral"]))
    # The spire rises above the house itself.
    assert board.paris.chart.boxes("cathedral")["cathedral"].y - cut.source.y > SPIRE


def corners(box: Box) -> list[tuple[float, float]]:
    return [(box.x, box.y), (box.right, box.bottom)]


@SEATS
@SIZES
def test_the_rats_of_every_quarter_are_counted_in_full_sight(
    house: House, seats: int, text_size: str
) -> None:
    board = seated(house, seats, text_size)
    canvas = Drawing.of(house.app)
    board.paint_under(canvas, Moment(board.view, ENGLISH))
    assert [words for words, _ in canvas.written] == [str(q.rat) for q in board.view.quarters]
    for quarter, (words, number) in zip(board.view.quarters, canvas.written, strict=True):
        tally = board.paris.tally(quarter.home)
        assert all(tally.holds(corner) for corner in corners(number))
        assert canvas.sizes_of[words] >= TEXT_SIZES[text_size].number
        # The rat is beside its number, never on it.
        assert not any(rat.meets(number) for rat in canvas.where("pieces/rat_marker"))


@pytest.mark.parametrize("value", range(TRACK_END + 1))
def test_a_tally_has_as_many_strokes_as_there_are_rats_and_warns_from_eight_on(
    house: House, value: int
) -> None:
    canvas = Drawing.of(house.app)
    paint_tally(canvas, Box(100, 100, 74, 150), "gules", value)
    strokes = [colour for _, colour in canvas.ruled]
    assert len(strokes) == TRACK_END
    assert strokes.count(PARCHMENT_SHADE) == TRACK_END - value
    assert strokes.count(RUBRIC) == (value if value >= DIRE else 0)
    beside = canvas.page.pixels(Box(94, 170, 1, 1))[:2]
    assert (canvas.surface.get_at(beside).r > 0) is (value >= DIRE)


@SEATS
@SIZES
def test_the_grounds_of_quarters_lie_apart_and_hold_what_is_theirs(
    house: House, seats: int, text_size: str
) -> None:
    paris = seated(house, seats, text_size).paris
    grounds = [paris.quarter(home) for home in range(paris.quarters)]
    assert not any(one.meets(other) for one, other in combinations(grounds, 2))
    for name, box in paris.placed("sector").items():
        assert all(grounds[int(name[-1])].holds(corner) for corner in corners(box)), name


def test_three_quarters_stand_in_a_row_only_for_people_across_the_room(house: House) -> None:
    for text_size in TEXT_SIZES:
        board = seated(house, 3, text_size)
        assert in_strip(board.layout) is (text_size == "tv")
        grounds = [board.paris.quarter(home) for home in ROW]
        if text_size == "tv":
            assert all(one.right < other.x for one, other in pairwise(grounds))
            assert all(ground.w > 1.38 * 370 for ground in grounds)
            above = (board.layout.context, foot(board.layout, board.sizes), *board.persons.values())
            assert all(box.bottom <= ground.y for box in above for ground in grounds)


def test_carriages_drive_along_every_street_of_the_rules_also_through_the_gaps(house: House) -> None:
    board = seated(house, 3, "tv")
    markets = {name: Spot(*box.centre) for name, box in board.paris.placed("market").items()}
    grounds = [board.paris.quarter(home) for home in range(3)]
    for a, b in links("crossings", 3):
        ends = market_name(a), market_name(b)
        start, end = markets[ends[0]], markets[ends[1]]
        way = board.paris.way(start, end)
        assert (way[0], way[-1]) == (start, end)
        foreign = [
            ground for home, ground in enumerate(grounds) if not any(e.endswith(str(home)) for e in ends)
        ]
        assert not any(ground.holds(spot) for ground in foreign for spot in way), ends


def test_cards_across_the_room_stand_with_their_feet_behind_the_lip(house: House) -> None:
    house.app.change(text_size="tv")
    table = played(house, against_bots("notre_dame", 5, 3), "", 3)
    cards = [button for button in table.buttons if isinstance(button, ActionCard)]
    assert cards
    for card in cards:
        assert 252 <= card.whole().h < 254
        assert card.box.bottom < table.sight.layout.tray.bottom < card.whole().bottom
    for one, other in pairwise(cards):
        assert other.box.x - one.box.right > 0


def test_the_place_of_the_card_that_is_meant_is_lit(house: House) -> None:
    board = seated(house, 4, "tv")
    for option, place in (
        (Action("card", "bank"), board.paris.placed("sector")["bank_0"]),
        (Action("card", "notre_dame"), board.paris.placed("cathedral")["cathedral"]),
    ):
        canvas = Drawing.of(house.app)
        board.paint_over(canvas, Moment(board.view, ENGLISH, option))
        assert canvas.ringed
        assert all(around([ring, place]) == ring for ring in canvas.ringed)
    canvas = Drawing.of(house.app)
    board.paint_over(canvas, Moment(board.view, ENGLISH, Action("card", "confidant")))
    assert not canvas.ringed


def test_free_quarters_bear_no_banner(house: House) -> None:
    board = seated(house, 2, "table")
    canvas = Drawing.of(house.app)
    board.paint_ground(canvas)
    banners = {name.rpartition("_")[2] for name, _ in canvas.pictured if name.startswith("pieces/banner")}
    assert banners == set(board.tinctures)


def test_a_chip_says_how_many_cubes_lie_there(house: House) -> None:
    board = seated(house, 3, "tv")
    canvas = Drawing.of(house.app)
    paint_pieces(canvas, board.pieces(full(board)))
    assert {words for words, _ in canvas.written} == {"14", "3"}
    assert all(canvas.sizes_of[words] >= 34 for words in ("14", "3"))
