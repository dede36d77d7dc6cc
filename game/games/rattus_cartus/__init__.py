"""Rattus Cartus on the screen: its board and its hand, what it says, what it teaches."""

from game.games.presentation import Presentation, late
from game.games.rattus_cartus.sounds import CUES
from game.games.rattus_cartus.words import about
from game.games.rattus_cartus.words.options import OPTIONS, PRESETS

PRESENTATION = Presentation(
    key="rattus_cartus",
    idea=about.IDEA,
    minutes=45,
    door="title/door_rattus_cartus",
    icon="crown",
    options=OPTIONS,
    presets=PRESETS,
    worth="buildings",
    cues=CUES,
    wins=about.WINS,
    win_together=about.WIN_TOGETHER,
    favourites=about.FAVOURITES,
    portraits="buildings",
    portrait_height=132,
    book=late(f"{__name__}.sentences", "BOOK"),
    desk=late(f"{__name__}.desk", "RattusCartusDesk"),
    ledger=late(f"{__name__}.ledger", "RattusCartusLedger"),
    lessons=late(f"{__name__}.lessons", "COURSE"),
    rulebook=late(f"{__name__}.rule_cards", "RULES"),
    crowded=late(f"{__name__}.gallery", "crowded"),
    boards=late(f"{__name__}.gallery", "boards"),
)
