"""Who laid most in a building and so has its premium, swords or flutes; in a view, as far as can be seen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from rules.kernel import Seat

if TYPE_CHECKING:
    from rules.rattus_cartus.view import Stand, View


class Contest(NamedTuple):
    """How those who compete compare."""

    most: int
    #: Who laid most: of equals the first wins.
    winners: tuple[Seat, ...]
    fewest: int
    #: Who laid fewest; nobody where all are level.
    losers: tuple[Seat, ...]


class Leader(NamedTuple):
    """Who has a premium as it looks, and whether all cards that count lie open."""

    seat: Seat
    certain: bool


def compared(counts: Mapping[Seat, int]) -> Contest:
    """Compare what seats laid, by seat in the order they entered."""
    most, fewest = max(counts.values()), min(counts.values())
    winners = tuple([seat for seat, count in counts.items() if count == most])
    losers = tuple([seat for seat, count in counts.items() if count == fewest < most])
    return Contest(most, winners, fewest, losers)


def inside(view: "View", plot: int | None) -> dict[Seat, "Stand"]:
    """Give who is in a building, in the order they entered; None: in any of them."""
    stands = [(player.seat, player.stand) for player in view.players if player.stand]
    here = [(seat, stand) for seat, stand in stands if plot in (None, stand.plot)]
    return dict(sorted(here, key=lambda pair: pair[1].number))


def competitors(view: "View", plot: int) -> dict[Seat, "Stand"]:
    """Give who competes for the premium of a building: two seats do wherever they are."""
    return inside(view, None if len(view.players) == 2 else plot)


def weight(stand: "Stand") -> int:
    """Give what counts for the premium, or as much as it can be while the cards are face down."""
    return stand.cards if stand.influence is None else stand.influence


def leaders(view: "View") -> list[Leader]:
    """Name who has laid most in each building, the first of equals; of two seats only one leads."""
    found = []
    for plot in range(1 if len(view.players) == 2 else len(view.row)):
        rivals = competitors(view, plot)
        counts = {seat: weight(stand) for seat, stand in rivals.items() if stand.cards}
        level = compared(counts).winners if counts else ()
        # Who came first cannot be seen where equals stand in different houses.
        if len({rivals[seat].plot for seat in level}) == 1:
            found.append(Leader(level[0], all(stand.shown for stand in rivals.values())))
    return found


def premium(view: "View", seat: Seat) -> Contest:
    """Tell why a seat has the premium of its building when its cards and those of its rivals lie open."""
    stand = view.players[seat].stand
    assert stand
    rivals = competitors(view, stand.plot)
    found = compared({rival: other.influence or 0 for rival, other in rivals.items()})
    # Where equals stand in different houses, only the premium tells who came first.
    return found._replace(winners=(seat, *(other for other in found.winners if other != seat)))


def elsewhere(view: "View", seat: Seat) -> Seat | None:
    """Name the other of two seats if it is in another building than this one: they compete all the same."""
    stand = view.players[seat].stand
    rivals = competitors(view, stand.plot) if stand else {}
    return next((other for other, rival in rivals.items() if stand and rival.plot != stand.plot), None)


def contest(view: "View", plot: int, special: str) -> Contest | None:
    """Compare the cards of a kind that lie open in a building; None if nobody laid any."""
    counts = {seat: (stand.laid or ()).count(special) for seat, stand in inside(view, plot).items()}
    return compared(counts) if any(counts.values()) else None
