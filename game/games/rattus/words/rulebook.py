"""The rules of Rattus on cards: a concept each, by chapter."""

from game.words.texts import Entry

#: What the chapters are called.
HEADINGS = {
    "aim": "Aim",
    "set_up": "Set-up",
    "round": "A turn",
    "places": "The map of Europe",
    "persons": "Characters",
    "plague": "Plague and tokens",
    "end": "End and scoring",
    "rulings": "Editions and rulings",
}

#: What the parts of a rat token are called; what they mean stands with the classes.
SIGN_TITLES = {
    "class": "Sign of a class",
    "majority": "Majority",
    "all": "All",
    "limit": "Limit",
    "ring": "Ring",
}

#: The figure that everybody moves in turn.
PLAGUE_PIECE = "Plague piece"

#: The concepts by chapter and key.
CONCEPTS = {
    "aim": {
        "idea": Entry(
            "Save your people",
            (
                "The year is 1347, and the plague comes over Europe. You let your people grow where the "
                "rats are, and lead the plague where it hurts others more. At the end all rats are turned: "
                "whoever then has most cubes on the map and in the castle wins."
            ),
        ),
        "pieces": Entry(
            "What lies on the table",
            (
                "Each of you has 20 cubes, your people. The 49 rat tokens bring new people and death alike. "
                "The dark figure is the plague; you move it in turn. Six class cards lend a power to "
                "whoever holds them, and draw the plague upon them."
            ),
        ),
    },
    "set_up": {
        "map": Entry(
            "Eight, ten or twelve regions",
            (
                "Two of you play in the eight regions of the west and the middle. Three add Bulgaria and "
                "Turcia, four also Russia and Tartaria. Regions that are not in the game lie under a veil: "
                "nothing enters them, and ways to them do not exist."
            ),
        ),
        "rats_laid": Entry(
            "The first rats",
            (
                "A token with a ring comes into each region, face down. All others are the supply; with "
                "fewer than four players some ordinary ones stay in the box unseen: twelve with two "
                "players, six with three. The plague begins in a region drawn by lot."
            ),
        ),
        "six": Entry(
            "Six characters",
            (
                "Only six of the eighteen characters are in a game. The base game takes the first one of "
                "each class. With the Pied Piper the table draws them by lot, one for each class or quite "
                "freely, takes a suggested set, or names its own six. A free draw can be made to hold at "
                "least one card of chivalry."
            ),
        ),
        "start": Entry(
            "The first cubes",
            (
                "From the first player on, each of you places two cubes in a region; then, in reverse "
                "order, two more, there or elsewhere. Regions may be shared. After that the first player "
                "takes the first turn, and play goes on to the left."
            ),
        ),
    },
    "round": {
        "turn": Entry(
            "What you do in a turn",
            (
                "In your turn you may take a class card, may place cubes, and may use the power of each of "
                "your cards once, in any order you like. At the end you must move the plague. That ends "
                "everything else, and the player to your left is next."
            ),
        ),
        "take": Entry(
            "Take a class card",
            (
                "Once a turn you may take one class card, from beside the map or from another player. You "
                "may use it at once. You keep it until somebody takes it from you: giving it back is not "
                "possible. You may hold several cards, even all six."
            ),
        ),
        "place": Entry(
            "One new cube per rat",
            (
                "Once a turn you may choose a region and place as many of your cubes there as rats lie in "
                "it: one, two or three. Where there is no rat nobody settles, save with the peasant or the "
                "queen. You place the full number or, if your supply is smaller, what you have left."
            ),
        ),
        "powers": Entry(
            "Use powers",
            (
                "Each of your cards may be used once in your own turn, before the plague moves; a card you "
                "have just taken too. Some powers work along with something else: peasant, queen and mayor "
                "when you place cubes, the cards of chivalry and the serf when the plague moves. You need "
                "not use a power."
            ),
        ),
    },
    "places": {
        "neighbours": Entry(
            "Neighbours",
            (
                "Regions with a common border are neighbours, and so are two regions joined by an arrow "
                "across the sea. Plague, rats and cubes go from neighbour to neighbour. A wall of the "
                "emperor closes a border or an arrow to all of them."
            ),
        ),
        "three_rats": Entry(
            "Three rats at most",
            (
                "A region holds three rats at most. The more of them lie there, the more people you may "
                "settle, and the more tokens are turned when the plague comes. Until then they stay face "
                "down; only the witch has a look before."
            ),
        ),
        "castle": Entry(
            "Safe in the castle",
            (
                "The castle is no region. The king brings a cube there from a region without rats. Cubes in "
                "the castle are safe until the end and count like any other; they never come out again. "
                "They count as placed when it is asked whether a player has placed every cube, but give "
                "nobody a majority."
            ),
        ),
        "supply": Entry(
            "Your supply",
            (
                "Cubes not on the map wait in your supply. Cubes that die come back there and can be placed "
                "again. Cubes on the baker’s card are neither here nor there: not in your supply, not on "
                "the map, and worth nothing until somebody places them."
            ),
        ),
        "helpers": Entry(
            "Nuns, bishops, walls, potions",
            (
                "Four characters bring pieces of their own. A nun lets one cube fewer count for limits, a "
                "bishop keeps rats out, a wall stops everything on its way, a potion saves a cube. They "
                "stay on the map when the card changes hands; whoever holds it now may move nuns, bishops "
                "and walls. Used potions can be brewed again."
            ),
        ),
    },
    "persons": {
        "classes": Entry(
            "Power and danger",
            (
                "Each card belongs to one of six classes: peasantry, bourgeoisie, church, chivalry, magic "
                "and royalty. Its power helps you; but when a token shows the sign of its class, you lose a "
                "cube in that region. Many cards make you strong, and a target."
            ),
        ),
        "same_class": Entry(
            "Several cards of a class",
            (
                "With the Pied Piper two or three characters of one class may be in the game. A sign of "
                "that class then costs a cube for each such card you hold: two cards, two cubes. If a class "
                "has no card in the game, its signs strike nobody."
            ),
        ),
        "together": Entry(
            "Cards that work together",
            (
                "With several cards of chivalry the plague still goes two regions far at most, but each "
                "adds its own effect there. What peasant and queen add may go along with the mayor’s cubes, "
                "to regions you lead. In the last round knight, crusader and serf of one player act in the "
                "same region."
            ),
        ),
    },
    "plague": {
        "plague": Entry(
            "The plague moves",
            (
                "At the end of your turn you move the plague to a neighbouring region; it may not stay. "
                "First it spreads: new rats come to its neighbours. Then it ravages: where it stands, rats "
                "are turned while there are both cubes and rats. With a card of chivalry it goes up to two "
                "regions far."
            ),
        ),
        "spread": Entry(
            "New rats",
            (
                "Count the rats where the plague has come to. With none, no new rat comes; with one, one "
                "new rat; with two or three, two new ones. You lay them face down in neighbouring regions, "
                "together or apart, but never more than three in a region. If all neighbours are full, none "
                "comes."
            ),
        ),
        "ravage": Entry(
            "Turn the tokens",
            (
                "Rats in the plague’s region are turned one after the other; you choose which comes next. A "
                "token strikes if its limit is reached, then leaves the game. Each new token looks at the "
                "cubes that are left. It goes on until no rat or no cube is left; rats not needed stay face "
                "down."
            ),
        ),
        "read_token": Entry(
            "How to read a token",
            (
                "The number is the limit: 3+ strikes from three cubes on, whoever they belong to. The signs "
                "say whom it strikes: holders of a class, whoever has most cubes here, or everybody here. "
                "Each sign takes one cube. Majority comes first, judged as the token is turned; if several "
                "are level, all of them lose a cube."
            ),
        ),
        "loss": Entry(
            "Losing cubes",
            (
                "Whoever is struck takes the cube from that region back into their supply. With no cube "
                "there you lose nothing, even if the sign is yours. If a potion stands beside a cube of "
                "yours, you choose: the cube dies with its potions, or you give up one potion instead."
            ),
        ),
        "example": Entry(
            "An example",
            (
                "In Gallia stand two blue cubes and one gold. A token 2+ is turned, with majority, "
                "peasantry and chivalry; three cubes are enough for it. Blue has most and loses one. Nobody "
                "holds a card of the peasantry. Gold holds the knight and loses its only cube. The next "
                "token, 3+, finds one cube and does nothing."
            ),
        ),
    },
    "end": {
        "ending": Entry(
            "When the game ends",
            (
                "After a turn in which the last rat of the supply was laid, or whose player then has every "
                "cube on the board, the regular game is over. A last round of powers follows, then the "
                "final plague. If the supply runs out in the middle of a spread, what is left is laid and "
                "the turn is finished."
            ),
        ),
        "last_round": Entry(
            "The last round",
            (
                "Against the clock, from the right of whoever played last, everybody else uses the powers "
                "of their cards once more. Nobody takes cards, places cubes by rats or moves the plague, "
                "except by a power. Whoever ended the game has no last turn. Then the left neighbour of the "
                "baker’s holder places the cubes still on that card."
            ),
        ),
        "last_powers": Entry(
            "Powers in the last round",
            (
                "Most powers work as ever. Peasant and queen place their cubes in any region, the mayor one "
                "in a region you lead, the soldier lays a rat beside the plague. Knight, crusader and serf "
                "move the plague themselves: with the knight it counts for two cubes until the end, with "
                "the others its rats strike at once."
            ),
        ),
        "final_plague": Entry(
            "The final plague",
            (
                "At the very end the plague comes over all of Europe. Region by region, wherever cubes "
                "stand, every rat is turned, in an order that chance decides. Limits and signs count as "
                "ever; it is nobody’s turn, and no new rats come. Potions and nuns still protect."
            ),
        ),
        "winner": Entry(
            "Who wins",
            (
                "Most cubes in the regions and in the castle win. If several are level, the one of them who "
                "would have played next wins: first comes the left neighbour of whoever ended the game, and "
                "the latter comes last. A table may also agree to share the victory."
            ),
        ),
    },
    "rulings": {
        "editions": Entry(
            "Base game and Pied Piper",
            (
                "The base game has six characters, one a class. The Pied Piper adds twelve, with nuns, "
                "bishops, walls and potions; always six are in the game. An error in the base rules was put "
                "right later: powers are used before the plague moves, and the exception is the knight, not "
                "the king. We play by that."
            ),
        ),
        "ruling_map": Entry(
            "Our map and our tokens",
            (
                "Borders, arrows and the faces of the tokens are printed as pictures only. Ours keep all "
                "that the texts tell: limits run from 1 to 6, a tenth of the tokens strikes even a single "
                "cube, royalty is shown most often, and every example of the rules comes out."
            ),
        ),
        "ruling_counter": Entry(
            "Counting the tokens",
            (
                "Turned tokens leave the game openly, so everybody could remember them. The table therefore "
                "counts them for you, unless you agree to play by heart. Tokens put aside at the start stay "
                "unknown to all."
            ),
        ),
        "ruling_knight": Entry(
            "The knight’s two cubes",
            (
                "The two cubes that the knight lends to the plague count for limits only. They cannot die, "
                "have no majority, and do not make an empty region a settled one. With nuns there, you add "
                "the two and take one away for each nun. Of two steps only the last region matters, and it "
                "must not be the first one again."
            ),
        ),
        "ruling_lead": Entry(
            "To lead a region",
            (
                "You lead a region if you have more cubes there than each other player; being level is not "
                "enough, one cube alone may be. The mayor counts these. For the queen the regions joined by "
                "your cubes count, walls or not; again you must be ahead of everybody. Castle and baker’s "
                "card count for neither."
            ),
        ),
        "ruling_walls": Entry(
            "Behind walls",
            (
                "Each border or arrow takes one wall. Walls stop plague, rats and cubes, also the merchant "
                "and the Pied Piper; the messenger, nuns, bishops and the witch’s swap pass. If the plague "
                "is walled in on all sides, it stays where it is, and nothing strikes this turn."
            ),
        ),
        "ruling_potions": Entry(
            "What potions do",
            (
                "A potion belongs to one cube and travels with it; into the castle it does not go. It "
                "protects in the last round and in the final plague too. Giving up a potion is no death: "
                "the serf gains nothing by it. There are ten potions, and used ones come back."
            ),
        ),
        "ruling_crusader": Entry(
            "Tokens in a chosen order",
            (
                "When the crusader turns all tokens at once, they strike in the order you choose, against "
                "the cubes that are left then. Open tokens that find nobody any more leave the game as "
                "well. Without the crusader you choose among face-down ones, which helps only if the witch "
                "has seen them."
            ),
        ),
    },
}
