"""The sheet of a phone: the table as one seat may know it, in its language, as plain data."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

from game.drawing.page import HEIGHT, WIDTH, Page
from game.phones.choices import Choices
from game.phones.writing import Json, Steps, Writing
from game.session.own_session import OwnSession
from game.session.session import Session
from game.store.settings import Settings
from game.table.chronicle import Chronicle
from game.table.curtain import InHand
from game.table.desk import Desk
from game.table.passages import Entry, Passage, gathered
from game.table.perspective import Perspective
from game.words import Tongue
from game.words import sheet as words
from game.words.telling import listed
from rules.kernel import Seat

#: The page on which the places of the board are measured; nothing is painted on it.
PAGE = Page.fitted((WIDTH, HEIGHT))
#: How many of the last things are told while one waits.
LATEST = 3


class Sheet:
    """One seat at its phone, at one moment; nothing in it is more than that seat's view."""

    def __init__(
        self, session: Session, desk: type[Desk[Any]], seat: Seat, tongue: Tongue, entries: Sequence[Entry]
    ) -> None:
        """Look at the table from a seat; ``entries`` is all that was told."""
        self.session = OwnSession(session, seat)
        self.seat = seat
        self._entries = entries
        curtain = InHand(self.session, seat)
        self.sight = Perspective(self.session, desk, curtain, PAGE, tongue, Settings(), swift=True)

    @property
    def asked(self) -> bool:
        """Say whether this seat has to choose."""
        return self.sight.curtain.person is not None

    @staticmethod
    def at_rest(sheet: Json, say: Tongue) -> Json:
        """Give what was known, while something is told at the table and nobody chooses."""
        nothing: Json = {
            "choices": [],
            "board": None,
            "notes": [],
            "recap_due": False,
            "undo": False,
            "advice": None,
        }
        return {**sheet, **nothing, "kind": "wait", "head": say(words.TOLD)}

    def to_json(self, asleep: Collection[Seat] = ()) -> Json:
        """Write everything down at once."""
        return Writing(self.written(asleep)).go_on() or {}

    def written(self, asleep: Collection[Seat] = ()) -> Steps:
        """Write everything down bit by bit."""
        chooses = self.asked
        offered: Json = {"choices": [], "board": None}
        if chooses:
            offered = yield from self.choices.written()
        sheet = {**self._who(), **offered, "hand": self.choices.hand_json(), **self._asks(chooses=chooses)}
        yield
        sheet |= {"others": self._others(asleep), "told": self._told()}
        yield
        return {
            **sheet,
            "recap": [self._line(passage) for passage in self._recap],
            "recap_due": chooses and bool(self._recap),
            "undo": self.session.match.can_undo(self.seat),
            "advice": None,
            "end": None,
        }

    @cached_property
    def choices(self) -> Choices:
        """Give what can be picked, and what is in the hand."""
        return Choices(self.sight, self.seat)

    # Who and what.

    def _who(self) -> Json:
        """Write down who sits there, at which game, and how far that is."""
        sight, player = self.sight, self.session.players[self.seat]
        return {
            "t": "sheet",
            "kind": "choose" if self.asked else "wait",
            "language": sight.say.language,
            "game": self.session.plan.game,
            "title": self.session.match.game.title,
            "self": {"name": player.name, "tincture": player.tincture},
            "when": sight.desk.leaf.when(sight.say),
            "own": self._own(),
        }

    def _asks(self, *, chooses: bool) -> Json:
        """Write down what is asked, and what there is to know before one chooses."""
        leaf, say = self.sight.desk.leaf, self.sight.say
        if not chooses:
            return {"head": self._head(), "small": "", "notes": []}
        # What follows a semicolon explains the question and is not it.
        head, _, small = self._head().partition("; ")
        notes = list(leaf.notes(self.seat, say))
        return {"head": head, "small": small, "notes": notes, **leaf.more(self.seat, say)}

    def _own(self) -> list[list[str]]:
        """Give the numbers of the seat as its panel has them: an icon and a number each."""
        panel, view = self.sight.desk.panel, self.sight.view
        score, danger = panel.score(view, self.seat), panel.danger(view, self.seat)
        found = [[_icon(score.icon), str(score.value)]] if score and score.value is not None else []
        for counter in panel.counters(view, self.seat):
            icon, _, number = counter.removeprefix("[").partition("] ")
            found.append([_icon(icon), number])
        if danger and danger.value is not None:
            found.append([_icon(danger.icon), str(danger.value)])
        return found

    def _head(self) -> str:
        """Say what is asked, of this seat or of whoever it waits for."""
        sight, asked, names = self.sight, self.session.asked, self.session.names
        if asked is None:
            return ""
        if self.asked:
            return _capital(sight.prompt)
        waiting = [decision.seat for decision in self.session.match.state.decisions()]
        if self.session.match.answered(self.seat) is not None:
            return sight.say(words.READY, names=listed(sight.say, [names[seat] for seat in waiting]))
        name = names[asked.seat]
        if self.session.players[asked.seat].bot:
            return sight.say(words.THINKS, name=name)
        return sight.say(words.ASKED, name=name, prompt=sight.prompt)

    def _others(self, asleep: Collection[Seat]) -> list[Json]:
        """Tell of everybody else, from the left on, whether they choose, are ready, sleep or wait."""
        players = list(enumerate(self.session.players))
        return [
            {"name": player.name, "tincture": player.tincture, "state": self._state(seat, asleep)}
            for seat, player in (*players[self.seat + 1 :], *players[: self.seat])
        ]

    def _state(self, seat: Seat, asleep: Collection[Seat]) -> str:
        state = self.session.match.state
        waiting = [decision.seat for decision in state.decisions()]
        if seat in asleep:
            return "sleeps"
        if seat in waiting:
            return "thinks" if len(waiting) > 1 or self.session.match.answered(self.seat) else "acts"
        return "ready" if self.session.match.answered(seat) is not None else "waits"

    # What was told.

    @cached_property
    def _chronicle(self) -> Chronicle:
        return Chronicle(self.session, type(self.sight.desk))

    @cached_property
    def _recap(self) -> list[Passage]:
        return self._chronicle.recap(self._entries, self.seat, self.seat) if self.session.match.log else []

    def _told(self) -> list[str]:
        """Tell the last things, the newest first."""
        entries = self._chronicle.heard(self._entries, self.seat)
        passages = gathered(entries[-8 * LATEST :], self._chronicle.telling)
        return [self._line(passage) for passage in passages[: -LATEST - 1 : -1]]

    def _line(self, passage: Passage) -> str:
        sight, players = self.sight, self.session.players
        line = passage.words(sight.say, sight.desk.book, self._chronicle.telling, self.session.names)
        crests = "".join(f"[crests/shield_{players[seat].tincture}]" for seat in passage.seats)
        return f"{crests} {line}".strip()


def _icon(picture: str) -> str:
    return picture.removeprefix("icons/")


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
