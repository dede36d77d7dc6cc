"""Rattus on the screen: its board and its hand, what it says, what it teaches."""

from game.games.presentation import Presentation, late
from game.games.rattus.sounds import CUES
from game.games.rattus.words import about
from game.games.rattus.words.options import OPTIONS, PRESETS

PRESENTATION = Presentation(
    key="rattus",
    idea=about.IDEA,
    minutes=45,
    door="title/door_rattus",
    icon="rat",
    options=OPTIONS,
    presets=PRESETS,
    worth="cards",
    cues=CUES,
    wins=about.WINS,
    win_together=about.WIN_TOGETHER,
    others=about.OTHERS,
    favourites=about.FAVOURITES,
    portraits="character",
    book=late(f"{__name__}.sentences", "BOOK"),
    desk=late(f"{__name__}.desk", "RattusDesk"),
    ledger=late(f"{__name__}.ledger", "RattusLedger"),
    lessons=late(f"{__name__}.lessons", "COURSE"),
    rulebook=late(f"{__name__}.rule_cards", "RULES"),
    crowded=late(f"{__name__}.gallery", "crowded"),
    boards=late(f"{__name__}.gallery", "boards"),
)
