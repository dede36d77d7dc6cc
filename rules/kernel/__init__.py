"""What all games stand on: values, frames, states and matches."""

from rules.kernel.choice import Choice
from rules.kernel.codec import copied
from rules.kernel.flow import Decision, FollowUp, Frame, Step, Together, frame
from rules.kernel.game import GAMES, Contents, Game, Liking
from rules.kernel.judge import Facts, Judge
from rules.kernel.match import Match
from rules.kernel.state import State
from rules.kernel.values import (
    Action,
    BrokenSave,
    Event,
    IllegalAction,
    RulesError,
    Seat,
    SetupError,
    heard_by,
)

__all__ = [
    "GAMES",
    "Action",
    "BrokenSave",
    "Choice",
    "Contents",
    "Decision",
    "Event",
    "Facts",
    "FollowUp",
    "Frame",
    "Game",
    "IllegalAction",
    "Judge",
    "Liking",
    "Match",
    "RulesError",
    "Seat",
    "SetupError",
    "State",
    "Step",
    "Together",
    "copied",
    "frame",
    "heard_by",
]
