"""What a support gives, what the cards that a seat lays bring it, and what can still come to town."""

from collections import Counter
from typing import NamedTuple

from rules.kernel import Seat
from rules.rattus_cartus.contests import competitors, weight
from rules.rattus_cartus.view import Stand, View


class Laying(NamedTuple):
    """What the cards laid so far bring, if nothing else changes on their track."""

    track: str
    influence: int
    rats: int
    #: The place of the seat on the track then.
    place: int
    #: How many more have to be laid for the premium, and whether nobody can come to take it away.
    lacking: int
    last: bool


class Support(NamedTuple):
    """What the support of a card gives a seat, as far as there is anything to give."""

    cards: int
    rats: int
    looks: int


def support(view: View, seat: Seat, plot: int) -> Support:
    """Reckon what the support of a card gives: cards that are left, rats to lose, nuns not yet seen."""
    printed, left = view.row[plot].support, view.deck_size + len(view.discard)
    rats = min(printed.rats, view.players[seat].rats or 0)
    return Support(min(printed.cards, left), rats, min(printed.looks, view.nuns.count(None)))


def laying(view: View, seat: Seat) -> Laying | None:
    """Reckon what the cards bring that a seat has laid; None where they may not be known."""
    stand = view.players[seat].stand
    if stand is None or stand.influence is None or stand.rats is None:
        return None
    track = view.row[stand.plot].track
    total = view.players[seat].influence[track] + stand.influence
    others = [player.influence[track] for player in view.players if player.seat != seat]
    place = 1 + sum(other > total or (other == total and not view.latest_leads) for other in others)
    lacking = _lacking(view, seat, stand, stand.influence)
    last = all(player.stand for player in view.players)
    return Laying(track, stand.influence, stand.rats, place, lacking, last)


def _lacking(view: View, seat: Seat, mine: Stand, influence: int) -> int:
    """Count what is missing for the premium; whoever is inside already wins when level."""
    rivals = competitors(view, mine.plot).items()
    return max([0, *(weight(stand) + 1 - influence for rival, stand in rivals if rival != seat)])


def strange(card: str, track: str) -> bool:
    """Say whether a card brings a rat in a building of a class: people of another class do."""
    return "_" in card and not card.startswith(f"{track}_")


def coming_rats(view: View, seat: Seat) -> int:
    """Count the rats of a seat, with those that its cards will bring while they are face down."""
    player = view.players[seat]
    laid = player.stand.rats if player.stand and not player.stand.shown else 0
    return (player.rats or 0) + (laid or 0)


def support_due(before: View, then: View, seat: Seat, plot: int) -> Support:
    """Give what a support still brings that a seat has just chosen: if it waits for others, all of it."""
    given, gone = support(before, seat, plot), then.players[seat].rats != before.players[seat].rats
    return given._replace(rats=0) if gone else given


def supported_rats(before: View, then: View, seat: Seat, plot: int) -> int:
    """Count the rats of a seat after it has chosen a support, whether that waits for others or not."""
    return coming_rats(then, seat) - support_due(before, then, seat, plot).rats


def to_come(view: View) -> Counter[str]:
    """Count the buildings of this game that were not in a row yet."""
    seen = Counter(building.name for building in (*view.used, *view.row))
    return Counter(building.name for building in view.town) - seen
