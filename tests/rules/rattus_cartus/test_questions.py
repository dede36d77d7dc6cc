"""What is asked: in which phase, what is chosen so far, and whether a choice has begun."""

from rules.rattus_cartus.questions import chosen, lays, phase
from rules.rattus_cartus.specials import Give
from rules.rattus_cartus.visits import Lay, Visit
from tests.rules.driving import expects, play
from tests.rules.rattus_cartus.town import table


def test_a_round_goes_through_its_phases() -> None:
    match = table(3, phase="support", row=("monastery.0", "hospital"), s0={"hand": ("magic", "magic")})
    assert phase(match.state.view(0)) == "support"
    play(match, *["support:0"] * 3)
    assert phase(match.state.view(0)) == "visit"
    play(match, "visit:1")
    assert phase(match.state.view(0)) == "visit"
    play(match, "done", "visit:1", "done", "visit:1", "done")
    assert phase(match.state.view(0)) == "resolve"
    assert phase(table(phase="end").state.view(0)) == "end"


def test_cards_are_chosen_one_by_one_to_be_laid() -> None:
    match = table(phase="visits", s0={"hand": ("magic_0", "church_0", "gold")})
    expects(match, Visit, seat=0)
    assert not lays(match.state.view(0), 0)
    play(match, "visit:0", "card:magic_0")
    assert Lay(0).halfway(match.state)
    assert lays(match.state.view(1), 0)
    assert not lays(match.state.view(1), 1)
    assert chosen(match.state.view(0), 0) == ("magic_0",)
    assert chosen(match.state.view(1), 0) == ()
    play(match, "done")
    assert chosen(match.state.view(0), 0) == ()


def test_who_gives_cards_has_begun_with_the_first_of_them() -> None:
    match = table(
        3,
        row=("palace", "castle"),
        s0={"at": 0, "laid": ("sword",)},
        s1={"at": 0, "hand": ("magic_0",) * 2 + ("church_0",) * 2},
        s2={"at": 1, "hand": ("gold",)},
    )
    play(match, "done")
    assert match.state.decision == Give(1, 0, 2)
    assert not Give(1, 0, 2).halfway(match.state)
    play(match, "card:church_0")
    assert match.state.decision == Give(1, 0, 1)
    assert Give(1, 0, 1).halfway(match.state)
    assert chosen(match.state.view(1), 1) == ("church_0",)
    assert chosen(match.state.view(0), 1) == ()
