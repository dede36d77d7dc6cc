"""What a table shows at one moment, and to whom: names of options, prompts, and what the stage tells."""

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from game.drawing.page import Box, Page
from game.games.notre_dame.desk import NotreDameDesk
from game.session.plan import Plan, Player
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import Curtain
from game.table.desk import Stage
from game.table.perspective import Perspective
from game.table.setting import Moment, Setting
from game.table.stage import Act
from game.table.story import Beat
from game.words import Tongue
from rules.kernel import Event
from rules.notre_dame.draft import Keep
from tests.game.famous import over

pytestmark = pytest.mark.usefixtures("app")
PAGE, EVENT = Page.fitted((1920, 1080)), Event("coins", 0, (1,))
PEOPLE = (Player("Anna", "gules", secrecy="open"), Player("Bo", "azure", secrecy="open"))
ALONE = (PEOPLE[0], Player("Bo", "azure", bot="burgher"))


@dataclass(frozen=True)
class Aloud(Act):
    """An act that is told to everybody."""

    loud: ClassVar[bool] = True


class Staged(Stage[Any]):
    """A stage on which every event is shown."""

    made: ClassVar[type[Act]] = Act

    def act(self, moment: Moment[Any], beat: Beat[Any]) -> Act | None:
        return self.made(Box(0, 0, 10, 10), "all") if beat.event else None


class Shown(NotreDameDesk):
    """A desk that shows everything on its stage."""

    stages: ClassVar[type[Staged]] = Staged

    def __init__(self, setting: Setting[Any]) -> None:
        super().__init__(setting)
        self.stage = self.stages(setting)


class ShownAloud(Shown):
    """A desk that tells everything aloud."""

    class Stages(Staged):
        """A stage for everybody."""

        made = Aloud

    stages = Stages


def sight(
    players: tuple[Player, ...] = PEOPLE,
    desk: type[NotreDameDesk] = NotreDameDesk,
    *,
    by: int | None = None,
    event: Event | None = EVENT,
    past: bool = False,
) -> Perspective:
    """Look at a table, while something is told that somebody did."""
    session = Session(Plan("notre_dame", players, {}, 1))
    beat = None if by is None else Beat(event, [], [], 1.0, session.match.state.view(0), by)
    curtain, say = Curtain(session), Tongue("en")
    return Perspective(session, desk, curtain, PAGE, say, Settings(), beat=beat, past=past)


def test_an_option_is_named_as_the_book_does() -> None:
    view = sight()
    asked, book = view.session.asked, NotreDameDesk.book
    assert isinstance(asked, Keep)
    for option in view.options:
        assert view.label(option) == book.label(view.say, option, asked, view.session.names) != ""
    assert len({view.label(option) for option in view.options}) == len(view.options)


def test_a_line_tells_an_event_as_the_book_does() -> None:
    assert sight().line(EVENT) == "+1 [coin]"


def test_the_language_is_that_of_whoever_is_asked() -> None:
    french = (PEOPLE[0]._replace(language="fr"), PEOPLE[1])
    assert sight(french).say.language == "fr"
    assert sight(PEOPLE).say.language == "en"


def test_nothing_can_be_picked_while_something_is_told() -> None:
    assert sight().options
    assert sight(by=1).options == ()


def test_pieces_stand_as_the_view_says() -> None:
    view = sight()
    assert view.pieces
    assert view.pieces == view.desk.board.pieces(view.view)


def test_before_its_verdict_a_game_that_is_over_is_seen_as_it_last_asked_somebody() -> None:
    session, say = over("notre_dame", 2), Tongue("en")
    match, curtain = session.match, Curtain(session)
    last = match.until(len(match.log) - 1).state
    running, past = (
        Perspective(session, NotreDameDesk, curtain, PAGE, say, Settings(), past=past)
        for past in (False, True)
    )
    assert running.view == last.view(curtain.viewer) != match.state.view(curtain.viewer)
    assert past.view == match.state.view(curtain.viewer)
    assert (running.verdict, past.verdict) == (False, True)


# What the stage tells.


def test_at_a_table_of_people_everything_is_staged() -> None:
    assert sight(desk=Shown).act is None
    assert sight(PEOPLE, Shown, by=0).act is not None
    assert sight(PEOPLE, Shown, by=1).act is not None


def test_who_plays_alone_is_not_told_what_they_did_themselves() -> None:
    assert sight(ALONE, Shown, by=0).act is None
    assert sight(ALONE, Shown, by=1).act is not None


def test_what_is_told_aloud_is_told_even_to_whoever_did_it() -> None:
    assert sight(ALONE, ShownAloud, by=0).act is not None


def test_what_is_long_past_is_told_whoever_did_it() -> None:
    assert sight(ALONE, Shown, by=0, past=True).act is not None


def test_what_no_act_shows_is_left_to_the_table() -> None:
    assert sight(ALONE, Shown, by=1, event=None).act is None
