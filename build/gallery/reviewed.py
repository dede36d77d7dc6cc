"""A review that nobody has to wait for: what could be played is true, what it was worth is made up."""

from game.session.session import Session
from rules.bots.outlook import chances
from rules.bots.review import Judged, Review
from rules.kernel import Action, Seat, State


def reviewed(session: Session) -> Review:
    """Make up the review of a finished match; its options and its end are true."""
    again, judged = session.match.dealt(), list[Judged]()
    lines, lent = [chances(again.state)], session.lent
    for step, (seat, action) in enumerate(session.match.log):
        others = _others(again.state, seat, action)
        if seat in session.people and step not in lent and others:
            number = len(judged)
            loss = 0.03 * (1 + number % 7) if number % 5 == 0 else 0.0
            judged.append(Judged(step, seat, action, others[number % len(others)], loss, loss / 4))
        again.play(action, seat)
        lines.append(chances(again.state))
    return Review(tuple(lines), tuple(judged))


def _others(state: State, seat: Seat, action: Action) -> list[Action]:
    return [option for option in state.options(seat) if option != action]
