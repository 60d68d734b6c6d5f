"""Endings that are solved: what is found is what trying everything finds."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.search.solving import solved
from ludotheque.core.contract import Value, Variant

MANY = 3000  # simulations


def brute_force(variant: Variant, state: np.record, known: dict[bytes, float]) -> float:
    """Seat 0's share if both play as well as can be, by trying everything. Positions met before are looked up."""
    engine = variant.engine
    mover = engine.mover(engine.board, state)
    if mover < 0:
        places = np.zeros(2, np.int32)
        engine.places(engine.board, state, places)
        return 0.5 if places[0] == places[1] else float(places[0] == 1)
    key = state.tobytes()
    if key not in known:
        known[key] = (max if mover == 0 else min)(moves(variant, state, known).values())
    return known[key]


def moves(variant: Variant, state: np.record, known: dict[bytes, float]) -> dict[int, float]:
    """The same after every legal move."""
    engine = variant.engine
    legal = np.zeros(engine.actions, np.int16)
    found = {}
    for action in legal[: engine.legal(engine.board, state, legal)]:
        after = np.zeros(1, engine.state)
        after[0] = state
        engine.apply(engine.board, after[0], int(action))
        found[int(action)] = brute_force(variant, after[0], known)
    return found


def endings(game: str, seeds: range, last: int, **options: Value) -> list[Match]:
    """Of games played at random, the first positions among the `last` ones in which everything is known."""
    found = []
    for seed in seeds:
        match = ludotheque.game(game, **options).new(2, seed=seed)
        choose = random.Random(seed).choice
        while not match.over:
            match.play_action(int(choose(match.legal_actions())))
        certain = match.engine.certain
        assert certain is not None
        plies = [ply for ply in range(match.ply - last, match.ply) if certain(match.board, match.position(ply))]
        if plies:
            found.append(match.fork(plies[0]))
    return found


@pytest.mark.parametrize(
    ("game", "last", "options"),
    [
        ("winston", 14, {}),
        ("winston", 12, {"edition": "first"}),
        ("hundsgemein", 3, {}),
        ("hundsgemein", 3, {"scoring": "expert"}),
        ("hundsgemein", 4, {"honour": True}),
    ],
)
def test_solved_results_are_those_of_brute_force(game: str, last: int, options: dict[str, Value]) -> None:
    compared = 0
    different: set[float] = set()
    for match in endings(game, range(12), last, **options):
        found = solved(match.variant, match.position_now(), 2, MANY)
        if found is None:  # too much for the budget
            continue
        everything = moves(match.variant, match.position_now(), {})
        alike = match.engine.alike
        for action, share in everything.items():
            first = action if alike is None else alike(match.board, match.state, action)
            assert found[first] == share
        assert set(found) <= set(everything)
        compared += len(everything)
        different.update(everything.values())
    assert compared > 30
    assert len(different) > 1


def test_too_small_a_budget_solves_nothing_and_costs_little() -> None:
    match = endings("winston", range(1, 2), 14)[0]
    assert solved(match.variant, match.position_now(), 2, MANY) is not None
    assert solved(match.variant, match.position_now(), 2, 0) is None


def test_only_what_everybody_knows_is_solved() -> None:
    opening = ludotheque.game("winston").new(2, seed=1)
    assert solved(opening.variant, opening.position(0), 2, MANY) is None
    winoc = ludotheque.game("winoc").new(2, seed=1)
    assert solved(winoc.variant, winoc.position(0), 2, MANY) is None
    for match in endings("winston", range(3), 14):
        assert solved(match.variant, match.position_now(), 3, MANY) is None


def test_a_search_plays_a_solved_position_without_a_mistake() -> None:
    """Even with hardly any simulations, unless it is meant to make mistakes."""
    seen = 0
    for match in endings("winston", range(30), 20):
        state = match.position_now()
        everything = moves(match.variant, state, {})
        seat = match.mover
        assert seat is not None
        best = max(everything.values()) if seat == 0 else min(everything.values())
        if len(set(everything.values())) > 1:
            seen += 1
            assert everything[SearchBot(1, Budget(MANY)).choose(match)] == best
            found = SearchBot(1, Budget(MANY)).candidates(match)
            assert all(each.exact and each.shares[0] == everything[each.action] for each in found)
            assert not any(each.exact for each in SearchBot(1, Budget(MANY), softness=0.5).candidates(match))
    assert seen > 0
