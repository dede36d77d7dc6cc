"""Makes the pictures of the front page from saved tables: ``make pictures``.

A saved table beside this file is played once, by bots, and kept; its picture is drawn anew whenever the look
changes. The program opens one with ``--load build/front_page/rattus.json``.
"""

import json
from pathlib import Path

import pygame

from build.front_page import webp
from build.gallery.scenes import Gallery
from game.session.plan import Plan, against_bots
from game.session.session import Session
from rules import Match
from rules.bots import bot

FOLDER = Path(__file__).resolve().parent
#: Tables are drawn large and shown small, as on a good screen.
DRAWN, SHOWN = (1680, 945), (1120, 630)
#: How many sit at each table, the deal, and the round in which it is shown.
TABLES = {"notre_dame": (5, 12, 5), "rattus": (4, 4, 7), "rattus_cartus": (4, 4, 4)}


def table(game: str) -> Session:
    """Bring the saved table of a game back; OSError or ValueError if it is not there, or of other rules."""
    return Session.restored(json.loads((FOLDER / f"{game}.json").read_text("utf-8")))


def lay(game: str) -> None:
    """Play a table anew if it cannot be brought back."""
    try:
        table(game)
    except (OSError, ValueError):
        seats, seed, round_ = TABLES[game]
        plan = against_bots(game, seats, seed)
        text = json.dumps(Session(plan, played(plan, round_)).to_json())
        (FOLDER / f"{game}.json").write_text(f"{text}\n", "utf-8")


def played(plan: Plan, round_: int) -> Match:
    """Let bots play until the person is asked in some round."""
    match = plan.deal()
    bots = [bot("burgher", plan.game, seat) for seat in range(len(plan.players))]
    while (asked := match.state.decision) and (match.state.view(None).round < round_ or asked.seat != 0):
        match.play(bots[asked.seat].pick(match.state, asked.seat), asked.seat)
    return match


def drawn(game: str, gallery: Gallery) -> pygame.Surface:
    """Draw the table of a game as the person on the first seat sees it."""
    house = gallery.house(DRAWN)
    house.sit_down(table(game))
    house.app.draw()
    picture = pygame.transform.smoothscale(house.app.surface, SHOWN)
    house.close()
    return picture


def main() -> int:
    """Make every picture."""
    gallery = Gallery(FOLDER)
    for game in TABLES:
        lay(game)
        webp.save(drawn(game, gallery), FOLDER / f"{game}.webp")
    return 0
