"""A town of Rattus Cartus in which as much lies as can."""

from rules import GAMES, Match
from rules.rattus_cartus.names import CLASSES, SPECIALS
from rules.rattus_cartus.view import Stand, View

#: Cards that may lie in one place: each kind that counts, some of them often.
LAID = (
    ("church_0", "church_2", "church_2", "magic_2", "magic_1", "sword", "sword", "flute", "flute", "joker"),
    ("royalty_4",),
    ("joker", "sword", "flute", "peasantry_1"),
    ("church_1", "church_1", "church_1", "magic_0"),
    ("joker", "joker", "royalty_1", "royalty_2", "peasantry_3", "bourgeoisie_1", "chivalry_2", "sword"),
)


def crowded(seats: int, *, shown: bool = True) -> View:
    """Give a view in which all are inside one house, have looked at all nuns, and are far on every track."""
    view: View = Match(GAMES["rattus_cartus"], seats, 5).state.view(0)
    players = tuple(
        player._replace(
            stand=Stand(0, player.seat + 1, len(LAID[player.seat]), LAID[player.seat], 9, 0, shown),
            influence={track: 8 + (5 * player.seat + 3 * k) % 11 for k, track in enumerate(CLASSES)},
            looked=(0, 1, 2, 3, 4),
        )
        for player in view.players
    )
    tracks = {
        track: tuple(sorted(range(seats), key=lambda seat: -players[seat].influence[track]))
        for track in CLASSES
    }
    return view._replace(players=players, tracks=tracks, stacks=dict.fromkeys(SPECIALS, 12))
