"""Where this machine keeps the data of programs."""

import os
import sys
import tempfile
from pathlib import Path

from game.store import disk

NAME = "rats-and-bells"
PEOPLE, MATCHES, REVIEWS, REPORTS = "people", "matches", "reviews", "reports"


def home() -> Path:
    """Give the folder of our files; RATS_AND_BELLS_HOME overrides it."""
    if chosen := os.environ.get("RATS_AND_BELLS_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return _given("APPDATA", "AppData", "Roaming") / NAME
    if sys.platform == "darwin":
        return _given("", "Library", "Application Support") / NAME
    return _given("XDG_DATA_HOME", ".local", "share") / NAME


def tidy(folder: Path) -> None:
    """Clear away what was left half written, and shut our folders; a chosen one may not be ours alone."""
    for place in (folder, *(folder / name for name in (PEOPLE, MATCHES, REVIEWS, REPORTS))):
        disk.sweep(place)
        if place != folder or place.name == NAME:
            disk.keep_private(place)


def _given(variable: str, *below_home: str) -> Path:
    """Give the folder that the system names, or else its usual place in the home of whoever plays."""
    if chosen := os.environ.get(variable):
        return Path(chosen)
    try:
        return Path.home().joinpath(*below_home)
    except RuntimeError:
        # Somebody without a home still has somewhere to write until the machine is turned off.
        return Path(tempfile.gettempdir())
