"""Every game on the screen, one folder each; the title shows them in this order."""

from game.games import notre_dame, rattus, rattus_cartus
from game.games.presentation import Presentation

#: The games by their keys, as in the rules; another package may enter its own.
PRESENTATIONS: dict[str, Presentation] = {
    game.PRESENTATION.key: game.PRESENTATION for game in (notre_dame, rattus, rattus_cartus)
}
