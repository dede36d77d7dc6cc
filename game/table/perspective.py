"""What the table shows at this moment, and to whom."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from game.drawing.page import Box, Page
from game.drawing.theme import TEXT_SIZES
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import Curtain
from game.table.desk import Desk
from game.table.liveliness import level
from game.table.reasons import Fact
from game.table.setting import Moment, Setting
from game.table.stage import Act
from game.table.story import Beat
from game.words import Tongue
from rules.kernel import Action, Event, Seat, State


class Perspective:
    """One position as one seat may see it; made anew whenever anything changes, and never changed."""

    def __init__(
        self,
        session: Session,
        desk: type[Desk[Any]],
        curtain: Curtain,
        page: Page,
        tongue: Tongue,
        settings: Settings,
        *,
        beat: Beat[Any] | None = None,
        past: bool = False,
        noted: bool = False,
        swift: bool = False,
    ) -> None:
        """Look, while a beat is told or none.

        ``past``: all is told again, and nobody is asked any more; ``noted``: a note lies below the seats;
        ``swift``: what is obvious is done at once.
        """
        self.session = session
        self.curtain = curtain
        self.settings = settings
        self.beat = beat
        self.past = past
        self.swift = swift
        #: How the game ended is shown only once it was told.
        self.verdict = past and beat is None
        sizes = TEXT_SIZES[settings.text_size]
        self.layout = desk.laid_out(page, len(session.players), sizes)._replace(packed=noted)
        self.viewer = curtain.viewer
        self.looker = curtain.looker
        #: Whose hand lies in the tray: the person who is asked, or the only one at the table.
        self.owner = curtain.person if curtain.person is not None else curtain.resident
        self.say = self._tongue(tongue)
        state = self._position()
        ends = beat is not None and not past and session.asked is None
        self.view: Any = beat.view if beat and ends else state.view(self.viewer)
        self.hand_view: Any = state.view(self.owner) if self.hand_shown else self.view
        if beat is not None and not past and beat.view.seat is not None and beat.view.seat == self.owner:
            # The hand has no more cards than the story has told of.
            self.hand_view = beat.view
        #: What the person who is asked can pick now.
        self.options = self._options()
        lively = level(settings)
        self.desk = desk(Setting(session, self.layout, self.view, self.options, sizes, lively))
        self.layout = self.layout._replace(log=self.reading())
        self.pieces = self.desk.board.pieces(self.view)

    def _position(self) -> State:
        """Give the position, or before the verdict of a game that is over, the last that asked somebody."""
        match = self.session.match
        if self.verdict or self.session.asked is not None:
            return match.state
        return match.until(len(match.log) - 1).state

    def _options(self) -> Sequence[Action]:
        if self.beat or self.curtain.covered or self.curtain.person is None:
            return ()
        return self.session.match.state.options(self.curtain.person)

    def _tongue(self, tongue: Tongue) -> Tongue:
        """Speak the language of whoever is asked."""
        person = self.curtain.person
        language = self.session.players[person].language if person is not None else ""
        return Tongue(language) if language else tongue

    def moment(self, meaning: object, pointer: tuple[float, float]) -> Moment[Any]:
        """Give what is to be painted while an option or a way is meant and something pointed at."""
        option = meaning if isinstance(meaning, Action) else None
        way = (option,) if option else meaning if isinstance(meaning, tuple) else ()
        return Moment(self.view, self.say, option, self.beat, pointer, way)

    @cached_property
    def act(self) -> Act | None:
        """Give what the stage shows; somebody who plays alone knows what they do, unless it is long past."""
        if self.beat is None:
            return None
        act = self.desk.stage.act(self.moment(None, (-1, -1)), self.beat)
        own = self.session.alone and not self.past and self.beat.seat == self.curtain.resident
        return act if act is None or act.loud or not own else None

    def reading(self, looked: Box | None = None) -> Box:
        """Say where what is read lies: not over what belongs to whoever acts, or is looked at, if it can."""
        acting = self.beat or self.session.asked
        whose = (acting.seat if acting else None, self.owner)
        seats = dict.fromkeys(seat for seat in whose if seat is not None)
        return self.desk.board.reading(tuple(seats), looked)

    @property
    def hand_shown(self) -> bool:
        """Say whether the cards in the tray may be seen at all, if only their backs."""
        return self.owner is not None and (self.viewer == self.owner or self.curtain.face_down)

    def outcome(self, seat: Seat, *options: Action) -> str:
        """Say what would come of an option for its seat, or of several that follow each other."""
        return "   ".join(part for part in self.prospect(seat, *options)[:2] if part)

    def prospect(self, seat: Seat, *options: Action) -> tuple[str, str, State]:
        """Say what an option would bring, what then lies ahead, and give the position as far as certain."""
        events, after = self._followed(seat, options)
        brought = self.desk.book.preview(self.say, events, seat)
        return brought, self.desk.answers.forecast(after, seat, self.say), after

    def facts(self, seat: Seat, *options: Action) -> list[Fact]:
        """Give what is certain of options that follow each other, by the same signs as their outcome."""
        events, after = self._followed(seat, options)
        return list(self.desk.answers.facts(options[0], events, after, seat))

    def after(self, seat: Seat, *options: Action) -> State:
        """Give the position after options that follow each other, and nothing else."""
        after = self.session.match.state
        for option in options:
            _, after = after.foreseen(option, seat)
        return after

    def _followed(self, seat: Seat, options: Sequence[Action]) -> tuple[list[Event], State]:
        """Tell what options would bring, with whatever is done at once after them."""
        events, after = list[Event](), self.session.match.state
        left = list(options)
        while left:
            told, after = after.foreseen(left.pop(0), seat)
            events += told
            obvious = self.desk.answers.obvious(after, seat) if self.swift and not left else None
            left += [obvious] if obvious else []
        return events, after

    def label(self, option: Action, *further: Action) -> str:
        """Name an option as a button does, or the last of several that follow each other."""
        if further:
            return self._label_after((option, *further[:-1]), further[-1])
        if called := self.desk.answers.called(option, self.say):
            return called
        return self.desk.book.label(self.say, option, self.session.asked, self.session.names)

    def _label_after(self, before: Sequence[Action], option: Action) -> str:
        assert self.owner is not None
        after = self.after(self.owner, *before)
        if called := self.desk.answers.called_later(after, option, self.say):
            return called
        return self.desk.book.label(self.say, option, after.decision, self.session.names)

    def line(self, event: Event) -> str:
        """Tell an event."""
        return self.desk.book.line(self.say, event, self.session.names)

    @property
    def prompt(self) -> str:
        """Say what is asked."""
        asked = self.session.asked
        if asked is None:
            return ""
        of_this = self.desk.answers.asks(asked, self.say)
        return of_this or self.desk.book.prompt(self.say, asked, self.session.names)
