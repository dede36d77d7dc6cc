"""What lies ahead for a seat, in words: what its cards bring, its rank, the premium, its hope to survive."""

from collections.abc import Iterator

from game.games.rattus_cartus.explanations import laying as laid
from game.games.rattus_cartus.odds import chance
from game.games.rattus_cartus.sentences import supported
from game.games.rattus_cartus.words.panel import PREMIUM
from game.games.rattus_cartus.words.table import SURVIVAL, TERMS
from game.words import Tongue
from game.words.numbers import percent
from game.words.telling import spoken
from rules.kernel import Seat
from rules.rattus_cartus.foresight import Laying, laying, support
from rules.rattus_cartus.scoring import CLASS_POINTS
from rules.rattus_cartus.view import View


def support_gives(say: Tongue, before: View, then: View, seat: Seat) -> str:
    """Tell what a support gives that was chosen just now, but for rats of which the preview has told."""
    plot = then.players[seat].supported
    if plot is None or before.players[seat].supported is not None:
        return ""
    given = support(before, seat, plot)
    if then.players[seat].rats != before.players[seat].rats:
        given = given._replace(rats=0)
        return supported(say, given) if any(given) else ""
    return supported(say, given)


def cards_bring(say: Tongue, view: View, seat: Seat, *, upper_leads: bool) -> str:
    """Tell what the cards bring that a seat lays: influence and rats, its rank then, and the premium."""
    ahead, stand = laying(view, seat, upper_leads=upper_leads), view.players[seat].stand
    if ahead is None or stand is None:
        return ""
    return "   ".join([laid(say, ahead.track, stand), *_rank(say, ahead), _premium(say, ahead)])


def _rank(say: Tongue, ahead: Laying) -> Iterator[str]:
    if ahead.influence and ahead.place <= len(CLASS_POINTS):
        yield spoken(say, TERMS[f"rank_{ahead.place}"], track=f"[classes/{ahead.track}]")


def _premium(say: Tongue, ahead: Laying) -> str:
    if ahead.lacking:
        return spoken(say, PREMIUM["wants"], n=ahead.lacking)
    return spoken(say, PREMIUM["sure" if ahead.last else "ahead"])


def survival_changes(say: Tongue, before: View, rats_before: int, rats_after: int) -> str:
    """Tell a seat how its chance to survive would change."""
    if before.odds is None or rats_before == rats_after:
        return ""
    chances = [percent(chance(before.odds, rats)) for rats in (rats_before, rats_after)]
    return spoken(say, SURVIVAL["change"], before=chances[0], after=chances[1])
