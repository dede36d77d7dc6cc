"""The 33 persons of Notre Dame: name, how a sentence calls them, a short line, and the rule in full."""

from game.words.texts import Person

PERSONS = {
    "hostess": Person(
        "Hostess",
        "the hostess",
        "3 [prestige], then a bonus as at the inn",
        (
            "Gain 3 prestige, then take one bonus as at the inn: a coin, a cube from the general "
            "supply, or your rat one step back."
        ),
    ),
    "minstrel": Person(
        "Minstrel",
        "the minstrel",
        "Move 1–3 pieces, no action",
        (
            "Move one to three pieces from one sector of your quarter to another; your confidant may "
            "be among them. The new sector is not used."
        ),
    ),
    "moneylender": Person(
        "Moneylender",
        "the moneylender",
        "2 [coin] and 1 [prestige]",
        (
            "Take 2 coins and gain 1 prestige. Coins that the supply lacks come from the richest "
            "player, unless that is you."
        ),
    ),
    "jester": Person(
        "Jester",
        "the jester",
        "Move 1 piece and use its new sector",
        (
            "Move one of your cubes, or your confidant if he is in the quarter, to another sector of "
            "your quarter and use that sector. The cube may come from your quarter or, unless the table "
            "agreed otherwise, from the cathedral; nothing moves onto the cathedral."
        ),
    ),
    "monk": Person(
        "Monk",
        "the monk",
        "2 [cube] and 1 [prestige]",
        "Take 2 cubes from the general supply, or as many as are left there, and gain 1 prestige.",
    ),
    "doctor": Person(
        "Doctor",
        "the doctor",
        "[no_rat] No rats for you this round",
        (
            "This round’s rats do not count for you. Your hospital still works, so your rat may even "
            "move back."
        ),
    ),
    "city_guard": Person(
        "City guard",
        "the city guard",
        "1 [prestige] per piece on the board",
        (
            "Gain 1 prestige for each of your pieces on the board: your cubes in the quarter and in "
            "the cathedral, and your confidant if he is in the quarter."
        ),
    ),
    "night_watchman": Person(
        "Night watchman",
        "the night watchman",
        "1 [prestige] per empty sector",
        ("Gain 1 prestige for each sector of your quarter that holds neither a cube nor your confidant."),
    ),
    "bishop": Person(
        "Bishop",
        "the bishop",
        "1 [cube] to an empty sector, use it",
        (
            "Place a cube from the general supply in an empty sector of your quarter and use that "
            "sector. Empty means neither cube nor confidant; with no cube in the general supply "
            "nothing happens."
        ),
    ),
    "guild_master": Person(
        "Guild master",
        "the guild master",
        "2 [prestige] per sector with 2+ pieces",
        (
            "Gain 2 prestige for each sector of your quarter with two or more pieces. Your confidant "
            "counts as a piece."
        ),
    ),
    "beggar_king": Person(
        "Beggar king",
        "the beggar king",
        "1 [prestige] per space before your rat",
        (
            "Gain 1 prestige for each space your rat still has ahead on the plague track: 9 if it is "
            "on 0, nothing if it is on 9."
        ),
    ),
    "lawyer": Person(
        "Lawyer",
        "the lawyer",
        "3 [prestige] per 2 [message]",
        (
            "Gain 3 prestige for every two messages you have taken, whatever their colours. An odd "
            "one counts for nothing."
        ),
    ),
    "lady_in_waiting": Person(
        "Lady in waiting",
        "the lady in waiting",
        "1 [prestige] per piece, fullest sector",
        (
            "Gain 1 prestige for each piece in the fullest sector of your quarter, your confidant "
            "included. The cathedral does not count."
        ),
    ),
    "mayor": Person(
        "Mayor",
        "the mayor",
        "3 [prestige] per sector with 3+ pieces",
        (
            "Gain 3 prestige for each sector of your quarter with three or more pieces. Your "
            "confidant counts as a piece."
        ),
    ),
    "carpenter": Person(
        "Carpenter",
        "the carpenter",
        "1 [prestige] per occupied sector",
        (
            "Gain 1 prestige for each sector of your quarter with at least one piece, be it a cube or "
            "your confidant."
        ),
    ),
    "administrator": Person(
        "Administrator",
        "the administrator",
        "Your [prestige] once more",
        (
            "Gain as much prestige as you have right now; your park bonus comes on top. With no "
            "prestige you gain nothing."
        ),
    ),
    "nurse": Person(
        "Nurse",
        "the nurse",
        "1 [cube] to the hospital, [rat] −1",
        (
            "Place a cube from the general supply in your hospital and move your rat one step back. "
            "With no cube in the general supply your rat still steps back."
        ),
    ),
    "scholar": Person(
        "Scholar",
        "the scholar",
        "Play your third card after all",
        (
            "Play the action card left in your hand, with its full effect. For Notre Dame the coins "
            "must still be paid."
        ),
    ),
    "priest": Person(
        "Priest",
        "the priest",
        "1 [cube] to the cathedral",
        (
            "Place a cube from the general supply in the cathedral. You pay nothing and gain nothing "
            "now, but it counts when the cathedral pays out."
        ),
    ),
    "procurator": Person(
        "Procurator",
        "the procurator",
        "Use a sector, no new cube",
        (
            "Use one sector of your quarter with the pieces that stand there, without placing a cube. "
            "You may decline; an empty sector gives nothing."
        ),
    ),
    "bell_ringer": Person(
        "Bell-ringer",
        "the bell-ringer",
        "3 [prestige] per own cathedral [cube]",
        "Gain 3 prestige for each of your own cubes in the cathedral. They stay there.",
    ),
    "spy": Person(
        "Spy",
        "the spy",
        "2 [prestige]; see the persons to come",
        (
            "Gain 2 prestige and look at all grey persons still to come, in their order. Only you see "
            "them, and the order does not change."
        ),
    ),
    "travelling_folk": Person(
        "Travelling folk",
        "the travelling folk",
        "2 [prestige] per [cube] sent away",
        (
            "Return any number of your cubes from quarter and cathedral to the general supply, then "
            "gain 2 prestige for each. Your confidant stays; for the park bonus the park counts as it "
            "then is."
        ),
    ),
    "coachman": Person(
        "Coachman",
        "the coachman",
        "Use one kind of your [message] again",
        (
            "Choose one kind of message you have taken and gain once more what all your messages of "
            "that kind bring, as one scoring. You may decline."
        ),
    ),
    "trader": Person(
        "Trader",
        "the trader",
        "1 [coin] per bare market of yours",
        (
            "Take 1 coin for each market of your quarter where no message lies any more. The market "
            "in the centre counts only if the table agreed so."
        ),
    ),
    "benefactor": Person(
        "Benefactor",
        "the benefactor",
        "Pay 1 for each step back of your rat",
        (
            "Pay any amount of prestige, or of coins if the table agreed so: your rat moves one step "
            "back for each, as far as 0. You may also pay nothing."
        ),
    ),
    "butcher": Person(
        "Butcher",
        "the butcher",
        "1 [cube] to each empty sector you like",
        (
            "Place a cube from the general supply in each of as many empty sectors of your quarter as "
            "you like, while the cubes last. These sectors are not used."
        ),
    ),
    "councillor": Person(
        "Councillor",
        "the councillor",
        "Bribe up to 2 more times",
        (
            "Bribe up to two more times, for 1 coin each, but only the two brown persons on display. "
            "The same person twice is allowed."
        ),
    ),
    "gatekeeper": Person(
        "Gatekeeper",
        "the gatekeeper",
        "3 [prestige] per 2 [cube], general supply",
        (
            "Gain 3 prestige for every two of your own cubes in the general supply. An odd one counts for "
            "nothing."
        ),
    ),
    "innkeeper": Person(
        "Innkeeper",
        "the innkeeper",
        "2 [prestige] per piece in your inn",
        "Gain 2 prestige for each piece in your inn, your confidant included.",
    ),
    "gravedigger": Person(
        "Gravedigger",
        "the gravedigger",
        "1 [prestige] per [rat] on the 3 cards",
        ("Gain 1 prestige for each rat on the three persons on display, whatever your hospital does."),
    ),
    "actress": Person(
        "Actress",
        "the actress",
        "Move a whole sector, use the new one",
        (
            "Move all pieces of one sector, your confidant included, to another sector of your "
            "quarter. Use that sector with everything that now stands there."
        ),
    ),
    "mistress": Person(
        "Mistress",
        "the mistress",
        "1 [cube] to the confidant, use sector",
        (
            "Place a cube from the general supply beside your confidant and use that sector. Nothing "
            "happens while he is not in your quarter, or with no cube in the general supply."
        ),
    ),
}
