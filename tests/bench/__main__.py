"""Print every figure that has a budget: ``make bench``, or ``python -m tests.bench``."""

import os
import sys
from itertools import chain

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tests.bench import clicks, phone_server, phones, speed, window

if __name__ == "__main__":
    print(f"Python {sys.version.split()[0]}, one core")
    print(f"{'game':14}{'figure':38}{'measured':>12}{'budget':>12}")
    for row in chain(speed.rows(), window.rows(), clicks.rows(), phones.rows(), phone_server.rows()):
        verdict = "" if row.kept else "  MISSED"
        print(f"{row.game:14}{row.figure:38}{row.measured:>12,.1f}{row.budget:>12}{verdict}")
