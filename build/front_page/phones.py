"""The picture of a table whose people hold phones: the shared screen, and before it what some of them see."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from build.front_page import DRAWN, FOLDER, table, webp
from build.gallery import sheets
from build.gallery.browser import Browser, found
from build.gallery.phones import unplug
from build.gallery.scenes import Gallery
from game.drawing.theme import OAK
from game.session.plan import PHONE
from game.session.session import Session
from game.words import Tongue
from rules.kernel import Seat

#: The saved table with the most seats, and what it is shown as.
GAME, NAME = "notre_dame", "phones.webp"
#: Who holds the phones before the screen, and in which language.
HOLDING: dict[Seat, str] = {1: "en", 2: "de", 4: "fr"}
#: The picture, the screen in it, and a phone in it with its rim.
WHOLE, SCREEN, PHONE_WIDTH, RIM = (1000, 720), pygame.Rect(0, 0, 1000, 563), 224, 7
#: A phone as its page sees it.
PAGE = (360, 640)


def drafting() -> Session:
    """Go back on the saved table to where everybody was last asked at once, and give all of them phones."""
    saved = table(GAME)
    plan = saved.plan._replace(
        players=tuple(one._replace(bot="", secrecy=PHONE, sat=True) for one in saved.plan.players)
    )
    steps = range(len(saved.match.log), -1, -1)
    asked = (match for step in steps if len((match := saved.match.until(step)).state.decisions()) == 5)
    return Session(plan, next(asked))


def screen(gallery: Gallery, session: Session) -> pygame.Surface:
    """Draw the shared screen while everybody chooses."""
    house = gallery.house(DRAWN)
    link = unplug(house)
    house.sit_down(session)
    for seat in range(len(session.players)):
        link.seat(seat, "here")
    house.phones.pass_time()
    house.app.draw()
    picture = pygame.transform.smoothscale(house.app.surface, SCREEN.size)
    house.close()
    return picture


def pages(session: Session) -> list[pygame.Surface]:
    """Take a picture of the page of each phone."""
    taken = []
    with TemporaryDirectory() as folder, Browser() as browser:
        phone = sheets.Phone(browser)
        for seat, language in HOLDING.items():
            phone.sit(seat, PAGE, scale=1.5)
            phone.show(seat, sheets.written("", session, seat, Tongue(language)), session.plan)
            phone.lift()
            taken.append(pygame.image.load(browser.picture(Path(folder) / f"{seat}.png")))
        phone.link.close(wait=True)
    return taken


def laid_out(shared: pygame.Surface, held: list[pygame.Surface]) -> pygame.Surface:
    """Lay phones before the screen."""
    whole = pygame.Surface(WHOLE)
    whole.fill(OAK)
    whole.blit(shared, SCREEN)
    high = round(PHONE_WIDTH * PAGE[1] / PAGE[0])
    for place, page in enumerate(held):
        left = WHOLE[0] * (2 * place + 1) // (2 * len(held)) - PHONE_WIDTH // 2
        at = pygame.Rect(left, WHOLE[1] - high - 2 * RIM, PHONE_WIDTH, high)
        pygame.draw.rect(whole, (16, 12, 10), at.inflate(2 * RIM, 2 * RIM), border_radius=3 * RIM)
        whole.blit(pygame.transform.smoothscale(page, at.size), at)
    return whole


def main() -> int:
    """Make the picture, where there is a browser."""
    if not found():
        print(f"{NAME}: not made anew, there is no Chromium on this machine.")
        return 0
    session = drafting()
    webp.save(laid_out(screen(Gallery(FOLDER), session), pages(session)), FOLDER / NAME)
    return 0
