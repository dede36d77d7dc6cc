"""The rule cards of Rattus."""

from collections.abc import Iterator

from game.games.rattus.rule_links import LINKS
from game.games.rattus.rulebook import DRAWINGS
from game.games.rattus.rulebook_faces import ClassFace
from game.games.rattus.words.characters import CHARACTERS, LAST_POWERS
from game.games.rattus.words.rulebook import CONCEPTS, HEADINGS, SIGN_TITLES
from game.table.rule_cards import Draft, RuleCards
from game.words.classes import SIGN_TEXTS


def _pieces() -> Iterator[tuple[str, str, Draft]]:
    for key, title in SIGN_TITLES.items():
        yield "plague", key, Draft(title, (SIGN_TEXTS[key],))
    for key, person in CHARACTERS.items():
        last = (LAST_POWERS[key],) if key in LAST_POWERS else ()
        texts = (person.full, *last)
        yield "persons", key, Draft(person.name, texts, f"class/{key}", person.short, f"character/{key}")


RULES = RuleCards(
    "rattus",
    HEADINGS,
    CONCEPTS,
    tuple(_pieces()),
    LINKS,
    folders={"token": "read_token"},
    drawings=DRAWINGS,
    face=ClassFace,
)
