"""Private databases, started by the tests and gone with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .processes import free_port


def _postgres_binaries() -> Path | None:
    """Debian keeps them out of the way, one folder a version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own; gives its address."""
    binaries = _postgres_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed")
    as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root
    if as_root and (shutil.which("runuser") is None or not _has_user("postgres")):
        pytest.skip("PostgreSQL needs its user, postgres")
    before = ["runuser", "-u", "postgres", "--"] if as_root else []
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
    try:
        if as_root:
            shutil.chown(folder, "postgres")
        data, port = str(folder / "data"), free_port()
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        make = [
            str(binaries / "initdb"),
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            "test",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ]
        control = [str(binaries / "pg_ctl"), "-D", data, "-w"]
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
        subprocess.run([*before, *make], **quiet)  # type: ignore[call-overload]
        log = ["-l", str(folder / "log")]
        subprocess.run([*before, *control, *log, "-o", options, "start"], **quiet)  # type: ignore[call-overload]
        try:
            yield f"postgresql://test@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*before, *control, "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    import pwd

    return any(user.pw_name == name for user in pwd.getpwall())


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own; gives its address."""
    binary = shutil.which("redis-server")
    if binary is None:
        pytest.skip("Redis is not installed")
    from redis import Redis
    from redis.exceptions import ConnectionError as NotThere

    port = free_port()
    command = [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd="/")
    try:
        for _ in range(200):
            try:
                with Redis(port=port) as probe:
                    probe.ping()
                break
            except NotThere:
                time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
