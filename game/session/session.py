"""A match with the people and bots who play it, kept safe after every action."""

from collections.abc import Callable, Sequence
from typing import Any

from game.session.handovers import Handover, done, lent, read_handovers
from game.session.plan import Plan, Player
from game.session.seams import FORKED, Seam, read_seams
from rules import Match
from rules.kernel import Action, Decision, Event, RulesError, Seat

Keep = Callable[[dict[str, Any]], None]


class Reel(list[Event]):
    """The events of an action, and beside each how the table stood when it was told."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self._moments = [match.state.clone()]

    def append(self, event: Event) -> None:
        """Take an event, and keep the moment."""
        super().append(event)
        self._moments.append(self._match.state.moment())

    def views(self, seat: Seat | None, *, told_after: bool) -> list[Any]:
        """Give what a seat saw before the first event and after each, however early the rules tell them."""
        first, *told = self._moments
        later = told if told_after else [*told[1:], self._match.state]
        return [moment.view(seat) for moment in (first, *later)]


class Session:
    """A table in play: what was agreed, the match, and a place where both are kept."""

    def __init__(
        self,
        plan: Plan,
        match: Match | None = None,
        keep: Keep | None = None,
        seams: Sequence[Seam] = (),
        handovers: Sequence[Handover] = (),
    ) -> None:
        self.plan = plan
        self.match = match or plan.deal()
        #: Where something from before was taken up, in the order in which that was done.
        self.seams = tuple(seams)
        #: Where seats went from persons to bots or back, in the order in which they did.
        self.handovers = tuple(handovers)
        self._keep = keep
        #: The seats whose hands are held on phones now, and those of them that cannot be reached.
        self.phones = frozenset[Seat]()
        self.asleep = frozenset[Seat]()
        #: The seats of all persons who have been at the table while it was played.
        self._sat = frozenset(self.people)

    @property
    def players(self) -> tuple[Player, ...]:
        """Give who sits where."""
        return self.plan.players

    @property
    def names(self) -> tuple[str, ...]:
        """Name the players."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Give the seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.bot)

    @property
    def lent(self) -> frozenset[int]:
        """Number the actions that bots chose in the place of persons."""
        return frozenset(lent(self.match.log, self.players, self.handovers))

    @property
    def alone(self) -> bool:
        """Say whether nobody else ever sat down who could see what is not theirs."""
        return self.plan.alone

    @property
    def asked(self) -> Decision[Any] | None:
        """Give the decision to answer now.

        Where several are asked at once, people at the screen come first, then those with phones, then bots.
        """
        return min(self.match.state.decisions(), key=lambda asked: self._late(asked.seat), default=None)

    def _late(self, seat: Seat) -> tuple[bool, bool]:
        return bool(self.players[seat].bot), seat in self.phones

    def play(self, action: Action, seat: Seat) -> Reel:
        """Play and save."""
        reel = Reel(self.match)
        self.match.play(action, seat, reel)
        self.keep()
        return reel

    @property
    def undoer(self) -> Seat | None:
        """Name the person who could take something back now."""
        actors = [seat for seat, _ in self.match.log if not self.players[seat].bot]
        if not actors:
            return None
        return actors[-1] if self.plan.friendly or self.match.can_undo(actors[-1]) else None

    def undo(self, seat: Seat | None = None) -> None:
        """Take back what a seat or the last person did, and what bots did since if the table is friendly."""
        seat = self.undoer if seat is None else seat
        if seat is None:
            return
        if self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            last = max(number for number, (actor, _) in enumerate(self.match.log) if actor == seat)
            self.match = self.match.until(last)
        self.seams = tuple(seam._replace(step=min(seam.step, len(self.match.log))) for seam in self.seams)
        self.handovers = tuple(handover.within(self.match.log) for handover in self.handovers)
        self.keep()

    def set_bot(self, seat: Seat, level: str) -> None:
        """Hand a seat to a bot, or back to a person (empty level); whoever has sat there is not forgotten."""
        players = list(self.players)
        sat = players[seat].sat or seat in self._sat
        here = Handover(seat, done(self.match.log, seat), players[seat].bot)
        if here[:2] not in [each[:2] for each in self.handovers]:
            self.handovers = (*self.handovers, here)
        players[seat] = players[seat]._replace(bot=level, sat=sat)
        self.plan = self.plan._replace(players=tuple(players))
        self.keep()

    def change(self, seat: Seat, what: str, value: str) -> None:
        """Set for a seat who plays it ("bot"), how its secrets are kept ("secrecy"), or its "language"."""
        if what != "language":
            # Whoever sits there otherwise has put the phone away.
            self.phones, self.asleep = self.phones - {seat}, self.asleep - {seat}
        if what == "bot":
            self.set_bot(seat, value)
            return
        players = list(self.players)
        players[seat] = Player(**{**players[seat]._asdict(), what: value})
        self.plan = self.plan._replace(players=tuple(players))
        self.keep()

    def until(self, step: int) -> "Session":
        """Give the table as it was after so many actions."""
        match, seams = self.match.until(step), [seam for seam in self.seams if seam.step <= step]
        return Session(self.plan, match, None, seams, [each.within(match.log) for each in self.handovers])

    def forked(self, step: int) -> "Session":
        """Take the match up from a moment of it; the seal of one that is over is broken."""
        earlier = self.until(step)
        if self.asked is None:
            earlier.plan = earlier.plan._replace(nonce="")
        earlier.mark(FORKED)
        return earlier

    def kept_by(self, keep: Keep) -> "Session":
        """Give the same table, kept somewhere."""
        return Session(self.plan, self.match, keep, self.seams, self.handovers)

    def mark(self, kind: str) -> None:
        """Write down that the match goes on from here once more, where that is somebody else's business."""
        if not self.alone and self.asked is not None:
            self.seams = (*self.seams, Seam(len(self.match.log), kind))

    def follows(self, other: "Session") -> bool:
        """Say whether all that was played at another table was played here, and maybe more."""
        known = (other.plan.nonce, other.match.seed, other.match.choices, other.seams)
        here = (self.plan.nonce, self.match.seed, self.match.choices, self.seams)
        return here == known and self.match.log[: len(other.match.log)] == other.match.log

    def sit(self) -> None:
        """Take note of who sits there: the table is played from here on."""
        self._sat |= frozenset(self.people)

    def keep(self) -> None:
        """Write the table where it can be found again."""
        if self._keep:
            self._keep(self.to_json())

    def to_json(self) -> dict[str, Any]:
        """Write down who sits there, what was played, and where it was taken up again."""
        return {
            "plan": self.plan.to_json(),
            "match": self.match.save(),
            "seams": list(map(list, self.seams)),
            "handovers": list(map(list, self.handovers)),
        }

    @classmethod
    def restored(cls, data: Any, keep: Keep | None = None) -> "Session":
        """Bring a table back; a broken one raises ValueError (BrokenSave is one)."""
        try:
            plan, match = Plan.read(data["plan"]), Match.load(data["match"])
            seams = read_seams(data.get("seams", ()), len(match.log))
            handovers = read_handovers(data.get("handovers", ()), match.log, match.state.seats)
        except (KeyError, TypeError) as error:
            raise ValueError("This is no saved table") from error
        if (plan.game, len(plan.players)) != (match.game.key, match.state.seats):
            raise ValueError("The table and the match of this save do not belong together")
        return cls(plan, match, keep, seams, handovers)


def playable(data: Any) -> bool:
    """Say whether a table could be brought back from this."""
    try:
        Session.restored(data)
    except (RulesError, ValueError):
        return False
    return True
