"""Which effect belongs to which event of Rattus Cartus; whatever has none is silent on purpose."""

CUES = {
    "round": "bell",
    "replaced": "card",
    "row": "page",
    "last_round": "drum",
    "supported": "card",
    "drew": "card",
    "reshuffled": "page",
    "rats": "rats",
    "looked": "card",
    "passed": "card",
    "entered": "token",
    "laid": "card",
    "opened": "page",
    "showed": "card",
    "influence": "cube",
    "robbed": "blade",
    "piped": "flute",
    "gave": "card",
    "put_away": "card",
    "took": "card",
    "tokens": "coin",
    "discarded": "card",
    "row_cleared": "page",
}
#: Events that are only said: they are secret, or something that is heard comes with them, as the choir with
#: the verdict.
SILENT = frozenset(
    {
        "town",
        "dealt",
        "answered",
        "drew_cards",
        "saw",
        "laid_card",
        "laid_all",
        "no_rat_to_pipe",
        "gave_cards",
        "action",
        "declined",
        "last_premium",
        "points",
        "nuns",
        "survived",
        "died",
        "game_over",
    }
)
