"""The search: reproducible, blind to what its seat cannot know, and stronger than quick moves."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.policies import PolicyBot
from ludotheque.bots.roster import Bot
from ludotheque.bots.search.bot import CandidateMove, SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.stopping import STOP
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Thinking, Variant
from ludotheque.core.shelf import shelf
from ludotheque.testing.conformance import case_name, cases
from ludotheque.testing.walk import copy, walk

CASES = [case for game in shelf().values() for case in cases(game)]
SMALL = Thinking(horizon=60)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_no_cheating(variant: Variant, seats: int) -> None:
    """Changing what the seat cannot know changes neither the moves that a seed finds nor their expectations."""
    steps = [step for step in walk(variant, seats, seed=5, limit=80) if step.mover >= 0]
    for number, step in enumerate(steps[::20]):
        other = copy(step.state)
        variant.engine.imagine(variant.engine.board, other, step.mover, generator(number))
        found = [
            SearchBot(number, Budget(60), SMALL, nodes=2000).candidates_at(variant, state, seats, step.mover, number)
            for state in (copy(step.state), other)
        ]
        assert found[0] == found[1]
        assert {candidate.action for candidate in found[0]} <= {int(action) for action in step.legal}


def test_same_seed_and_budget_same_moves() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    first, again, other = (SearchBot(seed, Budget(300)).candidates(match) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert sum(candidate.visits for candidate in first) == 300


def test_threads_share_the_budget_and_stay_deterministic() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    first, again = (SearchBot(1, Budget(301), threads=2).candidates(match) for _ in range(2))
    assert first == again
    assert sum(candidate.visits for candidate in first) == 301


def test_a_forced_action_is_the_only_one_searched() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    for action in match.legal_actions():
        found = SearchBot(1, Budget(50)).candidates_at(match.variant, match.position(0), 3, 0, 7, action)
        assert [(candidate.action, candidate.visits) for candidate in found] == [(action, 50)]


def test_ties_are_in_the_order_of_the_notation() -> None:
    match = ludotheque.game("hundsgemein").new(2, seed=3)
    found = SearchBot(1, Budget(40), Thinking(horizon=400)).candidates(match)  # to the end: a result is 0, 1/2 or 1
    order = [(-each.visits, -each.expected, match.engine.text(each.action)) for each in found]
    assert order == sorted(order)
    assert len({key[:2] for key in order}) < len(order)  # there are ties


def test_a_time_budget_ends_the_search() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    found = SearchBot(1, Budget(10**9, milliseconds=5)).candidates(match)
    assert 0 < sum(candidate.visits for candidate in found) < 10**6


def test_a_full_tree_goes_on_without_growing() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    found = SearchBot(1, Budget(500), nodes=10).candidates(match)
    assert len(found) <= 9
    assert sum(candidate.visits for candidate in found) <= 500


@pytest.mark.parametrize(("often", "once", "decided"), [(0.6, 1.0, False), (0.999, 1.0, True), (0.0, 0.001, True)])
def test_greedy_plays_on_only_where_no_move_matters(
    often: float, once: float, decided: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that was visited once and happened to win does not decide the game."""
    match = ludotheque.game("winston").new(2, seed=1)
    greedy = PolicyBot("greedy", 7).choose(match)
    alike = match.engine.alike
    assert alike is not None
    legal = [int(action) for action in match.legal_actions()]
    first, second = [each for each in legal if each != greedy and alike(match.board, match.state, each) == each][:2]
    found = [CandidateMove(first, 90, often, (often, 1 - often)), CandidateMove(second, 1, once, (once, 1 - once))]
    monkeypatch.setattr(SearchBot, "candidates_at", lambda self, *position: found)
    assert SearchBot(7).choose(match) == (greedy if decided else first)


def test_expectations_are_shares_of_the_win() -> None:
    match = ludotheque.game("winston").new(2, seed=4)
    for candidate in SearchBot(1, Budget(500)).candidates(match):
        assert 0 <= candidate.expected <= 1
        assert sum(candidate.shares) == pytest.approx(1)
        assert candidate.expected == candidate.shares[match.mover or 0]


def wins(name: str, rival: str, games: int, budget: Budget, thinking: Thinking) -> float:
    """The wins of the search in games of two, every opening played from both seats; a shared win is half a win."""
    won = 0.0
    for number in range(games):
        match = ludotheque.game(name).new(2, seed=number // 2)
        seat = number % 2
        bots: dict[int, Bot] = {seat: SearchBot(number, budget, thinking), 1 - seat: PolicyBot(rival, number)}
        while not match.over:
            match.play_action(bots[match.mover or 0].choose(match))
        won += (match.places[seat] == 1) / match.places.count(1)
    return won


@pytest.mark.parametrize(("name", "rival"), [("winoc", "greedy"), ("winston", "random"), ("hundsgemein", "random")])
def test_search_beats_quick_bots(name: str, rival: str) -> None:
    """40 games of two, every opening played from both seats. Seeds are fixed, so the result is always the same."""
    assert wins(name, rival, 40, Budget(300), Thinking()) >= 26


def test_search_beats_greedy_at_winston() -> None:
    """60 games of two, playouts to the end with half the moves random, unlike the game's own settings."""
    thinking = Thinking(exploration=0.7, horizon=400, guided=0.5)
    assert wins("winston", "greedy", 60, Budget(400), thinking) >= 34


def test_a_search_checks_its_stop_signal_all_the_time() -> None:
    """However large its budget is, it stops at the third check, after very few simulations."""
    match = ludotheque.game("winchester").new(seats=2, seed=3)
    while match.at_chance:
        match.chance()
    checks = iter([False, False, True])
    found = SearchBot(1, Budget(10**9, stop=lambda: next(checks))).candidates(match)
    assert 0 < sum(each.visits for each in found) <= 16 + 32 + 64


def test_a_search_is_stopped_by_the_code_that_started_it() -> None:
    match = ludotheque.game("winston").new(seats=2, seed=3)
    token = STOP.set(lambda: True)
    try:
        found = SearchBot(1, Budget(10**9)).candidates(match)
    finally:
        STOP.reset(token)
    assert sum(each.visits for each in found) <= 16


def test_checking_the_stop_signal_changes_no_move() -> None:
    match = ludotheque.game("winoc").new(seats=3, seed=5)
    plain = SearchBot(1, Budget(500)).candidates(match)
    assert SearchBot(1, Budget(500, stop=lambda: False)).candidates(match) == plain
