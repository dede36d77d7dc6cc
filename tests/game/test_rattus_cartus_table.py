"""Rattus Cartus through the real table: pointer alone, keys alone, pad alone, every option in its place."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.games.rattus_cartus.board_ground import look
from game.games.rattus_cartus.board_map import BACK
from game.games.rattus_cartus.board_tracks import LENGTH, Tracks
from game.games.rattus_cartus.hand_fan import Lip, held, laid_out
from game.games.rattus_cartus.stage import STAGED
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import Plan
from game.session.session import Session
from game.table.cards import Card
from game.table.story import TEMPO, paint_piece
from game.widgets.button import Strip
from game.words import Tongue
from rules import GAMES, Match
from rules.kernel import Action, Decision
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.names import BUILDINGS, CARDS, GOLD
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.visits import Lay, Visit
from tests.game.drawing import Drawing, meet
from tests.game.driving import Way, by_keys, by_pad, by_pointer, picks, plan, play_on
from tests.game.test_secrets import compare_worlds
from tests.tiers import crossed, led_by_first

#: The six buildings that are not for a first game.
OTHERS = {"buildings": "picked", "picked": ",".join(BUILDINGS[1::2])}


@pytest.fixture
def quick(house: House) -> House:
    """A house where nothing takes time."""
    house.app.change(speed="off", bot_speed="off")
    return house


def cartus(seats: int, *modes: str, seed: int = 11, options: dict[str, str] | None = None) -> Plan:
    """Seat people and bots to this game."""
    return plan(seats, *modes, game="rattus_cartus", seed=seed)._replace(options=options or {})


def choose(match: Match, chance: random.Random) -> Action:
    """Choose at random, but lay few cards, so that swords and flutes meet empty hands too."""
    (asked, *_) = match.state.decisions()
    options = match.state.options(asked.seat)
    return options[-1] if options[-1].kind == "done" and chance.random() < 0.2 else chance.choice(options)


def act(table: Table, chance: random.Random) -> None:
    """Let whoever is asked first do something."""
    (asked, *_) = table.session.match.state.decisions()
    table.conduct.act(asked.seat, choose(table.session.match, chance))


@crossed((3, by_pad), seats=[2, 3, 4, 5], way=[by_pointer, by_keys, by_pad])
def test_a_whole_game_can_be_played(quick: House, seats: int, way: Way) -> None:
    options = OTHERS if seats % 2 else {}
    table = quick.open_table(cartus(seats, "curtain", "burgher", "peek", "open", options=options))
    play_on(quick, table, way, random.Random(seats))
    again = Match(GAMES["rattus_cartus"], seats, 11, options)
    for seat, action in table.session.match.log:
        again.play(action, seat)
    assert again.state.digest() == table.session.match.state.digest()
    quick.app.draw()


@led_by_first("options", [{}, OTHERS, {"buildings": "five_a_class", "support_order": "in_turn"}])
def test_every_option_of_every_decision_is_exactly_one_pick(quick: House, options: dict[str, str]) -> None:
    seen: set[type[Decision[Any]]] = set()
    for seats in (2, 3, 5):
        chance = random.Random(seats)
        table = quick.sit_down(Session(cartus(seats, "open", seed=seats, options=options)))
        while (asked := table.session.asked) is not None:
            wanted = Counter(table.session.match.state.options(asked.seat))
            assert Counter(b.meaning for b in picks(table)) == wanted, asked
            seen.add(type(asked))
            act(table, chance)
    assert {Support, Visit, Lay, Look} <= seen


def test_every_kind_of_decision_comes_up() -> None:
    seen: set[type[Decision[Any]]] = set()
    for options in ({}, OTHERS):
        chance = random.Random(1)
        match = Match(GAMES["rattus_cartus"], 5, 3, options)
        while decisions := match.state.decisions():
            seen |= {type(decision) for decision in decisions}
            match.play(choose(match, chance), decisions[0].seat)
    common = {Support, Visit, Lay, Look}
    assert seen == common | {ChooseRobbed, ChooseInfested, Give, Nurse, MayAct}


def until(table: Table, kind: type[Decision[Any]], chance: random.Random, seat: int = 0) -> None:
    """Play on until a seat is asked for a kind of decision."""
    while (asked := table.session.asked) and (type(asked), asked.seat) != (kind, seat):
        act(table, chance)


def test_chosen_cards_stay_in_the_hand_until_all_are_chosen(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "open", seed=2)))
    until(table, Lay, random.Random(1))
    before = len([b for b in table.buttons if isinstance(b, Card)])
    card = next(b for b in picks(table) if isinstance(b, Card))
    by_pointer(quick, table, card)
    assert len([b for b in table.buttons if isinstance(b, Card)]) >= before
    assert len(table.sight.view.players[0].stand.laid) == 1


def test_a_face_down_hand_shows_neither_kinds_nor_what_cannot_be_laid(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "peek", seed=2, options=OTHERS)))
    until(table, Lay, random.Random(1))
    backs = [b for b in table.buttons if isinstance(b, Card)]
    assert len(backs) == table.session.match.state.view(None).players[0].hand_size
    steps = {round(b.box.x - a.box.x, 3) for a, b in pairwise(backs)}
    assert len(steps) <= 1


def refused(table: Table, card: str) -> set[str]:
    """Tell what is said to whoever clicks on such a card, as far as it lies open."""
    desk, asked, say = table.sight.desk, table.session.asked, table.sight.say
    assert asked is not None
    cards = [b for b in table.buttons if isinstance(b, Card) and b.card == card]
    assert cards
    return {desk.answers.refusal(b.box.centre, asked, say) for b in cards}


def test_gold_says_why_it_cannot_be_laid_but_its_back_says_nothing(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "peek", seed=2, options=OTHERS)))
    chance, state = random.Random(1), table.session.match.state
    assert isinstance(state, RattusCartus)
    while not (isinstance(asked := table.session.asked, Lay) and GOLD in state.hand[asked.seat]):
        act(table, chance)
    assert refused(table, "gold") == {""}
    table.open_curtain()
    assert refused(table, "gold") == {"Passes and gold cannot be laid."}


def test_the_chance_to_survive_is_for_its_own_seat_only(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "curtain", seed=2)))
    until(table, Support, random.Random(1))
    assert table.sight.view.survival is None
    assert all("%" not in b.hint for b in table.buttons)
    table.open_curtain()
    assert table.sight.view.survival is not None


def test_hints_tell_what_cards_bring(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "open", seed=2)))
    until(table, Lay, random.Random(1))
    hints = [b.hint for b in picks(table) if isinstance(b, Card)]
    assert hints
    assert all("+1" in hint for hint in hints if "[sword]" not in hint)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["peek", "curtain", "alone"])
def test_passes_gold_flutes_and_swords_of_others_are_never_drawn(quick: House, mode: str) -> None:
    modes = ("open", "burgher") if mode == "alone" else (mode,)
    chance = random.Random(mode)
    table = quick.sit_down(Session(cartus(4, *modes, seed=6, options=OTHERS)))
    compared = 0
    while table.session.asked is not None:
        if chance.random() < 0.08:
            compare_worlds(table, chance)
            table.open_curtain()
            compare_worlds(table, chance)
            table.close_curtain()
            compared += 1
        act(table, chance)
    assert compared > 5


def asked_to_act(quick: House, *modes: str) -> Table:
    """Play until somebody may take an action or do without."""
    for seed in range(40):
        table = quick.sit_down(Session(cartus(4, *modes, seed=seed, options=OTHERS)))
        chance = random.Random(seed)
        while (asked := table.session.asked) and not isinstance(asked, MayAct):
            act(table, chance)
        if asked:
            return table
    raise AssertionError("nobody was asked")


def test_an_action_is_taken_by_its_seal_and_left_by_the_strip_beside_it(quick: House) -> None:
    table = asked_to_act(quick, "open")
    act, decline = picks(table)
    assert table.buttons[-2:] == [act, decline]
    assert [act.meaning, decline.meaning] == [Action("act"), Action("decline")]
    assert isinstance(act, Lip)
    assert isinstance(decline, Strip)
    assert act.box.right < decline.box.x
    assert act.words.startswith("Take ")
    by_pointer(quick, table, decline)
    assert table.session.match.log[-1][1] == Action("decline")


@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
def test_why_an_action_may_be_left_is_told_whether_or_not_the_hand_is_seen(quick: House, mode: str) -> None:
    table = asked_to_act(quick, mode)
    (summary,) = [button.summary for button in table.buttons if isinstance(button, Lip)]
    assert summary == "Guards ahead"


def test_the_backs_of_a_hand_lie_there_as_behind_a_curtain_until_the_phone_comes(quick: House) -> None:
    backs = {}
    for mode in ("phone", "curtain", "open"):
        table = asked_to_act(quick, mode)
        drawing = Drawing.of(quick.app)
        table.sight.desk.hand.paint_cards(drawing, table.moment)
        backs[mode] = [box for name, box in drawing.pictured if name == BACK]
    assert backs["phone"] == backs["curtain"] != []
    assert not backs["open"]


# Places, without a window.


@pytest.mark.parametrize("number", [1, 6, 20, 30])
def test_any_hand_fits_into_the_rack_and_every_kind_can_be_pointed_at(number: int) -> None:
    chance = random.Random(number)
    hand = sorted(chance.choices(CARDS, k=number), key=CARDS.index)
    rack = Box(340, 870, 870, 196)
    cards = laid_out(rack, held(hand, (), CARDS), {}, hidden=False, even=False, ringed=True)
    assert [card.kind.name for card in cards] == sorted(set(hand), key=CARDS.index)
    assert sum(len(card.places) for card in cards) == number
    assert all(rack.x <= card.box.x and card.places[-1].right <= rack.right + 0.01 for card in cards)
    assert all(before.box.right <= after.box.x + 0.01 for before, after in pairwise(cards))
    assert min(card.box.w for card in cards) >= 22


@pytest.mark.usefixtures("house")
def test_a_town_looks_different_from_round_to_round_but_always_alike_in_the_same() -> None:
    looks = [look(3, number, 8) for number in range(1, 9)]
    assert len(set(looks)) == 8
    assert look(3, 4, 8) == looks[3]


def tracks() -> Tracks:
    """Lay a sheet of influence."""
    return Tracks(Box(0, 0, 1248, 270), TINCTURES)


@pytest.mark.parametrize("ties", ["top", "first"])
def test_the_disc_that_came_last_lies_on_top_whoever_leads(ties: str) -> None:
    match = Match(GAMES["rattus_cartus"], 3, 1, {"influence_ties": ties})
    for seat in (2, 0, 1):
        match.state.advance(seat, 0, 4)  # type: ignore[attr-defined]
    view = match.state.view(None)
    sheet = tracks()
    assert sheet.stacks(view, "peasantry") == {4: [2, 0, 1]}
    assert view.tracks["peasantry"] == ((1, 0, 2) if ties == "top" else (2, 0, 1))
    discs = [piece for piece in sheet.pieces(view) if piece.kind.startswith("influence_peasantry")]
    assert [piece.kind[-1] for piece in sorted(discs, key=lambda piece: -piece.y)] == ["2", "0", "1"]


def test_who_leaves_the_track_behind_stays_on_its_last_space() -> None:
    assert tracks().at("church", LENGTH + 9) == tracks().at("church", LENGTH)
    assert tracks().at("church", 3) < tracks().at("church", 4)


@pytest.mark.parametrize("ties", ["top", "first"])
def test_no_stack_of_discs_hides_a_number_of_the_scale(house: House, ties: str) -> None:
    sheet = tracks()
    canvas = Drawing.of(house.app)
    sheet._paint_head(canvas, Tongue("en"))
    numbers = {int(words): box for words, box in canvas.written[1:4]}
    assert set(numbers) == {5, 10, 15}
    for influence in numbers:
        match = Match(GAMES["rattus_cartus"], 5, 1, {"influence_ties": ties})
        for seat in range(5):
            match.state.advance(seat, 5, influence)  # type: ignore[attr-defined]
        discs = [p for p in sheet.pieces(match.state.view(None)) if p.kind.startswith("influence_royalty")]
        drawn = [paint_piece(canvas, disc) for disc in discs]
        assert len(drawn) == 5
        assert not any(meet(disc, number) for disc in drawn for number in numbers.values())


# The story.


def test_cards_lie_face_down_for_all_until_their_house_is_opened(quick: House) -> None:
    table = quick.sit_down(Session(cartus(3, "open", seed=2)))
    chance = random.Random(5)
    turned = 0
    while table.session.asked is not None:
        view = table.session.match.state.view(0)
        pieces = Counter(
            (p.kind, p.picture == BACK) for p in table.sight.desk.board.pieces(view) if p.kind[:4] == "laid"
        )
        for player in view.players:
            if player.stand:
                key = (f"laid_{player.seat}", not player.stand.shown)
                assert pieces[key] == player.stand.cards
                turned += player.stand.shown
        act(table, chance)
    assert turned


def test_no_beat_of_a_round_keeps_people_waiting(house: House) -> None:
    house.app.change(speed="slow", bot_speed="slow")
    table = house.sit_down(Session(cartus(4, "burgher", seed=3)))
    chance, told = random.Random(2), Counter[str]()
    while table.session.match.state.view(None).round < 3:
        act(table, chance)
        while beat := table.story.beat:
            kind = beat.event.kind if beat.event else ""
            assert beat.seconds <= max(0.8, STAGED.get(kind, 0) * TEMPO["slow"])
            told[kind] += bool(beat.travels)
            table.tick(beat.seconds + 0.01)
    assert told["entered"]
    assert told["showed"]
    assert told["influence"]
