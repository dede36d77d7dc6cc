"""The rules of Rattus Cartus on cards: a concept each, by chapter."""

from game.words.texts import Entry

#: What the chapters are called.
HEADINGS = {
    "aim": "Aim",
    "set_up": "Set-up",
    "round": "A round",
    "places": "Cards and tracks",
    "persons": "Buildings",
    "plague": "Rats and nuns",
    "end": "End and scoring",
    "rulings": "Rulings",
}

#: The concepts by chapter and key.
CONCEPTS = {
    "aim": {
        "idea": Entry(
            "Heir to the crown",
            (
                "The king is dead, and his heirs travel from town to town to win the six classes for "
                "themselves. You visit buildings, lay cards and gain influence. Most points win the crown, "
                "but only for the living: whoever has more [rat] at the end than the nun row has [nun] is "
                "dead and has lost."
            ),
        ),
        "pieces": Entry(
            "What lies on the table",
            (
                "In the middle lie the buildings of the day. Six tracks show your influence with each "
                "class. From the population deck you draw cards; jokers and special cards lie in open "
                "stacks. Five face-down cards form the nun row. Your hand and your rats are secret; how "
                "many cards you hold is not."
            ),
        ),
    },
    "set_up": {
        "town": Entry(
            "Thirty building cards",
            (
                "Each class has two buildings with five cards each; thirty cards, five a class, make up a "
                "game. For a first game take farm, marketplace, monastery, castle, tent and palace. Later "
                "draw one building for each class, mix the cards of both, or agree on any five a class. The "
                "guard tower is not meant for two."
            ),
        ),
        "rounds": Entry(
            "How many rounds",
            (
                "With two players there are ten rounds, with three nine, with four or five eight. Two or "
                "three players find two buildings in each town, four or five find three. Cards left over "
                "form the replacement deck. When the last building card is laid out, the last round begins."
            ),
        ),
        "start": Entry(
            "What you begin with",
            (
                "You begin with five population cards and ten rats, and your discs stand at the beginning "
                "of all six tracks. Five more population cards lie face down as the nun row. Beside them "
                "lie the jokers and those special cards that the buildings of this game can give. The first "
                "player is drawn by lot or agreed on."
            ),
        ),
        "two_players": Entry(
            "Two players",
            (
                "With two players there is only one premium a round, over both buildings: whoever laid more "
                "population cards and jokers has it; of equals, whoever entered first. So both of you show "
                "your cards before the first building is resolved. The other one takes the standard action."
            ),
        ),
    },
    "round": {
        "phases": Entry(
            "The five phases",
            (
                "A: New buildings are laid out. B: Everybody takes the support of one building. C: In turn "
                "everybody enters a building and lays cards face down. D: The buildings are resolved from "
                "left to right. E: All leave the town, and the first-player card goes to the left."
            ),
        ),
        "row": Entry(
            "A new town",
            (
                "Two or three building cards are laid out from left to right. If all of them show the same "
                "building, the last one goes under the replacement deck and its top card takes the place, "
                "until there is a difference. Two of three may be alike: then they are two buildings side "
                "by side."
            ),
        ),
        "support": Entry(
            "Support before the visits",
            (
                "Before the visits you choose one building card of the row and take its support: draw "
                "population cards, discard rats, look at a nun card, or two of these. Several of you may "
                "choose the same one, and you may visit another building afterwards. What you cannot use is "
                "lost."
            ),
        ),
        "visit": Entry(
            "Enter a building",
            (
                "From the first player on, each of you enters one building and takes the lowest free number "
                "there. Others may be inside already. The order matters: whoever came earlier is ahead "
                "among equals and acts earlier. With a pass you may let the others go first."
            ),
        ),
        "lay": Entry(
            "Lay cards face down",
            (
                "As you enter, you lay as many cards of your hand face down as you like, even none. How "
                "many is open to all, which ones is not. Population cards, jokers, swords and flutes may be "
                "laid; passes and gold may not. They stay hidden until the building is resolved."
            ),
        ),
        "resolve": Entry(
            "Resolve a building",
            (
                "All inside show their cards. In the order of entry each gains 1 [influence] with the class "
                "of the building for every population card and joker, and takes 1 [rat] for every "
                "population card of another class. Then swords and flutes are compared, actions are taken, "
                "and the laid cards are put away."
            ),
        ),
    },
    "places": {
        "tracks": Entry(
            "The influence tracks",
            (
                "Each class has a track. For each influence your disc goes one space on. A disc that comes "
                "to an occupied space is laid on top of the stack. The track has no end: beyond the last "
                "space a number says how far you are. At the end each track brings 10, 5 and 2 points."
            ),
        ),
        "hand": Entry(
            "Cards in your hand",
            (
                "You may hold as many cards as you like. Everybody sees how many they are, nobody sees "
                "which. Most population cards and jokers bring 2 points at the end, but a large hand tempts "
                "the swords: they take half of it. Cards you have laid no longer count as your hand."
            ),
        ),
        "decks": Entry(
            "Deck and discard pile",
            (
                "Population cards you lay go to the discard pile after the building is resolved. When the "
                "deck is empty, the discard pile is shuffled and becomes the new deck. If both are empty, "
                "nobody draws. Jokers and special cards go back to their stacks instead."
            ),
        ),
        "specials": Entry(
            "Jokers and special cards",
            (
                "Some buildings give special cards: swords and flutes are laid to take from others, with a "
                "pass you wait, gold counts at the end. Jokers are laid like population cards but never "
                "bring a rat. Special cards do not count for the premium, jokers do. Most swords, flutes or "
                "passes in hand at the end bring 2 points each."
            ),
        ),
    },
    "persons": {
        "premium": Entry(
            "Premium and standard",
            (
                "Each building has two actions. The premium goes to whoever laid most population cards and "
                "jokers there; of equals, to whoever entered first, even with no card at all. Everybody "
                "else inside takes the standard action. The premium comes first, then the others in the "
                "order of entry. Whoever has the premium does not take the standard action too."
            ),
        ),
        "class_of": Entry(
            "The class of a building",
            (
                "The sign of the building says with which class you gain influence there. Cards of that "
                "class are welcome; all others bring influence as well, but each brings a rat too. So "
                "choose: a few cards that fit and good health, or many cards and many rats."
            ),
        ),
    },
    "plague": {
        "rats": Entry(
            "Where rats come from",
            (
                "You begin with ten rats. Every population card you lay in a building of another class "
                "brings one more. Monastery, hospital and some support take rats away; with flutes you send "
                "one to somebody else. The supply of rats never runs out. Only you see how many you have, "
                "unless the table agrees otherwise."
            ),
        ),
        "nun_row": Entry(
            "Nun row",
            (
                "Five population cards lie face down. Each shows none to four nuns, two on average: the row "
                "hides 10 nuns on average, and anything from 0 to 20 is possible. At the end the row is "
                "turned up and its nuns are counted. Whoever has more rats than nuns is dead; with as many "
                "rats as nuns you live."
            ),
        ),
        "look": Entry(
            "Looking at nun cards",
            (
                "The tent and some support let you look at cards of the nun row. Everybody sees where you "
                "look, only you see what is there, and the table remembers it for you. The cards never "
                "change their places. You may look at a card again, and in the tent do without; if you have "
                "seen all five, you are not asked."
            ),
        ),
        "chances": Entry(
            "Your chance to survive",
            (
                "If you know nothing about the nun row, 8 rats are survived three times out of four, 10 a "
                "little more than every other time, 12 once in three times and 15 once in ten. Cards in "
                "your hand, in the discard pile and those you have seen tell you more. At the table your "
                "chance stands beside your rats."
            ),
        ),
        "contests": Entry(
            "Swords and flutes",
            (
                "Swords are compared once in a building, then flutes. Most swords take half the hand of "
                "whoever laid fewest; most flutes hand them a rat. Of several with most, the first to enter "
                "wins; of several with fewest, the winner picks one. If all are level, or you are alone, "
                "nothing happens. Without a rat there is none to send."
            ),
        ),
    },
    "end": {
        "last_round": Entry(
            "The last round",
            (
                "The round that lays out the last building card is the last. Support, visits, influence, "
                "rats, swords and flutes are as ever, but no actions are taken: whoever would have the "
                "premium of a building gains 1 [influence] there instead. The others gain nothing."
            ),
        ),
        "classes_score": Entry(
            "Points for the classes",
            (
                "For each of the six classes most influence brings 10 points, second most 5 and third most "
                "2. Without influence you get nothing there. Level discs are ranked by their stack, so 10, "
                "5 and 2 always go to different players; with two players the 2 points stay unused."
            ),
        ),
        "hand_score": Entry(
            "Points for cards and tokens",
            (
                "Most population cards and jokers in hand bring 2 points, and so do most swords, most "
                "flutes and most passes; if several are level, each gets 1. Most gold brings 6 points, "
                "second most 3; level firsts share 9, level seconds share 3, rounded down. Each victory "
                "token is a point. Whoever has none of a kind gets nothing for it."
            ),
        ),
        "winner": Entry(
            "Who wins",
            (
                "First the points are counted, then rats and nuns. Whoever has more rats than nuns is dead "
                "and cannot win, but keeps the place in the ranking of the classes. Of the living, most "
                "points win; of equals, fewest rats; if that is level too, they share the victory. If all "
                "are dead, nobody wins."
            ),
        ),
    },
    "rulings": {
        "ruling_stack": Entry(
            "Who leads in a stack",
            (
                "The rules say that a disc is laid on top, but not who then leads. Ties are settled "
                "everywhere else, so here the stack itself must decide. We let the disc on top lead, the "
                "last to come; the table may agree that the first to come leads. A disc that does not move "
                "keeps its place."
            ),
        ),
        "ruling_sword": Entry(
            "Who picks the cards",
            (
                "The rules do not say who picks the cards that a sword takes. As at the guard tower, "
                "whoever gives chooses; the table may let chance draw them. Half of the hand is rounded "
                "down: of five cards two, of one card none. Gold and jokers may be given too."
            ),
        ),
        "ruling_support": Entry(
            "What the support gives",
            (
                "Which support stands on which building card is printed as a picture only; an example names "
                "three. Ours are worth the same everywhere: a discarded rat or a look counts like two "
                "cards, and each building card gives four in all. So its five copies give 4 cards, 2 and a "
                "rat, 2 and a look, 2 rats, or a rat and a look."
            ),
        ),
        "ruling_short": Entry(
            "When a stack runs out",
            (
                "If a stack of special cards, jokers or victory tokens runs short, you take what is left: "
                "first whoever has the premium, then the others in the order of entry. Cards laid in a "
                "building come back to their stacks only after its actions, so they cannot be taken there "
                "at once."
            ),
        ),
        "ruling_right": Entry(
            "A right, not a duty",
            (
                "The action of a building is a right: you may do without it. You are asked only where that "
                "can help: where a guard tower still to come in this row could take more, or others can come "
                "later and you get population, passes or gold, which cannot be laid for nothing. Support is "
                "no right: you take all of it."
            ),
        ),
        "ruling_tower": Entry(
            "Several guard towers",
            (
                "Hands are compared as they are when the action begins, cards already laid not counted; "
                "then all give at the same time. Whoever visits any guard tower this round is safe from all "
                "of them. A player with fewer than three cards gives them all. If you and another both hold "
                "none, nothing happens."
            ),
        ),
    },
}
