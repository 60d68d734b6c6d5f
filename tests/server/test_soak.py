"""Whole games while the server is killed again and again."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.shelf import shelf
from tests.soak.run import soak

from .databases import postgres
from .processes import Process


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    _check(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, kills=4)


def test_nor_on_postgresql(tmp_path: Path) -> None:
    with postgres() as database:
        _check(database.url, tmp_path, kills=2)


def _check(database: str, folder: Path, kills: int) -> None:
    with Process(database) as server:
        counts = soak(database, [server], folder, kills, len(shelf()))
    assert counts.kills == kills
    assert counts.moves_acknowledged > 50
    assert not counts.failed, counts.what
