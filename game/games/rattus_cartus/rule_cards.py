"""The rule cards of Rattus Cartus."""

from collections.abc import Iterator

from game.games.rattus_cartus.rule_links import LINKS
from game.games.rattus_cartus.rulebook import DRAWINGS
from game.games.rattus_cartus.rulebook_faces import CardFace
from game.games.rattus_cartus.words.buildings import BUILDINGS
from game.games.rattus_cartus.words.cards import CARDS, POPULATION
from game.games.rattus_cartus.words.rulebook import CONCEPTS, HEADINGS
from game.games.rattus_cartus.words.table import TERMS
from game.table.rule_cards import Draft, RuleCards


def _pieces() -> Iterator[tuple[str, str, Draft]]:
    yield "places", "population", Draft(TERMS["population"], (POPULATION.full,))
    for key, special in CARDS.items():
        picture = f"special/{key}"
        yield "places", key, Draft(special.name, (special.full,), picture, special.short, f"icons/{key}")
    for key, house in BUILDINGS.items():
        yield "persons", key, Draft(house.name, (house.full,), f"building/{key}", "", f"buildings/{key}")


RULES = RuleCards(
    "rattus_cartus", HEADINGS, CONCEPTS, tuple(_pieces()), LINKS, drawings=DRAWINGS, face=CardFace
)
