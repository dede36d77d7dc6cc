"""The seats to which phones may come: from the first that wants one until the table is left."""

import sys
from collections.abc import Sequence

from game.phones.leaves import bare, greeting, vocabulary
from game.phones.link import PORT, Link
from game.session.plan import Plan, Player
from game.words import Tongue
from game.words import phone_codes as words
from rules.kernel import Seat


class PhoneSeats:
    """Lets phones come to the seats that want them; nothing listens before that, or afterwards."""

    def __init__(self, link: Link, at: str = "", system: str = sys.platform) -> None:
        """Keep the door closed; ``at`` is the one place where it may be opened, if anybody said so."""
        self.link = link
        self.system = system
        self.opened = False
        #: Where this machine can be reached, and which of these was chosen.
        self.addresses: list[str] = []
        self.chosen = ""
        self._at = at
        #: Who is expected, by seat.
        self._names: dict[Seat, str] = {}

    # The door.

    def open(self, preferred: str = "") -> None:
        """Let phones come to the address that people chose last, or to the likeliest this machine has."""
        from game.phones.address import places

        self.opened = True
        host, _, port = self._at.rpartition(":")
        self.addresses = [host] if host else [place.address for place in places()]
        if self.addresses:
            self.chosen = preferred if preferred in self.addresses else self.addresses[0]
            self.link.open(self.chosen, int(port or PORT), only=bool(port))

    def close(self) -> None:
        """Let nobody come any more, and forget who was expected."""
        self._names.clear()
        if self.opened:
            self.opened = False
            self.link.close()

    @property
    def trouble(self) -> str:
        """Say why no phone can come: "address", "port" or "gone"; empty: nothing is in the way."""
        if not self.opened:
            return ""
        return self.link.trouble if self.addresses else "address"

    # The seats.

    def expects(self, players: Sequence[Player]) -> bool:
        """Say whether everybody who wants a phone was invited."""
        return _by_phone(players).items() <= self._names.items()

    def invite(self, players: Sequence[Player]) -> None:
        """Invite everybody who wants a phone, and nobody else."""
        self.keep(players)
        wanted = _by_phone(players)
        # Whose phone only slept is still expected, as long as they sit there.
        self._names |= wanted
        for seat in wanted:
            self.link.invite(seat)

    def keep(self, players: Sequence[Player]) -> None:
        """Send those away whose seat is somebody else's now, or no longer wants a phone.

        A phone that only slept finds the seat again when it wakes up, as long as the same person sits there.
        """
        wanted, named = _by_phone(players), dict(enumerate(player.name for player in players))
        for seat, name in [*self._names.items()]:
            if wanted.get(seat) != name and not (named.get(seat) == name and self.link.excuse(seat)):
                del self._names[seat]
                self.link.revoke(seat)
        if not wanted and not self.link.excused:
            self.close()

    def greet(self, plan: Plan, tongue: Tongue) -> None:
        """Greet whoever comes before there is a table, each in the language of the seat."""
        for seat in self._names:
            player = plan.players[seat]
            say = Tongue(player.language) if player.language else tongue
            seated = {**bare(plan, seat, say), "head": say(words.SOON)}
            waits = self.link.guest(seat) == "waiting"
            self.link.speak(seat, vocabulary(plan.players, say))
            self.link.show(seat, greeting(plan, seat, say) if waits else seated)


def _by_phone(players: Sequence[Player]) -> dict[Seat, str]:
    return {seat: player.name for seat, player in enumerate(players) if player.by_phone}
