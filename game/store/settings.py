"""How the program is set up for whoever sits before it."""

from dataclasses import dataclass, field

SPEEDS = ("slow", "normal", "fast", "off")


@dataclass(frozen=True)
class Settings:
    """Everything a person can set, with what holds at first."""

    language: str = "en"
    text_size: str = "table"
    plain_face: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
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
    #: Keys that mean something else than usual: what a button is called, and its key.
    keys: dict[str, str] = field(default_factory=dict)
