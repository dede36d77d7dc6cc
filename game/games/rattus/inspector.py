"""What can be looked at closely in Rattus: regions, tokens, pieces, cards and counters."""

from collections.abc import Iterator
from functools import cached_property

from game.drawing.page import Box
from game.games.rattus.board import RattusBoard
from game.games.rattus.explanations import power_now
from game.games.rattus.panel_context import RISKS
from game.games.rattus.panel_tokens import tally
from game.games.rattus.sentences import place, sign
from game.games.rattus.words import inspector as words
from game.games.rattus.words import panel as texts
from game.games.rattus.words.characters import CHARACTERS
from game.games.rattus.words.table import COUNTERS, COUNTS, PIECES, PLACES, REGIONS, TERMS, TEXTS
from game.table.bar import beside_prompt
from game.table.desk import Part
from game.table.inspector_seats import Fact, Facts, panel
from game.table.setting import Setting, Subject
from game.words import Tongue, looking, shared
from game.words.numbers import tenths
from game.words.telling import listed, spoken
from rules.rattus.last_powers import LastMove
from rules.rattus.placing import HowMany, PlaceCubes
from rules.rattus.plague import MovePlague
from rules.rattus.risk import forecast
from rules.rattus.turn import PLAGUE
from rules.rattus.view import Player, Rat, Region, View


class Inspector(Part[View]):
    """Explains one position in one language."""

    def __init__(self, setting: Setting[View], board: RattusBoard, say: Tongue) -> None:
        super().__init__(setting)
        self.cards, self.map = board.cards, board.map
        self.say = say

    def subjects(self) -> Iterator[Subject]:
        """Give all of them; what lies on top comes last."""
        for player in self.view.players:
            yield from self._panel(player)
        yield from self._sheets()
        for name, box in self.cards.items():
            yield self._card(name, box)
        yield self._castle()
        for region in self.view.regions:
            yield self._region(region)
        for region in self.view.regions:
            yield from self._pieces(region)
        for link in self.view.walls:
            yield self._wall(link)
        yield self._plague()

    # Around the map.

    def _panel(self, player: Player) -> Iterator[Subject]:
        """Explain the counters of a seat."""
        say, picture = self.say, f"pieces/cube_{self.tinctures[player.seat]}"
        held = listed(say, [say(CHARACTERS[name].name) for name in player.cards])
        bread = (
            (("bread", "icons/basket", f"{player.bread} [{picture}]"),) if "baker" in self.view.cast else ()
        )
        counted = (
            ("score", picture, f"{player.score} [{picture}]"),
            ("reserve", "icons/pouch", f"{player.reserve} [{picture}]"),
            *bread,
            ("castle", "icons/castle", f"{player.castle} [{picture}]"),
            ("cards", "icons/deck", held),
        )
        score, *counters, cards = [
            Fact(picture, say(COUNTERS[name].title), say(COUNTERS[name].text), now, name)
            for name, picture, now in counted
        ]
        began = Fact("icons/first", say(words.BEGAN.title), say(words.BEGAN.text), "", "start")
        mark = began if player.seat == self.view.first else None
        yield from panel(self, player.seat, say, Facts(score, counters, portraits=cards, mark=mark), "pieces")

    def _sheets(self) -> Iterator[Subject]:
        """Explain the tally of tokens, the rats that are left, the turn and the forecast."""
        say, view, layout = self.say, self.view, self.layout
        counted = texts.TOKENS_HIDDEN if view.flipped is None else texts.TOKENS_TEXT
        now = [f"{say(COUNTERS['supply'].title)} {view.supply}"]
        if view.flipped is not None:
            now.append(f"{say(COUNTERS['flipped'].title)} {len(view.flipped)}")
        yield Subject(tally(layout), "pieces/rat_back", say(texts.TOKENS), say(counted), ", ".join(now))
        supply, box = COUNTERS["supply"], beside_prompt(layout.bar)
        left = say(shared.NOW, value=f"{view.supply} [rat]")
        yield Subject(box, "icons/pouch", say(supply.title), say(supply.text), left, "ending")
        turn, risk = _context(layout.context)
        if self.sizes.sofa:
            # From afar the region is read before the turn.
            risk, turn = layout.context.rows(2)
        yield Subject(turn, "icons/step", say(words.TURN.title), say(words.TURN.text), rule="turn")
        yield Subject(risk, "icons/plague", say(words.RISK.title), say(words.RISK.text), rule="ravage")

    def _card(self, name: str, box: Box) -> Subject:
        say, person = self.say, CHARACTERS[name]
        text = power_now(self.view, name, person.full)
        holder = next((player.seat for player in self.view.players if name in player.cards), None)
        now = say(TERMS["on_the_table"])
        if holder is not None:
            now = say(TERMS["held_by"], name=self.session.names[holder])
        return Subject(box, f"character/{name}", say(person.name), say(text), now)

    # On the map.

    def _castle(self) -> Subject:
        inside = [f"{p.castle}[pieces/cube_{self.tinctures[p.seat]}]" for p in self.view.players if p.castle]
        now = " ".join(inside) or self.say(looking.NOBODY_YET)
        box = self.map.placed("castle")["castle"]
        return Subject(box, "pieces/castle", self.say(PLACES["castle"]), self.say(TEXTS["castle"]), now)

    def _region(self, region: Region) -> Subject:
        land, title = self.map.lands[region.name], self.say(REGIONS[region.name])
        text = self.say(TEXTS[self._told_of_regions])
        return Subject(land, "", title, text, self._living(region), "region", beside=True)

    @cached_property
    def _told_of_regions(self) -> str:
        """Say which text explains a region: the one that helps with what is asked."""
        asked = self.session.asked
        options = self.session.match.state.options(asked.seat) if asked else ()
        if isinstance(asked, MovePlague | LastMove) or tuple(options) == (PLAGUE,):
            return "region_plague"
        places = isinstance(asked, PlaceCubes | HowMany) or any(option.kind == "place" for option in options)
        return "region" if places else "region_joined"

    def _living(self, region: Region) -> str:
        """Say who lives in a region, with how many rats, and what is to be feared."""
        view, live = self.view, sum(region.cubes)
        people = [
            f"{cubes}[pieces/cube_{self.tinctures[seat]}]" for seat, cubes in enumerate(region.cubes) if cubes
        ]
        counted = self._many("count_here", region.population) if region.population != live else ""
        rats = self._many("rats_here", len(region.rats))
        facts = [" ".join(people), self._many("live_here", live), counted, rats]
        feared = [risk for risk in forecast(view, region.name).risks if not risk.rare]
        if feared:
            cubes = [f"[pieces/cube_{self.tinctures[risk.seat]}]" for risk in feared]
            lost = [tenths(self.say, risk.expected) for risk in feared]
            numbers = " −".join(map("".join, zip(lost, cubes, strict=True)))
            facts.append(self.say(TERMS["expected"], number=numbers))
        return ", ".join(fact for fact in facts if fact)

    def _many(self, key: str, number: int) -> str:
        return spoken(self.say, COUNTS[key], n=number)

    def _pieces(self, region: Region) -> Iterator[Subject]:
        where = self.say(REGIONS[region.name])
        for rat, box in zip(region.rats, self.map.tokens(region), strict=True):
            yield self._rat(rat, box)
        for item, box in self.map.people(region):
            if item.kind in PIECES:
                now = f"{item.many} [pieces/potion]" if item.kind == "potion" else ""
                yield self._piece(item.kind, box, where)._replace(now=now)

    def _piece(self, name: str, box: Box, where: str) -> Subject:
        title = f"{self.say(PIECES[name])}, {where}"
        return Subject(box, f"pieces/{name}", title, self.say(TEXTS[name]))

    def _wall(self, link: str) -> Subject:
        wall = self._piece("wall", self.map.placed("wall")[link], place(self.say, link))
        return wall._replace(picture=f"pieces/wall_{self.map.lies[link]}")

    def _plague(self) -> Subject:
        box, region = self.map.reaper(self.view.plague), self.view.region(self.view.plague)
        title = self.say(TERMS["plague_in"], region=self.say(REGIONS[region.name]))
        return Subject(box, "pieces/plague", title, self.say(TEXTS["plague"]), self._living(region))

    def _rat(self, rat: Rat, box: Box) -> Subject:
        say, text = self.say, self.say(TEXTS["token"])
        if rat.face is None:
            picture = "pieces/rat_back_start" if rat.ring else "pieces/rat_back"
            now = self._seen_by(rat) if rat.known_by else say(looking.UNSEEN)
            return Subject(box, picture, say(TERMS["face_down"]), text, now)
        symbols = " ".join(map(sign, rat.face.symbols))
        title = say(TERMS["token"], limit=rat.face.limit, symbols=symbols)
        known = self._seen_by(rat) if len(rat.known_by) > 1 else say(TERMS["only_you"])
        return Subject(box, f"token/{rat.face.name}", title, text, "" if rat.face_up else known)

    def _seen_by(self, rat: Rat) -> str:
        names = [self.session.names[seat] for seat in rat.known_by]
        return self.say(TERMS["seen_by"], names=listed(self.say, names))


def _context(box: Box) -> tuple[Box, Box]:
    """Divide the sheet at the right: the turn above, the forecast below."""
    high = box.h - RISKS
    return Box(*box[:3], high), Box(box.x, box.y + high, box.w, RISKS)
