"""What is heard: effects, music and ambience, played beside the frames by a thread of their own."""

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from game.sound.stage import TROUBLE, Levels, Stage
from game.store.settings import LOUDEST, Settings
from rules.kernel import Event

#: Ears take small steps of loudness as large ones: half the steps are about a third of the amplitude.
BEND = 1.5
#: Seconds before the same effect is played again, for short ones and for those that ring long.
AGAIN, LONG_AGAIN = 0.07, 1.2
LONG = frozenset({"bell", "choir", "drum", "plague"})
#: No more effects than these begin within so many seconds.
CROWD, MOMENT = 3, 0.15
#: Seconds that the end of the program waits for a driver.
PATIENCE = 2.0
#: How often somebody looks after the music, in seconds.
LOOK = 0.25

_Job = Callable[[Stage], None]


def levels_of(settings: Settings) -> Levels:
    """Say how loud each kind is with these settings."""
    if settings.muted:
        return Levels()
    wanted = (settings.effects, settings.music, settings.ambience)
    return Levels(*((steps / LOUDEST) ** BEND for steps in wanted))


def cue(cues: Mapping[str, str], event: Event) -> str | None:
    """Name the effect of an event; what only one seat may know is never heard."""
    return cues.get(event.kind) if event.only is None else None


class Sound:
    """Takes wishes and never waits; nothing is opened or loaded before ``wake``."""

    def __init__(self, settings: Settings) -> None:
        self._levels = levels_of(settings)
        self._music = self._place = ""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._played: dict[str, float] = {}

    def wake(self) -> None:
        """Begin to be heard; called after every frame, so that the first one is not kept waiting."""
        if self._thread is None:
            self._thread = Thread(target=_work, args=(self._jobs,), name="sound", daemon=True)
            self._thread.start()
            self._tell(self._level)
            self._tell(self._turn)

    def close(self) -> None:
        """Fall silent and give everything back."""
        if self._thread:
            self._jobs.put(None)
            self._thread.join(PATIENCE)
            # A thread that hangs in a driver keeps its place: two of them must never share the mixer.
            self._thread = self._thread if self._thread.is_alive() else None

    def _tell(self, job: _Job) -> None:
        if self._thread:
            self._jobs.put(job)

    # What the thread does; it reads the wishes as they are by then, so that none but the last counts.

    def _level(self, stage: Stage) -> None:
        stage.set_levels(self._levels)

    def _turn(self, stage: Stage) -> None:
        stage.set_music(self._music)
        stage.set_place(self._place)

    # What people set.

    def heed(self, settings: Settings) -> None:
        """Be as loud as the settings say."""
        levels = levels_of(settings)
        if levels != self._levels:
            self._levels = levels
            self._tell(self._level)

    # What scenes ask for.

    def play(self, name: str | None) -> None:
        """Play an effect, unless it or too many others have only just begun."""
        if name and self._thread and self._levels.effects and self._is_due(name):
            self._played[name] = time.monotonic()
            self._tell(lambda stage: stage.play(name))

    def tell(self, cues: Mapping[str, str], event: Event | None) -> None:
        """Play what belongs to an event by the cues of a game, if anything does."""
        self.play(cue(cues, event) if event else None)

    def _is_due(self, name: str) -> bool:
        now = time.monotonic()
        pause = LONG_AGAIN if name in LONG else AGAIN
        crowd = sum(now - begun < MOMENT for begun in self._played.values())
        return crowd < CROWD and now - self._played.get(name, -LONG_AGAIN) >= pause

    def music(self, game: str) -> None:
        """Play the pieces of a game, or those of the ``title``; an empty name is silence."""
        if game != self._music:
            self._music = game
            self._tell(self._turn)

    def ambience(self, game: str) -> None:
        """Let the place of a game be heard; an empty name is silence."""
        if game != self._place:
            self._place = game
            self._tell(self._turn)


def _work(jobs: SimpleQueue[_Job | None]) -> None:
    """Do what comes, one after another, and look after the music in between."""
    stage = Stage()
    job: _Job | None = Stage.look_after
    while job is not None:
        # A device that is pulled out ends what is heard, not the thread.
        with suppress(*TROUBLE):
            job(stage)
        try:
            job = jobs.get(timeout=LOOK)
        except Empty:
            job = Stage.look_after
    stage.close()
