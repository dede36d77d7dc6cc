"""What can be asked of the table of Notre Dame: what lies ahead, why not, and what things are."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.drawing.page import Box
from game.games.notre_dame.advice import facts
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.explanations import donation_now, lies_ahead, message_now, position
from game.games.notre_dame.inspector import subjects
from game.games.notre_dame.sentences import BOOK
from game.games.notre_dame.words.advice import CONTRASTS, IF_PLAYED
from game.games.notre_dame.words.play import DRAFT, NO_BONUS, REASONS
from game.table.desk import Answers
from game.table.reasons import Fact
from game.table.setting import Setting, Subject
from game.words import Tongue
from game.words.telling import spoken
from rules.kernel import Action, Decision, Event, Seat, State
from rules.notre_dame.actions import Bonus
from rules.notre_dame.carriage import TAKE, TakeMessage
from rules.notre_dame.draft import Keep
from rules.notre_dame.foresight import Brought
from rules.notre_dame.refusals import refusal
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import View


class NotreDameAnswers(Answers[View]):
    """Answers about Paris and its persons."""

    contrasts = CONTRASTS

    def __init__(self, setting: Setting[View], board: NotreDameBoard) -> None:
        super().__init__(setting)
        self.board = board
        self.state = position(self.session)

    def asks(self, asked: Decision[Any], say: Tongue) -> str:
        """Say which pick of the draft it is and where the other cards go, or why a bonus is not to be had."""
        if isinstance(asked, Bonus):
            return self._bonus(asked, say)
        text = DRAFT.get(len(self.state.offer[asked.seat])) if isinstance(asked, Keep) else None
        left = self.session.names[(asked.seat + 1) % self.state.seats]
        return spoken(say, text, name=left) if text else ""

    def _bonus(self, asked: Bonus, say: Tongue) -> str:
        plain = BOOK.prompt(say, asked, self.session.names)
        options = asked.options(self.state)
        why = [say(text) for bonus, text in NO_BONUS.items() if Action("bonus", bonus) not in options]
        return f"{plain} ({', '.join(why)})" if why else ""

    def obvious(self, state: State, seat: Seat) -> Action | None:
        """Take the message for which one has driven; who steps back may leave it."""
        decision = state.decision
        return TAKE if isinstance(decision, TakeMessage) and decision.seat == seat else None

    def called(self, option: Action, say: Tongue) -> str:
        """Name a donation or a message by what it brings now."""
        return self.called_later(self.state, option, say)

    def called_later(self, after: State, option: Action, say: Tongue) -> str:
        """Name a donation or a message by what it will bring."""
        assert isinstance(after, NotreDame)
        return donation_now(after, option, say) or message_now(after, option, say)

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what a message at hand brings, and this round's plague for the quarter as it would be."""
        assert isinstance(after, NotreDame)
        return lies_ahead(self.state, after, seat, say)

    def facts(self, option: Action, events: Sequence[Event], after: State, seat: Seat) -> Iterator[Fact]:
        """Give gains, this round's plague and what serves later on."""
        assert isinstance(after, NotreDame)
        return facts(self.state, option, Brought(list(events), after), seat)

    def supposed(self, say: Tongue, reason: str) -> str:
        """Say of a card that is only kept that it would have to be played."""
        kept = isinstance(self.session.asked, Keep)
        return say(IF_PLAYED, reason=reason) if reason and kept else reason

    def subjects(self, say: Tongue) -> Iterator[Subject]:
        """Let persons, sectors, markets, harbours and the cathedral be looked at."""
        return subjects(self.board, say)

    def refusal(self, at: tuple[float, float], asked: Decision[Any], say: Tongue) -> str:
        """Say what is wrong with a place."""
        place = self._place(at)
        key = refusal(self.state, asked, *place) if place else ""
        return say(REASONS[key]) if key else ""

    def _place(self, at: tuple[float, float]) -> tuple[Action, int | None] | None:
        """Find the person, market, sector or cathedral at a point: as a pick, and the quarter of a sector."""
        paris = self.board.paris
        if person := _at(self.board.persons, at):
            return Action("bribe", person), None
        if market := _at(paris.placed("market"), at):
            return Action("market", market), None
        if _at(paris.placed("cathedral"), at):
            return Action("cathedral"), None
        sector, _, quarter = _at(paris.placed("sector"), at).rpartition("_")
        return (Action("sector", sector), int(quarter)) if sector else None


def _at(places: Mapping[str, Box], at: tuple[float, float]) -> str:
    """Name the place at a point, if there is one."""
    return next((name for name, box in places.items() if box.holds(at)), "")
