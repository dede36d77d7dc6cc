"""Whose quarter is which: two seats face each other across four quarters, others have one each."""

from rules.kernel import Seat


def quarters(seats: int) -> int:
    """Count the quarters of the board."""
    return 4 if seats == 2 else seats


def home(seat: Seat, seats: int) -> int:
    """Give the quarter of a seat."""
    return seat * 2 if seats == 2 else seat


def owner(quarter: int, seats: int) -> Seat | None:
    """Give the seat whose quarter it is; None: it is free."""
    if seats != 2:
        return quarter
    return None if quarter % 2 else quarter // 2
