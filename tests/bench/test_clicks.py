"""People need a quarter fewer clicks than there are actions."""

from pathlib import Path

import pytest

from game.program.navigation import House
from rules import GAMES
from tests.bench.clicks import FULL_HD, LEFT, clicks


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_takes_at_most_three_clicks_for_four_actions(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for device in ("VIDEO", "AUDIO"):
        monkeypatch.setenv(f"SDL_{device}DRIVER", "dummy")
    house = House(FULL_HD, folder=tmp_path)
    house.app.change(speed="off", bot_speed="off")
    pushed, actions = clicks(house, game, 3, 1)
    house.close()
    assert pushed <= LEFT * actions
