"""What the table of Notre Dame says: previews, messages at hand, notes, the plague, and why not."""

from collections import Counter
from typing import Any

from game.games.notre_dame.explanations import position
from game.games.notre_dame.sentences import NAMES
from game.games.notre_dame.words.play import OUTCOMES
from game.session.session import Reel
from game.table.perspective import Perspective
from rules.kernel import Action, Decision, Event, Seat, State
from rules.notre_dame.actions import PlayCard
from rules.notre_dame.bribes import Bribe
from rules.notre_dame.carriage import TakeMessage
from rules.notre_dame.foresight import (
    Infection,
    bribe_brings,
    card_brings,
    infection,
    outlook,
    sector_brings,
)
from rules.notre_dame.names import BARE, HOSPITAL, PLACES
from rules.notre_dame.new_persons import UseSector
from rules.notre_dame.plague import Infect, LoseCube
from rules.notre_dame.state import NotreDame
from rules.notre_dame.view import View
from tests.game.truth.refusals import ask_notre_dame
from tests.game.truth.witness import Witness

#: Questions that a note speaks of, with the function that foretells their answers.
NOTES = {PlayCard: card_brings, Bribe: bribe_brings, UseSector: sector_brings}


class NotreDameWitness(Witness):
    """Watches a table of Notre Dame."""

    unsaid = frozenset({"reserve"})

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.foretold: dict[Seat, Infection] = {}
        self.share: tuple[int, int] = (0, 0)

    def place(self, key: Any) -> str:
        """Name a sector, or the cathedral."""
        return NAMES[key] if key in PLACES else ""

    def counted(self, before: View, after: View, seat: Seat, events: list[Event]) -> Counter[Any]:
        """Compare two views of the own quarter."""
        old, new = before.quarters[seat], after.quarters[seat]
        found = Counter({place: new.sectors[place] - old.sectors[place] for place in new.sectors})
        found["prestige"] = (new.prestige or 0) - (old.prestige or 0)
        found["messages"] = len(new.messages) - len(old.messages)
        for name in ("coins", "supply", "reserve", "cathedral"):
            found[name] = getattr(new, name) - getattr(old, name)
        rats = [event.data for event in events if (event.kind, event.seat) == ("rat", seat)]
        self.record.claim(
            "preview: rat", (rats[0][0], rats[-1][1]) if rats else (old.rat, old.rat), (old.rat, new.rat)
        )
        return found

    def facts(self, before: View, after: View, seat: Seat, option: Action, text: str) -> dict[str, float]:
        """Compare two views of the own quarter; where a message would be taken, only what it leaves alone."""
        if option.kind == "keep":
            return {}
        old, new = before.quarters[seat], after.quarters[seat]
        found: dict[str, float] = {
            "cathedral": new.cathedral - old.cathedral,
            "hospital": new.pieces("hospital"),
            "park": new.park_bonus,
        }
        if "this round" in text and "[no_rat]" not in text:
            found["plague"] = -int(OUTCOMES["ahead_outbreak"] in text)
        if "If you take it" not in text:
            found |= {"coins": new.coins - old.coins, "supply": new.supply - old.supply, "rat": -new.rat}
            found["prestige"] = (new.prestige or 0) - (old.prestige or 0)
        return found

    def option(
        self, seat: Seat, option: Action, events: list[Event], after: State, real: Any, came: list[Event]
    ) -> None:
        """Check the message at hand, and what a note of the same choice says."""
        state = position(self.session)
        assert isinstance(after, NotreDame)
        ahead = outlook(state, after, seat)
        if ahead.message:
            _, taken = self.played_out(real, seat, Action("take"))
            said = ahead.message.events
            self.record.claim("message at hand", said, taken[: len(said)])
            self.record.claim("message brings something", bool(said), True)
        lies = real.messages[real.carriage[seat]] != BARE
        asked = TakeMessage(seat) in real.decisions()
        drove = real.carriage[seat] != state.carriage[seat]
        self.record.claim("message barred", ahead.barred, drove and lies and not asked)
        decision = next(d for d in state.decisions() if d.seat == seat)
        foretell = NOTES.get(type(decision))
        if foretell and option.kind in ("card", "bribe", "sector"):
            brought = foretell(state, seat, option.name)
            assert brought is not None
            # Of two cards alike it does not matter whose is played.
            said, true = [[e for e in events if e.kind != "card"] for events in (brought.events, came)]
            self.record.claim("note of a choice", said, true[: len(said)])

    def look(self, sight: Perspective, asked: Decision[Any]) -> None:
        """Ask for reasons, and let everything be looked at."""
        list(sight.desk.answers.subjects(sight.say))
        ask_notre_dame(self.record, position(self.session), sight, asked)

    def before(self, asked: Decision[Any], option: Action) -> None:
        """Take note of the plague that each harbour foretells, and of the cathedral's share."""
        state = position(self.session)
        ahead = {seat: infection(state, seat) for seat in range(state.seats)}
        self.foretold = {seat: found for seat, found in ahead.items() if found}
        view = state.view(None)
        self.share = (view.cathedral_cubes, view.cathedral_share)

    def after(self, asked: Decision[Any], option: Action, reel: Reel) -> None:
        """Compare with the rats, the payout and the park when they came."""
        plagues = [number for number, event in enumerate(reel) if event.kind == "plague"]
        for number, event in enumerate(reel):
            moment: Any = reel._moments[number + 1]
            if event.kind == "prestige" and event.seat is not None:
                quarter = moment.view(event.seat).quarters[event.seat]
                self.record.claim("note of the park", quarter.park_bonus, event.data[1])
            if event.kind == "payout" and event.data[1] == self.share[0]:
                self.record.claim("note of the cathedral", self.share[1], event.data[2])
        for number in plagues:
            self._struck(reel, number)

    def _struck(self, reel: Reel, start: int) -> None:
        moment: Any = reel._moments[start + 1]
        waiting = {d.seat for d in position(self.session).decisions() if isinstance(d, LoseCube)}
        for seat, said in self.foretold.items():
            rats = 0 if moment.healthy >> seat & 1 else moment.plague
            if (said.rats, said.hospital, said.before) != (
                rats,
                moment.pieces(seat, HOSPITAL),
                moment.rat[seat],
            ):
                continue
            told = [event for event in reel[start:] if event.seat == seat]
            moved = [event.data for event in told if event.kind == "rat"]
            struck = any(event.kind == "outbreak" for event in told)
            asked_before = waiting and not moved and not struck and said.before != said.after
            if asked_before or self._comes_later(seat):
                continue
            came = (moved[0][1] if moved else said.before, struck)
            self.record.claim("plague foretold", (said.after, said.strikes), came)

    def _comes_later(self, seat: Seat) -> bool:
        return any(isinstance(frame, Infect) and frame.seat == seat for frame in position(self.session).stack)
