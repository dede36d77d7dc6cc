"""Moments as people say them: today, yesterday, or a date in the form of their language."""

from datetime import datetime

from game.words import Tongue, fame, saves


def moment(say: Tongue, when: datetime, now: datetime) -> str:
    """Say when something was, in the local time of whoever reads it."""
    return _said(say, when.astimezone(), now.astimezone(), (saves.TODAY, saves.YESTERDAY, saves.DATE))


def day(say: Tongue, when: datetime, now: datetime) -> str:
    """Say on which day something was."""
    return _said(say, when.astimezone(), now.astimezone(), (fame.TODAY, fame.YESTERDAY, fame.DAY))


def _said(say: Tongue, when: datetime, now: datetime, texts: tuple[str, str, str]) -> str:
    days, month = (now.date() - when.date()).days, say(saves.MONTHS[when.month])
    text = texts[days] if days in (0, 1) else texts[2]
    return say(text, day=when.day, month=month, year=when.year, time=f"{when:%H:%M}")
