"""Who wins the premium, the swords and the flutes of a building and why; what cards bring; who survives."""

from collections.abc import Mapping, Sequence

from game.games.rattus_cartus.sentences import NAMES, card, sketched
from game.games.rattus_cartus.words.table import CONTESTS, SURVIVAL, TERMS
from game.words import Tongue
from game.words.numbers import ROMAN, percent
from game.words.telling import listed, spoken
from rules.kernel import Seat
from rules.rattus_cartus.support_tables import PrintedSupport
from rules.rattus_cartus.view import Stand, View


def house(tongue: Tongue, building: str, plot: int) -> str:
    """Name a building of the row with its place, such as ``Monastery II``."""
    return spoken(tongue, TERMS["house"], building=tongue(NAMES[building]), plot=ROMAN[plot])


def support(tongue: Tongue, printed: PrintedSupport) -> str:
    """Tell what the support of a building card gives."""
    numbers = {"cards": printed.cards, "rats": printed.rats, "looks": printed.looks}
    parts = [spoken(tongue, TERMS[f"support_{key}"], number=n) for key, n in numbers.items() if n]
    return ", ".join(parts)


def taking(tongue: Tongue, number: int, special: str) -> str:
    """Name the cards that an action offers, such as ``Take 2 [joker]``; none named: drawn ones."""
    drawn = spoken(tongue, TERMS["support_cards"], number=number)
    return spoken(tongue, TERMS["take"], cards=f"{number} {sketched(special)}" if special else drawn)


def laying(tongue: Tongue, track: str, stand: Stand) -> str:
    """Tell what the cards laid so far will bring, such as ``+3 Church, +1 [rat]``."""
    parts = []
    if stand.influence:
        name = tongue(NAMES[track])
        parts.append(spoken(tongue, TERMS["laying"], influence=stand.influence, track=name))
    if stand.rats:
        parts.append(spoken(tongue, TERMS["laying_rats"], rats=stand.rats))
    return ", ".join(parts) or spoken(tongue, TERMS["laying_nothing"])


def premium(tongue: Tongue, view: View, seat: Seat, names: Sequence[str]) -> str:
    """Tell why a seat has the premium of its building; two seats compete over the whole row."""
    stand = view.players[seat].stand
    assert stand
    rivals = _inside(view, None if len(view.players) == 2 else stand.plot)
    number = rivals[seat]
    level = [seat, *(other for other, count in rivals.items() if count == number and other != seat)]
    key = "premium_level" if len(level) > 1 else "premium_most"
    return _said(tongue, "premium_alone" if len(rivals) == 1 else key, level, number, names)


def premium_elsewhere(tongue: Tongue, view: View, seat: Seat, names: Sequence[str]) -> str:
    """Tell one of two seats why it has no premium though nobody else is in its building; or say nothing."""
    mine, other = view.players[seat].stand, view.players[1 - seat].stand if len(view.players) == 2 else None
    if not mine or not other or mine.plot == other.plot:
        return ""
    return _said(tongue, "premium_elsewhere", [1 - seat], other.influence or 0, names)


def contest(tongue: Tongue, view: View, plot: int, special: str, names: Sequence[str]) -> list[str]:
    """Tell who laid most and fewest swords or flutes in a building; empty if nobody laid any."""
    counts = _inside(view, plot, special)
    if not any(counts.values()):
        return []
    most, fewest = max(counts.values()), min(counts.values())
    word = card(tongue, special)
    if most == fewest:
        return [spoken(tongue, CONTESTS["level"], special=word)]
    level = [seat for seat, number in counts.items() if number == most]
    losers = [seat for seat, number in counts.items() if number == fewest]
    first = _said(tongue, "most_level" if len(level) > 1 else "most", level, most, names, special=word)
    return [first, _said(tongue, "fewest", losers, fewest, names)]


def _inside(view: View, plot: int | None = None, special: str = "") -> Mapping[Seat, int]:
    """Count what each seat inside laid, in the order they entered; None: over the whole row."""
    stands = [(player.seat, player.stand) for player in view.players if player.stand]
    here = [(seat, stand) for seat, stand in stands if plot is None or stand.plot == plot]
    here.sort(key=lambda pair: pair[1].number)
    if special:
        return {seat: (stand.laid or ()).count(special) for seat, stand in here}
    return {seat: stand.influence or 0 for seat, stand in here}


def _said(
    tongue: Tongue, key: str, seats: Sequence[Seat], number: int, names: Sequence[str], **more: str
) -> str:
    called = [names[seat] for seat in seats]
    words = {"name": called[0], "names": listed(tongue, called), "number": number, **more}
    return spoken(tongue, CONTESTS[key], **words)


def survival(tongue: Tongue, view: View) -> str:
    """Tell a seat its chance to survive."""
    if view.survival is None:
        return ""
    if view.survival in (0, 1):
        return spoken(tongue, SURVIVAL["safe" if view.survival else "doomed"])
    return spoken(tongue, SURVIVAL["chance"], percent=percent(view.survival))


def seen_nuns(tongue: Tongue, view: View) -> str:
    """Tell a seat how many nun cards it has seen, and the nuns on them."""
    seen = [name for name in view.nuns if name]
    if not seen:
        return spoken(tongue, SURVIVAL["seen_none"])
    return spoken(tongue, SURVIVAL["seen"], n=len(seen), nuns=sum(int(name[-1]) for name in seen))
