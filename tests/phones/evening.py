"""A table around which people sit with scripted phones, in a house that paints nothing."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game.drawing.theme import TINCTURES
from game.program.navigation import House
from game.session.plan import NAMES, PHONE, Plan, Player
from rules.kernel import Seat
from tests.phones.conftest import PORTS
from tests.phones.scripted import ScriptedPhone
from tests.phones.waiting import PATIENCE


def by_phone(game: str, seats: int, options: dict[str, str] | None = None, seed: int = 5) -> Plan:
    """Let people sit down who all hold phones."""
    players = tuple(Player(NAMES[seat], TINCTURES[seat], secrecy=PHONE) for seat in range(seats))
    return Plan(game, players, options or {}, seed)


class Evening:
    """A house, its table, and the phones around it."""

    def __init__(self, folder: Path, plan: Plan, size: tuple[int, int] = (1280, 720)) -> None:
        self.house = House(size, folder=folder)
        self.house.app.change(speed="off", bot_speed="off")
        self.link = self.house.phones.link
        self.table = self.house.open_table(plan)
        self.link.open("127.0.0.1", random.choice(PORTS))
        for seat in self.house.phones.seats:
            self.link.invite(seat)
        self.phones: dict[Seat, ScriptedPhone] = {}
        self.wait_for(lambda: bool(self.link.address))

    def deal(self, plan: Plan) -> None:
        """Play something else with the phones that are here."""
        self.table = self.house.open_table(plan)
        for phone in self.phones.values():
            phone.sheet = {}
        self.wait_for(lambda: all(phone.sheet for phone in self.phones.values()))

    def sit_down(self, *seats: Seat) -> None:
        """Let phones come to seats by their codes."""
        for seat in seats or self.house.phones.seats:
            phone = self.phones[seat] = ScriptedPhone(self.link, seat)
            phone.say("sit")
        self.wait_for(lambda: all(phone.sheet.get("step") for phone in self.phones.values()))

    def pass_time(self) -> None:
        """Let a frame pass, without painting it."""
        self.house.app.each_frame()
        self.house.app.scenes[-1].tick(0.05)
        for phone in self.phones.values():
            phone.read()

    def wait_for(self, holds: Callable[[], object]) -> None:
        """Let time pass until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "nothing happens"
            self.pass_time()
            time.sleep(0.0005)

    def close(self) -> None:
        """Go home."""
        for phone in self.phones.values():
            phone.close()
        while self.house.app.scenes:
            self.house.app.pop()
        self.house.close()


@contextmanager
def evening(folder: Path, plan: Plan) -> Iterator[Evening]:
    """Spend an evening, and go home whatever happens."""
    spent = Evening(folder, plan)
    try:
        yield spent
    finally:
        spent.close()
