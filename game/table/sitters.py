"""Who may sit on a seat and how secrets are kept there: what each is called, what it means, and its icon."""

from collections.abc import Mapping
from typing import NamedTuple

from game.session.plan import PHONE
from game.widgets.choice import Value
from game.words import LANGUAGE_NAMES, LANGUAGES, Tongue, seating, shared


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
    PHONE: Habit(seating.PHONE, seating.PHONE_TEXT, "phone"),
}


def habit_values(habits: Mapping[str, Habit], say: Tongue) -> list[Value]:
    """Give ways to sit as what can be chosen."""
    return [Value(key, say(habit.title), habit.icon, say(habit.text)) for key, habit in habits.items()]


def language_values(say: Tongue) -> list[Value]:
    """Give the languages that a seat may be spoken to in, first that of all."""
    spoken = LANGUAGE_NAMES.get(say.language, say.language)
    values = [Value("", say(seating.COMMON), "language", say(seating.COMMON_TEXT, language=spoken))]
    for code in LANGUAGES:
        name = LANGUAGE_NAMES[code]
        values.append(Value(code, name, "language", say(seating.OWN_TEXT, language=name)))
    return values
