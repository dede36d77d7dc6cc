"""Chance is one integer, the same everywhere."""

from collections import Counter
from itertools import permutations

from rules import GAMES
from rules.kernel.chance import advanced, mixed, seeded


def test_the_sequence_is_splitmix64() -> None:
    # The first numbers of the published generator for seed 0.
    chance, numbers = 0, []
    for _ in range(3):
        chance = advanced(chance)
        numbers.append(mixed(chance))
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_seeds_of_any_size_and_sign_start_somewhere() -> None:
    assert len({seeded(seed) for seed in (-1, 0, 1, 2**64 - 2, 2**70 + 5)}) == 5
    assert all(0 <= seeded(seed) < 2**64 for seed in (-(10**30), 10**30))


def test_draws_are_even() -> None:
    state = GAMES["notre_dame"].new(2)
    counts = Counter(state.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert max(abs(count - 10_000) for count in counts.values()) < 400


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    state = GAMES["notre_dame"].new(2)
    assert {state.shuffled("abc") for _ in range(200)} == set(permutations("abc"))
