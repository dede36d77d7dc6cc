"""The rules of all games of the box: pure, deterministic, without a screen."""

from rules import notre_dame, rattus, rattus_cartus
from rules.kernel import GAMES, Game, Match

for _game in (notre_dame.GAME, rattus.GAME, rattus_cartus.GAME):
    GAMES[_game.key] = _game

__all__ = ["GAMES", "Game", "Match"]
