"""What rule tests stand on, beside the ``table`` that is each game's own."""

from typing import Any

from rules.kernel import Decision, Event, Match


def play(match: Match, *actions: str) -> list[Event]:
    """Play actions one after the other, as whoever is asked first, and give all events."""
    return [event for action in actions for event in match.play(action)]


def wish(match: Match, *wishes: str) -> list[Event]:
    """Play the first of these actions that is possible, or else the first option."""
    options = offered(match)
    return play(match, next((text for text in wishes if text in options), options[0]))


def expects(match: Match, decision: type[Decision[Any]], seat: int | None = None) -> None:
    """Check what is asked now, and of whom."""
    asked = match.state.decision
    assert type(asked) is decision, f"{asked} is asked, not {decision.__name__}"
    assert seat is None or asked.seat == seat, f"seat {asked.seat} is asked, not {seat}"


def offered(match: Match) -> list[str]:
    """List the options as text."""
    return [option.text() for option in match.state.options()]


def told(events: list[Event], kind: str) -> list[tuple[object, ...]]:
    """Give the data of all events of a kind."""
    return [event.data for event in events if event.kind == kind]
