"""Sounds: all there, small, soft, without clicks, and made again the same."""

import os
from functools import cache
from pathlib import Path

import numpy as np
import pytest

os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from build.sounds.__main__ import SOUNDS, catalogue, main, make, strays
from build.sounds.effects import EFFECTS
from build.sounds.finish import AMBIENCE_LOUD, MUSIC_LOUD
from build.sounds.levels import decibels, loudest, loudness, offset, peak
from build.sounds.notation import Note, figured, notes
from build.sounds.ogg import decoded
from build.sounds.samples import RATE, Samples, length, times
from game.sound.stage import RATE as MIXED
from game.sound.stage import seconds_of
from rules import GAMES
from tests.tiers import sifted

FILES = sorted(SOUNDS.rglob("*.ogg"))
EFFECT_FILES = [file for file in FILES if file.parent.name == "effects"]
LOOPS = [file for file in FILES if file not in EFFECT_FILES]
MUSIC = [file for file in LOOPS if "music" in file.parts]


def name(file: Path) -> str:
    return file.relative_to(SOUNDS).as_posix()


@cache
def sound(file: Path) -> Samples:
    return decoded(file.read_bytes())


# All there.


def test_every_sound_that_is_made_is_there_and_no_other() -> None:
    assert [name(file) for file in FILES] == sorted(catalogue())
    assert strays() == []


def test_every_game_has_two_pieces_and_a_place_and_the_title_has_a_piece() -> None:
    for game in GAMES:
        assert len(list((SOUNDS / "music" / game).glob("*.ogg"))) >= 2
        assert (SOUNDS / "ambience" / f"{game}.ogg").is_file()
    assert list((SOUNDS / "music" / "title").glob("*.ogg"))


def test_all_sounds_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 4_000_000


@pytest.mark.parametrize("file", LOOPS, ids=name)
def test_a_loop_is_long_enough_not_to_nag(file: Path) -> None:
    seconds = sound(file).shape[-1] / RATE
    assert (45 <= seconds <= 90) if file in MUSIC else (20 <= seconds <= 40)
    assert seconds == pytest.approx(seconds_of(file))


@pytest.mark.parametrize("effect", EFFECTS)
def test_the_takes_of_an_effect_differ(effect: str) -> None:
    takes = [file.read_bytes() for file in EFFECT_FILES if file.stem.rpartition("_")[0] == effect]
    assert len(takes) == len(set(takes)) == EFFECTS[effect].takes


def test_the_mixer_reads_every_file_as_it_is() -> None:
    assert MIXED == RATE
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    try:
        for file in FILES:
            seconds = pygame.mixer.Sound(file).get_length()
            assert seconds == pytest.approx(sound(file).shape[-1] / RATE, abs=0.001)
    finally:
        pygame.mixer.quit()


# Soft and clean.


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_is_near_clipping_or_off_its_middle(file: Path) -> None:
    heard = sound(file)
    assert decibels(peak(heard)) <= -3
    assert offset(heard) < 0.001


@pytest.mark.parametrize("file", EFFECT_FILES, ids=name)
def test_an_effect_is_silent_at_both_ends(file: Path) -> None:
    heard = sound(file)
    assert decibels(peak(heard[:, : length(0.001)])) < -50
    assert decibels(peak(heard[:, -length(0.01) :])) < -60


@pytest.mark.parametrize("file", EFFECT_FILES, ids=name)
def test_an_effect_is_as_loud_as_it_should_be_and_never_loud(file: Path) -> None:
    loud = loudest(sound(file))
    assert loud == pytest.approx(EFFECTS[file.stem.rpartition("_")[0]].loud, abs=1)
    assert -31 <= loud <= -18


@pytest.mark.slow
@sifted("file", LOOPS[::4], [file for file in LOOPS if file not in LOOPS[::4]], ids=name)
def test_music_and_ambience_are_quiet_and_equally_so(file: Path) -> None:
    heard, wanted = sound(file), MUSIC_LOUD if file in MUSIC else AMBIENCE_LOUD
    assert loudness(heard) == pytest.approx(wanted, abs=0.7)
    assert loudest(heard) <= wanted + 9


@pytest.mark.parametrize("file", LOOPS, ids=name)
def test_the_end_of_a_loop_leads_into_its_beginning(file: Path) -> None:
    around = np.roll(sound(file), 2000, axis=-1)[:, :4000]
    for ear in around:
        # A click is a bend that the sound around it does not have.
        for bends in (np.abs(np.diff(ear)), np.abs(np.diff(ear, 2))):
            assert np.max(bends[1990:2010]) <= 2 * np.quantile(bends, 0.99)


def test_a_click_at_the_seam_would_be_noticed() -> None:
    broken = np.roll(sound(LOOPS[0])[0], 2000)[:4000]
    broken[2000:] += 0.05
    bends = np.abs(np.diff(broken))
    assert np.max(bends[1990:2010]) > 2 * np.quantile(bends, 0.99)


# The measure.


def test_a_full_tone_in_both_ears_is_as_loud_as_the_norm_says() -> None:
    tone = np.sin(2 * np.pi * 997 * times(2))
    assert loudness(tone) == pytest.approx(0.0, abs=0.3)
    assert loudness(tone / 10) == pytest.approx(-20.0, abs=0.3)


def test_silence_is_as_quiet_as_can_be() -> None:
    assert loudness(np.zeros(RATE)) == loudest(np.zeros(RATE)) == -120


# Tunes.


def test_a_tune_is_read_step_by_step() -> None:
    assert notes("d . f# - | bb, c''") == [Note(0, 2, 62), Note(2, 1, 66), Note(4, 1, 58), Note(5, 1, 84)]


def test_a_pattern_is_laid_over_each_root() -> None:
    assert figured("c g,", "0 . 7 -") == [Note(0, 2, 60), Note(2, 1, 67), Note(4, 2, 55), Note(6, 1, 62)]


# Made again.


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_made_again_sounds_the_same(effect: str) -> None:
    target = f"effects/{effect}_1.ogg"
    again, before = decoded(make(target)[1]), sound(SOUNDS / target)
    assert again.shape == before.shape
    assert np.max(np.abs(again - before)) < 0.01


@pytest.mark.slow
def test_every_sound_made_again_is_the_same_to_the_byte() -> None:
    assert main(["--check"]) == 0
