"""Rattus with the Pied Piper on the table: whole games, every question, and what each seat may see."""

import random
from collections import Counter
from typing import Any

import pygame
import pytest

from game.drawing.page import Box
from game.drawing.theme import PLAGUE_GREEN, TEXT_SIZES, VERMILION
from game.games.rattus.board import RattusBoard
from game.games.rattus.cards import ClassCard
from game.games.rattus.panel_context import MARK
from game.games.rattus.panel_tokens import paint_supply
from game.games.rattus.sentences import BOOK
from game.games.rattus.words.play import REASONS
from game.games.rattus.words.table import CHECKLIST
from game.program.navigation import House
from game.scenes.table import Table
from game.table.cards import Glow
from game.words import LANGUAGES
from rules import GAMES, Match
from rules.kernel import Action, Decision
from rules.rattus.classes import KingCube, MerchantFrom, MerchantTo, MonkTo, WitchLookAgain
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import REGIONS
from rules.rattus.last_powers import QueenCubes
from rules.rattus.pied_piper import MayorPick, MessengerFrom, MessengerTo
from rules.rattus.placing import PlaceCubes
from rules.rattus.ravage import TurnToken
from rules.rattus.setup import SETS as SIX
from rules.rattus.turn import Turn
from tests.game.drawing import Drawing
from tests.game.driving import Way, by_keys, by_pad, by_pointer, plan, play_on, send
from tests.rules.rattus.europe import table as position
from tests.tiers import crossed

#: Six characters for each number of seats, so that all eighteen come on the table.
SETS = {2: "rat_control", 3: "golden_age", 4: "europe_at_war"}
#: How often each kind of question is looked at.
TIMES = 2


@pytest.fixture
def quick(house: House) -> House:
    """A house where nothing takes time."""
    house.app.change(speed="off", bot_speed="off")
    return house


def sit_down(house: House, seats: int, *modes: str, seed: int = 3, cards: str = "") -> Table:
    """Open a table of Rattus."""
    agreed = plan(seats, *modes, game="rattus", seed=seed)
    return house.open_table(agreed._replace(options={"cards": cards or SETS[seats]}))


def asked_for(house: House, kind: type[Decision[Any]], seats: int, *modes: str, cards: str = "") -> Table:
    """Sit down where the first seat is asked for a kind of decision, in some random game."""
    for seed in range(30):
        table = sit_down(house, seats, *modes, seed=seed, cards=cards)
        chance, match = random.Random(seed), table.session.match
        while (asked := table.session.asked) is not None:
            if (type(asked), asked.seat) == (kind, 0):
                table.settle()
                return table
            match.play(chance.choice(match.state.options(asked.seat)), asked.seat)
        house.app.pop()
    raise AssertionError(f"Nobody is ever asked for {kind.__name__}")


def board_of(table: Table) -> RattusBoard:
    board = table.sight.desk.board
    assert isinstance(board, RattusBoard)
    return board


@crossed((3, by_keys), seats=[2, 3, 4], way=[by_pointer, by_keys, by_pad])
def test_a_whole_game_can_be_played(quick: House, seats: int, way: Way) -> None:
    table = sit_down(quick, seats, "curtain", "burgher", "open", "peek")
    play_on(quick, table, way, random.Random(seats))
    match = table.session.match
    again = Match(GAMES["rattus"], seats, match.seed, match.choices)
    for seat, action in match.log:
        again.play(action, seat)
    assert again.state.digest() == match.state.digest()
    quick.app.draw()


def answers(table: Table) -> Counter[Action]:
    """Count how often each action can be picked."""
    return Counter(b.meaning for b in table.buttons if b.enabled and isinstance(b.meaning, Action))


def check_question(table: Table) -> None:
    """Every option can be picked once, and a pointer in the middle of a pick means it and nothing else."""
    asked = table.session.asked
    assert asked is not None
    assert answers(table) == Counter(table.session.match.state.options(asked.seat)), asked
    for button in table.buttons:
        if button.meaning is not None and not button.far:
            table.point(button.box.centre)
            assert table.meant is button, (asked, button.meaning)
            assert button.box.w >= 30, (asked, button.meaning)
            assert button.box.h >= 40, (asked, button.meaning)


def test_every_question_has_every_option_in_exactly_one_place(quick: House) -> None:
    # Chance hardly ever asks these; they have a test of their own.
    left = Counter(dict.fromkeys(set(BOOK.prompts) - {MayorPick, KingCube, QueenCubes}, TIMES))
    for seed in range(40):
        cards = ("base", "golden_age", "rat_control", "europe_at_war")[seed % 4]
        table = sit_down(quick, 2 + seed % 3, "open", seed=seed, cards=cards)
        chance, match = random.Random(seed), table.session.match
        while (asked := table.session.asked) is not None:
            kind = type(asked)
            if left[kind] > 0:
                left[kind] -= 1
                table.settle()
                check_question(table)
            match.play(chance.choice(match.state.options(asked.seat)), asked.seat)
        quick.app.pop()
        if not +left:
            break
    assert not +left


def check_asked(house: House, match: Match, kind: type[Decision[Any]]) -> None:
    """Check a question that chance hardly ever asks."""
    table = sit_down(house, 4, "open", "burgher", "open", "open", cards="golden_age")
    table.session.match.state = match.state
    table.refresh()
    assert type(table.session.asked) is kind
    check_question(table)


def test_a_mayor_with_too_few_cubes_picks_regions(quick: House) -> None:
    match = position(
        cards=SIX["golden_age"], held={0: ["mayor"]}, cubes={"gallia": (9,), "italia": (9,), "anglia": (1,)}
    )
    match.play("power:mayor")
    check_asked(quick, match, MayorPick)


def test_a_king_where_cubes_have_different_potions_picks_one(quick: House) -> None:
    match = position(
        cards=("magician", "king", "nun", "monk", "bishop", "serf"),
        held={0: ["king"]},
        cubes={"gallia": (3,)},
        potions={"gallia": {0: (1, 2)}},
    )
    match.play("power:king")
    check_asked(quick, match, KingCube)


def test_a_queen_of_the_last_round_says_how_many_cubes_come(quick: House) -> None:
    realm = {"gallia": (0, 0, 0, 1), "italia": (0, 0, 0, 1)}
    match = position(cards=SIX["golden_age"], held={3: ["queen"]}, ended_by=0, cubes=realm)
    match.play("power:queen")
    match.play("region:russia")
    check_asked(quick, match, QueenCubes)


def test_lands_are_pointed_at_where_they_lie(quick: House) -> None:
    chart = board_of(sit_down(quick, 4, "open")).map
    lands = chart.lands
    assert len(lands) == 12
    for name, land in lands.items():
        holding = [other for other, there in lands.items() if there.holds(land.centre)]
        assert holding == [name]
    sea = chart.box
    assert not any(land.holds((sea.x + 110, sea.y + 400)) for land in lands.values())


def test_every_cube_of_the_view_stands_on_the_chart(quick: House) -> None:
    table = asked_for(quick, LastTurn, 2, "open")
    view, pieces = table.sight.view, Counter(piece.kind for piece in table.sight.pieces)
    for player in view.players:
        assert pieces[f"cube_{board_of(table).tinctures[player.seat]}"] == player.score
    assert pieces["rat"] == sum(len(region.rats) for region in view.regions)
    assert pieces["potion"] == sum(sum(stacks) for region in view.regions for stacks in region.potions)
    assert pieces["nun"] == 3 - view.nuns_left
    assert pieces["wall"] == len(view.walls)
    assert pieces["plague"] == 1


def test_every_card_lies_in_the_tray_once_whoever_is_asked(quick: House) -> None:
    table = asked_for(quick, Turn, 3, "open", "open", "burgher", cards="base")
    for action in ("take:monk", "plague"):
        canvas, desk = Drawing.of(quick.app), table.sight.desk
        desk.hand.paint_cards(canvas, table.moment)
        painted = [name.rpartition("/")[2] for name, _ in canvas.pictured if name.startswith("character/")]
        pushed = [button.card for button in table.buttons if isinstance(button, ClassCard)]
        assert sorted([*painted, *pushed]) == sorted(SIX["base"])
        table.conduct.act(0, Action.parse(action))
        table.settle()
    assert len(painted) < len(SIX["base"])


def faces(table: Table) -> list[str]:
    return [piece.picture for piece in table.sight.pieces if piece.picture.startswith("token/")]


def test_what_the_witch_saw_shows_only_while_its_seat_looks(quick: House) -> None:
    table = asked_for(quick, WitchLookAgain, 3, "curtain", "curtain", "curtain", cards="base")
    assert not faces(table)
    table.open_curtain()
    assert len(faces(table)) == 1
    assert sum(piece.picture == "icons/eye" for piece in table.sight.pieces) == 1
    table.close_curtain()
    assert not faces(table)


def test_a_seat_that_has_seen_nothing_is_offered_no_look(quick: House) -> None:
    table = sit_down(quick, 3, "curtain", "curtain", "curtain", cards="base")
    closers = [button for button in table.buttons if button.deed == table.open_curtain]
    assert not closers
    table = asked_for(quick, WitchLookAgain, 3, "curtain", "curtain", "curtain", cards="base")
    assert [button for button in table.buttons if button.deed == table.open_curtain]


def test_esc_takes_a_power_back_that_is_half_used(quick: House) -> None:
    table = asked_for(quick, MerchantTo, 4, "open", "burgher")
    before = len(table.session.match.log)
    send(quick, pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert len(table.session.match.log) == before - 1
    assert isinstance(table.session.asked, MerchantFrom)
    assert quick.app.top is table


def test_a_region_without_rats_says_why_it_gets_no_cubes(quick: House) -> None:
    table = asked_for(quick, PlaceCubes, 4, "open", "burgher", cards="europe_at_war")
    empty = next(region.name for region in table.sight.view.regions if not region.rats)
    x, y = board_of(table).map.lands[empty].centre
    scale = quick.app.page.scale
    send(quick, pygame.MOUSEBUTTONDOWN, pos=(round(x * scale), round(y * scale)), button=1)
    assert table.attention.reason == table.sight.say(REASONS["no_rat"])


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_lit_region_stands_for_its_only_rat_and_asks_for_one_of_several(
    quick: House, text_size: str
) -> None:
    quick.app.change(text_size=text_size)
    table = sit_down(quick, 4, "open", "burgher", cards="base")
    match = position(held={0: ["witch"]}, rats={"anglia": ["s01"], "gallia": ["s02", "r01"]})
    match.play("power:witch")
    table.session.match.state = match.state
    table.refresh()
    push_region(quick, table, "gallia")
    assert table.attention.reason == table.sight.say(REASONS["which_one"])
    assert not table.session.match.state.view(0).has_looked(0)
    push_region(quick, table, "anglia")
    assert table.session.match.log[-1][1] == Action("rat", ("anglia", 1))


def push_region(house: House, table: Table, name: str) -> None:
    """Push a spot of a region on which nothing lies."""
    board, land = board_of(table), board_of(table).map.lands[name]
    steps = [(land.x + land.w * a / 9, land.y + land.h * b / 9) for a in range(10) for b in range(10)]
    boxes = [button.box for button in table.buttons]
    spot = next(at for at in steps if board.under(at) == name and not any(box.holds(at) for box in boxes))
    scale = house.app.page.scale
    send(house, pygame.MOUSEBUTTONDOWN, pos=(round(spot[0] * scale), round(spot[1] * scale)), button=1)


def test_a_token_that_is_turned_is_told_with_its_region(house: House) -> None:
    table = asked_for(house, TurnToken, 4, "open", "burgher")
    asked = table.session.asked
    assert asked is not None
    table.conduct.act(asked.seat, table.session.match.state.options(asked.seat)[0])
    beat = table.story.beat
    assert beat is not None
    assert beat.event is not None
    assert beat.event.kind == "turned"
    assert beat.seconds > 1
    house.app.draw()
    board = board_of(table)
    assert board.shown(beat.event, table.sight.view) in board.map.lands.values()


def test_cubes_of_several_seats_are_picked_apart(quick: House) -> None:
    table = asked_for(quick, MessengerFrom, 4, "open", "burgher")
    glows = [button for button in table.buttons if isinstance(button, Glow)]
    places = Counter(button.meaning.value for button in glows if isinstance(button.meaning, Action))
    assert places
    for one in glows:
        overlapping = [other for other in glows if other is not one and other.box.holds(one.box.centre)]
        assert not overlapping


def test_the_rat_that_the_monk_lifts_is_marked(quick: House) -> None:
    table = asked_for(quick, MonkTo, 2, "open", cards="base")
    board, asked = board_of(table), table.session.asked
    assert isinstance(asked, MonkTo)
    region, position = divmod(asked.place, 3)
    canvas = Drawing.of(quick.app)
    board.paint_under(canvas, table.moment)
    token = board.map.tokens(table.sight.view.region(REGIONS[region]))[position]
    assert [ring.centre for ring in canvas.ringed] == [token.centre]
    assert all(ring.w > token.w for ring in canvas.ringed)


def test_no_token_is_marked_while_cubes_change_places(quick: House) -> None:
    table = asked_for(quick, MessengerTo, 4, "open", cards="europe_at_war")
    canvas = Drawing.of(quick.app)
    board_of(table).paint_under(canvas, table.moment)
    assert canvas.ringed == []


def test_the_supply_of_rats_turns_red_before_it_is_gone(house: House) -> None:
    colours = {}
    for left in range(31):
        canvas = Drawing.of(house.app)
        paint_supply(canvas, Box(1000, 10, 500, 66), left, 30)
        colours[left] = canvas.ruled[-1][1]
    assert {colours[left] for left in (1, 2, 3)} == {VERMILION}
    assert {colours[left] for left in range(10, 31)} == {PLAGUE_GREEN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_every_turn_are_written_in_one_size(quick: House, language: str) -> None:
    quick.app.change(language=language)
    table = sit_down(quick, 3, "open")
    canvas, room = table.canvas(quick.app.surface), table.sight.layout.context.inset(16, 12).w - MARK
    steps = [quick.app.tongue(step) for step in CHECKLIST.values() if "{" not in step]
    assert [step for step in steps if canvas.width(step, canvas.sizes.body) > room] == []
