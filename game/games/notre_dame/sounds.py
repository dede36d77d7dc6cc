"""Which effect belongs to which event of Notre Dame; whatever has none is silent."""

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
