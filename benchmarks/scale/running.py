"""Server processes on one database, and what they and the database use."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.databases import postgres, redis
from tests.server.processes import Process
from tests.soak.disasters import Network

from .people import Place

TICK = os.sysconf("SC_CLK_TCK")
RELAYS = ("notify", "redis")


@contextmanager
def cluster(
    processes: int, relay: str = "notify", networks: Sequence[Network] = ()
) -> Iterator[tuple[list[Process], str]]:
    """Processes on a private PostgreSQL, which tell each other of moves by NOTIFY or by Redis; and its address. Each in
    its network, if there are networks."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres(*(network.subnet for network in networks)))
        more = ["--relay", stack.enter_context(redis()).url] if relay == "redis" else []
        made = [_inside(network, database.url) for network in networks]
        made = made or [Process(database.url, *more) for _ in range(processes)]
        yield [stack.enter_context(each) for each in made], database.url


def _inside(network: Network, database: str) -> Process:
    url = database.replace("127.0.0.1", network.gateway)
    program = (*network.program, sys.executable, "-m", "ludotheque")
    return Process(url, program=program, host=network.address)


def place(process: Process) -> Place:
    return urlsplit(process.url).hostname or "", process.port


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def processor_seconds_of(name: str) -> float:
    """Of all processes of this name."""
    found = 0.0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if f"({name})" in path.read_text():
                found += processor_seconds(int(path.parent.name))
        except OSError:  # it has ended
            pass
    return found


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def allow_files(wanted: int) -> None:
    """Allow this process and those it starts so many open files. Ends the program if that is not allowed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < wanted:
        sys.exit(f"Only {hard} files may be open here; {wanted} are needed (ulimit -n).")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def spread(processes: Sequence[Process], number: int, apart: bool) -> tuple[list[Place], list[int]]:
    """The places, and which of them the two people at table `number` use: the same, or neighbours."""
    return [place(each) for each in processes], [number, number + apart]
