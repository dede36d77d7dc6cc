"""The rules of all games of the box: pure, deterministic, without a screen.

``Match(GAMES["rattus"], seats=3, seed=7)`` begins a match. ``match.state`` is the position: its ``decision``
says who is asked, ``options()`` what may be played, ``view(seat)`` what a seat may know. ``match.play`` plays
an action and gives the events, of which a seat hears ``heard_by(events, seat)``. Whatever is asked in vain
raises a ``RulesError``.
"""

from rules import notre_dame, rattus, rattus_cartus
from rules.kernel import (
    GAMES,
    Action,
    BrokenSave,
    Choice,
    Decision,
    Event,
    Game,
    IllegalAction,
    Match,
    RulesError,
    Seat,
    SetupError,
    State,
    heard_by,
)

for _game in (notre_dame.GAME, rattus.GAME, rattus_cartus.GAME):
    GAMES[_game.key] = _game

__all__ = [
    "GAMES",
    "Action",
    "BrokenSave",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "RulesError",
    "Seat",
    "SetupError",
    "State",
    "heard_by",
]
