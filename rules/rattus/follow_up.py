"""Questions in the middle of something that was begun: a power, placing cubes, or the plague."""

from typing import TYPE_CHECKING

from rules.kernel import Decision
from rules.kernel.flow import value

if TYPE_CHECKING:
    from rules.rattus.state import Rattus


@value
class FollowUp(Decision["Rattus"]):
    """A step of something begun, so that one may want to take back how it began."""

    def halfway(self, state: "Rattus") -> bool:
        """Say that it is."""
        return True
