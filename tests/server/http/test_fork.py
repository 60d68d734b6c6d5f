"""Going on from a position of an earlier game, over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.shelf import shelf
from ludotheque.server.settings import Settings

from ..running import OPEN, Client, Json, bot, human, serving


def over(client: Client, game: str = "winston") -> Json:
    """A table that was played for a while and given up."""
    opened = client.open(game)
    tokens = [seat["token"] for seat in opened["seats"]]
    moved = 0
    while moved < 8:
        for token in tokens:
            state = client.state(opened["table"], token)
            if state["view"]["legal"]:
                client.move(opened["table"], token, state)
                moved += 1
    client.ok(client.post(opened["table"], "resign", tokens[0], ply=client.state(opened["table"], tokens[0])["ply"]))
    return opened


def ask(client: Client, token: str | None, game: str = "winston", *seats: Json, **fork: Any) -> Any:
    body = {"game": game, "seats": list(seats) or [human("Cleo"), bot()], "pace": 0, "fork": fork}
    return client.http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"} if token else {})


@pytest.mark.parametrize("game", shelf())
def test_a_finished_game_goes_on_against_a_bot(client: Client, game: str) -> None:
    origin = over(client, game)
    record = client.ok(client.get(origin["table"], "record", origin["watch"]))
    opened = client.ok(ask(client, origin["seats"][1]["token"], game, table=origin["table"], moves=5))
    assert opened["state"]["fork"] == {"table": origin["table"], "moves": 5}
    table, token = opened["table"], opened["seats"][0]["token"]
    state = client.state(table, token)
    while not state["view"]["legal"]:
        state = client.state(table, token, since=state["ply"], wait=5)
    client.ok(client.post(table, "resign", token, ply=state["ply"]))
    mine = client.ok(client.get(table, "record", token))
    assert mine["setup"] == record["setup"]
    assert mine["moves"][:5] == record["moves"][:5]
    assert mine["seats"][0]["name"] == "Cleo"
    assert client.get(table, "proof", token).status_code == 409


def test_friends_go_on_by_a_link(client: Client) -> None:
    origin = over(client)
    opened = client.ok(ask(client, origin["owner"], "winston", human("Cleo"), OPEN, table=origin["table"], moves=3))
    assert opened["state"]["stage"] == "open"
    joined = client.ok(client.post(opened["table"], "join", opened["invitations"][0]["token"], name="Dora"))
    assert joined["state"]["stage"] == "playing"
    assert joined["state"]["moves"] == 3


def test_who_looks_for_a_table_sees_that_its_game_goes_on_from_another(client: Client) -> None:
    match = ludotheque.game("winston").new(2, seed=5)
    match.play(match.legal()[0])
    body = {"game": "winston", "seats": [human("Cleo"), OPEN], "public": True}
    fork = {"record": match.record(), "moves": 1}
    opened = [client.ok(client.http.post("/api/tables", json=body | more)) for more in ({}, {"fork": fork})]
    listed = {each["table"]: each["fork"] for each in client.http.get("/api/tables").json()}
    assert [listed[each["table"]] for each in opened] == [None, {"table": None, "moves": 1}]


def test_a_record_is_opened_for_play(client: Client) -> None:
    match = ludotheque.game("winoc", rules="junior").new(2, seed=5)
    for _ in range(6):
        match.play(match.legal()[0])
    opened = client.ok(ask(client, None, "winoc", record=match.record(), moves=6))
    assert opened["state"]["options"]["rules"] == "junior"
    assert opened["state"]["fork"] == {"table": None, "moves": 6}
    broken = match.record() | {"moves": [[0, "f99"]]}
    answer = ask(client, None, "winoc", record=broken, moves=1)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert "move 1" in answer.json()["message"]


def test_what_cannot_be_gone_on_from(client: Client) -> None:
    origin, going_on = over(client), client.open()
    table, token = origin["table"], origin["watch"]
    assert ask(client, None, table=table, moves=1).status_code == 401
    assert ask(client, going_on["watch"], table=table, moves=1).status_code == 403
    assert ask(client, token, table="0123", moves=1).status_code == 404
    assert ask(client, going_on["watch"], table=going_on["table"], moves=0).status_code == 409
    assert ask(client, token, table=table, moves=1000).status_code == 400
    assert ask(client, token, table=table, moves=-1).status_code == 400
    assert ask(client, token, moves=1).status_code == 400
    assert ask(client, token, "winoc", table=table, moves=1).status_code == 400
    three = ask(client, token, "winston", human("Cleo"), bot(), bot(), table=table, moves=1)
    assert (three.status_code, "2 seats" in three.json()["message"]) == (400, True)
    body = {"game": "winston", "seats": [human("Cleo"), bot()], "options": {"edition": "first"}}
    headers = {"Authorization": f"Bearer {token}"}
    answer = client.http.post("/api/tables", json=body | {"fork": {"table": table, "moves": 1}}, headers=headers)
    assert answer.status_code == 400


def test_a_forked_game_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, table_rate=0)
    with serving(settings) as url, Client(url) as client:
        origin = over(client, "winchester")
        fork = {"table": origin["table"], "moves": 4}
        opened = client.ok(ask(client, origin["watch"], "winchester", human("Cleo"), human("Dora"), **fork))
        tokens = [seat["token"] for seat in opened["seats"]]
        before = [client.state(opened["table"], token) for token in tokens]
    with serving(settings) as url, Client(url) as client:
        assert [client.state(opened["table"], token) for token in tokens] == before
        mover = next(k for k, state in enumerate(before) if state["view"]["legal"])
        client.move(opened["table"], tokens[mover], before[mover])


def test_a_game_that_goes_on_keeps_its_colours(client: Client) -> None:
    for game, colours in (("winoc", ["green", "red"]), ("winchester", ["gold", "blue"])):
        opened = client.open(game, colours=colours)
        token = opened["seats"][0]["token"]
        client.ok(client.post(opened["table"], "resign", token, ply=opened["state"]["ply"]))
        on = client.ok(ask(client, token, game, table=opened["table"], moves=0))
        assert [seat["colour"] for seat in on["state"]["seats"]] == colours


def test_O3_a_record_from_elsewhere_says_who_has_which_guard(client: Client) -> None:
    match = ludotheque.game("winoc").new(2, seed=3, guards=[1, 3])
    match.resign(0)
    plan = {"record": match.record(), "moves": 0}
    on = client.ok(ask(client, None, "winoc", human("Cleo"), OPEN, **plan))
    assert [seat["colour"] for seat in on["state"]["seats"]] == ["white", "red"]
    body = {"game": "winoc", "seats": [human("Cleo"), OPEN], "fork": plan, "colours": ["yellow", "green"]}
    refused = client.http.post("/api/tables", json=body)
    assert refused.status_code == 400
    assert refused.json()["message"] == "A game you continue keeps its colours: white, red."
