"""Whose choice something was, at a table where seats went to bots and back."""

from typing import Any

import pytest

from game.session.handovers import Handover
from game.session.own_session import OwnSession
from game.session.plan import Plan, Player
from game.session.session import Session

BOT = "burgher"


def sat_down(*, friendly: bool = False) -> Session:
    players = (Player("Anna", "gules"), Player("Bo", "azure"), Player("Cleo", "or", BOT))
    return Session(Plan("notre_dame", players, {}, 1, friendly))


def go_on(session: Session, actions: int) -> None:
    for _ in range(actions):
        decision = session.match.state.decision
        assert decision is not None
        session.play(session.match.state.options()[0], decision.seat)


def handed_to_and_fro(*, friendly: bool = False) -> Session:
    """Let a bot play for Bo from the fourth action on to the ninth."""
    session = sat_down(friendly=friendly)
    go_on(session, 3)
    session.set_bot(1, BOT)
    go_on(session, 6)
    session.set_bot(1, "")
    go_on(session, 6)
    return session


def steps(session: Session, seat: int) -> list[int]:
    return [step for step, (actor, _) in enumerate(session.match.log) if actor == seat]


def test_what_a_bot_chose_for_somebody_is_known_once_they_are_back() -> None:
    session = handed_to_and_fro()
    assert session.lent == {step for step in steps(session, 1) if 3 <= step < 9}
    assert session.lent
    assert Session.restored(session.to_json()).lent == session.lent
    assert session.kept_by(lambda _: None).lent == session.lent
    assert OwnSession(session, 1).lent == session.lent


def test_nothing_is_lent_where_nobody_was_away_or_nobody_is_back() -> None:
    session = sat_down()
    go_on(session, 6)
    assert session.lent == frozenset()
    session.set_bot(1, BOT)
    go_on(session, 6)
    assert session.lent == frozenset()


def test_a_person_in_the_seat_of_a_bot_is_not_charged_with_what_the_bot_did() -> None:
    session = sat_down()
    go_on(session, 7)
    session.set_bot(2, "")
    go_on(session, 6)
    assert session.lent == {step for step in steps(session, 2) if step < 7}


def test_levels_tried_out_between_two_moves_leave_one_handover() -> None:
    session = sat_down()
    go_on(session, 4)
    for level in (BOT, "master", "", BOT, ""):
        session.set_bot(1, level)
    assert session.handovers == (Handover(1, 1, ""),)
    go_on(session, 6)
    assert session.lent == frozenset()


def test_a_table_of_before_knows_what_was_lent_up_to_there() -> None:
    session = handed_to_and_fro()
    for step in range(len(session.match.log)):
        assert session.until(step).lent == {lent for lent in session.lent if lent < step}


def test_what_is_taken_back_was_lent_to_nobody() -> None:
    session = handed_to_and_fro(friendly=True)
    while len(session.match.log) > 4:
        session.undo(session.match.log[-1][0])
    go_on(session, 8)
    assert session.lent == frozenset(steps(session, 1)) & {3}


@pytest.mark.parametrize(
    "spoilt", [7, [7], [[1, 2]], [[1, "2", ""]], [[3, 0, ""]], [[1, 99, ""]], [[1, -1, ""]], [[1, 1, "king"]]]
)
def test_what_are_no_handovers_is_refused(spoilt: Any) -> None:
    data = handed_to_and_fro().to_json()
    with pytest.raises(ValueError, match="no handovers"):
        Session.restored({**data, "handovers": spoilt})
