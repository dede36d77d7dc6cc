"""Where sounds meet the loudspeakers; without a device everything here is silence, and no error."""

import random
import struct
import time
from pathlib import Path
from typing import NamedTuple

import pygame

import art

ROOT = Path(art.__file__).with_name("sounds")
#: The files have as many samples a second, so nothing is stretched where a loop closes.
RATE, BUFFER = 22_050, 512
#: Channels of the ambience, the old one going while the new one comes, and all of them.
PLACES, CHANNELS = 2, 12
#: Milliseconds in which ambience and music come and go.
COMING, GOING = 2500, 1500
#: Seconds in which what comes is not yet to be heard.
UNHEARD = 0.25
#: How often a piece is heard before another has its turn, and the seconds of rest between them.
ROUNDS, REST = 2, 15.0
#: What a mixer raises that is not there, or has nothing to play through, or not this file.
TROUBLE = (pygame.error, NotImplementedError, AttributeError, OSError)


class Levels(NamedTuple):
    """How loud each kind is, from 0 to 1."""

    effects: float = 0.0
    music: float = 0.0
    ambience: float = 0.0


class Stage:
    """Plays what it is told. It opens the device at the first need and belongs to one thread."""

    def __init__(self) -> None:
        self._ready: bool | None = None
        self._levels = Levels()
        self._takes: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._place = self._heard_place = ""
        self._around: pygame.mixer.Sound | None = None
        self._side, self._arrived = 0, 0.0
        self._title = ""
        self._pieces: list[Path] = []
        self._begins = self._ends = 0.0

    def ready(self) -> bool:
        """Open the device if nobody did; False if there is none."""
        if self._ready is None:
            try:
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
                self._ready = True
            except TROUBLE:
                self._ready = False
        return self._ready

    def close(self) -> None:
        """Give the device back."""
        if self._ready:
            pygame.mixer.quit()
        self._ready = None

    def set_levels(self, levels: Levels) -> None:
        """Be as loud as people want from now on."""
        self._levels = levels
        self._follow_place()
        if not self._ready:
            return
        pygame.mixer.music.set_volume(levels.music)
        if self._around:
            self._around.set_volume(levels.ambience)
        if not levels.effects:
            for channel in range(PLACES, CHANNELS):
                pygame.mixer.Channel(channel).stop()

    # Effects.

    def play(self, name: str) -> None:
        """Play a take of an effect, not the one of last time, and never quite as loud."""
        if not self._levels.effects or not self.ready():
            return
        takes = self._takes_of(name)
        fresh = [take for take in takes if take is not self._last.get(name)] or takes
        free = [n for n in range(PLACES, CHANNELS) if not pygame.mixer.Channel(n).get_busy()]
        if fresh and free:
            take = self._last[name] = random.choice(fresh)
            take.set_volume(self._levels.effects * random.uniform(0.8, 1.0))
            pygame.mixer.Channel(free[0]).play(take)

    def _takes_of(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._takes:
            files = sorted((ROOT / "effects").glob(f"{name}_[0-9].ogg"))
            self._takes[name] = [sound for file in files if (sound := _loaded(file))]
        return self._takes[name]

    # Ambience.

    def set_place(self, place: str) -> None:
        """Let the sounds of a place come and those of the last one go; an empty name is silence."""
        self._place = place
        self._follow_place()

    def _follow_place(self) -> None:
        if self._place == self._heard_place or not self._levels.ambience or not self.ready():
            return
        self._heard_place = self._place
        self._leave_place()
        self._around = _loaded(ROOT / "ambience" / f"{self._place}.ogg") if self._place else None
        if self._around:
            self._side = (self._side + 1) % PLACES
            self._around.set_volume(self._levels.ambience)
            pygame.mixer.Channel(self._side).play(self._around, loops=-1, fade_ms=COMING)
            self._arrived = time.monotonic()

    def _leave_place(self) -> None:
        channel = pygame.mixer.Channel(self._side)
        # The mixer does not fade what is not yet to be heard: it would stay for ever.
        if time.monotonic() - self._arrived < UNHEARD:
            channel.stop()
        else:
            channel.fadeout(GOING)

    # Music.

    def set_music(self, title: str) -> None:
        """Go over to the pieces in the folder of a title; an empty title is silence."""
        if title == self._title:
            return
        self._title = title
        self._pieces = sorted((ROOT / "music" / title).glob("*.ogg")) if title else []
        random.shuffle(self._pieces)
        if self._ready:
            self._fade_out(rest=0.0)

    def look_after(self) -> None:
        """End a piece that was heard often enough, and begin the next one when its time has come."""
        now = time.monotonic()
        if not self._pieces or not self._levels.music or not self.ready():
            return
        if self._ends and now >= self._ends:
            self._fade_out(REST)
        elif not self._ends and now >= self._begins and not pygame.mixer.music.get_busy():
            self._begin(self._pieces.pop(0))

    def _fade_out(self, rest: float) -> None:
        pygame.mixer.music.fadeout(GOING)
        self._begins, self._ends = time.monotonic() + GOING / 1000 + rest, 0.0

    def _begin(self, piece: Path) -> None:
        try:
            pygame.mixer.music.load(piece)
            pygame.mixer.music.set_volume(self._levels.music)
            pygame.mixer.music.play(loops=ROUNDS - 1, fade_ms=COMING // 2)
        except TROUBLE:
            return
        self._pieces.append(piece)
        # The last tones ring on at the beginning of the file, so the end has to fade.
        self._ends = time.monotonic() + ROUNDS * seconds_of(piece) - GOING / 1000


def _loaded(file: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(file)
    except TROUBLE:
        return None


def seconds_of(file: Path) -> float:
    """Say how long an OGG file is; its last page tells, and nothing has to be unpacked."""
    page = file.read_bytes()
    samples: int = struct.unpack_from("<q", page, page.rindex(b"OggS") + 6)[0]
    return samples / RATE
