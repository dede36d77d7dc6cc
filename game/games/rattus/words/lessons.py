"""The lessons of Rattus: titles, what every step says, and kind reasons where a move is waited for."""

TITLES = {
    1: "Europe, 1347",
    2: "A turn",
    3: "Powers and the end",
}

#: What each chapter is about, in a line.
ABOUT = {
    1: "Your people, the rats, and who wins",
    2: "Take a card, place people, move the plague",
    3: "Use the classes, pay their price, survive the last round",
}

NOTES = {
    # Europe, 1347.
    "europe": "Europe in 1347. Your people settle all over the continent, and the plague comes after them.",
    "goal": "This is how many of your people live on the map. Whoever has most of them at the end wins.",
    "rats": "A rat lies in every region, face down. Nobody knows yet whom it will strike.",
    "settle": "Let your first two [cube] settle in Germania, in the middle of the map: pick it.",
    "settle_again": "Bertrand chose Italia and Scandia. Your next two [cube] go to Polonia.",
    "reaper": "This is the plague. Where it goes, the rats are turned over and people die.",
    "pouch": "These people of yours are still to come: 16 of 20.",
    "place": "Your turn: bring more people to Europe. Push “Place cubes”.",
    "where": (
        "People come where rats are, one [cube] for each [rat]: that is the risk of this game. Choose "
        "Germania."
    ),
    "characters": (
        "Six characters, each with a power. In your turn you may take one, even from another player. Rest "
        "on a card to read it."
    ),
    "supply": "The rats that are still to come. When the last one is out, the game soon ends.",
    "theme_end": (
        "Bring people where the rats are, but not when they bite: that is Rattus. Next, you play a whole "
        "turn."
    ),
    # A turn.
    "turn": (
        "Your next turn. This sheet lists what is left to do: take a card, place [cube], use powers. In any "
        "order; the plague comes last."
    ),
    "take": (
        "You have held the monk since last turn. Take the peasant as well: he brings one more [cube] "
        "whenever you place some."
    ),
    "place_again": "Now bring people to the map: place cubes.",
    "two_rats": "Two [rat] lie in Germania, so two [cube] may come there. Choose it.",
    "how_many": "And the peasant brings a third. Take all of them.",
    "monk": (
        "Six of yours with two [rat]: dangerous. The monk can lead a rat away. Use his power: pick his card."
    ),
    "which_rat": "Choose this rat of Germania.",
    "rat_to": "Lead it to Hungaria, where nobody lives.",
    "plague": "Powers used, people placed. Now the plague has to move: let it go.",
    "plague_to": "You choose where. Three of Bertrand’s people live in Italia. None of yours.",
    "new_rat": (
        "First the plague brings a new [rat] to a neighbour, as one lies in Italia. Choose Hispania, where "
        "nobody lives."
    ),
    "struck": (
        "The rat of Italia was turned: from 2 [cube] on it strikes whoever has most there, and whoever "
        "holds a royal card. Bertrand is both: 2 died."
    ),
    "turn_end": "Now Bertrand plays, and sends the plague to you. Turn by turn, that is the game.",
    # Powers and the end.
    "signs": (
        "Some rounds later. You hold three characters; their signs stand here. Power has its price: rats "
        "that show one of these signs strike you."
    ),
    "king": "The king brings one of yours from a region without rats into the castle. Use his power.",
    "castle": "No rat ever comes to the castle. Whoever is inside lives, and counts in the end.",
    "knight": (
        "In Anglia live four of Bertrand’s, two regions from the plague. The knight carries it that far. "
        "Take his card!"
    ),
    "plague_again": "Let the plague go.",
    "two_far": "From Hispania through Gallia: choose Anglia.",
    "rat_beside": "A new [rat] comes to a neighbour. Choose Scandia; none of yours live there.",
    "stronger": (
        "Only four live here, and many rats strike from five or six on. With the knight the plague counts "
        "for 2 more. Do it."
    ),
    "three_died": (
        "From 5 on, this rat strikes everybody there, whoever has most, and whoever holds magic. Three times "
        "Bertrand: 3 died."
    ),
    "eight_rats": (
        "Only 7 [rat] are left. When the last one comes, or somebody has placed every [cube], the last "
        "round begins."
    ),
    "last_round": (
        "In the last round everybody, but for the one who began it, uses the powers of their own cards once "
        "more. So hold good cards in time."
    ),
    "final_plague": (
        "Then the plague comes over all of Europe: every rat where people live is turned. Whoever has most "
        "people left wins."
    ),
    "play_on": (
        "You lead, and the end is near. Play on against Bertrand, an apprentice, and bring your people "
        "through!"
    ),
}

REASONS = {
    "settle": "A fine country too. But start in the middle: Germania.",
    "settle_again": "Perhaps later. Polonia lies next to your people in Germania.",
    "place": "One thing after the other: first place cubes.",
    "where": "There they would come as well. Let them join their kin in Germania.",
    "take": "That power is useful too. For this turn take the peasant.",
    "place_again": "Not yet. First place people, while the peasant helps.",
    "two_rats": "Let them stay together: choose Germania.",
    "how_many": "The third one costs nothing: take all three.",
    "monk": "Wait with the plague. First use the monk: pick his card.",
    "which_rat": "Leave that one where it is. Choose the rat of Germania with the golden ring.",
    "rat_to": "Leave that one in peace: choose Hungaria.",
    "plague": "There is nothing else left to do: let the plague go.",
    "plague_to": "Not there. Bertrand’s people in Italia are a better aim.",
    "new_rat": "That is too near to your people. Choose Hispania.",
    "king": "Soon. First bring somebody into the castle: use the king.",
    "knight": "A good card, but only the knight reaches Anglia. Take him.",
    "plague_again": "You have done enough. Let the plague go.",
    "two_far": "It can go further than that: choose Anglia.",
    "rat_beside": "Your people live there. Choose Scandia.",
    "stronger": "Then the rat may find too few to strike. Let the plague count for 2 more.",
}
