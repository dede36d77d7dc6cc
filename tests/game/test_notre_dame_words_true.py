"""What the table of Notre Dame says of an option, a card, a sector and a person is what comes of it."""

from game.games.notre_dame.desk import NotreDameDesk
from game.games.notre_dame.explanations import card_now, favour_now, position, sector_now
from game.games.notre_dame.sentences import BOOK
from game.program.navigation import House
from game.scenes.table import Table
from game.session.plan import against_bots
from game.session.session import Session
from rules.kernel import Action
from rules.notre_dame.bribes import BribeAgain
from rules.notre_dame.moves import JesterTo
from rules.notre_dame.names import BANK, MESSAGE_POINTS, SECTORS
from rules.notre_dame.names import MESSAGES as RULED
from tests.game.learning import COURSES
from tests.game.wording import ENGLISH
from tests.rules.notre_dame.paris import Paris, table


def laid_out(house: House, match: Paris) -> Table:
    """Sit down at a position."""
    sat = house.open_table(against_bots("notre_dame", match.state.seats, 1))
    sat.session.match = match
    sat.refresh()
    return sat


def sector(sat: Table, name: str) -> str:
    """Look at a sector of the first quarter."""
    view = sat.sight.view
    return sector_now(position(sat.session), view, view.quarters[0], name, ENGLISH)


def card(sat: Table, name: str) -> str:
    """Look at a card of the first seat."""
    return card_now(position(sat.session), 0, name, ENGLISH)


def test_the_preview_of_a_drive_foresees_the_plague_as_it_is_with_the_message(house: House) -> None:
    chapter = COURSES["notre_dame"][2]
    step = [step.name for step in chapter.steps].index("drive")
    sat = house.sit_down(Session(chapter.plan, chapter.position(step)))
    taken, plague = sat.sight.outcome(0, Action("market", "inner_left_0")).split("   ")
    assert taken == "+3 [prestige], +1 [message], [rat] 7 → 6"
    assert plague == "this round: [rat] 6 → 9"
    assert sat.sight.outcome(0, Action("stay")) == "this round: [skull] plague"


def test_a_sector_that_can_be_picked_says_what_the_ribbon_says(house: House) -> None:
    persons = ("jester", "minstrel", "city_guard")
    match = table(3, phase="bribes", persons=persons, s0={"residence": 1, "bank": 1, "park": 2})
    match.play("bribe:jester")
    match.play("sector:bank")
    sat = laid_out(house, match)
    ribbon = sat.sight.outcome(0, Action("sector", "residence"))
    assert ribbon.startswith("+3 [prestige], [cube] Bank → Residence")
    assert sector(sat, "residence") == "now: +3 [prestige], [cube] Bank → Residence"


def test_a_sector_tells_what_the_next_card_brings_from_what_its_pieces_bring_alone(house: House) -> None:
    quarter = {"school": 3, "residence": 1, "park": 2, "hospital": 2, "inn": 3, "supply": 2}
    match = table(3, s0=quarter)
    assert match.state.reserve[0] == 1
    sat = laid_out(house, match)
    told = {name: sector(sat, name).split("\n") for name in SECTORS}
    assert told["school"][1:] == ["without a card: +1 [cube]"]
    assert told["residence"] == [
        "next card: +3 [prestige]",
        "without a card: +2 [prestige]",
    ]
    assert told["park"] == ["now: +1 [prestige] with every gain"]
    assert told["hospital"] == ["now: −2 [rat] every round"]
    assert told["inn"][1:] == ["without a card: 2 \u00d7 [coin], [cube] or [rat] −1"]
    assert told["bank"] == ["next card: +1 [coin]"]


def test_a_house_that_stands_for_a_card_says_first_what_the_ribbon_says(house: House) -> None:
    cards = ["residence", "bank", "school"]
    quarter = {"residence": 1, "bank": 1, "school": 2, "supply": 2, "hand": cards}
    sat = laid_out(house, table(3, s0=quarter))
    for name in cards:
        ribbon = sat.sight.outcome(0, Action("card", name)).split("   ")[0]
        said = sector(sat, name).split("\n")[0].removeprefix("next card: ")
        assert said
        assert ribbon.startswith(said)


def test_without_a_cube_a_card_promises_nothing(house: House) -> None:
    hand = ["hospital", "bank"]
    match = table(3, s0={"hospital": 1, "bank": 1, "supply": 0, "rat": 4, "hand": hand})
    assert card(laid_out(house, match), "hospital") == ""
    alone = table(3, s0={"supply": 0, "rat": 4, "hand": hand})
    assert card(laid_out(house, alone), "hospital") == "now: no effect"
    placed = table(3, s0={"hospital": 1, "supply": 2, "rat": 4, "hand": hand})
    assert card(laid_out(house, placed), "hospital") == "now: −1 [cube], +1 Hospital, [rat] 4 → 3"


def test_a_bribe_counts_the_coin_it_costs(house: House) -> None:
    persons = ("moneylender", "minstrel", "city_guard")
    for coins, said in ((2, "now: +1 [prestige], +1 [coin]"), (0, "You have no coin left.")):
        sat = laid_out(house, table(3, persons=persons, s0={"coins": coins}))
        assert favour_now(position(sat.session), sat.sight.view, "moneylender", ENGLISH) == said


def test_a_donation_is_named_by_what_comes_of_it_with_the_park(house: House) -> None:
    quarter = {"park": 2, "coins": 3, "supply": 2, "hand": ["notre_dame", "bank"]}
    match = table(3, s0=quarter)
    sat = laid_out(house, match)
    named = sat.sight.label(Action("card", "notre_dame"), Action("donate", 3))
    assert named == "3 [coin]: +7 [prestige]"
    match.play("card:notre_dame")
    sat.refresh()
    assert sat.sight.label(Action("donate", 3)) == named
    assert "+7 [prestige]" in sat.sight.outcome(0, Action("donate", 3))
    assert sat.sight.label(Action("donate", 0)) == "Give nothing"
    before = match.state.prestige[0]
    match.play("donate:3")
    assert match.state.prestige[0] == before + 7


def test_a_donation_whose_cube_may_come_from_the_park_names_the_least_and_the_most(house: House) -> None:
    quarter = {"park": 2, "bank": 1, "coins": 1, "supply": 0, "hand": ["notre_dame", "bank"]}
    match = table(3, s0=quarter)
    match.play("card:notre_dame")
    sat = laid_out(house, match)
    assert sat.sight.label(Action("donate", 1)) == "1 [coin]: +1–2 [prestige]"
    match.play("donate:1")
    assert len(match.state.options(0)) == 2
    match.play("sector:park")
    assert match.state.prestige[0] == 1


def test_the_taking_of_a_message_is_named_by_what_it_brings(house: House) -> None:
    match = table(3, s0={"park": 2, "carriage_house": 1, "supply": 2, "hand": ["carriage_house", "bank"]})
    match.play("card:carriage_house")
    sat, named = laid_out(house, match), 0
    for option in [each for each in match.state.options(0) if each.kind == "market"]:
        _, after = match.state.foreseen(option, 0)
        if Action("take") not in after.options(0):
            continue
        taken = after.foreseen(Action("take"), 0)[1]
        label = sat.sight.label(option, Action("take"))
        assert label.startswith(f"Take it: +{taken.prestige[0] - after.prestige[0]} [prestige]")
        assert ("[coin]" in label) is (taken.coins[0] > after.coins[0])
        named += 1
    assert named > 1


def test_a_message_that_is_looked_at_tells_what_it_brings_with_the_park(house: House) -> None:
    match = table(3, s0={"park": 2, "supply": 2})
    sat, told = laid_out(house, match), 0
    view, places = sat.sight.view, sat.sight.desk.board.spots(0)
    for market, message in view.messages.items():
        points = MESSAGE_POINTS[RULED.index(message.kind)] + 1
        here = [subject for subject in sat.subjects() if subject.box == places["market", market]]
        shown = [subject.now for subject in here if subject.picture.startswith("pieces/message")]
        told += any(now.startswith(f"now: +{points} [prestige]") for now in shown)
    assert told == len(view.messages)


def test_the_chronicle_names_the_price_of_a_bribe() -> None:
    persons = ("moneylender", "minstrel", "city_guard")
    match = table(3, phase="bribes", persons=persons, s0={"coins": 2})
    events = match.play("bribe:moneylender")
    said = BOOK.doing(ENGLISH, [e for e in events if e.seat == 0], NotreDameDesk.telling.headings)
    assert said == "bribes the moneylender for 1 [coin]: +1 [prestige], +2 [coin]"


def test_when_the_rats_have_come_none_are_foretold(house: House) -> None:
    struck = {"rat": 9, "bank": 1, "residence": 1}
    match = table(3, phase="plague", plague=4, s0=struck, s1={"rat": 2})
    sat = laid_out(house, match)
    own, other = [
        subject.now
        for subject in sat.subjects()
        if (subject.picture, subject.rule) == ("pieces/rat_marker", "")
    ][-3:-1]
    assert own == "now: [rat] 9"
    assert other == "now: 4 [rat] this round, hospital 0: [rat] 2 → 6"


def test_the_councillor_and_the_cathedral_say_why_they_cannot_be_picked(house: House) -> None:
    persons = ("moneylender", "minstrel", "councillor")
    desk = laid_out(house, table(3, persons=persons, s0={"bank": 1})).sight.desk
    assert isinstance(desk, NotreDameDesk)
    person, cathedral = desk.board.persons["councillor"], desk.board.paris.placed("cathedral")["cathedral"]
    said = desk.answers.refusal(person.centre, BribeAgain(0, 2), ENGLISH)
    assert said == "Only the two brown persons now."
    said = desk.answers.refusal(cathedral.centre, JesterTo(0, BANK), ENGLISH)
    assert said == "Nothing moves onto the cathedral."
