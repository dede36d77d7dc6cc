"""A saved game as it lies on the shelf: who sat down to what, how far they came, and a small picture."""

import base64
import io
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pygame

from game.session.plan import Plan
from game.session.session import Session
from game.store import names
from rules import GAMES
from rules.kernel.match import FORMAT
from rules.kernel.version import VERSION

#: Pixels of the picture: sharp where it is shown, and as JPEG small enough to write after every action.
PICTURE = (640, 360)
_JPEG = "picture.jpg"
#: How much of what is cut off a page on edge is cut off above its board.
ABOVE = 0.26
#: Letters the name of a saved game may have.
LONGEST_NAME = 28
#: Years in which a clock may have been when something was written.
_YEARS = range(1900, 9000)


@dataclass(frozen=True)
class Slot:
    """What a person wants to know before opening a saved game."""

    #: The name of its file.
    key: str
    #: What somebody called it; empty: nobody has.
    name: str
    written: datetime
    plan: Plan
    round: int
    over: bool
    data: dict[str, Any]

    @classmethod
    def read(cls, key: str, data: Any) -> "Slot":
        """Take a slot out of JSON; anything amiss raises ValueError."""
        if not isinstance(data, dict) or not isinstance(data.get("match"), dict):
            raise ValueError("This is no saved game")
        if not isinstance(data["match"].get("log"), list):
            raise ValueError("This saved game has no log")
        if "round" not in data:
            data = {**data, **progress(Session.restored(data))}
        try:
            written, name = _moment(data["written"]), _name(data["name"])
            plan = Plan.read(data["plan"])
            return cls(key, name, written, plan, int(data["round"]), bool(data["over"]), data)
        except (KeyError, TypeError, OverflowError) as error:
            raise ValueError("This is no saved game") from error

    def same(self, table: dict[str, Any]) -> bool:
        """Say whether this is the same moment of the same match."""
        mine, other = ((data["plan"], data["match"], data.get("seams", [])) for data in (self.data, table))
        return bool(mine == other)


def progress(session: Session) -> dict[str, Any]:
    """Tell how far a table has come, so that a list need not play the match again."""
    state = session.match.state
    return {"round": state.view(None).round, "over": state.decision is None}


def without(data: Any, key: str) -> Any:
    """Give a saved game where somebody is forgotten: seat and title, and the picture that shows the name."""
    try:
        plan, name, picture = (
            names.without(data["plan"], key),
            str(data.get("name", "")),
            data.get("thumbnail"),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("This is no saved game") from error
    changes: dict[str, Any] = {}
    if plan != data["plan"]:
        changes = {"plan": plan, "thumbnail": ""} if picture else {"plan": plan}
    if names.speaks_of(name, key):
        changes["name"] = ""
    return {**data, **changes}


def _moment(text: str) -> datetime:
    written = datetime.fromisoformat(text).astimezone(UTC)
    if written.year not in _YEARS:
        raise ValueError(f"{text} is no time to play")
    return written


def _name(name: Any) -> str:
    """Give what can be read of a name."""
    return "".join(letter for letter in str(name) if letter.isprintable())[:LONGEST_NAME]


def called(key: str, data: Any) -> str:
    """Give the name of what may be a slot: its own, or that of its game, or else of its file."""
    with suppress(KeyError, TypeError):
        if name := _name(data["name"]):
            return name
    game = key.partition("-")[0]
    return GAMES[game].title if game in GAMES else key


def is_newer(data: Any) -> bool:
    """Say whether something was written by a version of the program that is yet to come."""
    with suppress(KeyError, TypeError, ValueError, AttributeError):
        match = data["match"]
        return bool(match["format"] > FORMAT or _numbers(match["version"]) > _numbers(VERSION))
    return False


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".")[:3])


def picture_text(surface: pygame.Surface) -> str:
    """Make the small picture of a table, as text, of its middle; on a page on edge of its board, above it."""
    whole = surface.get_rect()
    factor = min(whole.w / PICTURE[0], whole.h / PICTURE[1])
    part = pygame.Rect(0, 0, int(PICTURE[0] * factor), int(PICTURE[1] * factor))
    part.center = whole.center
    if whole.h > whole.w:
        part.top = round((whole.h - part.h) * ABOVE)
    small = pygame.transform.smoothscale(surface.subsurface(part), PICTURE)
    file = io.BytesIO()
    pygame.image.save(small, file, _JPEG)
    return base64.b64encode(file.getvalue()).decode("ascii")


def picture(slot: Slot) -> pygame.Surface | None:
    """Give the small picture of a slot; None if there is none or it makes no sense."""
    text = slot.data.get("thumbnail")
    if not text or not isinstance(text, str):
        return None
    with suppress(ValueError, pygame.error):
        return pygame.image.load(io.BytesIO(base64.b64decode(text)), _JPEG)
    return None
