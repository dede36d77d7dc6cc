"""What a phone tells of Rattus Cartus: cards with their nuns, and what laying them brings and costs."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from game.games.rattus_cartus.hand_fan import HandCard
from game.games.rattus_cartus.hand_odds import written
from game.games.rattus_cartus.sentences import NAMES
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.table.desk import Leaf
from game.table.likeness import Likeness
from game.widgets.button import Button
from game.words import Tongue, shared
from rules.kernel import Action, Seat
from rules.rattus_cartus.foresight import coming_rats, laying
from rules.rattus_cartus.view import View

#: How many beads of influence are shown at least, and how many stand together.
BEADS, GROUP = 15, 5
#: What ends a choice of several cards.
DONE = "done"


class RattusCartusLeaf(Leaf[View]):
    """Cards of classes by the number of their nuns, and rats against nuns as a hill."""

    def when(self, say: Tongue) -> str:
        """Say which round it is, and of how many."""
        return say(shared.ROUND, round=self.view.round, rounds=self.view.rounds)

    def likeness(self, card: Button | None, picture: str) -> Likeness | None:
        """Show a card as it lies in the hand."""
        if not isinstance(card, HandCard):
            return super().likeness(card, picture)
        track, _, nuns = card.card.partition("_")
        front = f"card/population_{track}" if nuns else f"card/{card.card}"
        return Likeness("card", front, number=nuns)

    def shape(self, card: Button | None, option: Action | None = None) -> str:
        """Lay cards beside each other; what ends their choice is the seal itself."""
        if isinstance(card, HandCard):
            return "card"
        return "seal" if option and option.kind == DONE else super().shape(card, option)

    def copies(self, card: Button) -> int:
        """Count the cards of one kind."""
        return card.kind.copies if isinstance(card, HandCard) else 1

    # What is weighed.

    def more(self, seat: Seat, say: Tongue) -> Mapping[str, Any]:
        """Tell in which building the seat stands, and weigh what its cards bring against its life."""
        stand = self.view.players[seat].stand
        if stand is None or stand.shown:
            return {}
        house = BUILDINGS[self.view.row[stand.plot].name]
        lines = [f"[crown] {say(house.premium)}", f"[person] {say(house.standard)}"]
        picture = Likeness("plain", f"buildings/{self.view.row[stand.plot].name}").to_json()
        about = {
            "picture": picture,
            "title": say(house.name),
            "lines": lines,
            "soft": [],
        }
        return {"about": about, "weigh": self._weighed(seat, say)}

    def _weighed(self, seat: Seat, say: Tongue) -> dict[str, Any] | None:
        view = self.view
        if view.odds is None:
            return None
        rats, coming = view.players[seat].rats or 0, coming_rats(view, seat)
        exactly = [round(more - fewer, 4) for more, fewer in pairwise((*view.odds.chances, 0.0))]
        return {
            "lines": [f"+{coming - rats} [rat]"] if coming > rats else [],
            "beads": self._beads(seat, say),
            "chance": written(view.odds.survival(coming), say),
            "was": written(view.odds.survival(rats), say),
            "hill": {"chances": exactly, "rats": coming, "before": rats},
        }

    def _beads(self, seat: Seat, say: Tongue) -> dict[str, Any] | None:
        """Count the influence that the laid cards bring on their track."""
        brought = laying(self.view, seat)
        if brought is None:
            return None
        has = self.view.players[seat].influence[brought.track]
        most = max(BEADS, -(-(has + brought.influence) // GROUP) * GROUP)
        name = say(NAMES[brought.track])
        return {"name": name, "is": has, "comes": brought.influence, "of": most, "every": GROUP}
