"""What the stage of Rattus says beside its numbers; everything is brief."""

from game.words.texts import Plural

#: Below what a limit is held against, where only cubes count.
LIVE = Plural("lives there", "live there")
#: Below the limit: what comes of it.
STRIKES = "strikes"
SPARES = "no harm"
#: Why a sign of a token does nothing.
NOBODY = {
    "absent": "not in this game",
    "free": "nobody’s",
    "away": "not there",
    "gone": "no one left",
}
