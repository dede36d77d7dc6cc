"""What can be looked at closely in Rattus: regions, tokens, pieces, cards and counters."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.drawing.page import Box
from game.games.rattus.panel import RISKS, term
from game.games.rattus.sentences import place, sign
from game.games.rattus.words import panel as rattus_desk
from game.games.rattus.words.characters import CHARACTERS, LAST_POWERS
from game.games.rattus.words.table import COUNTERS, PIECES, PLACES, REGIONS, TERMS, TEXTS
from game.table.bar import beside_prompt
from game.table.desk import Subject
from game.table.inspector_seats import Fact, panel
from game.words import Tongue, looking, shared
from game.words.numbers import tenths
from game.words.telling import listed
from game.words.texts import Plural
from rules.rattus.risk import forecast
from rules.rattus.view import Rat, Region, View

if TYPE_CHECKING:
    from game.games.rattus.desk import RattusDesk


def subjects(desk: "RattusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Give all of them; what lies on top comes last."""
    yield from _panels(desk, view, say)
    for name, box in desk.cards.items():
        yield _card(desk, view, name, box, say)
    castle = desk.board.placed("castle")["castle"]
    inside = _castle(desk, view) or say(looking.NOBODY_YET)
    yield Subject(castle, "pieces/castle", say(PLACES["castle"]), say(TEXTS["castle"]), inside)
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
    here = next(region for region in view.regions if region.name == view.plague)
    yield Subject(plague, "pieces/plague", title, say(TEXTS["plague"]), _living(desk, view, here, say))


def _panels(desk: "RattusDesk", view: View, say: Tongue) -> Iterator[Subject]:
    """Explain the counters of each seat, and the tally of tokens."""
    for player in view.players:
        baker, held = "baker" in view.cast, listed(say, [say(CHARACTERS[name].name) for name in player.cards])
        cube = f"[pieces/cube_{desk.tinctures[player.seat]}]"
        counted = (
            ("score", f"pieces/cube_{desk.tinctures[player.seat]}", f"{player.score} {cube}"),
            ("reserve", "icons/pouch", f"{player.reserve} {cube}"),
            ("castle", "icons/castle", f"{player.castle} {cube}"),
            ("bread", "icons/basket", f"{player.bread} {cube}") if baker else ("cards", "icons/deck", held),
            ("cards", "icons/deck", held),
        )
        facts = [
            Fact(picture, say(COUNTERS[name].title), say(COUNTERS[name].text), now, name)
            for name, picture, now in counted
        ]
        began = Fact("icons/first", say(looking.BEGAN.title), say(looking.BEGAN.text), "", "start")
        yield from panel(
            desk, player.seat, say, facts, began if player.seat == view.first else None, "pieces"
        )
    words = rattus_desk.TOKENS_HIDDEN if view.flipped is None else rattus_desk.TOKENS_TEXT
    now = [f"{say(COUNTERS['supply'].title)} {view.supply}"]
    if view.flipped is not None:
        now.append(f"{say(COUNTERS['flipped'].title)} {len(view.flipped)}")
    yield Subject(desk.tally, "pieces/rat_back", say(rattus_desk.TOKENS), say(words), ", ".join(now))
    supply, box = COUNTERS["supply"], beside_prompt(desk.layout.bar.right)
    left = say(shared.NOW, value=f"{view.supply} [rat]")
    yield Subject(box, "icons/pouch", say(supply.title), say(supply.text), left, "ending")
    upper, lower = _context(desk.layout.context)
    yield Subject(upper, "icons/step", say(looking.TURN.title), say(looking.TURN.text), rule="turn")
    yield Subject(lower, "icons/plague", say(looking.RISK.title), say(looking.RISK.text), rule="ravage")


def _context(box: Box) -> tuple[Box, Box]:
    """Divide the sheet at the right: the turn above, the forecast below."""
    high = box.h - RISKS
    return Box(*box[:3], high), Box(box.x, box.y + high, box.w, RISKS)


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
    land, now = desk.board.lands[region.name], _living(desk, view, region, say)
    return Subject(land, "", say(REGIONS[region.name]), say(TEXTS["region"]), now, "region")


def _living(desk: "RattusDesk", view: View, region: Region, say: Tongue) -> str:
    """Say who lives in a region, with how many rats, and what is to be feared."""
    people = [
        f"{cubes}[pieces/cube_{desk.tinctures[seat]}]" for seat, cubes in enumerate(region.cubes) if cubes
    ]
    living = _many(say, "live_here", sum(region.cubes))
    counted = _many(say, "count_here", region.population) if region.population != sum(region.cubes) else ""
    facts = [" ".join(people), living, counted, _many(say, "rats_here", len(region.rats))]
    risk = forecast(view, region.name).of(view.seat) if view.seat is not None else None
    if risk and not risk.rare:
        facts.append(say(term("expected"), number=tenths(say, risk.expected)))
    return ", ".join(fact for fact in facts if fact)


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
        now = _seen_by(desk, rat, say) if rat.known_by else say(looking.UNSEEN)
        return Subject(box, picture, say(term("face_down")), say(TEXTS["token"]), now)
    symbols = " ".join(map(sign, rat.face.symbols))
    title = say(term("token"), limit=rat.face.limit, symbols=symbols)
    known = _seen_by(desk, rat, say) if len(rat.known_by) > 1 else say(term("only_you"))
    return Subject(box, f"token/{rat.face.name}", title, say(TEXTS["token"]), "" if rat.face_up else known)


def _seen_by(desk: "RattusDesk", rat: Rat, say: Tongue) -> str:
    return say(term("seen_by"), names=listed(say, [desk.session.names[seat] for seat in rat.known_by]))


def _many(say: Tongue, key: str, number: int) -> str:
    text = TERMS[key]
    assert isinstance(text, Plural)
    return say.plural(text.one, text.many, number)
