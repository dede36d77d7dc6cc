"""What a phone says of the table that the shared screen has no words for."""

READY = "You are ready. The table waits for {names}."
TOLD = "Look at the table: it is being told."
ASKED = "{name}: {prompt}"
THINKS = "{name} thinks …"
IS_READY = "ready"
IS_THINKING = "thinks"
IS_ASLEEP = "asleep"
ALL = "All"
SO_MANY = "{prompt}   {ready} of {all}"
PHONE_SLEEPS = "{name}’s phone sleeps."
CURTAIN_HERE = "Curtain, here"
A_BOT = "A bot"
SHOW_CODE = "Show the code"
#: What pictures in a text are called by those who hear it.
ICONS = {
    "basket": "bread",
    "bell": "bell",
    "castle": "castle",
    "check": "done:",
    "coin": "coins",
    "crown": "crown",
    "cube": "cubes",
    "deck": "deck",
    "draw": "cards drawn",
    "eye": "look",
    "first": "first player",
    "flute": "flute",
    "gold": "gold",
    "hand": "cards in hand",
    "hourglass": "not yet",
    "influence": "influence",
    "joker": "joker",
    "laid": "laid cards",
    "market": "markets",
    "message": "messages",
    "no_rat": "no rats",
    "nun": "nuns",
    "pass": "pass",
    "person": "standard action",
    "pieces/potion": "potion",
    "plague": "plague",
    "pouch": "reserve",
    "prestige": "prestige",
    "rat": "rats",
    "skull": "death",
    "step": "to do:",
    "sword": "sword",
    "trophy": "victory tokens",
}
#: The cubes of a seat.
CUBES_OF = "cubes of {name}"
