"""Bots at the table: asked once for each decision, in processes of their own, so that the window goes on."""

from game.session.session import Session
from rules.bots import TEMPERS
from rules.bots.master import SECONDS
from rules.bots.service import Thinkers
from rules.kernel import Action, Seat


class Thinking:
    """Asks the thinkers for the bots of one table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._asked: tuple[int, Seat] | None = None
        self._answer: Action | None = None

    def answer(self, session: Session, seat: Seat) -> Action | None:
        """Give the choice of a bot, as soon as it has one."""
        match = session.match
        question = (len(match.log), seat)
        if self._asked != question:
            self._asked, self._answer = question, None
            level, temper = session.players[seat].bot, list(TEMPERS)[seat % len(TEMPERS)]
            seed = match.seed + question[0]
            self.thinkers.ask(match.state, seat, level, temper, SECONDS, seed)
        self._answer = self._answer or self.thinkers.answer()
        return self._answer

    def forget(self) -> None:
        """Drop the question: the position has changed, or nobody is there."""
        if self._asked is not None:
            self._asked, self._answer = None, None
            self.thinkers.forget()
