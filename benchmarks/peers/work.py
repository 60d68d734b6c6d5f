"""The measurement: pieces of work, rounds in turns, ratios."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.comparison import Comparison

SEARCH = "connect four: search simulations"
GAMES_ONE = "connect four: random games, one thread"
GAMES_ALL = "connect four: random games, all cores"
STEPS = "connect four: steps of one environment"
STEPS_OF = {1000: "connect four: steps, batches of 1,000", 10_000: "connect four: steps, batches of 10,000"}
CARDS_PYTHON = "a card game: random moves, from Python"
CARDS = "a card game: random moves, as fast as it goes"

BATCH_STEPS = 16  # of a batch in one go
SIMULATIONS = 20_000  # of one search, from the start of the game


@dataclass(frozen=True)
class Contender:
    """A library at a piece of work. `once` does some of it and returns how much: simulations, games or moves."""

    work: str
    who: str
    once: Callable[[], float]


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[Contender, list[float]]:
    """The rate of every contender in every round. All take turns in a round, so that a ratio sees the same noise."""
    for contender in contenders:
        contender.once()  # compiles, warms up
    rates: dict[Contender, list[float]] = {contender: [] for contender in contenders}
    for _ in range(rounds):
        for contender in contenders:
            done, start = 0.0, time.perf_counter()
            while (passed := time.perf_counter() - start) < seconds:
                done += contender.once()
            rates[contender].append(done / passed)
    return rates


def compare(ours: str, rates: dict[Contender, list[float]]) -> list[Comparison]:
    """Ours against every peer at the same work."""
    found = []
    for mine, my_rates in rates.items():
        for peer, peer_rates in rates.items():
            if mine.who == ours and peer.who != ours and peer.work == mine.work:
                ratios = sorted(a / b for a, b in zip(my_rates, peer_rates, strict=True))
                middle = statistics.median(ratios)
                found.append(
                    Comparison(
                        mine.work,
                        peer.who,
                        statistics.median(my_rates),
                        statistics.median(peer_rates),
                        (ratios[0], middle, ratios[-1]),
                    )
                )
    return found


def play_aec(env: Any, choices: random.Random) -> float:
    """Play a random game in a PettingZoo environment. Returns the number of moves."""
    moves = 0
    env.reset(seed=choices.getrandbits(32))
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(choices.choice(observation["action_mask"].nonzero()[0])))
            moves += 1
    return moves
