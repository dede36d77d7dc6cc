"""Sound: heard when it should be, silent when it should be, and never in the way."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from build.sounds.effects import EFFECTS
from game.games import PRESENTATIONS
from game.scenes.settings_sound import SAMPLE
from game.sound.player import CROWD, LONG, Sound, cue, levels_of
from game.sound.stage import CHANNELS, PLACES, ROOT, UNHEARD, Levels, Stage, seconds_of
from game.store.settings import Settings
from rules.kernel import Event
from rules.notre_dame.events import EVENTS as NOTRE_DAME
from rules.rattus.events import EVENTS as RATTUS
from rules.rattus_cartus.events import EVENTS as RATTUS_CARTUS
from tests.game.hearing import effects_heard, opened, places_heard, soon

EVENTS = {"notre_dame": NOTRE_DAME, "rattus": RATTUS, "rattus_cartus": RATTUS_CARTUS}
LOUD = Levels(1, 1, 1)


#: Events that are only said: they are secret, or something that is heard comes with them, as the choir with
#: the verdict.
SILENT = {
    "notre_dame": {
        *("cast", "dealt", "answered", "kept", "received"),
        *("no_effect", "stayed", "left_message", "declined", "in_vain"),
        *("passed_bribe", "spied", "round_over", "game_over"),
    },
    "rattus": {
        *("cast", "turn", "saw", "harmless", "spared"),
        *("last_turn", "no_powers", "game_over"),
    },
    "rattus_cartus": {
        *("town", "dealt", "answered", "drew_cards", "saw"),
        *("laid_card", "laid_all", "no_rat_to_pipe", "gave_cards", "action"),
        *("declined", "last_premium", "points", "nuns", "survived"),
        *("died", "game_over"),
    },
}


@pytest.fixture
def stage() -> Iterator[Stage]:
    built = Stage()
    built.set_levels(LOUD)
    yield built
    built.close()


@pytest.fixture
def sound() -> Iterator[Sound]:
    built = Sound(Settings())
    yield built
    built.close()


# What belongs to what.


@pytest.mark.parametrize("game", EVENTS)
def test_every_event_is_heard_or_silent_on_purpose(game: str) -> None:
    cues, silent = PRESENTATIONS[game].cues, SILENT[game]
    assert not cues.keys() & silent
    assert cues.keys() | silent == EVENTS[game].keys()


def test_every_cue_has_its_files() -> None:
    for name in {SAMPLE, *LONG, *(name for shown in PRESENTATIONS.values() for name in shown.cues.values())}:
        assert name in EFFECTS
        assert len(list((ROOT / "effects").glob(f"{name}_[0-9].ogg"))) == EFFECTS[name].takes


def test_what_only_one_seat_may_know_is_never_heard() -> None:
    assert cue(PRESENTATIONS["rattus_cartus"].cues, Event("drew", 1, (2,))) == "card"
    assert cue(PRESENTATIONS["rattus_cartus"].cues, Event("drew", 1, (2,), only=1)) is None


# How loud.


def test_loudness_grows_with_every_step_from_silence_to_all_of_it() -> None:
    steps = [levels_of(Settings(effects=step)).effects for step in range(11)]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, 1)


def test_muted_means_nothing_at_all() -> None:
    assert levels_of(Settings(effects=10, music=10, ambience=10, muted=True)) == Levels()


# On the stage.


def test_an_effect_never_uses_the_same_take_twice_in_a_row(stage: Stage) -> None:
    takes = []
    for _ in range(12):
        stage.play("cube")
        takes.append(pygame.mixer.Channel(PLACES).get_sound())
        pygame.mixer.stop()
    assert all(one is not other for one, other in pairwise(takes))


def test_more_effects_than_channels_are_left_out(stage: Stage) -> None:
    for _ in range(30):
        stage.play("choir")
    assert effects_heard() == CHANNELS - PLACES


def test_silence_stops_what_is_playing(stage: Stage) -> None:
    stage.play("choir")
    stage.set_levels(Levels())
    assert effects_heard() == 0
    stage.play("choir")
    assert effects_heard() == 0


def test_no_device_is_opened_while_everything_is_silent() -> None:
    quiet = Stage()
    quiet.set_music("title")
    quiet.set_place("rattus")
    quiet.play("bell")
    quiet.look_after()
    assert not opened()
    quiet.set_levels(LOUD)
    assert pygame.mixer.Channel(1).get_busy()
    quiet.close()


@pytest.mark.slow
def test_one_place_goes_while_the_next_one_comes(stage: Stage) -> None:
    stage.set_place("notre_dame")
    time.sleep(UNHEARD)
    stage.set_place("rattus")
    assert places_heard() == 2
    assert pygame.mixer.Channel(0).get_sound() is not pygame.mixer.Channel(1).get_sound()
    assert soon(lambda: places_heard() == 1)
    stage.set_place("")
    assert soon(lambda: places_heard() == 0)


def test_a_place_that_was_hardly_entered_does_not_stay_for_ever(stage: Stage) -> None:
    for place in ("notre_dame", "rattus", ""):
        stage.set_place(place)
    assert soon(lambda: places_heard() == 0)


def test_the_loudness_of_the_ambience_changes_while_it_is_heard(stage: Stage) -> None:
    stage.set_place("rattus_cartus")
    stage.set_levels(LOUD._replace(ambience=0.25))
    heard = pygame.mixer.Channel(1).get_sound()
    assert heard
    assert heard.get_volume() == pytest.approx(0.25, abs=0.01)


def test_music_begins_and_gives_way_to_another_title(stage: Stage) -> None:
    stage.set_music("title")
    stage.look_after()
    assert pygame.mixer.music.get_busy()
    stage.set_music("rattus")
    stage.look_after()
    assert soon(lambda: not pygame.mixer.music.get_busy())

    def begun() -> bool:
        stage.look_after()
        return pygame.mixer.music.get_busy()

    assert soon(begun)
    stage.set_music("")
    assert soon(lambda: not pygame.mixer.music.get_busy())
    stage.look_after()
    assert not pygame.mixer.music.get_busy()


def _load(loaded: list[Path], load: Callable[[Path], None], file: Path) -> None:
    loaded.append(file)
    load(file)


def test_a_piece_ends_after_two_rounds_and_the_other_one_follows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    loaded: list[Path] = []
    monkeypatch.setattr(pygame.mixer.music, "load", partial(_load, loaded, pygame.mixer.music.load))
    stage.set_music("notre_dame")
    clock[0] += 2
    stage.look_after()
    clock[0] += 2 * seconds_of(loaded[0]) - 2
    stage.look_after()
    assert len(loaded) == 1
    clock[0] += 1
    stage.look_after()
    pygame.mixer.music.stop()
    clock[0] += 10
    stage.look_after()
    assert len(loaded) == 1
    clock[0] += 10
    stage.look_after()
    assert {file.stem for file in loaded} == {"organum", "carriage"}


# No device, no file.


def test_without_a_device_there_is_silence_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    mute = Stage()
    for _ in range(2):
        mute.set_levels(LOUD)
        mute.play("bell")
        mute.set_music("title")
        mute.set_place("rattus")
        mute.look_after()
    assert not mute.ready()
    mute.close()


def test_without_a_mixer_there_is_silence_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "mixer", None)
    mute = Stage()
    mute.set_levels(LOUD)
    mute.play("bell")
    assert not mute.ready()
    mute.close()


def test_what_cannot_be_read_is_not_heard(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("effects", "ambience", "music/title"):
        (tmp_path / folder).mkdir(parents=True)
    for file in ("effects/bell_1.ogg", "ambience/rattus.ogg", "music/title/one.ogg"):
        (tmp_path / file).write_text("no sound", "utf-8")
    monkeypatch.setattr("game.sound.stage.ROOT", tmp_path)
    stage.play("bell")
    stage.set_place("rattus")
    stage.set_music("title")
    time.sleep(0.01)
    for _ in range(2):
        stage.look_after()
    assert effects_heard() == 0
    assert not pygame.mixer.music.get_busy()


# Beside the frames.


def test_nothing_is_opened_before_the_first_frame(sound: Sound) -> None:
    sound.music("title")
    sound.ambience("rattus")
    sound.play("bell")
    time.sleep(0.05)
    assert not opened()
    sound.wake()
    assert soon(lambda: opened() and pygame.mixer.music.get_busy())
    assert soon(lambda: pygame.mixer.Channel(1).get_busy())
    sound.close()
    assert not opened()


def test_asking_for_sound_takes_no_time(sound: Sound) -> None:
    sound.wake()
    begun = time.process_time()
    for name in EFFECTS:
        sound.play(name)
        sound.music("rattus")
        sound.ambience("rattus")
        sound.ambience("notre_dame")
    # The thread works beside; what is measured is that nobody waits for it.
    assert time.process_time() - begun < 1
    assert soon(lambda: opened() and effects_heard() > 0)


def test_the_same_effect_is_not_played_twice_at_once(sound: Sound) -> None:
    sound.wake()
    for _ in range(5):
        sound.play("cube")
    assert soon(lambda: opened() and effects_heard() > 0)
    assert effects_heard() == 1


def test_a_crowd_of_effects_is_thinned_out(sound: Sound) -> None:
    sound.wake()
    for name in ("choir", "bell", "plague", "drum", "wheels", "rats"):
        sound.play(name)
    assert soon(lambda: opened() and effects_heard() == CROWD)
    time.sleep(0.1)
    assert effects_heard() == CROWD


def test_events_are_told_by_their_cues(sound: Sound) -> None:
    sound.wake()
    cues = PRESENTATIONS["notre_dame"].cues
    sound.tell(cues, None)
    sound.tell(cues, Event("answered", 0))
    sound.tell(cues, Event("round", 0, (1,)))
    assert soon(lambda: opened() and effects_heard() > 0)
    assert effects_heard() == 1


def test_it_can_fall_silent_and_begin_again(sound: Sound) -> None:
    for _ in range(2):
        sound.music("title")
        sound.wake()
        assert soon(lambda: opened() and pygame.mixer.music.get_busy())
        sound.close()
        assert not opened()
