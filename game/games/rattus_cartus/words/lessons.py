"""The lessons of Rattus Cartus: titles, what every step says, and kind reasons where a move is waited for."""

TITLES = {
    1: "A town in need",
    2: "A round",
    3: "Visits, rats and nuns",
}

#: What each chapter is about, in a line.
ABOUT = {
    1: "Buildings, classes, and the rats nobody may forget",
    2: "Support, a visit, and the premium",
    3: "Look at the nuns, draw a sword, and stay alive",
}

NOTES = {
    # A town in need.
    "town": "A town in the plague. Each round two buildings open their doors, and you visit one of them.",
    "tracks": "Six classes live here. You win influence with them; what is red is yours. Nobody has any yet.",
    "points": "At the end the one ahead in a class gets 10 points, the next one 5. Most points win.",
    "people": "Your cards are people of these classes. The sign in the corner tells which.",
    "rats": "But there are rats: you begin with 10.",
    "nuns": (
        "Five more cards lie here face down. At the end their nuns are counted: whoever has more [rat] than "
        "that is dead and cannot win."
    ),
    "support": "A round begins with support. The marketplace offers 2 [draw] and one [rat] less. Choose it.",
    "visit": "Now visit a building. You have somebody for the marketplace: enter it.",
    "lay": "Its class is the bourgeoisie. Lay your merchant with the same sign.",
    "done": "One card is enough for today. End with the red seal.",
    "influence": (
        "Each card is a step with the class of the building. Bertrand came after you: at a tie the last one "
        "leads."
    ),
    "jokers": (
        "Bertrand laid as many cards as you, but you came first. So the premium is yours: 2 [joker], which "
        "fit everywhere."
    ),
    "theme_end": "Ten rounds like this make a game. In the next chapter you play one in full.",
    # A round.
    "second_round": "Round two. The bell has gone to Bertrand: this time he enters a building before you.",
    "four_cards": "Both buildings offer 4 [draw]. Choose the support of the castle.",
    "face_down": (
        "Bertrand stands in the farm with two cards face down. Everybody sees how many, nobody sees which."
    ),
    "premium": (
        "The premium, marked [crown], is for whoever lays most people and jokers: here 2 [sword]. Others "
        "get 1. With two players there is one premium a round, over both buildings."
    ),
    "enter": "To beat Bertrand you need three cards. You hold enough knights: enter the castle.",
    "first_card": "Lay this knight. The grey cards with a helmet are all knights.",
    "second_card": "A second one. Others see how many you lay, but not which.",
    "third_card": "And a third: now you have more than Bertrand.",
    "enough": "The strip tells what they bring: three steps, no rat, and the [crown]. End with the seal.",
    "three_steps": "Three cards, three steps with chivalry. You lead, which is worth 10 points so far.",
    "swords": "And the premium: two swords. You will soon see what they are for.",
    "strangers": (
        "Bertrand laid a merchant in the farm. A card of another class counts as well, but it brings a "
        "[rat]. That is how rats come."
    ),
    "round_end": "Support, visit, action: you know a round. Spread your people wisely over the six classes.",
    # Visits, rats and nuns.
    "odds": (
        "Only you see this sheet: your rats, and how likely there are enough nuns. If the game ended now, "
        "you would probably live."
    ),
    "look": (
        "You may use the support of one building and visit another. The marketplace lets you look at a nun "
        "card [eye]. Choose it."
    ),
    "no_nun": "Look at this card. Nobody else sees it.",
    "tent": "No nun on it! Let us know more: the fortune-teller in the tent shows nun cards. Enter.",
    "magic": "Her class is magic. Lay one of these cards, without nuns.",
    "joker": "A stranger would bring a rat, a joker never does. Lay a joker.",
    "sword": (
        "Now a sword. If somebody else comes in, the one with fewest swords gives half the hand to the one "
        "with most."
    ),
    "enough_again": "That will do. End with the seal; Bertrand is next.",
    "robbed": "He came in without a sword and gave you half of his hand: five cards!",
    "one_more": (
        "A sword does not count here: two cards each, but you came first. So you may look at two nun cards. "
        "First this one."
    ),
    "last_look": "Four nuns: good. And now this one.",
    "known": (
        "Five nuns on three cards; two are unknown. The sheet has reckoned anew. Fewer rats are always "
        "better."
    ),
    "last_round": (
        "In the last round the buildings give nothing; the strongest visitor gets one more step. Then "
        "points and nuns are counted."
    ),
    "play_on": "Fifteen cards in hand, and a sword among them. Play on against Bertrand, an apprentice!",
}

REASONS = {
    "support": "The same is offered there. Today take it from the marketplace.",
    "visit": "You have nobody who fits there. Enter the marketplace.",
    "lay": "Lay the merchant: he fits here. Anybody else would bring you a rat.",
    "done": "Keep the others; you will need them. End with the red seal.",
    "four_cards": "Four cards there, four cards here. Choose the castle.",
    "enter": "Bertrand is strong there. In the castle your knights count.",
    "first_card": "Begin with the knight without nuns; the others come later.",
    "second_card": "Lay another knight, the one with two nuns.",
    "third_card": "One more knight, the one with four nuns.",
    "enough": "Three are enough. Keep the rest, and end with the seal.",
    "look": "One rat less would be good, but knowledge is rare. Choose the marketplace.",
    "no_nun": "They all look alike. Take the fourth card.",
    "tent": "The marketplace has only jokers. Enter the tent.",
    "magic": "Start with the card of magic that has no nuns.",
    "joker": "Not that. Lay a joker: it brings no rat.",
    "sword": "Not that. Draw your sword!",
    "enough_again": "Enough is laid. End with the seal.",
    "one_more": "Take the second card, please.",
    "last_look": "Take the first card, please.",
}
