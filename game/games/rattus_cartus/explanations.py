"""Who wins the premium, the swords and the flutes of a building and why; what cards bring; who survives."""

from collections.abc import Iterator, Sequence

from game.games.rattus_cartus.sentences import NAMES, card, offer, sketched
from game.games.rattus_cartus.words.panel import PREMIUM
from game.games.rattus_cartus.words.play import STILL_FREE
from game.games.rattus_cartus.words.table import CONTESTS, SEEN, SURVIVAL, TERMS
from game.words import Tongue
from game.words.numbers import ROMAN, percent
from game.words.telling import listed, spoken
from rules.kernel import Seat
from rules.rattus_cartus import contests, foresight
from rules.rattus_cartus.buildings import MayAct
from rules.rattus_cartus.names import CARDS
from rules.rattus_cartus.rights import GIVEN, growth
from rules.rattus_cartus.scoring import CLASS_POINTS
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.support_tables import PrintedSupport
from rules.rattus_cartus.view import Stand, View


def house(tongue: Tongue, building: str, plot: int) -> str:
    """Name a building of the row with its place, such as ``Monastery II``."""
    return tongue(TERMS["house"], building=tongue(NAMES[building]), plot=ROMAN[plot])


def support(tongue: Tongue, printed: PrintedSupport) -> str:
    """Tell what the support of a building card gives."""
    numbers = {"cards": printed.cards, "rats": printed.rats, "looks": printed.looks}
    parts = [tongue(TERMS[f"support_{key}"], number=n) for key, n in numbers.items() if n]
    return ", ".join(parts)


def offered(tongue: Tongue, state: RattusCartus, asked: MayAct) -> str:
    """Name the cards that an action offers, such as ``Take 2 [joker]``; none named: drawn ones."""
    number = growth(state, asked.seat, asked.building, asked.premium)
    special = CARDS[GIVEN[asked.building]] if asked.building in GIVEN else ""
    drawn = tongue(TERMS["support_cards"], number=number)
    return tongue(TERMS["take"], cards=f"{number} {sketched(special)}" if special else drawn)


def laying(tongue: Tongue, track: str, stand: Stand, *, short: bool = False) -> str:
    """Tell what the cards laid so far will bring, such as ``+3 Church, +1 [rat]``; short, with its sign."""
    parts = []
    if stand.influence:
        name = f"[classes/{track}]" if short else tongue(NAMES[track])
        parts.append(tongue(TERMS["laying"], influence=stand.influence, track=name))
    if stand.rats:
        parts.append(tongue(TERMS["laying_rats"], rats=stand.rats))
    return ", ".join(parts) or tongue(TERMS["laying_nothing"])


def premium(tongue: Tongue, view: View, seat: Seat, names: Sequence[str]) -> str:
    """Tell why a seat has the premium of its building; two seats compete over the whole row."""
    found = contests.premium(view, seat)
    key = "premium_level" if len(found.winners) > 1 else "premium_most" if found.losers else "premium_alone"
    return _said(tongue, key, found.winners, found.most, names)


def premium_elsewhere(tongue: Tongue, view: View, seat: Seat, names: Sequence[str]) -> str:
    """Tell one of two seats why it has no premium though nobody else is in its building; or say nothing."""
    other = contests.elsewhere(view, seat)
    if other is None:
        return ""
    return _said(tongue, "premium_elsewhere", [other], contests.premium(view, other).most, names)


def contest(tongue: Tongue, view: View, plot: int, special: str, names: Sequence[str]) -> list[str]:
    """Tell who laid most and fewest swords or flutes in a building; empty if nobody laid any."""
    found, word = contests.contest(view, plot, special), card(tongue, special)
    if found is None:
        return []
    if not found.losers:
        return [tongue(CONTESTS["level"], special=word)]
    key = "most_level" if len(found.winners) > 1 else "most"
    first = _said(tongue, key, found.winners, found.most, names, special=word)
    return [first, _said(tongue, "fewest", found.losers, found.fewest, names)]


def _said(
    tongue: Tongue, key: str, seats: Sequence[Seat], number: int, names: Sequence[str], **more: str
) -> str:
    called = [names[seat] for seat in seats]
    words = {"name": called[0], "names": listed(tongue, called), "number": number, **more}
    return tongue(CONTESTS[key], **words)


def support_gives(say: Tongue, before: View, then: View, seat: Seat) -> str:
    """Tell in words what a support gives that was chosen just now, but for rats told of, and what is left."""
    plot = then.players[seat].supported
    if plot is None or before.players[seat].supported is not None:
        return ""
    given = foresight.support_due(before, then, seat, plot)
    told = given != foresight.support(before, seat, plot)
    gives = [] if told and not any(given) else [offer(say, given)]
    return "   ".join([*gives, say(STILL_FREE)])


def cards_bring(say: Tongue, view: View, seat: Seat) -> str:
    """Tell what the cards bring that a seat lays: influence and rats, its rank then, and the premium."""
    ahead, stand = foresight.laying(view, seat), view.players[seat].stand
    if ahead is None or stand is None:
        return ""
    brings = laying(say, ahead.track, stand, short=True)
    return "   ".join([brings, *_rank(say, ahead), _premium(say, ahead)])


def _rank(say: Tongue, ahead: foresight.Laying) -> Iterator[str]:
    if ahead.influence and ahead.place <= len(CLASS_POINTS):
        yield say(TERMS[f"rank_{ahead.place}"])


def _premium(say: Tongue, ahead: foresight.Laying) -> str:
    if ahead.lacking:
        return spoken(say, PREMIUM["wants"], n=ahead.lacking)
    return spoken(say, PREMIUM["sure" if ahead.last else "ahead"])


def survival_changes(say: Tongue, before: View, rats_before: int, rats_after: int) -> str:
    """Tell a seat how its chance to survive would change."""
    if before.odds is None or rats_before == rats_after:
        return ""
    chances = [percent(before.odds.survival(rats)) for rats in (rats_before, rats_after)]
    return say(SURVIVAL["change"], before=chances[0], after=chances[1])


def survival(tongue: Tongue, view: View) -> str:
    """Tell a seat its chance to survive."""
    if view.survival is None:
        return ""
    if view.survival in (0, 1):
        return tongue(SURVIVAL["safe" if view.survival else "doomed"])
    return tongue(SURVIVAL["chance"], percent=percent(view.survival))


def seen_nuns(tongue: Tongue, view: View) -> str:
    """Tell a seat how many nun cards it has seen, and the nuns on them."""
    seen = [name for name in view.nuns if name]
    if not seen:
        return tongue(SURVIVAL["seen_none"])
    return spoken(tongue, SEEN, n=len(seen), nuns=sum(int(name[-1]) for name in seen))
