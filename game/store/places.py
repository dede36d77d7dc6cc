"""Where this machine keeps the data of programs."""

import os
import sys
from pathlib import Path

NAME = "rats-and-bells"


def home() -> Path:
    """Give the folder of our files; RATS_AND_BELLS_HOME overrides it."""
    if chosen := os.environ.get("RATS_AND_BELLS_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming")) / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / NAME
