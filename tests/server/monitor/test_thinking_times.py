"""Thinking times are measured only if the owner asks, by kind of move, and hold nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.lab.lengths.times import read_times
from ludotheque.server.run import check
from ludotheque.server.settings import Settings

from ..running import Client, serving


def play(client: Client, moves: int) -> None:
    """Two people play so many moves."""
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    for _ in range(moves):
        mover = client.state(opened["table"], tokens[0])["view"]["mover"]
        client.move(opened["table"], tokens[mover], client.state(opened["table"], tokens[mover]))


def settings(folder: Path, file: Path | None) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'x.sqlite'}", rate=0, table_rate=0, thinking_times=file)


def test_moves_are_counted_by_their_kind_and_without_names(tmp_path: Path) -> None:
    file = tmp_path / "times.json"
    for _ in range(2):  # a second server goes on with the file
        with serving(settings(tmp_path, file)) as url, Client(url) as client:
            play(client, 4)
    times = read_times([file])
    kept = msgspec.json.decode(file.read_bytes())
    assert set(kept) == {"games"}
    assert set(kept["games"]) == {"winston"}
    counted = sum(times.count("winston", kind) for kind in ("card", "end", "take"))
    assert counted == 2 * 3  # of the first move at a table nobody knows when it was shown


def test_nothing_is_kept_if_nobody_asked(tmp_path: Path) -> None:
    with serving(settings(tmp_path, None)) as url, Client(url) as client:
        play(client, 2)
    assert not list(tmp_path.glob("*.json"))


def test_a_file_that_cannot_be_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="no folder"):
        check(settings(tmp_path, tmp_path / "nowhere" / "times.json"))
    (tmp_path / "times.json").write_text("no", encoding="utf-8")
    with pytest.raises(BadRequest, match="thinking times"):
        check(settings(tmp_path, tmp_path / "times.json"))
