"""What the looking glass says whatever the game."""

ALONE = "Alone with bots there is nobody to hide anything from."
NOBODY_YET = "nobody yet"
UNSEEN = "Nobody has looked at it"
