"""Chanterelle keeps the contract, and its own rules."""

from __future__ import annotations

import pytest
from chanterelle import GAME

from ludotheque.core.contract import Variant
from ludotheque.core.errors import IllegalMove
from ludotheque.core.match import Match
from ludotheque.testing.conformance import CHECKS, Check, case_name, cases


@pytest.mark.parametrize(("variant", "seats"), list(cases(GAME)), ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=case_name)
def test_conformance(check: Check, variant: Variant, seats: int) -> None:
    check(variant, seats)


def two_players(*deck: str, witch: bool = True) -> Match:
    """A game that begins with these cards."""
    rest = ["chanterelle"] * 6 + ["cep"] * 2 + ["toadstool"] * 4
    for card in deck:
        rest.remove(card)
    return GAME.variant({"witch": witch}).new(2, seed=1, deck=[*deck, *rest], first=0)


def test_two_only_one_neighbour() -> None:
    match = two_players()
    with pytest.raises(IllegalMove) as refused:
        match.play("right")
    assert refused.value.rule == "two"
    assert match.legal() == ["keep", "left"]


def test_full_a_basket_holds_eight() -> None:
    match = two_players()
    for move in ("keep", "left", "keep", "left", "keep", "left", "keep", "left"):
        match.play(move)
    with pytest.raises(IllegalMove) as refused:
        match.play("keep")
    assert refused.value.rule == "full"


@pytest.mark.parametrize(("witch", "scores"), [(True, [8, 0]), (False, [-8, 0])])
def test_witch_most_toadstools_are_sold(witch: bool, scores: list[int]) -> None:
    match = two_players("toadstool", "toadstool", "toadstool", "toadstool", witch=witch)
    for move in ("keep", "left", "keep", "left"):
        match.play(move)
    assert match.scores == scores


def test_score_chanterelles_grow() -> None:
    match = two_players("chanterelle", "chanterelle", "chanterelle", "cep")
    for move in ("keep", "left", "keep", "keep"):
        match.play(move)
    assert match.scores == [6, 4]


def test_hidden_only_giver_and_receiver_see_a_card() -> None:
    match = GAME.variant().new(3, seed=2, first=0)
    card = match.view(seat=0).card
    assert card is not None
    assert match.view(seat=1).card is None
    match.play("left")
    assert [match.view(seat=seat).baskets[1].cards for seat in (0, 1, 2, None)] == [[card], [card], [None], [None]]
