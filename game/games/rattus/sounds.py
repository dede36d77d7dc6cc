"""Which effect belongs to which event of Rattus; whatever has none is silent on purpose."""

CUES = {
    "opening": "drum",
    "round": "bell",
    "took": "card",
    "took_from": "card",
    "power": "page",
    "settled": "cube",
    "moved": "cube",
    "sheltered": "cube",
    "baked": "cube",
    "delivered": "cube",
    "brewed": "glass",
    "rat": "rats",
    "rat_back": "rats",
    "rat_moved": "rats",
    "swapped": "token",
    "looked": "token",
    "set": "cube",
    "piece_moved": "cube",
    "plague": "drum",
    "walled_in": "error",
    "strengthened": "drum",
    "shown": "token",
    "turned": "token",
    "died": "plague",
    "saved": "glass",
    "discarded": "token",
    "last_round": "bell",
    "final_plague": "plague",
}
#: Events that are only said: they are secret, or something that is heard comes with them, as the choir with
#: the verdict.
SILENT = frozenset(
    {
        "cast",
        "turn",
        "saw",
        "harmless",
        "spared",
        "last_turn",
        "no_powers",
        "game_over",
    }
)
