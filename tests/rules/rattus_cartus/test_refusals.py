"""Why something cannot be picked."""

import pytest

from rules.kernel import Action
from rules.rattus_cartus.refusals import refusal
from tests.rules.driving import play
from tests.rules.rattus_cartus.town import Town, table


def refused(match: Town, pick: str) -> str | None:
    """Ask why the seat that is asked cannot pick something."""
    asked = match.state.decision
    assert asked is not None
    return refusal(match.state, asked, Action.parse(pick))


def test_passes_and_gold_cannot_be_laid() -> None:
    match = table(phase="visits", s0={"hand": ("magic_0", "magic_0", "pass", "gold")})
    assert refused(match, "visit:1") is None
    play(match, "visit:0", "card:magic_0", "card:magic_0")
    assert [refused(match, f"card:{card}") for card in ("pass", "gold")] == ["cannot_lay"] * 2
    assert refused(match, "card:magic_0") is None


def test_who_lays_cards_is_in_a_building_already() -> None:
    match = table(phase="visits", s0={"hand": ("magic_0",)})
    play(match, "visit:0")
    assert refused(match, "visit:1") == refused(match, "seat:0") == "already_inside"
    assert refused(match, "nun:0") is None
    assert refused(match, "done") is None


@pytest.mark.parametrize("special", ["sword", "flute"])
def test_only_those_who_laid_fewest_can_be_chosen(special: str) -> None:
    match = table(
        row=("palace", "castle", "farm"),
        s0={"at": 0, "laid": (special,) * 2},
        s1={"at": 0, "laid": (special,), "hand": ("magic",)},
        s2={"at": 0},
        s3={"at": 0, "hand": ("gold",)},
    )
    play(match, "done")
    assert [refused(match, f"seat:{seat}") for seat in range(4)] == ["not_fewest", "not_fewest", None, None]
    assert refused(match, "visit:1") == "not_fewest"


def test_by_the_first_rulings_a_nun_card_is_looked_at_once() -> None:
    match = table(3, phase="support", row=("tent.2", "monastery.0"), s0={"looked": (0,)})
    play(match, *["support:0"] * 3)
    assert refused(match, "nun:0") is None
    match.state.rulings = 1
    assert refused(match, "nun:0") == "already_seen"
    assert refused(match, "nun:1") is None
