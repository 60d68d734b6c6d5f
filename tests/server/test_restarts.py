from __future__ import annotations

from pathlib import Path

from tests.soak.restarts import restarts


def test_a_server_starts_while_many_wait_for_it(tmp_path: Path) -> None:
    assert restarts(f"sqlite:///{tmp_path / 'tables.sqlite'}", 3) == ""
