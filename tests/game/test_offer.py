"""What a table offers: who may open and cover a hand, and what a button says before it is pushed."""

from functools import partial

import pytest

from game.drawing.page import Page
from game.games import PRESENTATIONS
from game.session.plan import Plan, Player
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import Curtain
from game.table.option_buttons import PEEK, Offer, Offered
from game.table.perspective import Perspective
from game.widgets.button import Strip
from game.widgets.hold import HOLD, Hold
from game.words import Tongue, shared
from rules.kernel import Action, Seat
from rules.notre_dame.draft import Keep

pytestmark = pytest.mark.usefixtures("app")
PAGE = Page.fitted((1920, 1080))


class Hands:
    """Two people at a table, and what their hands have done."""

    def __init__(self, secrecy: str, *, opened: bool = False, press: bool = False) -> None:
        players = (Player("Anna", "gules", secrecy=secrecy), Player("Bo", "azure", secrecy=secrecy))
        session = Session(Plan("notre_dame", players, {}, 1))
        curtain = Curtain(session)
        if opened:
            curtain.open()
        desk = PRESENTATIONS["notre_dame"].desk()
        settings = Settings(press_to_hold=press)
        self.sight = Perspective(session, desk, curtain, PAGE, Tongue("en"), settings)
        self.done: list[object] = []

    def offered(self) -> Offered:
        """Lay out what can be picked."""
        opened, closed = (partial(self.done.append, word) for word in ("opened", "closed"))
        return Offer(self.sight, self._act, opened, closed).made()

    def _act(self, seat: Seat, option: Action) -> None:
        self.done.append((seat, option))

    @property
    def picks(self) -> list[Action]:
        """Give the options that can be pushed."""
        return [button.meaning for button in self.offered().buttons if isinstance(button.meaning, Action)]


@pytest.mark.parametrize(("press", "words"), [(False, shared.CURTAIN_HOLD), (True, shared.CURTAIN_TAP)])
def test_before_a_curtain_there_is_nothing_but_its_opener(press: bool, words: str) -> None:
    hands = Hands("curtain", press=press)
    (opener,) = hands.offered().buttons
    assert isinstance(opener, Hold)
    assert (opener.words, opener.seconds) == (words, HOLD)
    opener.deed()
    assert hands.done == ["opened"]


def test_an_open_curtain_shows_every_option_and_a_way_to_cover_them() -> None:
    hands = Hands("curtain", opened=True)
    assert set(hands.picks) == set(hands.sight.session.match.state.options(0))
    (cover,) = [button for button in hands.offered().buttons if isinstance(button, Strip)]
    assert cover.words == shared.COVER
    cover.deed()
    assert hands.done == ["closed"]


@pytest.mark.parametrize("opened", [False, True])
def test_a_peek_lasts_as_long_as_it_is_held(opened: bool) -> None:
    hands = Hands("peek", opened=opened)
    (peek,) = [button for button in hands.offered().buttons if isinstance(button, Hold)]
    assert (peek.words, peek.seconds) == (shared.PEEK, PEEK)
    peek.deed()
    assert peek.released is not None
    peek.released()
    assert hands.done == ["opened", "closed"]


def test_who_presses_to_peek_presses_to_cover() -> None:
    assert [type(b) for b in Hands("peek", press=True).offered().buttons if not b.meaning][-1] is Hold
    (cover,) = [b for b in Hands("peek", opened=True, press=True).offered().buttons if isinstance(b, Strip)]
    assert cover.words == shared.COVER


def test_hidden_cards_can_be_pushed_but_say_nothing() -> None:
    hands = Hands("peek")
    cards = [b for b in hands.offered().buttons if b.enabled and not isinstance(b, Hold)]
    assert len(cards) == len(hands.sight.session.match.state.options(0))
    assert [(card.meaning, card.hint) for card in cards] == [(None, "")] * len(cards)


def test_an_open_hand_needs_no_cover() -> None:
    hands = Hands("open")
    assert set(hands.picks) == set(hands.sight.session.match.state.options(0))
    assert not [button for button in hands.offered().buttons if isinstance(button, Strip | Hold)]


def test_what_a_push_brings_is_said_before_it_with_what_lies_ahead() -> None:
    hands = Hands("open")
    session = hands.sight.session
    while isinstance(asked := session.asked, Keep):
        session.play(session.match.state.options(asked.seat)[0], asked.seat)
    assert asked is not None
    said = 0
    for option in session.match.state.options(asked.seat):
        events, after = session.match.foreseen(option, asked.seat)
        brought = hands.sight.desk.book.preview(hands.sight.say, events, asked.seat)
        ahead = hands.sight.desk.answers.forecast(after, asked.seat, hands.sight.say)
        assert hands.sight.outcome(asked.seat, option) == "   ".join(filter(None, (brought, ahead)))
        said += bool(brought and ahead)
    assert said
