"""What the cards that a seat has laid will bring it."""

import pytest

from rules.rattus_cartus.foresight import laying
from tests.rules.rattus_cartus.town import table


@pytest.mark.parametrize(("ties", "place"), [("top", 1), ("first", 2)])
def test_whoever_will_be_level_is_ahead_only_where_the_upper_disc_leads(ties: str, place: int) -> None:
    match = table(
        row=("farm", "palace", "castle"),
        options={"influence_ties": ties},
        s0={"peasantry": 2},
        s3={"at": 0, "laid": ("joker",), "peasantry": 1},
    )
    found = laying(match.state.view(3), 3, upper_leads=ties == "top")
    assert found is not None
    assert (found.influence, found.place) == (1, place)
    match.play("done")
    order = match.state.view(3).tracks["peasantry"]
    assert order.index(3) + 1 == place
