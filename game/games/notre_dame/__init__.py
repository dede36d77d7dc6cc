"""Notre Dame on the screen: its board and its hand, what it says, what it teaches."""

from game.games.notre_dame.sounds import CUES
from game.games.notre_dame.words import about
from game.games.notre_dame.words.options import OPTIONS, PRESETS
from game.games.presentation import Presentation, late

PRESENTATION = Presentation(
    key="notre_dame",
    idea=about.IDEA,
    minutes=75,
    door="title/door_notre_dame",
    icon="bell",
    options=OPTIONS,
    presets=PRESETS,
    worth="new_persons",
    cues=CUES,
    wins=about.WINS,
    win_together=about.WIN_TOGETHER,
    others=about.OTHERS,
    favourites=about.FAVOURITES,
    portraits="person",
    book=late(f"{__name__}.sentences", "BOOK"),
    desk=late(f"{__name__}.desk", "NotreDameDesk"),
    ledger=late(f"{__name__}.ledger", "NotreDameLedger"),
    lessons=late(f"{__name__}.lessons", "COURSE"),
    rulebook=late(f"{__name__}.rule_cards", "RULES"),
    crowded=late(f"{__name__}.gallery", "crowded"),
    boards=late(f"{__name__}.gallery", "boards"),
)
