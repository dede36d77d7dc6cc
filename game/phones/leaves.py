"""What a phone shows beside its sheet: the greeting, a rule card, and the words of the page itself."""

from collections.abc import Sequence

from game.phones.writing import Json
from game.session.plan import Plan, Player
from game.table.rule_cards import Card
from game.words import Tongue, phones, sheet
from game.words.classes import CLASSES, SIGNS
from rules import GAMES
from rules.kernel import Seat


def vocabulary(players: Sequence[Player], say: Tongue) -> Json:
    """Give all that the page says by itself, and what the pictures in its texts are called."""
    icons = {icon: say(text) for icon, text in sheet.ICONS.items()}
    signs = {f"classes/{sign}": say(text) for sign, text in (CLASSES | SIGNS).items()}
    crests = {f"crests/shield_{player.tincture}": player.name for player in players}
    cubes = {f"pieces/cube_{player.tincture}": say(sheet.CUBES_OF, name=player.name) for player in players}
    return {
        "t": "words",
        "language": say.language,
        "page": {key: say(text) for key, text in phones.PAGE.items()},
        "icons": icons | signs | crests | cubes,
    }


def greeting(plan: Plan, seat: Seat, say: Tongue) -> Json:
    """Ask somebody who has found the way here to sit down."""
    return {**bare(plan, seat, say), "kind": "greet"}


def bare(plan: Plan, seat: Seat, say: Tongue) -> Json:
    """Give a sheet with nothing on it but who sits there and at which game."""
    player = plan.players[seat]
    return {
        "t": "sheet",
        "step": 0,
        "kind": "wait",
        "language": say.language,
        "game": plan.game,
        "title": GAMES[plan.game].title,
        "self": {"name": player.name, "tincture": player.tincture},
        **dict.fromkeys(("when", "head", "small"), ""),
        **{name: [] for name in ("own", "choices", "notes", "hand", "others", "told", "recap")},
        **dict.fromkeys(("board", "advice", "end")),
        **dict.fromkeys(("recap_due", "undo"), False),
    }


def rule_leaf(card: Card, say: Tongue) -> Json:
    """Write down a rule card."""
    text = [line for paragraph in card.paragraphs for line in say(paragraph).split("\n")]
    return {"t": "rule", "title": say(card.title), "text": text, "picture": card.portrait}
