"""Paris on the table: cubes and carriages go where they belong, and cards show what they may."""

import random

import pygame
import pytest

from build.gallery.scenes import played
from game.drawing.pieces import Piece, Spot
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.desk import NotreDameDesk
from game.program.navigation import House
from game.session.plan import against_bots
from rules.notre_dame.view import Card, View
from tests.game.driving import plan
from tests.game.wording import ENGLISH


def desk_of(house: House, seats: int, rounds: int) -> NotreDameDesk:
    """Sit down to some later round."""
    desk = played(house, against_bots("notre_dame", seats, 3), "", rounds).sight.desk
    assert isinstance(desk, NotreDameDesk)
    return desk


@pytest.mark.slow
def test_cubes_come_from_and_go_to_where_they_are_counted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.open_table(plan(3, "open", seed=4))
    real, own, common = NotreDameBoard.edge, 0, 0

    def edge(board: NotreDameBoard, piece: Piece, panel: Spot, before: View, after: View) -> Spot:
        nonlocal own, common
        spot = real(board, piece, panel, before, after)
        for old, new in zip(before.quarters, after.quarters, strict=True):
            if piece.kind == f"cube_{board.paris.colours[new.home]}":
                assert (spot == panel) is (old.reserve == new.reserve), (old, new)
                own, common = own + (spot == panel), common + (spot == board.reserve)
        return spot

    monkeypatch.setattr(NotreDameBoard, "edge", edge)
    chance = random.Random(2)
    while asked := table.session.asked:
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
        table.story.finish()
    assert own > 10
    assert common > 5


def test_the_general_supply_is_no_panel(house: House) -> None:
    for size in ((1280, 720), (1024, 768)):
        pygame.display.set_mode(size)
        house.app.take(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        desk = desk_of(house, 5, 1)
        layout, reserve = desk.board.layout, desk.board.reserve
        assert not any(layout.seat(seat).inset(-40).holds(reserve) for seat in range(5))
        assert layout.board.inset(-2).holds(reserve)


def test_carriages_keep_to_the_streets_and_cubes_go_straight(house: House) -> None:
    board = desk_of(house, 4, 1).board
    markets = board.paris.placed("market")
    start, end = Spot(*markets["centre_0"].centre), Spot(*markets["centre_2"].centre)
    lane = board.way(Piece("carriage_gules", "", *start, 40), start, end)
    assert (lane[0], lane[-1]) == (start, end)
    assert len(lane) > 3
    assert board.way(Piece("cube_gules", "", *start, 28), start, end) == (start, end)


def test_a_card_that_is_kept_is_marked_unless_it_lies_face_down(house: House) -> None:
    table = house.open_table(plan(2, "open", "open", seed=4))
    table.session.play(table.session.match.state.options(0)[1], 0)
    table.refresh()
    view, hand = table.session.match.state.view(0), table.sight.desk.hand
    for hidden, marked in ((False, [False, True, False]), (True, [False] * 3)):
        cards = hand.cards(view, 0, {}, ENGLISH, hidden=hidden)
        assert [isinstance(card, ActionCard) and card.chosen for card in cards] == marked


def test_cards_face_down_look_alike_whoever_they_came_from(house: House) -> None:
    desk = desk_of(house, 3, 1)
    view = desk.board.session.match.state.view(0)
    mixed = tuple(Card("bank", owner) for owner in range(3))
    quarters = (view.quarters[0]._replace(hand=mixed, offer=()), *view.quarters[1:])
    cards = desk.hand.cards(view._replace(quarters=quarters), 0, {}, ENGLISH, hidden=True)
    assert {card.back for card in cards if isinstance(card, ActionCard)} == {
        f"card/back_action_{desk.hand.tinctures[0]}"
    }
    assert len(cards) == 3


def test_the_bell_and_the_doctor_are_marked_on_the_panel(house: House) -> None:
    desk = desk_of(house, 3, 1)
    view = desk.board.session.match.state.view(0)
    safe = (view.quarters[0]._replace(healthy=True), *view.quarters[1:])
    marked = view._replace(first=1, quarters=safe)
    marks = [desk.panel.marks(marked, seat) for seat in range(3)]
    assert marks == [("icons/no_rat",), ("pieces/bell_ringer",), ()]
