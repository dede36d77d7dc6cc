"""The screen of the phones in all its states, without a server or anybody who comes."""

from collections.abc import Iterator, Sequence

from game.drawing.theme import TINCTURES
from game.phones.invitation import Invitation
from game.phones.link import PORT, Heard, Link
from game.program.navigation import House
from game.program.reception import Reception
from game.scenes.phones import PATIENCE, PhonesScene
from game.session.plan import NAMES, Plan, Player
from game.session.plan_edits import Draft
from rules import GAMES

#: A game that seats everybody.
GAME = max(GAMES, key=lambda key: GAMES[key].seats[-1])
HOST, OTHER = "192.168.178.24", "10.0.0.17"
#: How it is with every seat: at the screen, a bot, or with a phone that waits, is here or sleeps.
MIXED = ("here", "waiting", "waiting", "asleep", "screen")
STATES: dict[str, tuple[str, ...]] = {
    "mixed": MIXED,
    "waiting": ("waiting",) * 5,
    "two": ("waiting", "here"),
    "three": ("here", "bot", "asleep"),
    "nobody": ("screen", "screen", "bot", "bot"),
}


class Unplugged(Link):
    """A line to nowhere: whoever is said to be here is here."""

    def _start(self) -> None:
        self._take(["open", PORT])

    def hear(self) -> list[Heard]:
        """Give nothing."""
        return []

    def seat(self, seat: int, guest: str) -> None:
        """Say how it is with a seat, whose code is always the same."""
        same = "BCDFGHJKLMNPQRSTVWXZ"
        ticket, letters = f"{same}{same[seat:]}"[:26], f"{same[seat * 3 :]}{same}"[:6]
        sat, awake = guest != "waiting", guest != "asleep"
        self._invited[seat] = Invitation(ticket, letters, sat=sat, awake=awake)


def people(states: Sequence[str]) -> tuple[Player, ...]:
    """Seat somebody for every state."""
    spoken = ("de", "", "fr", "en", "")
    return tuple(
        Player(
            NAMES[seat],
            TINCTURES[seat],
            "burgher" if state == "bot" else "",
            "curtain" if state in ("screen", "bot") else "phone",
            spoken[seat],
        )
        for seat, state in enumerate(states)
    )


def unplug(house: House, system: str = "linux") -> Unplugged:
    """Let the phones of a house come by a line to nowhere."""
    house.reception = Reception(house, f"{HOST}:{PORT}", system)
    house.reception.phones.link = link = Unplugged()
    return link


def received(house: House, states: Sequence[str], system: str = "linux", trouble: str = "") -> PhonesScene:
    """Show the screen with somebody in every state."""
    house.to_title()
    link = unplug(house, system)
    house.reception.show_before(Draft(Plan(GAME, people(states), {}, 1), lambda _: None))
    for seat, state in enumerate(states):
        if state in ("waiting", "here", "asleep") and system == "linux":
            link.seat(seat, state)
    link.trouble = trouble
    if len(states) > 2 and system == "linux":
        house.reception.seats.addresses.append(OTHER)
    scene = house.app.top
    assert isinstance(scene, PhonesScene)
    scene.refresh()
    return scene


def screens(house: House) -> Iterator[str]:
    """Show every state of the screen in turn, and name it."""
    for name, states in STATES.items():
        received(house, states)
        yield f"phones_{name}"
    scene = received(house, MIXED)
    scene.show_code(0)
    yield "phones_bared"
    scene = received(house, ("waiting",) * 3)
    scene.tick(PATIENCE + 1)
    yield "phones_nobody_comes"
    for trouble in ("address", "port", "gone"):
        received(house, ("waiting", "waiting", "screen"), trouble=trouble)
        yield f"phones_trouble_{trouble}"
    for system in ("win32", "darwin"):
        received(house, ("waiting", "waiting", "screen"), system)
        yield f"phones_before_{system}"
    house.to_title()
