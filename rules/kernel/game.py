"""A Game is what stands on the lid; its Contents, that it is played with, are fetched when it is opened."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from string import Formatter
from typing import Any, NamedTuple

from rules.kernel.chance import seeded
from rules.kernel.choice import Choice
from rules.kernel.flow import FRAMES, frame_name
from rules.kernel.judge import Facts, Judge, PointsSoFar
from rules.kernel.state import State
from rules.kernel.values import Event, SetupError

#: Every game by its key; ``rules`` enters those of the box, other packages may enter theirs.
GAMES: dict[str, "Game"] = {}


@cache
def fields(template: str) -> tuple[str, ...]:
    """Name the data of an event, in order, from the line that tells it."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name)


class Liking(NamedTuple):
    """What people can have a liking for: the kind of event that shows it names one of these first."""

    event: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contents:
    """What a game is played with: what may be chosen, and how it is dealt."""

    choices: tuple[Choice, ...]
    #: Named sets of choices, such as an edition.
    presets: Mapping[str, Mapping[str, str]]
    state: type[State]
    deal: Callable[[int, int, Mapping[str, str]], State]
    #: How each kind of event reads in a plain log; the braces name its data in order.
    events: Mapping[str, str]
    #: Gives the judge by whom bots play; called when they need it, because most programs never do.
    judge: Callable[[], Judge] = PointsSoFar
    #: Gives what can be counted in a position, if bots may learn from it.
    facts: Callable[[], Facts] | None = None
    #: How many points a bot that plays badly on purpose may be mistaken by.
    blur: float = 1.0
    #: What else the arena should tell of a finished match: a number for each seat, by name.
    remarks: Callable[[Any], Mapping[str, Sequence[float]]] = lambda _state: {}
    #: What is in play with certainty, by the value of a choice.
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    liking: Liking = field(default_factory=Liking)


@dataclass(frozen=True)
class Game:
    """A game of the box: what stands on its lid, and the way to its contents."""

    key: str
    title: str
    #: Its own for ever: share codes begin with it. There is room for 31.
    number: int
    seats: range
    #: Fetches the contents; stands in the module whose ``GAME`` this is, where other processes look for it.
    opened: Callable[[], Contents]
    #: Counts up whenever a ruling changes how a match goes on. Saves name theirs and are replayed by it, so
    #: what changed asks ``state.rulings``; saves of the first rulings name none.
    rulings: int = 1

    @cached_property
    def contents(self) -> Contents:
        """Give all that is in it, and let its positions know their game."""
        found = self.opened()
        found.state.game = self
        return found

    @property
    def home(self) -> str:
        """Say where another process finds the game."""
        return self.opened.__module__

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Give what may be chosen before it is dealt."""
        return self.contents.choices

    @property
    def presets(self) -> Mapping[str, Mapping[str, str]]:
        """Give named sets of choices."""
        return self.contents.presets

    @property
    def sets(self) -> Mapping[str, tuple[str, ...]]:
        """Give what is in play with certainty, by the value of a choice."""
        return self.contents.sets

    @property
    def state(self) -> type[State]:
        """Give the class of its positions."""
        return self.contents.state

    @property
    def frames(self) -> dict[str, type[Any]]:
        """Give the classes of its steps and decisions by their names."""
        own = frame_name(self.state).removesuffix(self.state.__name__)
        return {name.removeprefix(own): made for name, made in FRAMES.items() if name.startswith(own)}

    @property
    def events(self) -> Mapping[str, str]:
        """Give how each kind of event reads in a plain log."""
        return self.contents.events

    @property
    def liking(self) -> Liking:
        """Give what people can have a liking for."""
        return self.contents.liking

    def judge(self) -> Judge:
        """Give the judge by whom bots play."""
        return self.contents.judge()

    def named(self, event: Event) -> dict[str, object]:
        """Give the data of an event by name."""
        return dict(zip(fields(self.events[event.kind]), event.data, strict=True))

    def new(
        self,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        sink: list[Event] | None = None,
        rulings: int | None = None,
    ) -> State:
        """Set up a game and tell the sink how it opens; an impossible wish raises SetupError.

        ``rulings`` are those of an older version of the game; None: the newest.
        """
        if type(seats) is not int or seats not in self.seats:
            raise SetupError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        if type(seed) is not int:
            raise SetupError(f"A seed is a whole number, not {seed!r}")
        rulings = self.rulings if rulings is None else rulings
        if type(rulings) is not int or not 1 <= rulings <= self.rulings:
            raise SetupError(f"{self.title} has the rulings 1 to {self.rulings}, not {rulings!r}")
        state = self.contents.deal(seats, seeded(seed), self.agreed(seats, options))
        state.rulings = rulings
        state.sink = sink
        state.proceed()
        state.sink = state.revealed = None
        return state

    def agreed(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """Complete the options with their defaults and refuse what does not exist."""
        options = {} if options is None else options
        if not isinstance(options, Mapping):
            raise SetupError(f"Options are pairs of a name and a value, not {options!r}")
        known = {choice.key: choice for choice in self.choices}
        for key, value in options.items():
            if key not in known:
                raise SetupError(f"{self.title} has no option {key!r}; it has {', '.join(known)}")
            known[key].check(value, seats)
        return {key: options.get(key, choice.default) for key, choice in known.items()}


def game_at(home: str) -> Game:
    """Give the game of a home, entered in ``GAMES``: a new process knows those of the box alone."""
    game: Game = import_module(home).GAME
    return GAMES.setdefault(game.key, game)
