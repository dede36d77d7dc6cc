"""What the cards that a seat has laid will bring it, and what is still to come."""

from collections import Counter

import pytest

from rules.kernel import Action, Match
from rules.rattus_cartus import GAME
from rules.rattus_cartus.foresight import (
    Support,
    coming_rats,
    laying,
    support,
    support_due,
    supported_rats,
    to_come,
)
from rules.rattus_cartus.names import BUILDINGS
from tests.rules.rattus_cartus.town import table


@pytest.mark.parametrize(("ties", "place"), [("top", 1), ("first", 2)])
def test_whoever_will_be_level_is_ahead_only_where_the_upper_disc_leads(ties: str, place: int) -> None:
    match = table(
        row=("farm", "palace", "castle"),
        options={"influence_ties": ties},
        s0={"peasantry": 2},
        s3={"at": 0, "laid": ("joker",), "peasantry": 1},
    )
    found = laying(match.state.view(3), 3)
    assert found is not None
    assert (found.influence, found.place) == (1, place)
    match.play("done")
    order = match.state.view(3).tracks["peasantry"]
    assert order.index(3) + 1 == place


def test_the_rats_on_the_own_cards_will_come_and_those_of_others_are_not_known() -> None:
    match = table(
        row=("farm", "palace", "castle"),
        s0={"at": 0, "laid": ("joker",), "rats": 4},
        s3={"at": 0, "laid": ("peasantry_2", "magic_3"), "rats": 7},
    )
    own = match.state.view(3)
    stand = own.players[3].stand
    assert stand is not None
    assert stand.rats == 1
    assert coming_rats(own, 3) == 7 + 1
    assert own.players[0].rats is None
    assert coming_rats(own, 0) == 0


def test_support_gives_no_more_than_there_is() -> None:
    match = table(phase="support", row=("farm", "palace", "castle"), s0={"rats": 1}, s1={"rats": 10})
    view = match.state.view(0)
    printed = [card.support for card in view.row]
    assert [support(view, 0, plot) for plot in range(3)] == [
        Support(row.cards, min(row.rats, 1), row.looks) for row in printed
    ]
    assert [support(match.state.view(1), 1, plot).rats for plot in range(3)] == [row.rats for row in printed]
    assert [support(view, 1, plot).rats for plot in range(3)] == [0, 0, 0]


def test_a_support_that_waits_for_others_still_takes_its_rats() -> None:
    match = Match(GAME, 4, 3)
    plot = max(range(3), key=lambda number: match.state.view(0).row[number].support.rats)
    first, *others = match.state.decisions()
    before, given = match.state.view(first.seat), support(match.state.view(first.seat), first.seat, plot)
    left = (before.players[first.seat].rats or 0) - given.rats
    assert given.rats
    match.play(Action("support", plot), first.seat)
    waiting = match.state.view(first.seat)
    assert support_due(before, waiting, first.seat, plot) == given
    assert supported_rats(before, waiting, first.seat, plot) == left
    for asked in others:
        match.play(Action("support", plot), asked.seat)
    done = match.state.view(first.seat)
    assert support_due(before, done, first.seat, plot) == given._replace(rats=0)
    assert supported_rats(before, done, first.seat, plot) == left


def test_buildings_are_to_come_that_were_in_no_row() -> None:
    match = table(row=("farm", "palace", "castle"), s3={"at": 1})
    state = match.state
    left = Counter(BUILDINGS[card // 5] for card in (*state.buildings, *state.replacement))
    assert to_come(state.view(0)) == left
    match.play("done")
    assert len(state.row) == 3
    left -= Counter(BUILDINGS[card // 5] for card in state.row)
    assert to_come(state.view(None)) == left


@pytest.mark.parametrize(("laid", "lacking"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_whoever_is_level_with_somebody_inside_lacks_a_card_for_the_premium(laid: int, lacking: int) -> None:
    match = table(
        row=("farm", "palace", "castle"),
        s0={"at": 0, "laid": ("magic", "sword")},
        s1={"at": 1, "laid": ("magic",) * 4},
        s3={"at": 0, "laid": ("joker",) * laid},
    )
    found = laying(match.state.view(3), 3)
    assert found is not None
    assert (found.influence, found.lacking, found.last) == (laid, lacking, False)
