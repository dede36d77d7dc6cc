"""Start Rats & Bells. The window is not built yet: this opens a table in the terminal."""

import sys

from rules.play import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["notre_dame", "--interactive"]))
