"""Whose secrets the table may show, whoever is asked and whoever stands around."""

import pytest

from game.session.plan import Plan, Player
from game.session.session import Session
from game.table.curtain import Curtain, Retold, Spectator, Stranger

BOT = "burgher"


def hung(*players: tuple[str, str], asks: int = 0) -> Curtain:
    """A table of Notre Dame where people (without a level) and bots keep their secrets in some way."""
    people = zip(("Anna", "Bo", "Cleo"), ("gules", "azure", "or"), players, strict=True)
    seated = [Player(name, tincture, *kept) for name, tincture, kept in people]
    session = Session(Plan("notre_dame", tuple(seated), {}, 1))
    for seat in range(asks):
        session.play(session.match.state.options(seat)[0], seat)
    return Curtain(session)


def test_a_curtain_hangs_before_a_secret_choice_until_it_is_opened() -> None:
    curtain = hung(("", "curtain"), ("", "curtain"), (BOT, "curtain"))
    assert (curtain.person, curtain.mode, curtain.resident) == (0, "curtain", None)
    assert (curtain.viewer, curtain.looker, curtain.covered) == (None, None, True)
    curtain.open()
    assert (curtain.viewer, curtain.looker, curtain.covered) == (0, 0, False)
    curtain.close()
    assert (curtain.viewer, curtain.covered) == (None, True)


def test_where_nobody_has_come_by_phone_a_curtain_hangs_in_its_place() -> None:
    phone = hung(("", "phone"), ("", "phone"), (BOT, "curtain"))
    assert (phone.person, phone.mode, phone.covered, phone.face_down) == (0, "curtain", True, False)
    phone.open()
    assert (phone.viewer, phone.looker, phone.covered) == (0, 0, False)


def test_a_choice_that_all_may_see_needs_no_curtain_but_secrets_stay_hidden() -> None:
    curtain = hung(("", "curtain"), ("", "curtain"), ("", "curtain"), asks=0)
    session = curtain.session
    for _ in range(6):
        asked = session.asked
        assert asked is not None
        session.play(session.match.state.options(asked.seat)[0], asked.seat)
    assert session.asked is not None
    covered = curtain.covered
    assert covered == session.asked.secret
    assert curtain.viewer is None


def test_who_peeks_has_cards_face_down_and_no_curtain() -> None:
    curtain = hung(("", "peek"), ("", "curtain"), (BOT, "curtain"))
    assert (curtain.mode, curtain.covered, curtain.face_down) == ("peek", False, True)
    assert (curtain.viewer, curtain.looker) == (None, 0)
    curtain.open()
    assert (curtain.viewer, curtain.face_down) == (0, False)


def test_an_open_hand_is_seen_by_whoever_looks() -> None:
    curtain = hung(("", "open"), ("", "curtain"), (BOT, "curtain"))
    assert (curtain.viewer, curtain.covered, curtain.face_down) == (0, False, False)


def test_the_only_person_sees_what_is_theirs_at_any_time() -> None:
    curtain = hung((BOT, "curtain"), ("", "curtain"), (BOT, "curtain"))
    assert (curtain.person, curtain.resident, curtain.mode) == (1, 1, "open")
    assert (curtain.viewer, curtain.looker, curtain.covered) == (1, 1, False)
    curtain.session.play(curtain.session.match.state.options(1)[0], 1)
    assert curtain.person is None
    assert (curtain.viewer, curtain.looker) == (1, 1)


def test_nobody_is_resident_where_somebody_else_has_sat_or_nobody_does() -> None:
    curtain = hung(("", "curtain"), ("", "curtain"), (BOT, "curtain"))
    curtain.session.set_bot(1, BOT)
    assert curtain.session.people == (0,)
    assert curtain.resident is None
    assert curtain.covered
    assert hung((BOT, "curtain"), (BOT, "curtain"), (BOT, "curtain")).resident is None


def test_while_a_bot_is_asked_nothing_is_shown_to_several_people() -> None:
    curtain = hung(("", "curtain"), ("", "curtain"), (BOT, "curtain"), asks=2)
    assert curtain.session.asked is not None
    assert curtain.session.asked.seat == 2
    assert (curtain.person, curtain.mode) == (None, "open")
    assert (curtain.viewer, curtain.covered, curtain.face_down) == (None, False, False)


def test_an_opened_curtain_closes_as_soon_as_somebody_else_is_asked() -> None:
    curtain = hung(("", "curtain"), ("", "curtain"), (BOT, "curtain"))
    curtain.open()
    curtain.follow()
    assert curtain.viewer == 0
    curtain.session.play(curtain.session.match.state.options(0)[0], 0)
    assert [curtain.person, curtain.viewer] == [1, None]
    curtain.follow()
    curtain.session.match.undo(0)
    assert [curtain.person, curtain.viewer] == [0, None]


@pytest.mark.parametrize(("kind", "seen"), [(Spectator, 0), (Stranger, None)])
def test_a_spectator_is_shown_what_all_may_see_and_a_lone_person_their_own(
    kind: type[Curtain], seen: int | None
) -> None:
    several = kind(hung(("", "open"), ("", "open"), (BOT, "open")).session)
    assert (several.person, several.viewer, several.covered) == (None, None, False)
    alone = kind(hung(("", "curtain"), (BOT, "curtain"), (BOT, "curtain")).session)
    assert (alone.viewer, alone.resident) == (seen, seen)


def test_a_game_that_is_told_again_opens_the_hand_that_is_looked_at_or_of_whoever_acts_next() -> None:
    session = hung(("", "curtain"), ("", "curtain"), (BOT, "curtain")).session
    looked: list[int | None] = [None]
    retold = Retold(session, lambda: looked[0])
    assert (retold.person, retold.resident, retold.viewer) == (None, 0, 0)
    looked[0] = 2
    assert (retold.person, retold.resident, retold.viewer) == (None, 2, 2)
