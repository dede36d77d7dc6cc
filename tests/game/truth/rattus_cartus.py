"""What the table of Rattus Cartus says: previews, what cards bring, the premium, survival, and why not."""

import re
from collections import Counter
from typing import Any, NamedTuple

from game.session.session import Reel
from game.table.perspective import Perspective
from game.words.numbers import percent
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus_cartus.foresight import Laying, Support, coming_rats, laying, support
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.support import Look, unseen
from rules.rattus_cartus.view import View
from tests.game.truth.refusals import ask_rattus_cartus
from tests.game.truth.witness import Witness


class Foretold(NamedTuple):
    """What the cards of a seat will bring, and how far the others were on that track."""

    cards: Laying
    others: list[int]


class RattusCartusWitness(Witness):
    """Watches a table of Rattus Cartus."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        #: What the cards of those inside will bring.
        self.laid: dict[Seat, Foretold] = {}
        #: How many cards somebody is to give to somebody else.
        self.robbed: dict[tuple[Seat, Seat], int] = {}

    @property
    def state(self) -> Any:
        return self.session.match.state

    def counted(self, before: View, after: View, seat: Seat, events: list[Event]) -> Counter[Any]:
        """Compare influence, tokens and rats."""
        old, new = before.players[seat], after.players[seat]
        found = Counter({track: new.influence[track] - old.influence[track] for track in CLASSES})
        found["tokens"] = new.tokens - old.tokens
        found["rats"] = (new.rats or 0) - (old.rats or 0)
        return found

    def facts(self, before: View, after: View, seat: Seat, option: Action, text: str) -> dict[str, float]:
        """Compare what lies open, and read the chance to survive off the hint."""
        old, new = before.players[seat], after.players[seat]
        found: dict[str, float] = {"points": new.tokens - old.tokens}
        if chances := re.search(r"([0-9]+)\u202f% → ([0-9]+)\u202f%", text):
            found["survival"] = int(chances[2])
        elif before.survival is not None:
            found["survival"] = percent(before.odds.survival(coming_rats(before, seat))) if before.odds else 0
        if option.kind == "visit" and new.stand:
            found["rivals"] = -sum(
                p.stand is not None and p.stand.plot == option.number for p in before.players
            )
            found["first"] = not found["rivals"]
        if option.kind == "support" and old.rats is not None:
            printed = before.row[option.number].support
            found["rats"] = min(printed.rats, old.rats) - old.rats
        return found

    def option(
        self, seat: Seat, option: Action, events: list[Event], after: State, real: Any, came: list[Event]
    ) -> None:
        """Check what a support gives, and how the chance to survive changes."""
        self.record.claim("a preview never shows the end", after.view(seat).winners, ())
        if option.kind == "support" and any(event.kind == "supported" for event in came):
            said = support(self.state.view(seat), seat, option.number)
            drawn = sum(int(str(e.data[0])) for e in came if (e.kind, e.seat) == ("drew", seat))
            rats = sum(int(str(e.data[0])) for e in came if (e.kind, e.seat) == ("rats", seat))
            look = next((d for d in real.decisions() if isinstance(d, Look) and d.seat == seat), None)
            looks = min(look.left, len(unseen(real, seat))) if look else 0
            looks += sum((e.kind, e.seat) == ("looked", seat) for e in came)
            self.record.claim("support", said, Support(drawn, -rats, looks))
        before, then = self.state.view(seat), after.view(seat)
        rats_then = coming_rats(then, seat)
        if (
            before.odds
            and before.odds == then.odds
            and then.survival is not None
            and then.players[seat].rats == rats_then
        ):
            self.record.claim(
                "chance to survive", round(before.odds.survival(rats_then), 9), round(then.survival, 9)
            )

    def look(self, sight: Perspective, asked: Decision[Any]) -> None:
        """Ask for reasons, and let everything be looked at."""
        list(sight.desk.answers.subjects(sight.say))
        ask_rattus_cartus(self.record, sight, asked)

    def after(self, asked: Decision[Any], option: Action, reel: Reel) -> None:
        """Hold what cards were said to bring against what they brought."""
        for number, event in enumerate(reel):
            if event.kind == "row_cleared":
                self.laid, self.robbed = {}, {}
            if event.seat is None:
                continue
            view: View = reel._moments[number + 1].view(event.seat)
            if event.kind == "laid_all":
                self._note(view, event.seat)
            elif event.kind == "robbed":
                self.robbed[int(str(event.data[0])), event.seat] = int(str(event.data[1]))
            elif event.kind == "gave":
                self._gave(event)
            elif event.seat in self.laid:
                self._scored(view, event.seat, event, reel[number + 1 : number + 2])

    def _note(self, view: View, seat: Seat) -> None:
        found = laying(view, seat)
        if found:
            self.laid[seat] = Foretold(found, _others(view, seat, found.track))

    def _gave(self, event: Event) -> None:
        data = self.game.named(event)
        pair = (event.seat, data["taker_seat"])
        if pair in self.robbed:
            self.record.claim("preview: robbed cards", self.robbed.pop(pair), data["number"])

    def _scored(self, view: View, seat: Seat, event: Event, following: list[Event]) -> None:
        """Compare influence, rats, rank and premium when a building is resolved."""
        said, others = self.laid[seat].cards, self.laid[seat].others
        data, claim = self.game.named(event), self.record.claim
        if event.kind == "influence":
            claim("cards: influence", (said.track, said.influence), (data["track"], data["points"]))
            rats = [e.data[0] for e in following if (e.kind, e.seat) == ("rats", seat)]
            claim("cards: rats", said.rats, rats[0] if rats else 0)
            if others == _others(view, seat, said.track):
                claim("cards: rank", said.place, view.tracks[said.track].index(seat) + 1)
        elif event.kind in ("action", "last_premium") and not said.lacking and said.last:
            claim(
                "cards: premium for certain", True, event.kind == "last_premium" or data["level"] == "premium"
            )
        if event.kind in ("action", "last_premium"):
            del self.laid[seat]


def _others(view: View, seat: Seat, track: str) -> list[int]:
    return [player.influence[track] for player in view.players if player.seat != seat]
