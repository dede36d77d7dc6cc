"""What the table says in a game of Rattus, keyed by the names of the rules."""

from game.words.texts import Plural, Text

#: What a seat is asked, by the name of the decision; it follows the name of the player.
PROMPTS: dict[str, Text] = {
    "StartCubes": "place 2 [cube] in a region",
    "Turn": "act in any order; the plague ends your turn",
    "PlaceCubes": "choose a region for new [cube]: one per [rat]",
    "HowMany": "choose how many [cube] come to {region}",
    "DeliverBread": "choose a region for all [cube] on the baker’s card",
    "MovePlague": "choose where the plague goes",
    "Spread": Plural(
        "choose where a new [rat] comes", "choose where a new [rat] comes ({rats} to go)", "rats"
    ),
    "Strengthen": "shall the plague count for 2 [cube] here?",
    "ShowAll": "turn all [rat] at once, or one by one?",
    "TurnToken": "choose which [rat] strikes next",
    "LoseCube": Plural(
        "plague in {region}: lose a [cube] or a [pieces/potion]",
        "plague in {region}: lose a [cube] or a [pieces/potion], {hits} times",
        "hits",
    ),
    "AddSerf": "the serf: add a [cube] in {region}?",
    "MerchantFrom": "the merchant: choose the region your [cube] leave",
    "MerchantTo": "choose where your [cube] go from {source}",
    "MerchantCubes": "choose how many go from {source} to {target}",
    "MonkRat": "the monk: choose the [rat] that moves",
    "MonkTo": "choose where the [rat] goes",
    "WitchLook": "the witch: choose a [rat] to look at",
    "WitchLookAgain": "choose a second [rat] to look at, or stop",
    "WitchSwap": "swap the two [rat], or leave them?",
    "KingFrom": "the king: choose a [cube] for the castle",
    "KingCube": "choose the [cube] for the castle, without its [pieces/potion]",
    "CarryCube": "choose the [cube] that goes to {target}; its [pieces/potion] go along",
    "MessengerFrom": "the messenger: choose the first [cube]",
    "MessengerTo": "choose the [cube] it changes places with",
    "MayorPick": "too few [cube] for all: choose where one goes",
    "MayorBonus": Plural(
        "place an extra [cube] where you lead", "place {cubes} extra [cube] where you lead", "cubes"
    ),
    "PiperFrom": "the Pied Piper: choose the region a [cube] leaves",
    "PiperTo": "choose where your [cube] goes from {source}",
    "PiperRats": Plural(
        "choose the [rat] that follows", "choose a [rat] that follows, {rats} in all", "rats"
    ),
    "BrewAt": "the magician: choose where you protect a [cube]",
    "BrewBeside": "choose the [cube] in {region} that gets the [pieces/potion]",
    "SetPiece": "choose where it stands",
    "MovePiece": "choose where it goes",
    "LastTurn": "last round: use your powers once more",
    "LastCubes": Plural("choose a region for a [cube]", "choose a region for {cubes} [cube]", "cubes"),
    "QueenCubes": "the queen: choose how many [cube] come to {region}",
    "LastMayor": "choose a region that you lead for a [cube]",
    "LastRat": "the soldier: choose where a [rat] comes",
    "LastMove": "choose where the plague goes",
}

#: Other questions of the same decision: by the piece that is set, or when only the plague or a rat is left.
ASKED: dict[str, Text] = {
    "plague": "move the plague: choose where it goes",
    "extra_rat": "the soldier: one more [rat], or be done",
    "nun": "set a nun, or pick one to move",
    "bishop": "set a bishop, or pick one to move",
    "wall": "set a wall, or pick one to move",
}

#: The longest of what is asked in every turn, in few letters where they have to be large.
ASKED_FROM_AFAR = {
    "turn": "act; the plague comes last",
    "last_turn": "last round: use your powers",
}

#: A line for each kind of event; it follows the crest of the seat, if the event has one.
EVENTS: dict[str, Text] = {
    "cast": "Characters of this game: {characters}",
    "opening": "[first] begins; plague in {region}, {supply} [rat] in supply",
    "round": "begins round {number}",
    "turn": "is to play",
    "took": "takes {character}",
    "took_from": "takes {character} from {owner_seat}",
    "power": "uses {character}",
    "settled": "+{number} [cube] {region}",
    "moved": "[cube] {source} → {target}",
    "sheltered": "[cube] {region} → castle",
    "baked": "[cube] → Baker, {number} now",
    "delivered": "{number} [cube] of {owner_seat}: Baker → {region}",
    "brewed": "[pieces/potion] protects a [cube] in {region}",
    "rat": "[rat] → {region}, {supply} left",
    "rat_back": "[rat] → {region}, one of those turned before",
    "rat_moved": "[rat] {source} → {target}",
    "swapped": "swaps [rat] {position} of {region} with [rat] {other_position} of {other_region}",
    "looked": "[eye] looks at [rat] {position} of {region}",
    "saw": "[eye] sees limit {limit}: {symbols}",
    "set": "{piece} → {place}",
    "piece_moved": "{piece} {source} → {target}",
    "plague": "[plague] {source} → {target}",
    "walled_in": "[plague] cannot move: walls all around",
    "strengthened": "[plague] counts for {cubes} [cube]",
    "shown": "turns all [rat] in {region}: {tokens}",
    "turned": Plural(
        "{region}: limit {limit}, {cubes} lives there; {symbols}",
        "{region}: limit {limit}, {cubes} live there; {symbols}",
        "cubes",
    ),
    "harmless": "Too few live in {region}: nothing",
    "spared": "Strikes nobody in {region}",
    "died": "[skull] −{number} [cube] {region}",
    "saved": "gives up a [pieces/potion] in {region} instead of a [cube]",
    "discarded": "{region} is empty: out of the game {tokens}",
    "last_round": "ends the game, no [rat] in supply: last round",
    "last_turn": "has a last turn, powers only",
    "no_powers": "has no power to use",
    "final_plague": "[plague] The plague comes over all of Europe",
    "game_over": "[trophy] The winner is {winners_seats}",
}

#: Shorter or truer lines for some cases of an event.
VARIANTS: dict[str, Text] = {
    "moved_with_potions": "[cube] {source} → {target}, with {potions} [pieces/potion]",
    "sheltered_without_potions": "[cube] {region} → castle, without its {potions} [pieces/potion]",
    "delivered_own": "{number} [cube] Baker → {region}",
    "brewed_more": "[pieces/potion] number {potions} for a [cube] in {region}",
    "died_with_potions": "[skull] −{number} [cube] {region}, −{potions} [pieces/potion]",
    "too_few": Plural(
        "{region}: limit {limit}, only {cubes} lives there: nothing happens",
        "{region}: limit {limit}, only {cubes} live there: nothing happens",
        "cubes",
    ),
    "strikes_nobody": "{region}: {symbols} – strikes nobody",
    "all_placed": "ends the game, every [cube] is placed: last round",
    "shared_victory": "[trophy] The victory is shared: {winners_seats}",
}

#: Actions that are buttons: by kind, by their whole text, or by what it means to be done.
LABELS: dict[str, Text] = {
    "place": "Place cubes",
    "plague": "Move the plague",
    "stay": "It stays",
    "done": "Done",
    "enough": "One is enough",
    "no_more_rats": "No more rats",
    "end_turn": "End my turn",
    "cubes": "{number} [cube]",
    "neutral:2": "Counts for 2 [cube]",
    "neutral:0": "Does not count",
    "together": "All at once",
    "one_by_one": "One by one",
    "swap": "Swap them",
    "keep": "Leave them",
    "add": "Add a [cube]",
    "decline": "Decline",
}

#: The same in few letters, for people across the room.
FROM_AFAR = {
    "place": "Place [cube]",
    "plague": "Move [plague]",
    "lose_potions": "−[cube] −{potions} [pieces/potion]",
}

#: Actions that name something on the table.
PICKS: dict[str, str] = {
    "take": "Take {character}",
    "power": "Use {character}",
    "rat": "[rat] {position}, {region}",
    "cube": "[cube] {name}, {region}",
    "move": "[cube] alone",
    "move_potions": "[cube] with {potions} [pieces/potion]",
    "beside": "[cube] alone",
    "beside_potions": "[cube] with {potions} [pieces/potion]",
    "lose": "Lose [cube]",
    "lose_potions": "Lose [cube], {potions} [pieces/potion]",
    "potion": "Lose [pieces/potion]",
    "potion_of_many": "Lose 1 of {potions} [pieces/potion]",
    "nun": "Nun, {place}",
    "bishop": "Bishop, {place}",
    "wall": "Wall, {place}",
}

#: The parts of a preview.
OUTCOMES = {
    # What could still be done in a turn and cannot any more once the plague moves.
    "given_up": "given up: {rest}",
    "cubes": "{number} [cube] {place}",
    "up_to": "up to {number} [cube]",
    "moved": "{cubes} {source} → {target}",
    "others": "[cube] of others: {source} → {target}",
    "delivered": "{number} [cube] of others → {place}",
    "rats": "{number} [rat] {place}",
    "potions": "{number} [pieces/potion] {place}",
    "card": "+ {character}",
    "card_lost": "− {character}",
    "rat_moved": "[rat] {source} → {target}",
    "piece": "{piece} → {place}",
    "plague": "[plague] → {place}",
    "strengthened": "[plague] counts for {cubes} [cube]",
    "last_round": "[hourglass] the last round begins",
    "nothing": "no effect",
}

#: Why a click is not answered.
REASONS = {
    "card_taken": "One card a turn: you have taken yours.",
    "power_used": "This power is used up for this turn.",
    "no_effect_now": "This power would have no effect now.",
    "works_by_itself": "This power works by itself when you place cubes or move the plague.",
    "which_one": "Point at the very piece you mean.",
    "no_rat": "No rat lies here.",
    "rats_here": "Only from a region without rats.",
    "no_own_cube": "None of your cubes stands here.",
    "full": "Three rats lie here already.",
    "bishop_here": "The bishop keeps rats out.",
    "walled": "A wall is in the way.",
    "not_next": "This region is no neighbour.",
    "too_far": "The plague does not get so far.",
    "must_leave": "The plague must leave its region.",
    "not_leading": "You do not lead here.",
    "has_new_cube": "A new cube has come here already.",
    "not_in_play": "This region is not in the game.",
    "only_powers": "Last round: powers only.",
}
