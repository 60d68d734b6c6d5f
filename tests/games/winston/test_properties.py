"""Unusual games of Winston."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import MoveError
from ludotheque.games.winston.notation import CARD_NAMES

OPTIONS = st.fixed_dictionaries({"edition": st.sampled_from(["first", "second"]), "open_dogs": st.booleans()})
TEXTS = st.one_of(st.sampled_from([*CARD_NAMES, "end", "pass", "take R", "under Rh"]), st.text(max_size=6))


DECKS = st.permutations(sorted(CARD_NAMES[::2] * 3 + CARD_NAMES[1::2] * 8))


@settings(max_examples=60, deadline=None)
@given(options=OPTIONS, seats=st.integers(2, 6), deck=DECKS, data=st.data())
def test_any_deal_and_any_choices_lead_to_a_sound_end(
    options: dict[str, str | bool], seats: int, deck: list[str], data: st.DataObject
) -> None:
    first = data.draw(st.integers(0, seats - 1))
    match = ludotheque.game("winston", **options).new(seats, deck=list(deck), first=first)
    choices = data.draw(st.lists(st.integers(0, 11), min_size=30, max_size=30))
    while not match.over:
        legal = match.legal()
        match.play(legal[choices[match.ply % 30] % len(legal)])
        assert match.engine.audit(match.board, match.state) == []
    assert match.ply <= match.engine.longest
    # bone and poo cancel out, so all points are those of the dogs taken
    dogs = [dog & 15 for dog in match.state.taken.flatten().tolist() if dog]
    assert sum(match.scores) == sum(n * (n + 1) // 2 for n in dogs)
    assert min(match.places) == 1
    assert Match.from_record(match.record()).scores == match.scores


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**64), texts=st.lists(TEXTS, max_size=60))
def test_whatever_is_typed_a_refusal_changes_nothing(seed: int, texts: list[str]) -> None:
    match = ludotheque.game("winston").new(2, seed=seed)
    for text in texts:
        before, legal = match.state.tobytes(), match.legal()
        try:
            match.play(text)
        except MoveError:
            assert match.state.tobytes() == before
            assert text not in legal
        else:
            assert text in legal
