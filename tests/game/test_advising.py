"""The adviser says why: facts that agree with the hints, and numbers that never contradict each other."""

from collections.abc import Iterator

import pytest

from game.games import PRESENTATIONS
from game.program.navigation import House
from game.scenes.table import Table
from game.session.session import Session
from game.table.advice import APART, End, compared, counsel, distinct
from game.table.reasons import Fact, Reason, differences, reason
from game.words import LANGUAGES, Tongue
from game.words.texts import Contrast, Plural
from rules.bots.advice import Advised, advised
from rules.bots.findings import Finding
from rules.kernel import Action
from rules.play import random_actions
from tests.game.driving import plan
from tests.game.wording import ENGLISH, assert_clean

ONE, OTHER = Action("bribe", "monk"), Action("pass")
WORDS = {
    "storm": Contrast("keeps the storm away", "lets the storm come"),
    "gold": Contrast("{n} more gold", "{n} less gold"),
    "ships": Contrast(Plural("{n} ship more", "{n} ships more"), Plural("{n} ship less", "{n} ships less")),
    "luck": Contrast("{number} more luck", "{number} less luck"),
}


def found(*points: float, chances: tuple[float, float] = (0.1, 0.0)) -> list[Advised]:
    return [
        Advised(action, much, chance)
        for action, much, chance in zip((ONE, OTHER), points, chances, strict=True)
    ]


# How the two compare in the end.


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((0.4, -1.2), [End("clearly better in the end", True), End("clearly weaker in the end", False)]),
        ((0.4, 0.0), [End("a little better in the end", True), End("a little weaker in the end", False)]),
        ((0.4, 0.3), [End(), End("both are about equally good in the end")]),
        (
            (-1.0, 1.0),
            [
                End("fewer points in the end, but likelier to win"),
                End("more points in the end, but less likely to win"),
            ],
        ),
    ],
)
def test_the_end_is_told_from_both_sides_without_a_number(
    points: tuple[float, float], said: list[End]
) -> None:
    assert compared(ENGLISH, found(*points)) == said


def test_luck_that_was_hardly_tried_is_not_told() -> None:
    assert compared(ENGLISH, found(-1.0, 1.0, chances=(0.0, 0.2))) == [End(), End()]


def test_a_lone_option_is_compared_to_nothing() -> None:
    assert compared(ENGLISH, [Advised(ONE, 0.0, 0.0)]) == [End()]
    assert compared(ENGLISH, []) == []


# What is certain of them.


def told(mine: list[Fact], other: list[Fact]) -> Reason:
    return reason(ENGLISH, WORDS, mine, other)


def test_what_one_has_more_of_the_other_has_less_of_by_the_same_number() -> None:
    mine, other = [Fact("gold", 4), Fact("ships", 1)], [Fact("gold", 1), Fact("ships", 3)]
    assert told(mine, other) == Reason("3 more gold", "2 ships less")
    assert told(other, mine) == Reason("2 ships more", "3 less gold")


def test_what_is_alike_or_told_of_one_alone_is_no_reason() -> None:
    assert told([Fact("gold", 4), Fact("luck", 0.3)], [Fact("gold", 4)]) == Reason("", "")
    assert list(differences([Fact("luck", 0.32)], [Fact("luck", 0.3)])) == []


def test_numbers_with_a_decimal_are_told_with_it() -> None:
    assert told([Fact("luck", 1.4)], [Fact("luck", 0.6)]).better == "0.8 more luck"
    assert told([Fact("luck", 1.4)], [Fact("luck", 2.4)]).worse == "1 less luck"
    assert reason(Tongue("de"), WORDS, [Fact("luck", 1.4)], [Fact("luck", 0.6)]).better == "0,8 more luck"


def test_two_reasons_for_it_and_one_against_it_are_enough_the_weightiest_first() -> None:
    mine = [Fact("storm", 0), Fact("gold", 3), Fact("ships", 2), Fact("luck", 0)]
    other = [Fact("storm", -1), Fact("gold", 1), Fact("ships", 1), Fact("luck", 1)]
    assert told(mine, other) == Reason("keeps the storm away and 2 more gold", "1 less luck")
    assert told(mine, other).told(ENGLISH) == "keeps the storm away and 2 more gold, but 1 less luck"


def test_where_only_the_opposite_is_certain_it_is_said_so() -> None:
    assert Reason("", "2 less gold").belies(better=True)
    assert Reason("2 more gold", "").belies(better=False)
    assert not Reason("2 more gold", "").belies(better=True)
    assert not Reason("2 more gold", "1 ship less").belies(better=False)
    assert not Reason("", "2 less gold").belies(better=None)


def test_what_all_bring_is_left_out_of_what_each_brings() -> None:
    assert distinct(["+2   rain", "+3   rain"]) == ["+2", "+3"]
    assert distinct(["+2   rain"]) == ["+2   rain"]


# Real tables.


def sat_down(house: House, game: str, steps: int, mode: str = "open", seed: int = 4) -> Table:
    session = Session(plan(3, mode, game=game, seed=seed))
    for _, (seat, action) in zip(range(steps), random_actions(session.match, seed), strict=False):
        session.play(action, seat)
    table = house.sit_down(session)
    table.refresh()
    return table


def tables(house: House, game: str) -> Iterator[tuple[Table, int, list[Advised]]]:
    """Give tables in the midst of a game, and two options of whoever is asked, as if advised."""
    for steps in range(4, 90, 5):
        table = sat_down(house, game, steps)
        state, asked = table.session.match.state, table.session.asked
        if asked is None:
            return
        options = state.options(asked.seat)
        if len(options) > 1:
            findings = [Finding(options[0], 9, 0.6, 9.0), Finding(options[-1], 9, 0.4, 5.0)]
            yield table, asked.seat, advised(findings, state, asked.seat)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_both_options_have_a_name_and_a_reason_in_every_language(house: House, game: str) -> None:
    with_facts = 0
    for table, seat, options in tables(house, game):
        for language in LANGUAGES:
            table.sight.say = Tongue(language)
            said = counsel(table.sight, seat, options)
            assert len(said) == len(options)
            for title, outcome, why in said:
                assert title
                assert why or len(options) == 1
                for words in (title, *outcome.split(APART), why):
                    assert_clean(words)
            with_facts += language == "en" and any("more" in each.reason for each in said)
    assert with_facts > 3


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_fact_has_words_and_none_is_told_twice(house: House, game: str) -> None:
    for table, seat, options in tables(house, game):
        for option in options:
            keys = [fact.key for fact in table.sight.facts(seat, option.action, *option.then)]
            assert len(keys) == len(set(keys))
            assert set(keys) <= set(table.sight.desk.answers.contrasts)


def test_a_covered_hand_has_no_facts(house: House) -> None:
    table = sat_down(house, "rattus_cartus", 30, "curtain")
    asked = table.session.asked
    assert asked is not None
    assert table.sight.viewer is None
    assert table.sight.facts(asked.seat, table.session.match.state.options(asked.seat)[0]) == []
