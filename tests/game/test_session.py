"""A table in play: whom it asks, what may be taken back and by whom, and what is written down of it."""

from typing import Any

import pytest

from game.session.own_session import OwnSession
from game.session.plan import Plan, Player
from game.session.seams import FORKED, LOADED, Seam, read_seams
from game.session.session import Session, playable

BOT = "burgher"


def agreed(*bots: str, friendly: bool = False, seed: int = 1) -> Plan:
    """Three seats of Notre Dame; on which of them a bot sits is told by its level."""
    seated = zip(("Anna", "Bo", "Cleo"), ("gules", "azure", "or"), bots or ("", "", ""), strict=True)
    return Plan("notre_dame", tuple(Player(*player) for player in seated), {}, seed, friendly)


def played(plan: Plan, actions: int, **more: Any) -> Session:
    """A table after so many actions, each the first that is possible."""
    session = Session(plan, **more)
    for _ in range(actions):
        decision = session.match.state.decision
        assert decision is not None
        session.play(session.match.state.options()[0], decision.seat)
    return session


def log(session: Session) -> list[int]:
    return [seat for seat, _ in session.match.log]


# Whom it asks.


def test_where_several_are_asked_at_once_each_seat_meets_its_own_question() -> None:
    session = Session(agreed(BOT, "", BOT))
    owns = [OwnSession(session, seat) for seat in range(3)]
    assert [own.asked for own in owns] == list(session.match.state.decisions())
    assert session.asked is not None
    session.play(session.match.state.options(2)[0], 2)
    waiting = owns[2].asked
    assert waiting is not None
    assert waiting.seat == 1
    assert [own.match is session.match and own.plan is session.plan for own in owns] == [True] * 3


def test_people_come_before_bots_where_several_are_asked_at_once() -> None:
    session = Session(agreed(BOT, "", BOT))
    assert [decision.seat for decision in session.match.state.decisions()] == [0, 1, 2]
    assert session.asked is not None
    assert session.asked.seat == 1
    session.play(session.match.state.options(1)[0], 1)
    assert session.asked.seat == 0


def test_nobody_is_asked_when_the_match_is_over() -> None:
    session = Session(agreed())
    session.match.state.stack.clear()
    assert session.asked is None


# Taking back.


def test_nothing_is_taken_back_where_nobody_did_anything() -> None:
    assert Session(agreed()).undoer is None
    assert played(agreed(BOT, BOT, BOT), 7).undoer is None


def test_what_was_seen_cannot_be_taken_back() -> None:
    session = played(agreed(), 3)
    assert session.undoer is None
    session.undo()
    assert log(session) == [0, 1, 2]


def test_only_the_last_action_of_who_acted_last_is_taken_back() -> None:
    session = played(agreed(), 8)
    assert log(session)[6:] == [2, 0]
    assert session.undoer == 0
    session.undo()
    assert log(session)[6:] == [2]
    # What the next one did was seen by her, and what she did before is settled by it.
    assert session.undoer is None


def test_whoever_acted_last_takes_back_and_not_who_began() -> None:
    assert played(agreed(), 7).undoer == 2


def test_a_friendly_table_goes_back_before_what_was_seen_and_what_bots_did() -> None:
    session = played(agreed("", BOT, BOT, friendly=True), 7)
    assert log(session) == [0, 1, 2, 0, 1, 2, 2]
    assert session.undoer == 0
    session.undo()
    assert log(session) == [0, 1, 2]
    assert session.match.state.digest() == played(agreed("", BOT, BOT), 3).match.state.digest()


def test_at_a_friendly_table_the_last_person_who_acted_takes_back() -> None:
    assert [played(agreed(friendly=True), actions).undoer for actions in (1, 2, 3, 5)] == [0, 1, 2, 1]
    assert played(agreed("", "", BOT, friendly=True), 7).undoer == 1


def test_a_bot_never_takes_back() -> None:
    session = played(agreed("", BOT, BOT), 7)
    assert session.match.can_undo(2)
    assert session.undoer is None


def test_a_seam_goes_back_with_what_is_taken_back() -> None:
    session = played(agreed(), 8, seams=[Seam(2, LOADED), Seam(8, FORKED)])
    session.undo()
    assert session.seams == (Seam(2, LOADED), Seam(7, FORKED))


def test_taking_back_is_kept() -> None:
    kept: list[dict[str, Any]] = []
    session = played(agreed(), 8, keep=kept.append)
    assert [len(table["match"]["log"]) for table in kept] == list(range(1, 9))
    session.undo()
    assert len(kept[-1]["match"]["log"]) == 7


# Who sits there.


def test_whoever_sat_there_is_not_forgotten_when_a_bot_takes_over() -> None:
    kept: list[dict[str, Any]] = []
    session = Session(agreed("", "", BOT), keep=kept.append)
    session.set_bot(1, "prior")
    assert session.players[1] == Player("Bo", "azure", "prior", sat=True)
    assert list(session.people) == [0]
    assert not session.alone
    assert kept[-1]["plan"]["players"][1]["sat"] is True
    session.set_bot(1, "")
    assert list(session.people) == [0, 1]


def test_a_bot_that_changes_its_level_was_never_a_person() -> None:
    session = Session(agreed("", BOT, BOT))
    session.set_bot(1, "prior")
    assert session.players[1].sat is False
    assert session.alone


def test_who_takes_the_seat_of_a_bot_counts_once_the_table_is_played() -> None:
    session = Session(agreed("", BOT, BOT))
    session.set_bot(1, "")
    session.sit()
    session.set_bot(1, BOT)
    assert session.players[1].sat is True


# What a seat saw.


def test_views_are_those_before_the_first_event_and_after_each() -> None:
    session = played(agreed(), 7)
    before = session.match.state.view(None)
    reel = session.play(session.match.state.options()[0], 0)
    after = session.match.state.view(None)
    for told_after in (True, False):
        views = reel.views(None, told_after=told_after)
        assert len(views) == len(reel) + 1
        assert views[0] == before
    assert reel.views(None, told_after=False)[-1] == after
    assert reel.views(None, told_after=True)[1:-1] != reel.views(None, told_after=False)[1:-1]
    assert reel.views(None, told_after=True)[2:] == reel.views(None, told_after=False)[1:-1]


# Where it was taken up again.


def test_that_a_match_goes_on_from_here_is_written_down_where_others_are_concerned() -> None:
    several, alone = played(agreed("", "", BOT), 4), played(agreed("", BOT, BOT), 4)
    for session in (several, alone):
        session.mark(LOADED)
    assert several.seams == (Seam(4, LOADED),)
    assert alone.seams == ()
    several.match.state.stack.clear()
    several.mark(FORKED)
    assert several.seams == (Seam(4, LOADED),)


def test_a_table_of_before_has_the_seams_up_to_there() -> None:
    session = played(agreed(), 6, seams=[Seam(2, LOADED), Seam(4, FORKED), Seam(5, FORKED)])
    earlier = session.until(4)
    assert len(earlier.match.log) == 4
    assert earlier.seams == (Seam(2, LOADED), Seam(4, FORKED))


def test_a_table_follows_another_if_all_of_it_was_played_here() -> None:
    here, other = played(agreed(), 6), played(agreed(), 4)
    assert here.follows(other)
    assert here.follows(here)
    assert not other.follows(here)
    assert not here.follows(played(agreed(seed=2), 0))
    assert not here.follows(Session(agreed()._replace(nonce="0" * 32)))
    assert not here.follows(played(agreed(), 4, seams=[Seam(1, LOADED)]))
    assert not here.follows(Session(agreed()._replace(options={"inn": "fourth"})))
    strayed = played(agreed(), 3)
    strayed.play(strayed.match.state.options(0)[1], 0)
    assert not here.follows(strayed)


@pytest.mark.parametrize(
    "data",
    [
        7,
        [[1]],
        [[1, LOADED, 2]],
        [[-1, LOADED]],
        [[5, LOADED]],
        [["1", LOADED]],
        [[True, LOADED]],
        [[1, "torn"]],
    ],
)
def test_what_are_no_seams_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="are no seams"):
        read_seams(data, 4)


def test_a_seam_may_lie_at_either_end() -> None:
    assert read_seams([[0, LOADED], [4, FORKED]], 4) == (Seam(0, LOADED), Seam(4, FORKED))
    assert Seam(4, FORKED).event.data == (4,)


# Saving.


def test_a_table_that_is_brought_back_is_the_same() -> None:
    session = played(agreed("", BOT, "", friendly=True), 5, seams=[Seam(3, LOADED)])
    again = Session.restored(session.to_json())
    assert (again.plan, again.match.log, again.seams) == (session.plan, session.match.log, session.seams)
    assert again.match.state.digest() == session.match.state.digest()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seams": [[6, LOADED]]}, "are no seams"),
        ({"match": None}, "no saved match"),
        ({"plan": 3}, "This is no"),
        ({"plan": agreed()._replace(players=agreed().players[:2]).to_json()}, "do not belong together"),
        ({"plan": agreed()._replace(game="rattus").to_json()}, "do not belong together"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    data = played(agreed(), 5).to_json()
    assert playable(data)
    with pytest.raises(ValueError, match=reason):
        Session.restored({**data, **change})
    assert not playable({**data, **change})


def test_a_table_without_its_parts_is_no_saved_table() -> None:
    for data in ({}, {"plan": agreed().to_json()}, None):
        with pytest.raises(ValueError, match="no saved table"):
            Session.restored(data)
