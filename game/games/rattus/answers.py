"""What can be asked of a table of Rattus: what lies ahead, why not, and what things are."""

from collections.abc import Iterator
from typing import Any

from game.games.rattus.board import RattusBoard
from game.games.rattus.inspector import Inspector
from game.games.rattus.words.play import REASONS
from game.games.rattus.words.table import TERMS
from game.table.desk import Answers, Setting, Subject
from game.words import Tongue
from game.words.numbers import tenths
from rules.kernel import Action, Decision, Seat, State
from rules.rattus.europe import REGIONS
from rules.rattus.ravage import TurnToken
from rules.rattus.refusals import refusal
from rules.rattus.risk import carried
from rules.rattus.state import Rattus
from rules.rattus.view import View


class RattusAnswers(Answers[View]):
    """Speaks of the map and the cards."""

    def __init__(self, setting: Setting[View], board: RattusBoard) -> None:
        super().__init__(setting)
        self._setting = setting
        self._board = board

    def obvious(self, state: State, seat: Seat) -> Action | None:
        """Turn the first of several tokens that are all alike to this seat."""
        decision = state.decision
        if not isinstance(decision, TurnToken) or decision.seat != seat:
            return None
        rats = state.view(seat).region(REGIONS[decision.due.region]).rats
        return state.options(seat)[0] if len(set(rats)) == 1 else None

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what the plague would do to a seat where an option carries it."""
        # While the curtain hangs, what only this seat has seen must not be read off the odds.
        risk = carried(self.view, after.view(self.view.seat), seat)
        if risk is None or not risk.worst:
            return ""
        worst = f"{say(TERMS['worst'], number=risk.worst)} [cube]"
        if risk.rare:
            return worst
        return f"{say(TERMS['expected'], number=tenths(say, risk.expected))}, {worst}"

    def subjects(self, say: Tongue) -> Iterator[Subject]:
        """Let everything on the map be looked at, and the cards."""
        return Inspector(self._setting, self._board, say).subjects()

    def refusal(self, at: tuple[float, float], asked: Decision[Any], say: Tongue) -> str:
        """Say what is wrong with a region or a card; nothing of what can be picked."""
        card = next((name for name, box in self._board.cards.items() if box.holds(at)), "")
        name, state = card or self._board.under(at), self.session.match.state
        assert isinstance(state, Rattus)
        reason = refusal(state, asked, name) if name else ""
        return say(REASONS[reason]) if reason else ""
