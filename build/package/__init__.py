"""Packs the program to be given away: ``make dist``. Everything here needs nothing but Python itself."""

import os
import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
NAME = "rats-and-bells"
TITLE = "Rats & Bells"
#: Where everything is put; another system that packs on the same disk has a place of its own.
DIST = ROOT / os.environ.get("RATS_AND_BELLS_DIST", "dist")
#: The folder to give away, what is made on the way, and the environment in which it is made.
BOX = DIST / NAME
WORK = DIST / "package"


def version() -> str:
    """Give the version of the program, without opening it."""
    source = (ROOT / "rules" / "kernel" / "version.py").read_text("utf-8")
    (found,) = re.findall(r'VERSION = "(.+)"', source)
    return str(found)


def machine() -> str:
    """Name the kind of machine the box will run on, such as linux-x86_64."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{system}-{platform.machine().lower().replace('amd64', 'x86_64')}"
