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
from rules.rattus_cartus.view import View


def _pieces() -> Iterator[tuple[str, str, Draft]]:
    yield "places", "population", Draft(TERMS["population"], (POPULATION.full,))
    for key, special in CARDS.items():
        picture = f"special/{key}"
        yield "places", key, Draft(special.name, (special.full,), picture, special.short, f"icons/{key}")
    for key, house in BUILDINGS.items():
        yield "persons", key, Draft(house.name, (house.full,), f"building/{key}", "", f"buildings/{key}")


def _absent(view: View) -> list[str]:
    """Name the buildings that no card of this town shows, and the special cards that none of them gives."""
    there = {building.name for building in view.town} | view.stacks.keys()
    return [key for key in (*BUILDINGS, *CARDS) if key not in there]


RULES = RuleCards(
    "rattus_cartus",
    HEADINGS,
    CONCEPTS,
    tuple(_pieces()),
    LINKS,
    drawings=DRAWINGS,
    face=CardFace,
    absent=_absent,
)
