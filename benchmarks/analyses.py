"""Does the analysis of games split decision and luck rightly? python -m benchmarks.analyses GAME --help

Equal bots play; every game is analysed, the first ones also by a search that is many times larger. Prints the mean of
every part for each seat, and how far the larger search agrees. `ludotheque.lab.reliability.split` says what is
measured.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.kernels.build import prepare
from ludotheque.lab.api.inputs import variant_of
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.reliability.split import PARTS, Split, SplitGame, SplitQuestion, split_games, split_of
from ludotheque.lab.run.task import Task
from ludotheque.lab.stats.intervals import Estimate


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.analyses")
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--option", action="append", help="NAME=VALUE; may be repeated")
    arguments.add_argument("--bot", default="search:200", help="the bot at all seats (default: %(default)s)")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--simulations", type=int, default=400, help="of the analysis (default: %(default)s)")
    arguments.add_argument("--checked", type=int, default=0, help="games that a larger search analyses too")
    arguments.add_argument("--times", type=int, default=50, help="how much larger it is (default: %(default)s)")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--workers", type=int, help="processes (default: one for every core)")
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = arguments.parse_args()
    variant = variant_of(asked.game, asked.option)
    prepare(variant.game, SEARCH, lambda done: None)
    setting = Task(variant, asked.seats, 1, asked.seed, (asked.bot,)).setting
    question = SplitQuestion(setting, asked.simulations, asked.times, asked.checked)
    games: list[SplitGame] = []
    for game in split_games(question, asked.games, executor_for([asked.bot], asked.workers)):
        games.append(game)
        print(f"\r{len(games)} / {asked.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = split_of(games)
    print(msgspec.json.encode(found).decode() if asked.json else table(found))


def table(found: Split) -> str:
    """In points, hundredths of the win, with 95 % intervals."""
    lines = [f"{found.games} games; a mover's luck, a move: {points(found.own_luck, 2)}", ""]
    lines += ["| seat | " + " | ".join(PARTS) + " |", "| --- |" + " ---: |" * len(PARTS)]
    for number, seat in enumerate(found.seats, 1):
        lines.append(f"| {number} | " + " | ".join(points(getattr(seat, part)) for part in PARTS) + " |")
    if found.loss and found.true_loss and found.misjudged:
        lines += ["", f"{found.checked} games checked: a seat's decisions {points(found.loss)}"]
        lines[-1] += f", by the larger search {points(found.true_loss)}; difference {points(found.misjudged)}"
    if found.agree:
        low, high = 100 * found.agree.low, 100 * found.agree.high
        lines.append(f"{found.swings} swings, the same sign in {100 * found.agree.value:.0f} % ({low:.0f}–{high:.0f})")
    return "\n".join(lines)


def points(estimate: Estimate, digits: int = 1) -> str:
    half = 50 * (estimate.high - estimate.low)
    return f"{100 * estimate.value:+.{digits}f} ± {half:.{digits}f}"


if __name__ == "__main__":
    main()
