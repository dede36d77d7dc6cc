"""What can be asked of a table of Rattus: what lies ahead, why not, and what things are."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.games.rattus.advice import facts
from game.games.rattus.board import RattusBoard
from game.games.rattus.explanations import power_now
from game.games.rattus.inspector import Inspector
from game.games.rattus.sentences import NAMES
from game.games.rattus.words.advice import CONTRASTS
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.panel import STEPS
from game.games.rattus.words.play import ASKED, ASKED_FROM_AFAR, FROM_AFAR, OUTCOMES, REASONS
from game.games.rattus.words.table import TERMS
from game.table.bar import BETWEEN
from game.table.desk import Answers
from game.table.reasons import Fact
from game.table.setting import Setting, Subject
from game.words import Tongue
from game.words.numbers import signed, tenths
from game.words.telling import spoken
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus.endgame import LastTurn
from rules.rattus.europe import REGIONS
from rules.rattus.placing import HowMany
from rules.rattus.ravage import TurnToken
from rules.rattus.refusals import refusal
from rules.rattus.risk import carried
from rules.rattus.state import Rattus
from rules.rattus.tasks import OPEN, chances, tasks
from rules.rattus.turn import PLAGUE, Turn
from rules.rattus.view import View

#: What can be done in a turn besides the plague, each by itself.
GIVEN_UP = ("card", "cubes", "power")


class RattusAnswers(Answers[View]):
    """Speaks of the map and the cards."""

    contrasts = CONTRASTS

    def __init__(self, setting: Setting[View], board: RattusBoard) -> None:
        super().__init__(setting)
        self._setting = setting
        self._board = board

    def asks(self, asked: Decision[Any], say: Tongue) -> str:
        """Ask for the plague alone where nothing else is left of a turn, and in few letters from afar."""
        rest = self.session.match.state.options(asked.seat) if isinstance(asked, Turn) else ()
        if rest == (PLAGUE,):
            return spoken(say, ASKED["plague"])
        short = {Turn: "turn", LastTurn: "last_turn"}.get(type(asked)) if self.sizes.sofa else None
        return say(ASKED_FROM_AFAR[short]) if short else ""

    def obvious(self, state: State, seat: Seat) -> Action | None:
        """Turn the first of several tokens that are all alike to this seat."""
        decision = state.decision
        if not isinstance(decision, TurnToken) or decision.seat != seat:
            return None
        rats = state.view(seat).region(REGIONS[decision.due.region]).rats
        return state.options(seat)[0] if len(set(rats)) == 1 else None

    def called(self, option: Action, say: Tongue) -> str:
        """Name what can be done in every turn in few letters where they have to be large."""
        potions = option.value[-1] if isinstance(option.value, tuple) else 0
        key = f"{option.kind}_potions" if potions else option.kind
        return say(FROM_AFAR[key], potions=potions) if self.sizes.sofa and key in FROM_AFAR else ""

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell how many cubes come, what a card can do, what is given up and what the plague would do."""
        asked = after.decision
        if isinstance(asked, HowMany) and asked.seat == seat:
            return say(OUTCOMES["up_to"], number=signed(max(each.number for each in after.options(seat))))
        foretold = (
            self._powers(after, seat, say),
            self._given_up(after, say),
            self._feared(after, seat, say),
        )
        return BETWEEN.join(part for part in foretold if part)

    def _powers(self, after: State, seat: Seat, say: Tongue) -> str:
        """Say what the cards can do that would come to a seat."""
        held, then = (view.players[seat].cards for view in (self.view, after.view(self.view.seat)))
        new = [name for name in then if name not in held]
        return ", ".join(say(power_now(self.view, name, CHARACTERS[name].short)) for name in new)

    def _given_up(self, after: State, say: Tongue) -> str:
        """Name what could still be done in a turn that an option ends."""
        state = self.session.match.state
        assert isinstance(state, Rattus)
        assert isinstance(after, Rattus)
        can = chances(state)
        if not isinstance(state.decision, Turn) or chances(after) is not None:
            return ""
        left = [task for task in tasks(self.view, can) if task.what in GIVEN_UP and task.stands == OPEN]
        names = [say(NAMES[task.character] if task.character else STEPS[task.what]) for task in left]
        return say(OUTCOMES["given_up"], rest=", ".join(names)) if names else ""

    def _feared(self, after: State, seat: Seat, say: Tongue) -> str:
        # While the curtain hangs, what only this seat has seen must not be read off the odds.
        risk = carried(self.view, after.view(self.view.seat), seat)
        if risk is None or not risk.worst:
            return ""
        worst = f"{say(TERMS['worst'], number=risk.worst)} [cube]"
        if risk.rare:
            return worst
        return f"{say(TERMS['expected'], number=tenths(say, risk.expected))}, {worst}"

    def follows(self, first: Decision[Any], asked: Decision[Any]) -> bool:
        """Ask anew which token strikes: what came before is known then."""
        return not isinstance(asked, TurnToken)

    def facts(self, option: Action, events: Sequence[Event], after: State, seat: Seat) -> Iterator[Fact]:
        """Give gains and dangers, as far as they are seen while the curtain hangs or not."""
        return facts(self.view, option, events, after.view(self.view.seat), seat)

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
