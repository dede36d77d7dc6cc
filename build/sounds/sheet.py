"""Sounds to look at: `python -m build.sounds.sheet [names]` draws each with its figures into dist/sounds."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pygame

from build.output import ROOT
from build.sounds.__main__ import SOUNDS
from build.sounds.levels import decibels, loudest, loudness, offset, peak
from build.sounds.ogg import decoded
from build.sounds.samples import RATE, Samples

OUT = ROOT / "dist" / "sounds"
WIDTH, HEIGHT, WAVE, LABEL = 900, 200, 60, 22
#: What the pictures span: pitches on a logarithmic scale, and decibels below the loudest.
LOWEST, HIGHEST, DEPTH = 50.0, 11_000.0, 80.0
WINDOW = 1024


def spectrum(sound: Samples) -> Samples:
    """How strong each pitch is at each moment, from 0 to 1, the lowest pitch at the bottom."""
    padded = np.pad(sound, WINDOW)
    starts = np.linspace(0, len(padded) - WINDOW, WIDTH).astype(int)
    frames = padded[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW)
    strength = 20 * np.log10(np.abs(np.fft.rfft(frames)) / (WINDOW / 4) + 1e-9)
    pitches = np.geomspace(HIGHEST, LOWEST, HEIGHT)
    bins = np.minimum(pitches * WINDOW / RATE, WINDOW // 2).astype(int)
    shown: Samples = np.clip((strength[:, bins] + DEPTH + 10) / DEPTH, 0, 1)
    return shown


def picture(path: Path, font: pygame.font.Font) -> pygame.Surface:
    """One sound: its name and figures, its spectrum, its wave."""
    sound = decoded(path.read_bytes())
    surface = pygame.Surface((WIDTH, LABEL + HEIGHT + WAVE))
    figures = (
        f"{path.stem}  {sound.shape[-1] / RATE:.2f} s  peak {decibels(peak(sound)):.1f}  "
        f"loudest {loudest(sound):.1f}  whole {loudness(sound):.1f}  offset {offset(sound):.5f}"
    )
    surface.blit(font.render(figures, True, "white"), (4, 2))
    shades = (spectrum(sound.mean(axis=0)) * 255).astype(np.uint8)
    surface.blit(
        pygame.surfarray.make_surface(np.stack([shades, shades // 2 + shades // 3, shades // 3], axis=2)),
        (0, LABEL),
    )
    for x, part in enumerate(np.array_split(sound.mean(axis=0), WIDTH)):
        low, high = (LABEL + HEIGHT + WAVE / 2 * (1 - end) for end in (part.min(), part.max()))
        pygame.draw.line(surface, "white", (x, low), (x, high))
    return surface


def main() -> None:
    """Draw a sheet for each name."""
    parser = argparse.ArgumentParser(prog="python -m build.sounds.sheet", description=__doc__)
    parser.add_argument("names", nargs="*", default=["effects", "ambience", "music"])
    pygame.font.init()
    font = pygame.font.Font(None, 22)
    OUT.mkdir(parents=True, exist_ok=True)
    for name in parser.parse_args().names:
        files = sorted(p for p in SOUNDS.rglob("*.ogg") if p.relative_to(SOUNDS).as_posix().startswith(name))
        cells = [picture(path, font) for path in files]
        rows = -(-len(cells) // 2)
        sheet = pygame.Surface((2 * WIDTH + 8, rows * (LABEL + HEIGHT + WAVE + 8)))
        for number, cell in enumerate(cells):
            sheet.blit(cell, (number % 2 * (WIDTH + 8), number // 2 * (LABEL + HEIGHT + WAVE + 8)))
        pygame.image.save(sheet, OUT / f"{name.replace('/', '_')}.png")


if __name__ == "__main__":
    main()
