"""The cards of Notre Dame, drawn large for the rulebook: persons and actions."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.text import BOLD
from game.drawing.theme import TINCTURES
from game.games.notre_dame.cards import ActionCard
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.table.rulebook_faces import Face, lay
from game.words import Tongue
from rules.notre_dame.people import PEOPLE, RATS

#: Where things are on the card of a person.
PORTRAIT, BANNER, TITLE = Box(26, 3, 116, 148.5), Box(-6, 146, 180, 46), Box(16, 149, 136, 36)
RATS_AT = tuple(Box(x, 195, 36, 34) for x in (22, 66, 110))


def face(name: str, mark: str = "") -> Face:
    """Give a card such as ``person/monk`` or ``action/bank``; ``action/bank/or`` says its tincture."""
    return (ActionFace if name.startswith("action/") else PersonFace)(name, mark=mark)


class ActionFace(Face):
    """An action card."""

    size = (140.0, 196.7)

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Lay the card of a hand."""
        key, _, tincture = self.name.removeprefix("action/").partition("/")
        lay(canvas, ActionCard(box, key, tincture or TINCTURES[0], say(CARDS[key].name), None))


class PersonFace(Face):
    """A person."""

    def paint(self, canvas: Canvas, box: Box, say: Tongue) -> None:
        """Draw portrait, name and rats."""
        key = self.name.partition("/")[2]
        canvas.picture(f"card/person_{PEOPLE[key].stack.lower()}", box)
        canvas.picture(f"person/{key}", PORTRAIT.moved(box.x, box.y), down="bottom")
        canvas.stretched("card/banner", BANNER.moved(box.x, box.y))
        # Spaces that do not break keep the name on one line.
        title, place = say(PERSONS[key].name).replace(" ", "\u00a0"), TITLE.moved(box.x, box.y)
        size = canvas.fitting(title, place, 24, BOLD, least=14)
        canvas.text(title, place, size, face=BOLD, across="centre")
        for number, spot in enumerate(RATS_AT):
            name = "icons/rat" if number < RATS[key] else "card/rat_slot"
            canvas.picture(name, spot.moved(box.x, box.y))
