"""The picture of a review: a game was played once, by bots, and truly reviewed; both are kept."""

import json

import pygame

from build.front_page import DRAWN, FOLDER, SHOWN, played, webp
from build.gallery.scenes import Gallery
from game.session.plan import against_bots
from game.session.session import Session
from game.store.reviews import Reviewed
from rules.bots.reviewing import Reviewer, collected

#: What was played, by how many, and the deal; who sits on the first seat is shown their turning points.
GAME, SEATS, SEED = "notre_dame", 4, 12
KEPT, PATH = FOLDER / "review.json", FOLDER / "review.webp"
#: No game has so many rounds.
END = 99


def kept() -> Reviewed:
    """Bring the match back with its review; OSError or ValueError if it is not there, or of other rules."""
    return Reviewed.read(json.loads(KEPT.read_text("utf-8")))


def lay() -> None:
    """Play and review a match anew if it cannot be brought back."""
    try:
        kept()
    except (OSError, ValueError):
        plan = against_bots(GAME, SEATS, SEED)
        session = Session(plan, played(plan, END))
        found = Reviewer(session.match, tuple(session.people)).work()
        review = collected([one for one in found if one])
        text = json.dumps({**session.to_json(), "review": review.to_json()})
        KEPT.write_text(f"{text}\n", "utf-8")


def drawn(gallery: Gallery) -> pygame.Surface:
    """Draw the book as whoever played would open it after the last round."""
    house = gallery.house(DRAWN)
    house.past.review(*kept())
    house.app.draw()
    picture = pygame.transform.smoothscale(house.app.surface, SHOWN)
    house.close()
    return picture


def main() -> int:
    """Make the picture."""
    lay()
    webp.save(drawn(Gallery(FOLDER)), PATH)
    return 0
