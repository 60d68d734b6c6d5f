"""Our search against OpenSpiel's: python -m benchmarks.openspiel_search FOLDER [simulations|time …]

Games for two by duplicate play, at the same number of simulations a move, and at the same time a move. OpenSpiel's is
its information-set search in Python with random playouts; ours is `search`. Results are kept in FOLDER, so the run can
be interrupted and continued. Prints a table of our wins, ties counted half, with intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ludotheque.bots.external.local import LocalBot
from ludotheque.core.shelf import find
from ludotheque.lab.contests.contest import Contest, Deal
from ludotheque.lab.contests.ratings import rate
from ludotheque.lab.stats.intervals import Estimate
from ludotheque.lab.stats.intervals import rate as share_of

from .contests import played

# Simulations a move, and games: what ends in an hour. Playing on at random, a simulation has 300 moves in Winoc and
# 1,200 in Winchester; Winston has much luck.
PLAN = {"hundsgemein": (200, 40), "winston": (100, 100), "winoc": (20, 40), "winchester": (4, 40)}
MILLISECONDS = 100
BUDGETS = ("simulations", "time")


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.openspiel_search")
    arguments.add_argument("folder", type=Path, help="where the results are kept")
    arguments.add_argument("budgets", nargs="*", choices=[*BUDGETS, []], metavar="BUDGET", help=" or ".join(BUDGETS))
    arguments.add_argument("--games", type=int, help="of each kind")
    arguments.add_argument("--workers", type=int, help="processes (default: one for every core)")
    asked = arguments.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print("| game, 2 players | budget a move | games | ours won | 95 % |\n| --- | --- | ---: | ---: | --- |")
    for budget in asked.budgets or BUDGETS:
        for name, (simulations, games) in PLAN.items():
            limit = str(simulations) if budget == "simulations" else f"{MILLISECONDS}ms"
            ours = f"search:{limit}"
            file = asked.folder / f"{name}-{limit}.jsonl"
            contest, deals = played(
                name, (ours, LocalBot(f"openspiel:{limit}")), file, asked.games or games, asked.workers
            )
            won = _won(ours, contest, deals)
            said = f"{MILLISECONDS} ms" if budget == "time" else f"{simulations} simulations"
            interval = f"{won.low:.0%} – {won.high:.0%}"
            print(f"| {find(name).title} | {said} | {2 * len(deals)} | {won.value:.1%} | {interval} |", flush=True)


def _won(bot: str, contest: Contest, deals: Sequence[Deal]) -> Estimate:
    """The share of wins, a tie counting half, with its interval.

    The two games on a deal are not independent: the interval comes from resampling deals. If all games went the same
    way, it is as wide as if each deal had been played once.
    """
    standing = next(found for found in rate(contest, deals).bots if found.bot == bot)
    if standing.wins_interval is None:
        return share_of(standing.wins, len(deals))
    return Estimate(standing.wins, *standing.wins_interval)


if __name__ == "__main__":
    main()
