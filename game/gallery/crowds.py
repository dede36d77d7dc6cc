"""Europe and the town, empty or as full as they can get, to judge them before a game fills them."""

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.theme import TINCTURES
from game.drawing.tiled_map import chart
from game.games.rattus.board import SIZE, Europe
from game.games.rattus_cartus import board_street
from game.games.rattus_cartus.board import Town
from game.table.story import paint_piece
from game.words import Tongue
from rules import GAMES, Match
from rules.rattus.europe import LINK_NAMES, links_among, regions_for
from rules.rattus.view import FACES, Rat, Region, View
from rules.rattus_cartus.view import BUILDING_CARDS, Player, Stand
from rules.rattus_cartus.view import View as TownView

#: The fullest region the rules allow us to fear, in cubes.
MOST_CUBES = 20
ROWS = {
    2: ("palace", "treasury"),
    3: ("monastery", "castle", "pipers_hut"),
}
#: Cards that a visitor may have laid.
LAID = ("church_0", "magic_2", "joker", "sword", "royalty_4", "peasantry_0", "joker", "flute")


def draw_europe(canvas: Canvas, seats: int, *, crowded: bool) -> None:
    """Draw the chart for so many seats; crowded, with every piece that may stand anywhere."""
    board = Europe(regions_for(seats), Box(0, 0, *SIZE), TINCTURES)
    board.draw_ground(canvas)
    if crowded:
        view = crowded_europe(seats)
        for piece in board.pieces(view):
            paint_piece(canvas, piece)
        board.draw_numbers(canvas, view)


def crowded_europe(seats: int) -> View:
    """Give a view with three rats, twenty cubes and all the clergy in every region, and all walls built."""
    view: View = Match(GAMES["rattus"], seats, 1).state.view(0)
    regions = tuple(_crowded(region, seats) for region in view.regions)
    players = tuple(player._replace(castle=3) for player in view.players)
    links = links_among(len(regions))
    walls = tuple(LINK_NAMES[link] for link in links)
    return view._replace(regions=regions, players=players, walls=walls)


def _crowded(region: Region, seats: int) -> Region:
    (first,) = region.rats
    known = Rat(False, FACES[-1], face_up=False, known_by=(0,))
    share = MOST_CUBES // seats
    return region._replace(
        rats=(first, known, Rat(False, None, face_up=False, known_by=())),
        cubes=(share,) * seats,
        potions=((2,), *((),) * (seats - 1)),
        nuns=3,
        bishops=2,
    )


def draw_town(canvas: Canvas, houses: int, *, crowded: bool) -> None:
    """Draw the street with two or three houses; crowded, with five visitors in front of each."""
    town = Town(Box(0, 0, *chart("town").size), houses, TINCTURES)
    view = _town(houses)
    layer = board_street.painted(canvas, town, view, Tongue("en"))
    canvas.surface.blit(layer, canvas.page.pixels(town.box.inset(-board_street.MARGIN))[:2])
    for plot in range(houses if crowded else 0):
        full = view._replace(players=tuple(_visiting(player, plot) for player in view.players))
        for piece in town.pieces(full):
            paint_piece(canvas, piece)
        town.draw_numbers(canvas, full)


def _town(houses: int) -> TownView:
    """Give a view of five seats with so many houses."""
    view: TownView = Match(GAMES["rattus_cartus"], 5, 1).state.view(None)
    cards = {card.name: card for card in BUILDING_CARDS["even"]}
    return view._replace(row=tuple(cards[name] for name in ROWS[houses]))


def _visiting(player: Player, plot: int) -> Player:
    """Let a seat stand before a house, with more cards the later it came; every other one shows them."""
    shown = player.seat % 2 == 0
    laid = LAID[: 2 * player.seat]
    return player._replace(stand=Stand(plot, player.seat + 1, len(laid), laid, len(laid), 0, shown))
