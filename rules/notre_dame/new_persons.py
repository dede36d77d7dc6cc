"""The eighteen New Persons: their favours and the choices these ask for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.kernel import Action, FollowUp, Seat, frame
from rules.notre_dame.actions import AT, DECLINE, PLACE_OF, lay_open, sectors_but, use
from rules.notre_dame.carriage import deliver
from rules.notre_dame.favours import favour
from rules.notre_dame.moves import empty_sectors, sectors_with_pieces
from rules.notre_dame.names import AWAY, BARE, CATHEDRAL, HOSPITAL, INN, MESSAGES

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame

DONE = Action("done")
MESSAGE = tuple(Action("message", name) for name in MESSAGES)

# Period A.


@favour
def administrator(state: "NotreDame", seat: Seat) -> None:
    """As many points again as one has."""
    state.gain(seat, state.prestige[seat], "administrator")


@favour
def nurse(state: "NotreDame", seat: Seat) -> None:
    """A cube from the reserve goes to the hospital and the rat one step back, each for itself."""
    placed = state.place_from_reserve(seat, HOSPITAL)
    # By the first rulings the rat stayed where it was if there was no cube.
    if placed or state.rulings > 1:
        state.chase_rat(seat)


@favour
def scholar(state: "NotreDame", seat: Seat) -> None:
    """The third card, still in hand, is played after all."""
    if state.hand[seat]:
        lay_open(state, seat, 0)


@favour
def priest(state: "NotreDame", seat: Seat) -> None:
    """A cube from the reserve goes to the cathedral; nothing else happens."""
    state.place_from_reserve(seat, CATHEDRAL)


@favour
def procurator(state: "NotreDame", seat: Seat) -> None:
    """A sector is used as it stands."""
    if any(state.quarter(seat)):
        state.push(UseSector(seat))


@favour
def bell_ringer(state: "NotreDame", seat: Seat) -> None:
    """Three points for every own cube on the cathedral."""
    state.gain(seat, 3 * state.cubes[seat * 8 + CATHEDRAL], "bell_ringer")


@frame
class UseSector(FollowUp["NotreDame"]):
    """Choose a sector to use, or none."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors with pieces; an empty one gives nothing."""
        return [*sectors_with_pieces(state, self.seat), DECLINE]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Use it."""
        if action == DECLINE:
            state.tell("declined", self.seat, "procurator")
        else:
            use(state, self.seat, PLACE_OF[action])


# Period B.


@favour
def spy(state: "NotreDame", seat: Seat) -> None:
    """Two points and a look at the grey persons still to come, in their order."""
    state.gain(seat, 2, "spy")
    state.reveal()
    state.spies |= 1 << seat
    state.tell("spied", seat, state.grey, only=seat)


@favour
def travelling_folk(state: "NotreDame", seat: Seat) -> None:
    """Any number of cubes leave the board for two points each."""
    if state.places_with_cubes(seat):
        state.push(SendAway(seat, 0))


@favour
def coachman(state: "NotreDame", seat: Seat) -> None:
    """One kind of the messages taken is carried out again."""
    if state.taken[seat]:
        state.push(DeliverAgain(seat))


@favour
def trader(state: "NotreDame", seat: Seat) -> None:
    """A coin for every market of the own quarter where no message lies."""
    start = state.home(seat) * 5
    first = start if state.trader_counts_centre else start + 1
    bare = state.messages[first : start + 5].count(BARE)
    if bare:
        state.earn(seat, bare)


@favour
def benefactor(state: "NotreDame", seat: Seat) -> None:
    """Any number of points (or coins, where the table plays so) chase the rat one step each."""
    if state.rat[seat]:
        state.push(PayForHealth(seat))


@favour
def butcher(state: "NotreDame", seat: Seat) -> None:
    """A cube from the reserve goes to any of the empty sectors, which are not used."""
    if state.reserve[seat] and 0 in state.quarter(seat):
        state.push(FillEmpty(seat))


@frame
class SendAway(FollowUp["NotreDame"]):
    """Choose a cube to send back to the reserve, or be done and score all of them at once."""

    sent: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the places with a cube, the cathedral among them; the confidant stays."""
        return [*(AT[place] for place in state.places_with_cubes(self.seat)), DONE]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Send the cube and ask again; the points come last, with the park as it then is."""
        if action == DONE:
            if not self.sent:
                state.tell("declined", self.seat, "travelling_folk")
            state.gain(self.seat, 2 * self.sent, "travelling_folk")
            return
        state.dismiss(self.seat, PLACE_OF[action])
        state.push(SendAway(self.seat, self.sent + 1))


@frame
class DeliverAgain(FollowUp["NotreDame"]):
    """Choose a kind of message, or none."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the kinds one has."""
        kinds = [kind for _, kind in state.taken[self.seat]]
        return [*(MESSAGE[kind] for kind in range(4) if kind in kinds), DECLINE]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Give what all messages of this kind bring."""
        if action == DECLINE:
            state.tell("declined", self.seat, "coachman")
            return
        kind = MESSAGE.index(action)
        times = sum(other == kind for _, other in state.taken[self.seat])
        deliver(state, self.seat, kind, times, "coachman")


@frame
class PayForHealth(FollowUp["NotreDame"]):
    """Choose how much to give; the list, or its absence, would tell how many points one has."""

    forced = False
    secret = True

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List every amount one has, up to the rat's distance from 0."""
        purse = state.coins if state.benefactor_takes_coins else state.prestige
        most = min(purse[self.seat], state.rat[self.seat])
        return [Action("give", amount) for amount in range(most + 1)]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Pay and move the rat."""
        amount = action.number
        if not amount:
            state.tell("declined", self.seat, "benefactor")
            return
        if state.benefactor_takes_coins:
            state.pay(self.seat, amount)
        else:
            state.lose(self.seat, amount, "benefactor")
        state.chase_rat(self.seat, amount)


@frame
class FillEmpty(FollowUp["NotreDame"]):
    """Choose an empty sector for a cube, or be done."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the empty sectors while the reserve lasts."""
        if not state.reserve[self.seat]:
            return (DONE,)
        return [*empty_sectors(state, self.seat), DONE]

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Place the cube and ask again."""
        if action != DONE:
            state.place_from_reserve(self.seat, PLACE_OF[action])
            state.push(FillEmpty(self.seat))


# Period C. The councillor is in ``bribes``, because he knows all favours.


@favour
def gatekeeper(state: "NotreDame", seat: Seat) -> None:
    """Three points for every two own cubes in the reserve."""
    state.gain(seat, 3 * (state.reserve[seat] // 2), "gatekeeper")


@favour
def innkeeper(state: "NotreDame", seat: Seat) -> None:
    """Two points for every piece in the inn."""
    state.gain(seat, 2 * state.pieces(seat, INN), "innkeeper")


@favour
def gravedigger(state: "NotreDame", seat: Seat) -> None:
    """A point for every rat on the three cards."""
    state.gain(seat, state.plague, "gravedigger")


@favour
def actress(state: "NotreDame", seat: Seat) -> None:
    """All pieces of one sector move to another, which is then used."""
    if any(state.quarter(seat)):
        state.push(ActressFrom(seat))


@favour
def mistress(state: "NotreDame", seat: Seat) -> None:
    """A cube from the reserve joins the confidant, whose sector is then used."""
    sector = state.confidant[seat]
    if sector != AWAY and state.place_from_reserve(seat, sector):
        use(state, seat, sector)


@frame
class ActressFrom(FollowUp["NotreDame"]):
    """Choose the sector that is emptied."""

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the sectors with pieces."""
        return sectors_with_pieces(state, self.seat)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Ask where to."""
        state.push(ActressTo(self.seat, PLACE_OF[action]))


@frame
class ActressTo(FollowUp["NotreDame"]):
    """Choose the sector where all of them go, and use it."""

    source: int

    def options(self, state: "NotreDame") -> Sequence[Action]:
        """List the other sectors."""
        return sectors_but(self.source)

    def resolve(self, state: "NotreDame", action: Action) -> None:
        """Move everybody, then use the sector with what now stands there."""
        target = PLACE_OF[action]
        cubes = state.cubes[self.seat * 8 + self.source]
        if cubes:
            state.shift(self.seat, self.source, target, cubes)
        if state.confidant[self.seat] == self.source:
            state.send_confidant(self.seat, target)
        use(state, self.seat, target)
