"""Lessons as data: who sits there, what was played before a step, and how a script is read."""

from game.session.plan import NAMES, Player
from game.table.lesson_script import Chapter, Step, moves
from rules.kernel import Action

CHAPTER = Chapter(
    "notre_dame",
    1,
    7,
    "",
    (
        Step("look", at=("log",)),
        Step("keep", play="keep:inn", then="1 keep:bank"),
        Step("more", play="keep:park"),
        Step("end"),
    ),
)


def test_the_pupil_sits_beside_an_apprentice_and_begins() -> None:
    plan = CHAPTER.plan
    assert plan.players == (
        Player(NAMES[0], "gules", secrecy="open"),
        Player(NAMES[1], "azure", bot="apprentice"),
    )
    assert (plan.game, plan.seed, plan.options) == ("notre_dame", 7, {"first_player": "seat_0"})


def test_what_was_played_until_a_step_is_the_script_of_all_steps_before() -> None:
    assert [CHAPTER.played(step) for step in range(4)] == [
        "",
        "",
        "0 keep:inn; 1 keep:bank",
        "0 keep:inn; 1 keep:bank; 0 keep:park",
    ]
    assert CHAPTER._replace(before="1 pass").played(2) == "1 pass; 0 keep:inn; 1 keep:bank"


def test_a_script_is_read_move_by_move() -> None:
    assert list(moves("0 keep:inn; 1 pass ;1 region:italia")) == [
        (0, Action("keep", "inn")),
        (1, Action("pass")),
        (1, Action("region", "italia")),
    ]
    assert list(moves("")) == []


def test_a_step_begins_where_those_before_have_led() -> None:
    first = CHAPTER.plan.deal()
    before = f"0 {first.state.options(0)[0].text()}; 1 {first.state.options(1)[0].text()}"
    match = CHAPTER._replace(before=before).position(0)
    assert [seat for seat, _ in match.log] == [0, 1]
    assert [action for _, action in match.log] == [action for _, action in moves(before)]
