"""Real server processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from .running import wait_until_ready


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


class Process:
    """`ludotheque serve` on a free port, which can be killed and started again."""

    def __init__(
        self,
        database: str,
        *more: str,
        rate: float | None = 0,
        environment: Mapping[str, str] | None = None,
        program: Sequence[str] = (sys.executable, "-m", "ludotheque"),
        folder: Path | None = None,
        host: str = "127.0.0.1",
    ) -> None:
        """Without limits unless `rate` is given; None: with the default limits. Runs `program` in `folder`."""
        self.port = free_port()
        self.url = f"http://{host}:{self.port}"
        words = ["serve", "--host", host, "--port", str(self.port), "--database", database, *more]
        if rate is not None:
            words += ["--rate", str(rate)]
        self._command = [*program, *words]
        self._folder = folder
        self._environment = os.environ if environment is None else environment
        self._log = tempfile.TemporaryFile()  # noqa: SIM115
        self.start()

    def start(self, patiently: bool = True) -> None:
        """Start it, and wait until it is ready unless told otherwise."""
        environment = {**self._environment, "LUDOTHEQUE_LANG": "en"}
        self._process = subprocess.Popen(
            self._command, env=environment, stdout=subprocess.DEVNULL, stderr=self._log, cwd=self._folder
        )
        if patiently:
            wait_until_ready(self.url)

    def kill(self) -> None:
        """Kill it without warning."""
        self._stop(signal.SIGKILL)

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> str:
        """Stop it by Ctrl-C; returns its log."""
        return self._stop(signal.SIGINT)

    def _stop(self, how: signal.Signals) -> str:
        self._process.send_signal(how)
        self._process.wait(60)
        return self.log()

    def log(self) -> str:
        """Its log since the first start."""
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode()

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        return self._process.pid

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running:
            self.kill()
        self._log.close()
