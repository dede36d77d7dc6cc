"""Who has played here, and the last table of each game."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.session.plan import Plan, Player
from game.store import disk
from game.store.files import Shelf
from game.store.forgetting import scrubbed
from game.store.kept import Kept
from game.store.names import key_of, without

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
        self._people: Kept[tuple[Profile, ...]] = Kept(shelf, PEOPLE, _people, _written, ())

    @property
    def people(self) -> tuple[Profile, ...]:
        """Give who has played here, the last first."""
        return self._people.now

    def named(self, name: str) -> Profile | None:
        """Find somebody, however the name is spelled."""
        return next((profile for profile in self.people if key_of(profile.name) == key_of(name)), None)

    def last_table(self, game: str) -> Plan | None:
        """Give the table of a game as it was last agreed on."""
        try:
            plan = self.shelf.recovered(_table(game), Plan.read)
        except OSError:
            return None
        return plan if plan.game == game else None

    def remember(self, plan: Plan) -> None:
        """Remember a table and the people at it."""
        fresh = [Profile.of(player) for player in plan.players if not player.bot]
        self._people.change(lambda people: _with(people, fresh))
        # A table that cannot be written down can still be played.
        with suppress(OSError):
            self.shelf.write(_table(plan.game), plan.to_json())

    def forget(self, key: str) -> list[Path]:
        """Forget somebody, and who sat at the last tables; give the files where that could not be done."""
        left = self._people.purge(lambda people: tuple(p for p in people if key_of(p.name) != key), key)
        tables = disk.found(self.shelf.folder, f"{_table('*')}.*")
        return [*left, *scrubbed(tables, key, lambda plan: without(plan, key))]


def _table(game: str) -> str:
    return f"table-{game}"


def _people(data: Any) -> tuple[Profile, ...]:
    if not isinstance(data, Iterable):
        raise ValueError("These are no people")
    return tuple(Profile.read(person) for person in data)


def _written(people: Iterable[Profile]) -> list[dict[str, str]]:
    return [profile._asdict() for profile in people]


def _with(people: Iterable[Profile], fresh: Iterable[Profile]) -> tuple[Profile, ...]:
    """Put those who just sat down before the others."""
    here = {key_of(profile.name) for profile in fresh}
    others = (profile for profile in people if key_of(profile.name) not in here)
    return (*fresh, *others)[:MOST]
