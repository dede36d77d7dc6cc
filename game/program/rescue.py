"""What the house does when the program stumbles, and when somebody asks for a report."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.program import crash
from game.scenes.crash_screen import Mishap
from game.session.session import Session
from game.words import Tongue, shared
from game.words import crash as words

if TYPE_CHECKING:
    from game.program.navigation import House


class Rescue:
    """Waits for the app to call."""

    def __init__(self, house: "House", folder: Path) -> None:
        self.house = house
        self.app = house.app
        self.folder = folder
        self.app.when_wrong = self.stumbled
        self.app.when_asked = self.report

    def stumbled(self, error: Exception) -> None:
        """Write a report and show the way back; a second stumble on that way is the end."""
        if isinstance(self.app.top, Mishap):
            raise error
        place = self._written(error)
        while self.app.scenes:
            with suppress(Exception):
                self.app.scenes.pop().leave()
        self.app.push(Mishap(lambda say: self._words(say, place), self._to_title))

    def report(self) -> None:
        """Write a report of how things stand, and say where it lies."""
        place = self._written(None)
        say = self.app.tongue
        self.app.tell(say(words.REPORT_MADE, place=_spelt(place)) if place else say(words.NO_REPORT))

    def _words(self, say: Tongue, place: Path | None) -> tuple[str, str]:
        lies = say(words.REPORT_LIES, place=_spelt(place)) if place else say(words.NO_REPORT)
        return self.house.trouble() or say(shared.TROUBLE), lies

    def _to_title(self) -> None:
        self.house.reception.close()
        self.app.replace(self.house.title)
        self.house.look_around()

    # What the report is about.

    def _written(self, error: Exception | None) -> Path | None:
        with suppress(Exception):
            return crash.write(self.folder, self._scenery(), error)
        return None

    def _scenery(self) -> crash.Scenery:
        app, session = self.app, self._session()
        scenes = tuple(type(scene).__name__ for scene in app.scenes)
        people = [profile.name for profile in self.house.profiles.people]
        return crash.Scenery(
            app.settings,
            app.size,
            scenes,
            app.diary,
            session.to_json() if session else None,
            (*people, *(session.names if session else ())),
        )

    def _session(self) -> Session | None:
        held = (getattr(scene, "session", None) for scene in reversed(self.app.scenes))
        played = next((session for session in held if isinstance(session, Session)), None)
        with suppress(Exception):
            return played or self.house.slots.running()
        return played


def _spelt(place: Path) -> str:
    """Write a place so that a line can break between folder and file."""
    return f"{place.parent}{os.sep} {place.name}"
