"""How fast our kernels are beside C, and on two threads: rounds in which all take turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from . import programs
from .work import GREEDY, RANDOM, SEARCH, Call, Work, results

GOALS = {"winston": 0.9}  # of the C program's speed, in the median of the rounds
GOAL = 0.8  # for all other games
THREADS_GOAL = 1.9  # times as much on two threads

# About 50 ms for each piece of work
SIZES = {
    "winston": {RANDOM: 20_000, GREEDY: 1_500, SEARCH: 10_000},
    "hundsgemein": {RANDOM: 20_000, GREEDY: 5_000, SEARCH: 8_000},
    "winoc": {RANDOM: 10_000, GREEDY: 6_000, SEARCH: 8_000},
    "winchester": {RANDOM: 200, GREEDY: 300, SEARCH: 7_000},
}


@dataclass(frozen=True)
class Measured:
    """A piece of work. Ratios above 1 mean that ours is better."""

    work: str
    ratio: tuple[float, float, float]  # least, median, most of the rounds
    ours: float  # seconds of a processor, in the best round
    theirs: float


def works(games: Sequence[str]) -> list[Work]:
    return [Work(game, kind, size) for game in games for kind, size in SIZES[game].items()]


def same(work: Work) -> bool:
    """Whether both do exactly the same: moves, scores, places, trees, and what random numbers come next."""
    ours, theirs = work.calls(), work.calls()
    _run_ours(work, ours)
    _run_theirs(work, theirs)
    return results(ours) == results(theirs)


def beside_c(work: Work, rounds: int) -> Measured:
    """By the time of the processor, so that other programs disturb little."""
    times: list[tuple[float, float]] = []
    for turn in range(rounds):
        contenders = [_run_ours, _run_theirs]
        calls = [work.calls(), work.calls()]
        found = [0.0, 0.0]
        for k in (0, 1) if turn % 2 else (1, 0):
            start = time.thread_time()
            contenders[k](work, calls[k])
            found[k] = time.thread_time() - start
        times.append((found[0], found[1]))
    ratios = sorted(theirs / ours for ours, theirs in times)
    return Measured(
        work.name,
        (ratios[0], statistics.median(ratios), ratios[-1]),
        min(ours for ours, _ in times),
        min(theirs for _, theirs in times),
    )


def on_two_threads(work: Work, rounds: int) -> tuple[list[float], list[float]]:
    """How much more two threads do than one, by the clock; and how much more time of a processor the same work takes
    while another thread does it too. The first needs a machine with nothing else running."""
    more, dearer = [], []
    for _ in range(rounds):
        alone, alone_cpu = _timed(work, 1)
        together, together_cpu = _timed(work, 2)
        more.append(2 * alone / together)
        dearer.append(together_cpu / (2 * alone_cpu))
    return sorted(more), sorted(dearer)


def _timed(work: Work, threads: int) -> tuple[float, float]:
    calls = [work.calls() for _ in range(threads)]

    def timed(mine: list[Call]) -> float:
        start = time.thread_time()
        _run_ours(work, mine)
        return time.thread_time() - start

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda _: None, range(threads)))  # the threads are there before the clock starts
        start = time.perf_counter()
        spent = list(pool.map(timed, calls))
        return time.perf_counter() - start, sum(spent)


def _run_ours(work: Work, calls: Sequence[Call]) -> None:
    kernel: Callable[..., None] = work.kernel
    for call in calls:
        kernel(*call)


def _run_theirs(work: Work, calls: Sequence[Call]) -> None:
    for call in calls:
        programs.run(work.game, work.function, call)


def goal(work: Work) -> float:
    return GOALS.get(work.game, GOAL)
