"""The Pied Piper characters that move cubes: baker, messenger, mayor, Pied Piper and magician."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.rattus.europe import AT, RAT, REGIONS
from rules.rattus.moves import CarryCube, besides, carry, has_cube, has_reserve, leads, mobile
from rules.rattus.names import MOST_RATS, PLACED, STACKS
from rules.rattus.picks import WHICH, picks
from rules.rattus.placing import bonus, note_bonus
from rules.rattus.powers import DONE, TURN, power

if TYPE_CHECKING:
    from rules.rattus.state import Rattus

#: A cube of a seat in a region, by place.
CUBE = picks("cube", [(name, seat) for name in REGIONS for seat in range(4)])


@power(has_reserve)
def baker(state: "Rattus", seat: Seat) -> None:
    """A cube of the reserve waits on the card for whoever takes it."""
    state.bake(seat)


# The messenger.


def _cubes_can_swap(state: "Rattus", _seat: Seat) -> bool:
    places = [place for place, cubes in enumerate(state.cubes) if cubes]
    return any(_partners(place, places) for place in places)


def _partners(first: int, places: list[int]) -> list[int]:
    region, seat = divmod(first, 4)
    return [place for place in places if place % 4 != seat and place // 4 != region]


@power(_cubes_can_swap)
def messenger(state: "Rattus", seat: Seat) -> None:
    """Two cubes of different seats change places, across any wall."""
    state.push(MessengerFrom(seat))


@frame
class MessengerFrom(FollowUp["Rattus"]):
    """Choose the first cube."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the cubes that have another to change with."""
        places = [place for place, cubes in enumerate(state.cubes) if cubes]
        return [CUBE[place] for place in places if _partners(place, places)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask for the other."""
        state.push(MessengerTo(self.seat, WHICH[action]))


@frame
class MessengerTo(FollowUp["Rattus"]):
    """Choose the cube that it changes places with."""

    first: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the cubes of other seats in other regions."""
        places = [place for place, cubes in enumerate(state.cubes) if cubes]
        return [CUBE[place] for place in _partners(self.first, places)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Change them; where potions make cubes different, each is chosen, the first one first."""
        here, owner = divmod(self.first, 4)
        there, other = divmod(WHICH[action], 4)
        state.push(CarryCube(self.seat, owner, here, there), CarryCube(self.seat, other, there, here))


# The mayor.


@power(leads, TURN)
def mayor(state: "Rattus", seat: Seat) -> None:
    """Instead of cubes by rats, one comes into every region the seat leads; a bonus goes there as well."""
    state.used |= PLACED
    state.push(MayorBonus(seat, bonus(state, seat)))
    led = state.led(seat)
    if state.reserve[seat] < len(led):
        state.push(MayorPick(seat, tuple(led)))
    else:
        for region in led:
            state.settle(seat, region, 1)


@frame
class MayorPick(FollowUp["Rattus"]):
    """With too few cubes for all regions, choose one after the other."""

    led: tuple[int, ...]

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions without a new cube."""
        return [AT[region] for region in self.led]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place it, and ask again while the reserve lasts."""
        chosen = WHICH[action]
        state.settle(self.seat, chosen, 1)
        if state.reserve[self.seat]:
            state.push(MayorPick(self.seat, tuple(region for region in self.led if region != chosen)))


@frame
class MayorBonus(FollowUp["Rattus"]):
    """Choose a led region for a cube of the peasant's or the queen's, or be done."""

    cubes: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions the seat leads while there is a cube to place."""
        led = state.led(self.seat) if self.cubes and state.reserve[self.seat] else ()
        return [*(AT[region] for region in led), DONE]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Place it, and ask again."""
        if action != DONE:
            note_bonus(state, self.seat)
            state.settle(self.seat, WHICH[action], 1)
            state.push(MayorBonus(self.seat, self.cubes - 1))


# The Pied Piper.


@power(mobile)
def pied_piper(state: "Rattus", seat: Seat) -> None:
    """A cube goes to a neighbour and draws after it as many rats as there is room for."""
    state.push(PiperFrom(seat))


@frame
class PiperFrom(FollowUp["Rattus"]):
    """Choose the region the cube leaves."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions with own cubes and a way out, with rats or without."""
        return [AT[region] for region in mobile(state, self.seat)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask where to."""
        state.push(PiperTo(self.seat, WHICH[action]))


@frame
class PiperTo(FollowUp["Rattus"]):
    """Choose the neighbour where the cube goes."""

    source: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the neighbours that no wall shuts off."""
        return [AT[region] for region in state.neighbours(self.source)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move the cube; a bishop or three rats keep further rats out."""
        target = WHICH[action]
        rats, room = len(state.rats[self.source]), MOST_RATS - len(state.rats[target])
        if rats and room and target not in state.bishops:
            state.push(PiperRats(self.seat, self.source, target, min(rats, room)))
        carry(state, self.seat, self.source, target)


@frame
class PiperRats(FollowUp["Rattus"]):
    """Choose which rats follow where not all find room, in the order in which they lie."""

    source: int
    target: int
    rats: int
    start: int = 0

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the rats that leave enough others behind them."""
        first, count = self.source * 3, len(state.rats[self.source])
        return RAT[first + self.start : first + count - self.rats + 1]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Move it; those behind close up."""
        place = WHICH[action]
        state.move_rat(self.seat, place, self.target)
        if self.rats > 1:
            state.push(PiperRats(self.seat, self.source, self.target, self.rats - 1, place % 3))


# The magician.


def _can_brew(state: "Rattus", seat: Seat) -> bool:
    return state.potions_left > 0 and has_cube(state, seat)


@power(_can_brew)
def magician(state: "Rattus", seat: Seat) -> None:
    """A potion is set beside a cube of one's own, with others or alone."""
    state.push(BrewAt(seat))


@frame
class BrewAt(FollowUp["Rattus"]):
    """Choose the region of the cube."""

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the regions with own cubes."""
        return [AT[region] for region in state.homes(self.seat)]

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Ask which cube."""
        state.push(BrewBeside(self.seat, WHICH[action]))


@frame
class BrewBeside(FollowUp["Rattus"]):
    """Choose the cube among those that differ by their potions."""

    region: int

    def options(self, state: "Rattus") -> Sequence[Action]:
        """List the different cubes."""
        return besides(state, self.seat, self.region)

    def resolve(self, state: "Rattus", action: Action) -> None:
        """Set the potion beside it."""
        state.brew(self.seat, self.region, WHICH[action] % STACKS)
