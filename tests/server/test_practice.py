"""Taking back, against bots, a move that revealed something: it is drawn anew, and the game is for practice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheque.bots.review.analysis import analyse
from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.growing import Budget
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf
from ludotheque.server.settings import Settings
from ludotheque.tables import commands
from ludotheque.tables.entries import TakenBack
from ludotheque.tables.fork import fork_at
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.replay import replay
from ludotheque.tables.table import Table
from ludotheque.testing.conformance import case_name, cases
from tests.tables.building import again, play, table

from .running import Client, bot, human, serving

CASES = [case for game in shelf().values() for case in cases(game)]
ME = 0
TRIES = 12
TABLES = 6


def against_bots(game: str, seats: int = 2, **changes: object) -> Table:
    return table(game, "h" + "b" * (seats - 1), **changes)


def played(table: Table) -> Match:
    assert table.match is not None
    return table.match


def to_my_turn(table: Table, number: int = 0) -> None:
    while table.mover not in (ME, None):
        play(table, choice=number)
        number += 5


def seen(table: Table, seat: int | None = ME) -> bytes:
    return msgspec.json.encode(played(table).view(seat))


def move_and_see(table: Table, move: str) -> bytes:
    """The events of the seat's own move, dice included."""
    since = table.ply
    commands.move(table, ME, table.ply, move)
    return msgspec.json.encode([told.events for told in projection.told(table, ME, since)])


def play_out(table: Table, level: str, backs: int = 4) -> None:
    """Bots play for all seats; the person takes back a move now and then."""
    since = 0
    while table.stage != "over":
        match = played(table)
        if table.mover == ME and backs and match.ply > since + 3 and ME in [seat for seat, _ in match.moves]:
            commands.take_back(table, ME, table.ply)
            backs, since = backs - 1, match.ply
        else:
            commands.bot_move(table, built_in_bot(level, table.bot_seed(match.mover or 0)).choose(match.fork()))


# --- what the seat knew stays, and nothing else ---


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_the_seat_sees_what_it_saw_and_does_not_find_the_same_again(variant: Variant, seats: int) -> None:
    found = against_bots(variant.name, seats, options=variant.options)
    differed = 0
    for turn in range(10):
        to_my_turn(found, turn)
        if found.stage == "over":
            break
        view, moves = seen(found), played(found).moves
        legal = list(played(found).legal_shown())
        shown = set()
        for _ in range(TRIES):
            since = found.ply
            commands.move(found, ME, found.ply, legal[turn * 7 % len(legal)])
            to_my_turn(found)  # what bots do afterwards is taken back too
            shown.add(msgspec.json.encode([told.events for told in projection.told(found, ME, since)]))
            if found.stage == "over":
                return
            commands.take_back(found, ME, found.ply)
            assert found.practice
            assert seen(found) == view
            assert played(found).moves == moves
            assert played(found).engine.audit(played(found).board, played(found).position_now()) == []
        differed += len(shown) > 1
        reread = again(found)
        assert played(reread).position_now().tobytes() == played(found).position_now().tobytes()
        for viewer in (None, ME, 1):
            assert msgspec.json.encode(projection.state(reread, viewer)) == msgspec.json.encode(
                projection.state(found, viewer)
            )
        play(found, choice=turn)
    assert differed


@pytest.mark.parametrize("game", shelf())
def test_going_back_further_draws_anew_too(game: str) -> None:
    """Otherwise a player could look ahead, go back twice, and find what was seen before."""
    found = against_bots(game)
    views = []
    for _ in range(4):
        to_my_turn(found)
        views.append(seen(found))
        play(found)
    for view in reversed(views):
        commands.take_back(found, ME, found.ply)
        assert seen(found) == view
        assert played(found).redrawn == played(found).ply
    with pytest.raises(NotNow):
        commands.take_back(found, ME, found.ply)
    play(found, 12)
    assert played(again(found)).position_now().tobytes() == played(found).position_now().tobytes()


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_bots_play_on_to_the_end(variant: Variant, seats: int) -> None:
    found = against_bots(variant.name, seats, options=variant.options)
    play_out(found, "greedy")
    assert found.practice


@pytest.mark.parametrize("game", shelf())
def test_bots_that_think_play_on_and_the_game_can_be_looked_at_again(game: str) -> None:
    found = against_bots(game)
    play_out(found, "beginner")
    match = played(found)
    assert match.redrawn is not None
    for viewer in (None, 0, 1):
        seen_again = replay(match, viewer)
        assert [move.seat for move in seen_again.moves] == [seat for seat, _ in match.moves]
        assert all(move.events for move in seen_again.moves)
        assert seen_again.views[-1] == match.view(viewer)
    plies = range(max(match.redrawn - 2, 0), min(match.redrawn + 3, match.ply))
    looked = analyse(match, Budget(50), workers=1, plies=plies)
    assert [move.ply for move in looked.moves] == list(plies)
    for viewer in (None, 0, 1):
        assert projection.told(found, viewer, 0) == projection.told(again(found), viewer, 0)


# --- what is said of it ---


def test_the_table_says_practice_and_proves_nothing() -> None:
    found = against_bots("winston")
    assert not projection.state(found, ME).practice
    assert projection.state(found, ME).deal is not None
    to_my_turn(found)
    play(found)
    commands.take_back(found, ME, found.ply)
    for viewer in (None, 0, 1):
        assert projection.state(found, viewer).practice
        assert projection.news(found, viewer, found.ply - 1).practice
    assert projection.state(found, ME).deal is None
    change = found.entries[-1].change
    assert isinstance(change, TakenBack)
    assert change.redrawn is not None
    assert change.redrawn.encode() not in msgspec.json.encode(
        [projection.state(found, viewer) for viewer in (None, 0, 1)]
    )
    play_out(found, "greedy")
    for ask in (projection.record, projection.proof):
        with pytest.raises(NotNow) as refused:
            ask(found)
        assert "practice" in str(refused.value)


def test_it_goes_on_elsewhere_only_from_before_what_was_drawn_anew() -> None:
    found = against_bots("winston")
    play(found, 9)
    to_my_turn(found)
    play(found)
    commands.take_back(found, ME, found.ply)
    play_out(found, "greedy")
    first = played(found).redrawn
    assert first is not None
    fork = fork_at(found, first)
    assert len(fork.moves) == first
    with pytest.raises(NotNow):
        fork_at(found, first + 1)
    other = against_bots("winston", fork=fork)
    assert seen(other) == msgspec.json.encode(played(found).fork(first).view(ME))
    assert not other.practice


def test_a_rematch_starts_clean() -> None:
    found = against_bots("winston")
    to_my_turn(found)
    play(found)
    commands.take_back(found, ME, found.ply)
    play_out(found, "greedy")
    new = Table(commands.next_opening(found, "next", "aa" * 32))
    commands.deal_if_full(new)
    assert not new.practice
    play_out(new, "greedy", backs=0)
    assert projection.proof(new).secret == "aa" * 32


# --- the attack ---


def test_Winocs_stones_cannot_be_read_one_by_one() -> None:
    """Turn a stone, take it back, turn the next: the stones are no longer those that were read."""
    known: dict[str, set[str]] = {}
    found = against_bots("winoc")
    to_my_turn(found)
    play(found)  # the path
    for _ in range(TRIES):
        for stone in list(played(found).legal_shown()):
            known.setdefault(stone, set()).add(move_and_see(found, stone).decode())
            commands.take_back(found, ME, found.ply)
    assert sum(len(faces) > 1 for faces in known.values()) >= 10


def test_Winstons_next_card_is_another_one() -> None:
    found = against_bots("winston")
    hands = set()
    to_my_turn(found)
    for _ in range(TRIES):
        moves = played(found).ply
        while found.mover == ME:
            play(found)
        hands.add(str(played(found).view(ME)))
        while played(found).ply > moves:
            commands.take_back(found, ME, found.ply)
    assert len(hands) > 3


def test_the_attack_over_http(client: Client) -> None:
    for _ in range(TABLES):  # at one in twenty, what is known already says which face the stone shows
        opened = client.open("winoc", human("Eve"), bot("random"))
        while opened["state"]["view"]["mover"] != ME:  # the first player is drawn
            opened = client.open("winoc", human("Eve"), bot("random"))
        id, token = opened["table"], opened["seats"][0]["token"]
        state = client.move(id, token, client.state(id, token))  # the path
        assert not state["practice"]
        read = set()
        for _ in range(TRIES):
            turned = client.move(id, token, state)
            read.add(str(turned["told"][0]["events"]))
            state = client.ok(client.post(id, "back", token, ply=turned["ply"]))
            assert state["practice"]
        if len(read) > 1:
            break
    assert len(read) > 1
    moved = client.move(id, token, state)
    client.ok(client.post(id, "resign", token, ply=moved["ply"]))
    for what in ("record", "proof"):
        answer = client.get(id, what, token)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        assert "practice" in answer.json()["message"]
    assert client.get(id, "replay", token).status_code == 200
    for moves, status in ((state["moves"], 201), (state["moves"] + 1, 409)):
        body = {"game": "winoc", "seats": [human("Eve"), bot("random")], "fork": {"table": id, "moves": moves}}
        headers = {"Authorization": f"Bearer {token}"}
        assert client.http.post("/api/tables", json=body, headers=headers).status_code == status


def test_what_was_drawn_anew_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, table_rate=0)
    with serving(settings) as url, Client(url) as client:
        opened = client.open("winston", human("Ada"), bot("random"))
        id, token = opened["table"], opened["seats"][0]["token"]
        for _ in range(3):
            state = client.state(id, token)
            while not state["view"]["legal"]:
                state = client.state(id, token, since=state["ply"], wait=5)
            client.move(id, token, state)
        for _ in range(50):  # the bot may be quicker than the request, but not for ever
            back = client.post(id, "back", token, ply=client.state(id, token)["ply"])
            if back.status_code == 200:
                break
        before = [client.state(id, key) for key in (token, opened["watch"])]
        assert before[0]["practice"]
    with serving(settings) as url, Client(url) as client:
        assert [client.state(id, key) for key in (token, opened["watch"])] == before


def test_the_attack_on_an_absent_player_over_http(client: Client) -> None:
    opened = client.open("winoc", human("Eve"), human("Bo"), stand_in="random", pace=10)
    id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    mover = opened["state"]["view"]["mover"]
    moved = client.move(id, tokens[mover], client.state(id, tokens[mover]))
    left = client.ok(client.post(id, "leave", tokens[1 - mover]))
    refused = client.post(id, "back", tokens[mover], ply=left["ply"])
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
    assert "is away" in refused.json()["message"]
    assert refused.json()["state"]["moves"] == moved["moves"]
    client.ok(client.post(id, "return", tokens[1 - mover]))
    asked = client.ok(client.post(id, "back", tokens[mover], ply=left["ply"] + 1))
    assert asked["asked"]["seat"] == mover


@pytest.mark.parametrize("away", [0, 1, 29.9])
def test_no_player_is_gone_before_half_a_minute(client: Client, away: float) -> None:
    body = {"game": "winston", "seats": [human("Ada"), human("Bo")], "away": away}
    assert client.http.post("/api/tables", json=body).status_code == 400


def test_how_long_players_may_stay_away_is_told_to_all(client: Client) -> None:
    opened = client.open("winston", human("Ada"), {"kind": "open"}, away=30, stand_in="club", public=True)
    id = opened["table"]
    for token in (opened["watch"], opened["owner"], opened["seats"][0]["token"], opened["invitations"][0]["token"]):
        state = client.state(id, token)
        assert (state["away"], state["stand_in"]) == (30, "club")
    listed = next(each for each in client.http.get("/api/tables").json() if each["table"] == id)
    assert (listed["away"], listed["stand_in"], listed["hints"]) == (30, "club", False)
