"""Ratings find known strengths, and say where the games set no limit."""

from __future__ import annotations

import math

import pytest

from ludotheque.lab.contests.ratings import comparable, rate
from ludotheque.lab.contests.standings import Standing, Standings

from ..simulated import LEVELS, contest, drawn, results


def by_name(standings: Standings) -> dict[str, Standing]:
    return {standing.bot: standing for standing in standings.bots}


def test_two_bots_are_as_far_apart_as_their_wins_say() -> None:
    opened, lost = results(["greedy", "club"], [(2, 1), (2, 1)], times=10)
    _, shared = results(["greedy", "club"], [(2, 1), (1, 2)], times=10)
    found = by_name(rate(opened, lost + shared))
    assert found["greedy"].rating == 1000
    assert found["club"].rating == pytest.approx(1000 + 400 * math.log10(30.5 / 10.5), abs=0.1)


def test_ties_are_half_a_win_each() -> None:
    opened, deals = results(["greedy", "club"], [(1, 1), (2, 1)], times=10)
    standings = rate(opened, deals)
    assert by_name(standings)["club"].rating == pytest.approx(1000 + 400 * math.log10(15.5 / 5.5), abs=0.1)
    [duel] = standings.duels
    assert (duel.bot, duel.decided, duel.ties, duel.share) == ("club", 10, 10, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_known_strengths_are_found_again(seats: int) -> None:
    opened = contest(list(LEVELS), seats)
    standings = rate(opened, drawn(opened, LEVELS, 400, seed=seats))
    assert [standing.bot for standing in standings.bots] == sorted(LEVELS, key=lambda bot: -LEVELS[bot])
    for standing in standings.bots:
        assert standing.interval is not None
        low, high = standing.interval
        assert low <= LEVELS[standing.bot] <= high, standing
    for duel in standings.duels:
        assert duel.share is not None
        expected = 1 / (1 + 10 ** ((LEVELS[duel.other] - LEVELS[duel.bot]) / 400))
        assert duel.share == pytest.approx(expected, abs=0.1)
        assert duel.interval is not None
        assert duel.interval[0] < duel.share < duel.interval[1]


def test_intervals_hold_the_truth_about_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 200)
    opened = contest(["greedy", "club"], 2)
    held = 0
    for seed in range(25):
        interval = by_name(rate(opened, drawn(opened, LEVELS, 100, seed=seed)))["club"].interval
        assert interval is not None
        held += interval[0] <= LEVELS["club"] <= interval[1]
    assert held >= 21


def test_games_on_one_deal_are_not_taken_for_independent() -> None:
    opened = contest(["greedy", "club", "expert"])
    widths = []
    for copies in (False, True):
        interval = by_name(rate(opened, drawn(opened, LEVELS, 200, copies=copies)))["club"].interval
        assert interval is not None
        widths.append(interval[1] - interval[0])
    assert widths[1] > 1.4 * widths[0]  # the same luck three times says as much as once: √3 as wide


def test_the_same_deals_give_the_same_intervals() -> None:
    opened = contest(["greedy", "club"], 2)
    deals = drawn(opened, LEVELS, 30)
    assert rate(opened, deals) == rate(opened, deals)


def test_a_bot_that_always_wins_has_a_rating_but_no_upper_limit() -> None:
    opened, deals = results(["random", "greedy", "master"], [(3, 2, 1), (2, 3, 1), (3, 2, 1)], times=30)
    standings = rate(opened, deals)
    found = by_name(standings)
    assert found["master"].limit == "no-upper"
    assert found["master"].interval is None
    assert 1500 < found["master"].rating < 2500
    assert found["random"].limit is None
    assert standings.steps[0].apart
    assert found["master"].wins == 1.0


def test_without_greedy_the_mean_is_the_anchor() -> None:
    opened, deals = results(["random", "club", "master"], [(3, 2, 1)] * 3, times=30)
    standings = rate(opened, deals)
    assert standings.anchor == "mean"
    assert sum(standing.rating for standing in standings.bots) == pytest.approx(3000, abs=0.2)
    limits = {standing.bot: standing.limit for standing in standings.bots}
    assert limits == {"master": "no-upper", "club": "no-limits", "random": "no-lower"}


def test_equal_bots_are_not_called_apart() -> None:
    opened = contest(["greedy", "club"], 2)
    standings = rate(opened, drawn(opened, {"greedy": 1000, "club": 1000}, 100, seed=1))
    assert not standings.steps[0].apart
    low, high = standings.steps[0].interval
    assert low < 0 < high


def test_few_deals_are_not_trusted() -> None:
    opened, deals = results(["greedy", "master"], [(2, 1), (2, 1)], times=3)
    standings = rate(opened, deals)
    assert not standings.enough
    assert not standings.steps[0].apart
    assert standings.duels[0].interval is None


def test_wins_places_and_games_are_counted() -> None:
    opened, deals = results(["greedy", "club", "random"], [(1, 1, 3), (1, 2, 3), (2, 1, 3)], times=20)
    found = by_name(rate(opened, deals))
    assert found["greedy"].games == 60
    assert found["greedy"].wins == found["club"].wins == 0.5  # a shared first place is half a win
    assert found["greedy"].place == pytest.approx(4 / 3, abs=0.001)
    assert found["random"].wins == 0
    assert found["greedy"].wins_interval == (0.5, 0.5)  # all deals were alike
    assert found["random"].wins_interval is None


def test_bots_that_never_met_are_compared_through_others() -> None:
    opened = contest(["greedy", "club", "expert", "master"], 2)
    deals = drawn(opened, LEVELS, 40)
    chain = [d for d in deals if set(d.lineup) in ({"greedy", "club"}, {"club", "expert"}, {"expert", "master"})]
    assert comparable(opened, chain)
    assert len(rate(opened, chain).duels) == 3
    assert not comparable(opened, [deal for deal in chain if "greedy" not in deal.lineup])
    assert not comparable(opened, [])


def test_a_game_that_nobody_won_is_a_tie() -> None:
    """A guard without a player may win at Winoc; the players then share the second place."""
    opened, deals = results(["greedy", "club"], [(2, 2), (1, 2)], times=20)
    found = by_name(rate(opened, deals))
    assert (found["greedy"].wins, found["club"].wins) == (0.5, 0)
    assert found["greedy"].rating > found["club"].rating
