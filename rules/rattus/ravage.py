"""Tokens are turned one after the other, against the cubes that stand there at that moment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, Step, frame
from rules.rattus.europe import RAT, REGIONS
from rules.rattus.names import NOBODY, SERF, STACKS, members
from rules.rattus.picks import WHICH, picks
from rules.rattus.powers import note_power
from rules.rattus.tokens import TOKENS

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

ADD, DECLINE = Action("add"), Action("decline")
#: Lose a cube of a region with so many potions beside it, or give up one of so many potions in its stead.
LOSE = picks("lose", [(name, potions) for name in REGIONS for potions in range(STACKS)])
POTION = picks("potion", [(name, potions) for name in REGIONS for potions in range(STACKS)])


def populated(state: "Rattus", region: int) -> bool:
    """Say whether a region has both cubes and rats; the plague piece is no cube."""
    return bool(state.rats[region]) and any(state.cubes[region * 4 : region * 4 + 4])


@frame
class NextToken(Step["Rattus"]):
    """Another token is due, unless the cubes or the tokens have run out."""

    #: Who turns the tokens: NOBODY when the plague comes everywhere.
    actor: Seat
    region: int
    #: Whether the actor's serf gains by it.
    serf: bool = False

    def run(self, state: "Rattus") -> None:
        """Ask for a token, or let chance take one; what lies open and is not needed leaves the game."""
        region = self.region
        if not populated(state, region):
            state.clear_open_rats(region)
        elif self.actor == NOBODY:
            turn_over(state, self, state.below(len(state.rats[region])))
        else:
            state.push(TurnToken(self.actor, self))


@frame
class TurnToken(FollowUp["Rattus"]):
    """Choose the rat that is turned next, or that strikes next if all lie open."""

    due: NextToken

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the rats of the region by where they lie."""
        first = self.due.region * 3
        return RAT[first : first + len(state.rats[self.due.region])]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Turn it."""
        turn_over(state, self.due, WHICH[action] % 3)


def turn_over(state: "Rattus", due: NextToken, position: int) -> None:
    """Turn a rat, strike if enough cubes are there, and go on."""
    region = due.region
    token = state.rats[region][position]
    if not state.face_up >> token & 1:
        state.reveal()
    state.take_rat(region, token)
    state.discard((token,))
    face = TOKENS[token]
    before = tuple(state.cubes[region * 4 : region * 4 + 4])
    cubes = population(state, region)
    state.tell("turned", None, position + 1, REGIONS[region], face.name, face.limit, face.symbols, cubes)
    asked: list[LoseCube] = []
    if cubes >= face.limit:
        asked = strike(state, due, token, before)
    else:
        state.tell("harmless", None, REGIONS[region])
    if asked:
        state.push(*asked, Reckon(due, token, before))
    else:
        reckon(state, due, token, before)


def population(state: "Rattus", region: int) -> int:
    """Count what a limit is held against: cubes and a strengthened plague piece, less one for every nun."""
    cubes = sum(state.cubes[region * 4 : region * 4 + 4]) - state.nuns.count(region)
    return max(0, cubes + state.neutral if state.plague == region else cubes)


def strike(state: "Rattus", due: NextToken, token: int, before: tuple[int, ...]) -> "list[LoseCube]":
    """Take cubes in turn order from the actor on; list whom to ask because of potions."""
    hits = blows(state, token, before)
    start = due.actor if due.actor != NOBODY else state.active
    order = [(start + i) % state.seats for i in range(state.seats)]
    struck = [seat for seat in order if hits[seat] and before[seat]]
    if not struck:
        state.tell("spared", None, REGIONS[due.region])
    asked = []
    for seat in struck:
        if state.potions[due.region * 4 + seat]:
            asked.append(LoseCube(seat, due.region, hits[seat]))
        else:
            state.bury(seat, due.region, min(hits[seat], before[seat]))
    return asked


def blows(state: "Rattus", token: int, before: tuple[int, ...]) -> list[int]:
    """Count how often each seat is struck; who has most cubes is judged as the token is turned."""
    face = TOKENS[token]
    hits = [face.everybody] * 4
    if face.majority:
        most = max(before)
        for seat, cubes in enumerate(before):
            if cubes == most:
                hits[seat] += face.majority
    holder = state.holder
    for number, times in face.classes:
        for character in members(state.cast)[number]:
            if (owner := holder[character]) >= 0:
                hits[owner] += times
    return hits


@frame
class LoseCube(FollowUp["Rattus"]):
    """Choose which cube dies, or which potion is given up in its stead; perhaps more than once."""

    region: int
    hits: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the different cubes, and the potions of those that have any."""
        first, kinds = self.region * STACKS, state.kinds(self.region * 4 + self.seat)
        return [*(LOSE[first + n] for n in kinds), *(POTION[first + n] for n in kinds if n)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Lose the cube with all its potions, or one potion; used potions can be brewed again."""
        potions, dies = WHICH[action] % STACKS, action.kind == "lose"
        # The blows that are left are known while this one is told.
        if self.hits > 1 and state.cubes[self.region * 4 + self.seat] > dies:
            state.push(LoseCube(self.seat, self.region, self.hits - 1))
        if dies:
            state.bury(self.seat, self.region, 1, potions)
        else:
            state.give_up(self.seat, self.region, potions)


@frame
class Reckon(Step["Rattus"]):
    """All seats struck by a token have answered."""

    due: NextToken
    token: int
    before: tuple[int, ...]

    def run(self, state: "Rattus") -> None:
        """Write it down and go on."""
        reckon(state, self.due, self.token, self.before)


def reckon(state: "Rattus", due: NextToken, token: int, before: tuple[int, ...]) -> None:
    """Count the dead, among whom is no potion given up, and let the next token be due."""
    after = state.cubes[due.region * 4 : due.region * 4 + 4]
    lost = [was - now for was, now in zip(before, after, strict=True)]
    state.toll += ((token, due.region, *lost[: state.seats]),)
    state.stack.append(due)
    if due.serf and state.reserve[due.actor] and sum(lost) > lost[due.actor]:
        state.stack.append(AddSerf(due.actor, due.region))


@frame
class AddSerf(FollowUp["Rattus"]):
    """The serf may add a cube where a token has killed one of another seat."""

    region: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """Both are always possible."""
        return (ADD, DECLINE)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place the cube at once, where the next token finds it."""
        if action == ADD:
            note_power(state, self.seat, SERF)
            state.settle(self.seat, self.region, 1)
