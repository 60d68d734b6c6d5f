"""The watch over a disk beside a benchmark."""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.server.disk import watched


def test_blocks_are_written_again_and_again_until_the_end(tmp_path: Path) -> None:
    with watched(tmp_path) as blocks:
        while len(blocks) < 3:
            time.sleep(0.01)
    assert all(block > 0 for block in blocks)
    assert not list(tmp_path.iterdir())


def test_something_is_measured_however_short_the_time(tmp_path: Path) -> None:
    with watched(tmp_path) as blocks:
        pass
    assert blocks
