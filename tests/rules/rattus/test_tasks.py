"""The tasks of a turn of Rattus: what is open, underway, done, or of no use now."""

from collections.abc import Sequence

from rules.kernel import Action
from rules.rattus.plague import Spread
from rules.rattus.tasks import Chances, Task, chances, tasks, underway
from tests.rules.driving import expects, play
from tests.rules.rattus.europe import Europe, table

QUEEN_AND_PEASANT = ("king", "queen", "peasant", "monk", "witch", "knight")
JOINED = {"italia": (1, 0, 0, 0), "gallia": (1, 0, 0, 0)}


def stand(match: Europe, underway: Action | None = None) -> dict[str, str]:
    """Say how each task of the turn stands, by its name or its character's."""
    found = tasks(match.state.view(match.state.active), chances(match.state), underway)
    return {task.character or task.what: f"{task.what} {task.stands}" for task in found}


def test_a_turn_has_a_card_cubes_and_the_plague_and_each_is_open() -> None:
    assert tasks(table().state.view(0)) == [
        Task("card", "open"),
        Task("cubes", "open"),
        Task("plague", "open"),
    ]


def test_what_was_done_is_done() -> None:
    match = table(rats={"italia": 1, "gallia": 1})
    play(match, "take:king")
    assert stand(match)["card"] == "card done"
    play(match, "place", "region:italia")
    assert stand(match)["cubes"] == "cubes done"


def test_where_nothing_can_be_placed_there_is_nothing_to_do() -> None:
    match = table(cubes={"italia": (10, 0, 0, 0), "gallia": (10, 0, 0, 0)}, rats={"italia": 1})
    assert stand(match)["cubes"] == "cubes idle"


def test_what_is_underway_is_neither_open_nor_done() -> None:
    match = table(held={0: ("monk",)}, rats={"italia": 1})
    assert stand(match, Action("place"))["cubes"] == "cubes now"
    assert stand(match, Action("power", "mayor"))["cubes"] == "cubes now"
    assert stand(match, Action("power", "monk"))["monk"] == "power now"
    assert stand(match, Action("power", "witch"))["monk"] == "power open"


def test_a_power_is_open_if_it_is_of_use_and_done_once_it_was_used() -> None:
    match = table(held={0: ("monk", "king")}, cubes={"gallia": (1, 0, 0, 0)}, rats={"italia": 1})
    assert (stand(match)["monk"], stand(match)["king"]) == ("power open", "power open")
    play(match, "power:king")
    while "power:monk" not in [option.text() for option in match.state.options()]:
        play(match, match.state.options()[0].text())
    assert stand(match)["king"] == "power done"
    assert stand(table(held={0: ("monk",)}))["monk"] == "power idle"


def test_who_helps_with_the_plague_and_who_with_cubes_is_told_so() -> None:
    match = table(cards=QUEEN_AND_PEASANT, held={0: ("knight", "peasant", "queen")}, rats={"italia": 1})
    assert stand(match)["knight"] == "with_plague open"
    assert stand(match)["peasant"] == "with_cubes open"
    assert stand(match)["queen"] == "power idle"
    leads = table(cards=QUEEN_AND_PEASANT, held={0: ("queen",)}, cubes=JOINED, rats={"italia": 1})
    assert stand(leads)["queen"] == "with_cubes open"


def test_who_helps_to_place_cubes_has_nothing_to_do_once_they_are_placed() -> None:
    match = table(held={0: ("peasant",)}, rats={"italia": 1, "gallia": 1})
    play(match, "place", "region:italia")
    while match.state.options()[0].kind == "region":
        play(match, match.state.options()[0].text())
    assert stand(match)["cubes"] == "cubes done"
    assert stand(match)["peasant"].startswith("power ")


def test_once_the_plague_is_let_go_only_what_was_done_and_its_helpers_are_left() -> None:
    match = table(held={0: ("knight", "monk")}, rats={"italia": 1})
    play(match, "take:king", "plague")
    assert tasks(match.state.view(0), None, Action("plague")) == [
        Task("card", "done"),
        Task("with_plague", "open", "knight"),
        Task("plague", "open"),
    ]


def test_the_plague_is_underway_while_its_rats_spread() -> None:
    match = table(plague="gallia", rats={"italia": 1})
    play(match, "plague", "region:italia")
    expects(match, Spread, 0)
    assert tasks(match.state.view(0), None, Action("plague"))[-1] == Task("plague", "now")


def test_no_card_can_be_taken_where_none_is_left() -> None:
    can = Chances([Action("place"), Action("plague")], [])
    assert tasks(table().state.view(0), can)[0] == Task("card", "idle")
    can = Chances([Action("take", "king"), Action("plague")], [])
    assert tasks(table().state.view(0), can)[:2] == [Task("card", "open"), Task("cubes", "idle")]


def test_between_turns_there_are_no_chances() -> None:
    match = table()
    match.state.stack.clear()
    assert chances(match.state) is None


def test_helpers_are_those_whose_holder_is_at_turn() -> None:
    def helpers(**held: Sequence[str]) -> Sequence[str]:
        seats = {int(seat[1:]): cards for seat, cards in held.items()}
        match = table(cards=QUEEN_AND_PEASANT, held=seats, cubes=JOINED)
        found = chances(match.state)
        assert isinstance(found, Chances)
        return found.helpers

    assert helpers(s0=("peasant", "queen")) == ["peasant", "queen"]
    assert helpers(s1=("peasant", "queen")) == []


def test_what_somebody_has_begun_is_underway_until_the_turn_asks_again() -> None:
    match = table(rats={"italia": 1, "gallia": 1})
    play(match, "take:king")
    assert underway(match, 0) is None
    assert underway(match, 0, told=True) == Action("take", "king")
    play(match, "place")
    assert underway(match, 0) == Action("place")
    assert underway(match, 1) is None
    play(match, "region:italia")
    assert underway(match, 0) is None
    play(match, "plague")
    assert underway(match, 0) == Action("plague")
