"""What the table says in a game of Rattus Cartus, keyed by the names of the rules."""

from game.words.texts import Plural, Text

#: What a seat is asked, by the name of the decision; it follows the name of the player.
PROMPTS: dict[str, Text] = {
    "Support": "choose the support of one building",
    "Look": Plural("look at a card of the nun row", "look at {left} cards of the nun row", "left"),
    "Visit": "choose the building you enter",
    "Lay": "lay cards face down, as many as you like",
    "ChooseRobbed": "[sword] choose who gives you half a hand",
    "ChooseInfested": "[flute] choose who gets one of your [rat]",
    "Give": Plural("choose a card for {taker}", "choose {left} cards for {taker}", "left"),
    "MayAct": "{building}: take the cards, or do without",
    "Nurse": Plural(
        "discard a card and a [rat], or be done", "discard up to {left} cards, a [rat] with each", "left"
    ),
}

#: A line for each kind of event; it follows the crest of the seat, if the event has one.
EVENTS: dict[str, Text] = {
    "town": "Buildings of this game: {buildings}",
    "dealt": "is dealt {cards}",
    "round": "[first] begins round {number}",
    "replaced": "All alike: {new} replaces {old}",
    "row": "In town: {buildings}",
    "last_round": "[hourglass] This is the last round",
    "answered": "has chosen",
    "supported": "takes the support of {building} {plot}",
    "drew": Plural("draws {number} card", "draws {number} cards", "number"),
    "drew_cards": "draws {cards}",
    "reshuffled": "The discard pile is shuffled: {number} [deck]",
    "rats": Plural("gets {rats} rat [rat]", "gets {rats} rats [rat]", "rats"),
    "looked": "[eye] looks at nun card {place}",
    "saw": "[eye] sees nun card {place}: {card}",
    "passed": "[pass] waits and lets others enter first",
    "entered": "enters {building} {plot} as number {number}",
    "laid": "[laid] {number}",
    "laid_card": "lays {card}",
    "laid_all": Plural("lays {number} card face down", "lays {number} cards face down", "number"),
    "opened": "{building} {plot} is resolved",
    "showed": "shows {cards}",
    "influence": "+{points} [influence] {track}",
    "robbed": Plural(
        "has most swords [sword] and takes {number} card from {victim_seat}",
        "has most swords [sword] and takes {number} cards from {victim_seat}",
        "number",
    ),
    "no_rat_to_pipe": "has most flutes [flute], but no rat to send",
    "piped": "has most flutes [flute] and sends a rat to {victim_seat}",
    "gave": Plural("gives {number} card to {taker_seat}", "gives {number} cards to {taker_seat}", "number"),
    "gave_cards": "gives {cards} to {taker_seat}",
    "action": "[crown] has the premium of {building}",
    "declined": "does without: {building}",
    "put_away": "{building} {plot}: put away {cards}",
    "last_premium": "[crown] influence for the premium of {building}",
    "took": "takes {number} {special}",
    "tokens": Plural("takes {number} victory token", "takes {number} victory tokens", "number"),
    "discarded": "discards {card}, and a rat with it",
    "row_cleared": "All leave the town: {buildings}",
    "points": "+{points} [prestige] {source}",
    "nuns": "Nun row: {cards} – {total} [nun] in all",
    "survived": "survives with {rats} [rat]",
    "died": "[skull] is dead with {rats} [rat]",
    "game_over": "[trophy] The winner is {winners_seats}",
}

#: Shorter or truer lines for some cases of an event.
VARIANTS: dict[str, Text] = {
    "replaced_by_same": "All alike, and {new} comes again",
    "rats_gone": Plural("gets rid of {rats} rat [rat]", "gets rid of {rats} rats [rat]", "rats"),
    "drew_nothing": "finds no card to draw",
    "took_nothing": "finds none left: {special}",
    "tokens_nothing": "finds no victory token left",
    "laid_nothing": "lays no card",
    "robbed_nothing": "has most swords [sword], but {victim_seat} has too few cards",
    "standard": "has the standard action of {building}",
    "safe": "{building}: safe this round",
    "shared_victory": "[trophy] The victory is shared: {winners_seats}",
    "nobody_wins": "[skull] Nobody survives, nobody wins",
}

#: Shorter lines for what is told with more in one go; numbers stand on the buildings.
BRIEF: dict[str, Text] = {
    "supported": "support {plot}",
    "entered": "enters {plot}",
    "laid_all": Plural("lays {number} card", "lays {number} cards", "number"),
    "premium": "[crown] premium",
    "standard": "standard",
}

#: Actions that are buttons, by kind.
LABELS: dict[str, Text] = {
    "pass": "Wait with a [pass]",
    "act": "Take the cards",
    "decline": "Do without",
    "done": "Done",
}

#: How a choice of several cards ends.
ENDS: dict[str, Text] = {
    "lay": "That is all",
    "nurse": "Enough",
}

#: Actions that name something on the table.
PICKS: dict[str, str] = {
    "support": "Support {plot}",
    "visit": "Enter {plot}",
    "nun": "Nun card {place}",
}

#: The parts of a preview.
OUTCOMES = {
    "influence": "{number} {track}",
    "rats": "{number} [rat]",
    "draw": "{number} [draw]",
    "hand": "{number} [hand]",
    "special": "{number} {special}",
    "tokens": "{number} [prestige]",
    "entered": "number {number} inside",
    "nothing": "no effect",
}

#: The same in the sentences of the chronicle, and what is lost.
TOLD: dict[str, Text] = {
    "influence": "gains {number} influence ({track})",
    "rats": EVENTS["rats"],
    "rats_gone": VARIANTS["rats_gone"],
    "draw": EVENTS["drew"],
    "hand": Plural("gets {number} card", "gets {number} cards", "number"),
    "hand_gone": Plural("loses {number} card", "loses {number} cards", "number"),
    "special": EVENTS["took"],
    "special_gone": "plays {number} {special}",
    "tokens": EVENTS["tokens"],
}

#: What a support offers, and what it leaves open.
OFFERED: dict[str, Text] = {
    "draw": Plural("draw {n} card", "draw {n} cards"),
    "rats": Plural("lose {n} rat", "lose {n} rats"),
    "looks": Plural("see {n} nun card", "see {n} nun cards"),
}
STILL_FREE = "then enter any building"

#: Why a click is not answered.
REASONS = {
    "cannot_lay": "Passes and gold cannot be laid.",
    "already_seen": "You have seen this nun card.",
    "not_fewest": "Only those who laid fewest.",
    "already_inside": "You are in a building already.",
}
