"""Every rule of Winston, by its id in the rulebook."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.contract import TypedName
from ludotheque.core.errors import BadSetup, GameOver, IllegalMove, OutOfTurn
from ludotheque.core.events import narrate
from ludotheque.core.messages import messages
from ludotheque.games.winston import longest_first_name
from ludotheque.games.winston.notation import LETTERS
from ludotheque.games.winston.state import END, LANE, PLAYED_OUT, STALLED, TABLE_HEAD

from .scenario import deck, empty_pile, play, start, view

MIXED = "Rb Ob Yb Gb Bb"


def refused(match: Match, text: str) -> str:
    """The rule that forbids this move; the match does not change."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state.tobytes() == before
    return error.value.rule


# --- set-up ---


def test_setup_deals_five_cards_to_each_and_leaves_the_rest() -> None:
    for seats in range(2, 7):
        match = ludotheque.game("winston").new(seats, seed=1)
        assert [player.cards for player in view(match).players] == [5] * seats
        assert view(match).pile == 66 - 5 * seats


def test_setup_deals_the_deck_seat_by_seat() -> None:
    cards = deck([MIXED, "Rh Oh Yh Gh Bh"])
    match = ludotheque.game("winston").new(2, deck=cards, first=1)
    assert view(match, 1).hand == ["Rh", "Oh", "Yh", "Gh", "Bh"]
    assert match.setup == {"deck": cards, "first": 1}


def test_first_is_the_longest_first_name() -> None:
    match = ludotheque.game("winston").new(3, seed=4, names=["Bo van der Meulen", "Charlotte", "Ada"])
    assert match.mover == 1


def typed(*names: str, language: str = "en") -> list[TypedName | None]:
    return [TypedName(name, language) for name in names]


def test_W1_of_equally_long_names_the_earlier_seat_starts() -> None:
    assert longest_first_name(typed("Bo", "Ada", "Eva")) == {"first": 1}


def test_W1_in_a_hungarian_name_the_first_name_comes_last() -> None:
    names = ["Szentgyörgyi Éva", "Nagy Boglárka", "Márk"]
    assert longest_first_name(typed(*names, language="hu")) == {"first": 1}
    assert longest_first_name(typed(*names, language="fr")) == {"first": 0}


def test_W1_each_name_is_read_in_the_language_it_was_typed_in() -> None:
    names = [TypedName("Szentgyörgyi Éva", "hu"), TypedName("Anna Szentgyörgyi", "de")]
    assert longest_first_name(names) == {"first": 1}


def test_W1_letters_count_however_they_are_written() -> None:
    assert longest_first_name(typed("Re\u0301mi", "Ren\u00e9e")) == {"first": 1}


def test_W1_where_a_name_was_not_typed_names_decide_nothing() -> None:
    assert longest_first_name([TypedName("Maximiliane"), None]) == {}
    assert longest_first_name([None, None]) == {}


def test_W1_a_caller_may_name_the_first_seat() -> None:
    assert ludotheque.game("winston").new(3, seed=4, names=["Charlotte", "Bo", "Ada"], first=2).mover == 2


def test_W1_without_names_the_first_seat_is_drawn() -> None:
    firsts = [ludotheque.game("winston").new(4, seed=seed).mover for seed in range(100)]
    assert set(firsts) == {0, 1, 2, 3}


def test_first_leaves_the_deal_as_it_was() -> None:
    game = ludotheque.game("winston")
    assert game.new(3, seed=9, first=0).setup["deck"] == game.new(3, seed=9, first=2).setup["deck"]


def test_play_goes_clockwise() -> None:
    match = start([MIXED, MIXED, MIXED], first=1)
    order = []
    for _ in range(4):
        order.append(match.mover)
        play(match, f"{match.legal()[0]}, {match.legal()[1]}, end")
    assert order == [1, 2, 0, 1]


# --- a turn ---


def test_turn_two_cards_at_least() -> None:
    match = start([MIXED, MIXED])
    assert refused(match, "end") == "turn"
    play(match, "Rb")
    assert refused(match, "end") == "turn"
    play(match, "Ob")
    assert "end" in match.legal()


def test_turn_as_many_cards_as_one_likes() -> None:
    match = play(start(["Rb Rb Rb Rb Rb", MIXED]), "Rb, Rb, Rb, Rb, Rb")
    assert match.legal() == ["end"]


def test_start_with_a_head_or_a_body() -> None:
    match = start(["Rh Ob Yb Gb Bb", MIXED])
    assert match.legal() == ["Rh", "Ob", "Yb", "Gb", "Bb"]


def test_extend_a_headless_dog_with_a_head() -> None:
    match = play(start(["Rb Rh Yb Gb Bb", MIXED]), "Rb, Rh")
    assert [(dog.colour, dog.head, dog.bodies) for dog in view(match).table] == [("R", True, 1)]


def test_one_head_no_second_one() -> None:
    match = play(start(["Rh Rh Yb Gb Bb", MIXED]), "Rh")
    assert "Rh" not in match.legal()
    assert refused(match, "Rh") == "one-head"


def test_hand_only_cards_one_holds() -> None:
    assert refused(start([MIXED, MIXED]), "Pb") == "hand"


def test_turn_of_another_seat() -> None:
    match = start([MIXED, MIXED])
    with pytest.raises(OutOfTurn):
        match.play("Rb", seat=1)


# --- ending a turn ---


def test_complete_needs_two_bodies() -> None:
    match = play(start(["Rh Rb Yb Gb Bb", MIXED]), "Rh, Rb, end")
    assert view(match, 0).players[0].dogs == 0
    assert len(view(match).table) == 1


def test_take_every_complete_dog_at_the_end_of_the_turn() -> None:
    match = play(start(["Rh Rb Rb Gb Gb", "Gh Ob Yb Bb Pb"]), "Rh, Rb, Rb, Gb, Gb")
    assert view(match, 0).players[0].dogs == 0
    play(match, "end")
    assert view(match, 0).players[0].dogs == 1
    play(match, "Gh, Ob, end")
    assert [dog.colour for dog in view(match, 1).players[1].taken or []] == ["G"]


def test_take_two_dogs_in_one_turn() -> None:
    match = play(start(["Rb Rb Gb Gb Ob", "Rh Gh Yb Bb Pb"]), "Rb, Rb, Gb, Gb, end, Rh, Gh, end")
    assert view(match, 1).players[1].dogs == 2


def test_refill_to_five() -> None:
    match = play(start([MIXED, MIXED], pile="Pb Ph"), "Rb, Ob, end")
    assert view(match, 0).hand == ["Yb", "Gb", "Bb", "Ph", "Pb"]


def test_refill_as_far_as_the_pile_goes() -> None:
    match = start([MIXED, MIXED], pile="Pb")
    match.state.pile = 1
    play(match, "Rb, Ob, Yb, end")
    assert view(match, 0).hand == ["Gb", "Bb", "Pb"]


def test_W2_after_one_card_with_no_other_playable_the_turn_may_end() -> None:
    match = start(["Rh Gh Gh Rh Rb", "Rh Gh Ob Yb Bb"], first=1)
    play(match, "Rh, Gh, end, Rb")
    assert match.legal() == ["end"]


def test_W2_a_player_without_cards_is_skipped() -> None:
    match = empty_pile(start(["Rb Rb Rb Rb Rb", MIXED, MIXED]))
    play(match, "Rb, Rb, Rb, Rb, Rb, end, Ob, Yb, end, Ob, Yb, end")
    assert match.mover == 1


# --- stuck ---


def stuck_match() -> Match:
    """Seat 1 holds only heads, and all their dogs have one."""
    match = start(["Rh Gh Bh Ob Yb", "Rh Rh Gh Gh Bh"], pile="Ph Oh Yb Pb")
    return play(match, "Rh, Gh, Bh, end")


def test_stuck_puts_a_head_under_the_pile_and_draws_the_top_card() -> None:
    match = stuck_match()
    assert match.legal() == ["under Rh", "under Gh", "under Bh"]
    pile = view(match).pile
    play(match, "under Gh")
    assert view(match, 1).hand == ["Rh", "Rh", "Gh", "Bh", "Pb"]
    assert view(match).pile == pile
    assert view(match).under == ["Gh"]


def test_W5_the_turn_is_over_after_it_though_the_new_card_could_be_played() -> None:
    assert play(stuck_match(), "under Gh").mover == 0


def test_stuck_empty_pile_means_passing() -> None:
    match = empty_pile(stuck_match())
    assert match.legal() == ["pass"]
    assert refused(match, "under Rh") == "stuck-empty"
    hand = view(match, 1).hand
    play(match, "pass")
    assert match.mover == 0
    assert view(match, 1).hand == hand


def test_stuck_is_only_who_can_play_nothing() -> None:
    match = start(["Rh Gh Bh Ob Yb", MIXED])
    assert refused(match, "under Rh") == "stuck"
    assert refused(match, "pass") == "stuck"


def test_stuck_with_a_pile_does_not_pass() -> None:
    assert refused(stuck_match(), "pass") == "stuck"


def test_W5_playable_is_judged_by_the_table_not_by_what_taking_would_free() -> None:
    match = start(["Rh Rb Gh Ob Yb", "Rh Rh Gh Gh Rb"], edition="first")
    play(match, "Rh, Rb, Gh, end, Rb")
    # the red dog is complete now; taking it would free the red heads, but none can be played in this position
    assert match.legal() == ["take R", "end"]


# --- editions ---


def test_W6_second_edition_takes_only_at_the_end_of_the_turn() -> None:
    match = play(start(["Rh Rb Rb Gb Bb", MIXED]), "Rh, Rb, Rb")
    assert refused(match, "take R") == "W6"


def test_edition_first_takes_at_any_moment_and_frees_the_colour() -> None:
    match = start(["Rh Rb Rb Rh Bb", MIXED], edition="first")
    play(match, "Rh, Rb, Rb")
    assert "take R" in match.legal()
    assert "Rh" not in match.legal()
    play(match, "take R, Rh, end")
    assert view(match, 0).players[0].dogs == 1
    assert [(dog.colour, dog.bodies) for dog in view(match).table] == [("R", 0)]


def test_complete_dogs_only_can_be_taken() -> None:
    match = play(start(["Rh Rb Gb Gb Bb", MIXED], edition="first"), "Rh, Rb")
    assert refused(match, "take R") == "complete"
    assert refused(match, "take P") == "complete"


def test_W6_first_edition_what_is_complete_at_the_end_is_taken_then() -> None:
    match = play(start(["Rh Rb Rb Gb Bb", MIXED], edition="first"), "Rb, Rb, Rh, end")
    assert view(match, 0).players[0].dogs == 1


# --- bone and poo ---


def holders(match: Match) -> tuple[int | None, int | None, int, int]:
    seen = view(match)
    return seen.bone, seen.poo, seen.longest, seen.shortest


def test_first_dog_brings_bone_and_poo() -> None:
    match = play(start(["Rh Rb Rb Rb Bb", MIXED]), "Rh, Rb, Rb, Rb, end")
    assert holders(match) == (0, 0, 3, 3)


@pytest.mark.parametrize(
    ("bodies", "expected"),
    [(2, (0, 1, 3, 2)), (3, (1, 1, 3, 3)), (4, (1, 0, 4, 3))],
    ids=["shorter", "equal", "longer"],
)
def test_bone_goes_to_as_long_or_longer_and_poo_to_as_short_or_shorter(
    bodies: int, expected: tuple[int, int, int, int]
) -> None:
    hand = " ".join(["Gh"] + ["Gb"] * bodies + ["Ob"] * (4 - bodies))
    match = play(start(["Rh Rb Rb Rb Bb", hand]), "Rh, Rb, Rb, Rb, end, Gh" + ", Gb" * bodies + ", end")
    assert holders(match) == expected


def test_size_six_bodies_are_more_than_five_plus_says() -> None:
    """The card 5+ is only a label: against six bodies, five do not take the bone and six do."""
    match = start(["Rh Rb Rb Gb Gb", "Rb Rb Rb Rb Ob"], pile="Gb Gb Gb Gh Ob")
    play(match, "Rb, Rb, end, Rb, Rb, Rb, Rb, end, Rh, Gb, end")
    assert holders(match) == (0, 0, 6, 6)
    for bodies, bone in ((5, 0), (6, 1)):
        fork = match.fork()
        fork.state.table = 16 + bodies - 1  # a red dog that lacks one body
        fork.state.hand[1] = 1  # the body that seat 1 holds
        play(fork, "Rb, end")
        assert fork.state.bone == bone


def test_bone_does_not_depend_on_the_order_of_several_dogs() -> None:
    """Three and two bodies taken in one turn, as the first dogs of the game."""
    for colours in ("RG", "GR"):
        long, short = colours
        match = start([f"{long}b {long}b {long}b {short}b {short}b", f"{long}h {short}h Ob Yb Bb"])
        play(match, f"{long}b, {long}b, {long}b, {short}b, {short}b, end, {long}h, {short}h, end")
        assert holders(match) == (1, 1, 3, 2)


# --- the one card 5+ ---


def with_dogs(*bodies: int) -> tuple[Match, dict[str, Any]]:
    """Two players take dogs with so many bodies, one a turn, seat 0 first; and the last turn's story, by tag."""
    match = start(["Rh Rb Rb Gb Bb", "Gh Gb Gb Rb Bb"])
    story: dict[str, Any] = {}
    for colour, long in enumerate(bodies):
        match.state.table = (TABLE_HEAD + long - 1) << LANE * colour  # it lacks one body
        match.state.hand[match.state.turn] = 1 << LANE * colour
        play(match, f"{LETTERS[colour]}b")
        before = match.position_now()
        play(match, "end")
        events = match.engine.tell(match.board, before, END, match.state, None)
        story = {str(event.__struct_config__.tag): event for event in events}
    return match, story


def cards(match: Match) -> tuple[int | None, str | None, int | None, str | None]:
    seen = view(match)
    return seen.bone, seen.bone_card, seen.poo, seen.poo_card


def test_W7_no_card_before_the_first_dog() -> None:
    assert cards(start([MIXED, "Rh Rb Rb Rb Bb"])) == (None, None, None, None)


@pytest.mark.parametrize(("bodies", "card"), [(2, "2"), (4, "4"), (5, "5+"), (6, "5+"), (8, "5+")])
def test_W7_one_dog_brings_bone_and_poo_with_one_card(bodies: int, card: str) -> None:
    match, story = with_dogs(bodies)
    assert cards(match) == (0, card, 0, card)
    assert (story["bone"].size, story["poo"].size) == (card, card)


@pytest.mark.parametrize(("first", "second"), [(5, 6), (5, 8), (6, 7)])
def test_W7_a_longer_dog_takes_the_card_away_from_the_poo(first: int, second: int) -> None:
    match, story = with_dogs(first, second)
    assert cards(match) == (1, "5+", 0, None)
    assert story["bone"].size == "5+"
    assert "poo" not in story


def test_W7_a_shorter_dog_brings_the_poo_without_a_card() -> None:
    match, story = with_dogs(6, 5)
    assert cards(match) == (0, "5+", 1, None)
    assert story["poo"].size is None


def test_W7_the_same_where_one_player_holds_both() -> None:
    match, story = with_dogs(6, 6, 5, 5)
    assert cards(match) == (1, "5+", 1, None)
    assert story["poo"].size is None


def test_W7_a_dog_of_up_to_four_has_its_own_card() -> None:
    assert cards(with_dogs(6, 5, 4)[0]) == (0, "5+", 0, "4")
    assert cards(with_dogs(5, 4)[0]) == (0, "5+", 1, "4")


def test_W7_in_words() -> None:
    match, story = with_dogs(6, 5)
    say = messages("en", match.variant.game.folder / "locales")
    words = "\n".join(match.engine.describe(view(match), say, ["Ada", "Bo"]))
    assert "the bone (longest dog: 6)" in words
    assert "the poo (shortest dog: 5; no size card, 5+ lies with the bone)" in words
    told = narrate(story["poo"], "winston", say, ["Ada", "Bo"])
    assert told == "Bo gets the poo. The card 5+ stays with the bone."


# --- end and score ---


def test_end_when_the_last_card_has_been_played() -> None:
    match = ludotheque.game("winston").new(2, seed=12)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.end in ("played out", "stalled")
    with pytest.raises(GameOver):
        match.play("end")


def last_turn(table: str, hand: str) -> Match:
    """Seat 0 holds `hand`, the others hold nothing; all cards except these and the table's are in taken dogs."""
    match = start([MIXED, MIXED])
    state = match.state
    state.pile, state.hand[0], state.hand[1], state.table = 0, 0, 0, 0
    for card in table.split():
        state.table += (16 if card[1] == "h" else 1) << 5 * "ROYGBP".index(card[0])
    for card in hand.split():
        state.hand[0] += (8 if card[1] == "h" else 1) << 5 * "ROYGBP".index(card[0])
    state.unplayed = sum(card.endswith("b") for card in hand.split())
    for colour, letter in enumerate("ROYGBP"):
        used = [card for card in f"{table} {hand}".split() if card == f"{letter}h"]
        for k in range(3 - len(used)):
            state.taken[colour, k] = 16 * 1 + 2
    return match


def test_end_the_turn_is_finished_first_and_its_dogs_count() -> None:
    match = last_turn("Rh Rb", "Rb Ob")
    play(match, "Rb, Ob")
    assert not match.over
    play(match, "end")
    assert match.state.over == PLAYED_OUT
    assert match.state.taken[0, 2] == 2


def test_W3_ends_when_no_card_left_can_be_played() -> None:
    match = play(last_turn("Rh Gb", "Rh Gb Gb"), "Gb, Gb, end")
    assert match.state.over == STALLED
    assert match.end == "stalled"
    assert view(match, 0).players[0].dogs == 0


def test_W3_goes_on_while_a_head_can_still_be_played() -> None:
    match = play(last_turn("Rh Gb", "Rh Gh Ob Ob"), "Ob, Ob, end")
    assert not match.over
    assert match.legal() == ["Gh"]


def test_score_of_a_dog() -> None:
    match = start([MIXED, MIXED])
    match.state.bone = match.state.poo = 1
    for bodies, points in ((2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)):
        match.state.taken[0, 0] = bodies
        assert match.scores == [points, 0]


def test_score_bone_and_poo() -> None:
    match = start([MIXED, MIXED])
    match.state.taken[0] = [2, 16 + 3, 0]
    match.state.bone, match.state.poo = 1, 0
    assert match.scores == [3 - 6, 6 + 6]
    assert match.places == [2, 1]


def test_W4_equal_points_share_the_place() -> None:
    match = start([MIXED, MIXED, MIXED])
    match.state.taken[0] = [2, 16 + 2, 0]
    match.state.bone = match.state.poo = 2
    assert match.places == [1, 1, 3]


# --- wrong openings ---


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"deck": [*deck([MIXED, MIXED]), "Rb"]}, "9 times Rb; there must be 8"),
        ({"deck": deck([MIXED, MIXED])[1:]}, "65 cards; there must be 66"),
        ({"deck": ["Rx", *deck([MIXED, MIXED])[1:]]}, "Card 1 of the deck, “Rx”"),
        ({"deck": "Rb"}, "list of 66 cards"),
        ({"deck": deck([MIXED, MIXED]), "first": 2}, "seat from 0 to 1"),
        ({"deck": deck([MIXED, MIXED]), "first": True}, "seat from 0 to 1"),
        ({"cards": []}, "no entry “cards”"),
    ],
    ids=["a card too many", "a card missing", "no such card", "no list", "no such seat", "no number", "unknown entry"],
)
def test_broken_setup_is_refused(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as error:
        ludotheque.game("winston").new(2, seed=1, **setup)
    assert said in str(error.value)


def test_every_legal_list_is_told_apart_from_a_hand_of_one() -> None:
    """A hand of a single card can be played and the turn ended after it (W2)."""
    match = empty_pile(start([MIXED, MIXED]))
    match.state.hand[0] = np.uint32(1)
    assert match.legal() == ["Rb"]
    play(match, "Rb")
    assert match.legal() == ["end"]
