"""python -m benchmarks.against_c [GAME …] [--rounds 9] [--history FILE]"""

from __future__ import annotations

import argparse
import datetime
import os
import statistics
import sys
from pathlib import Path

import numba

from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import find
from ludotheque.lab.run.player import LOOPS

from ..__main__ import commit
from . import history, programs
from .speed import THREADS_GOAL, beside_c, goal, on_two_threads, same, works
from .work import RANDOM, Work


def main() -> int:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.against_c",
        description="Our kernels beside the same games in C. Fails if one is below its goal, or slower than it was.",
    )
    arguments.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(programs.GAMES)} (all)")
    arguments.add_argument("--rounds", type=int, default=9, help="rounds in which both take turns (default: 9)")
    arguments.add_argument("--history", type=Path, default=history.place(), help="default: %(default)s")
    asked = arguments.parse_args()
    if programs.compiler() is None:
        print("This needs a C compiler: cc. On Debian: apt install gcc", file=sys.stderr)
        return 2
    unknown = [name for name in asked.games if name not in programs.GAMES]
    if unknown:
        print(f"There is no C program for {', '.join(unknown)}, only for {', '.join(programs.GAMES)}.", file=sys.stderr)
        return 2
    return measure(asked.games or list(programs.GAMES), asked.rounds, asked.history)


def measure(games: list[str], rounds: int, file: Path) -> int:
    here = history.machine(programs.version(), numba.__version__)
    earlier = history.read(file)
    load = os.getloadavg()[0]
    print(f"{', '.join(f'{name} {value}' for name, value in here.items())}; load {load:.1f}\n")
    print("| work | C | ours | ratio: median [least, most] | goal | earlier runs |")
    print("| --- | ---: | ---: | --- | ---: | ---: |", flush=True)
    ratios, wrong = {}, []
    for game in games:
        prepare(find(game), (LOOPS, *SEARCH))
        for work in works([game]):
            if not same(work):
                print(f"{work.name}: the C program plays other games than our kernels. Change both.", file=sys.stderr)
                return 1
            found = beside_c(work, rounds)
            least, middle, most = ratios[work.name] = found.ratio
            usually = history.usual(earlier, work.name, here)
            before = "–" if usually is None else f"{usually:.2f}"
            print(
                f"| {work.name} | {1000 * found.theirs:.1f} ms | {1000 * found.ours:.1f} ms "
                f"| {middle:.2f} [{least:.2f}, {most:.2f}] | {goal(work)} | {before} |",
                flush=True,
            )
            if middle < goal(work):
                wrong.append(f"{work.name} is below its goal: {middle:.3f} times the speed of C, not {goal(work)}")
            if history.slower(found, usually):
                wrong.append(f"{work.name} is slower than it was: {middle:.2f} times the speed of C, not {before}")
    wrong += threads(games[0], rounds, load)
    today = datetime.date.today().isoformat()
    history.add(file, history.Run(today, commit(), here, round(load, 1), ratios))
    print(f"\nkept in {file}")
    for what in wrong:
        print(f"SLOW: {what}", file=sys.stderr)
    return int(bool(wrong))


def threads(game: str, rounds: int, load: float) -> list[str]:
    work = Work(game, RANDOM, works([game])[0].size * 5)
    more, dearer = on_two_threads(work, rounds)
    middle = statistics.median(more)
    print(f"\n{work.name} on two threads: {middle:.2f} [{more[0]:.2f}, {more[-1]:.2f}] times as many by the clock;")
    cost = statistics.median(dearer)
    print(f"a game then takes {cost:.2f} [{dearer[0]:.2f}, {dearer[-1]:.2f}] times as long on its core")
    if middle >= THREADS_GOAL or (os.cpu_count() or 1) < 2:
        return []
    if load > 1:
        print("Something else is running, so this says little by the clock.")
        return []
    return [f"two threads do {middle:.2f} times as much as one, not {THREADS_GOAL}"]


if __name__ == "__main__":
    sys.exit(main())
