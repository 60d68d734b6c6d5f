"""What is measured: pieces of work, rounds that take turns, and their ratios."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SEARCH = "search simulations"
GAMES_ONE = "random games, one thread"
GAMES_ALL = "random games, all cores"

SIMULATIONS = 20_000  # of one search, from the start of the game


@dataclass(frozen=True)
class Contender:
    """Somebody at a piece of work. `once` does some of it and says how much: simulations, or games."""

    work: str
    who: str
    once: Callable[[], float]


@dataclass(frozen=True)
class Comparison:
    """Ours over a peer's, both a second."""

    work: str
    peer: str
    ours_per_s: float
    peer_per_s: float
    ratio: tuple[float, float, float]  # least, median, most of the rounds


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[Contender, list[float]]:
    """The rate of everybody in every round. All take turns in a round, so that a ratio sees the same noise."""
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
