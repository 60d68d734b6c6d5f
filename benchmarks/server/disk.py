"""A watch over the disk during a measurement."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BLOCK = 4096
PAUSE = 0.02  # seconds between two writes: rare enough not to disturb the measurement


@contextmanager
def watched(parent: Path | None = None) -> Iterator[list[float]]:
    """Write one block to the disk again and again until the end. Gives the milliseconds of each write."""
    took: list[float] = []
    over = threading.Event()

    def write() -> None:
        with tempfile.NamedTemporaryFile(dir=parent) as file:
            while True:
                started = time.perf_counter()
                os.pwrite(file.fileno(), bytes(BLOCK), 0)
                os.fdatasync(file.fileno())
                took.append(1000 * (time.perf_counter() - started))
                if over.wait(PAUSE):
                    return

    thread = threading.Thread(target=write)
    thread.start()
    try:
        yield took
    finally:
        over.set()
        thread.join()
