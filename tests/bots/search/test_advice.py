"""Advice: equal moves are one, chance is no difference, and what is said has the precision it has."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque.bots.search.advice import WIDEST, AdvisedMove, _ranked, advise, adviser
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget, GrowingTree
from ludotheque.core.kernels.network import LEARNT
from tests.games.winston.scenario import start


def test_the_best_moves_come_first_and_share_one_chance() -> None:
    for game in ("winston", "winoc", "hundsgemein"):
        match = ludotheque.game(game).new(2, seed=5)
        moves = advise(adviser(1, Budget(600)), match)
        best = [move for move in moves if move.best]
        assert moves[: len(best)] == best
        assert len({move.expected for move in best}) == 1
        assert all(move.expected <= best[0].expected for move in moves)
        assert 1 <= len(moves) <= WIDEST
        assert {move.action for move in moves} <= {int(action) for action in match.legal_actions()}


def test_the_same_seed_gives_the_same_advice() -> None:
    match = ludotheque.game("winston").new(3, seed=5)
    assert advise(adviser(1, Budget(300)), match) == advise(adviser(1, Budget(300)), match)


def test_moves_that_are_the_same_are_one() -> None:
    """At the first move of Winoc it does not matter which path is chosen, nor which of the stones that look alike."""
    match = ludotheque.game("winoc").new(2, seed=5)
    assert [move.best for move in advise(adviser(1, Budget(100)), match)] == [True]
    match.play("N")
    up = match.state.up
    faces = [up[move.action] for move in advise(adviser(1, Budget(800)), match)]
    assert len(set(faces)) == len(faces) > 1


def test_moves_are_found_as_bots_find_them_and_judged_as_people_are_told() -> None:
    """At Winoc bots keep the formula: a network that judges the other way round finds no other moves."""
    match = ludotheque.game("winoc").new(2, seed=5)
    match.play("N")
    as_learnt = advise(adviser(1, Budget(800)), match)
    contrary = match.variant.engine.telling()
    contrary.board.network[..., LEARNT + 1 :] *= -1
    match.variant.told.__dict__["engine"] = contrary
    judged_contrarily = advise(adviser(1, Budget(800)), match)
    assert {move.action for move in as_learnt} == {move.action for move in judged_contrarily}
    assert as_learnt != judged_contrarily


def test_the_same_cards_in_another_order_are_one_move() -> None:
    """With a whole dog in the hand there is one thing to do, whichever card goes first."""
    match = start(["Rh Rb Rb Rb Rb", "Oh Oh Yh Yh Gh"])
    assert len(advise(adviser(1, Budget(2000)), match)) == 1


def ranked(*rows: list[float]) -> list[AdvisedMove]:
    means = np.array(rows).mean(axis=1)
    return _ranked(range(len(rows)), np.array(rows), np.stack([means, 1 - means], axis=1), 0)


def test_a_difference_that_may_be_chance_is_none() -> None:
    chance = np.random.Generator(np.random.PCG64(1))
    worlds = chance.random(400)
    same, lucky = list(worlds), list(worlds + chance.normal(0.01, 0.3, 400))
    assert [move.best for move in ranked(same, lucky)] == [True, True]
    surely = list(worlds - 0.05)  # in every world a little worse: the worlds differ much more than that
    moves = ranked(same, surely)
    assert [(move.action, move.best) for move in moves] == [(0, True), (1, False)]
    assert moves[0].expected - moves[1].expected == pytest.approx(0.05)
    assert moves[0].error > 0.01


@pytest.mark.parametrize(
    ("expected", "error", "about"),
    [
        (0.634, 0.01, 0.65),
        (0.634, 0.04, 0.6),
        (0.62, 0.01, 0.6),
        (0.999, 0.01, 0.95),
        (0.001, 0.05, 0.05),
        (1.0, 0.0, 1.0),
        (0.5, 0.0, 0.5),
    ],
)
def test_a_chance_is_told_as_precisely_as_it_is_known(expected: float, error: float, about: float) -> None:
    assert AdvisedMove(0, expected, error, True, 10, (expected, 1 - expected)).about == about


def test_all_moves_are_tried_in_the_same_worlds() -> None:
    """What the other holds is good or bad for all moves alike: with one seed the results of two moves go together."""
    match = ludotheque.game("winston").new(2, seed=5)
    seat = match.mover
    assert seat is not None
    moves = [int(action) for action in match.legal_actions()][:2]

    def together(*seeds: int) -> float:
        results = [
            GrowingTree(match.variant, match.position(0), 2, seat, match.engine.thinking, seed, action).grow(600)
            for seed, action in zip(seeds, moves, strict=True)
        ]
        return float(np.asarray(np.corrcoef(results))[0, 1])

    assert together(3, 3) > 0.2 > 0.15 > abs(together(3, 4))


def test_what_may_have_been_forgotten_makes_nothing_certain() -> None:
    """At the end of Hundsgemein the owners of fleas decide, and a hint does not remember them."""
    match = ludotheque.game("hundsgemein").new(2, seed=2)
    while not match.over:
        if match.engine.certain is not None and match.engine.certain(match.board, match.state):
            break
        match.play_action(int(match.legal_actions()[0]))
    assert all(move.error > 0 for move in advise(adviser(1, Budget(3000)), match))
    assert all(move.error == 0 for move in advise(SearchBot(1, Budget(3000)), match))
