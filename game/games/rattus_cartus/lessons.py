"""Rattus Cartus in three chapters: the first three rounds of one match."""

from game.games.rattus_cartus.words.lessons import ABOUT, NOTES, REASONS, TITLES
from game.table.lesson_script import Chapter, Course, Step

#: A deal with the marketplace, the castle and the tent in its first rounds, and their people in hand.
SEED = 777

THEME = Chapter(
    "rattus_cartus",
    1,
    SEED,
    "",
    (
        Step("town", ("street",)),
        Step("tracks", ("tracks",)),
        Step("points", ("points",)),
        Step("people", ("hand",)),
        Step("rats", ("danger", 0)),
        Step("nuns", ("nuns",)),
        Step("support", play="support:0", then="1 support:1"),
        Step("visit", play="visit:0"),
        Step("lay", play="card:bourgeoisie_0"),
        Step("done", play="done", then="1 visit:0; 1 card:bourgeoisie_0; 1 done"),
        Step("influence", ("track", "bourgeoisie")),
        Step("jokers", ("hand", "joker")),
        Step("theme_end", ("time",)),
    ),
)

ROUND = Chapter(
    "rattus_cartus",
    2,
    SEED,
    THEME.played(len(THEME.steps)),
    (
        Step("second_round", ("mark", 1)),
        Step(
            "four_cards",
            play="support:0",
            then="1 support:1; 1 visit:1; 1 card:peasantry_1; 1 card:bourgeoisie_4; 1 done",
        ),
        Step("face_down", ("visitor", 1)),
        Step("premium", ("premium", 0)),
        Step("enter", play="visit:0"),
        Step("first_card", play="card:chivalry_0"),
        Step("second_card", play="card:chivalry_2"),
        Step("third_card", play="card:chivalry_4"),
        Step("enough", play="done"),
        Step("three_steps", ("track", "chivalry")),
        Step("swords", ("hand", "sword")),
        Step("strangers", ("log",)),
        Step("round_end", ("points",)),
    ),
)

CLEVER = Chapter(
    "rattus_cartus",
    3,
    SEED,
    ROUND.played(len(ROUND.steps)),
    (
        Step("odds", ("odds",)),
        Step("look", play="support:1", then="1 support:0"),
        Step("no_nun", play="nun:3"),
        Step("tent", play="visit:0"),
        Step("magic", play="card:magic_0"),
        Step("joker", play="card:joker"),
        Step("sword", play="card:sword"),
        Step(
            "enough_again",
            play="done",
            then="1 visit:0; 1 card:magic_1; 1 card:magic_2; 1 done; 1 card:church_0; "
            "1 card:royalty_0; 1 card:chivalry_0; 1 card:church_1; 1 card:chivalry_2",
        ),
        Step("robbed", ("hand",)),
        Step("one_more", play="nun:1"),
        Step("last_look", play="nun:0", then="1 nun:2"),
        Step("known", ("odds",)),
        Step("last_round", ("time",)),
        Step("play_on", ("hand",)),
    ),
)

COURSE = Course((THEME, ROUND, CLEVER), TITLES, ABOUT, NOTES, REASONS)
