"""What is handed to the parts of a table: the setting they stand in, and the moment that is painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from game.drawing.page import Box
from game.drawing.theme import TEXT_SIZES, Sizes
from game.session.session import Session
from game.table.layout import Layout
from game.table.story import Beat
from game.words import Tongue
from rules.kernel import Action

#: The view of a game.
V = TypeVar("V")
#: A place that an action can mean: its kind and its value.
Place = tuple[str, object]
#: Something on the table by its kind and its name, such as ``("sector", "bank")`` or ``("log",)``.
Mark = tuple[str | int, ...]


class Subject(NamedTuple):
    """Something that can be looked at closely: a picture, its name, its rule and what it is worth now."""

    box: Box
    picture: str
    title: str
    text: str
    now: str = ""
    #: What its rule card is found by; nothing: its picture tells.
    rule: str = ""
    #: The sheet beside the board tells of whatever is pointed at, and better than a text over it would.
    beside: bool = False


class Danger(NamedTuple):
    """How near a seat is to harm: a number on a meter; None where nobody may know it."""

    value: int | None
    most: int
    warning: int
    icon: str = "rat"


class Score(NamedTuple):
    """The points of a seat and what they are; None where nobody may know them."""

    icon: str
    value: int | None


@dataclass(frozen=True)
class Setting(Generic[V]):
    """What the parts of a desk are laid out for."""

    session: Session
    layout: Layout
    #: The position as it may be seen.
    view: V
    #: What can be picked now.
    options: Sequence[Action] = ()
    #: How large things are, and how lively.
    sizes: Sizes = TEXT_SIZES["table"]
    lively: int = 0

    @property
    def tinctures(self) -> tuple[str, ...]:
        """Give the colours of the seats."""
        return tuple(player.tincture for player in self.session.players)


@dataclass(frozen=True)
class Moment(Generic[V]):
    """What is to be painted: the position, and what is told of it, meant and pointed at."""

    view: V
    say: Tongue
    #: The option that is meant.
    option: Action | None = None
    #: What is told just now.
    beat: Beat[V] | None = None
    pointer: tuple[float, float] = (-1, -1)
    #: All that is meant: an option, or actions that follow each other, the first of them an option.
    way: tuple[Action, ...] = ()

    @property
    def told(self) -> V | None:
        """Give the view of what is told, if anything is."""
        return self.beat.view if self.beat else None

    @property
    def now(self) -> V:
        """Give the view of what is told, or else of the position."""
        return self.beat.view if self.beat else self.view
