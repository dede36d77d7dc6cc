"""Numbers the way people read them."""

from game.words import Tongue

ROMAN = ("I", "II", "III", "IV", "V")


def signed(number: int) -> str:
    """Write a number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def pieces(number: int, icon: str = "cube") -> str:
    """Write how many pieces there are; one alone is shown."""
    return f"[{icon}]" if number == 1 else f"{number} [{icon}]"


def percent(chance: float) -> int:
    """Give a chance in whole hundredths; only what is certain is 0 or 100."""
    return int(chance) * 100 if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def tenths(tongue: Tongue, value: float) -> str:
    """Write a number with one decimal; only English has a point there."""
    text = f"{value:.1f}"
    return text if tongue.language == "en" else text.replace(".", ",")


def lost(tongue: Tongue, value: float) -> str:
    """Write what is lost on average; next to nothing is nothing."""
    return f"−{tenths(tongue, value)}" if round(value, 1) else "0"
