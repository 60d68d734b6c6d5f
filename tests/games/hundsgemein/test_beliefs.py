"""Hundsgemein for bots: hidden information, estimates, and greedy moves."""

from __future__ import annotations

import itertools
from collections import Counter
from math import sqrt

import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.chance.fast import generator

from .scenario import blocks_for, closed, play, position, rows, start

HIDDEN = {"reserve", "key"}  # the fields that may change when a seat imagines


def imagined(match: Match, seat: int, seed: int) -> np.record:
    twin = np.zeros(1, match.engine.state)
    twin[0] = match.state
    match.engine.imagine(match.board, twin[0], seat, generator(seed))
    return twin[0]  # type: ignore[no-any-return]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagine_redraws_the_reserves_and_nothing_else(seats: int) -> None:
    match = ludotheque.game("hundsgemein", honour=True).new(seats, seed=2)
    rng = generator(2)
    while match.ply < 25:
        match.play(match.engine.text(int(match.engine.greedy(match.board, match.state, rng))))
    for seed in range(20):
        state = imagined(match, seed % seats, seed)
        for name in match.engine.state.names or ():
            if name not in HIDDEN:
                assert np.array_equal(state[name], match.state[name]), name
        for seat in range(seats):
            turned = match.state.turned[seat]
            assert np.array_equal(state.reserve[seat, :turned], match.state.reserve[seat, :turned])
            assert sorted(state.reserve[seat]) == sorted(match.state.reserve[seat])


def test_imagine_redraws_every_reserve_one_s_own_too() -> None:
    match = ludotheque.game("hundsgemein").new(4, seed=2)
    changed = [
        {
            seat
            for seat in range(4)
            if not np.array_equal(imagined(match, 1, s).reserve[seat], match.state.reserve[seat])
        }
        for s in range(30)
    ]
    assert set().union(*changed) == {0, 1, 2, 3}


def test_imagine_keeps_the_owners() -> None:
    match = play(start("1 2", "3 4"), "1@c3, 3@e5")
    assert imagined(match, 0, 7).owners.tolist() == match.state.owners.tolist()


def test_imagine_draws_every_order_equally_often() -> None:
    """Compared with all orders of two small reserves, each separately and both together."""
    match = position(up=("1 2", "3 4"), reserves=("1 1 2", "3 4"))
    orders = set(itertools.product(set(itertools.permutations("112")), set(itertools.permutations("34"))))
    rng = generator(11)
    drawn: Counter[object] = Counter()
    twin = np.zeros(1, match.engine.state)
    tries = 12_000
    for _ in range(tries):
        twin[0] = match.state
        match.engine.imagine(match.board, twin[0], 0, rng)
        both = [tuple(str(breed + 1) for breed in twin[0].reserve[seat, 24 - n : 24]) for seat, n in ((0, 3), (1, 2))]
        drawn[tuple(both)] += 1
    assert set(drawn) == orders
    expected = tries / len(orders)
    assert all(abs(n - expected) < 4.5 * sqrt(expected) for n in drawn.values()), drawn


def test_imagine_draws_a_new_generator() -> None:
    match = start("1 2", "3 4")
    assert imagined(match, 0, 1).key.tolist() != match.state.key.tolist()


# --- greedy ---


def chosen(match: Match, seed: int = 1) -> str:
    return match.engine.text(int(match.engine.greedy(match.board, match.state, generator(seed))))


def test_greedy_takes_a_lead_along_dear_streets() -> None:
    """The dogs along h1 and v1 are worth most; a1 and b2 lie along both, b2 along two more streets."""
    dogs = dict.fromkeys(["h1", "h2", "v1", "v2"], "Rex") | dict.fromkeys(
        ["h3", "h4", "h5", "h6", "v3", "v4", "v5", "v6"], "Zorro"
    )
    assert chosen(position(up=("1 1", "2"), dogs=dogs)) == "1@b2"


def test_greedy_throws_away_what_cannot_be_laid() -> None:
    assert chosen(position(closed(1, 2), up=("1 2", "3 4"))) == "drop 1+2"
    assert chosen(position(closed(1, 2), up=("1", "3 4"))) == "drop 1"


def test_greedy_is_honest_and_calls_who_is_not() -> None:
    match = position(rows(r3=". . 1B . . . ."), up=("1 1", "2", "3"), honour=True)
    assert chosen(match)[2:] in blocks_for(position(rows(r3=". . 1B . . . ."), up=("1 1", "2")), 1)
    assert chosen(play(match, "1@d3")) == "call"
    assert chosen(play(start("1 2", "3 4", honour=True), "1@d3")) == "ok"
    assert chosen(play(start("1 2", "3 4", honour=True), "1@d4")) == "call"


@pytest.mark.parametrize("scoring", ["standard", "expert"])
def test_greedy_beats_chance(scoring: str) -> None:
    won = 0
    for seed in range(20):
        match = ludotheque.game("hundsgemein", scoring=scoring).new(2, seed=seed)
        rng = generator(seed)
        while not match.over:
            if match.mover == 0:
                match.play(chosen(match, match.ply))
            else:
                legal = match.legal()
                rng[0] = rng[0] * np.uint64(5) % np.uint64(1_000_003) + np.uint64(1)
                match.play(legal[int(rng[0]) % len(legal)])
        won += match.scores[0] > match.scores[1]
    assert won >= 18


# --- estimate ---


def estimated(match: Match) -> list[float]:
    out = np.zeros(match.seats)
    match.engine.estimate(match.board, match.state, out)
    return out.tolist()


def test_estimate_is_even_at_the_start() -> None:
    assert estimated(start("1 2", "3 4")) == [0.5, 0.5]


@pytest.mark.parametrize("scoring", ["standard", "expert"])
def test_estimate_prefers_the_seat_ahead(scoring: str) -> None:
    ahead, behind = estimated(position(rows(r3="A A A . . B ."), up=("1", "2"), scoring=scoring))
    assert ahead > 0.6
    assert behind == pytest.approx(1 - ahead)


def test_estimate_values_runs_in_expert_scoring() -> None:
    quarter = rows(r1="A A A . B . B", r3=". . . . B . .")
    ahead, _ = estimated(position(quarter, up=("1", "2"), scoring="expert"))
    level, _ = estimated(position(quarter, up=("1", "2")))
    assert ahead > level


def test_estimate_at_the_end_follows_the_places() -> None:
    dogs = {"v1": "Rex", "h6": "Rex", "v2": "Zorro", "v3": "Zorro"}
    match = play(position(rows(r1="1A . 2B . . . ."), up=("3", ""), dogs=dogs), "3@a7")
    assert match.places == [1, 2]
    shares = estimated(match)
    assert shares[0] > 0.5 > shares[1]
