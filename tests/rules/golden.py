"""Golden playthroughs: whole random games as text, to be read in review. ``make golden`` writes them."""

from pathlib import Path

from rules import GAMES
from rules.play import chronicle, random_actions
from tests.rules.tables import SETUPS, Table

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7


def stories() -> dict[Path, Table]:
    """Name a file for each game and seat count; odd seat counts use the richest set-up."""
    return {
        FOLDER / f"{key}_{seats}.txt": Table(game, seats, SETUPS[key][-1 if seats % 2 else 0])
        for key, game in GAMES.items()
        for seats in game.seats
    }


def story(table: Table) -> str:
    """Tell a whole random game."""
    match = table.match(SEED)
    return "\n".join(line.rstrip() for line in chronicle(match, random_actions(match, SEED))) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, table in stories().items():
        path.write_text(story(table), "utf-8")
