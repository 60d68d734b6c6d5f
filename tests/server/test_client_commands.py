"""The same command from HTTP and from a socket is decided, refused and counted in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.settings import Settings

from .running import Client, Json, serving

REFUSED = [
    (lambda mover: 1 - mover, 1, None, "out-of-turn"),
    (lambda mover: mover, 0, None, "stale"),
    (lambda mover: mover, 9, None, "stale"),
    (lambda mover: mover, 1, "end", "illegal"),
    (lambda mover: mover, 1, "castle", "no-such-move"),
]


def count_of(client: Client, code: str) -> float:
    """How many refusals with this code the metrics tell."""
    lines = client.http.get("/metrics").text.splitlines()
    start = f'ludotheque_refused_total{{code="{code}"}} '
    return next((float(line.removeprefix(start)) for line in lines if line.startswith(start)), 0.0)


@pytest.mark.parametrize(("who", "ply", "move", "code"), REFUSED)
def test_a_refusal_is_the_same_from_both(client: Client, who: object, ply: int, move: str | None, code: str) -> None:
    opened = client.open()
    id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    view = client.state(id, opened["watch"])["view"]
    seat = who(view["mover"])  # type: ignore[operator]
    text = move or client.state(id, tokens[view["mover"]])["view"]["legal"][0]
    before = count_of(client, code)
    answer = client.post(id, "moves", tokens[seat], ply=ply, move=text)
    over_http: Json = answer.json()
    with client.socket(id, tokens[seat]) as talk:
        talk.read()
        talk.send(type="move", ply=ply, move=text)
        over_socket = talk.read()
    assert over_http["code"] == code
    for name in ("code", "message", "rule", "state"):
        assert over_http.get(name) == over_socket.get(name), name
    assert over_http["state"]["you"] == seat
    assert count_of(client, code) == before + 2


def test_a_move_is_told_in_the_same_way_from_both(client: Client) -> None:
    opened = client.open()
    id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    with client.socket(id, *tokens) as talk, client.socket(id, opened["watch"]) as watcher:
        told = [talk.read(), talk.read()]
        watcher.read()
        for by_socket in (False, True, False, True):
            ply, mover = told[0]["ply"], told[0]["view"]["mover"]
            move = told[mover]["view"]["legal"][0]
            if by_socket:
                talk.send(type="move", seat=mover, ply=ply, move=move)
            else:
                client.ok(client.post(id, "moves", tokens[mover], ply=ply, move=move))
            told = [talk.read(), talk.read()]
            news = watcher.read()
            assert [each["type"] for each in (*told, news)] == ["news"] * 3
            first = news["told"][0]
            assert (first["kind"], first["seat"], first["ply"]) == ("move", mover, ply + 1)


def test_a_table_that_changes_too_often_refuses_both_without_its_state(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", rate=0, table_rate=0.5)
    with serving(settings) as url, Client(url) as client:
        opened = client.open()
        id, token = opened["table"], opened["seats"][0]["token"]
        answers = [client.post(id, "moves", token, ply=0, move="x") for _ in range(4)]
        too_many = next(answer for answer in answers if answer.status_code == 429)
        assert too_many.json()["code"] == "too-many"
        assert int(too_many.headers["Retry-After"]) > 0
        with client.socket(id, token) as talk:
            talk.read()
            for _ in range(2):
                talk.send(type="move", ply=0, move="x")
            refused = talk.read()
        assert refused["code"] == "too-many"
        assert refused["message"] == too_many.json()["message"]
        assert "state" not in too_many.json()
        assert refused.get("state") is None


def test_every_command_catches_up_before_it_is_decided(client: Client) -> None:
    """A ply that this process has not seen is looked for in the database; one that does not exist is stale."""
    opened = client.open()
    id, token = opened["table"], opened["seats"][0]["token"]
    for what, body in (("moves", {"move": "x"}), ("resign", {}), ("back", {}), ("back/answer", {"agree": True})):
        refused = client.post(id, what, token, ply=99, **body)
        assert refused.status_code == 409, what
        assert refused.json()["code"] == "stale", what
