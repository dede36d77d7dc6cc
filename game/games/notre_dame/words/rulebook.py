"""The rules of Notre Dame on cards: a concept each, by chapter."""

from game.words.texts import Entry

#: What the chapters are called.
HEADINGS = {
    "aim": "Aim",
    "set_up": "Set-up",
    "round": "A round",
    "places": "Your quarter",
    "persons": "Persons",
    "plague": "The plague",
    "end": "End and scoring",
    "rulings": "Editions and rulings",
}

#: The concepts by chapter and key.
CONCEPTS = {
    "aim": {
        "idea": Entry(
            "Nine rounds in Paris",
            (
                "Each of you runs a quarter of Paris around the cathedral. With your cards you place cubes "
                "in its buildings: they bring coins, new cubes, prestige and rides through the city. "
                "Persons do you favours for a coin, and the rats must not get the upper hand. After nine "
                "rounds whoever has most [prestige] wins."
            ),
        ),
        "pieces": Entry(
            "What is yours",
            (
                "Everything in your colour is yours: 14 cubes, a confidant, a carriage, nine action cards "
                "and four messages. Your coins and cubes lie open for all to see. The black rat in your "
                "harbour is yours too, whether you like it or not."
            ),
        ),
        "prestige": Entry(
            "Prestige decides",
            (
                "Prestige decides the game. You gain it in the residence, with messages, at the cathedral "
                "and from persons, and lose 2 each time the plague strikes. Your total never falls below 0. "
                "The table agrees whether everybody sees it or each of you sees only your own."
            ),
        ),
    },
    "set_up": {
        "board": Entry(
            "Quarters around the cathedral",
            (
                "In the middle stands the cathedral, around it lies one quarter for each player: three, "
                "four or five. All quarters are alike. Streets join them at the cathedral and along the "
                "city wall, so that carriages get everywhere."
            ),
        ),
        "start": Entry(
            "What you begin with",
            (
                "You begin with 4 cubes in your own supply, 10 more in the general supply, and 3 [coin]. "
                "Your carriage waits at the market in the centre of your quarter, your confidant beside the "
                "board, and your rat sits on 0. On each of the other four markets lies one message of your "
                "colour, drawn by lot."
            ),
        ),
        "person_stacks": Entry(
            "Brown and grey persons",
            (
                "The six brown persons come in every period, two a round; then they are shuffled again. A "
                "grey person comes only once in the game: three in period A, three in B and three in C, one "
                "a round. So each round shows two brown persons and a grey one."
            ),
        ),
        "bell": Entry(
            "Who rings the bell",
            (
                "The bell-ringer stands with the first player of the round, who acts first in every phase; "
                "the others follow to the left. After the round the bell-ringer moves one seat to the left. "
                "Who has it first is decided by lot, unless the table agrees otherwise."
            ),
        ),
        "two_players": Entry(
            "Two players",
            (
                "Two of you play on the board for four and sit opposite each other. The free quarters have "
                "messages but no carriage: four colours are to be collected. You keep one card, receive "
                "two, keep one of them and give the other back: so you play two cards of your own and one "
                "of the other player. The cathedral shares out 6 [prestige]."
            ),
        ),
    },
    "round": {
        "periods": Entry(
            "Three periods, nine rounds",
            (
                "The game has three periods, A, B and C, of three rounds each. At the start of a period you "
                "shuffle your nine action cards and draw three of them each round, so in three rounds each "
                "comes once. At the end of a period the cathedral pays out, and all action cards go back to "
                "their owners."
            ),
        ),
        "phases": Entry(
            "The five phases",
            (
                "A round has five phases. 1: Three persons are laid out. 2: Everybody chooses three action "
                "cards. 3: In turn everybody plays two of them. 4: In turn everybody may bribe a person. 5: "
                "The rats come. Then the bell-ringer moves on, and the next round begins."
            ),
        ),
        "draft": Entry(
            "Keep one, pass two",
            (
                "You look at three cards of your own, keep one and pass two to the left. Of the two that "
                "come to you from the right, you keep one and pass the other on. The last card that comes "
                "you simply take. All of you choose at the same time; what you have kept you may not pass "
                "on."
            ),
        ),
        "play": Entry(
            "Play two of three cards",
            (
                "From the bell-ringer on, each of you plays one card openly and acts at once; then each "
                "plays a second one. The third card stays unplayed and hidden and goes to the discard pile, "
                "which nobody may look through. A card of another colour works in your own quarter, too."
            ),
        ),
        "cube_use": Entry(
            "Place a cube, use the sector",
            (
                "A sector card works in two steps: you place a cube from your own supply in that sector, "
                "then you use the sector. What it brings grows with your pieces there, the new cube "
                "included: the third piece in the bank brings 3 [coin]. The cubes stay there, so a sector "
                "grows stronger each time."
            ),
        ),
        "no_cube": Entry(
            "No cube left",
            (
                "If your own supply is empty, you may move one of your cubes from another sector or from "
                "the cathedral to the sector of the card, and then use it. The confidant cannot step in. If "
                "you do not want to move a cube, the card has no effect. While a cube is left in your "
                "supply, you have to place that one."
            ),
        ),
        "bribe": Entry(
            "Bribe a person",
            (
                "After the cards each of you may pay 1 [coin] and take the favour of one of the three "
                "persons on display, once a round. Several of you may bribe the same person. You pay first: "
                "a coin that the person brings comes too late for that. Without a coin you pass."
            ),
        ),
    },
    "places": {
        "quarter": Entry(
            "Sectors, harbour, markets",
            (
                "Your quarter has seven sectors where your pieces stand: cloister school, bank, residence, "
                "carriage house, inn, park and hospital. The harbour only shows how far your rat has come. "
                "Carriages drive from market to market. The cathedral belongs to everybody and is no sector "
                "of your quarter."
            ),
        ),
        "supplies": Entry(
            "Own and general supply",
            (
                "Only cubes in your own supply can be placed with cards. Your other cubes wait in the "
                "general supply: the cloister school, the inn, some messages and persons bring them to you. "
                "If fewer are left there than you should get, you take those. Cubes that are lost or leave "
                "the cathedral go back to the general supply."
            ),
        ),
        "trusted": Entry(
            "What the confidant counts for",
            (
                "Your confidant is a piece that needs no supply. His card sends him to a sector where he is "
                "not yet, and you use it at once. He counts like a cube there: for the sector, for the park "
                "bonus, for the hospital and for persons. He never goes to the cathedral, and the plague "
                "cannot take him."
            ),
        ),
        "carriage": Entry(
            "The carriage",
            (
                "Your carriage drives along the streets, up to as many markets far as you have pieces in "
                "the carriage house. It always stops at a market, in your quarter or another; several "
                "carriages may stand there. It may stop earlier or not drive at all. Where the drive ends "
                "you may take the message and use it at once."
            ),
        ),
        "messages": Entry(
            "Four kinds of message",
            (
                "Each colour has four messages: 1 [prestige] with a coin, 2 [prestige] with a cube, 3 "
                "[prestige] and your rat one step back, or 4 [prestige] alone. You gain it at once, and "
                "your park adds its bonus. You keep the message: persons such as the lawyer and the "
                "coachman count them."
            ),
        ),
        "colours": Entry(
            "One of each colour",
            (
                "You may take a second message of a colour only when you have one of every other colour, a "
                "third only with two of each, and so on. Only colours of which a message still lies on the "
                "board count. With two players there are four colours as well."
            ),
        ),
        "donation": Entry(
            "Giving to the cathedral",
            (
                "With the card Notre Dame you give the cathedral 1, 2 or 3 [coin] for 1, 3 or 6 [prestige] "
                "and place a cube there. Both belong together: no cube without coins, no coins without a "
                "cube. If your supply is empty, a cube from your quarter may move there. You may also give "
                "nothing; then the card has no effect."
            ),
        ),
        "park_bonus": Entry(
            "The park bonus",
            (
                "For every two pieces in your park, the confidant included, you gain 1 more [prestige] each "
                "time you gain some: with 4 pieces, 5 become 7. It comes once for each scoring, not for "
                "each cube or message in it. Where you gain nothing, there is no bonus, and losses stay as "
                "they are."
            ),
        ),
        "inn_bonus": Entry(
            "Bonuses of the inn",
            (
                "In the inn you choose a bonus: 1 [coin], 1 cube from the general supply, or your rat one "
                "step back. With enough pieces there you choose twice, even the same bonus both times. "
                "There is no cube to take when none is left, and no step back when your rat sits on 0."
            ),
        ),
    },
    "persons": {
        "favours": Entry(
            "Three persons a round",
            (
                "Three persons lie open each round. Each does you a favour for a bribe, and the rats below "
                "them say how dangerous the round becomes: those rats come to everybody, whoever is bribed. "
                "A favour that brings you nothing now may still be bought, but the coin is gone."
            ),
        ),
        "new_persons": Entry(
            "New Persons",
            (
                "The expansion adds six grey persons to each letter. Before the game three of the nine are "
                "drawn for A, three for B and three for C. All of you may see which nine come, but not in "
                "which order within a period. Everything else stays the same."
            ),
        ),
    },
    "plague": {
        "rats": Entry(
            "This round’s rats",
            (
                "At the end of the round the rats on the three persons are added up: 2, 0 and 1 make 3. By "
                "this number every player’s rat runs on, less one for each piece in their hospital. If your "
                "hospital has more pieces than rats come, your rat even goes back."
            ),
        ),
        "track": Entry(
            "The rat in the harbour",
            (
                "The track in your harbour runs from 0 to 9. On 9 nothing has happened yet, but the next "
                "step is one too many. Park, hospital, inn, the message with the rat and some persons move "
                "your rat back, never below 0. The doctor keeps this round’s rats away altogether."
            ),
        ),
        "outbreak": Entry(
            "The plague strikes",
            (
                "If your rat would run past 9, it stops on 9, and you lose 2 [prestige] and a cube from "
                "your fullest sector; the cube goes to the general supply. The penalty is the same however "
                "far the rat would have gone, and it comes again next round if nothing changes. With less "
                "than 2 [prestige] you lose what you have."
            ),
        ),
        "fullest": Entry(
            "The fullest sector",
            (
                "The cube lost to the plague comes from the sector of your quarter with most pieces. The "
                "confidant counts as a piece but cannot be lost. Among equally full sectors with a cube you "
                "choose. If only the confidant stands there, no cube is lost. Cathedral and harbour do not "
                "count."
            ),
        ),
    },
    "end": {
        "payout": Entry(
            "The cathedral pays out",
            (
                "After rounds 3, 6 and 9 the cathedral shares out 6 [prestige] with two players, 8 with "
                "three, 10 with four and 12 with five. Divide by all cubes there, rounded down: so much you "
                "gain for each of yours, and your park adds its bonus once. Then all cubes leave the "
                "cathedral for the general supply."
            ),
        ),
        "winner": Entry(
            "Who wins",
            (
                "After the ninth round and the last payout of the cathedral most [prestige] wins. If "
                "several are level, their coins and the cubes in their own supply decide: whoever has more "
                "of both together. If that is level too, they share the victory."
            ),
        ),
    },
    "rulings": {
        "editions": Entry(
            "Editions of 2007 and 2017",
            (
                "Both editions play alike but for two things: in 2007 there were no New Persons, and the "
                "inn gave two bonuses only from the fourth piece on. The German rules of 2017 are our "
                "measure; where the French ones differ, an option lets you play that way."
            ),
        ),
        "ruling_jester": Entry(
            "Where the jester takes from",
            (
                "In the German rules the jester may also fetch a cube from the cathedral; the French ones "
                "of 2017 speak only of your buildings. He never brings anything to the cathedral. Your "
                "confidant can move only if he is in the quarter already."
            ),
        ),
        "ruling_benefactor": Entry(
            "What the benefactor takes",
            (
                "The German rules let you pay the benefactor with prestige, the French ones of 2017 with "
                "coins; the table chooses. One is paid for each step of the rat, as far back as 0. Paying "
                "prestige has nothing to do with the park bonus."
            ),
        ),
        "ruling_trader": Entry(
            "Which markets the trader counts",
            (
                "The trader pays a coin for each market of your quarter where no message lies any more. The "
                "rules do not say whether the market in the centre counts, where none ever lay. We leave it "
                "out, because “any more” speaks of a message that was there; the table may count it."
            ),
        ),
        "ruling_streets": Entry(
            "How the streets run",
            (
                "The printed streets are known to us from words only. Our plan keeps all that the rules "
                "tell: five markets a quarter, crossings where nobody stops, and a foreign message one "
                "market away from your own centre. If you like longer journeys, choose the plan with two "
                "ring roads."
            ),
        ),
        "ruling_rats": Entry(
            "How many rats a person brings",
            (
                "Each person shows 0 to 3 rats. Period A brings 12 rats in all, B 13 and C 12: that is "
                "known of the printed game. How they are shared among the persons is not in any text we "
                "have, so the numbers here are ours, chosen to fit every example of the rules."
            ),
        ),
        "ruling_short": Entry(
            "When something runs out",
            (
                "There are 25 coins in all. If the supply is short, the missing coins come from whoever has "
                "most at that moment, all from that one player; of several, from the next one to your left. "
                "If you are the richest yourself, you get none. Without a cube in the general supply, "
                "persons who place one bring nothing."
            ),
        ),
        "ruling_order": Entry(
            "First move, then use",
            (
                "Jester and actress move the pieces first; then the sector is used with all that stands "
                "there. The travelling folk send cubes away before the points are counted. So a park that "
                "was emptied gives no bonus any more. To use an empty sector brings nothing."
            ),
        ),
        "ruling_stay": Entry(
            "No message without a drive",
            (
                "A message is taken at the end of a drive of at least one market. A carriage that stays "
                "where it is takes nothing, even if a message lies beside it. You may also leave a message "
                "lying and come back for it later."
            ),
        ),
    },
}
