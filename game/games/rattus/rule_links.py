"""What belongs to each rule card of Rattus: its picture, what to read next, its options, its names."""

from game.table.rule_cards import Link
from rules.rattus.classes import (
    KingCube,
    KingFrom,
    MerchantCubes,
    MerchantFrom,
    MerchantTo,
    MonkRat,
    MonkTo,
    WitchLook,
    WitchLookAgain,
    WitchSwap,
)
from rules.rattus.endgame import LastTurn
from rules.rattus.last_powers import LastCubes, LastMayor, LastMove, LastRat, QueenCubes
from rules.rattus.moves import CarryCube
from rules.rattus.names import CLASSES
from rules.rattus.pieces import MovePiece, SetPiece
from rules.rattus.pied_piper import (
    BrewAt,
    BrewBeside,
    MayorBonus,
    MayorPick,
    MessengerFrom,
    MessengerTo,
    PiperFrom,
    PiperRats,
    PiperTo,
)
from rules.rattus.placing import DeliverBread, HowMany, PlaceCubes, StartCubes
from rules.rattus.plague import MovePlague, ShowAll, Spread, Strengthen
from rules.rattus.ravage import AddSerf, LoseCube, TurnToken
from rules.rattus.turn import Turn

LINKS = {
    "idea": Link("europe", ("turn", "plague", "ending")),
    "pieces": Link("parts", ("supply", "read_token", "classes")),
    "map": Link("europe_of_two", ("neighbours",), ("regions",), ("region",)),
    "rats_laid": Link("first_rats", ("ring", "start", "three_rats")),
    "six": Link("six", ("classes", "editions"), ("cards", "picked", "chivalry")),
    "start": Link("first_cubes", ("turn",), ("first_player",), asked=(StartCubes,)),
    "turn": Link("turn", ("take", "place", "plague"), asked=(Turn,)),
    "take": Link("take", ("classes", "powers"), names=("on_the_table",)),
    "place": Link(
        "placing", ("three_rats", "supply", "peasant"), names=("cube",), asked=(PlaceCubes, HowMany)
    ),
    "powers": Link("powers", ("together", "last_powers")),
    "neighbours": Link("neighbours", ("plague", "ruling_walls")),
    "three_rats": Link("crowded", ("place", "spread"), names=("rat", "rat_back")),
    "castle": Link("castle", ("king", "winner"), asked=(CarryCube,)),
    "supply": Link("supply", ("place", "baker"), names=("reserve", "pouch", "bread")),
    "helpers": Link(
        "helpers",
        ("nun", "bishop", "emperor"),
        names=("wall", "potion"),
        asked=(SetPiece, MovePiece),
    ),
    "classes": Link("six_classes", ("class", "same_class", "take"), names=("deck", "cards")),
    "same_class": Link("same_class", ("classes", "class")),
    "together": Link("riders", ("powers", "last_powers")),
    "plague": Link("plague", ("spread", "ravage"), asked=(MovePlague,)),
    "spread": Link("spreading", ("three_rats", "soldier"), asked=(Spread,)),
    "ravage": Link("ravage", ("read_token", "loss", "example"), names=("flipped",), asked=(TurnToken,)),
    "read_token": Link("read_token", ("limit", "majority", "class")),
    "limit": Link("limits", ("read_token", "nun", "knight")),
    "class": Link("signs", ("classes", "same_class"), names=CLASSES),
    "majority": Link("majority", ("read_token", "example")),
    "all": Link("everybody", ("read_token",)),
    "ring": Link("ring", ("rats_laid",), names=("rat_back_start",)),
    "loss": Link("loss", ("supply", "ruling_potions"), asked=(LoseCube,)),
    "example": Link("example", ("ravage", "read_token")),
    "ending": Link("ending", ("last_round", "final_plague", "winner")),
    "last_round": Link("last_round", ("last_powers", "final_plague"), asked=(LastTurn,)),
    "last_powers": Link(
        "last_powers",
        ("last_round", "together"),
        asked=(LastCubes, QueenCubes, LastMayor, LastRat, LastMove),
    ),
    "final_plague": Link("final_plague", ("winner", "ravage")),
    "winner": Link("survivors", ("ending", "castle"), ("ties",), names=("score",)),
    "editions": Link("editions", ("six", "powers"), ("cards",)),
    "ruling_map": Link("tokens", ("neighbours", "read_token")),
    "ruling_counter": Link("tally", ("ravage", "ruling_map"), ("token_counter",)),
    "ruling_knight": Link("two_neutral", ("knight", "limit")),
    "ruling_lead": Link("leading", ("mayor", "queen")),
    "ruling_walls": Link("walls", ("emperor", "plague")),
    "ruling_potions": Link("potions", ("magician", "loss")),
    "ruling_crusader": Link("open_tokens", ("crusader", "witch")),
    "peasant": Link(see=("place", "last_powers")),
    "serf": Link(see=("ravage", "last_powers"), asked=(AddSerf,)),
    "baker": Link(see=("supply", "last_round"), names=("basket",), asked=(DeliverBread,)),
    "merchant": Link(see=("neighbours",), asked=(MerchantFrom, MerchantTo, MerchantCubes)),
    "messenger": Link(see=("ruling_walls",), asked=(MessengerFrom, MessengerTo)),
    "mayor": Link(see=("ruling_lead", "together"), asked=(MayorPick, MayorBonus)),
    "monk": Link(see=("three_rats",), asked=(MonkRat, MonkTo)),
    "nun": Link(see=("helpers", "limit")),
    "bishop": Link(see=("helpers", "three_rats")),
    "knight": Link(see=("ruling_knight", "last_powers"), asked=(Strengthen,)),
    "crusader": Link(see=("ruling_crusader", "last_powers"), asked=(ShowAll,)),
    "soldier": Link(see=("spread", "last_powers")),
    "witch": Link(see=("read_token",), asked=(WitchLook, WitchLookAgain, WitchSwap)),
    "pied_piper": Link(see=("three_rats",), asked=(PiperFrom, PiperTo, PiperRats)),
    "magician": Link(see=("ruling_potions", "helpers"), asked=(BrewAt, BrewBeside)),
    "king": Link(see=("castle", "editions"), asked=(KingFrom, KingCube)),
    "queen": Link(see=("ruling_lead", "place")),
    "emperor": Link(see=("ruling_walls", "helpers")),
}
