"""What is said about Rattus Cartus away from its table: at its door, in the result, in the hall of fame."""

IDEA = "Win the classes of the town and keep your rats few"
WINS = "{name} wins the town"
WIN_TOGETHER = "{names} share the town"
FAVOURITES = "Favourite buildings"
