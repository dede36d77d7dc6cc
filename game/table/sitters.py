"""Who may sit on a seat and how secrets are kept there: what each is called, what it means, and its icon."""

from typing import NamedTuple

from game.words import seating, shared


class Habit(NamedTuple):
    """One of several ways to sit: its name, a sentence that explains it, and its icon."""

    title: str
    text: str
    icon: str


#: Who plays: a person, or a bot by its level.
LEVELS = {
    "": Habit(shared.HUMAN, seating.HUMAN_TEXT, "human"),
    "apprentice": Habit(seating.APPRENTICE, seating.APPRENTICE_TEXT, "bot_1"),
    "burgher": Habit(seating.BURGHER, seating.BURGHER_TEXT, "bot_2"),
    "master": Habit(seating.MASTER, seating.MASTER_TEXT, "bot_3"),
}
#: How a person's secrets are kept.
SECRECY = {
    "curtain": Habit(shared.CURTAIN, shared.CURTAIN_TEXT, "curtain"),
    "peek": Habit(seating.PEEK, shared.PEEK_TEXT, "peek"),
    "open": Habit(seating.OPEN, shared.OPEN_HAND_TEXT, "open_hand"),
}
