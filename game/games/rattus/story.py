"""How the events of Rattus are told, how long they take, and which token is at work while they are."""

from collections.abc import Iterator

from game.table.story import Beat, Telling
from rules.kernel import Event
from rules.rattus import GAME
from rules.rattus.view import View

#: What a token does after it was turned.
STRIKES = frozenset({"harmless", "spared", "died", "saved"})
#: Seconds in which a token turns, a sign throws its light, and what came of it is read.
TURNING, SIGN, READ = 0.5, 0.5, 1.1
#: Seconds to see that too few live somewhere.
TOO_FEW = 0.6
#: What follows a token, and what else the stage tells whoever acts.
AFTER = {"died": 0.5, "saved": 1.0, "spared": 0.5, "harmless": 0.3}
GRAVE = {"shown": 1.6, "last_round": 2.4, "final_plague": 2.2, "game_over": 3.4}
#: When the plague is everywhere, a token that strikes and one that does not, and what follows them.
LAST_STRIKES, LAST_FAILS, LAST_AFTER = 1.0, 0.35, 0.3


def paced(event: Event, view: View) -> float | None:
    """Say how long an event takes: a token by its signs, what fizzles hardly any time."""
    if event.kind == "turned":
        data = GAME.named(event)
        strikes = int(str(data["cubes"])) >= int(str(data["limit"]))
        if view.phase == "final_plague":
            return LAST_STRIKES if strikes else LAST_FAILS
        return TURNING + (SIGN * signs(event) + READ if strikes else TOO_FEW)
    if event.kind in AFTER:
        return LAST_AFTER if view.phase == "final_plague" else AFTER[event.kind]
    return GRAVE.get(event.kind)


def signs(event: Event) -> int:
    """Count the different signs of a token that was turned."""
    symbols = GAME.named(event)["symbols"]
    assert isinstance(symbols, tuple)
    return len(set(symbols))


TELLING = Telling(
    quiet=frozenset({"turn", "cast"}),
    # Where rats have come is seen on the map.
    fleeting=frozenset({"rat"}),
    apart=frozenset({"opening", "died", "saved"}),
    ends=frozenset({"harmless", "spared"}),
    blows=STRIKES | {"turned"},
    chapters=frozenset({"round", "last_round", "final_plague"}),
    headings=frozenset({"took", "took_from", "plague", "walled_in", "shown"}),
    weighty=frozenset({"turned", "shown", "last_round", "final_plague", "game_over"}),
    staged={"took": 1.2, "took_from": 1.4},
    paced=paced,
    told_after=True,
)


def turned(beat: Beat[View] | None) -> Beat[View] | None:
    """Find where the token was turned that strikes while something is told."""
    while beat and beat.event and beat.event.kind in STRIKES:
        beat = beat.earlier
    return beat if beat and beat.event and beat.event.kind == "turned" else None


def struck(beat: Beat[View] | None) -> Iterator[Beat[View]]:
    """Give what the token at work has done so far in the same action, the newest first."""
    while beat and beat.event and beat.event.kind in STRIKES:
        yield beat
        beat = beat.earlier
