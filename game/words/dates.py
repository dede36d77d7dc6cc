"""Moments as people say them: today, yesterday, or a date in the form of their language."""

from datetime import datetime, timedelta

from game.words import Tongue, fame, saves


def moment(say: Tongue, when: datetime, now: datetime) -> str:
    """Say when something was, in the local time of whoever reads it."""
    when, now = when.astimezone(), now.astimezone()
    time = f"{when:%H:%M}"
    if when.date() == now.date():
        return say(saves.TODAY, time=time)
    if when.date() == now.date() - timedelta(days=1):
        return say(saves.YESTERDAY, time=time)
    month = say(saves.MONTHS[when.month])
    return say(saves.DATE, day=when.day, month=month, year=when.year, time=time)


def day(say: Tongue, when: datetime, now: datetime) -> str:
    """Say on which day something was."""
    when, now = when.astimezone(), now.astimezone()
    if when.date() == now.date():
        return say(fame.TODAY)
    if when.date() == now.date() - timedelta(days=1):
        return say(fame.YESTERDAY)
    return say(fame.DAY, day=when.day, month=say(saves.MONTHS[when.month]), year=when.year)
