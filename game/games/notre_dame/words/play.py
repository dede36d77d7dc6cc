"""What the table says in a game of Notre Dame, keyed by the names of the rules."""

from game.words.texts import Plural, Text

#: What a seat is asked, by the name of the decision in saves; it follows the name of the player.
PROMPTS: dict[str, Text] = {
    "Keep": "keep one card, pass on the others",
    "PlayCard": "play one of your cards",
    "MoveConfidant": "send your confidant to another sector",
    "MoveCube": "no [cube] left: move one here – {sector}",
    "Donate": "give the cathedral up to 3 [coin]",
    "MoveCubeToCathedral": "choose the [cube] that goes to the cathedral",
    "Bonus": Plural("choose a bonus", "choose a bonus, {times} to come", "times"),
    "Drive": Plural(
        "drive your carriage to the next market", "drive your carriage up to {steps} markets far", "steps"
    ),
    "TakeMessage": "take the [message] or leave it",
    "Bribe": "bribe a person for 1 [coin], or nobody",
    "BribeAgain": "bribe a brown person again, or nobody",
    "LoseCube": "the plague: choose where you lose a [cube]",
    "MinstrelFrom": "choose the sector your pieces leave",
    "MinstrelPieces": "choose how many pieces move",
    "MinstrelTo": "choose where they go",
    "JesterFrom": "choose the piece that moves",
    "JesterTo": "choose the sector it goes to and uses",
    "PlaceInEmpty": "choose an empty sector for a [cube]",
    "UseSector": "choose a sector to use",
    "SendAway": "send [cube] away for 2 [prestige] each ({sent} so far)",
    "DeliverAgain": "choose the [message] you use again",
    "PayForHealth": "pay for steps back of your [rat]",
    "FillEmpty": "place [cube] in empty sectors",
    "ActressFrom": "choose the sector that all leave",
    "ActressTo": "choose where all of them go",
}

#: The two picks of a draft, by how many cards are on offer.
DRAFT: dict[int, Text] = {
    3: "keep a card, 1st of 2; the others go to {name}",
    2: "keep a card, 2nd of 2; the other goes to {name}",
}

#: A line for each kind of event; it follows the crest of the seat, if the event has one.
EVENTS: dict[str, Text] = {
    "cast": "Grey persons of this game: {persons}",
    "period": "Period {letter} begins",
    "round": "[bell] rings in round {number}",
    "persons": "{brown}, {other_brown}, {grey}: {rats} [rat]",
    "dealt": "draws {cards}",
    "answered": "has chosen",
    "kept": "keeps {card}",
    "passed": Plural(
        "Everybody passes {cards} card to the left", "Everybody passes {cards} cards to the left", "cards"
    ),
    "received": "receives {cards}",
    "card": "plays {card}, a card of {owner_seat}",
    "no_effect": "{card} has no effect",
    "cubes": "{number} [cube] {source} → {target}",
    "confidant": "confidant {source} → {target}",
    "coins": "+{coins} [coin]",
    "coins_from": "+{coins} [coin] from {payer_seat}, the supply being empty",
    "paid": "pays {coins} [coin]",
    "prestige": "+{points} [prestige] {source}, +{bonus} park",
    "prestige_lost": "−{points} [prestige] {source}",
    "rat": "[rat] {before} → {after}",
    "drove": "carriage → {end}",
    "stayed": "does not drive",
    "message": "takes [message] {kind}",
    "left_message": "leaves the [message] where it is",
    "declined": "forgoes {person}",
    "bribe": "bribes {person}",
    "in_vain": "bribes {person} in vain",
    "healthy": "[no_rat] is safe from this round’s rats",
    "passed_bribe": "bribes nobody",
    "spied": "sees the grey persons to come: {persons}",
    "plague": "[plague] The plague comes: {rats} [rat]",
    "outbreak": "[skull] is struck by the plague",
    "round_over": "Round {number} is over",
    "payout": "The cathedral shares {points} [prestige] among {cubes} [cube]: {each} each",
    "game_over": "[trophy] The winner is {winners_seats}",
}

#: Shorter or truer lines for some cases of an event.
VARIANTS: dict[str, Text] = {
    "own_card": "plays {card}",
    "bribe_paid": "bribes {person} for 1 [coin]",
    "vain_paid": "bribes {person} for 1 [coin], in vain",
    "recruited": "+{number} [cube]",
    "placed": "[cube] → {target}",
    "confidant_arrives": "confidant → {target}",
    "prestige_plain": "+{points} [prestige] {source}",
    "shared_victory": "[trophy] The victory is shared: {winners_seats}",
    "no_persons_left": "sees that no grey persons are to come",
}

#: Where a piece can be, save the sectors, which are called like their cards.
PLACES = {
    "cathedral": "Cathedral",
    "supply": "own supply",
    "reserve": "general supply",
    "away": "not in the quarter",
    "harbour": "Harbour",
    "free_quarter": "Free quarter",
}

#: What happens there, for whoever looks closer.
PLACE_TEXTS = {
    "cathedral": (
        "After rounds 3, 6 and 9 the cathedral shares {points} [prestige] equally among all cubes "
        "in it, rounded down; then these cubes go back to the general supply."
    ),
    "supply": "Cubes you can place with your cards.",
    "harbour": (
        "Every round your rat moves by the rats on the three persons, less the pieces in your "
        "hospital. Past 9 the plague strikes: you lose 2 [prestige] and a cube from your fullest "
        "sector, and the rat stays on 9."
    ),
}

#: The five markets of a quarter.
MARKETS = {
    "centre": "central market",
    "inner_left": "inner left market",
    "inner_right": "inner right market",
    "outer_left": "outer left market",
    "outer_right": "outer right market",
}

#: What each kind of message brings.
MESSAGES = {
    "coin": "1 [prestige] 1 [coin]",
    "cube": "2 [prestige] 1 [cube]",
    "rat": "3 [prestige] [rat] −1",
    "plain": "4 [prestige]",
}

#: What gives or takes prestige, save sectors and persons.
SOURCES = {
    "messages": "Messages",
    "donations": "Donations",
    "plague": "Plague",
}

#: Actions that are buttons: by kind, by their whole text, or by what it means to decline.
LABELS: dict[str, Text] = {
    "pass": "Bribe nobody",
    "decline": "Decline",
    "done": "Done",
    "take": "Take the message",
    "leave": "Leave it there",
    "stay": "Do not drive",
    "nothing": "Lose nothing",
    "confidant": "The confidant",
    "donate:1": "1 [coin]: +1 [prestige]",
    "donate:2": "2 [coin]: +3 [prestige]",
    "donate:3": "3 [coin]: +6 [prestige]",
    "donate:0": "Give nothing",
    "bonus:coin": "+1 [coin]",
    "bonus:cube": "+1 [cube]",
    "bonus:rat": "[rat] −1",
    "give": "Pay {number}: [rat] −{number}",
    "give:0": "Pay nothing",
    "cubes": "{number} [cube]",
    "cubes_and_confidant": "{number} [cube] and confidant",
    "cubes_and_confidant:0": "Confidant alone",
    "without_effect": "Leave without effect",
}

#: A donation as a button names it, with the prestige that comes of it in this quarter.
DONATION = "{coins} [coin]: +{points} [prestige]"

#: The taking of a message as a button names it.
TAKE_IT = "Take it: {outcome}"

#: The parts of a preview, and the forecast of the plague.
OUTCOMES = {
    "places": "{number} {place}",
    "moved": "{cubes} {source} → {target}",
    "coins": "{number} [coin]",
    "prestige": "{number} [prestige]",
    "supply": "{number} [cube]",
    "messages": "{number} [message]",
    "confidant": "Confidant → {place}",
    "rat": "[rat] {before} → {after}",
    "healthy": "[no_rat] this round",
    "outbreak": "[skull] plague",
    "nothing": "no effect",
    "if_taken": "If you take it: {outcome}",
    "drive": "drive up to {steps} [market]",
    "bonus": "{times} \u00d7 [coin], [cube] or [rat] −1",
    "each_gain": "+{points} [prestige] with every gain",
    "each_round": "−{rats} [rat] every round",
    "forecast": "{rats} [rat] this round, hospital {hospital}: [rat] {before} → {after}",
    "forecast_outbreak": "{rats} [rat] this round, hospital {hospital}: [skull] the plague strikes",
    "ahead": "this round: [rat] {before} → {after}",
    "ahead_outbreak": "this round: [skull] plague",
}

#: Why a click is not answered.
REASONS = {
    "no_coin": "You have no coin left.",
    "no_piece": "None of your pieces stands here.",
    "no_cube": "None of your cubes stands here.",
    "stands_here": "Your carriage stands here already.",
    "not_empty": "This sector is not empty.",
    "already_here": "The piece is here already.",
    "too_far": "Your carriage does not get so far.",
    "colour_first": "First messages of the colours you have fewer of.",
    "other_quarter": "This is not your quarter.",
    "not_fullest": "Only your fullest sectors can lose a cube.",
    "only_brown": "Only the two brown persons now.",
    "not_the_cathedral": "Nothing moves onto the cathedral.",
}

#: Why a bonus of the inn is not to be had.
NO_BONUS = {
    "cube": "no cube in the general supply",
    "rat": "your [rat] is on 0 already",
}

#: Other words of the game on the table.
TERMS = {
    "coins": "Coins",
    "cubes": "Cubes",
    "rat": "Rat",
    "persons": "Persons",
    "persons_to_come": "Grey persons to come",
    "persons_known": "Three persons can be bribed each round: two brown ones, and a grey one of its period.",
    "spied_order": "The spy told you their order:",
    "carriage": "Carriage",
}

#: Below the number of rats that the persons of a round bring to every quarter.
RATS_EACH = Plural("rat each", "rats each")

#: What is done when a choice is sealed on a phone.
SEALS = {
    "keep": "Keep: {name}",
    "card": "Play: {name}",
    "bribe": "Bribe: {name}",
}
