"""What a phone tells of Notre Dame: the round, action cards in the colour of whom they came from, the rat."""

from collections.abc import Sequence

from game.drawing.page import Box
from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.explanations import position
from game.games.notre_dame.sentences import forecast
from game.games.notre_dame.words.play import SEALS
from game.table.desk import Leaf
from game.table.likeness import Likeness, Track
from game.table.setting import Setting
from game.widgets.button import Button
from game.words import Tongue, shared
from rules.kernel import Action, Seat, State
from rules.notre_dame.foresight import infection, outlook
from rules.notre_dame.names import PERIODS, TRACK_END
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import View

#: Three of each period.
ROUNDS = 3 * len(PERIODS)


class NotreDameLeaf(Leaf[View]):
    """Cards with their frames, and the plague of the round."""

    def __init__(self, setting: Setting[View], board: NotreDameBoard) -> None:
        super().__init__(setting)
        self._board = board

    @property
    def ground(self) -> tuple[str, Box]:
        """Point at the map of Paris."""
        paris = self._board.paris
        return f"board/{paris.chart.name}", paris.box

    def when(self, say: Tongue) -> str:
        """Say which round it is, and of which period."""
        return f"{say(shared.ROUND, round=self.view.round, rounds=ROUNDS)} · {self.view.period}"

    def likeness(self, card: Button | None, picture: str) -> Likeness | None:
        """Put an action card together from frame, house and banner; let a person stand in a niche."""
        if isinstance(card, ActionCard):
            frame, tag = f"card/action_{card.tincture}@medium", f"crests/shield_{card.tincture}"
            return Likeness("action", picture, frame, tag, card.title)
        if picture.startswith("person/"):
            return Likeness("person", picture)
        return super().likeness(card, picture)

    def seal(self, option: Action, name: str, say: Tongue) -> str:
        """Say whether a card is kept or played, and a person bribed."""
        text = SEALS.get(option.kind)
        return say(text, name=name) if text and option.value else name

    def track(self, after: State, seat: Seat, say: Tongue) -> Track | None:
        """Tell where this round will leave the rat, if nothing changes before it comes."""
        assert isinstance(after, NotreDame)
        plague = outlook(position(self.session), after, seat).plague
        if plague is None:
            return None
        now = min(plague.before, plague.after)
        return Track(now, plague.after - now, TRACK_END, plague.strikes, forecast(say, plague), "rat")

    def notes(self, seat: Seat, say: Tongue) -> Sequence[str]:
        """Sum up the rats of the round as they are before the choice."""
        plague = infection(position(self.session), seat)
        return (forecast(say, plague),) if plague else ()
