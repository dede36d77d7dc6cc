"""Which effect belongs to which event of Notre Dame; whatever has none is silent on purpose."""

CUES = {
    "period": "page",
    "round": "bell",
    "persons": "card",
    "passed": "card",
    "card": "card",
    "cubes": "cube",
    "confidant": "cube",
    "coins": "coin",
    "coins_from": "coin",
    "paid": "coin",
    "prestige": "token",
    "prestige_lost": "token",
    "rat": "rats",
    "drove": "wheels",
    "message": "page",
    "bribe": "card",
    "healthy": "glass",
    "plague": "plague",
    "outbreak": "drum",
    "payout": "bell",
}
#: Events that are only said: they are secret, or something that is heard comes with them, as the choir with
#: the verdict.
SILENT = frozenset(
    {
        "cast",
        "dealt",
        "answered",
        "kept",
        "received",
        "no_effect",
        "stayed",
        "left_message",
        "declined",
        "in_vain",
        "passed_bribe",
        "spied",
        "round_over",
        "game_over",
    }
)
