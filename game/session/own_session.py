"""A table as one seat meets it: where several are asked at once, it is this one."""

from typing import Any

from game.session.session import Session
from rules.kernel import Decision, Seat


class OwnSession(Session):
    """The same plan and match, looked at from one seat; nothing is kept from here."""

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(session.plan, session.match, None, session.seams, session.handovers)
        self.seat = seat

    @property
    def asked(self) -> Decision[Any] | None:
        """Give what this seat is asked, or else whoever the others wait for."""
        own = (decision for decision in self.match.state.decisions() if decision.seat == self.seat)
        return next(own, super().asked)
