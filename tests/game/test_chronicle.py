"""The chronicle and the recap: which events are told to whom, and since when."""

import random
from typing import Any

from game.games.notre_dame.desk import NotreDameDesk
from game.games.rattus.desk import RattusDesk
from game.games.rattus_cartus.desk import RattusCartusDesk
from game.session.plan import Plan, Player
from game.session.seams import LOADED, Seam
from game.session.session import Session
from game.table.chronicle import Chronicle, retold, seal_line
from game.table.passages import Entry, Passage, gathered, merged
from game.table.story import Telling
from game.words import Tongue, shared
from rules.kernel import Event

PLAYERS = (Player("Anna", "gules"), Player("Bo", "azure"), Player("Cleo", "or"))


def played(actions: int) -> Session:
    session = Session(Plan("notre_dame", PLAYERS, {}, 1))
    for _ in range(actions):
        decision = session.match.state.decision
        assert decision is not None
        session.play(session.match.state.options()[0], decision.seat)
    return session


def entry(step: int, kind: str, seat: int | None, *data: Any, only: int | None = None) -> Entry:
    return Entry(step, Event(kind, seat, data, only))


def told(session: Session, *entries: Entry, seat: int = 0, viewer: int | None = 0) -> list[Entry]:
    chronicle = Chronicle(session, NotreDameDesk)
    return chronicle.happened(chronicle.news(entries, seat, viewer), seat)


def test_the_whole_chronicle_is_the_opening_and_every_action_in_order() -> None:
    session = played(8)
    entries = retold(session)
    opening = len(session.match.opening)
    assert [found.event for found in entries[:opening]] == session.match.opening
    assert {found.step for found in entries[:opening]} == {0}
    assert [found.step for found in entries] == sorted(found.step for found in entries)
    assert {found.step for found in entries} >= {7, 8}
    moments = [event for moment in session.match.retold() for event in moment.events]
    assert [found.event for found in entries[opening:]] == moments


def test_where_a_match_was_taken_up_again_is_told_after_what_was_played_till_then() -> None:
    session = played(8)
    session.seams = (Seam(7, LOADED),)
    entries = retold(session)
    at = next(number for number, found in enumerate(entries) if found.seam)
    assert entries[at].step == 7
    assert entries[at - 1].step == 7
    assert entries[at + 1].step == 8


# The own actions of seat 0 among the first nine: 1, 4, 8 and 9.


def test_only_what_came_after_the_own_last_action_is_told() -> None:
    session = played(10)
    assert [seat for seat, _ in session.match.log] == [0, 1, 2, 0, 1, 2, 2, 0, 0, 1]
    before, own, other = entry(8, "coins", 0, 1), entry(9, "coins", 0, 1), entry(10, "coins", 0, 2)
    assert told(session, before, own, other) == [other]


def test_what_others_bring_within_the_own_action_is_told_from_there_on() -> None:
    session = played(10)
    own, others, again = entry(9, "coins", 0, 1), entry(9, "coins", 1, 1), entry(9, "coins", 0, 3)
    assert told(session, own, others, again) == [again]


def test_who_never_acted_is_told_everything_since_others_came_in() -> None:
    dealt, first, then = entry(0, "coins", 2, 1), entry(1, "coins", 2, 1), entry(2, "coins", 2, 2)
    assert told(played(2), dealt, first, then, seat=2, viewer=2) == [first, then]


def test_only_what_concerns_the_seat_is_told() -> None:
    session = played(10)
    to_me, to_other = entry(10, "coins", 0, 2), entry(10, "coins", 1, 2)
    names_me = entry(10, "coins_from", 1, 2, 0)
    names_other = entry(10, "coins_from", 1, 2, 2)
    assert told(session, to_me, to_other, names_me, names_other) == [to_me, names_me]


def test_a_card_that_merely_names_its_owner_does_not_concern_them() -> None:
    session = played(10)
    theirs, mine = entry(10, "card", 1, "bank", 0), entry(10, "coins", 0, 1)
    assert told(session, theirs, mine) == [mine]


def test_what_a_seat_did_itself_is_not_told_to_it() -> None:
    session = played(10)
    card, bell, coins = entry(10, "card", 0, "bank", 1), entry(10, "round", 0, 2), entry(10, "coins", 0, 1)
    assert told(session, card, bell, coins) == [coins]


def test_an_event_for_several_concerns_each_of_them() -> None:
    session = played(10)
    ended, without = entry(10, "game_over", None, (0, 2)), entry(10, "game_over", None, (1, 2))
    found = told(session, ended, without)
    names = session.match.game.named(ended.event)
    assert found == ([ended] if any(key.endswith("_seats") for key in names) else [])


def test_what_only_another_may_hear_is_not_told_nor_what_is_quiet_nor_seams() -> None:
    session = played(10)
    secret, mine = entry(10, "coins", 0, 1, only=1), entry(10, "coins", 0, 1, only=0)
    quiet, seam = entry(10, "received", 0, ("bank",)), entry(10, LOADED, 0, 10)
    assert told(session, secret, mine, quiet, seam) == [mine]
    assert told(session, secret, mine, viewer=None) == []
    assert told(session, secret, mine, viewer=1) == [secret]


def test_the_seal_is_promised_only_where_there_is_one() -> None:
    plan, say = played(0).plan, Tongue("en")
    assert seal_line(plan, say) == shared.OPEN_DEAL
    assert seal_line(plan._replace(nonce="0" * 32), say) != shared.OPEN_DEAL


# All that somebody did in one go.

TELLING = Telling(headings=frozenset({"card", "bribe", "in_vain", "confidant"}))


def words_of(passage: Passage) -> str:
    return passage.words(Tongue("en"), NotreDameDesk.book, TELLING, ("Anna", "Bo", "Cleo"))


def words(*entries: Entry) -> str:
    return Passage(entries).words(Tongue("en"), NotreDameDesk.book, TELLING, ("Anna", "Bo", "Cleo"))


def test_what_a_seat_does_in_one_go_is_one_passage() -> None:
    first, second = entry(1, "card", 0, "bank", 0), entry(2, "coins", 0, 1)
    other, again = entry(3, "card", 1, "bank", 1), entry(4, "coins", 0, 1)
    passages = gathered([first, second, other, again], TELLING)
    assert [passage.entries for passage in passages] == [(first, second), (other,), (again,)]
    assert [passage.seat for passage in passages] == [0, 1, 0]


def test_what_happens_to_all_or_begins_a_chapter_stands_alone() -> None:
    plague, over = entry(1, "plague", None, 3), entry(1, "round_over", None, 2)
    bell, card = entry(2, "round", 0, 3), entry(2, "card", 0, "bank", 0)
    passages = gathered([plague, over, bell, card], TELLING)
    assert [passage.entries for passage in passages] == [(plague,), (over,), (bell,), (card,)]


def test_a_seam_belongs_to_no_passage() -> None:
    seam, card = entry(1, LOADED, 0, 1), entry(1, "card", 0, "bank", 0)
    assert len(gathered([card, seam, card], TELLING)) == 3


def test_a_passage_tells_what_was_done_and_sums_up_what_came_of_it() -> None:
    card, coin, more = entry(1, "card", 0, "bank", 0), entry(1, "coins", 0, 1), entry(1, "coins", 0, 2)
    assert words(card, coin, more) == "plays Bank: +3 [coin]"
    assert words(card) == "plays Bank"
    assert words(coin, more) == "+3 [coin]"


def test_each_deed_is_told_with_what_came_of_it() -> None:
    card, coin = entry(1, "card", 0, "bank", 0), entry(1, "coins", 0, 1)
    bribe, points = entry(2, "bribe", 0, "monk"), entry(2, "prestige", 0, 2, 0, "monk")
    assert words(card, coin, bribe, points) == "plays Bank: +1 [coin]; bribes the monk: +2 [prestige]"


def test_what_always_comes_with_a_deed_is_left_out() -> None:
    card, cube = entry(1, "card", 0, "bank", 1), entry(1, "cubes", 0, 1, "supply", "bank")
    coin, taken = entry(1, "coins", 0, 1), entry(1, "cubes", 0, 1, "park", "bank")
    bribe, paid, got = (
        entry(2, "bribe", 0, "monk"),
        entry(2, "paid", 0, 1),
        entry(2, "cubes", 0, 2, "reserve", "supply"),
    )
    assert words(card, cube, coin) == "plays Bank: +1 [coin]"
    assert words(card, taken, coin) == "plays Bank: +1 [coin], [cube] Park → Bank"
    assert words(bribe, paid, got) == "bribes the monk for 1 [coin]: +2 [cube]"
    assert words(bribe, paid, entry(2, "in_vain", 0, "monk")) == "bribes the monk for 1 [coin], in vain"
    sent = entry(1, "confidant", 0, "away", "bank")
    assert words(entry(1, "card", 0, "confidant", 1), sent, coin) == "confidant → Bank: +1 [coin]"
    share = entry(3, "prestige", 0, 4, 1, "cathedral")
    back = entry(3, "cubes", 0, 1, "cathedral", "reserve")
    assert words(share, back) == "+4 [prestige] Cathedral, +1 park"


def test_a_donation_is_not_left_out() -> None:
    card, paid = entry(1, "card", 0, "notre_dame", 0), entry(1, "paid", 0, 2)
    points = entry(1, "prestige", 0, 3, 0, "donations")
    assert words(card, paid, points) == "plays Notre Dame: +3 [prestige], −2 [coin]"


def together(*entries: Entry, unfolded: tuple[Entry, ...] = ()) -> list[Passage]:
    return merged(gathered(entries, TELLING, unfolded), lambda passage: words(*passage.entries), unfolded)


def test_what_several_do_alike_is_one_line() -> None:
    doings = [
        (entry(1, "bribe", seat, "monk"), entry(1, "prestige", seat, 1, 0, "monk")) for seat in (2, 0, 1)
    ]
    passage, *rest = together(*(each for doing in doings for each in doing))
    assert not rest
    assert passage.seats == (2, 0, 1)
    assert passage.firsts == tuple(doing[0] for doing in doings)
    assert words(*passage.entries) == "bribes the monk: +1 [prestige]"


def test_rats_that_go_the_same_way_are_one_line_even_if_another_goes_between_them() -> None:
    ways = [(2, 4), (3, 5), (2, 4)]
    passages = together(*(entry(1, "rat", seat, *way) for seat, way in enumerate(ways)))
    assert [passage.seats for passage in passages] == [(0, 2), (1,)]
    again = together(*(entry(1, "rat", seat, *way) for seat, way in ((0, (2, 4)), (1, (3, 5)), (0, (2, 4)))))
    assert [passage.seats for passage in again] == [(0,), (1,), (0,)]


def test_what_differs_by_a_point_or_is_unfolded_stays_apart() -> None:
    one, other = [(entry(1, "bribe", s, "monk"), entry(1, "prestige", s, 1 + s, 0, "monk")) for s in (0, 1)]
    assert [passage.seats for passage in together(*one, *other)] == [(0,), (1,)]
    same = (other[0], entry(1, "prestige", 1, 1, 0, "monk"))
    assert len(together(*one, *same, unfolded=(one[0], same[0]))) == 4


def test_what_happens_to_all_twice_alike_is_told_once() -> None:
    passage, *rest = together(*(entry(step, "plague", None, 3) for step in (1, 2, 3)))
    assert not rest
    assert words(*passage.entries) == "[plague] The plague comes: 3 [rat] (3\u00d7)"


def test_what_others_bring_to_a_seat_is_no_part_of_its_own_doing() -> None:
    telling = RattusDesk.telling
    died, took = entry(1, "died", 0, 1, "italia", 0), entry(2, "took", 0, "king")
    assert [passage.entries for passage in gathered([died, took], telling)] == [(died,), (took,)]


def test_a_token_that_does_nothing_is_one_line() -> None:
    turned = entry(1, "turned", None, 0, "italia", "r1", 3, ("all", "magic"), 2)
    for end, said in (
        ("harmless", "Italia: limit 3, only 2 live there: nothing happens"),
        ("spared", "Italia: [classes/all] and [classes/magic] – strikes nobody"),
    ):
        (passage,) = gathered([turned, entry(1, end, None, "italia")], RattusDesk.telling)
        assert passage.words(Tongue("en"), RattusDesk.book, RattusDesk.telling, ()) == said


def test_the_end_of_a_round_is_told_by_the_beginning_of_the_next() -> None:
    over = entry(1, "round_over", None, 2)
    assert not NotreDameDesk.telling.written(over.event, None)
    assert NotreDameDesk.telling.heard(over.event)


def test_an_unfolded_passage_is_told_entry_by_entry() -> None:
    card, coin = entry(1, "card", 0, "bank", 0), entry(1, "coins", 0, 1)
    chronicle = Chronicle(played(0), NotreDameDesk)
    chronicle._read = gathered([card, coin], TELLING)
    assert chronicle.unfold(0)
    assert [p.entries for p in gathered([card, coin], TELLING, chronicle._unfolded)] == [(card,), (coin,)]
    chronicle._read = [Passage((card,))]
    assert not chronicle.unfold(0)
    assert not chronicle.unfold(1)


def test_the_recap_tells_what_each_other_did_in_a_line_and_nothing_of_the_own_doing() -> None:
    session = played(10)
    mine, card, coin = (
        entry(9, "card", 0, "bank", 0),
        entry(10, "card", 1, "bank", 1),
        entry(10, "coins", 1, 2),
    )
    other, again, robbed = (
        entry(10, "coins", 2, 1),
        entry(10, "coins", 1, 1),
        entry(10, "coins_from", 1, 2, 0),
    )
    recap = Chronicle(session, NotreDameDesk).recap([mine, card, coin, other, again, robbed], 0, 0)
    assert [passage.entries for passage in recap] == [(card, coin, again), (other,), (robbed,)]


def test_the_recap_tells_apart_what_somebody_did_and_what_came_to_them_later() -> None:
    bribe, points = entry(10, "bribe", 1, "monk"), entry(10, "prestige", 1, 1, 0, "monk")
    other, rat, bell = entry(10, "coins", 2, 1), entry(10, "rat", 1, 2, 4), entry(10, "round", 1, 3)
    recap = Chronicle(played(10), NotreDameDesk).recap([bribe, points, other, rat, bell], 0, 0)
    assert [words_of(passage) for passage in recap] == [
        "bribes the monk: +1 [prestige]; [rat] 2 → 4",
        "+1 [coin]",
    ]


def test_who_is_struck_by_the_plague_hears_of_it() -> None:
    struck = entry(10, "outbreak", 0)
    assert told(played(10), entry(10, "coins", 1, 1), struck) == [struck]


# Turning and stepping.


def reading(entries: int) -> Chronicle:
    chronicle = Chronicle(played(0), NotreDameDesk)
    chronicle._read = [Passage((entry(step, "coins", 0, 1),)) for step in range(entries)]
    return chronicle


def test_small_turns_add_up_and_stop_at_both_ends() -> None:
    chronicle = reading(4)
    chronicle.turn(0.6)
    assert chronicle.back == 0
    chronicle.turn(0.6)
    assert chronicle.back == 1
    chronicle.turn(0.8)
    assert chronicle.back == 2
    chronicle.turn(9)
    assert chronicle.back == 3
    chronicle.turn(-9)
    assert chronicle.back == 0
    empty = reading(0)
    empty.turn(3)
    assert empty.back == 0


def test_keys_mean_one_line_after_the_other_and_none_beyond_the_ends() -> None:
    chronicle = reading(3)
    assert chronicle.meant is chronicle._read[2].first
    assert chronicle.step(-1)
    assert chronicle.meant is chronicle._read[1].first
    assert chronicle.step(-1)
    assert not chronicle.step(-1)
    assert chronicle.chosen is None
    assert chronicle.step(0)
    assert not chronicle.step(1)
    assert reading(0).meant is None


def test_turning_lets_go_of_the_line_that_was_meant() -> None:
    chronicle = reading(3)
    chronicle.step(-1)
    chronicle.turn(1)
    assert chronicle.chosen is None


def test_what_came_of_an_own_choice_once_all_had_chosen_is_not_told_again_but_for_what_was_drawn() -> None:
    """All choose supports at once, and none is brought before the last is chosen."""
    session, chance = Session(Plan("rattus_cartus", PLAYERS, {}, 5)), random.Random(2)
    while not any(entry.event.kind == "supported" for entry in retold(session)):
        asked = session.match.state.decisions()[-1]
        session.play(chance.choice(session.match.state.options(asked.seat)), asked.seat)
    shown = Chronicle(session, RattusCartusDesk)
    for seat in range(3):
        kinds = [passage.first.event.kind for passage in shown.recap(retold(session), seat, seat)]
        assert kinds.count("supported") == 2
        assert set(kinds) <= {"supported", "drew_cards"}
