"""Europe on the table, readable from near and far: sizes, chips, tags of danger, and what is one choice."""

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES, TINCTURES
from game.games.rattus.board import RattusBoard
from game.games.rattus.board_danger import losses
from game.games.rattus.board_map import SIZE, Europe
from game.games.rattus.board_tags import PieceGlow
from game.games.rattus.cards import GLANCES, ClassCard
from game.games.rattus.gallery import crowded_europe
from game.games.rattus.panel_sofa import STEP, SofaSide
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.panel import START_AGAIN
from game.program.navigation import House
from game.scenes.table import Table
from game.table import painting
from game.table.chip import paint_pieces
from game.words import LANGUAGES, Tongue
from game.words.numbers import tenths
from rules import GAMES
from rules.kernel import Action
from rules.rattus.risk import Forecast, Risk, forecast
from rules.rattus.setup import SETS
from rules.rattus.tasks import Task
from rules.rattus.view import Rat
from tests.game.drawing import Drawing, meet
from tests.game.driving import plan
from tests.rules.rattus.europe import Europe as Position
from tests.rules.rattus.europe import table as position

LOOKS = pytest.mark.parametrize("text_size", TEXT_SIZES)


def seated(house: House, match: Position, text_size: str, *modes: str) -> Table:
    """Sit down at a position."""
    house.app.change(text_size=text_size, speed="off", bot_speed="off")
    table = house.open_table(plan(4, *(modes or ("open", "open", "open", "open")), game="rattus", seed=1))
    table.session.match.state = match.state
    table.refresh()
    return table


def board_of(table: Table) -> RattusBoard:
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    return board


def figures(canvas: Drawing) -> list[str]:
    return [words for words, _ in canvas.written if words.strip("−").replace(".", "").isdigit()]


@LOOKS
def test_no_piece_and_no_number_is_too_small_on_the_fullest_board(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    sizes, view = TEXT_SIZES[text_size], crowded_europe(4)
    full = tuple(
        region._replace(cubes=(5, 12, 1, 20), potions=((2, 9), (), (1,), ())) for region in view.regions
    )
    pieces = Europe(12, Box(380, 90, *SIZE), TINCTURES, sizes).pieces(view._replace(regions=full))
    assert min(piece.size for piece in pieces) >= sizes.piece
    canvas = Drawing.of(house.app)
    paint_pieces(canvas, pieces)
    assert {"5", "12", "20", "11", "3"} <= set(figures(canvas))
    assert min(canvas.sizes_of[number] for number in figures(canvas)) >= sizes.number


def test_from_three_cubes_on_a_chip_counts_them_and_from_afar_always() -> None:
    pygame.display.set_mode((8, 8))
    view = crowded_europe(4)
    few = tuple(region._replace(cubes=(1, 2, 3, 0), potions=((),) * 4) for region in view.regions)
    for sizes, spots in ((TEXT_SIZES["table"], [1, 1, 1, 3]), (TEXT_SIZES["tv"], [1, 2, 3])):
        board = Europe(12, Box(0, 0, *SIZE), TINCTURES, sizes)
        people = Counter(
            piece for piece in board.pieces(view._replace(regions=few[:1])) if piece.kind.startswith("cube")
        )
        in_region = [count for piece, count in people.items() if piece.x > 240]
        assert sorted(in_region) == spots
        assert all(piece.numbered == "chip" for piece, count in people.items() if sizes.sofa or count > 2)


def test_rats_that_somebody_has_looked_at_lie_by_themselves() -> None:
    pygame.display.set_mode((8, 8))
    board, region = Europe(12, Box(0, 0, *SIZE), TINCTURES, TEXT_SIZES["tv"]), crowded_europe(4).regions[0]
    unseen, seen = (
        Rat(False, None, face_up=False, known_by=()),
        Rat(False, None, face_up=False, known_by=(0,)),
    )
    ring = Rat(True, None, face_up=False, known_by=())
    for rats, spots in (
        ((unseen,) * 3, 1),
        ((unseen, ring, unseen), 2),
        ((unseen, seen, unseen), 2),
        ((seen, seen, seen), 3),
    ):
        boxes = board.tokens(region._replace(rats=rats))
        assert len(boxes) == len(rats)
        assert len(set(boxes)) == spots


def lifting(house: House, text_size: str) -> Table:
    """Let a monk choose among three rats that are alike and one elsewhere."""
    match = position(held={0: ["monk"]}, rats={"gallia": 3, "anglia": 1}, cubes={"gallia": (1, 2)})
    match.play("power:monk")
    return seated(house, match, text_size)


@pytest.mark.parametrize(("text_size", "choices"), [("desk", 4), ("table", 4), ("tv", 2)])
def test_rats_on_one_spot_are_one_thing_to_push(house: House, text_size: str, choices: int) -> None:
    table = lifting(house, text_size)
    rats = [b for b in table.buttons if isinstance(b.meaning, Action) and b.meaning.kind == "rat"]
    assert len(rats) == choices
    asked = table.session.asked
    assert asked is not None
    options = [o for o in table.session.match.state.options(asked.seat) if o.kind == "rat"]
    spots = board_of(table).spots(asked.seat)
    assert len(options) == 4
    assert {spots[option.kind, option.value] for option in options} == {button.box for button in rats}


DANGER = {"gallia": (4, 2, 0, 1), "germania": (0, 1, 1, 0), "italia": (2,)}


def endangered(house: House, text_size: str, *modes: str, played: tuple[str, ...] = ()) -> Table:
    """Sit down where the plague would find victims in two regions."""
    match = position(cubes=DANGER, rats={"gallia": 3, "germania": 1, "russia": 2}, held={1: ["king"]})
    for action in played:
        match.play(action)
    return seated(house, match, text_size, *modes)


@LOOKS
def test_the_tally_of_tokens_and_the_supply_can_be_read_and_nothing_of_them_overlaps(
    house: House, text_size: str
) -> None:
    table = endangered(house, text_size)
    canvas, panel = Drawing.of(house.app), table.sight.desk.panel
    panel.paint_rail(canvas, table.moment)
    panel.paint_time(canvas, table.moment, Box(1090, 0, 420, 90))
    assert len(canvas.written) == 3 + 6 + 1
    assert min(canvas.sizes_of[words] for words, _ in canvas.written) >= TEXT_SIZES[text_size].number
    assert not [pair for pair in combinations([box for _, box in canvas.written], 2) if meet(*pair)]


@LOOKS
def test_each_region_where_cubes_may_die_has_a_tag_with_the_loss(house: House, text_size: str) -> None:
    table = endangered(house, text_size)
    canvas, board, view = Drawing.of(house.app), board_of(table), table.sight.view
    board.paint_over(canvas, table.moment)
    expected = {}
    for name in ("gallia", "germania"):
        lost = sum(risk.expected for risk in forecast(view, name).risks)
        expected[f"−{tenths(Tongue('en'), lost)}"] = board.map.tag(view.region(name))
    assert set(figures(canvas)) == set(expected)
    for words, box in canvas.written:
        assert meet(box, expected[words])
        assert canvas.sizes_of[words] >= TEXT_SIZES[text_size].number


def test_the_ground_is_redder_the_more_would_be_lost_there(house: House) -> None:
    table = endangered(house, "tv")
    canvas, board = Drawing.of(house.app), board_of(table)
    canvas.surface.fill((200, 200, 200))
    board.paint_under(canvas, table.moment)
    lost = losses(table.sight.view, board.map.regions)
    green = {}
    for name, land in board.map.lands.items():
        x, y = (round(side * canvas.page.scale) for side in land.centre)
        green[name] = canvas.surface.get_at((x, y)).g
    assert lost["gallia"] > lost["germania"] > 0
    assert green["gallia"] < green["germania"] < green["italia"] == 200


def test_while_bots_think_nobody_is_told_of_danger(house: House) -> None:
    table = endangered(house, "tv", "burgher", "open", "open", "open")
    canvas = Drawing.of(house.app)
    board_of(table).paint_over(canvas, table.moment)
    assert canvas.written == []


def test_a_tag_says_what_would_be_lost_after_what_is_meant(house: House) -> None:
    table = endangered(house, "tv", played=("place",))
    board, view = board_of(table), table.sight.view
    option = next(o for o in table.session.match.state.options(0) if o.value == "gallia")
    canvas = Drawing.of(house.app)
    board.paint_over(canvas, table.sight.moment(option, (-1, -1)))
    after = losses(board.ahead(option).view, ["gallia", "germania"])
    assert after["germania"] == losses(view, ["germania"])["germania"]
    assert set(figures(canvas)) == {f"−{tenths(Tongue('en'), loss)}" for loss in after.values()}


def test_a_chip_shows_how_many_there_would_be(house: House) -> None:
    table = endangered(house, "tv", played=("place", "region:gallia"))
    option = table.session.match.state.options(0)[-1]
    board, before = board_of(table), DANGER["gallia"][0]
    after = board.ahead(option).view.region("gallia").cubes[0]
    assert after > before
    canvas = Drawing.of(house.app)
    painting.paint_board(canvas, table.sight, table.sight.moment(option, (-1, -1)))
    here = [words for words, box in canvas.written if meet(box, board.map.placed("people")["gallia"])]
    assert str(after) in here
    assert str(before) not in here


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_sheet_for_people_far_away_is_large_and_nothing_on_it_overlaps(
    house: House, language: str, seats: int
) -> None:
    house.app.change(text_size="tv", language=language)
    canvas, box = Drawing.of(house.app), Box(1600, 108, 298, 948)
    region = crowded_europe(4).region("hungaria")._replace(cubes=(15,) * seats + (0,) * (4 - seats))
    risks = tuple(Risk(seat, 15, 10.4, 15) for seat in range(seats))
    side = SofaSide(canvas, Tongue(language), TINCTURES, box)
    side.paint_foot(37, 2)
    tasks = [Task("card", "done"), Task("cubes", "now")]
    tasks += [Task("power", "open", name) for name in sorted(CHARACTERS, key=len)[-5:]]
    tasks += [Task("plague", "open")]
    side.paint_danger(Forecast(region, risks, 2), STEP * len(tasks), here=False)
    side.paint_steps(tasks)
    assert min(canvas.sizes_of[number] for number in figures(canvas)) >= TEXT_SIZES["tv"].number
    assert min(canvas.sizes_of.values()) >= 26
    for (one, first), (other, second) in combinations(canvas.written, 2):
        assert not meet(first.inset(1), second.inset(1)), (one, other)
    for words, place in canvas.written:
        assert box.x - 4 <= place.x, words
        assert place.right <= box.right + 4, words
        assert box.y <= place.y, words
        assert place.bottom <= box.bottom, words


def test_steps_that_are_done_are_ticked_and_no_others(house: House) -> None:
    house.app.change(text_size="tv")
    canvas = Drawing.of(house.app)
    tasks = [
        Task("card", "done"),
        Task("cubes", "now"),
        Task("power", "idle", "monk"),
        Task("plague", "open"),
    ]
    SofaSide(canvas, Tongue("en"), TINCTURES, Box(1600, 108, 298, 500)).paint_steps(tasks)
    assert [name for name, _ in canvas.pictured] == ["ui/box_ticked", "ui/box", "ui/box", "ui/box"]
    assert [words for words, _ in canvas.written] == ["Card", "Cubes", "Monk", "Plague piece"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_signs_of_class_cards_can_be_read_from_afar(house: House, language: str) -> None:
    house.app.change(text_size="tv", language=language)
    cast = tuple(GLANCES)
    for number in range(0, len(cast), 6):
        view = crowded_europe(4)._replace(cast=cast[number : number + 6])
        canvas = Drawing.of(house.app)
        say = Tongue(language)
        for name in view.cast:
            ClassCard(Box(400, 830, 168, 236), name, view, TINCTURES, say).draw(canvas, hot=False)
        names = Counter(canvas.sizes_of[say(CHARACTERS[name].name)] for name in view.cast)
        # One that is too long for its ribbon does not make the others small.
        assert names.most_common(1)[0][0] >= 27
        assert min(names) >= 22
        assert min(canvas.sizes_of[GLANCES[name]] for name in view.cast) >= 30


def test_from_afar_the_ring_of_cubes_crosses_no_number_though_one_may_point_further(house: House) -> None:
    crowd = {"anglia": (2, 3, 7, 3), "turcia": (3, 4, 3, 4), "gallia": (1,), "italia": (1, 0, 0, 2)}
    rats = {"anglia": 3, "turcia": 3, "italia": 1}
    match = position(cards=SETS["europe_at_war"], held={0: ["messenger"]}, cubes=crowd, rats=rats)
    match.play("power:messenger")
    table = seated(house, match, "tv")
    board, view = board_of(table), table.sight.view
    tags = [board.map.tag(view.region(name)) for name in rats]
    rings = [button for button in table.buttons if isinstance(button, PieceGlow)]
    assert len(rings) == 11
    for ring in rings:
        assert ring.box.h >= 56
        assert not any(meet(ring.pieces.inset(2), tag) for tag in tags)
    assert not any(meet(ring.pieces, name) for ring in rings for name in board.map.letters)


@LOOKS
def test_the_hand_at_a_card_covers_nothing_of_what_lies_on_it(house: House, text_size: str) -> None:
    house.app.change(text_size=text_size)
    match = position(cards=SETS["rat_control"], held={0: ["emperor"]})
    view = match.state.view(0)
    canvas = Drawing.of(house.app)
    card = ClassCard(Box(400, 830, 168, 236), "emperor", view, TINCTURES, Tongue("en"), lambda: None)
    card.draw(canvas, hot=False)
    (hand,) = canvas.where("ui/manicule")
    ((_, left),) = [(words, box) for words, box in canvas.written if words == card.stock]
    assert not meet(hand, left)


def test_blows_to_be_answered_are_read_from_afar(house: House) -> None:
    match = position(
        cards=SETS["rat_control"],
        cubes={"gallia": (3, 2, 2, 2)},
        potions={"gallia": {0: (1,)}},
        rats={"gallia": ["s12"]},
        plague="italia",
    )
    for action in ("plague", "region:gallia"):
        match.play(action)
    while match.state.view(None).striking is None:
        match.play(match.state.options()[0])
    table = seated(house, match, "tv")
    canvas, striking = Drawing.of(house.app), table.sight.view.striking
    table.sight.desk.panel.paint_context(canvas, table.moment)
    assert f"−{striking.blows[0]}" in [words for words, _ in canvas.written]
    assert min(canvas.sizes_of[words] for words, _ in canvas.written) >= TEXT_SIZES["tv"].number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAMES["rattus"].seats)
def test_crests_of_the_start_run_forward_and_then_in_reverse(house: House, language: str, seats: int) -> None:
    house.app.change(text_size="tv", language=language, recap=False)
    table = house.open_table(plan(seats, *("open",) * seats, game="rattus", seed=1))
    canvas, sheet = Drawing.of(house.app), table.sight.layout.context
    table.sight.desk.panel.paint_context(canvas, table.moment)
    crests = [(name, box) for name, box in canvas.pictured if name.startswith("crests/")]
    first = table.sight.view.first
    order = [f"crests/shield_{TINCTURES[(first + step) % seats]}" for step in range(seats)]
    assert [name for name, _ in crests] == [*order, *order[::-1]]
    assert min(box.h for _, box in crests) >= 56
    rows = [box.y for _, box in crests]
    (again,) = [box for words, box in canvas.written if words == Tongue(language)(START_AGAIN)]
    assert max(rows[:seats]) < again.y < min(rows[seats:])
    assert max(box.bottom for _, box in crests) <= sheet.bottom


def test_what_the_last_round_is_about_stays_on_its_sheet(house: House) -> None:
    crowd = {**DANGER, "gallia": (4, 2, 2, 1)}
    match = position(held={0: ["merchant"]}, cubes=crowd, rats={"gallia": 3}, supply=[], ended_by=0)
    for language in LANGUAGES:
        house.app.change(language=language)
        table = seated(house, match, "tv")
        canvas, sheet = Drawing.of(house.app), table.sight.layout.context
        table.sight.desk.panel.paint_context(canvas, table.moment)
        assert max(box.bottom for _, box in canvas.written) <= sheet.bottom
        assert max(box.bottom for box in canvas.where("crests/")) <= sheet.bottom
        assert not [pair for pair in combinations([box for _, box in canvas.written], 2) if meet(*pair)]
