"""What belongs to each rule card of Rattus Cartus: its picture, what to read next, its options, its names."""

from game.table.rule_cards import Link
from rules.rattus_cartus.buildings import MayAct, Nurse
from rules.rattus_cartus.names import CLASSES
from rules.rattus_cartus.specials import ChooseInfested, ChooseRobbed, Give
from rules.rattus_cartus.support import Look, Support
from rules.rattus_cartus.visits import Lay, Visit

LINKS = {
    "idea": Link("street", ("phases", "nun_row", "classes_score")),
    "pieces": Link("parts", ("hand", "tracks", "nun_row")),
    "town": Link(
        "six_houses", ("premium", "rounds"), ("buildings", "picked", *(f"mixed_{name}" for name in CLASSES))
    ),
    "rounds": Link("rounds", ("row", "last_round"), names=("buildings", "back_building")),
    "start": Link("start", ("nun_row", "rats", "specials"), ("first_player",), ("first",)),
    "two_players": Link("two_houses", ("premium",)),
    "phases": Link("phases", ("support", "visit", "resolve")),
    "row": Link("alike", ("rounds", "support"), names=("back_replacement",)),
    "support": Link("supports", ("ruling_support", "look"), ("support_order",), asked=(Support,)),
    "visit": Link("visitors", ("lay", "premium", "pass"), asked=(Visit,)),
    "lay": Link("laying", ("population", "resolve", "hand"), names=("laid",), asked=(Lay,)),
    "resolve": Link("resolving", ("premium", "contests", "decks")),
    "tracks": Link("tracks", ("classes_score", "ruling_stack"), ("influence_ties",), ("influence", *CLASSES)),
    "hand": Link("hand", ("lay", "hand_score"), names=("known",)),
    "decks": Link("decks", ("population", "specials"), names=("deck", "discard", "draw", "slab")),
    "specials": Link("specials", ("joker", "contests", "gold"), names=("stack",)),
    "population": Link("population", ("class_of", "nun_row")),
    "joker": Link(see=("specials", "premium")),
    "sword": Link(see=("contests", "ruling_sword")),
    "flute": Link(see=("contests", "rats")),
    "pass": Link(see=("visit", "hand_score")),
    "gold": Link(see=("treasury", "hand_score")),
    "premium": Link("premium", ("two_players", "last_round"), names=("standard",)),
    "class_of": Link("class_of", ("population", "rats")),
    "rats": Link("ten_rats", ("nun_row", "class_of", "monastery"), ("rats",), ("rat", "rats_hidden")),
    "nun_row": Link("nun_row", ("look", "chances", "winner"), names=("nun", "nuns", "back_population")),
    "look": Link("look", ("nun_row", "tent", "support"), names=("looked", "eye"), asked=(Look,)),
    "chances": Link("chances", ("nun_row", "look"), names=("chance",)),
    "contests": Link(
        "contests",
        ("sword", "flute", "ruling_sword"),
        ("sword_cards",),
        asked=(ChooseRobbed, ChooseInfested, Give),
    ),
    "last_round": Link("last_round", ("premium", "rounds")),
    "classes_score": Link("podium", ("tracks", "ruling_stack"), names=("points",)),
    "hand_score": Link("hand_score", ("gold", "hand", "palace"), names=("tokens", "points_1")),
    "winner": Link("winner", ("nun_row", "classes_score")),
    "ruling_stack": Link("stack", ("tracks",), ("influence_ties",)),
    "ruling_sword": Link("sword_takes", ("sword", "guard_tower"), ("sword_cards",)),
    "ruling_support": Link("copies", ("support",), ("support_table",)),
    "ruling_short": Link("short", ("specials", "decks")),
    "ruling_right": Link("right", ("premium", "guard_tower"), asked=(MayAct,)),
    "ruling_tower": Link("towers", ("guard_tower", "hand")),
    "farm": Link(see=("decks", "premium")),
    "brewery": Link(see=("resolve", "decks")),
    "marketplace": Link(see=("joker", "premium")),
    "office": Link(see=("pass", "premium")),
    "monastery": Link(see=("rats", "premium")),
    "hospital": Link(see=("rats", "hand"), asked=(Nurse,)),
    "castle": Link(see=("sword", "contests")),
    "guard_tower": Link(see=("ruling_tower", "premium")),
    "tent": Link(see=("look", "nun_row")),
    "pipers_hut": Link(see=("flute", "contests")),
    "palace": Link(see=("hand_score", "premium")),
    "treasury": Link(see=("gold", "hand_score")),
}
