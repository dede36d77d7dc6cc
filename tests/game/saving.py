"""Tables that were played for a while, saved, and sometimes spoilt."""

import json
import os
import random
from collections.abc import Callable
from typing import Any

from game.session.plan import against_bots
from game.session.session import Session
from game.store.saved_game import Slot
from game.store.saved_games import Slots


def played(slots: Slots | None, actions: int, seed: int = 1, game: str = "notre_dame") -> Session:
    """Give a table where so many actions were played, kept where it belongs."""
    chance = random.Random(seed)
    session = Session(against_bots(game, 3, seed), None, slots.keep if slots else None)
    for _ in range(actions):
        if session.asked:
            seat = session.asked.seat
            session.match.play(chance.choice(session.match.state.options(seat)), seat)
    session.keep()
    return session


def saved(slots: Slots, actions: int, seed: int = 1) -> Slot:
    """Save a table and give its slot."""
    session = played(None, actions, seed)
    assert slots.save(session.to_json())
    return next(slot for slot in slots.listed() if slot.same(session.to_json()))


def running(slots: Slots) -> Session:
    """Give the running table, which has to be there."""
    session = slots.running()
    assert session is not None
    return session


def act(session: Session) -> None:
    """Play whatever comes first."""
    assert session.asked is not None
    seat = session.asked.seat
    session.play(session.match.state.options(seat)[0], seat)


def digest(session: Session) -> str:
    return session.match.state.digest()


def spoil(slots: Slots, key: str, **changes: Any) -> None:
    """Change a file behind the back of the program."""
    path = slots.shelf.path(key)
    data = json.loads(path.read_text("utf-8"))
    data["match"].update(changes)
    path.write_text(json.dumps(data), "utf-8")


def refuse(number: int) -> Callable[..., Any]:
    """Give what an operating system does in the place of a call that it refuses."""

    def refused(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    return refused
