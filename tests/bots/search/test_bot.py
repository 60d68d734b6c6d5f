"""The search: the same for the same seed, blind to what its seat cannot know, and stronger than quick moves."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.policies import PolicyBot
from ludotheque.bots.roster import NAMES, Bot, bot
from ludotheque.bots.search.bot import Budget, Candidate, SearchBot
from ludotheque.bots.stopping import STOP
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Thinking, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf
from ludotheque.testing.conformance import case_name, cases
from ludotheque.testing.walk import copy, walk

CASES = [case for game in shelf().values() for case in cases(game)]
SMALL = Thinking(horizon=60)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_no_cheating(variant: Variant, seats: int) -> None:
    """What the seat cannot know is changed: the same seed finds the same moves with the same expectations."""
    steps = [step for step in walk(variant, seats, seed=5, limit=80) if step.mover >= 0]
    for number, step in enumerate(steps[::20]):
        other = copy(step.state)
        variant.engine.imagine(variant.engine.board, other, step.mover, generator(number))
        found = [
            SearchBot(number, Budget(60), SMALL, nodes=2000).candidates_at(variant, state, seats, step.mover, number)
            for state in (copy(step.state), other)
        ]
        assert found[0] == found[1]
        assert {candidate.text for candidate in found[0]} <= {variant.engine.text(a) for a in step.legal}


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


def test_a_forced_move_is_the_only_one_looked_at() -> None:
    match = ludotheque.game("winston").new(3, seed=4)
    for action in match.legal_actions():
        found = SearchBot(1, Budget(50)).candidates_at(match.variant, match.position(0), 3, 0, 7, action)
        assert [(candidate.text, candidate.visits) for candidate in found] == [(match.engine.text(action), 50)]


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
    """A move looked at once that happened to win does not decide the game."""
    match = ludotheque.game("winston").new(2, seed=1)
    greedy = bot("greedy", 7).choose(match)
    first, second = [text for text in match.legal() if text != greedy][:2]
    found = [Candidate(first, 90, often, (often, 1 - often)), Candidate(second, 1, once, (once, 1 - once))]
    monkeypatch.setattr(SearchBot, "candidates", lambda self, match: found)
    assert SearchBot(7).choose(match) == (greedy if decided else first)


def test_expectations_are_shares_of_the_win() -> None:
    match = ludotheque.game("winston").new(2, seed=4)
    for candidate in SearchBot(1, Budget(500)).candidates(match):
        assert 0 <= candidate.expected <= 1
        assert sum(candidate.shares) == pytest.approx(1)
        assert candidate.expected == candidate.shares[match.mover or 0]


def wins(name: str, rival: str, games: int, budget: Budget, thinking: Thinking) -> float:
    """Of the search in games of two, every opening played from both seats; a shared win is half a win."""
    won = 0.0
    for number in range(games):
        match = ludotheque.game(name).new(2, seed=number // 2)
        seat = number % 2
        bots: dict[int, Bot] = {seat: SearchBot(number, budget, thinking), 1 - seat: PolicyBot(rival, number)}
        while not match.over:
            match.play(bots[match.mover or 0].choose(match))
        won += (match.places[seat] == 1) / match.places.count(1)
    return won


@pytest.mark.parametrize(("name", "rival"), [("winoc", "greedy"), ("winston", "random"), ("hundsgemein", "random")])
def test_search_beats_quick_bots(name: str, rival: str) -> None:
    """40 games of two, every opening played from both seats. Seeds are fixed, so this fails or holds for good."""
    assert wins(name, rival, 40, Budget(300), Thinking()) >= 26


def test_search_beats_greedy_at_winston() -> None:
    """60 games of two, playing on to the end with half the moves random: another thinking than the game advises."""
    thinking = Thinking(exploration=0.7, horizon=400, guided=0.5)
    assert wins("winston", "greedy", 60, Budget(400), thinking) >= 34


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_by_name(name: str) -> None:
    match = ludotheque.game("winston").new(2, seed=1)
    assert bot(name, 1).choose(match) in match.legal()


def test_unknown_bot() -> None:
    with pytest.raises(BadRequest) as error:
        bot("wizard", 1)
    assert "random, greedy, beginner, casual, club, expert, master, search" in str(error.value)


def test_a_search_looks_at_its_stop_signal_all_the_time() -> None:
    """However large its budget is: it gives up at the third look, after less than a tenth of a second's work."""
    match = ludotheque.game("winchester").new(seats=2, seed=3)
    while match.at_chance:
        match.chance()
    looks = iter([False, False, True])
    found = SearchBot(1, Budget(10**9, stop=lambda: next(looks))).candidates(match)
    assert 0 < sum(each.visits for each in found) <= 16 + 32 + 64


def test_a_search_is_stopped_by_whoever_handed_out_the_work() -> None:
    match = ludotheque.game("winston").new(seats=2, seed=3)
    token = STOP.set(lambda: True)
    try:
        found = SearchBot(1, Budget(10**9)).candidates(match)
    finally:
        STOP.reset(token)
    assert sum(each.visits for each in found) <= 16


def test_looking_at_the_stop_signal_changes_no_move() -> None:
    match = ludotheque.game("winoc").new(seats=3, seed=5)
    plain = SearchBot(1, Budget(500)).candidates(match)
    assert SearchBot(1, Budget(500, stop=lambda: False)).candidates(match) == plain
