"""Who sits down to what: all that is agreed before a match is dealt."""

import re
import secrets
from typing import Any, NamedTuple

from game.drawing.theme import TINCTURES
from game.words import LANGUAGES
from rules import GAMES, Match
from rules.bots import LEVELS

#: A hand that is held on a phone of its own.
PHONE = "phone"
#: How a person's secrets are kept: on one screen, or beside it.
SECRECY = ("curtain", "peek", "open", PHONE)
#: Names for seats nobody has named, in the order of the tinctures.
NAMES = ("Anna", "Bertrand", "Clara", "Dietrich", "Émile")
LONGEST_NAME = 16
#: What keeps a seal from telling what it seals: 128 bits.
_NONCE = re.compile("([0-9a-f]{32})?")
#: The option whether everybody sees everybody's points.
POINTS = "prestige"


class Player(NamedTuple):
    """Who sits on a seat. An empty language is that of the program."""

    name: str
    tincture: str
    #: The level of a bot; empty: a person.
    bot: str = ""
    secrecy: str = "curtain"
    language: str = ""
    #: A person has sat here since the table was laid, even if a bot plays now.
    sat: bool = False

    @property
    def by_phone(self) -> bool:
        """Say whether a person sits here who wants to hold the hand on a phone."""
        return not self.bot and self.secrecy == PHONE

    @property
    def on_screen(self) -> str:
        """Say how secrets are kept on the screen: whoever has a phone in mind is behind the curtain there."""
        return "curtain" if self.secrecy == PHONE else self.secrecy

    @classmethod
    def read(cls, data: Any) -> "Player":
        """Take a player out of JSON; anything amiss raises ValueError."""
        try:
            player = cls(**data)
        except TypeError as error:
            raise ValueError(f"{data!r} is no player") from error
        known = (
            isinstance(player.name, str)
            and player.name.isprintable()
            and not set(player.name) & set("[]")
            and 0 < len(player.name.strip()) <= len(player.name) <= LONGEST_NAME
            and player.tincture in TINCTURES
            and player.bot in ("", *LEVELS)
            and player.secrecy in SECRECY
            and player.language in ("", *LANGUAGES)
            and isinstance(player.sat, bool)
        )
        if not known:
            raise ValueError(f"{data!r} is no player")
        return player


class Plan(NamedTuple):
    """A table as it was agreed on: the game, the seats, the options and the deal."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, str]
    seed: int
    #: Whether moves may be taken back even after something new was seen.
    friendly: bool = False
    #: The key of the deal's seal, shown at the end; empty: the code of the deal could be known before.
    nonce: str = ""

    def veiled(self) -> "Plan":
        """Hide points, where the game can, if there is somebody to hide them from."""
        if all(choice.key != POINTS for choice in GAMES[self.game].choices):
            return self
        others = {key: value for key, value in self.options.items() if key != POINTS}
        return self._replace(options={**others, POINTS: "open"} if self.alone else others)

    @property
    def alone(self) -> bool:
        """Say whether at most one person sits there or has sat there.

        Who remains because others handed their seats to bots is not alone: they stand around the screen.
        """
        return sum(player.sat or not player.bot for player in self.players) <= 1

    def dealt_anew(self) -> "Plan":
        """Agree on a deal nobody has seen, under a seal that nobody can try through."""
        return self._replace(seed=secrets.randbits(64), nonce=secrets.token_hex(16))

    def deal(self) -> Match:
        """Begin a match; what cannot be played raises SetupError."""
        return Match(GAMES[self.game], len(self.players), self.seed, self.options)

    def to_json(self) -> dict[str, Any]:
        """Write the plan down."""
        return {**self._asdict(), "players": [player._asdict() for player in self.players]}

    @classmethod
    def read(cls, data: Any) -> "Plan":
        """Take a plan out of JSON; anything amiss raises ValueError."""
        try:
            players = tuple(Player.read(player) for player in data["players"])
            options, nonce = dict(data["options"]), data.get("nonce", "")
            plan = cls(data["game"], players, options, data["seed"], bool(data["friendly"]), nonce)
            plan.deal()
            sealable = _NONCE.fullmatch(nonce)
        except (KeyError, TypeError) as error:
            raise ValueError("This is no table") from error
        if not sealable:
            raise ValueError("This is no table: its seal has no such key")
        if len({player.tincture for player in players}) < len(players):
            raise ValueError("Two seats of this table have the same colour")
        return plan


def against_bots(game: str, seats: int, seed: int, level: str = "burgher") -> Plan:
    """Seat one person, and bots beside them."""
    players = [Player(NAMES[seat], TINCTURES[seat], level if seat else "") for seat in range(seats)]
    return Plan(game, tuple(players), {}, seed).veiled()
