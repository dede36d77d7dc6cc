"""The twelve buildings of Rattus Cartus: name, both actions at a glance, and the rule in full."""

from game.words.texts import House

BUILDINGS = {
    "farm": House(
        "Farm",
        "4 [draw]",
        "2 [draw]",
        "Premium: draw four population cards. Standard: draw two.",
    ),
    "brewery": House(
        "Brewery",
        "1[draw]/1[influence]",
        "1[draw]/2[influence]",
        (
            "Premium: draw a population card for each influence you scored this round. Standard: draw "
            "one for every two, rounded down."
        ),
    ),
    "marketplace": House(
        "Marketplace",
        "2 [joker]",
        "1 [joker]",
        "Premium: take two jokers. Standard: take one.",
    ),
    "office": House(
        "Office",
        "2 [pass]",
        "1 [pass]",
        "Premium: take two passes. Standard: take one.",
    ),
    "monastery": House(
        "Monastery",
        "−2 [rat]",
        "−1 [rat]",
        "Premium: discard two rats. Standard: discard one.",
    ),
    "hospital": House(
        "Hospital",
        "−1[rat], then 3[hand]→−3[rat]",
        "2[hand]→−2[rat]",
        (
            "Premium: discard a rat, then up to three cards of your hand to discard as many rats. "
            "Standard: only up to two cards for as many rats. Any card will do."
        ),
    ),
    "castle": House(
        "Castle",
        "2 [sword]",
        "1 [sword]",
        "Premium: take two swords. Standard: take one.",
    ),
    "guard_tower": House(
        "Guard tower",
        "all with\u00a0≥[hand] give\u00a0you\u00a03[hand]",
        "gives none",
        (
            "Premium: every player with at least as many cards in hand as you gives you three cards of "
            "their choice, or all if they have fewer. Whoever stands in any guard tower this round is "
            "safe from that. Standard: nothing more than this safety."
        ),
    ),
    "tent": House(
        "Tent",
        "2 [eye]",
        "1 [eye]",
        (
            "The fortune-teller shows you cards of the nun row. Premium: look at two. Standard: look at "
            "one. Nobody else sees them, and they stay where they are."
        ),
    ),
    "pipers_hut": House(
        "Piper’s hut",
        "2 [flute]",
        "1 [flute]",
        "Premium: take two flutes. Standard: take one.",
    ),
    "palace": House(
        "Palace",
        "2 [prestige]",
        "1 [prestige]",
        "Premium: take two victory tokens. Standard: take one. Each is worth a point.",
    ),
    "treasury": House(
        "Treasury",
        "2 [gold]",
        "1 [gold]",
        "Premium: take two gold cards. Standard: take one.",
    ),
}
