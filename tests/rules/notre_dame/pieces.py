"""Nothing is lost or invented in Notre Dame."""

from rules.notre_dame.names import AWAY, CATHEDRAL, COINS, CUBES, TRACK_END
from rules.notre_dame.people import PEOPLE
from rules.notre_dame.state import NotreDame


def check(state: NotreDame) -> None:
    """Count cubes, coins, cards, messages and persons."""
    for seat in range(state.seats):
        on_board = state.cubes[seat * 8 : seat * 8 + CATHEDRAL + 1]
        assert sum(on_board) + state.supply[seat] + state.reserve[seat] == CUBES
        assert min(*on_board, state.supply[seat], state.reserve[seat], state.coins[seat]) >= 0
        assert 0 <= state.rat[seat] <= TRACK_END
        assert AWAY <= state.confidant[seat] < CATHEDRAL
        assert sum(state.breakdown(seat).values()) == state.prestige[seat] >= 0
    assert sum(state.coins) <= COINS
    zones = (*state.deck, *state.offer, *state.hand, *state.played, state.discard)
    cards = [card for zone in zones for card in zone]
    assert sorted(cards) == list(range(9 * state.seats))
    lying = [(market // 5, kind) for market, kind in enumerate(state.messages) if kind >= 0]
    taken = [message for messages in state.taken for message in messages]
    assert sorted(lying + taken) == [(colour, kind) for colour in range(state.quarters) for kind in range(4)]
    assert len(state.cast) == 9
    assert set(state.grey) <= set(state.cast)
    browns = [name for name in (*state.brown, *state.persons) if PEOPLE[name].stack == "brown"]
    assert len(set(browns)) == len(browns)
