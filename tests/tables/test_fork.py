"""Going on from a position of a game that was played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.errors import BadRequest, GameOver, RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import check_fair
from ludotheque.core.shelf import shelf
from ludotheque.server.settings import Settings
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.table import Table
from tests.server.running import OPEN, Client, Json, bot, human, serving
from tests.server.tables import opening, play, table, taken_back


def finished(game: str) -> Table:
    found = table(game)
    while found.stage != "over":
        play(found, choice=found.ply * 7)
    return found


def forked(origin: Table, moves: int, secret: str = "a1" * 32, kinds: str = "hh") -> Table:
    base = opening(origin.opening.game, kinds)
    found = Table(msgspec.structs.replace(base, secret=secret, fork=origin.fork(moves)))
    found.deal_if_full()
    return found


def played(table: Table) -> Match:
    assert table.match is not None
    return table.match


def rolls(table: Table) -> list[str]:
    return [text for seat, text in played(table).moves if seat is None]


# --- at the table ---


@pytest.mark.parametrize("game", shelf())
def test_the_game_goes_on_from_the_same_position(game: str) -> None:
    origin = finished(game)
    for moves in (0, played(origin).ply // 2, played(origin).ply - 1):
        found = forked(origin, moves)
        assert played(found).moves[:moves] == played(origin).moves[:moves]
        for viewer in (None, 0, 1):
            assert played(found).fork(moves).view(viewer) == played(origin).fork(moves).view(viewer)
        play(found, 1000)
        record = found.record() if found.stage == "over" else played(found).record()
        again = Match.from_record(record)
        assert again.moves == played(found).moves
        assert again.setup == played(origin).setup


@pytest.mark.parametrize("game", shelf())
def test_a_forked_table_is_what_its_list_says(game: str) -> None:
    origin = finished(game)
    found = forked(origin, 11)
    play(found, 20)
    again = Table(found.opening, found.entries)
    for viewer in (None, 0, 1):
        assert msgspec.json.encode(again.state(viewer)) == msgspec.json.encode(found.state(viewer))
    state = found.state(0)
    assert state.fork is not None
    assert (state.fork.table, state.fork.moves) == (origin.id, 11)
    assert [told.kind for told in state.told[:12]] == ["started"] + ["move"] * 11
    assert all(told.events for told in state.told[1:12])


def test_dice_of_a_forked_game_are_its_own_and_fall_the_same_when_taken_back() -> None:
    origin = finished("winchester")
    first, same, other = (forked(origin, 6, secret) for secret in ("a1" * 32, "a1" * 32, "b2" * 32))
    for found in (first, same, other):
        play(found, 30)
    assert rolls(first) == rolls(same)
    assert rolls(first) != rolls(other)
    again = Table(first.opening, first.entries[:-10])
    before = rolls(again)
    play(again, 10)
    assert rolls(again)[: len(before)] == before
    agreed = forked(origin, 6)
    while agreed.mover != 0:
        play(agreed)
    number = played(agreed).ply
    play(agreed)
    fallen = rolls(agreed)
    taken_back(agreed, 0)
    assert played(agreed).ply == number
    play(agreed)
    assert rolls(agreed) == fallen


def test_only_moves_made_at_this_table_are_taken_back() -> None:
    found = forked(finished("winston"), 9, kinds="hb")
    with pytest.raises(NotNow):
        found.take_back(0, found.ply)
    while found.mover != 0:
        play(found)
    play(found)
    found.take_back(0, found.ply)
    assert played(found).ply >= 9


def test_a_forked_game_claims_no_fairness_it_cannot_prove() -> None:
    found = forked(finished("winston"), 9)
    assert found.state(0).deal is None
    play(found, 10_000)
    assert "fair" not in found.record()
    with pytest.raises(RecordError):
        check_fair(Match.from_record(found.record()))
    with pytest.raises(NotNow) as refused:
        found.proof()
    assert "9 moves" in str(refused.value)


def test_a_fork_of_a_fork_and_a_rematch() -> None:
    origin = finished("winoc")
    second = forked(origin, 20)
    while second.stage != "over":
        play(second, choice=second.ply * 5)
    third = forked(second, 25)
    assert played(third).moves[:20] == played(origin).moves[:20]
    # people know the stones by letters, which stay
    assert played(third).fork(20).view(0) == played(origin).fork(20).view(0)
    again = second.next_opening("next", "cc" * 32)
    assert again.fork is None


def test_where_a_game_can_go_on() -> None:
    origin = finished("hundsgemein")
    last = played(origin).ply
    with pytest.raises(GameOver):
        origin.fork(last)
    for nowhere in (-1, last + 1):
        with pytest.raises(BadRequest):
            origin.fork(nowhere)
    with pytest.raises(NotNow):
        table().fork(0)
    resigned = table("winston")
    play(resigned, 5)
    resigned.resign(0, resigned.ply)
    assert forked(resigned, 5).stage == "playing"


# --- over HTTP ---


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
