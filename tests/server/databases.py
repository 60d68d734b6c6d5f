"""Private databases, started and removed by the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NotThere

from .processes import free_port


def _postgres_binaries() -> Path | None:
    """The programs of PostgreSQL; Debian has one folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Postgres:
    """A private PostgreSQL at `url`, which can be stopped and started again."""

    def __init__(self, folder: Path, binaries: Path, before: list[str], networks: Sequence[str] = ()) -> None:
        """`networks`: from which it can be reached, besides this machine."""
        port = free_port()
        self.port = port
        self.url = f"postgresql://test@127.0.0.1:{port}/postgres"
        self._before = before
        self._control = [str(binaries / "pg_ctl"), "-D", str(folder / "data"), "-w"]
        listening = "*" if networks else "127.0.0.1"
        self._start = [
            "-l",
            str(folder / "log"),
            "-o",
            f"-p {port} -k {folder} -c listen_addresses={listening}",
            "start",
        ]
        make = [str(binaries / "initdb"), "-D", str(folder / "data")]
        self._run(*make, "-A", "trust", "-U", "test", "-E", "UTF8", "--no-locale", "--no-sync")
        with (folder / "data" / "pg_hba.conf").open("a") as allowed:
            allowed.writelines(f"host all all {network} trust\n" for network in networks)
        self.start()

    def start(self) -> None:
        self._run(*self._control, *self._start)

    def stop(self) -> None:
        """Stop at once, as in a power failure."""
        self._run(*self._control, "-m", "immediate", "stop")

    def _run(self, *command: str) -> None:
        subprocess.run([*self._before, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def postgres(*networks: str) -> Iterator[Postgres]:
    binaries = _postgres_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed")
    as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root
    if as_root and (shutil.which("runuser") is None or not _has_user("postgres")):
        pytest.skip("PostgreSQL needs its user, postgres")
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
    try:
        if as_root:
            shutil.chown(folder, "postgres")
        running = Postgres(folder, binaries, ["runuser", "-u", "postgres", "--"] if as_root else [], networks)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    import pwd

    return any(user.pw_name == name for user in pwd.getpwall())


class RedisServer:
    """A private Redis at `url`, which can be stopped and started again."""

    def __init__(self, binary: str) -> None:
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}"
        self._command = [binary, "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, cwd="/")
        for _ in range(200):
            try:
                with Redis(port=self._port) as probe:
                    probe.ping()
                return
            except NotThere:
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def redis() -> Iterator[RedisServer]:
    binary = shutil.which("redis-server")
    if binary is None:
        pytest.skip("Redis is not installed")
    running = RedisServer(binary)
    try:
        yield running
    finally:
        running.stop()
