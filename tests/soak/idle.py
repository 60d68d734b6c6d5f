"""The cost of an idle socket: the memory of a server process before and after many of them connect.

    python -m tests.soak.idle [--sockets 10000]

They listen at tables where nothing happens, and come from many addresses, because one address may have only so many.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path

import uvloop

from tests.server.processes import Process
from tests.server.running import Client, human

from .frames import TEXT, Frames, frame

EACH = 100  # sockets from one address
AT_ONCE = 20
TABLES = 50
KB = 1024


def memory(pid: int) -> int:
    """The memory of the process, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) * KB


async def open_one(port: int, number: int, table: str, token: str) -> Frames:
    source = f"127.0.{1 + number // EACH // 250}.{1 + number // EACH % 250}"
    socket = await Frames.open("127.0.0.1", port, source)
    hello = {"type": "hello", "table": table, "tokens": [token], "since": 0}
    socket.write(frame(TEXT, json.dumps(hello).encode()))
    kind, payload = await socket.read()
    assert kind == TEXT, (number, payload)
    assert json.loads(payload)["type"] == "state", (number, payload)
    return socket


async def measure(server: Process, wanted: int, tables: list[tuple[str, str]]) -> tuple[list[Frames], float]:
    """Open the sockets; returns them and the KB each has cost."""
    warm = [await open_one(server.port, wanted, *tables[0]) for _ in range(20)]
    await asyncio.sleep(1)
    before = memory(server.pid)
    sockets: list[Frames] = []
    for start in range(0, wanted, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, wanted))
        sockets += await asyncio.gather(
            *(open_one(server.port, number, *tables[number % len(tables)]) for number in numbers)
        )
        if len(sockets) % 1000 < AT_ONCE:
            print(f"{len(sockets):,} sockets, {memory(server.pid) >> 20} MB", file=sys.stderr, flush=True)
    await asyncio.sleep(3)
    each = (memory(server.pid) - before) / KB / len(sockets)
    for socket in warm:
        socket.abort()
    return sockets, each


async def run(server: Process, wanted: int, most: float) -> bool:
    with Client(server.url) as client:
        opened = [client.open("winston", human("Ada"), human("Bo")) for _ in range(TABLES)]
        sockets, each = await measure(server, wanted, [(one["table"], one["watch"]) for one in opened])
        # the server still works: a move is heard by all who listen at its table
        first = opened[0]
        mover = first["state"]["view"]["mover"]
        token = first["seats"][mover]["token"]
        started = time.perf_counter()
        await asyncio.to_thread(client.move, first["table"], token, client.state(first["table"], token))
        heard = await asyncio.gather(*(socket.read() for socket in sockets[:: len(opened)]))
        took = time.perf_counter() - started
    assert all(kind == TEXT for kind, _ in heard)
    print(
        f"{len(sockets):,} idle sockets on one process: {each:.1f} KB each; "
        f"a move was heard by the {len(heard)} at its table after {1000 * took:.0f} ms"
    )
    for socket in sockets:
        socket.abort()
    return each <= most and len(sockets) == wanted


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.soak.idle", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--most", type=float, default=40, help="KB each that are accepted")
    wanted = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    if hard < wanted.sockets + 200:
        sys.exit(f"Only {hard} files may be open here; {wanted.sockets + 200} are needed.")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{Path(folder) / 'tables.sqlite'}", rate=None) as server,
    ):
        return 0 if uvloop.run(run(server, wanted.sockets, wanted.most)) else 1


if __name__ == "__main__":
    sys.exit(main())
