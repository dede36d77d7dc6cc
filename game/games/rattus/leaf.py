"""What a phone tells of Rattus: class cards as their portraits, and the rats that are left."""

from collections.abc import Sequence

from game.drawing.land import Land
from game.drawing.page import Box
from game.games.rattus.board import RattusBoard
from game.games.rattus.cards import KINDS, ClassCard
from game.games.rattus.explanations import checklist, power_now
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.play import OUTCOMES
from game.games.rattus.words.table import COUNTERS
from game.table.desk import Leaf
from game.table.likeness import Likeness
from game.table.setting import Setting, Subject
from game.widgets.button import Button
from game.words import Tongue
from rules.kernel import Action, Seat
from rules.rattus.state import Rattus
from rules.rattus.tasks import chances, underway
from rules.rattus.view import View


class RattusLeaf(Leaf[View]):
    """Characters by their faces."""

    def __init__(self, setting: Setting[View], board: RattusBoard) -> None:
        super().__init__(setting)
        self._board = board

    @property
    def ground(self) -> tuple[str, Box]:
        """Point at the map of Europe."""
        return "board/europe", self._board.map.box

    def when(self, say: Tongue) -> str:
        """Say how many rats are left: without them the game ends."""
        return f"{say(COUNTERS['supply'].title)} {self.view.supply} [rat]"

    def likeness(self, card: Button | None, picture: str) -> Likeness | None:
        """Show a class card by the portrait of its character."""
        if isinstance(card, ClassCard):
            return Likeness("class", f"character/{card.card}", title=card.title)
        if picture.startswith("character/"):
            return Likeness("class", picture)
        return super().likeness(card, picture)

    def worth(self, option: Action, brought: str, say: Tongue) -> Sequence[str]:
        """Say what the power of a card does; that it comes is said already."""
        if option.kind not in KINDS:
            return super().worth(option, brought, say)
        person = CHARACTERS[option.name]
        power = say(power_now(self.view, option.name, person.short))
        comes = say(OUTCOMES["card"], character=say(person.name))
        return (power,) if brought == comes else (power, brought)

    def here(self, subject: Subject) -> str:
        """Say who lives in a region and what is to be feared there, or from whom a card would come."""
        _, _, card = subject.picture.partition("character/")
        others = [player for player in self.view.players if player.seat != self.view.seat]
        robbed = any(card in player.cards for player in others)
        return subject.now if robbed or isinstance(subject.box, Land) else ""

    def notes(self, seat: Seat, say: Tongue) -> Sequence[str]:
        """List what is done of the turn and what is left, as the screen does."""
        match = self.session.match
        state = match.state
        assert isinstance(state, Rattus)
        if self.view.phase != "turns" or self.view.active != seat:
            return ()
        items = checklist(say, self.view, chances(state), underway(match, seat))
        return [f"[{'check' if item.done else 'hourglass'}] {item.text}" for item in items]
