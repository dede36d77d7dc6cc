"""Rattus in three chapters: settling down, a turn, and a match that is nearly over."""

from game.games.rattus import lessons_before
from game.games.rattus.words.lessons import ABOUT, NOTES, REASONS, TITLES
from game.table.lesson_script import Chapter, Course, Step

#: A deal in which the token of Italia strikes whoever has most cubes there and holds the king.
SEED = 3

THEME = Chapter(
    "rattus",
    1,
    SEED,
    "",
    (
        Step("europe", ("board",)),
        Step("goal", ("score", 0)),
        Step("rats", ("rat", "germania", 1)),
        Step("settle", play="region:germania", then="1 region:italia; 1 region:scandia"),
        Step("settle_again", play="region:polonia"),
        Step("reaper", ("plague",)),
        Step("pouch", ("counter", 0, 0)),
        Step("place", play="place"),
        Step("where", play="region:germania"),
        Step("characters", ("cards",)),
        Step("supply", ("time",)),
        Step("theme_end", ("board",)),
    ),
)

TURN = Chapter(
    "rattus",
    2,
    SEED,
    f"{THEME.played(len(THEME.steps))}; 0 take:monk; 0 plague; 0 region:gallia; 0 region:germania; "
    "1 take:king; 1 place; 1 region:italia; 1 plague; 1 region:hispania; 1 region:gallia",
    (
        Step("turn", ("context",)),
        Step("take", play="take:peasant"),
        Step("place_again", play="place"),
        Step("two_rats", play="region:germania"),
        Step("how_many", play="cubes:3"),
        Step("monk", play="power:monk"),
        Step("which_rat", play="rat:germania,1"),
        Step("rat_to", play="region:hungaria"),
        Step("plague", play="plague"),
        Step("plague_to", play="region:italia"),
        Step("new_rat", play="region:hispania"),
        Step("struck", ("log",)),
        Step("turn_end", ("seat", 1)),
    ),
)

CLEVER = Chapter(
    "rattus",
    3,
    lessons_before.SEED,
    f"{lessons_before.PLAYED}; 0 place; 0 region:germania; 0 cubes:3",
    (
        Step("signs", ("danger", 0)),
        Step("king", play="power:king"),
        Step("castle", ("castle",)),
        Step("knight", play="take:knight"),
        Step("plague_again", play="plague"),
        Step("two_far", play="region:anglia"),
        Step("rat_beside", play="region:scandia"),
        Step("stronger", play="neutral:2"),
        Step("three_died", ("log",)),
        Step("eight_rats", ("time",)),
        Step("last_round", ("cards",)),
        Step("final_plague", ("board",)),
        Step("play_on", ("score", 0)),
    ),
)

COURSE = Course((THEME, TURN, CLEVER), TITLES, ABOUT, NOTES, REASONS)
