"""A short film of the stage: a card is played, the plague strikes, bids are revealed.

It is taken from the saved tables, of what was last played there of each kind.
"""

from collections.abc import Iterator
from itertools import chain, takewhile
from typing import NamedTuple

import pygame

from build.front_page import FOLDER, table, webp
from build.gallery.scenes import Gallery
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from rules.kernel import Action, Event, Seat

PATH = FOLDER / "film.webp"
#: What is shown of each game: events that follow each other while one seat acts.
SCENES = {
    "notre_dame": ("card", "cubes", "drove", "message", "prestige"),
    "rattus": ("turned", "died", "died"),
    "rattus_cartus": ("opened", "showed", "showed", "showed"),
}
#: The film is drawn to be seen from afar, and shown small.
DRAWN, SHOWN = (1600, 900), (800, 450)
#: Seconds of one picture, of the table before something happens, and of what is left to be read.
STEP, BEFORE, AFTER = 1 / 12, 0.7, 1.5
Shot = tuple[pygame.Surface, float]


class Scene(NamedTuple):
    """A table, what somebody does there in one go, and the event with which it begins to be told."""

    session: Session
    seat: Seat
    actions: list[Action]
    first: Event


def found(game: str) -> Scene:
    """Find on a saved table where that happened last which is to be shown; people sit there."""
    saved, run = table(game), SCENES[game]
    people = tuple(one._replace(bot="", secrecy="curtain", sat=True) for one in saved.plan.players)
    session = Session(saved.plan._replace(players=people), saved.match)
    steps = range(len(saved.match.log) - 1, -1, -1)
    return next(scene for step in steps if (scene := _from(session, step, run)))


def _from(session: Session, step: int, run: tuple[str, ...]) -> Scene | None:
    """Look whether that begins with an action which is to be shown."""
    match, log = session.match.until(step), session.match.log[step:]
    seat = log[0][0]
    actions = [action for _, action in takewhile(lambda entry: entry[0] == seat, log)]
    again = match.until(step)
    events = [again.play(action, seat) for action in actions]
    told = list(chain(*events))
    kinds = [event.kind for event in told]
    for place in range(len(events[0])):
        if tuple(kinds[place : place + len(run)]) == run:
            return Scene(Session(session.plan, match), seat, actions, told[place])
    return None


def shots(game: str, gallery: Gallery) -> Iterator[Shot]:
    """Take what the stage shows of a scene, from the table before it until it can be read."""
    house = gallery.house(DRAWN, text_size="tv", speed="normal", bot_speed="normal", liveliness=1)
    session, seat, actions, first = found(game)
    sat = house.sit_down(session)
    yield taken(house, sat), BEFORE
    for action in actions:
        sat.play(seat, action)
    while (beat := sat.story.beat) and beat.event != first:
        sat.story.pass_time(beat.seconds)
    sat.refresh()
    begun, picture = sat.sight.act, taken(house, sat)
    while begun and sat.sight.act and sat.sight.act.key == begun.key:
        picture = taken(house, sat)
        yield picture, STEP
        sat.tick(STEP)
    yield picture, AFTER
    house.close()


def taken(house: House, sat: Table) -> pygame.Surface:
    """Take a picture of the table, as soon as all of it is painted."""
    sat.changed = True
    house.app.draw()
    while sat.picture.unready:
        house.app.draw()
    return pygame.transform.smoothscale(house.app.surface, SHOWN)


def main() -> int:
    """Make the film."""
    gallery = Gallery(FOLDER)
    pictures, seconds = zip(*(shot for game in SCENES for shot in shots(game, gallery)), strict=True)
    webp.save_moving(pictures, seconds, PATH)
    return 0
