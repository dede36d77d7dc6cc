"""Start Rats & Bells. The window has no scenes yet: this opens a table in the terminal."""

import sys

from rules import play


def main() -> int:
    """Play Notre Dame, or what the arguments say."""
    return play.main(sys.argv[1:] or ["notre_dame", "--interactive"])


if __name__ == "__main__":
    sys.exit(main())
