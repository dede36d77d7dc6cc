"""Where the table leads to; the navigation fills it in."""

from typing import TYPE_CHECKING, Any

from rules.kernel import Decision, Seat

if TYPE_CHECKING:
    from game.scenes.table import Table

#: What the rulebook is opened at: something on the table by its name or picture, or a decision.
Topic = str | type[Decision[Any]]


class Exits:
    """What lies behind the buttons of a table."""

    def menu(self, table: "Table") -> None:
        """Open the menu."""

    def rules(self, table: "Table", card: Topic = "") -> None:
        """Open the rulebook, at a card if one is named."""

    def over(self, table: "Table") -> None:
        """Show the result."""

    def replay(self, table: "Table", step: int) -> None:
        """Show the match again from some step."""

    def change(self, table: "Table", seat: Seat, what: str, value: str) -> None:
        """Set for a seat who plays it ("bot"), how its secrets are kept ("secrecy"), or its "language"."""
        table.session.change(seat, what, value)
        table.settle()

    def codes(self, table: "Table") -> None:
        """Show the codes with which phones sit down."""

    def trouble(self) -> str:
        """Say why the table cannot be kept; nothing: it can."""
        return ""

    def left(self, table: "Table") -> None:
        """Take note that the table is empty."""
