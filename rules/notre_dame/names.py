"""The names and numbers of Notre Dame; places are small numbers because counters are lists."""

#: The seven sectors of a quarter. The cathedral is the eighth place where a cube can stand.
SECTORS = ("school", "bank", "residence", "carriage_house", "inn", "park", "hospital")
SCHOOL, BANK, RESIDENCE, CARRIAGE_HOUSE, INN, PARK, HOSPITAL = range(7)
CATHEDRAL = 7
PLACES = (*SECTORS, "cathedral")

#: The nine action cards of a set. Card number = owner * 9 + kind, so that a card knows its colour.
CARDS = (*SECTORS, "notre_dame", "confidant")
NOTRE_DAME, CONFIDANT = 7, 8

#: Where a confidant is who has not come into the quarter yet.
AWAY = -1

#: The four messages of a colour: prestige, and what comes with it.
MESSAGES = ("coin", "cube", "rat", "plain")
MESSAGE_POINTS = (1, 2, 3, 4)
COIN, CUBE, RAT, PLAIN = range(4)
#: A market without a message.
BARE = -1

CUBES = 14
COINS = 25
TRACK_END = 9
#: What the cathedral shares out each period, by number of seats.
CATHEDRAL_POINTS = {2: 6, 3: 8, 4: 10, 5: 12}
DONATIONS = (0, 1, 3, 6)
PERIODS = "ABC"
