"""How the program is set up for whoever sits before it."""

from collections.abc import Container
from dataclasses import asdict, dataclass, field
from typing import Any

from game.input.signals import Button
from game.store.files import Shelf
from game.words import LANGUAGES

NAME = "settings"
TEXT_SIZES = ("desk", "table", "tv")
SPEEDS = ("slow", "normal", "fast", "off")
LOUDEST = 10
#: How much may move beside what is told.
LIVELIEST = 3


@dataclass(frozen=True)
class Settings:
    """Everything a person can set, with what holds at first."""

    language: str = "en"
    text_size: str = "table"
    plain_face: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    #: How much moves beside what is told, from 0 to 3.
    liveliness: int = 2
    speed: str = "normal"
    bot_speed: str = "normal"
    #: Press once instead of holding a button to open a curtain.
    press_to_hold: bool = False
    recap: bool = True
    full_screen: bool = False
    #: Loudness from 0 to 10.
    effects: int = 7
    music: int = 5
    ambience: int = 5
    muted: bool = False
    #: Where phones came in last, and whether people know what the system asks for that.
    phone_address: str = ""
    phones_let_in: bool = False
    #: Keys that mean something else than usual: what a button is called, and its key.
    keys: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Settings":
        """Take settings out of JSON; whatever makes no sense is as at first, each thing by itself."""
        sound = {key: value for key, value in data.items() if _is_sound(key, value)}
        if "keys" in sound:
            sound["keys"] = {button: key for button, key in sound["keys"].items() if _is_key(button, key)}
        return cls(**sound)


_AT_FIRST = asdict(Settings())
#: What a setting can be, where its kind does not say it all.
_VALUES: dict[str, Container[Any]] = {
    "language": LANGUAGES,
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "bot_speed": SPEEDS,
    "effects": range(LOUDEST + 1),
    "liveliness": range(LIVELIEST + 1),
    "music": range(LOUDEST + 1),
    "ambience": range(LOUDEST + 1),
}


def _is_sound(key: str, value: Any) -> bool:
    if key not in _AT_FIRST or type(value) is not type(_AT_FIRST[key]):
        return False
    return key not in _VALUES or value in _VALUES[key]


def _is_key(button: str, key: Any) -> bool:
    return button in set(Button) and isinstance(key, str) and key != ""


def fetched(shelf: Shelf) -> Settings | None:
    """Take the settings from the shelf, or from an earlier copy; None if nothing was ever set."""
    try:
        return shelf.recovered(NAME, _understood)
    except OSError:
        return None


def _understood(data: Any) -> Settings:
    if not isinstance(data, dict):
        raise ValueError("These are no settings")
    return Settings.read(data)


def store(shelf: Shelf, settings: Settings) -> bool:
    """Put the settings on the shelf; False if the disk would not have them, and they hold until the end."""
    try:
        shelf.write(NAME, asdict(settings))
    except OSError:
        return False
    return True
