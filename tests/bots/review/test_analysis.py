"""The analysis of played games: decisions and luck add up to the result, reproducibly, and blunders are found."""

from __future__ import annotations

import itertools
import math
import threading

import msgspec
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.bots.policies import PolicyBot
from ludotheque.bots.review.analysis import Analysis, analyse
from ludotheque.bots.review.judged_match import DEEPER, SWING
from ludotheque.bots.review.judging import result
from ludotheque.bots.search.growing import Budget
from ludotheque.core.errors import BadRequest
from tests.games.winoc import scenario as winoc

FEW = Budget(40)
GAMES = [("winston", 2), ("winston", 3), ("winoc", 3), ("hundsgemein", 4), ("winchester", 2)]


def played(name: str, seats: int, moves: int | None = None, seed: int = 3) -> Match:
    """A game between greedy bots, or its first moves."""
    match = ludotheque.game(name).new(seats, seed=seed)
    bot = PolicyBot("greedy", seed)
    while not match.over and (moves is None or match.ply < moves):
        if match.at_chance:
            match.chance()
        else:
            match.play_action(bot.choose(match))
    return match


def check_sums(analysis: Analysis) -> None:
    """Decisions, luck and what is unclear add up to the change, for every move, in total and for every seat."""
    for move in analysis.moves:
        for seat in range(len(analysis.names)):
            changed = move.decision[seat] + move.luck[seat] + move.unclear[seat]
            assert move.before[seat] + changed == pytest.approx(move.after[seat])
            assert move.luck == (0.0,) * len(analysis.names) or move.unclear == (0.0,) * len(analysis.names)
            assert move.before[seat] + move.decision[seat] == pytest.approx(move.played[seat])
    for one, following in itertools.pairwise(analysis.moves):
        assert one.after == following.before
    for found in analysis.seats:
        assert found.start == analysis.start[found.seat]
        assert found.end == analysis.end[found.seat]
        assert found.end - found.start == pytest.approx(found.decision + found.others + found.luck + found.unclear)


# --- sums ---


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_decisions_and_luck_make_the_result(name: str, seats: int) -> None:
    match = played(name, seats)
    analysis = analyse(match, Budget(10) if name == "winchester" else FEW)
    assert analysis.complete
    assert [(move.seat, move.text) for move in analysis.moves] == match.moves
    assert analysis.end == result(match)
    check_sums(analysis)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_another_move_is_called_better_only_if_it_surely_is(name: str, seats: int) -> None:
    for move in analyse(played(name, seats, moves=20), FEW).moves:
        if move.seat is None:
            assert move.own_luck is None
            continue
        assert move.own_decision == move.decision[move.seat]
        assert move.own_luck == move.luck[move.seat]
        assert move.best is not None
        assert move.best.expected == move.best.shares[move.seat]
        assert move.best.shares == (move.before if move.mistaken else move.played)
        assert move.mistaken == (move.best.text != move.text)
        assert move.own_decision < -0.01 or not move.mistaken
        assert move.visits in (FEW.simulations, DEEPER * FEW.simulations)


def test_a_summary_names_the_costliest_moves() -> None:
    analysis = analyse(played("winston", 3), Budget(100))
    for found in analysis.seats:
        own = [move for move in analysis.moves if move.seat == found.seat]
        costly = sorted((move.own_decision, move.ply) for move in own if move.mistaken)
        assert [(-mistake.cost, mistake.ply) for mistake in found.costliest] == costly[:3]
        for mistake in found.costliest:
            move = analysis.moves[mistake.ply]
            assert (mistake.text, mistake.better) == (move.text, move.best)
            assert mistake.better is not None
            assert mistake.better.text != mistake.text


def test_a_large_change_is_looked_at_again() -> None:
    """By a larger search, in the positions before and after it; what is far from any is as it was."""
    match = played("winoc", 2, moves=40)
    first, found = analyse(match, FEW, second_look=False).moves, analyse(match, FEW).moves
    again = {move.ply for move in found if move.visits > FEW.simulations}
    assert {move.visits for move in found if move.ply in again} == {DEEPER * FEW.simulations}
    assert 0 < len(again) < 30
    for moves in (first, found):
        large = [move for move in moves if max(map(abs, (*move.decision, *move.luck, *move.unclear))) >= SWING]
        assert large
        assert moves is first or {move.ply for move in large} <= again | {at - 1 for at in again}
    for move, as_before in zip(found, first, strict=True):
        assert move.ply in again or (move.before, move.played) == (as_before.before, as_before.played)


# --- reproducibility ---


def test_threads_do_not_change_the_numbers() -> None:
    match = played("winston", 3, moves=25)
    first = analyse(match, FEW, seed=5, workers=1)
    assert analyse(match, FEW, seed=5, workers=3) == first
    assert analyse(match, FEW, seed=6, workers=3) != first


@pytest.mark.parametrize("name", ["winoc", "winchester"])
def test_some_moves_alone_have_the_same_numbers(name: str) -> None:
    match = played(name, 2, moves=16)
    whole = analyse(match, FEW)
    for part in (range(4), range(7, 12), range(15, 16)):
        assert analyse(match, FEW, plies=part).moves == whole.moves[part.start : part.stop]


def test_the_match_is_left_as_it_was() -> None:
    match = played("winston", 2, moves=12)
    before = match.record(), match.state.tobytes()
    analyse(match, FEW)
    assert (match.record(), match.state.tobytes()) == before


# --- kinds of moves ---


def test_chance_has_luck_and_no_decision() -> None:
    match = played("winchester", 2, moves=20)
    rolls = [move for move in analyse(match, FEW).moves if move.seat is None]
    assert len(rolls) >= 9
    for roll in rolls:
        assert roll.best is None
        assert roll.decision == (0.0, 0.0)
        assert roll.played == roll.before
    assert any(roll.luck != (0.0, 0.0) for roll in rolls)


def test_all_that_a_roll_changes_is_seen_at_the_roll() -> None:
    moves = analyse(played("winchester", 2, moves=20), FEW).moves
    for move, following in itertools.pairwise(moves):
        if move.seat is not None and following.seat is None:
            assert move.luck == (0.0, 0.0)


def test_a_move_without_choice_is_no_decision() -> None:
    match = played("winston", 2)
    analysis = analyse(match, FEW)
    forced = [ply for ply in range(match.ply) if len(match.fork(ply).legal()) == 1]
    assert forced
    for ply in forced:
        assert analysis.moves[ply].decision == (0.0, 0.0)


def test_where_nothing_happens_there_is_no_luck() -> None:
    """A card played in the middle of a turn shows its player nothing new, a stone that is turned does."""
    winston = analyse(played("winston", 2, moves=30), FEW)
    for move, following in itertools.pairwise(winston.moves):
        if move.seat == following.seat:
            assert move.luck == (0.0, 0.0)
    assert any(move.unclear != (0.0, 0.0) for move in winston.moves)
    stones = [move for move in analyse(played("winoc", 2, moves=40), Budget(400)).moves if move.text.startswith("f")]
    assert any(move.luck != (0.0, 0.0) for move in stones)


def test_small_changes_count_like_large_ones() -> None:
    """Whether a change is luck does not depend on its size: else many small ones would be missing from the sum."""
    analysis = analyse(played("winston", 2), FEW)
    for move, following in itertools.pairwise(analysis.moves):
        assert move.doubt == pytest.approx(2 * math.hypot(move.noise, following.noise))
    told = [move for move in analysis.moves if move.unclear == (0.0, 0.0)]
    assert any(0 < abs(move.luck[0]) <= move.doubt for move in told)
    assert any(abs(move.luck[0]) > move.doubt for move in told)


def test_a_move_that_is_the_same_as_the_best_costs_nothing() -> None:
    """South is as good as North, and of stones that look alike any will do."""
    match = ludotheque.game("winoc").new(2, seed=3)
    match.play("S")
    move = analyse(match, FEW).moves[0]
    assert move.best is not None
    assert (move.best.text, move.own_decision) == ("S", 0.0)


def test_a_resignation_is_a_decision() -> None:
    match = played("winston", 2, moves=10)
    match.resign(1)
    analysis = analyse(match, FEW)
    last = analysis.moves[-1]
    assert len(analysis.moves) == 11
    assert (last.ply, last.seat, last.text, last.best) == (10, 1, "resigned", None)
    assert last.own_decision == -last.before[1] < 0
    assert last.luck == (0.0, 0.0)
    assert analysis.end == (1.0, 0.0)
    assert analysis.seats[1].costliest[0].text == "resigned"
    check_sums(analysis)


@pytest.mark.parametrize(("name", "moves"), [("winston", 9), ("winchester", 9), ("winchester", 10)])
def test_an_unfinished_game_ends_with_an_estimate(name: str, moves: int) -> None:
    match = played(name, 2, moves=moves)
    analysis = analyse(match, FEW)
    assert len(analysis.moves) == moves
    assert sum(analysis.end) == pytest.approx(1)
    assert 0 < analysis.end[0] < 1
    check_sums(analysis)


@pytest.mark.parametrize("name", ["winston", "winchester"])
def test_before_the_first_move_there_is_an_expectation(name: str) -> None:
    analysis = analyse(played(name, 2, moves=0), FEW)
    assert analysis.complete
    assert analysis.moves == []
    assert analysis.start == analysis.end
    assert sum(analysis.end) == pytest.approx(1)


def test_a_game_won_by_a_guard_without_a_player_is_a_loss_for_all() -> None:
    match = winoc.put(winoc.start(2), carrying="white", white=8)
    match._snapshots[0][1][0] = match.state  # the scenario holds from the opening on
    winoc.play(match, "N f16 S0 -")
    assert match.end == "guard white"
    analysis = analyse(match, FEW)
    assert analysis.end == (0.0, 0.0)
    check_sums(analysis)


# --- blunders ---


def test_a_win_passed_up_is_found() -> None:
    """Yellow and green each stand one step before their own gate with their fortress, and both know where the
    neutral stone is. Yellow moves the wrong way."""
    match = winoc.put(winoc.start(2), carrying="yellow green", yellow=27, green=13)
    match._snapshots[0][1][0] = match.state  # the scenario holds from the opening on
    winoc.play(match, "N f16 N-")
    blunder = analyse(match, Budget(200)).moves[2]
    assert blunder.best is not None
    assert blunder.best.text == "N+"
    assert blunder.best.expected == 1
    assert blunder.own_decision < -0.5


# --- stopping, errors, JSON ---


def test_a_stopped_analysis_has_the_first_moves() -> None:
    match = played("winston", 2, moves=30)
    asked = itertools.count()
    part = analyse(match, FEW, workers=1, stop=lambda: next(asked) >= 10)
    assert not part.complete
    assert 0 < len(part.moves) < 30
    assert part.moves == analyse(match, FEW).moves[: len(part.moves)]
    check_sums(part)


def test_an_analysis_stopped_at_once_is_empty() -> None:
    part = analyse(played("winston", 2, moves=3), FEW, stop=lambda: True)
    assert (part.complete, part.start, part.moves, part.seats) == (False, (), [], [])


def test_an_interrupted_analysis_has_the_first_moves() -> None:
    match = played("winston", 2, moves=30)

    def interrupt(done: int, total: int) -> None:
        if done == 12:
            raise KeyboardInterrupt

    part = analyse(match, FEW, workers=2, progress=interrupt)
    assert not part.complete
    assert 0 < len(part.moves) < 30
    check_sums(part)


def test_progress_counts_positions() -> None:
    told: list[tuple[int, int]] = []
    analyse(played("winston", 2, moves=5), FEW, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 6) for done in range(1, 7)]


def test_it_runs_outside_the_main_thread() -> None:
    match, found = played("winston", 2, moves=3), []
    thread = threading.Thread(target=lambda: found.append(analyse(match, FEW)))
    thread.start()
    thread.join()
    assert found == [analyse(match, FEW)]


@pytest.mark.parametrize(
    ("budget", "workers", "plies", "said"),
    [
        (Budget(0), 1, None, "simulations"),
        (FEW, 0, None, "threads"),
        (FEW, 1, range(2, 5), "positions 0 to 2"),
    ],
)
def test_invalid_arguments_are_refused(budget: Budget, workers: int, plies: range | None, said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        analyse(played("winston", 2, moves=3), budget, workers=workers, plies=plies)


def test_an_analysis_survives_json() -> None:
    analysis = analyse(played("winoc", 2, moves=8), FEW)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_moves_have_the_text_that_people_see() -> None:
    match = played("winoc", 2, moves=8)
    for move in analyse(match, FEW).moves:
        before = match.fork(move.ply)
        assert move.shown in before.legal_shown()
        assert move.best is not None
        assert move.best.shown in before.legal_shown()
