"""How it is with every seat while phones come to the table."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from game.scenes.phone_seats import PhoneSeats
from game.session.plan import Player
from rules.kernel import Seat


class Guest(NamedTuple):
    """How it is with one seat."""

    seat: Seat
    player: Player
    #: "bot", "screen", "closed" (nobody may come yet), "barred", "opening", "waiting", "here" or "asleep".
    state: str
    url: str = ""
    letters: str = ""
    #: Somebody wants to see the code of a seat that is taken.
    bared: bool = False

    @property
    def code(self) -> str:
        """Give the code that is to be seen; empty: there is none, or the seal covers it."""
        return self.url if self.state == "waiting" or self.bared else ""


def guests(seats: PhoneSeats, players: Sequence[Player], bared: Container[Seat]) -> list[Guest]:
    """Tell how it is with everybody; of some the code is to be seen although they are here."""
    return [_guest(seats, seat, player, bared=seat in bared) for seat, player in enumerate(players)]


def _guest(seats: PhoneSeats, seat: Seat, player: Player, *, bared: bool) -> Guest:
    link = seats.link
    if not player.by_phone:
        return Guest(seat, player, "bot" if player.bot else "screen")
    if not seats.opened:
        return Guest(seat, player, "closed")
    state, url = link.guest(seat), link.url(seat)
    if state == "here":
        return Guest(seat, player, state, url, link.letters(seat), bared and bool(url))
    if seats.trouble:
        return Guest(seat, player, "barred")
    if not url:
        return Guest(seat, player, "opening")
    return Guest(seat, player, state, url, link.letters(seat), bared)
