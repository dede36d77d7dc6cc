"""What can be asked of a table of Rattus Cartus: names, what lies ahead, why not, and what things are."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from game.games.rattus_cartus.advice import facts
from game.games.rattus_cartus.board import RattusCartusBoard
from game.games.rattus_cartus.explanations import (
    cards_bring,
    house,
    offered,
    support_gives,
    survival_changes,
)
from game.games.rattus_cartus.hand import RattusCartusHand
from game.games.rattus_cartus.inspector import Inspector
from game.games.rattus_cartus.sentences import NAMES, offer
from game.games.rattus_cartus.words.advice import CONTRASTS
from game.games.rattus_cartus.words.play import REASONS
from game.table.desk import Answers
from game.table.reasons import Fact
from game.table.setting import Setting, Subject
from game.words import Tongue, shared
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus_cartus.buildings import MayAct
from rules.rattus_cartus.foresight import Support, coming_rats
from rules.rattus_cartus.questions import lays
from rules.rattus_cartus.refusals import refusal
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.view import View
from rules.rattus_cartus.visits import Lay


class RattusCartusAnswers(Answers[View]):
    """Speaks of the town, the cards and the nuns."""

    contrasts = CONTRASTS

    def __init__(self, setting: Setting[View], board: RattusCartusBoard, hand: RattusCartusHand) -> None:
        super().__init__(setting)
        self._setting = setting
        self._board, self._hand = board, hand

    @property
    def _state(self) -> RattusCartus:
        state = self.session.match.state
        assert isinstance(state, RattusCartus)
        return state

    def called(self, option: Action, say: Tongue) -> str:
        """Name the house that is entered or supports, what its support gives, and the cards of an action."""
        asked = self.session.asked
        if option.kind == "act" and isinstance(asked, MayAct):
            return offered(say, self._state, asked)
        if option.kind not in ("support", "visit"):
            return ""
        building = self.view.row[option.number]
        twins = sum(other.name == building.name for other in self.view.row) > 1
        name = house(say, building.name, option.number) if twins else say(NAMES[building.name])
        if option.kind == "visit":
            return name
        return say(shared.DEEDS, deeds=name, outcome=offer(say, Support(*building.support)))

    def forecast(self, after: State, seat: Seat, say: Tongue) -> str:
        """Foretell what a support or cards bring and the chance to survive; only to the seat itself."""
        if self.view.seat != seat:
            return ""
        before, then = self.view, after.view(seat)
        parts = [support_gives(say, before, then, seat)]
        parts += [cards_bring(say, then, seat) if lays(before, seat) else ""]
        rats = [coming_rats(view, seat) for view in (before, then)]
        return "   ".join(part for part in (*parts, survival_changes(say, before, *rats)) if part)

    def follows(self, first: Decision[Any], asked: Decision[Any]) -> bool:
        """Ask anew inside which cards to lay."""
        return isinstance(first, Lay) or not isinstance(asked, Lay)

    def facts(self, option: Action, events: Sequence[Event], after: State, seat: Seat) -> Iterable[Fact]:
        """Give gains, the chance to survive and the premium; only to the seat itself."""
        return facts(self.view, option, events, after.view(seat), seat) if self.view.seat == seat else ()

    def subjects(self, say: Tongue) -> Iterator[Subject]:
        """Let houses, tracks, piles, nun cards and seats be looked at."""
        return Inspector(self._setting, self._board, say).subjects()

    def refusal(self, at: tuple[float, float], asked: Decision[Any], say: Tongue) -> str:
        """Say why a nun card or somebody inside cannot be picked; nothing of what can be."""
        pick = self._pick(at, asked.seat)
        reason = refusal(self._state, asked, pick) if pick else None
        return say(REASONS[reason]) if reason else ""

    def _pick(self, at: tuple[float, float], seat: Seat) -> Action | None:
        """Name what somebody picks who clicks there: a card, a nun card, one inside or a house."""
        hand, nuns = self._hand.fanned(self.view, seat, {}), self._board.context.nuns
        cards = [Action("card", card.card) for card in hand if card.box.holds(at)]
        cards += [Action("nun", place) for place, box in enumerate(nuns) if box.holds(at)]
        return cards[0] if cards else self._board.town.pick(at, self.view)
