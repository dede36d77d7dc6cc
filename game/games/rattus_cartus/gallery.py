"""The street of Rattus Cartus for the gallery, empty and as full as it can get."""

from collections.abc import Iterator

import pygame

from game.drawing.canvas import blank
from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.drawing.tiled_map import chart
from game.games.rattus_cartus import board_street
from game.games.rattus_cartus.board_map import Town
from game.table.chip import paint_pieces
from game.words import Tongue
from rules import Match
from rules.rattus_cartus import GAME
from rules.rattus_cartus.state import RattusCartus
from rules.rattus_cartus.view import BUILDING_CARDS, Player, Stand, View

ROWS = {
    2: ("palace", "treasury"),
    3: ("monastery", "castle", "pipers_hut"),
}
#: So many cards lie in a hand that is hard to read.
MANY = 14
#: Cards that a visitor may have laid.
LAID = ("church_0", "magic_2", "joker", "sword", "royalty_4", "peasantry_0", "joker", "flute")


def boards() -> Iterator[tuple[str, pygame.Surface]]:
    """Draw the street with two houses and with three."""
    for houses in ROWS:
        yield f"town_{houses}_empty", _drawn(houses, crowded=False)
        yield f"town_{houses}_full", _drawn(houses, crowded=True)


def _drawn(houses: int, *, crowded: bool) -> pygame.Surface:
    """Draw the street with two or three houses; crowded, with five visitors in front of each."""
    canvas = blank(chart("town").size)
    town = Town(Box(0, 0, *chart("town").size), houses, TINCTURES)
    view = _town(houses)
    layer = board_street.painted(canvas, town, view, Tongue("en"))
    canvas.surface.blit(layer, canvas.page.pixels(town.box.inset(-board_street.MARGIN))[:2])
    for plot in range(houses if crowded else 0):
        full = view._replace(players=tuple(_visiting(player, plot) for player in view.players))
        paint_pieces(canvas, town.pieces(full))
        town.draw_numbers(canvas, full)
    return canvas.surface


def _town(houses: int) -> View:
    """Give a view of five seats with so many houses."""
    view: View = Match(GAME, 5, 1).state.view(None)
    cards = {card.name: card for card in BUILDING_CARDS["even"]}
    return view._replace(row=tuple(cards[name] for name in ROWS[houses]))


def _visiting(player: Player, plot: int) -> Player:
    """Let a seat stand before a house, with more cards the later it came; every other one shows them."""
    shown = player.seat % 2 == 0
    laid = LAID[: 2 * player.seat]
    return player._replace(stand=Stand(plot, player.seat + 1, len(laid), laid, len(laid), 0, shown))


def crowded(state: RattusCartus) -> Iterator[RattusCartus]:
    """Give every seat as many cards as the deck has, one of them fourteen, and many rats and points."""
    need = max(0, MANY - len(state.hand[0]))
    hand = [tuple(sorted((*state.hand[0], *state.deck[:need]))), *state.hand[1:]]
    yield state.changed(hand=hand, deck=state.deck[need:])
