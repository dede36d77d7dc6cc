"""Where those are received who play by phone: the codes before a table is laid, and over one that runs."""

import sys
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.session.plan import PHONE, Player
from game.session.plan_edits import Draft, with_player
from game.words import LANGUAGES, shared
from rules.bots.service import Thinkers

if TYPE_CHECKING:
    from game.phones.link import Heard
    from game.program.navigation import House
    from game.scenes.phone_seats import PhoneSeats
    from game.scenes.phone_table import PhoneTable
    from game.scenes.table import Table


class Reception:
    """Shows the codes of the house, and closes its door behind the last guest."""

    def __init__(self, house: "House", at: str = "", system: str = sys.platform) -> None:
        """Wait; what has to do with phones is loaded with the first table."""
        self.house = house
        self._at = at
        self._system = system

    @cached_property
    def phones(self) -> "PhoneTable":
        """Give what plays on phones; it listens to them with every frame from now on."""
        from game.phones.link import Link
        from game.scenes.phone_table import PhoneTable

        # Whoever asks for advice on a phone does not wait for the bots of the table.
        made = PhoneTable(Link(), Thinkers(1))
        self.house.app.each_frame = made.pass_time
        return made

    @cached_property
    def seats(self) -> "PhoneSeats":
        """Give the seats to which phones may come."""
        from game.scenes.phone_seats import PhoneSeats

        return PhoneSeats(self.phones.link, self._at, self._system)

    def close(self) -> None:
        """Let no phone come any more: the table is left."""
        if "seats" in vars(self):
            self.seats.close()

    def end(self) -> None:
        """Let go of what would outlive the window."""
        if "phones" in vars(self):
            self.phones.close()

    def keep(self, players: Sequence[Player]) -> None:
        """Keep of those who came by phone whoever still sits there and wants that."""
        if "seats" in vars(self):
            self.seats.keep(players)

    def welcome(self, table: "Table") -> None:
        """Show the codes if anybody at a table wants to play by phone who was not invited yet."""
        if not self.seats.expects(table.session.players):
            self.show(table)

    def show(self, table: "Table") -> None:
        """Show who plays by phone at a table, and how others can."""
        from game.scenes.phones import Onward, PhonesScene

        change = partial(self.house.change, table)
        onward = Onward(shared.RESUME, partial(self._back_to, table))
        self.house.app.push(PhonesScene(self.seats, lambda: table.session.players, change, onward))

    def _back_to(self, table: "Table") -> None:
        while self.house.app.top is not table:
            self.house.app.pop()

    def show_before(self, draft: Draft) -> None:
        """Show who plays by phone before the table is laid, and greet them."""
        from game.scenes.phones import Onward, PhonesScene

        house = self.house

        def change(seat: int, what: str, value: str) -> None:
            draft.alter(with_player, seat, **{what: value})

        def hear(heard: "Heard") -> None:
            language, players = heard.data.get("language"), draft.plan.players
            if heard.seat >= len(players):
                return
            if heard.what == "language" and language in LANGUAGES:
                change(heard.seat, "language", language)
            elif heard.what == "joined" and not players[heard.seat].by_phone:
                # The phone slept while the seat was given to somebody else.
                change(heard.seat, "bot", "")
                change(heard.seat, "secrecy", PHONE)

        self.phones.before = hear
        onward = Onward(shared.START, lambda: house.begin(draft.plan))
        scene = PhonesScene(self.seats, lambda: draft.plan.players, change, onward)
        scene.greet = lambda: self.seats.greet(draft.plan, house.app.tongue)
        house.app.push(scene)
