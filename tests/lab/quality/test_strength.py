"""How many games tell who is better."""

from __future__ import annotations

from math import comb

import pytest

from ludotheque.lab.quality.strength import STRENGTH, games_to_lead
from ludotheque.lab.reports.luck import Luck
from ludotheque.lab.stats.intervals import Estimate

from .followed import evidence, followed


def ahead(games: int, better: float) -> float:
    """The chance of winning more than half of the games."""
    won = range(games // 2 + 1, games + 1)
    return sum(comb(games, k) * better**k * (1 - better) ** (games - k) for k in won)


@pytest.mark.parametrize("better", [0.55, 0.6, 0.75])
def test_after_so_many_games_the_better_one_leads(better: float) -> None:
    games = games_to_lead(better, 0.5, 2)
    games += games % 2 == 0  # an odd number has no tie
    assert ahead(games, better) == pytest.approx(0.95, abs=0.02)


def test_with_more_players_games_that_others_win_say_nothing() -> None:
    # one strong among four wins 40 %, each weak one 20 %: two of three games between the two
    assert games_to_lead(0.4, 0.25, 4) == pytest.approx(games_to_lead(2 / 3, 0.5, 2) / 0.6, abs=2)


def test_an_advantage_that_is_not_clear_has_no_number_of_games() -> None:
    [proof] = [quality for quality in STRENGTH if quality.id == "proof"]
    wins = Estimate(0.6, 0.45, 0.75)
    unclear = Luck("club", "beginner", 10, 20, wins, 0.5, wins, wins)
    assert proof.of(evidence(followed(), luck=unclear)) is None
