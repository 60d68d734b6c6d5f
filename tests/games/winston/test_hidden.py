"""What a seat of Winston sees, knows and is told."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.chance.fast import generator
from ludotheque.games.winston.state import END, MOST_CARDS
from ludotheque.games.winston.view import Drew, hand_of
from ludotheque.testing.walk import copy

from .scenario import play, start, view

MIXED = "Rb Ob Yb Gb Bb"


def pile_of(state: np.record) -> list[int]:
    return [int(state.deck[(int(state.top) + k) % MOST_CARDS]) for k in range(int(state.pile))]


# --- views ---


def test_hidden_hand_is_its_owners_alone() -> None:
    match = start([MIXED, "Rh Oh Yh Gh Bh"])
    assert view(match, 0).hand == ["Rb", "Ob", "Yb", "Gb", "Bb"]
    assert view(match, None).hand is None
    assert [player.cards for player in view(match, 0).players] == [5, 5]


def test_hidden_legal_moves_are_shown_to_the_mover_only() -> None:
    match = start([MIXED, MIXED])
    assert view(match, 0).legal == match.legal()
    assert view(match, 1).legal == []
    assert view(match, None).legal == []


def test_hidden_dogs_taken_are_face_down_to_the_others() -> None:
    match = play(start(["Rh Rb Rb Gb Bb", MIXED]), "Rh, Rb, Rb, end")
    other, own = view(match, 1).players[0], view(match, 0).players[0]
    assert (other.dogs, other.taken, other.score) == (1, None, None)
    assert own.taken is not None
    assert (len(own.taken), own.score) == (1, 3)


def test_open_dogs_keeps_them_face_up() -> None:
    match = play(start(["Rh Rb Rb Gb Bb", MIXED], open_dogs=True), "Rh, Rb, Rb, end")
    other = view(match, 1).players[0]
    assert other.taken is not None
    assert (other.taken[0].colour, other.taken[0].bodies, other.score) == ("R", 2, 3)


def test_hidden_which_dogs_others_took_does_not_show() -> None:
    """Two games that differ only in the colour and length of a face-down dog look the same to the others."""
    seen = []
    for colour in (0, 1):
        match = start([MIXED, MIXED])
        match.state.taken[colour, 0] = 3 + colour
        match.state.bone = match.state.poo = 0
        match.state.longest = match.state.shortest = 3
        seen.append(view(match, 1))
    assert seen[0] == seen[1]


def test_size_the_exact_lengths_are_public() -> None:
    match = play(start(["Rh Rb Rb Gb Bb", MIXED]), "Rh, Rb, Rb, end")
    assert (view(match, None).longest, view(match, None).shortest) == (2, 2)


def test_hidden_all_is_shown_at_the_end() -> None:
    match = ludotheque.game("winston").new(3, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    seen = view(match, None)
    assert [player.score for player in seen.players] == match.scores
    assert seen.places == match.places
    assert seen.end == match.end


# --- imagining ---


def two_under() -> Match:
    """Seat 1 was stuck twice: two heads are under the pile. Seat 2 is to move."""
    match = start(["Rh Gh Bh Ob Yb", "Rh Rh Gh Gh Bh", "Bh Yh Yh Oh Oh"], pile="Ph Ph Ph Yh Oh Yb Pb")
    return play(match, "Rh, Gh, Bh, end, under Gh, Yh, Oh, end, Ph, Ob, end, under Rh")


def test_imagine_keeps_own_hand_and_all_that_lies_open() -> None:
    match = two_under()
    other = copy(match.state)
    match.engine.imagine(match.board, other, 0, generator(1))
    assert hand_of(other, 0) == hand_of(match.state, 0)
    assert other.table == match.state.table
    assert np.array_equal(other.taken, match.state.taken)


def test_imagine_cards_put_under_the_pile_are_known_in_their_order() -> None:
    match = two_under()
    assert view(match, 2).under == ["Gh", "Rh"]
    piles = set()
    for seed in range(30):
        other = copy(match.state)
        match.engine.imagine(match.board, other, 0, generator(seed))
        pile = pile_of(other)
        assert pile[-2:] == pile_of(match.state)[-2:]
        piles.add(tuple(pile[:-2]))
    assert len(piles) == 30


def test_imagine_a_card_come_back_from_under_the_pile_is_known_in_the_hand() -> None:
    match = two_under()
    match.state.top = (
        int(match.state.top) + int(match.state.pile) - 2
    ) % MOST_CARDS  # only the two known cards are left
    match.state.pile = 2
    match.state.hand[2] = 5 << 5  # five orange bodies
    play(match, "Ob, Ob")
    before = copy(match.state)
    play(match, "end")
    assert hand_of(match.state, 2) == ["Rh", "Ob", "Ob", "Ob", "Gh"]
    assert sorted(int(hint) for hint in match.state.hints[2] if hint) == [1 << 0, 1 << 3]
    told = match.engine.tell(match.board, before, END, match.state, 0)
    assert [e.cards for e in told if isinstance(e, Drew)] == [["Gh", "Rh"]]
    # the hint about a card disappears when the card leaves the hand
    match.state.turn, match.state.table = 2, 0
    play(match, "Gh")
    assert [int(hint) for hint in match.state.hints[2] if hint] == [1 << 0]


def test_imagine_who_was_stuck_is_known_to_hold_only_heads() -> None:
    match = start(["Rh Gh Bh Ob Yb", "Rh Rh Gh Gh Bh"], pile="Ph Oh Yb Pb")
    play(match, "Rh, Gh, Bh, end, under Gh")
    for seed in range(50):
        other = copy(match.state)
        match.engine.imagine(match.board, other, 0, generator(seed))
        heads = [card for card in hand_of(other, 1) if card in ("Rh", "Gh", "Bh")]
        assert len(heads) >= 4


def test_imagine_who_stopped_after_one_card_is_known_to_hold_only_heads() -> None:
    match = start(["Rh Gh Gh Rh Rb", "Rh Gh Ob Yb Bb"], first=1)
    play(match, "Rh, Gh, end, Rb, end")
    for seed in range(50):
        other = copy(match.state)
        match.engine.imagine(match.board, other, 1, generator(seed))
        assert len([card for card in hand_of(other, 0) if card in ("Rh", "Gh")]) >= 4


@pytest.mark.parametrize(
    "hints",
    [[0b000011], [0b000011, 0b000001], [0b000011, 0b000110], [0b000111, 0b000011, 0b000110]],
    ids=["one", "nested", "overlapping", "three"],
)
def test_imagine_draws_uniformly_among_what_is_possible(hints: list[int]) -> None:
    """Compared with a full enumeration: seat 1 holds heads within the hints; few cards are unseen."""
    match = start([MIXED, MIXED])
    state = match.state
    # Unseen by seat 0: two red heads, one orange, two yellow, and the bodies Rb Rb; all others are in taken dogs.
    unseen = [0, 0, 2, 4, 4, 1, 1]
    size = len(hints) + 1
    state.hand[0] = 0
    state.hand[1] = 0
    state.table = 0
    for colour, heads, bodies in ((0, 1, 6), (1, 2, 8), (2, 1, 8), (3, 3, 8), (4, 3, 8), (5, 3, 8)):
        for k in range(heads):
            state.taken[colour, k] = 2 if k < heads - 1 else bodies - 2 * (heads - 1)
    state.hints[1] = 0
    for k, hint in enumerate(hints):
        state.hints[1, k] = hint
    held = next(
        cards
        for cards in itertools.permutations(unseen, size)
        if all(c % 2 == 0 and hint >> c // 2 & 1 for c, hint in zip(cards, hints, strict=False))
    )
    for card in held:
        state.hand[1] += (1 if card & 1 else 8) << 5 * (card >> 1)
    rest = Counter(unseen) - Counter(held)
    state.top, state.pile, state.known = 0, len(unseen) - size, 0
    for k, card in enumerate(sorted(rest.elements())):
        state.deck[k] = card

    expected: Counter[tuple[int, ...]] = Counter()
    for places in itertools.permutations(range(len(unseen)), size):
        cards = [unseen[place] for place in places]
        if all(c % 2 == 0 and hint >> c // 2 & 1 for c, hint in zip(cards, hints, strict=False)):
            expected[tuple(sorted(cards))] += 1
    total = sum(expected.values())

    rng = generator(5)
    runs = 20_000
    found: Counter[tuple[int, ...]] = Counter()
    other = copy(state)
    for _ in range(runs):
        match.engine.imagine(match.board, other, 0, rng)
        hand = int(other.hand[1])
        cards = [2 * c + 1 for c in range(6) for _ in range(hand >> 5 * c & 7)]
        cards += [2 * c for c in range(6) for _ in range(hand >> 5 * c + 3 & 3)]
        found[tuple(sorted(cards))] += 1
    assert set(found) == set(expected)
    squares = sum((found[hand] - runs * n / total) ** 2 / (runs * n / total) for hand, n in expected.items())
    # the mean of chi-square is its degrees of freedom; five standard deviations above do not happen by chance
    freedom = len(expected) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5


# --- the story ---


def test_drew_is_told_with_cards_to_the_owner_only() -> None:
    match = play(start([MIXED, MIXED], pile="Pb Ph"), "Rb, Ob, end")
    drawn = {seat: next(e for e in match.tell(2, seat) if isinstance(e, Drew)) for seat in (0, 1, None)}
    assert drawn[0].cards == ["Pb", "Ph"]
    assert drawn[1].cards == drawn[None].cards == []
    assert drawn[1].count == 2


def test_story_tells_others_nothing_of_hidden_cards() -> None:
    """The same moves with other hidden cards are the same story to a seat that sees none of them."""
    for seed in range(5):
        match = ludotheque.game("winston").new(3, seed=seed)
        rng = generator(seed)
        while not match.over:
            seat = match.mover
            assert seat is not None
            legal = match.legal_actions()
            action = int(legal[len(legal) // 2])
            watcher = (seat + 1) % 3
            before = match.position(match.ply)
            other = copy(before)
            match.engine.imagine(match.board, other, watcher, rng)
            match.play(match.engine.text(action))
            after = match.position(match.ply)
            if match.engine.refusal(match.board, other, action) == 0:
                other_after = copy(other)
                match.engine.apply(match.board, other_after, action)
                told = match.engine.tell(match.board, before, action, after, watcher)
                assert match.engine.tell(match.board, other, action, other_after, watcher) == told
