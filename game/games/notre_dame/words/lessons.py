"""The lessons of Notre Dame: titles, what every step says, and kind reasons where a move is waited for."""

TITLES = {
    1: "Bells over Paris",
    2: "A round",
    3: "Plague and carriage",
    4: "The other cards",
}

#: What each chapter is about, in a line.
ABOUT = {
    1: "Your quarter, your people, and what wins the game",
    2: "Keep cards, play two, bribe a person, count the rats",
    3: "Stop the rats, drive for messages, choose your friends",
    4: "Bank, inn, park and a friend, and what to do without cubes",
}

NOTES = {
    # Bells over Paris.
    "paris": "Paris in the years of the plague. You are Anna, head of a noble house. Let us look around.",
    "quarter": "This quarter is yours: seven buildings around a market with the banner of your rose.",
    "prestige": "The laurel counts your prestige. Whoever has the most at the end of the game wins.",
    "bells": (
        "Nine bells, nine rounds, in three periods: A, B and C. The golden bell is the round you are in."
    ),
    "hand": (
        "Your hand. Most cards name a building of your quarter. The blue one came from Bertrand and works "
        "just as well. You play two cards a round."
    ),
    "cubes": "These cubes are your people. A card sends one of them from here into its building.",
    "residence": "Let somebody move into the residence: pick its card.",
    "moved_in": (
        "There they live, and you gained 1 [prestige]. The second cube here will bring 2, the third 3. Most "
        "buildings grow like this."
    ),
    "school": "Your second card: the cloister school. It brings new cubes, one for each cube in it.",
    "cathedral": (
        "Bertrand gave 2 [coin] to Notre Dame and gained 3 [prestige]. His cube stays here until the end of "
        "the period."
    ),
    "rats": (
        "And this is the enemy: rats. They climb every round. Past 9, the plague breaks out in your quarter."
    ),
    "theme_end": (
        "That is all of it: people bring [prestige], [coin] and new [cube], while the [rat] climb. Next, "
        "you play a whole round."
    ),
    # A round.
    "round": (
        "Round two. Every round goes like this: keep cards, play two of them, bribe a person, count the "
        "rats. Up here you always read what is to be done now."
    ),
    "keep": "You drew three cards. Keep one and pass the others to Bertrand. Keep the residence.",
    "keep_again": "These two come from Bertrand: they have his blue border. Keep the inn.",
    "third": (
        "The last card came back to you. You will play two of these three; the third is set aside unseen."
    ),
    "bell": "Whoever holds the bell begins. This round it is Bertrand.",
    "chronicle": "The chronicle tells what he did: the bank, his second cube there, 2 [coin].",
    "second_cube": (
        "Now you. Rest on the residence: up there you read what it would bring. Your second cube, so 2 "
        "[prestige]. Play it."
    ),
    "donation": "Now give something to the cathedral: play Notre Dame.",
    "coins": (
        "1, 2 or 3 [coin] bring 1, 3 or 6 [prestige]. You will need a coin twice more, so give only one."
    ),
    "persons": (
        "Three persons wait for bribes. For 1 [coin] one of them does you a favour. Bertrand chooses first."
    ),
    "hostess": "The hostess pleased him. She has 3 [prestige] for you as well: pick her.",
    "bonus": "And a gift of your choice. Your supply is low, so take a cube.",
    "plague": (
        "At the end of each round the rats come: as many as the three persons show, here 4. Yours climbed "
        "from 4 to 8."
    ),
    "round_end": (
        "A round is over, three new persons are here, and the bell is yours. Nine rounds like this make a "
        "game."
    ),
    # Plague and carriage.
    "eight": "Your rat has reached 8. Past 9 the plague would cost you 2 [prestige] and a cube.",
    "four_more": "And these persons bring 4 more. 8 + 4 = 12: too many. What helps?",
    "hospital": (
        "The hospital! It sends your rat a step back, and each cube in it stops one rat in every round. "
        "Play it."
    ),
    "carriage": "Your carriage. In the markets of Paris lie messages for whoever comes to fetch them.",
    "carriage_house": "To drive, play the carriage house.",
    "drive": (
        "One cube there: you may drive to the next market. This message shows a crossed-out rat: drive there."
    ),
    "message": "The message is worth 3 [prestige] and sends your rat a step back. Take it.",
    "guard": (
        "Persons change every round. The city guard pays 1 [prestige] for each of your pieces on the board. "
        "Count them."
    ),
    "bribe": "Six pieces. You will not find a better friend today: bribe him.",
    "safe": "6 + 4, less one for the hospital: 9. Your rat is on the last step, but all are well.",
    "outbreak": "Bertrand had no hospital. The plague cost him 2 [prestige] and a cube.",
    "payout": (
        "Three rounds make a period. At its end Notre Dame shares 6 [prestige] among the cubes in it: 3 for "
        "yours, 3 for his."
    ),
    "clever_end": (
        "Six rounds are left. But you have not yet played every card: bank, inn, park and the confidant wait "
        "in the last chapter."
    ),
    # The other cards.
    "another": "Another match, in its second round. Two of these cards are new to you: the bank and the inn.",
    "bank": (
        "The bank brings 1 [coin] for each piece in it. A cube of yours is there already, so it will be 2. "
        "Play it."
    ),
    "inn": "At the inn you choose: 1 [coin], 1 [cube] or your [rat] a step back. Play it.",
    "inn_choice": (
        "Five rats come in this round: send yours a step back. From the third piece in the inn on you "
        "choose twice."
    ),
    "watchman": (
        "You know this part. The night watchman pays 1 [prestige] for each empty building of yours, and "
        "there are four: bribe him."
    ),
    "empty": (
        "The next round; your cards are kept already. But look: no [cube] left in your supply. What now?"
    ),
    "confidant": (
        "Here is a friend who needs none. The confidant counts like a [cube], and no plague carries him "
        "off. Play his card."
    ),
    "to_park": (
        "He goes to any building of yours and uses it at once. Send him to the park: your [rat] goes a step "
        "back."
    ),
    "park": "Now the card of the park. Without a [cube]? It can be played all the same.",
    "move_cube": (
        "While your supply is empty, a card may fetch a cube from another building, or from Notre Dame. "
        "Take the one in the carriage house."
    ),
    "two_in_park": (
        "Two pieces in the park. From now on you gain 1 [prestige] more whenever you gain any; with four "
        "pieces, 2 more."
    ),
    "one_more": "Try it: the hostess pays 3 [prestige], and the park makes 4 of them. Bribe her.",
    "gift": "And a cube, so that your supply is not empty any more.",
    "play_on": (
        "You know it all now. Six rounds are left, and Bertrand is only an apprentice. Play on and win!"
    ),
}

REASONS = {
    "residence": "A fine card, but first let somebody move into the residence.",
    "school": "That one is left over this time. Your second card is the cloister school.",
    "keep": "Bertrand may have that one. You keep the residence: a second cube there pays more.",
    "keep_again": "Let Bertrand have it back. You keep the inn.",
    "second_cube": "Soon. First the residence, for 2 [prestige].",
    "donation": "The inn is set aside this time. Give something to Notre Dame.",
    "coins": "Give exactly one coin: you need the others for the persons of this round and the next.",
    "hostess": "Not a bad idea, but she pays more just now: the hostess.",
    "bonus": "Useful too, but without cubes your cards can do little. Take a cube.",
    "hospital": "That will not stop four rats. Play the hospital first.",
    "carriage_house": "The park would help a little. The carriage brings more: play the carriage house.",
    "drive": "No help against rats lies there. Drive to the message with the crossed-out rat.",
    "message": "It costs you nothing: take the message.",
    "bribe": "The others pay 1 [prestige], the city guard pays 6: bribe him.",
    "bank": "Good cards, both. But first fill your purse: play the bank.",
    "inn": "New cubes would be fine. This time play the inn.",
    "inn_choice": "You need that too, but four and five make nine. Send your rat a step back.",
    "watchman": "The others have less for you: the night watchman pays 4 [prestige].",
    "confidant": "First your friend: play the confidant.",
    "to_park": "He would be of use there too. But send him to the park.",
    "park": "A good thing against rats. But two pieces in the park bring more: play it.",
    "move_cube": "Leave that one where it is. Take the cube in the carriage house.",
    "one_more": "She pays most: bribe the hostess.",
    "gift": "Without cubes your cards can do little. Take a cube.",
}
