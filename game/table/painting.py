"""The table painted: board and pieces, seats, tray and bar."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import dist
from typing import Any

from game.drawing.canvas import Canvas
from game.drawing.page import Box
from game.drawing.pieces import Piece
from game.session.plan import PHONE
from game.session.session import Session
from game.table import bar, candles, tray
from game.table.chip import paint_pieces
from game.table.company import company, paint_company
from game.table.perspective import Perspective
from game.table.seat_panels import lay_seats, light_seats, mark_owing, mark_seats, paint_seats
from game.table.setting import Moment
from game.table.story import ASIDE
from game.words import result, shared, sheet, telling
from rules.kernel import Action, Decision, Seat

#: How much of a piece shows that is only foreseen.
GHOST = 0.55


def lay_table(canvas: Canvas, sight: Perspective) -> None:
    """Lay everything that stays where it is: the empty board, and the sheets that will be written on."""
    layout = sight.layout
    canvas.table()
    sight.desk.board.paint_ground(canvas)
    lay_seats(canvas, layout)
    canvas.sheet(bar.sheet(layout.bar), seed=31, ends="torn")
    canvas.sheet(layout.context, seed=51)
    if not layout.folded:
        canvas.sheet(layout.log, seed=61)
    tray.paint_cloth(canvas, layout.tray)


def paint_board(
    canvas: Canvas,
    sight: Perspective,
    moment: Moment[Any],
    paint_choices: Callable[[Canvas], None] = lambda _canvas: None,
) -> None:
    """Paint what stands on the board; while an option is meant, also what it would bring there.

    What shows which places can be picked lies under the pieces, so that nothing crosses a number.
    """
    board, beat = sight.desk.board, moment.beat
    board.paint_under(canvas, moment)
    paint_choices(canvas)
    if beat is not None:
        paint_pieces(canvas, beat.still)
        board.paint_beat(canvas, beat, moment)
        return
    if not moment.way:
        paint_standing(canvas, sight, moment)
        return
    standing, ghosts = _foreseen(sight, moment.way)
    paint_pieces(canvas, standing)
    board.paint_over(canvas, moment)
    paint_pieces(canvas, ghosts, opacity=GHOST)
    board.paint_foreseen(canvas, moment)


def paint_standing(canvas: Canvas, sight: Perspective, moment: Moment[Any]) -> None:
    """Paint the pieces as they stand, and what lies over them."""
    paint_pieces(canvas, sight.pieces)
    sight.desk.board.paint_over(canvas, moment)
    sight.desk.board.paint_foreseen(canvas, moment)


def _foreseen(sight: Perspective, way: Sequence[Action]) -> tuple[list[Piece], list[Piece]]:
    """Give what would stand on the board after what is meant, and what only then."""
    if sight.owner is None:
        return sight.pieces, []
    pieces = sight.desk.board.pieces(sight.after(sight.owner, *way).view(sight.viewer))
    now, then, ghosts = Counter(sight.pieces), Counter(pieces), list[Piece]()
    standing, left = list((now & then).elements()), list((now - then).elements())
    for piece in (then - now).elements():
        # Whatever makes room for others goes a step aside; whatever goes further is not there yet.
        aside = [old for old in left if old.kind == piece.kind and dist(old.foot, piece.foot) < ASIDE]
        if aside:
            left.remove(min(aside, key=lambda old: dist(old.foot, piece.foot)))
            standing.append(piece)
        elif piece in standing:
            # A chip says how many there will be.
            standing.append(piece)
        else:
            ghosts.append(piece)
    return [*standing, *left], ghosts


def paint_rail(canvas: Canvas, sight: Perspective, moment: Moment[Any]) -> None:
    """Paint the seats."""
    paint_turn(canvas, sight)
    panel = sight.desk.panel
    light_seats(canvas, sight.layout, candles.left(panel.dread(moment.now), panel.lively))
    paint_seats(canvas, sight.session, sight.desk.panel, moment.now)
    sight.desk.panel.paint_rail(canvas, moment)


def paint_turn(canvas: Canvas, sight: Perspective) -> None:
    """Point out the seats whose turn it is; the notches reach over the edge of the board."""
    if sight.beat:
        mark_seats(canvas, sight.layout, [sight.beat.seat])
        return
    asked = asked_here(sight.session)
    owing = [decision.seat for decision in sight.session.match.state.decisions() if decision.seat != asked]
    mark_owing(canvas, sight.layout, owing)
    mark_seats(canvas, sight.layout, [] if asked is None else [asked])


def asked_here(session: Session) -> Seat | None:
    """Name the one who is asked now; nobody where several choose on their phones."""
    asked = session.asked
    several = asked is not None and asked.seat in session.phones and len(session.match.state.decisions()) > 1
    return None if asked is None or several else asked.seat


def paint_tray(canvas: Canvas, sight: Perspective, moment: Moment[Any], free: Box | None) -> None:
    """Paint the leather under the hand with what lies in its free part, or the curtain before it."""
    box, say, owner = sight.layout.tray, sight.say, sight.owner
    player = sight.session.players[owner] if owner is not None else None
    if sight.curtain.covered and sight.curtain.mode == PHONE:
        paint_company(canvas, box, sight.session, say)
        return
    if sight.curtain.covered and player:
        title = say(shared.CURTAIN_FOR, name=player.name)
        asked = say(shared.CURTAIN_ASKED, prompt=sight.prompt)
        tray.paint_curtain(canvas, box, player.tincture, title, asked)
        return
    hand = sight.desk.hand
    if not sight.past:
        hand.paint_cards(canvas, moment)
    if player and not sight.past and hand.parts.head:
        covers = sight.curtain.mode not in ("open", PHONE)
        title = say(shared.HAND_OF, name=player.name)
        tray.paint_head(canvas, hand.parts.head, player.tincture, title, covers=covers)
    if free is not None:
        hand.paint_free(canvas, sight.hand_view, owner, free)


def paint_bar(canvas: Canvas, sight: Perspective) -> float:
    """Say who does what, or who is asked for what; and give where that ends."""
    event = sight.beat.event if sight.beat else None
    asked = sight.session.asked
    seat = event.seat if event else asked.seat if asked else None
    player = sight.session.players[seat] if seat is not None else None
    said = sight.act.said if sight.act else ""
    words = said or (sight.line(event) if event else asking(sight))
    crest, name = (player.tincture, player.name) if player else ("", "")
    if event is None and asked is not None and (all_asked := _all_asked(sight, asked)):
        crest, name, words = "", sight.say(sheet.ALL), all_asked
    return bar.paint_prompt(canvas, sight.layout.bar, crest, name, words)


def _all_asked(sight: Perspective, asked: Decision[Any]) -> str:
    """Say what several are asked who choose on their phones at the same time, and how many are ready."""
    asked_together = company(sight.session) if asked.seat in sight.session.phones else []
    if len(asked_together) < 2:
        return ""
    prompt = sight.desk.book.prompt(sight.say, asked, sight.session.names)
    ready = sum(sitter.state == "ready" for sitter in asked_together)
    return sight.say(sheet.SO_MANY, prompt=prompt, ready=ready, all=len(asked_together))


def asking(sight: Perspective) -> str:
    """Say what is asked, or who has won; a bot is thinking, unless that is long past."""
    asked = sight.session.asked
    if asked is None and not sight.verdict:
        return sight.say(shared.RESULT)
    if asked is None:
        names = [sight.session.names[seat] for seat in sight.session.match.state.winners()]
        if len(names) > 1:
            return sight.say(shared.SHARED_WIN, names=telling.listed(sight.say, names))
        return sight.say(shared.WINS, name=names[0]) if names else sight.say(result.NOBODY_WINS)
    thinks = sight.session.players[asked.seat].bot and not sight.past
    return sight.say(shared.THINKS) if thinks else sight.prompt
