"""Places one step further: which of them are offered, and how far they keep from everything else to push."""

import pytest

from game.drawing.land import Land
from game.drawing.page import Box, Page
from game.games import PRESENTATIONS
from game.session.plan import Plan, Player
from game.session.session import Session
from game.store.settings import Settings
from game.table.curtain import Curtain
from game.table.option_buttons import Aim, Offer
from game.table.perspective import Perspective
from game.table.reach import Reach, Target, Way, onward, taken_back
from game.table.setting import Place
from game.widgets.button import Button
from game.words import Tongue
from rules.kernel import Action

pytestmark = pytest.mark.usefixtures("app")
PLACE, PLAGUE, MONK = Action("place"), Action("plague"), Action("take", "monk")
HERE = Box(500, 300, 80, 80)
#: How far things to push are apart.
GAP = 8
Spots = dict[Place, Box]
PLAYERS = (Player("Anna", "gules", secrecy="open"), Player("Bo", "azure", secrecy="open"))


def region(name: str) -> Action:
    return Action("region", name)


def session(*actions: Action) -> Session:
    """A game of Rattus after everybody's first cubes, with some actions more."""
    playing = Session(Plan("rattus", PLAYERS, {}, 1))
    for action in (*([region("anglia"), region("anglia"), region("gallia"), region("gallia")]), *actions):
        assert playing.asked is not None
        playing.play(action, playing.asked.seat)
    return playing


def seen(playing: Session) -> Perspective:
    desk, page = PRESENTATIONS[playing.plan.game].desk(), Page.fitted((1920, 1080))
    return Perspective(playing, desk, Curtain(playing), page, Tongue("en"), Settings())


def sight(*actions: Action) -> Perspective:
    return seen(session(*actions))


def land(box: Box) -> Land:
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    return Land.within([corners], box.centre)


def found(spots: Spots, *taken: Box, lifted: Way = ()) -> list[Target]:
    """Find what lies on given places, beside the plague piece, which leads from where it stands."""
    targets = Reach(sight(), lifted).targets(spots, taken)
    return [target for target in targets if target.ways != ((PLAGUE,),)]


def ways(spots: Spots, *taken: Box, lifted: Way = ()) -> set[Way]:
    return {way for target in found(spots, *taken, lifted=lifted) for way in target.ways}


def test_an_option_leads_to_what_can_be_picked_after_it_and_not_before() -> None:
    state = session().match.state
    assert (PLACE, region("italia")) in onward(state, 0, PLACE)
    assert (MONK, Action("power", "monk")) in onward(state, 0, MONK)
    assert not any(way[-1] in state.options(0) for way in onward(state, 0, MONK))


def test_whoever_turns_a_token_on_the_way_cannot_step_back() -> None:
    state = session(PLAGUE).match.state
    assert taken_back(session().match.state, 0, (PLAGUE, region("italia")))
    assert not taken_back(state, 0, (region("italia"), region("gallia")))
    reach = Reach(sight(PLAGUE))
    assert reach.targets({("region", "gallia"): HERE}, []) == []


def test_what_shows_something_new_can_be_reached_by_what_is_lifted() -> None:
    way = (region("italia"), region("gallia"))
    (target,) = Reach(sight(PLAGUE), way[:1]).targets({("region", "gallia"): HERE}, [])
    assert target.ways == (way,)


def test_a_place_has_all_ways_that_lead_there_and_one_with_too_many_is_left_out() -> None:
    (target,) = found({("region", "italia"): HERE})
    assert set(target.ways) == {(PLACE, region("italia")), (PLAGUE, region("italia"))}
    names = ("italia", "germania", "polonia", "hispania")
    assert found({("region", name): HERE for name in names}) == []


def test_what_is_lifted_leads_alone() -> None:
    assert ways({("region", "italia"): HERE}, lifted=(PLAGUE,)) == {(PLAGUE, region("italia"))}
    assert ways({("power", "monk"): HERE}, lifted=(PLAGUE,)) == set()


def test_places_of_different_kinds_keep_their_distance_and_of_one_kind_need_not() -> None:
    power, italia = ("power", "monk"), ("region", "hispania")
    beside = HERE.moved(HERE.w + GAP, 0)
    assert len(found({power: HERE, italia: beside})) == 2
    (kept,) = found({power: HERE, italia: beside.moved(-1, 0)})
    assert kept.box == HERE
    assert len(found({("region", "scandia"): HERE, italia: beside.moved(-1, 0)})) == 2


def test_places_keep_their_distance_from_what_can_be_pushed_already() -> None:
    spots: Spots = {("region", "hispania"): HERE}
    beside = HERE.moved(HERE.w + GAP, 0)
    assert found(spots, beside)
    assert not found(spots, beside.moved(-1, 0))


def test_a_place_on_a_land_that_can_be_picked_is_left_to_the_land() -> None:
    spots: Spots = {("region", "hispania"): HERE}
    assert not found(spots, land(HERE.inset(-100)))
    assert found(spots, land(HERE.moved(HERE.w / 2 + 1, 0)))


def test_a_land_is_reached_around_what_lies_on_it_but_not_under_its_heart() -> None:
    around = land(HERE.inset(-100))
    spots: Spots = {("region", "hispania"): around}
    assert found(spots, HERE.moved(HERE.w, 0))
    assert not found(spots, HERE)
    assert not found(spots, around)
    assert found(spots, land(HERE.moved(500, 0)))


def test_lands_come_below_everything_else_and_what_hides_their_heart_is_left_out() -> None:
    around = land(HERE.inset(-100))
    lands: Spots = {("region", "hispania"): around}
    beside = HERE.moved(HERE.w, 0)
    assert [target.box for target in found({("power", "monk"): beside, **lands})] == [around, beside]
    assert [target.box for target in found({("power", "monk"): HERE, **lands})] == [around]


def test_what_lies_in_the_tray_is_no_place_of_the_board() -> None:
    tray = sight().layout.tray
    assert not found({("region", "hispania"): tray.centred(80, 80)})


def test_ways_that_end_on_no_place_are_named_elsewhere() -> None:
    reach = Reach(sight(), (MONK,))
    assert reach.elsewhere({}) == [(MONK, Action("power", "monk"))]
    assert reach.elsewhere({("power", "monk"): HERE}) == []
    assert Reach(sight()).elsewhere({}) == []


# As things to push.


def offered(view: Perspective, lifted: Way = (), sought: Box | None = None) -> list[Button]:
    aim = Aim(lambda _: None, lambda: None, lifted, sought)
    return Offer(view, lambda *_: None, lambda: None, lambda: None, aim).made().buttons


def test_what_is_lifted_is_near_and_everything_else_is_far() -> None:
    far = {button.meaning: button.far for button in offered(sight()) if type(button.meaning) is tuple}
    assert far
    assert all(far.values())
    near = {b.meaning: b.far for b in offered(sight(), (PLACE,)) if type(b.meaning) is tuple}
    assert (PLACE, region("hispania")) in near
    assert not any(near.values())


def test_the_way_that_was_touched_is_lifted_and_no_other() -> None:
    way = (PLACE, region("hispania"))
    lifted = {button.meaning for button in offered(sight(), way) if button.lifted}
    assert lifted == {PLACE, way}
    assert not any(button.lifted for button in offered(sight()))


def test_several_ways_to_one_place_are_asked_for_and_then_marked() -> None:
    view = sight()
    fork = next(b for b in offered(view) if isinstance(b.meaning, frozenset))
    assert isinstance(fork.meaning, frozenset)
    assert fork.far
    assert not any(button.sought for button in offered(view))
    marked = {button.meaning for button in offered(view, sought=fork.box) if button.sought}
    assert marked == {way for way in fork.meaning if len(way) > 1}


def test_a_way_says_how_one_gets_there_and_what_comes_of_it() -> None:
    view, way = sight(), (PLACE, region("hispania"))
    button = next(button for button in offered(view, (PLACE,)) if button.meaning == way)
    assert button.hint == f"{view.label(PLACE)}: {view.outcome(0, *way) or view.label(*way)}"


def drafted() -> Perspective:
    """A game of Notre Dame where the confidant leads to every house, also to the bank, whose card is held."""
    playing = Session(Plan("notre_dame", PLAYERS, {}, 1))
    for _ in range(6):
        assert playing.asked is not None
        playing.play(playing.match.state.options(playing.asked.seat)[0], playing.asked.seat)
    return seen(playing)


def test_the_card_by_which_one_comes_to_a_place_is_marked_once_the_place_is_sought() -> None:
    view, confidant, bank = drafted(), Action("card", "confidant"), Action("card", "bank")
    way = (confidant, Action("sector", "bank"))
    assert not any(button.sought for button in offered(view))
    fork = next(b for b in offered(view) if isinstance(b.meaning, frozenset))
    assert fork.meaning == {way, (bank,)}
    cards = {b.meaning: b for b in offered(view, sought=fork.box)}
    assert [meaning for meaning, card in cards.items() if card.sought] == [way]
    assert bank in cards


def test_a_place_to_which_several_ways_lead_names_them_all() -> None:
    view = drafted()
    fork = next(b for b in offered(view) if isinstance(b.meaning, frozenset))
    names = [view.label(Action("card", name)) for name in ("confidant", "bank")]
    assert all(name in fork.hint for name in names)
