"""Five levels: weaker ones are softer and forget, as people do."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

import ludotheque
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.shelf import shelf


def test_every_level_searches_more_is_harder_and_forgets_later_than_the_one_below() -> None:
    for lower, higher in itertools.pairwise(LEVELS.values()):
        assert lower.simulations < higher.simulations
        assert lower.softness > higher.softness
        assert lower.span is not None
        assert higher.span is None or lower.span < higher.span


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_follows_from_seed_and_position(game: ludotheque.Game, level: str) -> None:
    match = game.variant().new(game.players[0], seed=2)
    if match.at_chance:
        match.chance()
    first, again = (LEVELS[level].search_bot(7).choose(match) for _ in range(2))
    assert first == again
    assert first in match.legal_actions()


def test_softness_spreads_the_choice_over_moves_that_were_searched() -> None:
    match = ludotheque.game("hundsgemein").new(2, seed=3)
    searched = SearchBot(1, Budget(200)).candidates(match)
    chosen = [SearchBot(seed, Budget(200), softness=1.0).choose(match) for seed in range(40)]
    best = SearchBot(1, Budget(200)).choose(match)
    assert best == searched[0].action
    assert len(set(chosen)) > 5
    for seed in range(10):  # moves with as many visits as the best, or almost, are as good to a bot that is hardly soft
        visits = {each.action: each.visits for each in SearchBot(seed, Budget(200)).candidates(match)}
        hard = SearchBot(seed, Budget(200), softness=0.02).choose(match)
        assert visits[hard] >= 0.8 * max(visits.values())


def test_a_lenient_game_makes_soft_players_softer_and_the_others_not() -> None:
    match = ludotheque.game("hundsgemein").new(2, seed=3)

    def chosen(softness: float, leniency: float) -> set[int]:
        thinking = replace(match.engine.thinking, leniency=leniency)
        return {SearchBot(seed, Budget(200), thinking, softness=softness).choose(match) for seed in range(40)}

    assert len(chosen(0.3, 1.0)) < len(chosen(0.3, 4.0))
    assert chosen(0.0, 1.0) == chosen(0.0, 4.0)
