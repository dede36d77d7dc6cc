"""What is said about Notre Dame away from its table: at its door, in the result, in the hall of fame."""

IDEA = "Influence and intrigue in the shadow of the cathedral"
WINS = "{name} wins Paris"
WIN_TOGETHER = "{names} share Paris"
#: Rows of the result that there is no room for, taken together.
OTHERS = "Other sources"
FAVOURITES = "Favourite persons"
