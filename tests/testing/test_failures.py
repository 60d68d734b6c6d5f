"""Every failure of the suite is a sentence: what was found and what was expected, in which case, of which seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core import record
from ludotheque.testing.case import Check
from ludotheque.testing.checks import knowledge, play, records, words

from . import broken

CASE = "kuhn, 2 players"


@pytest.mark.parametrize(
    ("functions", "check", "sentence"),
    [
        (
            {"scores": broken.scores_for_one},
            play.scores_and_places_are_set,
            "seed 0, after 0 moves, seat 1: `scores` does not set the number of this seat",
        ),
        (
            {"scores": broken.scores_for_three},
            play.scores_and_places_are_set,
            "seed 0, after 0 moves: `scores` writes 0 behind the last seat; expected 2 numbers",
        ),
        (
            {"places": broken.places_from_zero},
            play.scores_and_places_are_set,
            "seed 0, after 0 moves, seat 0: `places` is 0, expected 1 to 2",
        ),
        (
            {"legal": broken.no_legal},
            play.legal_ids_ascend,
            "seed 0, after 1 move: `legal` gives no action though `mover` is 1; "
            "expected at least one until the game is over",
        ),
        (
            {"legal": broken.unordered_legal},
            play.legal_ids_ascend,
            "seed 0, after 0 moves: `legal` gives [1, 0]; expected ascending ids, none twice",
        ),
        (
            {"refusal": broken.strict_refusal},
            play.refusals_agree_with_legal,
            "seed 0, after 0 moves, seat 0: `refusal` of 'bet' (action 1) is 1; expected 0, for `legal` gives it",
        ),
        (
            {"apply": broken.drawing_apply},
            play.every_legal_action_applies,
            "seed 0, after 0 moves: `apply` of 'pass' leaves `words` at 2, expected 1",
        ),
        (
            {"apply": broken.losing_apply},
            play.nothing_gets_lost,
            "seed 0, after 1 move: `audit` finds ['the cards are",
        ),
        (
            {"deal": broken.forgetful_deal},
            records.deal_sets_every_field,
            "seed 3: `deal` does not set `played` whatever was there before: `played[1]` is 1, expected",
        ),
        (
            {"view": broken.leaking_view},
            knowledge.views_leak_nothing,
            "seed 0, after 0 moves, seat 1: `view` is not the same after `imagine`, so it shows what this seat "
            "cannot know (or `imagine` changes what it does): `hands[0].card` is '",
        ),
        (
            {"view": broken.failing_view},
            knowledge.views_leak_nothing,
            "seed 0, after 0 moves, seat 1: KeyError: 1",
        ),
        (
            {"imagine": broken.timid_imagine},
            knowledge.imagination_depends_on_knowledge_only,
            "seed 0, after 0 moves, seat 0: `imagine` with the same `rng` makes different things of two positions that "
            "this seat cannot tell apart: `key[0]` is ",
        ),
        (
            {"greedy": broken.cheating_greedy},
            knowledge.greedy_does_not_cheat,
            "when nothing changes except what this seat cannot know",
        ),
        (
            {"greedy": broken.wild_greedy},
            knowledge.greedy_does_not_cheat,
            "seed 0, after 0 moves, seat 0: `greedy` plays 7; expected one of [0, 1]",
        ),
        (
            {"estimate": broken.high_estimate},
            knowledge.estimates_are_shares,
            "seed 0, after 0 moves, seat 1: `estimate` is 1.5, expected 0 to 1",
        ),
        (
            {"layout": broken.reversed_layout},
            records.records_come_back,
            "the record read back: `setup.deck[0]` is '",
        ),
        (
            {"layout": broken.reversed_layout},
            records.setup_and_layout_match,
            "seed 0: `setup` of the `layout` that it is read as: `deck[0]` is '",
        ),
        (
            {"action": broken.deaf_action},
            play.text_and_action_match,
            "seed 0, after 0 moves: `action` of 'bet' is 0; expected 1, whose `text` it is",
        ),
        (
            {"tell": broken.silent_tell},
            words.every_move_is_told,
            "seed 0, after 0 moves: `tell` has no event for '",
        ),
        (
            {"phrase": broken.wordless_phrase},
            words.every_move_is_told,
            "no message `kuhn-move-raise` (en) for the move '",
        ),
    ],
    ids=lambda value: "-".join(f.__name__ for f in value.values()) if isinstance(value, dict) else "",
)
def test_a_mistake_is_named(
    functions: dict[str, Callable[..., Any]],
    check: Check,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = broken.broken(**functions)
    monkeypatch.setattr(record, "find", {game.name: game}.__getitem__)  # it is not on the shelf
    with pytest.raises(AssertionError) as failed:
        check(game.variant(), 2)
    said = str(failed.value).splitlines()[0]
    assert said.startswith(f"{CASE}, ")
    assert sentence in said
