"""What lies ahead for a seat: influence and rats of its cards, rank, premium, and its hope to survive."""

from collections.abc import Iterator

from game.boards.town import weight
from game.table.cartus_odds import chance
from game.words import Tongue
from game.words.numbers import percent
from game.words.rattus_cartus_screen import PREMIUM
from game.words.rattus_cartus_story import laying
from game.words.rattus_cartus_table import SURVIVAL, TERMS
from game.words.telling import spoken
from rules.kernel import Seat
from rules.rattus_cartus.scoring import CLASS_POINTS
from rules.rattus_cartus.view import View


def coming_rats(view: View, seat: Seat) -> int:
    """Count the rats of a seat, with those that its cards will bring while they are face down."""
    player = view.players[seat]
    laid = player.stand.rats if player.stand and not player.stand.shown else 0
    return (player.rats or 0) + (laid or 0)


def cards_bring(say: Tongue, view: View, seat: Seat, *, upper_leads: bool) -> str:
    """Tell what the cards bring that a seat lays: influence and rats, its rank then, and the premium."""
    stand = view.players[seat].stand
    if stand is None or stand.influence is None:
        return ""
    track = view.row[stand.plot].track
    parts = [laying(say, track, stand)]
    if stand.influence:
        parts += _rank(say, view, seat, track, upper_leads=upper_leads)
    return "   ".join([*parts, _premium(say, view, seat)])


def _rank(say: Tongue, view: View, seat: Seat, track: str, *, upper_leads: bool) -> Iterator[str]:
    stand = view.players[seat].stand
    assert stand
    assert stand.influence is not None
    total = view.players[seat].influence[track] + stand.influence
    others = [player.influence[track] for player in view.players if player.seat != seat]
    place = 1 + sum(other > total or (other == total and not upper_leads) for other in others)
    if place <= len(CLASS_POINTS):
        yield spoken(say, TERMS[f"rank_{place}"], track=f"[classes/{track}]")


def _premium(say: Tongue, view: View, seat: Seat) -> str:
    """Tell whether nobody else can have laid as much; whoever is inside already wins when level."""
    mine = view.players[seat].stand
    assert mine
    assert mine.influence is not None
    rivals = [
        player.stand
        for player in view.players
        if player.seat != seat and player.stand and (len(view.players) == 2 or player.stand.plot == mine.plot)
    ]
    lacking = max((weight(stand) + 1 - mine.influence for stand in rivals), default=0)
    if lacking > 0:
        return spoken(say, PREMIUM["wants"], n=lacking)
    outside = any(player.stand is None for player in view.players)
    return spoken(say, PREMIUM["ahead" if outside else "sure"])


def survival_changes(say: Tongue, before: View, rats_before: int, rats_after: int) -> str:
    """Tell a seat how its chance to survive would change."""
    if before.odds is None or rats_before == rats_after:
        return ""
    chances = [percent(chance(before.odds, rats)) for rats in (rats_before, rats_after)]
    return spoken(say, SURVIVAL["change"], before=chances[0], after=chances[1])
