"""What passes by in town: a cart before one of the houses."""

from collections.abc import Iterator

from game.drawing.page import Box
from game.drawing.pieces import Spot
from game.games.rattus_cartus.board_map import Town
from game.table.passers import Passer
from rules.rattus_cartus.contests import inside
from rules.rattus_cartus.view import View

#: How large a cart is in units of the map, how far from a column it is seen, and how long it takes.
CART, COLUMN, PAST = (74.0, 39.0), 12.0, 12.0


def carts(town: Town, view: View) -> Iterator[Passer]:
    """Let a cart go by on the left of a placard, which hides it after that; not where a crown may hang."""
    wide, high = (length * town.factor for length in CART)
    for plot in range(len(view.row)):
        if inside(view, plot):
            continue
        house, placard = town.placed(f"house_{plot}"), town.placed(f"placard_{plot}")
        left = town.placed(f"plot_{plot}").x + COLUMN * bool(plot)
        room = Box(left, house.y, placard.x - left, house.bottom + 4 - house.y)
        way = Spot(room.x - wide / 2, house.bottom + 2), Spot(room.right + wide / 2, house.bottom + 2)
        yield Passer("life/cart", (wide, high), way, PAST, room)
