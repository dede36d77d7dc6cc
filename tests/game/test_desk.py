"""What a game need not bring to the table: its plain parts show nothing, ask nothing and know nothing."""

from typing import Any

import pytest

from game.drawing.page import Box, Page
from game.drawing.pieces import Piece, Spot
from game.drawing.theme import TEXT_SIZES
from game.session.plan import against_bots
from game.session.session import Session
from game.table.desk import Desk, Panel
from game.table.likeness import Likeness, Track
from game.table.setting import Moment, Score, Setting
from game.table.story import Beat
from game.widgets.button import Button
from game.words import Tongue
from rules.kernel import Action, Event, Seat

SAY, PLACE = Tongue("en"), Box(10, 20, 30, 40)


@pytest.fixture
def desk() -> Desk[Any]:
    """A desk to which no game has brought anything."""
    session = Session(against_bots("rattus", 3, 1))
    layout = Desk.laid_out(Page.fitted((1920, 1080)), 3, TEXT_SIZES["table"])
    return Desk(Setting(session, layout, session.match.state.view(0)))


def test_a_plain_board_is_one_part_with_nothing_on_it(desk: Desk[Any]) -> None:
    board, pick = desk.board, Action("region", "italia")
    assert board.pieces(board.view) == []
    assert board.parts == (board.layout.board,)
    assert board.spots(0) == {}
    assert board.lit(pick, PLACE) == PLACE
    assert board.meant_by((3, 4), []) == (3, 4)
    assert board.under((3, 4)) == ""
    nothing = (board.shown(Event("x", 0, ()), board.view), board.stands_for(pick, 0), board.lens((3, 4)))
    assert nothing == (None, None, None)
    assert board.glow(pick, PLACE, lambda: None, SAY) is None


def test_pieces_go_straight_and_leave_for_the_panel_where_no_game_knows_better(desk: Desk[Any]) -> None:
    piece, start, end = Piece("cube", "pieces/cube_or", 0, 0, 30), Spot(1, 2), Spot(3, 4)
    assert desk.board.way(piece, start, end) == (start, end)
    assert desk.board.edge(piece, end, desk.board.view, desk.board.view) == end


def test_a_plain_hand_has_no_cards_but_may_have_secrets(desk: Desk[Any]) -> None:
    card = Button(PLACE, lambda: None)
    assert desk.hand.cards(desk.hand.view, 0, {}, SAY, hidden=False) == []
    assert desk.hand.seen(card, [card]) == PLACE
    assert desk.hand.has_secrets(0)


def test_a_plain_panel_counts_nothing(desk: Desk[Any]) -> None:
    panel, view = desk.panel, desk.panel.view
    assert (panel.score(view, 0), panel.danger(view, 0), panel.leaders(view)) == (None, None, [])
    assert panel.counters(view, 0) == panel.portraits(view, 0) == panel.marks(view, 0) == ()
    assert panel.cards_held(view, 0) == 0
    assert not panel.has_portraits


def test_nothing_is_staged_and_nothing_answered_beyond_the_words_of_the_book(desk: Desk[Any]) -> None:
    answers, pick, state = desk.answers, Action("region", "italia"), desk.board.session.match.state
    asked = desk.board.session.asked
    assert asked is not None
    beat = Beat(Event("x", 0, ()), [], [], 1.0, desk.board.view, 0)
    assert desk.stage.act(Moment(desk.board.view, SAY), beat) is None
    told = (answers.asks(asked, SAY), answers.called(pick, SAY), answers.forecast(state, 0, SAY))
    assert (*told, answers.refusal((3, 4), asked, SAY)) == ("", "", "", "")
    assert answers.obvious(state, 0) is None
    assert tuple(answers.subjects(SAY)) == ()
    assert desk.found(("log",)) is None


def test_what_is_told_instead_of_painted_is_written_down_as_far_as_there_is_any_of_it() -> None:
    assert Likeness("plain", "pieces/cube_or").to_json() == {"kind": "plain", "pic": "pieces/cube_or"}
    framed = Likeness("card", "person/monk", "frame", "tag", "Monk", "3").to_json()
    assert list(framed.values()) == ["card", "person/monk", "frame", "tag", "Monk", "3"]
    track = Track(4, 2, 9, False, "rats", "rat")
    assert track.to_json() == {"is": 4, "comes": 2, "of": 9, "strikes": False, "icon": "rat"}


def test_a_moment_shows_what_is_told_or_else_the_position() -> None:
    beat = Beat(None, [], [], 1.0, "told", 0)
    assert (Moment("here", SAY).told, Moment("here", SAY).now) == (None, "here")
    assert (Moment("here", SAY, beat=beat).told, Moment("here", SAY, beat=beat).now) == ("told", "told")


class Counted(Panel[Any]):
    """A panel where every seat has as many points as the view says."""

    def score(self, view: Any, seat: Seat) -> Score:
        return Score("icons/coin", view[seat])


@pytest.mark.parametrize(
    ("points", "leaders"),
    [((3, 7, 7), [1, 2]), ((4, 4, 4), []), ((5, 0, 1), [0]), ((5, None, 1), []), ((0, 0, 1), [2])],
)
def test_those_lead_who_have_the_most_points_if_all_are_known_and_differ(
    desk: Desk[Any], points: tuple[int | None, ...], leaders: list[int]
) -> None:
    counted = Counted(Setting(desk.board.session, desk.board.layout, points))
    assert counted.leaders(points) == leaders
