"""The rule cards of Notre Dame."""

from collections.abc import Iterator

from game.games.notre_dame.rule_links import LINKS
from game.games.notre_dame.rulebook import DRAWINGS
from game.games.notre_dame.rulebook_faces import face
from game.games.notre_dame.words.cards import CARDS
from game.games.notre_dame.words.persons import PERSONS
from game.games.notre_dame.words.rulebook import CONCEPTS, HEADINGS
from game.table.rule_cards import Draft, RuleCards


def _pieces() -> Iterator[tuple[str, str, Draft]]:
    for key, action in CARDS.items():
        picture = f"action/{key}"
        yield "places", key, Draft(action.name, (action.full,), picture, action.short, f"sector/{key}")
    for key, person in PERSONS.items():
        picture = f"person/{key}"
        yield "persons", key, Draft(person.name, (person.full,), picture, person.short, picture)


RULES = RuleCards("notre_dame", HEADINGS, CONCEPTS, tuple(_pieces()), LINKS, drawings=DRAWINGS, face=face)
