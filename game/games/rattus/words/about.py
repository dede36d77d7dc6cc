"""What is said about Rattus away from its table: at its door, in the result, in the hall of fame."""

IDEA = "Spread your people through Europe before the plague does"
WINS = "{name} outlives the plague"
WIN_TOGETHER = "{names} outlive the plague"
#: Rows of the result that there is no room for, taken together.
OTHERS = "Other regions"
FAVOURITES = "Favourite characters"
