"""`/health` and `/ready` tell the truth."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from ludotheque.core.contract import Game
from ludotheque.core.shelf import shelf
from ludotheque.server.settings import Settings
from ludotheque.server.work import warm_up

from .. import running
from ..running import Client, human, until


def test_a_server_is_ready_when_its_games_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    made = warm_up.make_ready

    def slowly(game: Game) -> None:
        if game.name == last:
            go_on.wait()
        made(game)

    *_, last = shelf()
    monkeypatch.setattr(warm_up, "make_ready", slowly)
    monkeypatch.setattr(running, "wait_until_ready", lambda url: None)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0)
    with running.serving(settings) as url, Client(url) as client:
        until(lambda: len(client.http.get("/health").json()["games"]) == len(shelf()) - 1)
        health = client.http.get("/health")
        assert (health.status_code, health.json()["status"]) == (200, "starting")
        ready = client.http.get("/ready", headers={"Accept-Language": "de"})
        assert (ready.status_code, ready.json()["code"]) == (503, "unavailable")
        assert "bereitet" in ready.json()["message"]
        assert int(ready.headers["retry-after"]) >= 1
        client.open("winston", human("Ada"), human("Bo"))  # what is ready can be played
        go_on.set()
        until(lambda: client.http.get("/ready").is_success)
        assert client.http.get("/health").json()["status"] == client.http.get("/ready").json()["status"] == "ok"


def test_a_game_that_cannot_be_made_ready_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, *others = shelf()
    made = warm_up.make_ready

    def failing(game: Game) -> None:
        if game.name == first:
            raise ZeroDivisionError
        made(game)

    monkeypatch.setattr(warm_up, "make_ready", failing)
    monkeypatch.setattr(running, "wait_until_ready", lambda url: None)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0)
    with running.serving(settings) as url, Client(url) as client:
        until(lambda: client.http.get("/health").json()["games"] == others)
        assert client.http.get("/ready").status_code == 503
    assert f"{first} cannot be made ready" in caplog.text
