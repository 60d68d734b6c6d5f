"""Limits of an address, and tables without an audience."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.guard.limits import Buckets
from ludotheque.server.rooms import room as rooms
from ludotheque.server.settings import Settings
from ludotheque.tables import commands
from ludotheque.tables.refusals import TooMany
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import opening, play, table

from ..running import Client, bot, human, serving


def served(tmp_path: Path, **more: Any) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", **more)


def moves_of_bots(client: Client) -> int:
    """By the metrics: a request for the table would count as a visit."""
    found = client.http.get("/metrics").text
    line = next(line for line in found.splitlines() if line.startswith('ludotheque_moves_total{by="bots"}'))
    return int(float(line.split()[-1]))


def test_an_address_has_so_many_games_going_on(tmp_path: Path) -> None:
    with serving(served(tmp_path, tables_each=2)) as url, Client(url) as client:
        first = client.open("winston", human("Ada"), human("Bo"))
        client.open("winston", human("Ada"), human("Bo"))
        body = {"game": "winston", "seats": [human("Ada"), human("Bo")]}
        refused = client.http.post("/api/tables", json=body)
        assert refused.status_code == 429
        assert "2" in refused.json()["message"]
        assert int(refused.headers["Retry-After"]) > 0
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}  # a proxy on this machine is trusted
        assert client.http.post("/api/tables", json=body, headers=elsewhere).status_code == 201
        client.ok(client.post(first["table"], "resign", first["seats"][0]["token"], ply=1))
        assert client.http.post("/api/tables", json=body).status_code == 201


def test_bots_without_an_audience_wait_and_play_on_at_the_next_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "AWAKE", 0.3)
    with serving(served(tmp_path, rate=0, table_rate=0)) as url, Client(url) as client:
        opened = client.open("winchester", bot("random"), bot("random"), pace=0.05)
        before = -1
        while (now := moves_of_bots(client)) != before:  # until it has fallen asleep
            before = now
            time.sleep(0.5)
        slept = client.state(opened["table"], opened["watch"])
        assert slept["stage"] == "playing"
        later = client.state(opened["table"], opened["watch"], since=slept["ply"], wait=30)
        assert later["ply"] > slept["ply"]


def test_a_room_sleeps_when_the_last_one_has_left_for_long() -> None:
    room = rooms.Room(table("winston", "bb"), 0, "here")
    assert room.awake
    room.visited -= rooms.AWAKE + 1
    assert not room.awake
    room.waiting.append(object())
    assert room.awake


def test_bots_of_one_address_make_so_many_moves_a_second() -> None:
    now = [0.0]
    allowed = Buckets(10, clock=lambda: now[0])

    def moves(address: str) -> int:
        count = 0
        while True:
            try:
                allowed.take(address)
            except TooMany:
                return count
            count += 1

    moves("busy")
    now[0] += 1.0
    assert moves("busy") == 10
    assert moves("other") >= 10


def test_a_snapshot_is_not_changed_by_what_follows() -> None:
    live = Table(opening("winchester", "hh"))
    commands.deal_if_full(live)
    play(live, 45)
    snapshot = live.snapshot()
    before = [projection.state(snapshot, viewer) for viewer in (None, 0, 1)]
    play(live, 5)
    assert [projection.state(snapshot, viewer) for viewer in (None, 0, 1)] == before
    assert live.ply > snapshot.ply
