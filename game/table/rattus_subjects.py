"""What can be looked at closely in Rattus: regions, tokens, pieces, cards and counters."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.page import Box
from game.table.desk import Subject
from game.table.rattus_panel import term
from game.table.rattus_risk import forecast
from game.words import Tongue, rattus_desk
from game.words.numbers import tenths
from game.words.rattus_book import place, sign
from game.words.rattus_characters import CHARACTERS, LAST_POWERS
from game.words.rattus_table import COUNTERS, PIECES, PLACES, REGIONS, TERMS, TEXTS
from game.words.telling import listed
from game.words.texts import Plural
from rules.rattus.view import Rat, Region, View

if TYPE_CHECKING:
    from game.table.rattus import RattusDesk


def subjects(desk: "RattusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Give all of them; what lies on top comes last."""
    yield from _panels(desk, view, say)
    for name, box in desk.cards.items():
        yield _card(desk, view, name, box, say)
    castle = desk.board.placed("castle")["castle"]
    yield Subject(castle, "pieces/castle", say(PLACES["castle"]), say(TEXTS["castle"]), _castle(desk, view))
    for region in view.regions:
        yield _region(desk, view, region, say)
    for region in view.regions:
        yield from _pieces(desk, region, say)
    walls = desk.board.placed("wall")
    for link in view.walls:
        title = f"{say(PIECES['wall'])}, {place(say, link)}"
        yield Subject(walls[link], f"pieces/wall_{desk.board.lies[link]}", title, say(TEXTS["wall"]))
    plague = desk.board.placed("plague")[view.plague]
    title = say(term("plague_in"), region=say(REGIONS[view.plague]))
    yield Subject(plague, "pieces/plague", title, say(TEXTS["plague"]))


def _panels(desk: "RattusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Explain the counters of each seat, and the tally of tokens."""
    last = "bread" if "baker" in view.cast else "cards"
    for player in view.players:
        box = desk.layout.seat(player.seat)
        inside = Box(box.x + 92, box.y + 8, box.w - 102, box.h - 16)
        _, first, second, foot = inside.rows(4)
        places = [*first.columns(2), *second.columns(2), foot]
        pictures = (f"pieces/cube_{desk.tinctures[player.seat]}", "icons/pouch", "icons/castle", "icons/deck")
        names = ("score", "reserve", "castle", last, "cards")
        for name, spot, picture in zip(names, places, (*pictures, "icons/deck"), strict=True):
            yield Subject(spot, picture, say(COUNTERS[name].title), say(COUNTERS[name].text))
    words = rattus_desk.TOKENS_HIDDEN if view.flipped is None else rattus_desk.TOKENS_TEXT
    now = [f"{say(COUNTERS['supply'].title)} {view.supply}"]
    if view.flipped is not None:
        now.append(f"{say(COUNTERS['flipped'].title)} {len(view.flipped)}")
    yield Subject(desk.tally, "pieces/rat_back", say(rattus_desk.TOKENS), say(words), ", ".join(now))


def _card(desk: "RattusDesk", view: View, name: str, box: Box, say: Tongue) -> Subject:
    person = CHARACTERS[name]
    text = say(person.full)
    if view.phase == "last_round" and name in LAST_POWERS:
        text = say(LAST_POWERS[name])
    holder = next((player.seat for player in view.players if name in player.cards), None)
    now = say(term("on_the_table"))
    if holder is not None:
        now = say(term("held_by"), name=desk.session.names[holder])
    return Subject(box, f"character/{name}", say(person.name), text, now)


def _castle(desk: "RattusDesk", view: View) -> str:
    inside = [f"{p.castle}[pieces/cube_{desk.tinctures[p.seat]}]" for p in view.players if p.castle]
    return " ".join(inside)


def _region(desk: "RattusDesk", view: View, region: Region, say: Tongue) -> Subject:
    people = [
        f"{cubes}[pieces/cube_{desk.tinctures[seat]}]" for seat, cubes in enumerate(region.cubes) if cubes
    ]
    living, rats = _many(say, "live_here", region.population), _many(say, "rats_here", len(region.rats))
    facts = [" ".join(people), living, rats]
    risk = forecast(view, region.name).of(view.seat) if view.seat is not None else None
    if risk and risk.worst:
        facts.append(say(term("expected"), number=tenths(say, risk.expected)))
    now = ", ".join(fact for fact in facts if fact)
    return Subject(desk.board.lands[region.name], "", say(REGIONS[region.name]), say(TEXTS["region"]), now)


def _pieces(desk: "RattusDesk", region: Region, say: Tongue) -> Iterator[Subject]:
    where = say(REGIONS[region.name])
    for number, rat in enumerate(region.rats, start=1):
        yield _rat(desk, rat, desk.board.placed("rat")[f"{region.name}_{number}"], say)
    for number in range(region.nuns):
        box = desk.board.placed("nun")[f"{region.name}_{number + 1}"]
        yield Subject(box, "pieces/nun", f"{say(PIECES['nun'])}, {where}", say(TEXTS["nun"]))
    if region.bishops:
        box = desk.board.placed("bishop")[region.name]
        yield Subject(box, "pieces/bishop", f"{say(PIECES['bishop'])}, {where}", say(TEXTS["bishop"]))
    for box, potions in desk.board.flask_boxes(region):
        title = f"{say(PIECES['potion'])}, {where}"
        yield Subject(box, "pieces/potion", title, say(TEXTS["potion"]), f"{potions} [pieces/potion]")


def _rat(desk: "RattusDesk", rat: Rat, box: Box, say: Tongue) -> Subject:
    if rat.face is None:
        picture = "pieces/rat_back_start" if rat.ring else "pieces/rat_back"
        names = [desk.session.names[seat] for seat in rat.known_by]
        now = say(term("seen_by"), names=listed(say, names)) if names else ""
        return Subject(box, picture, say(term("face_down")), say(TEXTS["token"]), now)
    symbols = " ".join(map(sign, rat.face.symbols))
    title = say(term("token"), limit=rat.face.limit, symbols=symbols)
    now = "" if rat.face_up else say(term("only_you"))
    return Subject(box, f"token/{rat.face.name}", title, say(TEXTS["token"]), now)


def _many(say: Tongue, key: str, number: int) -> str:
    text = TERMS[key]
    assert isinstance(text, Plural)
    return say.plural(text.one, text.many, number)
