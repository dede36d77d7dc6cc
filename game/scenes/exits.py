"""Where the table leads to; the navigation fills it in."""

from typing import TYPE_CHECKING, Any

from rules.kernel import Decision

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

    def trouble(self) -> str:
        """Say why the table cannot be kept; nothing: it can."""
        return ""

    def left(self, table: "Table") -> None:
        """Take note that the table is empty."""
