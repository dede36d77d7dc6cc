"""Notre Dame in four chapters: a period of one match, a round each, and two rounds of another."""

from game.games.notre_dame.words.lessons import ABOUT, NOTES, REASONS, TITLES
from game.table.lesson_script import Chapter, Course, Step

#: A deal whose first period brings four rats a round, and a message against them next to the pupil's market.
SEED = 2779

_DRAFT = "0 keep:school; 1 keep:park; 0 keep:residence; 1 keep:bank"

THEME = Chapter(
    "notre_dame",
    1,
    SEED,
    _DRAFT,
    (
        Step("paris", ("board",)),
        Step("quarter", ("quarter", 0)),
        Step("prestige", ("score", 0)),
        Step("bells", ("time",)),
        Step("hand", ("hand",)),
        Step("cubes", ("counter", 0, 0)),
        Step("residence", play="card:residence", then="1 card:bank"),
        Step("moved_in", ("sector", "residence")),
        Step("school", play="card:school", then="1 card:notre_dame; 1 donate:2"),
        Step("cathedral", ("cathedral", "")),
        Step("rats", ("danger", 0)),
        Step("theme_end", ("seat", 0)),
    ),
)

ROUND = Chapter(
    "notre_dame",
    2,
    SEED,
    f"{THEME.played(len(THEME.steps))}; 0 pass; 1 pass",
    (
        Step("round", ("bar",)),
        Step("keep", play="keep:residence", then="1 keep:bank"),
        Step("keep_again", play="keep:inn", then="1 keep:inn"),
        Step("third", ("hand",)),
        Step("bell", ("mark", 1), then="1 card:bank"),
        Step("chronicle", ("log",)),
        Step("second_cube", play="card:residence", then="1 card:inn; 1 bonus:coin"),
        Step("donation", play="card:notre_dame"),
        Step("coins", play="donate:1"),
        Step("persons", ("context",), then="1 bribe:hostess; 1 bonus:cube"),
        Step("hostess", play="bribe:hostess"),
        Step("bonus", play="bonus:cube"),
        Step("plague", ("harbour", 0)),
        Step("round_end", ("time",)),
    ),
)

CLEVER = Chapter(
    "notre_dame",
    3,
    SEED,
    f"{ROUND.played(len(ROUND.steps))}; "
    "0 keep:hospital; 1 keep:school; 0 keep:carriage_house; 1 keep:carriage_house",
    (
        Step("eight", ("danger", 0)),
        Step("four_more", ("plague",)),
        Step("hospital", play="card:hospital", then="1 card:school"),
        Step("carriage", ("market", "centre_0")),
        Step("carriage_house", play="card:carriage_house"),
        Step("drive", play="market:inner_left_0"),
        Step("message", play="take", then="1 card:carriage_house; 1 market:inner_right_2; 1 take"),
        Step("guard", ("bribe", "city_guard")),
        Step("bribe", play="bribe:city_guard", then="1 bribe:city_guard"),
        Step("safe", ("harbour", 0)),
        Step("outbreak", ("seat", 1)),
        Step("payout", ("cathedral", "")),
        Step("clever_end", ("time",)),
    ),
)

#: A deal in which bank and inn use up the cubes of the pupil before confidant and park come.
LAST_SEED = 439

LAST = Chapter(
    "notre_dame",
    4,
    LAST_SEED,
    "0 keep:carriage_house; 1 keep:park; 0 keep:bank; 1 keep:residence; 0 card:bank; 1 card:park; "
    "0 card:carriage_house; 0 market:outer_left_0; 0 take; 1 card:residence; 0 pass; 1 pass; "
    "0 keep:inn; 1 keep:carriage_house; 0 keep:school; 1 keep:school; 1 card:school",
    (
        Step("another", ("hand",)),
        Step("bank", play="card:bank", then="1 card:inn; 1 bonus:coin"),
        Step("inn", play="card:inn"),
        Step("inn_choice", play="bonus:rat", then="1 bribe:monk"),
        Step(
            "watchman",
            play="bribe:night_watchman",
            then="0 keep:confidant; 1 keep:confidant; 0 keep:hospital; 1 keep:hospital",
        ),
        Step("empty", ("counter", 0, 0)),
        Step("confidant", play="card:confidant"),
        Step("to_park", play="sector:park", then="1 card:hospital"),
        Step("park", play="card:park"),
        Step("move_cube", play="sector:carriage_house", then="1 card:confidant; 1 sector:hospital"),
        Step("two_in_park", ("sector", "park")),
        Step("one_more", play="bribe:hostess"),
        Step("gift", play="bonus:cube", then="1 bribe:moneylender"),
        Step("play_on", ("bar",)),
    ),
)

COURSE = Course((THEME, ROUND, CLEVER, LAST), TITLES, ABOUT, NOTES, REASONS)
