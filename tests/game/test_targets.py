"""Whatever can be pushed on a table is large enough to be hit, apart from the rest, and found where it is."""

import random

from game.drawing.land import Land
from game.games import PRESENTATIONS
from game.games.rattus.board_tags import Tag
from game.games.rattus_cartus.hand_fan import HandCard
from game.program.navigation import House
from game.scenes.table import Table
from game.table.chronicle_reader import Reading
from game.table.region_buttons import TokenGlow
from game.widgets.button import Button
from tests.game.driving import plan
from tests.tiers import led_by_first

#: The least one can point at, and how far things to push are apart.
SIDE, GAP = 56, 8
#: Games and what is agreed about them.
PLAIN: list[tuple[str, dict[str, str]]] = [(game, {}) for game in sorted(PRESENTATIONS)]
TABLES = [("rattus", {"cards": "europe_at_war"}), ("rattus", {"cards": "rat_control"})]
TABLES += [("notre_dame", {"new_persons": "on"}), ("rattus_cartus", {"buildings": "one_a_class"})]


def targets(table: Table) -> list[Button]:
    """Give what the pointer can push, but the cards of a fan, of which there may be any number."""
    return [b for b in table.buttons if b.enabled and not isinstance(b, (Reading, HandCard))]


def distance(one: Button, other: Button) -> float:
    """Measure the gap between two boxes."""
    a, b = one.box, other.box
    return max(max(a.x - b.right, b.x - a.right), max(a.y - b.bottom, b.y - a.bottom))


def check(table: Table) -> None:
    """Look at every thing to push, and at each pair of them."""
    shown = targets(table)
    for number, button in enumerate(shown):
        under = [b for b in table.buttons if b.enabled and b.box.holds(button.box.centre)]
        # What lies a step further may lie below what can be picked now.
        assert under[-1] is button or (button.far and not under[-1].far), button.meaning
        if not isinstance(button.box, Land):
            assert min(button.box.w, button.box.h) >= SIDE - 0.01, button.meaning
        # Tokens lie side by side as they are printed on the map, and lands have borders.
        for other in shown[:number] if not isinstance(button.box, Land) else ():
            if not isinstance(other.box, Land) and not isinstance(button, TokenGlow):
                assert distance(button, other) >= GAP - 0.01, (button.meaning, other.meaning)


@led_by_first("game, options", [*TABLES[::-1], *PLAIN])
def test_everything_to_push_is_large_and_apart(house: House, game: str, options: dict[str, str]) -> None:
    house.app.change(speed="off", bot_speed="off")
    seats = max(2, 4 if game == "rattus" else 5)
    sitting = plan(seats, "open", "curtain", "peek", game=game, seed=6)._replace(options=options)
    table, chance = house.open_table(sitting), random.Random(game)
    tags = 0
    while asked := table.session.asked:
        if table.curtain.covered:
            table.open_curtain()
        check(table)
        tags += any(isinstance(button, Tag) for button in table.buttons)
        table.conduct.act(asked.seat, chance.choice(table.session.match.state.options(asked.seat)))
    assert tags or options != {"cards": "europe_at_war"}
