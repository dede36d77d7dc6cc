"""What a table agrees on before a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.kernel.values import SetupError


@dataclass(frozen=True)
class Choice:
    """Something the table agrees on before the game; the first value is the default.

    With ``picks`` the table names exactly so many of the values, as ``"monk,king"``; the default is none.
    """

    key: str
    values: tuple[str, ...]
    #: Where the choice comes from: a rulebook, an edition, or a ruling.
    source: str
    picks: int = 0
    #: Whether editions leave it to the table, unless they say otherwise.
    free: bool = False
    #: Another choice and the value of it beside which this one means something; nothing: any.
    needs: tuple[str, str] | None = None
    #: By value its kind, where several are picked; and whether exactly one of each kind has to be.
    kinds: Mapping[str, str] = field(default_factory=dict)
    one_of_each: bool = False
    #: Two pieces that share the copies among them: the value is how many are of the first.
    between: tuple[str, str] | None = None

    @property
    def default(self) -> str:
        """Give the value that is taken when nobody says anything."""
        return "" if self.picks else self.values[0]

    def values_for(self, seats: int) -> tuple[str, ...]:
        """List the values at a table of so many seats: ``seat_3`` needs four."""
        missing = {f"seat_{seat}" for seat in range(seats, 9)}
        return tuple(value for value in self.values if value not in missing)

    def check(self, value: object, seats: int) -> None:
        """Refuse a value that does not exist at a table of so many seats."""
        if value == self.default:
            return
        values = self.values_for(seats)
        named = value.split(",") if self.picks and isinstance(value, str) else [value]
        if self.picks and (len(named) != self.picks or len(set(named)) != self.picks):
            raise SetupError(f"Option {self.key!r} names {self.picks} different values, not {value!r}")
        for name in named:
            if name not in values:
                raise SetupError(f"Option {self.key!r} cannot be {name!r}; it can be {', '.join(values)}")
