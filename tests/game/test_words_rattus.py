"""The words of Rattus: complete, short where they must be, and true to what the plague does."""

from collections.abc import Mapping

import pytest

from game.games.rattus.explanations import checklist
from game.games.rattus.sentences import BOOK, NAMES, token
from game.games.rattus.words import play as rattus
from game.games.rattus.words.characters import CHARACTERS, LAST_POWERS
from game.games.rattus.words.options import OPTIONS, PRESETS
from game.games.rattus.words.table import CHECKLIST, COUNTERS, COUNTS, REGIONS
from game.words import LANGUAGES, Tongue
from game.words.classes import CLASSES, SIGNS
from game.words.numbers import lost, signed, tenths
from game.words.telling import spoken
from rules import GAMES
from rules.kernel import Action, Event, Match
from rules.rattus import europe
from rules.rattus import names as rules_names
from rules.rattus.powers import LAST, TURN
from rules.rattus.tasks import chances
from rules.rattus.tokens import TOKENS
from tests.game.wording import (
    CATALOGUES,
    DRAWN,
    ENGLISH,
    GERMAN,
    NAMES_OF_SEATS,
    SPELT,
    decisions,
    forms,
    icons_in,
    seen,
    tell_whole_game,
    titles,
    too_long,
    written,
)
from tests.rules.driving import play
from tests.rules.rattus.europe import table
from tests.rules.tables import SETUPS

GAME = GAMES["rattus"]
NAMES_OF_FOUR = NAMES_OF_SEATS[:4]
SHORTS = [character.short for character in CHARACTERS.values()]


def said(event: Event) -> tuple[str, ...]:
    return tuple(BOOK.line(tongue, event, NAMES_OF_FOUR) for tongue in SPELT)


# Complete.


def test_every_name_of_the_rules_has_words() -> None:
    assert list(CHARACTERS) == list(rules_names.CHARACTERS)
    assert list(CLASSES) == list(rules_names.CLASSES)
    assert set(REGIONS) == set(europe.REGIONS)
    assert {symbol for token in TOKENS for symbol in token.symbols} == {*CLASSES, *SIGNS}
    assert {*REGIONS, "castle", "nun", "bishop", "wall"} <= set(NAMES)


def test_every_decision_of_the_rules_has_its_prompt() -> None:
    assert set(BOOK.prompts) == decisions("rattus")


def test_powers_that_differ_in_the_last_round_say_so() -> None:
    names = rules_names.CHARACTERS
    assert set(LAST_POWERS) == {names[n] for n in range(len(names)) if LAST[n] != TURN[n]}


def test_every_choice_value_and_preset_has_a_title_and_a_sentence() -> None:
    assert {key: list(option.values) for key, option in OPTIONS.items()} == {
        choice.key: list(choice.values) for choice in GAME.choices
    }
    assert set(PRESETS) == set(GAME.presets)


@pytest.mark.parametrize("options", SETUPS["rattus"], ids=lambda options: "-".join(options.values()))
def test_whole_games_leave_nothing_unsaid(options: Mapping[str, str]) -> None:
    for seats in GAME.seats:
        met = tell_whole_game(Match(GAME, seats, seats, options), seats)
        assert met["turned"] > met["final_plague"] == 1


def test_every_icon_of_a_token_is_drawn() -> None:
    for face in TOKENS:
        assert set(icons_in(token(ENGLISH, face.name))) <= DRAWN


# Short enough.


@pytest.mark.parametrize("language", CATALOGUES)
def test_buttons_names_and_titles_stay_short(language: str) -> None:
    labels = [form for text in rattus.LABELS.values() for form in forms(text)]
    names = [character.name for character in CHARACTERS.values()]
    counters = [counter.title for counter in COUNTERS.values()]
    assert not too_long(
        (*labels, *rattus.PICKS.values(), *names, *SHORTS, *counters, *titles(OPTIONS)), language, {}
    )
    assert not too_long(CHECKLIST.values(), language, {})


def test_short_texts_of_characters_fit_on_a_card() -> None:
    for short in SHORTS:
        for tongue in map(Tongue, LANGUAGES):
            assert seen(tongue(short)) <= (40 if tongue.language == "en" else 44), tongue(short)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_into_the_bar(language: str) -> None:
    for text in (*rattus.PROMPTS.values(), *rattus.ASKED.values()):
        for form in written(text, language):
            assert seen(form) <= 52, form


# Spoken.


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (
            Event("took_from", 0, ("messenger", 2)),
            ("takes the messenger from Cléo", "prend le messager à Cléo", "nimmt den Boten von Cléo"),
        ),
        (
            Event("turned", None, (1, "gallia", "s07", 3, ("majority", "church"), 1)),
            (
                "Gallia: limit 3, 1 lives there; [classes/majority] and [classes/church]",
                "Gallia\u202f: limite 3, 1 y vit\u202f; [classes/majority] et [classes/church]",
                "Gallia: Grenzwert 3, dort lebt 1; [classes/majority] und [classes/church]",
            ),
        ),
        (
            Event("set", 0, ("wall", "gallia_hispania")),
            ("Wall → Gallia–Hispania", "Rempart → Gallia–Hispania", "Mauer → Gallia–Hispania"),
        ),
        (
            Event("delivered", 1, (2, 0, "italia")),
            (
                "2 [cube] of Anna: Baker → Italia",
                "2 [cube] à Anna\u202f: Boulanger → Italia",
                "2 [cube] von Anna: Bäcker → Italia",
            ),
        ),
        (
            Event("last_round", 1, ("cubes", (0, 3))),
            (
                "ends the game, every [cube] is placed: last round",
                "finit la partie, chaque [cube] est placé\u202f: dernier tour",
                "beendet das Spiel, jeder [cube] ist gesetzt: letzte Runde",
            ),
        ),
        (
            Event("died", 0, (1, "russia", 2)),
            ("[skull] −1 [cube] Russia, −2 [pieces/potion]",) * 3,
        ),
    ],
)
def test_an_event_becomes_a_line(event: Event, lines: tuple[str, str, str]) -> None:
    assert said(event) == lines


def test_a_pick_is_called_by_what_it_names() -> None:
    calls = {
        Action("take", "witch"): ("Take the witch", "Prendre la sorcière", "Nimm die Hexe"),
        Action("rat", ("gallia", 2)): ("[rat] 2, Gallia",) * 3,
        Action("cube", ("italia", 1)): ("[cube] Bo, Italia",) * 3,
        Action("lose", ("italia", 0)): ("Lose [cube]", "Perdre [cube]", "[cube] opfern"),
        Action("potion", ("italia", 3)): (
            "Lose 1 of 3 [pieces/potion]",
            "Perdre 1 [pieces/potion] sur 3",
            "1 von 3 [pieces/potion] opfern",
        ),
        Action("link", "anglia_gallia"): ("Anglia–Gallia",) * 3,
    }
    for action, labels in calls.items():
        assert tuple(BOOK.label(tongue, action, seats=NAMES_OF_FOUR) for tongue in SPELT) == labels


def test_the_question_says_which_piece_is_set_and_that_the_soldier_goes_on() -> None:
    match = table(
        cards=("nun", "bishop", "emperor", "soldier", "monk", "king"), held={0: ("emperor", "soldier")}
    )
    play(match, "power:emperor")
    asked = match.state.decision
    assert asked is not None
    assert BOOK.prompt(GERMAN, asked) == "setze eine Mauer oder wähle eine zum Versetzen"
    match = table(
        cards=("nun", "bishop", "emperor", "soldier", "monk", "king"),
        held={0: ("soldier",)},
        rats={"gallia": 1},
    )
    play(match, "plague", "region:gallia")
    assert (first := match.state.decision) is not None
    play(match, "region:hispania")
    assert (second := match.state.decision) is not None
    assert BOOK.prompt(ENGLISH, first) == "choose where a new [rat] comes"
    assert BOOK.prompt(ENGLISH, second) == "the soldier: one more [rat], or be done"


def test_a_preview_sums_up_cards_cubes_rats_and_the_plague() -> None:
    events = [
        Event("took_from", 0, ("monk", 1)),
        Event("died", 0, (2, "gallia", 0)),
        Event("moved", 0, ("gallia", "italia", 0)),
        Event("moved", 2, ("italia", "gallia", 0)),
        Event("rat", 1, ("hispania", 20)),
        Event("plague", 0, ("gallia", "anglia")),
    ]
    assert BOOK.preview(ENGLISH, events) == (
        "+ Monk, −2 [cube] Gallia, +1 [rat] Hispania, [cube] Gallia → Italia, "
        "[cube] of others: Italia → Gallia, [plague] → Anglia"
    )
    assert BOOK.preview(GERMAN, events, 1).startswith("− Mönch, +1 [rat] Hispania")
    sheltered = Event("sheltered", 0, ("gallia", 0))
    assert BOOK.preview(ENGLISH, [sheltered]) == "[cube] Gallia → Castle"
    assert BOOK.preview(ENGLISH, [sheltered] * 2) == "2 [cube] Gallia → Castle"
    assert BOOK.preview(ENGLISH, [Event("harmless", None, ("gallia",))], 0) == "no effect"
    assert BOOK.preview(ENGLISH, []) == ""


def test_the_checklist_follows_the_turn() -> None:
    match = table(held={0: ("king", "knight")}, cubes={"gallia": (1, 0)}, rats={"gallia": 1}, seats=2)
    items = checklist(ENGLISH, match.state.view(0), chances(match.state))
    assert [item.text for item in items] == [
        "You may take a card",
        "You may place [cube]",
        "Knight: with the [plague]",
        "King: no use now",
        "Move the plague",
    ]
    play(match, "take:monk", "power:monk", "region:italia", "place")
    done = [item.text for item in checklist(ENGLISH, match.state.view(0), chances(match.state)) if item.done]
    assert done == ["Card taken", "[cube] placed", "Monk has acted"]
    assert "King may act" in [item.text for item in checklist(ENGLISH, match.state.view(0))]


def test_numbers_are_written_as_people_read_them() -> None:
    assert [signed(number) for number in (3, -2)] == ["+3", "−2"]
    assert [tenths(tongue, 0.94) for tongue in SPELT] == ["0.9", "0,9", "0,9"]
    assert [lost(tongue, 0.94) for tongue in SPELT] == ["−0.9", "−0,9", "−0,9"]
    assert (lost(SPELT[0], 0.04), lost(SPELT[0], 0.06)) == ("0", "−0.1")
    assert [spoken(ENGLISH, COUNTS["rats_here"], n=n) for n in (1, 2)] == ["1 rat here", "2 rats here"]
