"""The action cards of Notre Dame: name, a short line, and the rule in full."""

from game.words.texts import Card

#: A sector is called like its card and does the same when it is used.
CARDS = {
    "school": Card(
        "Cloister school",
        "1 [cube] per piece here",
        (
            "Place a cube from your supply in the cloister school, then take as many cubes from the "
            "general supply as you now have pieces there. If fewer are left, you take those."
        ),
    ),
    "bank": Card(
        "Bank",
        "1 [coin] per piece here",
        (
            "Place a cube from your supply in the bank, then take as many coins as you now have "
            "pieces there. Coins that the supply lacks come from the richest player, unless that is "
            "you."
        ),
    ),
    "residence": Card(
        "Residence",
        "1 [prestige] per piece here",
        (
            "Place a cube from your supply in the residence, then gain as much prestige as you now "
            "have pieces there."
        ),
    ),
    "carriage_house": Card(
        "Carriage house",
        "Drive 1 market per piece here",
        (
            "Place a cube from your supply in the carriage house, then drive your carriage up to as "
            "many markets far as you now have pieces there. You may take the message where the drive "
            "ends, unless you hold fewer of another colour that still lies on the board."
        ),
    ),
    "inn": Card(
        "Inn",
        "1 [coin], 1 [cube] or [rat] −1",
        (
            "Place a cube from your supply in the inn, then choose a bonus: a coin, a cube from the "
            "general supply, or your rat one step back. From the third piece on (2007 rules: the "
            "fourth) you choose twice, even the same."
        ),
    ),
    "park": Card(
        "Park",
        "[rat] −1; bonus to later [prestige]",
        (
            "Place a cube from your supply in the park and move your rat one step back. For every two "
            "pieces in your park you gain 1 more prestige each time you gain any."
        ),
    ),
    "hospital": Card(
        "Hospital",
        "[rat] −1; fewer rats every round",
        (
            "Place a cube from your supply in the hospital and move your rat one step back. In the "
            "plague phase each piece in your hospital stops one rat; with more pieces than rats, your "
            "rat moves back."
        ),
    ),
    "notre_dame": Card(
        "Notre Dame",
        "Give 1–3 [coin]: 1, 3 or 6 [prestige]",
        (
            "Give 1, 2 or 3 coins and place a cube from your supply in the cathedral: you gain 1, 3 "
            "or 6 prestige at once, and a share when the cathedral pays out. Without coins you place "
            "no cube."
        ),
    ),
    "confidant": Card(
        "Confidant",
        "Move him and use the sector",
        (
            "Send your confidant to a sector where he is not yet and use it. He counts as a cube "
            "there but needs none; he never goes to the cathedral."
        ),
    ),
}
