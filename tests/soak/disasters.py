"""Disasters for a server, its database, its network and its clock. Each is over when its function returns."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.databases import Postgres, RedisServer
from tests.server.processes import Process

from .history import Counts

DISK_MB = 48
LIBRARIES = "/usr/lib/*/faketime/libfaketime.so.1"


class Disaster(ABC):
    weight = 1

    @abstractmethod
    def strike(self, dice: random.Random, counts: Counts) -> None: ...


class Kill(Disaster):
    """A server is killed and started again."""

    weight = 6

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers

    def strike(self, dice: random.Random, counts: Counts) -> None:
        server = dice.choice(self.servers)
        server.kill()
        counts.kills += 1
        server.start()


class Pause(Disaster):
    """A server is paused for some seconds."""

    weight = 2

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers

    def strike(self, dice: random.Random, counts: Counts) -> None:
        server = dice.choice(self.servers)
        server.pause()
        counts.pauses += 1
        time.sleep(dice.uniform(0.5, 6))
        server.resume()


class FullDisk(Disaster):
    """The disk is full for some seconds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def strike(self, dice: random.Random, counts: Counts) -> None:
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            for size in (1 << 20, 1 << 12, 1):
                with suppress(OSError):
                    while file.write(b"\0" * size) == size:
                        pass
        counts.other_disasters += 1
        time.sleep(dice.uniform(1, 4))
        ballast.unlink()


class DatabaseFalls(Disaster):
    """PostgreSQL is killed and started again."""

    def __init__(self, database: Postgres) -> None:
        self.database = database

    def strike(self, dice: random.Random, counts: Counts) -> None:
        self.database.stop()
        counts.other_disasters += 1
        time.sleep(dice.uniform(0, 3))
        self.database.start()


class RelayFalls(Disaster):
    """Redis, which carries the notices between servers, is stopped and started again."""

    def __init__(self, relay: RedisServer) -> None:
        self.relay = relay

    def strike(self, dice: random.Random, counts: Counts) -> None:
        self.relay.stop()
        counts.other_disasters += 1
        time.sleep(dice.uniform(0.5, 4))
        self.relay.start()


class Partition(Disaster):
    """A server loses the connection to its database, not to its clients."""

    weight = 2

    def __init__(self, networks: list[Network]) -> None:
        self.networks = networks

    def strike(self, dice: random.Random, counts: Counts) -> None:
        network = dice.choice(self.networks)
        network.cut()
        counts.other_disasters += 1
        time.sleep(dice.uniform(0.5, 8))
        network.mend()


class ClockJumps(Disaster):
    """The servers' clock is set forwards or backwards."""

    def __init__(self, clock: Path) -> None:
        self.clock = clock

    def strike(self, dice: random.Random, counts: Counts) -> None:
        self.clock.write_text(f"{dice.choice((-86400, -3600, -5, 0, 7, 3600, 86400)):+}\n")
        counts.other_disasters += 1


def clock_environment(clock: Path) -> dict[str, str] | None:
    """What makes a process read its wall clock from a file; None where libfaketime is missing.

    The monotonic clock stays as it is, as when a machine's time is set. So do the times of files: Numba compares
    them with those in its cache.
    """
    libraries = sorted(Path("/").glob(LIBRARIES.removeprefix("/")))
    if not libraries:
        return None
    clock.write_text("+0\n")
    return {
        "LD_PRELOAD": str(libraries[0]),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "NO_FAKE_STAT": "1",
    }


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a disk of a few megabytes at the folder; False if that is not allowed."""
    if os.geteuid() != 0 or not _run("mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "none", str(folder)):
        yield False
        return
    try:
        yield True
    finally:
        _run("umount", "-l", str(folder))


class Network:
    """A network namespace with two cables: one to its clients, at `address`, and one to the database, at `gateway`."""

    def __init__(self, number: int) -> None:
        self.name = f"ludo{os.getpid() % 10_000}x{number}"
        self._base = f"10.{77 + number}"
        self.address, self.gateway = f"{self._base}.1.2", f"{self._base}.2.1"
        self.subnet = f"{self._base}.2.0/24"

    def make(self) -> bool:
        done = _run("ip", "netns", "add", self.name)
        for number, cable in enumerate((f"{self.name}c", f"{self.name}d"), 1):
            inner = f"{cable}i"
            done = done and all(
                (
                    _run("ip", "link", "add", cable, "type", "veth", "peer", "name", inner, "netns", self.name),
                    _run("ip", "addr", "add", f"{self._base}.{number}.1/24", "dev", cable),
                    _run("ip", "link", "set", cable, "up"),
                    self._inside("ip", "addr", "add", f"{self._base}.{number}.2/24", "dev", inner),
                    self._inside("ip", "link", "set", inner, "up"),
                )
            )
        return done and self._inside("ip", "link", "set", "lo", "up")

    @property
    def program(self) -> tuple[str, ...]:
        """The prefix of a command that runs inside."""
        return "ip", "netns", "exec", self.name

    def cut(self) -> None:
        self._cable("down")

    def mend(self) -> None:
        self._cable("up")

    def vanish(self) -> None:
        """Cut both cables: nobody is told."""
        self._cable("down", "cd")

    def come_back(self) -> None:
        self._cable("up", "cd")

    def _cable(self, how: str, which: str = "d") -> None:
        for cable in which:
            _run("ip", "link", "set", f"{self.name}{cable}", how)

    def _inside(self, *command: str) -> bool:
        return _run(*self.program, *command)

    def remove(self) -> None:
        _run("ip", "netns", "del", self.name)
        for cable in "cd":
            _run("ip", "link", "del", f"{self.name}{cable}")


@contextmanager
def networks(count: int) -> Iterator[list[Network]]:
    """So many namespaces; none if they cannot be made."""
    made = [Network(number) for number in range(count)]
    try:
        possible = os.geteuid() == 0 and shutil.which("ip") is not None and all(network.make() for network in made)
        yield made if possible else []
    finally:
        for network in made:
            network.remove()


def _run(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False
