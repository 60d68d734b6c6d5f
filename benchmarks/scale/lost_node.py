"""A cluster that loses a process: everybody has their table again within seconds, and nothing told is lost.

Server processes on one PostgreSQL; at half of the tables the two people use different ones. Again and again one
process is killed and started anew; or its machine vanishes from the network without a word to anybody, and comes back
(--vanish). Whoever was connected to it goes to the next one. Prints a line of JSON for each loss, and fails if anybody
was away for longer than --within seconds, or had been told what is not there any more.

    python -m benchmarks.scale.lost_node
    python -m benchmarks.scale.lost_node --vanish             # each process in a network of its own: for root
    python -m benchmarks.scale.lost_node --processes 2 --tables 20 --losses 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence

import uvloop

from tests.server.processes import Process
from tests.soak.disasters import Network, networks

from .people import Figures, Play, percentile, seated, stand_up
from .running import RELAYS, allow_files, cluster, spread

GAMES = ("winston", "winoc", "hundsgemein", "winchester")
BETWEEN = 5.0  # seconds of play before the next loss


async def run(processes: Sequence[Process], machines: Sequence[Network], asked: argparse.Namespace) -> bool:
    figures = Figures()
    figures.counting = True
    plays = []
    for number in range(asked.tables):
        places, homes = spread(processes, number // 2, apart=bool(number % 2))
        plays.append(Play(places, homes, GAMES[number % len(GAMES)], asked.pause, figures, None))
    tasks = await seated(plays)
    fine = True
    for loss in range(asked.losses):
        await asyncio.sleep(BETWEEN)
        lost = loss % len(processes)
        figures.back.clear()
        figures.new_minute()
        await asyncio.to_thread(machines[lost].vanish if machines else processes[lost].kill)
        await asyncio.sleep(asked.within)
        away = sum(person.left is not None for play in plays for person in play.people)
        print(
            json.dumps(
                {
                    "loss": loss + 1,
                    "back": len(figures.back),
                    "p50_ms": percentile(figures.back, 0.5),
                    "slowest_ms": percentile(figures.back, 0.999999),
                    "still_away": away,
                    "moves_meanwhile": figures.moves,
                    "lost": len(figures.lost),
                }
            ),
            flush=True,
        )
        fine = fine and not away and bool(figures.back) and figures.moves > 0
        await asyncio.to_thread(machines[lost].come_back if machines else processes[lost].start)
    await asyncio.sleep(BETWEEN)
    stand_up(tasks)
    for said in figures.lost:
        print(said, file=sys.stderr)
    return fine and not figures.lost


def main() -> int:
    parser = argparse.ArgumentParser(
        "python -m benchmarks.scale.lost_node", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=3, help="(3)")
    parser.add_argument("--relay", default="notify", choices=RELAYS, help="how they tell each other (notify)")
    parser.add_argument("--vanish", action="store_true", help="their networks fail, not the processes (with notify)")
    parser.add_argument("--tables", type=int, default=100, help="(100)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a person thinks, about (1)")
    parser.add_argument("--losses", type=int, default=3, help="how often a process is killed (3)")
    parser.add_argument("--within", type=float, default=5.0, help="seconds in which everybody must be back (5)")
    asked = parser.parse_args()
    if asked.processes < 2:
        parser.error("of one process, none would be left")
    allow_files(4 * asked.tables + 500)
    if asked.vanish and asked.relay != "notify":
        parser.error("Redis listens on this machine only: --vanish needs --relay notify")
    with networks(asked.processes if asked.vanish else 0) as made:
        if asked.vanish and not made:
            print("No network namespaces can be made here: this needs Linux, ip and root.", file=sys.stderr)
            return 2
        with cluster(asked.processes, asked.relay, made) as (processes, _):
            return 0 if uvloop.run(run(processes, made, asked)) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nInterrupted: the lines above stand.")
