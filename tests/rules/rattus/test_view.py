"""What a table is shown: the view of every part of the board, and the story of the pieces."""

from rules.kernel import Event
from rules.rattus.setup import SETS
from rules.rattus.turn import Turn
from rules.rattus.view import Face, Striking
from tests.rules.driving import play, told
from tests.rules.rattus.europe import Europe, table

CONTROL = SETS["rat_control"]


def test_a_region_shows_all_that_stands_there() -> None:
    match = table(
        3,
        cards=CONTROL,
        plague="gallia",
        cubes={"gallia": (3, 0, 2), "polonia": (0, 1, 0)},
        potions={"gallia": {2: (1, 2)}},
        rats={"gallia": ("s01", "r01")},
        nuns=("gallia", "italia", "gallia"),
        bishops=("gallia",),
    )
    view = match.state.view(0)
    assert len(view.regions) == 10
    gallia = view.regions[1]
    assert gallia.name == "gallia"
    assert gallia.cubes == (3, 0, 2)
    assert gallia.potions == ((), (), (1, 2))
    assert [(rat.ring, rat.face, rat.face_up, rat.known_by) for rat in gallia.rats] == [
        (True, None, False, ()),
        (False, None, False, ()),
    ]
    assert (gallia.nuns, gallia.bishops, gallia.population) == (2, 1, 3)
    assert (view.nuns_left, view.bishops_left, view.potions_left) == (0, 1, 7)


def test_a_strengthened_plague_counts_in_its_region_only() -> None:
    match = table(plague="gallia", cubes={"gallia": (1, 0, 0, 0), "italia": (1, 0, 0, 0)})
    match.state.neutral = 2
    regions = match.state.view(None).regions
    assert (regions[1].population, regions[5].population) == (3, 1)


def test_a_player_shows_cards_and_cubes() -> None:
    match = table(
        cards=SETS["golden_age"],
        held={0: ("baker",), 2: ("queen", "serf")},
        cubes={"gallia": (3, 0, 2, 0)},
        castle=(1, 0, 0, 0),
        bread=(2, 0, 0, 0),
    )
    view = match.state.view(1)
    first, _, third, fourth = view.players
    assert (first.cards, third.cards, fourth.cards) == (("baker",), ("serf", "queen"), ())
    assert (first.reserve, first.castle, first.bread, first.score) == (14, 1, 2, 4)
    assert view.cast == ("peasant", "serf", "baker", "mayor", "soldier", "queen")
    assert view.table == ("peasant", "mayor", "soldier")


def test_the_turn_shows_what_was_done() -> None:
    match = table(held={0: ("king",)}, cubes={"gallia": (3, 0, 0, 0)}, rats={"italia": 1, "polonia": 1})
    view = match.state.view(0)
    assert (view.took, view.placed, view.used, view.round, view.first) == (False, False, (), 1, 0)
    assert view.waiting == ((0, Turn),)
    play(match, "take:witch", "place", "region:italia", "power:king")
    view = match.state.view(0)
    assert (view.took, view.placed, view.used) == (True, True, ("king",))


def before_a_strike(potions: dict[int, tuple[int, ...]]) -> Europe:
    """Let the plague be about to come where a token strikes everybody, and potions are set beside cubes."""
    return table(
        cards=CONTROL,
        held={1: ("magician",)},
        plague="germania",
        cubes={"scandia": (2, 3, 0, 0)},
        rats={"scandia": ("r26",)},
        potions={"scandia": potions},
    )


def test_a_strike_that_waits_for_an_answer_shows_its_token_and_the_blows_left() -> None:
    match = before_a_strike({0: (1,), 1: (2,)})
    assert match.state.view(None).striking is None
    play(match, "plague", "region:scandia", "region:russia")
    face = Face("r26", 5, ("majority", "all", "magic", "royalty"))
    loaded = type(match.state).from_json(match.state.to_json())
    assert loaded.view(None).striking == Striking("scandia", face, (1, 3, 0, 0))
    play(match, "potion:scandia,1", "potion:scandia,2")
    assert match.state.view(None).striking == Striking("scandia", face, (0, 2, 0, 0))
    play(match, "potion:scandia,1")
    assert match.state.view(None).striking is None


def test_while_a_potion_is_told_the_blows_that_are_left_are_known() -> None:
    match = before_a_strike({1: (2,)})
    play(match, "plague", "region:scandia", "region:russia")
    left: list[Striking | None] = []

    class Moments(list[Event]):
        """Looks at the table whenever something is told."""

        def append(self, event: Event) -> None:
            super().append(event)
            left.append(match.state.moment().view(None).striking)

    match.play("potion:scandia,2", events=Moments())
    match.play("potion:scandia,1", events=Moments())
    assert [striking.blows for striking in left if striking][:2] == [(0, 2, 0, 0), (0, 1, 0, 0)]


def test_scores_are_explained_when_the_game_is_over() -> None:
    match = table(held={3: ("king",)}, ended_by=0, cubes={"gallia": (3, 0, 0, 1)})
    before = match.state.view(0)
    assert (before.phase, before.winners, before.players[0].breakdown) == ("last_round", (), None)
    play(match, "done")
    after = match.state.view(0)
    assert (after.phase, after.winners) == ("over", (0,))
    assert after.players[0].breakdown == {"gallia": 3}
    assert after.players[0].losses == {}


def test_the_story_names_pieces_and_places() -> None:
    match = table(cards=CONTROL, held={0: ("nun", "bishop", "emperor")}, bishops=("gallia", "italia"))
    events = play(
        match, "power:nun", "region:polonia", "done", "power:bishop", "bishop:gallia", "region:italia"
    )
    events += play(
        match, "power:emperor", "link:gallia_italia", "wall:gallia_italia", "link:gallia_hispania", "done"
    )
    assert told(events, "set") == [("nun", "polonia"), ("wall", "gallia_italia")]
    assert told(events, "piece_moved") == [
        ("bishop", "gallia", "italia"),
        ("wall", "gallia_italia", "gallia_hispania"),
    ]


def test_the_story_names_rats_by_where_they_lie() -> None:
    match = table(
        held={0: ("witch", "monk")},
        plague="hispania",
        cubes={"gallia": (1, 0, 0, 0)},
        rats={"gallia": ("r20", "r21"), "polonia": ("r22", "r23")},
    )
    events = play(match, "power:witch", "rat:gallia,1", "rat:polonia,2", "swap")
    assert told(events, "looked") == [(1, "gallia"), (2, "polonia")]
    assert told(events, "swapped") == [(1, "gallia", 2, "polonia")]
    events = play(match, "power:monk", "rat:polonia,2", "region:hungaria")
    assert told(events, "rat_moved") == [(2, "polonia", "hungaria")]
    events = play(match, "plague", "region:gallia", "region:anglia", "region:anglia", "rat:gallia,2")
    assert [data[:3] for data in told(events, "turned")] == [(2, "gallia", "r21"), (1, "gallia", "r23")]
    assert told(events, "rat") == [
        ("anglia", len(match.state.supply) + 1),
        ("anglia", len(match.state.supply)),
    ]
    assert told(events, "plague") == [("hispania", "gallia")]


def test_the_story_does_not_mention_a_knight_who_holds_back() -> None:
    match = table(
        held={0: ("knight",)}, plague="italia", cubes={"scandia": (0, 1, 1, 0)}, rats={"scandia": ("s09",)}
    )
    events = play(match, "plague", "region:scandia", "region:russia", "neutral:0")
    assert not told(events, "strengthened")
    assert not told(events, "power")


def test_rounds_are_counted_from_one() -> None:
    match = table(2, cubes={"gallia": (2, 2)})
    play(match, "plague", "region:germania")
    assert match.state.view(0).round == 1
    events = play(match, "plague", "region:polonia")
    assert told(events, "round") == [(2,)]
    assert match.state.view(0).round == 2
