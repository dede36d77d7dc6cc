"""The tokens and the map against what is known of them."""

from collections import Counter

import pytest

from rules.rattus.europe import (
    ARROWS,
    BORDERS,
    LINK_NAMES,
    REGION_OF,
    REGIONS,
    connected,
    links_among,
    neighbours,
    reach,
    regions_for,
)
from rules.rattus.names import CHARACTERS, CLASS_OF, CLASSES
from rules.rattus.setup import SETS
from rules.rattus.tokens import RINGS, TOKENS

#: The proposed tokens, as the collected facts about the game write them.
PROPOSED_TOKENS = """
    S01 1 Bou Chu; S02 1 Mag Roy; S03 2 M Pea Chi; S04 2 M Bou Roy
    S05 2 M Chu Mag; S06 2 M Pea Bou; S07 3 M Chu Roy; S08 3 M Chi Mag
    S09 3 A Pea Chu; S10 3 A Bou Chi; S11 4 A Pea Mag; S12 4 A Chi Roy
    R01 1 Pea Roy; R02 1 Bou Mag; R03 1 Chu Chi; R04 2 M Bou Chu
    R05 2 M Pea Chi; R06 2 M Mag Roy; R07 3 M Pea Mag; R08 3 M Chi Roy
    R09 3 A Bou Roy; R10 3 A Pea Chu; R11 4 M Pea Roy; R12 4 M Chu Mag
    R13 4 M Bou Chi; R14 4 M Roy Chu; R15 4 A Bou Roy; R16 4 A Chi Roy
    R17 4 A Mag Chi; R18 4 A Pea Bou; R19 4 A Pea Mag; R20 5 A Pea Roy
    R21 5 A Chu Mag; R22 5 A Bou Chi; R23 5 A Bou Roy; R24 5 A Chu Pea
    R25 5 M A Chi Roy; R26 5 M A Mag Roy; R27 5 M A Chu Roy; R28 5 M A Chu Bou
    R29 5 M A Mag Chi; R30 6 A Pea Pea Bou; R31 6 A Bou Bou Chu; R32 6 A Chu Chu Chi
    R33 6 A Chi Chi Mag; R34 6 A Mag Mag Roy; R35 6 A Roy Roy Pea; R36 6 M A Pea Bou Chu
    R37 6 M A Chi Mag Roy
"""
SHORT = dict(zip(("Pea", "Bou", "Chu", "Chi", "Mag", "Roy"), CLASSES, strict=True)) | {
    "M": "majority",
    "A": "all",
}

#: The proposed map: neighbours by border and by arrow.
PROPOSED_MAP = {
    "anglia": ("", "gallia, scandia"),
    "bulgaria": ("hungaria, tartaria, turcia", ""),
    "gallia": ("germania, hispania, italia", "anglia"),
    "germania": ("gallia, hungaria, italia, polonia", "scandia"),
    "hispania": ("gallia", "italia"),
    "hungaria": ("bulgaria, germania, italia, polonia, tartaria", ""),
    "italia": ("gallia, germania, hungaria", "hispania, turcia"),
    "polonia": ("germania, hungaria, russia, tartaria", ""),
    "russia": ("polonia, scandia, tartaria", ""),
    "scandia": ("russia", "anglia, germania"),
    "tartaria": ("bulgaria, hungaria, polonia, russia", "turcia"),
    "turcia": ("bulgaria", "italia, tartaria"),
}


def test_all_49_tokens_are_those_proposed() -> None:
    rows = [row.split() for row in PROPOSED_TOKENS.replace("\n", ";").split(";") if row.strip()]
    expected = [
        (name.lower(), int(limit), tuple(SHORT[s] for s in symbols)) for name, limit, *symbols in rows
    ]
    assert [(token.name, token.limit, token.symbols) for token in TOKENS] == expected
    assert len(TOKENS) == 49


def test_twelve_tokens_bear_the_ring_and_come_first() -> None:
    assert RINGS == 12
    assert [token.ring for token in TOKENS] == [True] * 12 + [False] * 37


def test_limits_run_from_one_to_six_as_reviews_tell() -> None:
    limits = Counter(token.limit for token in TOKENS)
    assert limits == {1: 5, 2: 7, 3: 8, 4: 11, 5: 10, 6: 8}
    assert Counter(token.limit for token in TOKENS[:RINGS]) == {1: 2, 2: 4, 3: 4, 4: 2}


def test_royalty_is_the_commonest_class() -> None:
    symbols = Counter(symbol for token in TOKENS for symbol in token.symbols)
    assert symbols.pop("majority") == 22
    assert symbols.pop("all") == 29
    assert symbols == {name: 21 if name == "royalty" else 17 for name in CLASSES}


def test_start_tokens_show_every_class_four_times_in_twelve_pairs() -> None:
    classes = [tuple(s for s in token.symbols if s in CLASSES) for token in TOKENS[:RINGS]]
    assert Counter(name for pair in classes for name in pair) == dict.fromkeys(CLASSES, 4)
    assert len({frozenset(pair) for pair in classes}) == 12


def test_the_tokens_of_the_rulebook_example_exist() -> None:
    faces = {(token.limit, token.symbols) for token in TOKENS}
    assert (1, ("bourgeoisie", "church")) in faces
    assert (2, ("majority", "bourgeoisie", "church")) in faces
    assert any(limit == 3 for limit, _ in faces)


def test_symbols_are_counted_as_they_are_printed() -> None:
    token = next(token for token in TOKENS if token.name == "r30")
    assert (token.majority, token.everybody, token.classes) == (0, 1, ((0, 2), (1, 1)))


@pytest.mark.parametrize(("seats", "regions"), [(2, 8), (3, 10), (4, 12)])
def test_more_seats_use_more_regions(seats: int, regions: int) -> None:
    assert regions_for(seats) == regions


def test_bulgaria_and_turcia_join_with_three_seats_russia_and_tartaria_with_four() -> None:
    assert set(REGIONS[8:10]) == {"bulgaria", "turcia"}
    assert set(REGIONS[10:]) == {"russia", "tartaria"}


def test_the_links_are_those_proposed() -> None:
    for region, (borders, arrows) in PROPOSED_MAP.items():
        by_border = [a if b == region else b for a, b in BORDERS if region in (a, b)]
        by_arrow = [a if b == region else b for a, b in ARROWS if region in (a, b)]
        assert sorted(by_border) == [name for name in borders.split(", ") if name], region
        assert sorted(by_arrow) == [name for name in arrows.split(", ") if name], region
    assert (len(BORDERS), len(ARROWS)) == (16, 6)


def test_link_names_are_alphabetical_and_unique() -> None:
    assert all(a < b for a, b in BORDERS + ARROWS)
    assert len(set(LINK_NAMES)) == 22


@pytest.mark.parametrize(
    ("a", "b", "linked"),
    [
        ("gallia", "hispania", True),
        ("russia", "tartaria", True),
        ("anglia", "gallia", True),
        ("hispania", "italia", True),
        ("germania", "italia", True),
        ("germania", "scandia", True),
        ("italia", "scandia", False),
        ("italia", "polonia", False),
        ("hispania", "polonia", False),
        ("germania", "turcia", False),
    ],
)
def test_the_examples_force_these_links(a: str, b: str, linked: bool) -> None:
    assert (REGION_OF[b] in neighbours(12, 0, REGION_OF[a])) is linked
    assert (REGION_OF[a] in neighbours(12, 0, REGION_OF[b])) is linked


@pytest.mark.parametrize("regions", [8, 10, 12])
def test_the_map_is_connected_with_two_ways_out_everywhere(regions: int) -> None:
    assert connected(regions, (1 << regions) - 1) == regions
    for region in range(regions):
        near = neighbours(regions, 0, region)
        assert len(near) >= 2
        assert max(near) < regions
    assert all(len(reach(regions, 0, region, 4)) == regions - 1 for region in range(regions))


def test_links_to_a_region_not_in_play_do_not_exist() -> None:
    assert len(links_among(12)) == 22
    assert len(links_among(8)) == 12
    assert REGION_OF["russia"] not in reach(8, 0, REGION_OF["polonia"], 2)
    degrees = {REGIONS[region]: len(neighbours(8, 0, region)) for region in range(8)}
    assert degrees == {
        **dict.fromkeys(("anglia", "scandia", "hispania", "polonia"), 2),
        **dict.fromkeys(("gallia", "italia"), 4),
        "hungaria": 3,
        "germania": 5,
    }


def test_there_are_three_characters_a_class() -> None:
    assert {name: CLASS_OF[name] for name in CHARACTERS[:18]} == {
        **dict.fromkeys(("peasant", "serf", "baker"), "peasantry"),
        **dict.fromkeys(("merchant", "messenger", "mayor"), "bourgeoisie"),
        **dict.fromkeys(("monk", "nun", "bishop"), "church"),
        **dict.fromkeys(("knight", "crusader", "soldier"), "chivalry"),
        **dict.fromkeys(("witch", "pied_piper", "magician"), "magic"),
        **dict.fromkeys(("king", "queen", "emperor"), "royalty"),
    }


def test_the_potion_card_is_the_magician_also_where_a_list_says_wizard() -> None:
    assert "magician" in SETS["rat_control"]
    assert "wizard" not in CHARACTERS
