"""Players and disasters, and the check of everything afterwards.

    python -m tests.soak --minutes 10 --database postgresql

SIGKILL and SIGSTOP everywhere; with SQLite a disk that is full; with PostgreSQL two servers, whose database loses its
power and whose network is cut. As root it can do all of that; otherwise it does without what is not allowed, and says
so. --clock runs the servers under libfaketime, whose clock jumps.
"""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.databases import postgres, redis
from tests.server.processes import Process

from .disasters import (
    ClockJumps,
    DatabaseFalls,
    Disaster,
    FullDisk,
    Kill,
    Partition,
    Pause,
    RelayFalls,
    clock_environment,
    networks,
    small_disk,
)
from .history import Counts
from .run import Soak


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="at most, besides the end of the last games")
    parser.add_argument("--kills", type=int, help="enough when so many servers have been killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--relay", choices=("notify", "redis"), default="notify", help="between two servers")
    parser.add_argument("--clock", action="store_true", help="let the servers' clock jump (needs libfaketime)")
    parser.add_argument("--tables", type=int, default=8, help="that are played at at any time")
    parser.add_argument("--folder", type=Path, help="for histories and logs; default: a new temporary one")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the counts are printed
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # broken connections are expected
    folder = wanted.folder or Path(tempfile.mkdtemp(prefix="ludotheque-soak-"))
    (folder / "histories").mkdir(parents=True, exist_ok=True)

    with ExitStack() as stack:
        environment = dict(os.environ)
        disasters: list[Disaster] = []
        if wanted.clock:
            faked = clock_environment(folder / "clock")
            if faked is None:
                say("libfaketime is not here: the clock stays as it is.")
            else:
                environment |= faked
                disasters.append(ClockJumps(folder / "clock"))
        if wanted.database == "sqlite":
            disk = folder / "disk"
            disk.mkdir(exist_ok=True)
            if stack.enter_context(small_disk(disk)):
                disasters.append(FullDisk(disk))
            else:
                say("No disk can be mounted here: none is filled.")
            database = f"sqlite:///{disk / 'tables.sqlite'}"
            servers = [stack.enter_context(Process(database, environment=environment))]
        else:
            made = stack.enter_context(networks(2))
            if not made:
                say("No network namespaces can be made here: no network is cut.")
            running = stack.enter_context(postgres(*(network.subnet for network in made)))
            database = running.url
            disasters.append(DatabaseFalls(running))
            relay: list[str] = []
            if wanted.relay == "redis":
                if made:
                    say("Redis listens on this machine only: no network is cut.")
                made = []
                carrying = stack.enter_context(redis())
                disasters.append(RelayFalls(carrying))
                relay = ["--relay", carrying.url]
            servers = []
            for network in made:
                url = database.replace("127.0.0.1", network.gateway)
                program = (*network.program, sys.executable, "-m", "ludotheque")
                process = Process(url, environment=environment, program=program, host=network.address)
                servers.append(stack.enter_context(process))
            if made:
                disasters.append(Partition(made))
            while len(servers) < 2:
                servers.append(stack.enter_context(Process(database, *relay, environment=environment)))
        disasters += [Kill(servers), Pause(servers)]
        say(f"{', '.join(type(each).__name__ for each in disasters)}; histories in {folder}")
        soak = Soak(database, servers, folder / "histories", wanted.seed)

        def enough(counts: Counts, seconds: float) -> bool:
            return seconds > 60 * wanted.minutes or (wanted.kills is not None and counts.kills >= wanted.kills)

        counts = soak.run(disasters, wanted.tables, enough, say=say)
        for number, server in enumerate(servers):
            (folder / f"server-{number}.log").write_text(server.log())
    for line in counts.what:
        say(line)
    for error in soak.errors:
        say(f"a player failed: {error!r}")
    print(counts.line())
    return 1 if counts.failed or soak.errors else 0


if __name__ == "__main__":
    sys.exit(main())
