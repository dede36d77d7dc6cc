"""What can be looked at closely in Rattus Cartus: houses, tracks, piles, nun cards, places and seats."""

from collections import Counter
from collections.abc import Iterator

from game.games.rattus_cartus.board import RattusCartusBoard
from game.games.rattus_cartus.explanations import laying, seen_nuns, survival
from game.games.rattus_cartus.hand_fan import subject
from game.games.rattus_cartus.panel_context import piles
from game.games.rattus_cartus.sentences import NAMES, offer, sketched
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.panel import NOW
from game.games.rattus_cartus.words.table import COUNTERS, PHASES, SOURCE_TEXTS, SURVIVAL, TERMS
from game.table.bar import beside_prompt
from game.table.desk import Part
from game.table.inspector_seats import Fact, Facts, panel
from game.table.setting import Setting, Subject
from game.words import Tongue, looking, shared, telling
from rules.rattus_cartus.foresight import Support, to_come
from rules.rattus_cartus.questions import phase
from rules.rattus_cartus.view import Player, View


class Inspector(Part[View]):
    """Explains one position in one language."""

    def __init__(self, setting: Setting[View], board: RattusCartusBoard, say: Tongue) -> None:
        super().__init__(setting)
        self.board = board
        self.say = say

    def subjects(self) -> Iterator[Subject]:
        """Give all of them; what lies on top of something comes after it."""
        yield from self._time()
        yield from self._houses()
        yield from self._tracks()
        yield from self._piles()
        yield from self._nuns()
        for player in self.view.players:
            yield from self._person(player)
        if self.view.seat is not None:
            yield self._odds()

    def _time(self) -> Iterator[Subject]:
        """Explain the bells above the street, and the phase beside it."""
        say, words, box = self.say, COUNTERS["buildings"], beside_prompt(self.layout.bar)
        now = say(shared.ROUND, round=self.view.round, rounds=self.view.rounds)
        yield Subject(box, "icons/bell", say(words.title), say(words.text), now, "rounds")
        words, box = PHASES[phase(self.view)], self.board.context.head
        yield Subject(box, "icons/hourglass", say(words.title), say(words.text), now, "phases")

    def _houses(self) -> Iterator[Subject]:
        say = self.say
        for plot, building in enumerate(self.view.row):
            words = BUILDINGS[building.name]
            text = say(words.full)
            if len(self.view.players) == 2:
                text += f"\n{say(TERMS['two_seats'])}"
            if self.view.last_round:
                text += f"\n{say(TERMS['last_round_text'])}"
            now = say(NOW["support"], support=offer(say, Support(*building.support)))
            box = self.board.town.plot(plot)
            yield Subject(box, f"buildings/{building.name}", say(words.name), text, now)

    def _tracks(self) -> Iterator[Subject]:
        say, ties = self.say, SOURCE_TEXTS["stack" if self.view.latest_leads else "stack_first"]
        for track, box in self.board.tracks.rows.items():
            standing = [
                f"{number}. {self.session.names[seat]} {self.view.players[seat].influence[track]}"
                for number, seat in enumerate(self.view.tracks[track], start=1)
            ]
            text = f"{say(SOURCE_TEXTS['class'])} {say(ties)}"
            now = "\n".join(standing) or say(looking.NOBODY_YET)
            yield Subject(box, f"classes/{track}", say(NAMES[track]), text, now)

    def _piles(self) -> Iterator[Subject]:
        say, context = self.say, self.board.context
        for special, box in context.stacks.items():
            now = say(NOW["stack"], n=self.view.stacks[special])
            yield subject(special, box, say)._replace(now=now)
        more = {"discard": self._discard(), "buildings": self._to_come()}
        for pile in piles(self.view):
            words, box = COUNTERS[pile.key], context.piles[pile.key]
            text = f"{say(words.text)}\n{more.get(pile.key, '')}"
            yield Subject(box, pile.picture, say(words.title), text, say(shared.NOW, value=pile.number))

    def _discard(self) -> str:
        """Count what lies open by its nuns: as many cannot be in the nun row."""
        counts = sorted(Counter(card[-1] for card in self.view.discard).items())
        return "\n".join(f"{number} \u00d7 {nuns} [nun]" for nuns, number in counts)

    def _to_come(self) -> str:
        """Name the buildings of this game that were not in a row yet."""
        listed = [f"{number} {self.say(NAMES[name])}" for name, number in to_come(self.view).items()]
        return self.say(NOW["to_come"], buildings=", ".join(listed))

    def _nuns(self) -> Iterator[Subject]:
        say, text = self.say, self.say(SURVIVAL["nun_row_text"])
        for place, box in enumerate(self.board.context.nuns):
            lookers = [player.seat for player in self.view.players if place in player.looked]
            names = telling.listed(say, [self.session.names[seat] for seat in lookers])
            seen = say(NOW["looked"], names=names) if lookers else say(NOW["unseen"])
            known = self.view.nuns[place]
            title = say(NAMES[known[:-2]]) if known else say(SURVIVAL["nun_row"])
            picture = "card/nun" if known else "card/back_population"
            now = "\n".join(part for part in (f"{known[-1]} [nun]" if known else "", seen) if part)
            yield Subject(box, picture, title, text, now)

    def _person(self, player: Player) -> Iterator[Subject]:
        """Explain the panel of a seat, and its place in a house."""
        say, seat, stand = self.say, player.seat, player.stand
        first = _fact("first", "icons/first", "", say) if seat == self.view.first else None
        yield from panel(self, seat, say, _facts(player, say)._replace(mark=first), "hand")
        if stand is None:
            return
        if stand.laid is not None:
            text = " ".join(sketched(card) for card in stand.laid) or say(TERMS["laying_nothing"])
            now = laying(say, self.view.row[stand.plot].track, stand)
        else:
            text, now = say(COUNTERS["laid"].text), say(shared.NOW, value=f"{stand.cards} [laid]")
        crest, box = f"crests/shield_{self.tinctures[seat]}", self.board.town.visit(stand)
        yield Subject(box, crest, self.session.names[seat], text, now, "lay")

    def _odds(self) -> Subject:
        say, view = self.say, self.view
        text = "\n".join((say(SURVIVAL["nun_row_text"]), seen_nuns(say, view)))
        title, box = say(COUNTERS["rats"].title), self.board.rack.private
        return Subject(box, "title/rat_sit", title, text, survival(say, view))


def _facts(player: Player, say: Tongue) -> Facts:
    """Say what the panel of a seat counts."""
    known = [sketched(card) for card in player.known]
    sure = f"\n{say(NOW['held'], cards=' '.join(known))}" if known else ""
    rats = (
        ("rats_hidden", "icons/rat", "[eye_closed]")
        if player.rats is None
        else ("rats", "icons/rat", f"{player.rats} [rat]")
    )
    return Facts(
        score=_fact("points", "icons/prestige", f"{player.points} [prestige]", say),
        counters=[
            _fact("influence", "icons/influence", f"{sum(player.influence.values())} [influence]", say),
            _fact("tokens", "icons/trophy", f"{player.tokens} [trophy]", say),
        ],
        danger=_fact(*rats, say),
        cards=_fact("hand", "icons/hand", f"{player.hand_size} [hand]{sure}", say),
    )


def _fact(key: str, picture: str, now: str, say: Tongue) -> Fact:
    words = COUNTERS[key]
    return Fact(picture, say(words.title), say(words.text), now, key)
