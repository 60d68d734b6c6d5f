"""Simulated deals: places drawn at random for bots with known ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

import ludotheque
from ludotheque.lab.contests.contest import Contest, Deal, PlayedGame, lineup

LEVELS = {"random": 700.0, "greedy": 1000.0, "club": 1150.0, "expert": 1270.0, "master": 1350.0}


def contest(bots: Sequence[str], seats: int = 3) -> Contest:
    """A contest of bots with any names."""
    options = ludotheque.game("winston").options
    return Contest(ludotheque.__version__, "winston", options, seats, tuple(bots), "0" * 64)


def drawn(
    contest: Contest, ratings: Mapping[str, float], deals: int, seed: int = 0, copies: bool = False
) -> list[Deal]:
    """Gumbel-distributed luck makes the places follow the Bradley–Terry model exactly. `copies`: every bot has the same
    luck in all games on a deal."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(deals):
        line = lineup(contest, number)
        luck = rng.gumbel(size=contest.seats)
        games = []
        for rotation in range(contest.seats):
            strength = np.array([ratings[bot] for bot in line]) * np.log(10) / 400
            order = list(np.argsort(-(strength + luck)))
            places = [order.index(k) + 1 for k in range(contest.seats)]
            games.append(PlayedGame(places[rotation:] + places[:rotation], [0] * contest.seats, 1))
            luck = luck if copies else rng.gumbel(size=contest.seats)
        found.append(Deal(number, line, games))
    return found


def results(bots: Sequence[str], games: Sequence[Sequence[int]], times: int) -> tuple[Contest, list[Deal]]:
    """`times` deals with the same results. `games` has the places of the bots in each game."""
    opened = contest(bots, len(bots))
    played = [PlayedGame([*places[k:], *places[:k]], [0] * len(bots), 1) for k, places in enumerate(games)]
    return opened, [Deal(number, tuple(bots), played) for number in range(times)]
