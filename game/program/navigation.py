"""The house with its doors: which scene leads to which, and where everything is kept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.games import PRESENTATIONS
from game.program.app import App
from game.program.looking_back import LookingBack
from game.program.reception import Reception
from game.program.rescue import Rescue
from game.scenes.exits import Exits, Topic
from game.scenes.title import Title, Ways
from game.session.plan import Plan, against_bots
from game.session.plan_edits import agreed
from game.session.seams import LOADED
from game.session.session import Session
from game.store import Shelf, disk, home, places
from game.store.fame import Fame
from game.store.files import understood
from game.store.profiles import Profiles
from game.store.progress import Progress
from game.store.saved_games import Slots, Stays
from game.store.settings import Settings, fetched, store
from game.words import fame as fame_words
from game.words import saves as saves_words
from game.words import shared
from rules import GAMES
from rules.bots.service import Thinkers
from rules.kernel import Seat

if TYPE_CHECKING:
    from game.scenes.phone_table import PhoneTable
    from game.scenes.table import Table

#: How many sit down at first.
SEATS = 4
#: So many files are named one by one.
FEW = 4


class House(Exits):
    """Opens scenes and hands them what they need."""

    def __init__(
        self,
        size: tuple[int, int],
        *,
        full_screen: bool | None = None,
        language: str | None = None,
        spoken: str = "en",
        folder: Path | None = None,
        phones: str = "",
    ) -> None:
        folder = folder or home()
        places.tidy(folder)
        self.shelf = Shelf(folder)
        self.people = Shelf(folder / places.PEOPLE)
        self.profiles = Profiles(self.people)
        self.progress = Progress(self.people)
        self.fame = Fame(self.people)
        self.past = LookingBack(self, Shelf(folder / places.REVIEWS))
        self.slots = Slots(Shelf(folder / places.MATCHES))
        self.thinkers = Thinkers()
        self.reception = Reception(self, phones)
        settings = fetched(self.shelf) or Settings(language=spoken)
        self.app = App(
            size,
            settings=settings,
            full_screen=full_screen,
            language=language,
            when_changed=partial(store, self.shelf),
        )
        ways = Ways(
            open_door=self.open_door,
            go_on=self.go_on,
            play_again=self.play_again,
            saves=self.open_saves,
            settings=self.open_settings,
            school=self.open_school,
            rules=self.open_rules,
            fame=self.open_fame,
        )
        self.title = Title(ways)
        self.app.push(self.title)
        self.look_around()
        self._sing_at_the_title()
        Rescue(self, folder)

    def look_around(self) -> None:
        """Offer on the title what there is to go on with."""
        running, plan = self.slots.running(), self._last_plan()
        say = self.app.tongue
        notices = [say(text, name=name or say(saves_words.RUNNING)) for text, name in self.slots.notices]
        self.slots.notices.clear()
        self.title.offer(running, plan, " ".join(notices))
        self._tell_refused()

    def _tell_refused(self) -> None:
        """Tell which files were set aside, other than saved games."""
        files = [path for shelf in (self.shelf, self.people) for path in shelf.refused]
        lost = [path.name for path in files if not path.exists()]
        found = [path.name for path in files if path.exists()]
        texts = ((shared.SAVE_LOST, lost), (shared.SAVE_BROKEN, found))
        told = [self.app.tongue(text, name=", ".join(names)) for text, names in texts if names]
        if told:
            self.app.tell(" ".join(told))
            self.shelf.refused.clear()
            self.people.refused.clear()

    @property
    def phones(self) -> "PhoneTable":
        """Give what plays on phones."""
        return self.reception.phones

    def close(self) -> None:
        """Let go of what would outlive the window."""
        self.app.sound.close()
        self.thinkers.close()
        self.reception.end()
        self.slots.release()

    # From the title.

    def open_door(self, game: str) -> None:
        """Let people sit down to a game: as they did last, or one person against bots."""
        from game.scenes.seating import Seating

        seats = min(SEATS, GAMES[game].seats[-1])
        plan = self.profiles.last_table(game) or against_bots(game, seats, 0)
        learn = partial(self.learn_first, game) if PRESENTATIONS[game].lessons else None
        phones, left = self.reception.show_before, self.reception.close
        self.app.push(Seating(plan.dealt_anew(), self.profiles, self.begin, learn, phones=phones, left=left))

    def go_on(self) -> None:
        """Sit down at the last table again."""
        session = self.slots.running()
        if session:
            self.take_up(session)

    def _last_plan(self) -> Plan | None:
        plans = [plan for game in PRESENTATIONS if (plan := self.profiles.last_table(game))]
        running = self.slots.running()
        same = [plan for plan in plans if running and plan.game == running.plan.game]
        return next(iter(same or plans), None)

    def play_again(self) -> None:
        """Deal anew at the same table."""
        plan = self._last_plan()
        if plan:
            self.begin(plan.dealt_anew())

    def open_saves(self) -> None:
        """Show the saved games."""
        from game.scenes.saves import Saves

        self.app.push(Saves(self.slots, self.take_up, self._back_to_title, review=self.past.review))

    def _back_to_title(self) -> None:
        self.app.pop()
        self.look_around()

    def open_settings(self) -> None:
        """Show what can be set."""
        from game.scenes.settings import SettingsScene

        self.app.push(SettingsScene())

    def open_rules(self) -> None:
        """Open the rulebook, with no table before it."""
        from game.scenes.rulebook import Rulebook

        self.app.push(Rulebook(next(game for game, shown in PRESENTATIONS.items() if shown.rulebook)))

    def open_fame(self) -> None:
        """Show what finished games came to."""
        from game.scenes.fame import HallOfFame

        past = self.past
        self.app.push(HallOfFame(self.fame, self._forget, past.reviews.known, past.review_kept))

    def _forget(self, key: str) -> None:
        """Forget somebody everywhere, or everybody in the hall of fame; tell where that could not be done."""
        reviews = self.past.reviews
        if key:
            left, tables = self.slots.forget(key)
            left += [*self.profiles.forget(key), *self.fame.forget(key, tables), *reviews.forget(key)]
            self.look_around()
        else:
            left = [*self.fame.forget_all(), *reviews.forget_all()]
        if left:
            files = [f"{path.parent.name}/{path.name if len(left) <= FEW else '…'}" for path in left]
            told = ", ".join(dict.fromkeys(files))
            self.app.tell(self.app.tongue(fame_words.STILL_NAMED, places=told))

    def open_school(self) -> None:
        """Show the chapters of the tutorial."""
        from game.scenes.school import School

        self.app.push(School(self.progress, self.open_lesson))

    def open_lesson(self, game: str, number: int) -> None:
        """Begin or go on with a chapter; the last one leads on to its match."""
        self._teach(game, number, self.play_on, self.open_lesson)

    def learn_first(self, game: str, number: int = 1) -> None:
        """Begin with the first chapter before sitting down; all of them lead back to the seats."""
        self._teach(game, number, None, self.learn_first)

    def _teach(
        self,
        game: str,
        number: int,
        play_on: Callable[[Session], None] | None,
        onward: Callable[[str, int], None],
    ) -> None:
        from game.scenes.lesson import Lesson, course_of
        from game.scenes.table import Table

        lesson = Lesson(course_of(game), number, self.progress, self, play_on, onward)
        self.app.push(Table(lesson.session(), lesson, self.thinkers))

    # To the table.

    def begin(self, plan: Plan) -> None:
        """Remember who sat down, put away what was played before, and deal."""
        self.profiles.remember(plan)
        with self.refusals_told():
            self.reception.welcome(self.open_table(plan))

    def take_up(self, session: Session) -> None:
        """Sit down at a table that was left."""
        self.reception.welcome(self.sit_down(session))

    def open_table(self, plan: Plan) -> "Table":
        """Deal and sit down, unless the running table cannot be put aside (Stays)."""
        return self._take_place(Session(plan, keep=self.slots.keep))

    def load(self, path: Path) -> "Table":
        """Open a saved game from a file; what is none raises ValueError or OSError."""
        session = Session.restored(understood(disk.content(path)), self.slots.keep)
        session.mark(LOADED)
        table = self._take_place(session)
        self.reception.welcome(table)
        return table

    def _take_place(self, session: Session) -> "Table":
        """Let a table be the running one, once the one that ran is among the saved games."""
        from game.scenes.playing import Playing
        from game.scenes.table import Table

        for scene in self.app.scenes:
            if isinstance(scene, Table) and isinstance(scene.conduct, Playing):
                self._portray_running(scene)
        if not self.slots.put_aside():
            raise Stays(self.slots.trouble)
        table = self.sit_down(session)
        session.keep()
        return table

    @contextmanager
    def refusals_told(self) -> Iterator[None]:
        """Tell why another table cannot begin, if it cannot."""
        try:
            yield
        except Stays as stays:
            say = self.app.tongue
            self.app.tell(say(saves_words.STAYS, reason=say(str(stays))))

    def sit_down(self, session: Session) -> "Table":
        """Open the table of a session, with nothing but the title below it."""
        from game.scenes.playing import Playing
        from game.scenes.table import Table

        self._clear()
        self.reception.keep(session.players)
        table = Table(session, Playing(self, self.thinkers, self.phones), self.thinkers)
        self.app.push(table)
        self.app.sound.music(session.plan.game)
        self.app.sound.ambience(session.plan.game)
        return table

    # From the table.

    def menu(self, table: "Table") -> None:
        """Lay the pause over the table."""
        from game.scenes import pause
        from game.scenes.saves import Saves

        self._portray(table)
        session = table.session
        doors = pause.Doors(
            save=partial(self._save, session),
            trouble=self.trouble,
            saves=lambda: self.app.push(Saves(self.slots, self.take_up, self.app.pop, session.to_json)),
            settings=self.open_settings,
            leave=self.to_title,
            rules=partial(self.rules, table),
            phones=partial(self.codes, table),
            resumed=partial(self.reception.welcome, table),
        )
        self.app.push(pause.Pause(lambda: session.players, partial(self.change, table), doors))

    def _portray(self, table: "Table") -> None:
        surface = pygame.Surface(self.app.surface.get_size())
        table.draw_for_all(surface)
        self.slots.portray(surface)

    def _save(self, session: Session) -> str:
        return "" if self.slots.save(session.to_json()) else self.app.tongue(self.slots.trouble)

    def change(self, table: "Table", seat: Seat, what: str, value: str) -> None:
        """Let somebody play otherwise; whoever does so without a phone has none any more."""
        super().change(table, seat, what, value)
        self.reception.keep(table.session.players)

    def codes(self, table: "Table") -> None:
        """Show the codes with which phones sit down."""
        self.reception.show(table)

    def rules(self, table: "Table", card: Topic = "") -> None:
        """Open the rulebook of the game that is played, at a card if one is named."""
        from game.scenes.rulebook import Rulebook

        plan = table.session.plan
        if rulebook := PRESENTATIONS[plan.game].rulebook:
            found = rulebook().card_of(card) if card else None
            absent = rulebook().absent(table.session.match.state.view(None))
            self.app.push(Rulebook(plan.game, found.key if found else "", agreed(plan), absent))

    def over(self, table: "Table") -> None:
        """Enter the match in the hall of fame, and show the result."""
        from game.scenes.result import Result

        session = table.session
        self.fame.record(session)
        self.past.reviews.keep(session)
        self.app.push(
            Result(
                session,
                again=self.begin,
                replay=lambda: self.replay(table, 0),
                review=partial(self.past.review, session),
                new_table=partial(self._new_table, session.plan.game),
                to_title=self.to_title,
                wanted=lambda: [session.names[seat] for seat in sorted(self.phones.again)],
            )
        )

    def _new_table(self, game: str) -> None:
        self.to_title()
        self.open_door(game)

    def replay(self, table: "Table", step: int) -> None:
        """Show a match again from some step."""
        self.past.replay(table.session, step)

    def play_on(self, session: Session, told: str = "") -> None:
        """Let a table run that goes on from a moment of another."""
        with self.refusals_told():
            self.reception.welcome(self._take_place(session.kept_by(self.slots.keep)))
            if told:
                self.app.tell(self.app.tongue(told))

    def trouble(self) -> str:
        """Say why the running table cannot be kept, if it cannot."""
        reason = self.slots.trouble
        return self.app.tongue(shared.CANNOT_WRITE, reason=self.app.tongue(reason)) if reason else ""

    def to_title(self) -> None:
        """Go back to the first screen; no phone can come to a table that is left."""
        self._clear()
        self.reception.close()

    def _clear(self) -> None:
        while len(self.app.scenes) > 1:
            self.app.pop()
        self._sing_at_the_title()

    def _sing_at_the_title(self) -> None:
        self.app.sound.music("title")
        self.app.sound.ambience("")

    def left(self, table: "Table") -> None:
        """Keep a picture of the table if it is the running one, and offer to go on."""
        self._portray_running(table)
        self.look_around()

    def _portray_running(self, table: "Table") -> None:
        running, session = self.slots.running(), table.session
        if running and (running.plan, running.match.log) == (session.plan, session.match.log):
            self._portray(table)
