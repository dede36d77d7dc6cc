"""What the table of Rattus says: previews, the checklist, the dangers of the plague, its story, why not."""

import random
import re
from collections import Counter
from typing import Any

from game.games.rattus.sentences import NAMES
from game.session.session import Reel
from game.table.perspective import Perspective
from rules.kernel import Action, Decision, Event, Seat, State
from rules.rattus.europe import REGION_OF
from rules.rattus.last_powers import LastMove
from rules.rattus.placing import bonus, queen_rules
from rules.rattus.plague import MovePlague, ShowAll, Spread, Strengthen
from rules.rattus.ravage import AddSerf, LoseCube, TurnToken
from rules.rattus.risk import forecast
from rules.rattus.spreading import rats_around
from rules.rattus.strokes import strokes
from rules.rattus.tasks import DONE, IDLE, NOW, OPEN, Task, chances, tasks, underway
from rules.rattus.turn import Turn
from rules.rattus.view import FACES, Region, View
from tests.game.truth.refusals import ask_rattus
from tests.game.truth.witness import Witness

#: Questions of a plague that rages.
RAVAGING = (Spread, Strengthen, ShowAll, TurnToken, LoseCube, AddSerf)
_FACES = {face.name: face for face in FACES}


class RattusWitness(Witness):
    """Watches a table of Rattus."""

    def __init__(self, *data: Any) -> None:
        super().__init__(*data)
        self.chance = random.Random(7)
        #: The characters that have served this turn, as the events tell it.
        self.served: set[str] = set()

    @property
    def state(self) -> Any:
        return self.session.match.state

    # Previews.

    def place(self, key: Any) -> str:
        """Name a region, the castle or the baker's card."""
        return NAMES[key[1]] if key[0] == "cubes" else ""

    def counted(self, before: View, after: View, seat: Seat, events: list[Event]) -> Counter[Any]:
        """Compare cubes and rats of two views."""
        found: Counter[Any] = Counter()
        for old, new in zip(before.regions, after.regions, strict=True):
            found["cubes", old.name] = new.cubes[seat] - old.cubes[seat]
            found["rats", old.name] = len(new.rats) - len(old.rats)
        for place in ("castle", "bread"):
            found["cubes", place] = getattr(after.players[seat], place) - getattr(before.players[seat], place)
        for event in events:
            data = self.game.named(event)
            if event.kind == "rat_moved":
                found["rats", data["source"]] += 1
                found["rats", data["target"]] -= 1
            elif event.kind == "turned":
                found["rats", data["region"]] += 1
            elif event.kind == "discarded":
                found["rats", data["region"]] += len(data["tokens"])  # type: ignore[arg-type]
        return found

    def facts(self, before: View, after: View, seat: Seat, option: Action, text: str) -> dict[str, float]:
        """Compare cubes and cards, and read the danger off the hint."""
        if isinstance(self.state.decision, Spread) and option.kind == "region":
            cubes = before.region(option.name).cubes
            return {"live": -cubes[seat], "others": sum(cubes) - cubes[seat]}
        old, new = before.players[seat], after.players[seat]
        found: dict[str, float] = {"castle": new.castle - old.castle, "cubes": new.score - old.score}
        if expected := re.search(r"−([0-9.]+) expected", text):
            found["loss"] = -float(expected[1])
        if option.kind == "take":
            others = [
                [len(each.cards) for each in view.players if each.seat != seat] for view in (before, after)
            ]
            found["robs"] = sum(others[0]) - sum(others[1])
        return found

    def option(
        self, seat: Seat, option: Action, events: list[Event], after: State, real: Any, came: list[Event]
    ) -> None:
        """Check what the plague would do where an option carries it."""
        asked = self.state.decision
        if not isinstance(asked, MovePlague | LastMove) or option.kind != "region":
            return
        name = option.name
        if isinstance(asked, MovePlague):
            said, laid = rats_around(self.state, REGION_OF[name]), len(self.state.supply) - len(real.supply)
            came_around = self._spread(real)
            self.record.claim("rats that come around", said, laid + came_around)
            self.record.claim("rats that still come around", rats_around(real, REGION_OF[name]), came_around)
        risks = forecast(after.view(seat), name)
        lost = self._ravaged(real, name)
        for other in range(self.state.seats):
            risk = risks.of(other)
            # The serf may add cubes where he had none, and lose them again.
            worst = (risk.worst if risk else 0) + lost["added", other]
            self.record.claim("danger at worst", lost[other] <= worst, True)

    def _spread(self, real: Any) -> int:
        """Let the rats come, without the soldier's, and count them; a lone place was taken already."""
        twin = real.clone()
        while isinstance(asked := twin.decision, Spread):
            options = twin.options()
            done = [option for option in options if option.kind == "done"]
            twin.apply(self.chance.choice(done or options), asked.seat)
        return len(real.supply) - len(twin.supply)

    def _ravaged(self, real: Any, name: str) -> Counter[Any]:
        """Let the plague rage to its end, potions be used, and count what everybody loses in its region."""
        twin, lost, first = real.clone(), Counter[Any](), REGION_OF[name] * 4
        twin.sink = events = list[Event]()
        for seat in range(twin.seats):
            lost[seat] += self.state.cubes[first + seat] - real.cubes[first + seat]
        while isinstance(asked := twin.decision, RAVAGING):
            options = twin.options()
            potions = [option for option in options if option.kind == "potion"]
            twin.apply(self.chance.choice(potions or options), asked.seat)
        for event in events:
            data: Any = self.game.named(event)
            if event.kind == "final_plague":
                break
            if event.kind == "died" and data["region"] == name:
                lost[event.seat] += data["number"]
            if event.kind == "settled":
                lost["added", event.seat] += data["number"]
        return lost

    # The position.

    def look(self, sight: Perspective, asked: Decision[Any]) -> None:
        """Hold the checklist against the options, and ask for reasons."""
        list(sight.desk.answers.subjects(sight.say))
        ask_rattus(self.record, sight, asked)
        if sight.view.phase == "turns":
            self._check_tasks(sight.view)

    def _check_tasks(self, view: View) -> None:
        state, seat = self.state, view.active
        can = chances(state)
        begun = underway(self.session.match, seat)
        found = tasks(view, can, begun)
        options = can.options if can else ()
        offered = {(option.kind, option.value if option.kind == "power" else "") for option in options}
        at_turn = isinstance(state.decision, Turn)
        by_what = {
            (task.what if task.what in ("card", "cubes", "plague") else task.character): task
            for task in found
        }
        if at_turn:
            self._check_open(by_what, offered, seat)
        doing = [task for task in found if task.stands == NOW]
        self.record.claim("checklist: nothing is done in mid-step", bool(doing) and at_turn, False)
        for task in found:
            if task.what == "power" and task.stands == DONE:
                self.record.claim("checklist: who has acted", task.character in self.served, True)

    def _check_open(self, tasks_: dict[str, Task], offered: set[Any], seat: Seat) -> None:
        claim, state = self.record.claim, self.state
        claim("checklist: card", tasks_["card"].stands == OPEN, ("take", "") in offered)
        claim("checklist: cubes", tasks_["cubes"].stands == OPEN, ("place", "") in offered)
        for name, task in tasks_.items():
            if task.what == "power" and name not in ("peasant", "queen"):
                claim("checklist: power", task.stands == OPEN, ("power", name) in offered)
            elif name == "queen":
                helps = ("place", "") in offered and queen_rules(state, seat)
                claim("checklist: queen", task.what == "with_cubes", helps)
            elif name == "peasant":
                helps = ("place", "") in offered and bonus(state, seat) > 0
                claim("checklist: peasant", task.what == "with_cubes", helps)
            if task.stands == IDLE:
                claim("checklist: no use", ("power", name) in offered, False)

    # What really happens.

    def after(self, asked: Decision[Any], option: Action, reel: Reel) -> None:
        """Follow who serves, and hold the story of every token against the dead."""
        for number, event in enumerate(reel):
            if event.kind == "turn":
                self.served = set()
            elif event.kind == "power":
                self.served.add(str(event.data[0]))
            elif event.kind == "turned":
                self._struck(reel, number)

    def _struck(self, reel: Reel, start: int) -> None:
        _, region, token, limit, _, cubes = reel[start].data
        view: View = reel._moments[start + 1].view(None)
        here: Region = next(found for found in view.regions if found.name == region)
        self.record.claim("story: who counts", here.population, cubes)
        strikes = here.population >= int(str(limit))
        for event in reel[start + 1 : start + 2]:
            self.record.claim("story: strikes", strikes, event.kind != "harmless")
        if not strikes or any(here.potions):
            return
        said, came = Counter[Seat](), Counter[Seat]()
        for stroke in strokes(view, here, _FACES[str(token)]):
            said.update(dict.fromkeys(stroke.seats, stroke.number))
        for event in reel[start + 1 :]:
            if event.kind == "turned":
                break
            if event.kind == "died" and event.seat is not None:
                came[event.seat] += int(str(self.game.named(event)["number"]))
        self.record.claim("story: losses", +said, +came)
