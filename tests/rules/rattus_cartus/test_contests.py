"""Who has the premium, the swords or the flutes of a building, as far as a view shows it."""

from typing import Any

import pytest

from rules.rattus_cartus.contests import Contest, Leader, contest, elsewhere, leaders, premium
from rules.rattus_cartus.view import View
from tests.rules.rattus_cartus.town import table

ROW = ("palace", "castle", "farm")


def visited(seats: int, entered: tuple[int, ...], **people: Any) -> View:
    """Give the view of a spectator when all cards lie open."""
    state = table(seats, row=ROW[: 2 if seats < 4 else 3], entered=entered, **people).state
    state.shown, state.faces = (1 << seats) - 1, state.laid[:]
    return state.view(None)


def test_most_cards_lead_a_building_and_of_equals_who_came_first() -> None:
    match = table(
        row=ROW,
        entered=(1, 0, 2, 3),
        s0={"at": 1, "laid": ("magic", "magic")},
        s1={"at": 1, "laid": ("magic", "joker")},
        s2={"at": 2, "laid": ("magic",)},
        s3={"at": 0},
    )
    assert leaders(match.state.view(None)) == [Leader(1, certain=False), Leader(2, certain=False)]


def test_a_sword_counts_for_a_premium_only_while_it_is_face_down() -> None:
    match = table(
        3,
        row=ROW[:2],
        s0={"at": 0, "laid": ("magic",)},
        s1={"at": 0, "laid": ("magic", "sword", "sword")},
        s2={"at": 1},
    )
    assert leaders(match.state.view(0)) == [Leader(1, certain=False)]
    assert leaders(match.state.view(1)) == [Leader(0, certain=False)]


def test_who_leads_is_certain_when_all_cards_there_lie_open() -> None:
    match = table(
        3, row=ROW[:2], s0={"at": 0, "laid": ("magic",)}, s1={"at": 0}, s2={"at": 1, "laid": ("magic",)}
    )
    match.state.shown, match.state.faces = 0b001, match.state.laid[:]
    assert leaders(match.state.view(None)) == [Leader(0, certain=False), Leader(2, certain=False)]
    match.state.shown = 0b011
    assert leaders(match.state.view(None)) == [Leader(0, certain=True), Leader(2, certain=False)]


def test_of_two_seats_one_leads_over_both_buildings_unless_they_are_level_in_different_ones() -> None:
    ahead = visited(2, (0, 1), s0={"at": 0, "laid": ("magic",)}, s1={"at": 1, "laid": ("magic", "joker")})
    assert leaders(ahead) == [Leader(1, certain=True)]
    level = visited(2, (1, 0), s0={"at": 0, "laid": ("magic",)}, s1={"at": 1, "laid": ("joker",)})
    assert leaders(level) == []
    together = visited(2, (1, 0), s0={"at": 1, "laid": ("magic",)}, s1={"at": 1, "laid": ("joker",)})
    assert leaders(together) == [Leader(1, certain=True)]


def test_nobody_leads_where_no_card_lies() -> None:
    assert leaders(visited(3, (0, 1, 2), s0={"at": 0}, s1={"at": 0}, s2={"at": 1})) == []


def test_the_premium_is_told_with_all_who_are_level_and_with_those_who_laid_fewest() -> None:
    view = visited(
        4,
        (1, 0, 2, 3),
        s0={"at": 1, "laid": ("magic",)},
        s1={"at": 1, "laid": ("joker",)},
        s2={"at": 1, "laid": ("sword",)},
        s3={"at": 2},
    )
    assert premium(view, 1) == Contest(1, (1, 0), 0, (2,))
    assert premium(view, 3) == Contest(0, (3,), 0, ())


def test_of_two_seats_the_one_that_has_the_premium_came_first_wherever_they_are() -> None:
    view = visited(2, (1, 0), s0={"at": 0, "laid": ("magic",)}, s1={"at": 1, "laid": ("joker",)})
    assert premium(view, 1) == Contest(1, (1, 0), 1, ())
    assert (elsewhere(view, 0), elsewhere(view, 1)) == (1, 0)


def test_the_premium_is_elsewhere_only_for_two_seats_in_two_buildings() -> None:
    assert elsewhere(visited(2, (0, 1), s0={"at": 1}, s1={"at": 1}), 0) is None
    assert elsewhere(visited(3, (0, 1, 2), s0={"at": 0}, s1={"at": 1}, s2={"at": 1}), 0) is None


@pytest.mark.parametrize(
    ("swords", "found"),
    [
        ((2, 1, 0), Contest(2, (0,), 0, (2,))),
        ((1, 1, 0), Contest(1, (1, 0), 0, (2,))),
        ((2, 0, 0), Contest(2, (0,), 0, (1, 2))),
        ((1, 1, 1), Contest(1, (1, 0, 2), 1, ())),
        ((0, 0, 0), None),
    ],
)
def test_swords_are_compared_within_a_building(swords: tuple[int, ...], found: Contest | None) -> None:
    people: dict[str, Any] = {
        f"s{seat}": {"at": 0, "laid": ("sword",) * number} for seat, number in enumerate(swords)
    }
    view = visited(4, (1, 0, 2, 3), s3={"at": 1, "laid": ("sword",) * 3}, **people)
    assert contest(view, 0, "sword") == found
