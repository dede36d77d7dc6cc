"""Questions in the middle of something that was begun: a card, or a bribe."""

from typing import TYPE_CHECKING

from rules.kernel import Decision
from rules.kernel.flow import value

if TYPE_CHECKING:
    from rules.notre_dame.state import NotreDame


@value
class FollowUp(Decision["NotreDame"]):
    """A step of something begun, so that one may want to take back how it began."""

    def halfway(self, state: "NotreDame") -> bool:
        """Say that it is."""
        return True
