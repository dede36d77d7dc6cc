"""Where the table leads to; the navigation fills it in."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.table import Table


class Exits:
    """What lies behind the buttons of a table."""

    def menu(self, table: "Table") -> None:
        """Open the menu."""

    def rules(self, table: "Table", card: str = "") -> None:
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
