"""How fast a search is, wherever this runs: the simulations a second, and the milliseconds of a master's move.

Each is the best of several rounds, because other programs use the machine too. `benchmarks.chromium` compares two
places.
"""

from __future__ import annotations

import json
import time

from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.match import Match
from ludotheque.core.shelf import find

PLIES = 8  # moves before the position that is searched
SIMULATIONS = 2000  # of a round, as many as a master's


def opened(game: str) -> Match:
    match = find(game).variant().new(2, seed=5)
    while match.ply < PLIES or match.at_chance:
        if match.at_chance:
            match.chance()
        else:
            legal = match.legal_actions().tolist()
            match.play_action(legal[match.ply * 7919 % len(legal)])
    return match


def simulations_a_second(match: Match, seconds: float) -> float:
    assert match.mover is not None
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        bot = SearchBot(1, Budget(SIMULATIONS), nodes=20_000)
        tree = bot.tree(match.variant, match.position_now(), match.seats, match.mover, 1)
        started = time.perf_counter()
        tree.grow(SIMULATIONS)
        best = max(best, SIMULATIONS / (time.perf_counter() - started))
    return best


def milliseconds_of_a_move(match: Match, seconds: float) -> float:
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        started = time.perf_counter()
        LEVELS["master"].search_bot(1).choose(match)
        best = min(best, 1000 * (time.perf_counter() - started))
    return best


def figures(seconds: float, game: str) -> str:
    """Both, as JSON."""
    match = opened(game)
    simulations_a_second(match, 0.5)  # until it is compiled
    return json.dumps([simulations_a_second(match, seconds), milliseconds_of_a_move(match, seconds)])
