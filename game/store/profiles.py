"""Who has played here, and the last table of each game."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from game.store.files import Shelf
from game.table.seating_plan import Plan, Player

T = TypeVar("T")

PEOPLE = "people"
#: So many people are remembered, those who played last first.
MOST = 40


class Profile(NamedTuple):
    """How somebody likes to sit."""

    name: str
    tincture: str
    secrecy: str
    language: str

    @classmethod
    def read(cls, data: Any) -> "Profile":
        """Take a profile out of JSON; anything amiss raises ValueError."""
        return cls.of(Player.read(data))

    @classmethod
    def of(cls, player: Player) -> "Profile":
        """Remember a player."""
        return cls(player.name, player.tincture, player.secrecy, player.language)


class Profiles:
    """The people and tables on a shelf; files that cannot be read are set aside, and an older copy serves."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.people: tuple[Profile, ...] = self._read(PEOPLE, _people) or ()

    def named(self, name: str) -> Profile | None:
        """Find somebody, however the name is spelled."""
        meant = name.strip().casefold()
        return next((profile for profile in self.people if profile.name.casefold() == meant), None)

    def last_table(self, game: str) -> Plan | None:
        """Give the table of a game as it was last agreed on."""
        plan = self._read(_table(game), Plan.read)
        return plan if plan and plan.game == game else None

    def remember(self, plan: Plan) -> None:
        """Remember a table and the people at it."""
        fresh = [Profile.of(player) for player in plan.players if not player.bot]
        here = {profile.name.casefold() for profile in fresh}
        others = [profile for profile in self.people if profile.name.casefold() not in here]
        self.people = (*fresh, *others)[:MOST]
        # A table that cannot be written down can still be played.
        with suppress(OSError):
            self.shelf.write(PEOPLE, [profile._asdict() for profile in self.people])
            self.shelf.write(_table(plan.game), plan.to_json())

    def _read(self, name: str, understood: Callable[[Any], T]) -> T | None:
        try:
            return self.shelf.recovered(name, understood)
        except OSError:
            return None


def _table(game: str) -> str:
    return f"table-{game}"


def _people(data: Any) -> tuple[Profile, ...]:
    if not isinstance(data, Iterable):
        raise ValueError("These are no people")
    return tuple(Profile.read(person) for person in data)
