"""What can be looked at closely in Rattus Cartus: houses, tracks, piles, nun cards, places and seats."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.games.rattus_cartus.explanations import laying, seen_nuns, support, survival
from game.games.rattus_cartus.hand import subject
from game.games.rattus_cartus.panel import phase, piles
from game.games.rattus_cartus.sentences import NAMES, sketched
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.panel import NOW
from game.games.rattus_cartus.words.table import COUNTERS, PHASES, SOURCE_TEXTS, SURVIVAL, TERMS
from game.table.bar import beside_prompt
from game.table.desk import Subject
from game.table.inspector_seats import Fact, panel
from game.words import Tongue, looking, shared, telling
from game.words.telling import spoken
from rules.rattus_cartus.view import Player, View

if TYPE_CHECKING:
    from game.games.rattus_cartus.desk import RattusCartusDesk


def subjects(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Give all of them; what lies on top of something comes after it."""
    yield from _time(desk, view, say)
    yield from _houses(desk, view, say)
    yield from _tracks(desk, view, say)
    yield from _piles(desk, view, say)
    yield from _nuns(desk, view, say)
    yield from _people(desk, view, say)
    if view.seat is not None:
        text = "\n".join((spoken(say, SURVIVAL["nun_row_text"]), seen_nuns(say, view)))
        yield Subject(
            desk.rack.private, "title/rat_sit", say(COUNTERS["rats"].title), text, survival(say, view)
        )


def _houses(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for plot, building in enumerate(view.row):
        words = BUILDINGS[building.name]
        text = say(words.full)
        if len(view.players) == 2:
            text += f"\n{spoken(say, TERMS['two_seats'])}"
        if view.last_round:
            text += f"\n{spoken(say, TERMS['last_round_text'])}"
        now = spoken(say, NOW["support"], support=support(say, building.support))
        yield Subject(desk.town.plot(plot), f"buildings/{building.name}", say(words.name), text, now)


def _tracks(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    ties = SOURCE_TEXTS["stack" if desk.upper_leads else "stack_first"]
    for track, box in desk.tracks.rows.items():
        standing = [
            f"{number}. {desk.session.names[seat]} {view.players[seat].influence[track]}"
            for number, seat in enumerate(view.tracks[track], start=1)
        ]
        text = f"{say(SOURCE_TEXTS['class'])} {say(ties)}"
        now = "\n".join(standing) or say(looking.NOBODY_YET)
        yield Subject(box, f"classes/{track}", say(NAMES[track]), text, now)


def _piles(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for special, box in desk.context.stacks.items():
        now = spoken(say, NOW["stack"], n=view.stacks[special])
        yield subject(special, box, say)._replace(now=now)
    more = {"discard": _discard(view), "buildings": _to_come(view, say)}
    for pile in piles(view):
        words = COUNTERS[pile.key]
        text = f"{say(words.text)}\n{more.get(pile.key, '')}"
        yield Subject(
            desk.context.piles[pile.key],
            pile.picture,
            say(words.title),
            text,
            say(shared.NOW, value=pile.number),
        )


def _discard(view: View) -> str:
    """Count what lies open by its nuns: as many cannot be in the nun row."""
    counts = sorted(Counter(card[-1] for card in view.discard).items())
    return "\n".join(f"{number} \u00d7 {nuns} [nun]" for nuns, number in counts)


def _to_come(view: View, say: Tongue) -> str:
    """Name the buildings of this game that were not in a row yet."""
    left = Counter(building.name for building in view.town)
    left -= Counter(building.name for building in (*view.used, *view.row))
    listed = [f"{number} {say(NAMES[name])}" for name, number in left.items()]
    return spoken(say, NOW["to_come"], buildings=", ".join(listed))


def _nuns(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    text = spoken(say, SURVIVAL["nun_row_text"])
    for place, box in enumerate(desk.context.nuns):
        names = [desk.session.names[player.seat] for player in view.players if place in player.looked]
        seen = (
            spoken(say, NOW["looked"], names=telling.listed(say, names))
            if names
            else spoken(say, NOW["unseen"])
        )
        known = view.nuns[place]
        title = say(NAMES[known[:-2]]) if known else spoken(say, SURVIVAL["nun_row"])
        picture = "card/nun" if known else "card/back_population"
        now = "\n".join(part for part in (f"{known[-1]} [nun]" if known else "", seen) if part)
        yield Subject(box, picture, title, text, now)


def _people(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    for player in view.players:
        crest, name = f"crests/shield_{desk.tinctures[player.seat]}", desk.session.names[player.seat]
        first = _fact("first", "icons/first", "", say) if player.seat == view.first else None
        yield from panel(desk, player.seat, say, _facts(player, say), first, "hand")
        stand = player.stand
        if stand and stand.laid is not None:
            track = view.row[stand.plot].track
            text = " ".join(sketched(card) for card in stand.laid) or spoken(say, TERMS["laying_nothing"])
            yield Subject(desk.town.visit(stand), crest, name, text, laying(say, track, stand), "lay")
        elif stand:
            words, now = COUNTERS["laid"], say(shared.NOW, value=f"{stand.cards} [laid]")
            yield Subject(desk.town.visit(stand), crest, name, say(words.text), now, "lay")


def _facts(player: Player, say: Tongue) -> list[Fact]:
    """Say what the panel of a seat counts."""
    known = [sketched(card) for card in player.known]
    sure = f"\n{spoken(say, NOW['held'], cards=' '.join(known))}" if known else ""
    return [
        _fact("hand", "icons/hand", f"{player.hand_size} [hand]{sure}", say),
        _fact("influence", "icons/influence", f"{sum(player.influence.values())} [influence]", say),
        _fact("points", "icons/prestige", f"{player.points} [prestige]", say),
        _fact("tokens", "icons/trophy", f"{player.tokens} [trophy]", say),
        _fact("rats_hidden", "icons/rat", "?", say)
        if player.rats is None
        else _fact("rats", "icons/rat", f"{player.rats} [rat]", say),
    ]


def _fact(key: str, picture: str, now: str, say: Tongue) -> Fact:
    words = COUNTERS[key]
    return Fact(picture, say(words.title), say(words.text), now, key)


def _time(desk: "RattusCartusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Explain the bells above the street, and the phase beside it."""
    words, box = COUNTERS["buildings"], beside_prompt(desk.layout.bar.right)
    now = say(shared.ROUND, round=view.round, rounds=view.rounds)
    yield Subject(box, "icons/bell", say(words.title), say(words.text), now, "rounds")
    words = PHASES[phase(view)]
    yield Subject(desk.context.head, "icons/hourglass", say(words.title), say(words.text), now, "phases")
