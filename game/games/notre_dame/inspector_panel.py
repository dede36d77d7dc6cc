"""What can be said of the panels, the bells and the rats of Notre Dame: what they count, and how much now."""

from collections.abc import Iterator

from game.games.notre_dame.board import NotreDameBoard
from game.games.notre_dame.explanations import position, rats_now
from game.games.notre_dame.panel_persons import foot, in_strip
from game.games.notre_dame.words import inspector as words
from game.games.notre_dame.words.play import PLACE_TEXTS, PLACES, SOURCES
from game.table.bar import beside_prompt
from game.table.inspector_seats import Fact, Facts, panel
from game.table.setting import Subject
from game.words import Tongue, shared
from rules.notre_dame.names import PERIODS
from rules.notre_dame.view import Quarter, View

ROUNDS = 3 * len(PERIODS)


def seat(board: NotreDameBoard, quarter: Quarter, say: Tongue) -> Iterator[Subject]:
    """Explain what the panel of a seat counts."""
    colour, hidden = board.tinctures[quarter.seat], quarter.prestige is None
    prestige = words.PRESTIGE_HIDDEN if hidden else words.PRESTIGE.text
    points = say(words.NOT_TOLD) if hidden else f"{quarter.prestige} [prestige]"
    owned = " ".join(f"[pieces/message_{m.kind}_{board.paris.colours[m.colour]}]" for m in quarter.messages)
    cubes = f"{quarter.supply} [pieces/cube_{colour}]   {say(PLACES['reserve'])}: {quarter.reserve}"
    coming = rats_now(position(board.session), quarter, say)
    counted = (
        ("icons/prestige", words.PRESTIGE.title, prestige, points),
        (f"pieces/cube_{colour}", PLACES["supply"], PLACE_TEXTS["supply"], cubes),
        ("pieces/coin", *words.COINS, f"{quarter.coins} [coin]"),
        ("icons/message", SOURCES["messages"], words.MESSAGES_TEXT, owned or "0 [message]"),
        ("pieces/rat_marker", PLACES["harbour"], PLACE_TEXTS["harbour"], coming),
    )
    score, *counts, rats = [
        Fact(picture, say(title), say(text), now) for picture, title, text, now in counted
    ]
    facts = Facts(score, counts, danger=rats, mark=_mark(board.view, quarter, say))
    yield from panel(board, quarter.seat, say, facts, "pieces")


def _mark(view: View, quarter: Quarter, say: Tongue) -> Fact | None:
    if quarter.healthy:
        return Fact("icons/no_rat", say(words.HEALTHY.title), say(words.HEALTHY.text), "", "doctor")
    if quarter.seat == view.first:
        return Fact("pieces/bell_ringer", say(words.BELL.title), say(words.BELL.text), "", "bell")
    return None


def time(board: NotreDameBoard, say: Tongue) -> Iterator[Subject]:
    """Explain the bells above the board, and the rats below the persons."""
    view, layout = board.view, board.layout
    now = say(shared.ROUND, round=view.round, rounds=ROUNDS)
    box = beside_prompt(layout.bar)
    yield Subject(box, "icons/bell", say(words.BELLS.title), say(words.BELLS.text), now, "periods")
    own = view.quarters[view.seat] if view.seat is not None else None
    coming = rats_now(position(board.session), own, say) if own else f"{view.plague} [rat]"
    now, box = say(shared.NOW, value=coming), foot(layout, board.sizes)
    # Above the board the sum itself is shown large.
    picture = "" if in_strip(layout) else "icons/rat"
    yield Subject(box, picture, say(words.RATS.title), say(words.RATS.text), now, "rats_this_round")
