"""Sealed tables at a running server: over HTTP and sockets, with deadlines, restarts and several processes."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from ludotheque.cli.app import run
from ludotheque.server.storage.base import Append
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables import mixing
from ludotheque.tables.entries import Change, Entry, Revealed, Revealing, Sealed, Sealing
from tests.tables.building import opening

from .databases import postgres
from .processes import Process
from .running import OPEN, PATIENCE, Client, Json, bot, human

ROOT = Path(__file__).parent.parent.parent


def seal(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def kinds(state: Json) -> list[str]:
    return [told["kind"] for told in state["told"]]


def follow(client: Client, table: str, token: str) -> Json:
    """Wait until it is dealt."""
    end = time.monotonic() + PATIENCE
    state = client.state(table, token)
    while state["stage"] == "open" and time.monotonic() < end:
        state = client.state(table, token, since=state["ply"], wait=5)
    return client.state(table, token)


def play_out(client: Client, table: str, tokens: list[str]) -> None:
    state = client.state(table, tokens[0])
    while state["stage"] != "over":
        mover = state["view"]["mover"]
        state = client.move(table, tokens[mover], client.state(table, tokens[mover]))


def test_a_sealed_game_from_the_seals_to_the_proof(client: Client, tmp_path: Path) -> None:
    opened = client.open("winston", human("Ada"), OPEN, sealed=True)
    table, ada = opened["table"], opened["seats"][0]["token"]
    invitation = opened["invitations"][0]["token"]
    assert opened["state"]["mixing"] == {"phase": "joining", "until": None}
    assert client.state(table, invitation)["sealed"]
    sealed = client.ok(client.post(table, "seal", ada, seal=seal("rain")))
    assert sealed["seats"][0]["seal"] == seal("rain")
    joined = client.ok(client.post(table, "join", invitation, name="Bo", seal=seal("zażółć 🩷")))
    bo = joined["token"]
    with client.socket(table, bo) as socket:
        state = socket.read()
        assert state["mixing"]["phase"] == "revealing"
        assert state["mixing"]["until"] > time.time() - 5
        assert [seat["mixing"] for seat in state["seats"]] == ["sealed", "sealed"]
        client.ok(client.post(table, "reveal", ada, text="rain"))
        news = socket.read()
        assert [seat["mixing"] for seat in news["seats"]] == ["revealed", "sealed"]
        assert news["mixing"]["phase"] == "revealing"
        client.ok(client.post(table, "reveal", bo, text="zażółć 🩷"))
        news = socket.read()
        assert news["mixing"] is None
        assert news["view"] is not None
    play_out(client, table, [ada, bo])
    proof = client.get(table, "proof", opened["watch"])
    found = proof.json()
    lines = [found["secret"], "rain", "zażółć 🩷"]
    assert found["seed"] == hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    file = tmp_path / "proof.json"
    file.write_bytes(proof.content)
    assert run(["check", str(file)]) == 0
    file.write_text(json.dumps({**found, "added": ["hail", "zażółć 🩷"]}))
    assert run(["check", str(file)]) == 2


def test_what_is_refused_changes_nothing_and_says_why(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"), OPEN, sealed=True)
    table, ada, bo = opened["table"], opened["seats"][0]["token"], opened["seats"][1]["token"]
    invitation = opened["invitations"][0]["token"]
    for token in (None, invitation, opened["owner"], opened["watch"], "x" * 32):
        assert client.post(table, "seal", token, seal=seal("rain")).status_code in (401, 403)
        assert client.post(table, "reveal", token, text="rain").status_code in (401, 403)
    for bad in ("", "rain", seal("rain").upper(), seal("rain") + "\n", seal("rain")[1:]):
        assert client.post(table, "seal", ada, seal=bad).status_code == 400
    assert client.post(table, "mix", ada, text="rain").status_code == 409
    assert client.post(table, "reveal", ada, text="rain").status_code == 409
    assert client.post(table, "join", invitation, name="Cleo", mix="rain").status_code == 409
    client.ok(client.post(table, "seal", ada, seal=seal("rain")))
    client.ok(client.post(table, "seal", bo, seal=seal("snow")))
    cleo = client.ok(client.post(table, "join", invitation, name="Cleo", seal=seal("fog")))["token"]
    before = client.state(table, ada)
    late = client.post(table, "seal", bo, seal=seal("chosen"))
    assert (late.status_code, late.json()["code"]) == (409, "not-now")
    assert late.json()["state"]["mixing"]["phase"] == "revealing"
    assert client.post(table, "reveal", bo, text="chosen").status_code == 409
    assert client.post(table, "reveal", cleo, text="snow").status_code == 409
    assert client.post(table, "reveal", ada, text="").status_code == 400
    assert client.post(table, "start", opened["owner"]).status_code == 409
    assert client.state(table, ada) == before
    plain = client.open("winston", human("Ada"), OPEN)
    assert client.post(plain["table"], "seal", plain["seats"][0]["token"], seal=seal("rain")).status_code == 409


def test_a_seat_mixes_in_only_a_few_times(client: Client) -> None:
    opened = client.open("winston", human("Ada"), OPEN)
    token = opened["seats"][0]["token"]
    answers = [client.post(opened["table"], "mix", token, text=str(number)) for number in range(mixing.MOST + 1)]
    assert [answer.status_code for answer in answers] == [200] * mixing.MOST + [409]
    assert str(mixing.MOST) in answers[-1].json()["message"]


def test_who_is_late_is_named_and_the_deal_is_made(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "SECONDS", 0.5)
    opened = client.open("winston", human("Ada"), human("Bo"), bot(), sealed=True)
    table, ada = opened["table"], opened["seats"][0]["token"]
    client.ok(client.post(table, "seal", ada, seal=seal("rain")))
    state = follow(client, table, opened["watch"])
    assert kinds(state)[:6] == ["sealing", "sealed", "unsealed", "revealing", "unrevealed", "started"]
    assert [seat["mixing"] for seat in state["seats"]] == ["unrevealed", "unsealed", None]
    named = [(told["kind"], told["seat"]) for told in state["told"] if told["kind"].startswith("un")]
    assert named == [("unsealed", 1), ("unrevealed", 0)]


def test_a_rematch_is_sealed_anew(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"), sealed=True)
    table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    for token, text in zip(tokens, ("rain", "snow"), strict=True):
        client.ok(client.post(table, "seal", token, seal=seal(text)))
    for token, text in zip(tokens, ("rain", "snow"), strict=True):
        client.ok(client.post(table, "reveal", token, text=text))
    play_out(client, table, tokens)
    following = client.ok(client.post(table, "rematch", tokens[0]))["table"]
    state = client.state(following, tokens[1])
    assert (state["mixing"]["phase"], [seat["seal"] for seat in state["seats"]]) == ("sealing", [None, None])


def test_public_tables_say_that_they_are_sealed(client: Client) -> None:
    opened = client.open("winoc", human("Ada"), OPEN, public=True, sealed=True)
    listed = {entry["table"]: entry["sealed"] for entry in client.http.get("/api/tables").json()}
    assert listed[opened["table"]]


def test_the_example_bot_seals_and_reveals(client: Client) -> None:
    opened = client.open("winston", human("Ada"), OPEN, sealed=True)
    table, ada, invitation = opened["table"], opened["seats"][0]["token"], opened["invitations"][0]["token"]
    client.ok(client.post(table, "seal", ada, seal=seal("rain")))
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), client.url, table, invitation]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as rita:
        state = client.state(table, ada)
        while state["mixing"] is None or state["mixing"]["phase"] != "revealing":
            state = client.state(table, ada, since=state["ply"], wait=5)
        state = client.ok(client.post(table, "reveal", ada, text="rain"))
        while state["stage"] != "over":
            if state["view"] and state["view"]["legal"]:
                client.post(table, "moves", ada, ply=state["ply"], move=state["view"]["legal"][0])
                state = client.state(table, ada)
            else:
                state = client.state(table, ada, since=state["ply"], wait=5)
        output, _ = rita.communicate(timeout=PATIENCE)
    assert "Over: place" in output
    assert [seat["mixing"] for seat in state["seats"]] == ["revealed", "revealed"]


def test_the_phase_goes_on_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Process(f"sqlite:///{file}") as process, Client(process.url) as client:
        opened = client.open("winston", human("Ada"), human("Bo"), sealed=True)
        table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        client.ok(client.post(table, "seal", tokens[0], seal=seal("rain")))
        client.ok(client.post(table, "seal", tokens[1], seal=seal("snow")))
        before = client.ok(client.post(table, "reveal", tokens[0], text="rain"))
        process.kill()
        process.start()
        after = client.state(table, tokens[0])
        assert after["mixing"] == before["mixing"]
        assert after["seats"] == before["seats"]
        assert client.post(table, "seal", tokens[1], seal=seal("chosen")).status_code == 409
        # it stays down until after the deadline
        process.kill()
        with sqlite3.connect(file) as database:
            database.execute("UPDATE entries SET at = at - 100")
        process.start()
        state = follow(client, table, tokens[1])
        assert kinds(state)[-2:] == ["unrevealed", "started"]
        assert [seat["mixing"] for seat in state["seats"]] == ["revealed", "unrevealed"]


def test_of_two_processes_one_ends_the_phase() -> None:
    with postgres() as database, Process(database.url) as first, Process(database.url) as second:
        store = SqlStorage(database.url)
        tables = []
        for _ in range(5):
            opened = msgspec.structs.replace(opening(), sealed=True)
            past = time.time() - 100
            said: list[Change] = [
                Sealing(),
                Sealed(0, seal("rain")),
                Sealed(1, seal("snow")),
                Revealing(),
                Revealed(0, "rain"),
            ]
            entries = [Entry(opened.id, ply, change, past) for ply, change in enumerate(said, 1)]
            assert store.write([Append(entries, [opened])]) == [None]
            tables.append(opened.id)
        store.close()
        with Client(first.url) as here, Client(second.url) as there:
            for table in tables:
                for client in (here, there):
                    client.state(table, "seat 0")
            for table in tables:
                states = [follow(client, table, "seat 0") for client in (here, there)]
                assert kinds(states[0]) == kinds(states[1])
                assert kinds(states[0])[5:7] == ["unrevealed", "started"]
                assert states[0]["deal"] == states[1]["deal"]
        assert "Traceback" not in first.stop() + second.stop()
