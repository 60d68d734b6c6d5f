"""Tables over plain HTTP."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import ludotheque
from ludotheque.cli.app import run
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import shelf
from ludotheque.server.http.headers import HEADERS
from ludotheque.server.settings import Settings
from ludotheque.server.storage.sql import SqlStorage
from tests.tables.building import opening, stored

from ..running import OPEN, Client, Json, bot, human, serving

ROOT = Path(__file__).parents[3]


def play_out(client: Client, opened: Json) -> Json:
    """Play the first legal move, again and again, to the end."""
    tokens = [seat["token"] for seat in opened["seats"]]
    states = [client.state(opened["table"], token) for token in tokens]
    while states[0]["stage"] != "over":
        mover = next((k for k, state in enumerate(states) if state["view"]["legal"]), None)
        if mover is not None:
            client.move(opened["table"], tokens[mover], states[mover])
        since = states[0]["ply"]
        states = [
            client.state(opened["table"], token, since=since, wait=0 if mover is not None else 5) for token in tokens
        ]
    return states[0]


# --- tables ---


@pytest.mark.parametrize("game", shelf())
def test_a_hot_seat_game_from_the_first_move_to_the_proof(client: Client, game: str, tmp_path: Path) -> None:
    opened = client.open(game)
    over = play_out(client, opened)
    assert over["result"]["places"]
    token = opened["watch"]
    record = client.ok(client.get(opened["table"], "record", token))
    match = ludotheque.Match.from_record(record)
    assert match.over
    assert match.commitment == opened["state"]["deal"]
    proof = client.get(opened["table"], "proof", token)
    (tmp_path / "proof.json").write_bytes(proof.content)
    assert run(["check", str(tmp_path / "proof.json")]) == 0


def test_friends_join_by_their_links(client: Client) -> None:
    opened = client.open("winston", human("Ada"), OPEN, OPEN)
    assert opened["state"]["stage"] == "open"
    for name, invitation in zip(("Bo", "Cleo"), opened["invitations"], strict=True):
        joined = client.ok(client.post(opened["table"], "join", invitation["token"], name=name, mix="rain"))
        assert joined["seat"] == invitation["seat"]
        assert joined["token"] != invitation["token"]
        assert joined["link"] == f"/t/{opened['table']}#{joined['token']}"
        assert client.post(opened["table"], "join", invitation["token"], name="Eve").status_code == 403
    assert joined["state"]["stage"] == "playing"
    assert [seat["name"] for seat in joined["state"]["seats"]] == ["Ada", "Bo", "Cleo"]
    assert joined["state"]["view"]["hand"]
    assert client.state(opened["table"], opened["watch"])["view"]["hand"] is None


def test_players_rename_themselves_and_nobody_else(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Bo"))
    table, (ada, _) = opened["table"], opened["seats"]
    renamed = client.ok(client.post(table, "name", ada["token"], name="  Ada \u200bof\tLovelace "))
    assert [seat["name"] for seat in renamed["seats"]] == ["Ada ofLovelace", "Bo"]
    assert [(told["kind"], told["text"]) for told in renamed["told"]] == [("renamed", "Ada ofLovelace")]
    for token, status in ((opened["watch"], 403), (opened["owner"], 403), ("x" * 32, 403), (None, 401)):
        assert client.post(table, "name", token, name="Eve").status_code == status
    for name in ("", " \t\u200b", "a" * 41, "a" * 81):
        answer = client.post(table, "name", ada["token"], name=name)
        assert answer.status_code == 400, name
    assert client.state(table, opened["watch"])["seats"][0]["name"] == "Ada ofLovelace"


def test_an_invitation_renames_nobody(client: Client) -> None:
    opened = client.open("winston", human("Ada"), OPEN)
    assert client.post(opened["table"], "name", opened["invitations"][0]["token"], name="Eve").status_code == 403
    renamed = client.ok(client.post(opened["table"], "name", opened["seats"][0]["token"], name="Ada L."))
    assert renamed["stage"] == "open"
    assert renamed["seats"][0]["name"] == "Ada L."


def test_renaming_is_limited_like_every_command(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, table_rate=1)
    with serving(settings) as url, Client(url) as client:
        opened = client.open()
        token = opened["seats"][0]["token"]
        answers = [client.post(opened["table"], "name", token, name=f"Ada {number}") for number in range(60)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["code"] == "too-many"


def test_public_tables_are_listed_and_joined_without_invitation(client: Client) -> None:
    opened = client.open("winoc", human("Ada"), OPEN, public=True)
    listed = client.http.get("/api/tables").json()
    assert opened["table"] in [entry["table"] for entry in listed]
    assert client.post(opened["table"], "join", None, name="Bo").status_code == 201
    assert opened["table"] not in [entry["table"] for entry in client.http.get("/api/tables").json()]
    assert client.post(opened["table"], "join", None, name="Eve").status_code == 409
    hidden = client.open("winoc", human("Ada"), OPEN)
    assert client.post(hidden["table"], "join", None, name="Eve").status_code == 401


def test_the_owner_starts_and_seats_mix_in_their_randomness(client: Client) -> None:
    opened = client.open("winston", human("Ada"), OPEN, wait=True)
    token = opened["seats"][0]["token"]
    assert client.post(opened["table"], "start", token, fill="greedy").status_code == 403
    assert client.post(opened["table"], "start", opened["owner"]).status_code == 409
    mixed = client.ok(client.post(opened["table"], "mix", token, text="umbrella"))
    assert [seat["added"] for seat in mixed["seats"]] == [True, False]
    started = client.ok(client.post(opened["table"], "start", opened["owner"], fill="greedy"))
    assert started["stage"] == "playing"
    assert started["commitment"] == opened["state"]["commitment"]


def test_bots_play_their_seats(client: Client) -> None:
    opened = client.open("winchester", human("Ada"), bot("greedy"), bot("random"))
    over = play_out(client, opened)
    assert {told["seat"] for told in client.state(opened["table"], opened["watch"])["told"]} >= {0, 1, 2}
    assert over["result"]["end"]


def test_a_table_of_bots_plays_by_itself(client: Client) -> None:
    opened = client.open("winston", bot(), bot("random"))
    for _ in range(200):
        state = client.state(opened["table"], opened["watch"])
        if state["stage"] == "over":
            break
        client.state(opened["table"], opened["watch"], since=state["ply"], wait=5)
    assert state["stage"] == "over"


def test_resign_and_rematch(client: Client) -> None:
    opened = client.open()
    ada, bo = (seat["token"] for seat in opened["seats"])
    table = opened["table"]
    assert client.post(table, "rematch", ada).status_code == 409
    over = client.ok(client.post(table, "resign", ada, ply=1))
    assert over["result"] == {"places": [2, 1], "end": "resigned", "scores": None, "by": 0, "next_levels": None}
    again = client.ok(client.post(table, "rematch", bo))["table"]
    assert client.ok(client.post(table, "rematch", ada))["table"] == again
    assert client.state(again, ada)["you"] == 0
    assert client.state(table, ada)["rematch"] == again


def test_a_rematch_with_an_adaptive_bot_has_its_next_strength(client: Client) -> None:
    opened = client.open("winston", human("Ada"), bot("adaptive"), first=0)
    table, token = opened["table"], opened["seats"][0]["token"]
    assert client.state(table, token)["seats"][1]["level"] == "adaptive:60:2.00"
    over = client.ok(client.post(table, "resign", token, ply=client.state(table, token)["ply"]))
    assert over["result"]["next_levels"] == [None, "adaptive:60:1.64"]
    again = client.ok(client.post(table, "rematch", token))["table"]
    assert client.state(again, token)["seats"][1]["level"] == "adaptive:60:1.64"


def test_leave_and_come_back(client: Client) -> None:
    opened = client.open()
    token = opened["seats"][0]["token"]
    left = client.ok(client.post(opened["table"], "leave", token, level="random"))
    assert left["seats"][0] | {"stand_in": True, "level": "random"} == left["seats"][0]
    assert client.post(opened["table"], "leave", token).status_code == 409
    back = client.ok(client.post(opened["table"], "return", token))
    assert not back["seats"][0]["stand_in"]


def test_the_owner_of_a_living_room_table_lets_a_bot_play_for_a_lost_phone(client: Client) -> None:
    opened = client.open("winston", OPEN, OPEN, living_room=True)
    table, owner = opened["table"], opened["owner"]
    assert opened["state"]["living_room"]
    invitations = [each["token"] for each in opened["invitations"]]
    assert client.state(table, invitations[0])["living_room"]
    ada, _ = (
        client.ok(client.post(table, "join", token, name=name))["token"]
        for token, name in zip(invitations, ("Ada", "Bo"), strict=True)
    )
    assert client.state(table, owner)["view"]["hand"] is None, "the screen shows no hand"
    left = client.ok(client.post(table, "leave", owner, seat=1, level="random"))
    assert [seat["stand_in"] for seat in left["seats"]] == [False, True]
    assert client.post(table, "leave", owner, seat=1).status_code == 409
    assert client.post(table, "leave", owner, seat=5).status_code == 403
    assert client.post(table, "leave", owner).status_code == 403
    assert client.post(table, "leave", opened["watch"], seat=0).status_code == 403
    client.ok(client.post(table, "leave", ada, seat=1))  # a player leaves their own seat, whatever they name
    assert client.state(table, owner)["seats"][0]["stand_in"]

    usual = client.open()
    assert not usual["state"]["living_room"]
    assert client.post(usual["table"], "leave", usual["owner"], seat=0).status_code == 403


def test_the_screen_opens_the_rematch_and_stays_the_screen(client: Client) -> None:
    opened = client.open(living_room=True)
    table, ada = opened["table"], opened["seats"][0]["token"]
    client.ok(client.post(table, "resign", ada, ply=1))
    assert client.post(table, "rematch", opened["watch"]).status_code == 403
    again = client.ok(client.post(table, "rematch", opened["owner"]))["table"]
    told = client.state(table, ada)
    assert (told["rematch"], told["rematch_by"]) == (again, None)
    shown = client.state(again, opened["owner"])
    assert (shown["living_room"], shown["owner"], shown["you"]) == (True, True, None)
    assert client.state(again, ada)["you"] == 0


def test_a_bot_takes_the_seat_of_a_player_who_is_gone(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, table_rate=0)
    with serving(settings) as url, Client(url) as client:
        store = SqlStorage(settings.database)
        table = stored(store, msgspec.structs.replace(opening(), away=1.0))
        store.close()
        state = client.state(table.id, "watch")
        gone = state["view"]["mover"]
        since = state["ply"]
        for _ in range(20):
            state = client.state(table.id, "watch", since=since, wait=5)
            if any(seat["stand_in"] for seat in state["seats"]):
                break
        assert state["seats"][gone]["stand_in"]


def test_taking_back_by_consent(client: Client) -> None:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    table, mover = opened["table"], opened["state"]["view"]["mover"]
    moved = client.move(table, tokens[mover], client.state(table, tokens[mover]))
    asked = client.ok(client.post(table, "back", tokens[mover], ply=moved["ply"]))
    assert asked["asked"] == {"seat": mover, "moves": 0, "agreed": []}
    done = client.ok(client.post(table, "back/answer", tokens[1 - mover], ply=asked["ply"], agree=True))
    assert done["moves"] == 0
    assert done["told"][-1]["kind"] == "back"


def test_hints_are_for_the_seat_to_move(client: Client) -> None:
    for game in shelf():
        opened = client.open(game, hints=True)
        tokens = [seat["token"] for seat in opened["seats"]]
        states = [client.state(opened["table"], token) for token in tokens]
        mover = 0 if states[0]["view"]["legal"] else 1
        hint = client.ok(client.post(opened["table"], "hint", tokens[mover], milliseconds=50))
        assert {c["move"] for c in hint["candidates"]} <= set(states[mover]["view"]["legal"])
        turn = client.ok(client.get(opened["table"], "turn", tokens[mover]))
        words = {choice["move"]: choice["words"] for choice in turn["moves"]}
        assert all(c["words"] == words[c["move"]] for c in hint["candidates"])
        assert client.post(opened["table"], "hint", tokens[1 - mover]).status_code == 409


def test_a_finished_game_is_analysed(client: Client) -> None:
    opened = client.open("hundsgemein")
    assert client.post(opened["table"], "analysis", opened["watch"]).status_code == 409
    over = play_out(client, opened)
    found = client.ok(client.post(opened["table"], "analysis", opened["watch"], simulations=50))
    assert found["complete"]
    assert len(found["moves"]) == over["moves"]
    assert sum(found["moves"][0]["before"]) == pytest.approx(1)
    assert found["total"] == len(found["words"]) == len(found["better"]) == over["moves"]
    assert all(words and words != move["shown"] for words, move in zip(found["words"], found["moves"], strict=True))
    for move, better in zip(found["moves"], found["better"], strict=True):
        assert (better is not None) == (move["best"] is not None and move["best"]["text"] != move["text"])


def test_an_analysis_in_parts_is_the_same(client: Client) -> None:
    opened = client.open("hundsgemein")
    over = play_out(client, opened)
    ask = {"table": opened["table"], "what": "analysis", "token": opened["watch"], "simulations": 50}
    whole = client.ok(client.post(**ask))
    parts = [client.ok(client.post(**ask, first=first, count=7)) for first in range(0, over["moves"] + 7, 7)]
    assert [move for part in parts for move in part["moves"]] == whole["moves"]
    assert [words for part in parts for words in part["words"]] == whole["words"]


@pytest.mark.parametrize("game", shelf())
def test_a_finished_game_is_replayed_as_each_seat_saw_it(client: Client, game: str) -> None:
    opened = client.open(game)
    assert client.get(opened["table"], "replay", opened["watch"]).status_code == 409
    play_out(client, opened)
    match = ludotheque.Match.from_record(client.ok(client.get(opened["table"], "record", opened["watch"])))
    for viewer, token in ((0, opened["seats"][0]["token"]), (None, opened["owner"])):
        found = client.ok(client.get(opened["table"], "replay", token))
        assert [move["seat"] for move in found["moves"]] == [seat for seat, _ in match.moves]
        assert len(found["views"]) == len(match.moves) + 1
        for ply in (0, match.ply // 2, match.ply):
            assert found["views"][ply] == _plain(match.fork(ply).view(viewer))
        for ply in (0, match.ply - 1):
            assert found["moves"][ply]["events"] == _plain(match.tell(ply, viewer))
        for view, move in zip(found["views"], found["moves"], strict=False):
            assert not view["legal"] or move["move"] in view["legal"]
        assert found["views"][-1]["over"]


# --- moves ---


def test_late_double_and_out_of_turn_moves_are_refused_with_the_state(client: Client) -> None:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    table, mover = opened["table"], opened["state"]["view"]["mover"]
    state = client.state(table, tokens[mover])
    move = state["view"]["legal"][0]
    wrong = client.post(table, "moves", tokens[1 - mover], ply=state["ply"], move=move)
    assert (wrong.status_code, wrong.json()["code"]) == (409, "out-of-turn")
    illegal = client.post(table, "moves", tokens[mover], ply=state["ply"], move="end")
    assert (illegal.status_code, illegal.json()["code"], illegal.json()["rule"]) == (422, "illegal", "turn")
    assert illegal.json()["state"]["view"] == state["view"]
    client.move(table, tokens[mover], state)
    for ply in (state["ply"], state["ply"] + 100):
        again = client.post(table, "moves", tokens[mover], ply=ply, move=move)
        assert (again.status_code, again.json()["code"]) == (409, "stale")
        assert again.json()["state"]["ply"] == state["ply"] + 1
    assert client.state(table, tokens[0])["moves"] == 1


def test_of_many_who_send_the_same_move_at_once_one_succeeds(client: Client) -> None:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    mover = opened["state"]["view"]["mover"]
    state = client.state(opened["table"], tokens[mover])
    answers: list[int] = []

    def send() -> None:
        body = {"ply": state["ply"], "move": state["view"]["legal"][0]}
        path = f"{client.url}/api/tables/{opened['table']}/moves"
        answers.append(httpx.post(path, json=body, headers=_bearer(tokens[mover]), timeout=30).status_code)

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 7
    assert client.state(opened["table"], tokens[0])["moves"] == 1


def test_waiting_for_news(client: Client) -> None:
    opened = client.open()
    tokens = [seat["token"] for seat in opened["seats"]]
    mover = opened["state"]["view"]["mover"]
    state = client.state(opened["table"], tokens[mover])
    heard: list[Json] = []

    def wait() -> None:
        with Client(client.url) as other:
            heard.append(other.state(opened["table"], tokens[1 - mover], since=state["ply"], wait=30))

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.1)
    client.move(opened["table"], tokens[mover], state)
    waiting.join(30)
    assert [told["kind"] for told in heard[0]["told"]] == ["move"]


def test_the_example_bot_plays_a_whole_game(client: Client) -> None:
    opened = client.open("hundsgemein", OPEN, bot("random"))
    invitation = opened["invitations"][0]["token"]
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), client.url, opened["table"], invitation]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "place" in done.stdout
    assert client.state(opened["table"], opened["watch"])["stage"] == "over"


# --- who starts ---


def starts(state: Json) -> Json:
    """The opening of the story."""
    told = next(told for told in state["told"] if told["kind"] == "started")
    event = dict(told["events"][0])
    assert event.pop("event") == "starts"
    return event


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("first", [0, 1])
def test_a_chosen_seat_starts(client: Client, game: str, first: int) -> None:
    opened = client.open(game, human("Charlotte"), human("Ada"), first=first)
    state = client.state(opened["table"], opened["seats"][0]["token"])
    assert starts(state) == {"seat": first, "why": "chosen"}
    assert state["view"]["mover"] == first


def test_W1_the_longest_first_name_starts_and_the_story_says_so(client: Client) -> None:
    opened = client.open("winston", human("Bo van der Meulen"), human("Charlotte"), human("Ada"))
    state = client.state(opened["table"], opened["watch"])
    assert (starts(state), state["view"]["mover"]) == ({"seat": 1, "why": "name"}, 1)


def test_W1_in_a_hungarian_name_the_first_name_comes_last(client: Client) -> None:
    seats = [human("Szentgyörgyi Éva"), human("Nagy Anna")]
    told = [
        client.open("winston", *seats, lang="hu"),
        client.ok(
            client.http.post(
                "/api/tables", json={"game": "winston", "seats": seats}, headers={"Accept-Language": "hu-HU,en;q=0.5"}
            )
        ),
        client.open("winston", *seats),
    ]
    assert [starts(opened["state"])["seat"] for opened in told] == [1, 1, 0]


def test_W1_the_language_of_a_name_goes_with_those_who_join(client: Client) -> None:
    for lang, first in (("hu", 0), ("pl", 1)):
        opened = client.open("winston", human("Anna"), OPEN)
        invitation = opened["invitations"][0]["token"]
        joined = client.post(opened["table"], "join", invitation, name="Szentgyörgyi Éva", lang=lang)
        assert starts(client.ok(joined)["state"]) == {"seat": first, "why": "name"}


@pytest.mark.parametrize("seats", [[human("Maximiliane"), bot()], [human("Maximiliane"), {"kind": "human"}]], ids=str)
def test_W1_where_somebody_has_no_typed_name_it_is_by_lot(client: Client, seats: list[Json]) -> None:
    assert starts(client.open("winston", *seats)["state"])["why"] == "lot"


def test_people_without_a_name_are_numbered_in_the_language_of_the_request(client: Client) -> None:
    opened = client.open("winoc", {"kind": "human"}, human("Bo"), {"kind": "human"}, lang="hu")
    assert [seat["name"] for seat in opened["state"]["seats"]] == ["1. játékos", "Bo", "3. játékos"]
    assert len(opened["seats"]) == 3


def test_C10_in_winchester_the_roll_decides(client: Client) -> None:
    opened = client.open("winchester", human("Ada"), human("Bo"), human("Cleo"))
    state = client.state(opened["table"], opened["watch"])
    assert starts(state)["why"] == "lot"
    assert state["view"]["starter"] == state["view"]["mover"] == starts(state)["seat"]


def test_a_rematch_keeps_who_starts(client: Client) -> None:
    opened = client.open("winston", human("Ada"), human("Charlotte"), first=0)
    token = opened["seats"][0]["token"]
    client.ok(client.post(opened["table"], "resign", token, ply=opened["state"]["ply"]))
    again = client.ok(client.post(opened["table"], "rematch", token))["table"]
    assert starts(client.state(again, token)) == {"seat": 0, "why": "chosen"}


def test_a_seat_that_is_not_there_cannot_start(client: Client) -> None:
    answer = client.http.post("/api/tables", json={"game": "winoc", "seats": [human("Ada"), human("Bo")], "first": 5})
    assert answer.status_code == 400
    assert answer.json()["message"] == "There is no seat 5; seats are 0 to 1."


def test_a_game_that_is_continued_keeps_who_started(client: Client) -> None:
    match = ludotheque.game("winchester").new(2, seed=3, first=1)
    plan = {"record": match.record(), "moves": 0}
    opened = client.open("winchester", fork=plan, first=1)
    assert opened["state"]["told"][0] == {"ply": 1, "kind": "started", "seat": None}
    body = {"game": "winchester", "seats": [human("Ada"), human("Bo")], "fork": plan, "first": 0}
    assert client.http.post("/api/tables", json=body).status_code == 400


# --- errors ---


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, 400),
        ({"seats": [human("Ada")]}, 400),
        ({"seats": [human("Ada"), bot("wizard")]}, 400),
        ({"seats": [human("Ada"), {"kind": "open", "level": "greedy"}]}, 400),
        ({"seats": [human("Ada"), {"kind": "ghost"}]}, 400),
        ({"seats": [human("x" * 41), human("Bo")]}, 400),
        ({"seats": [human("\u202e\n"), human("Bo")]}, 400),
        ({"options": {"edition": "third"}}, 400),
        ({"unknown": 1}, 400),
        ({"pace": -1}, 400),
        ({"first": 2}, 400),
        ({"first": -1}, 400),
        ({"first": "Ada"}, 400),
        ({"lang": "xx"}, 400),
    ],
    ids=str,
)
def test_tables_that_cannot_be_opened(client: Client, change: Json, code: int) -> None:
    body = {"game": "winston", "seats": [human("Ada"), human("Bo")], **change}
    answer = client.http.post("/api/tables", json=body)
    assert answer.status_code == code
    assert answer.json().keys() >= {"code", "message"}
    assert "Traceback" not in answer.text


def test_errors_say_what_is_missing(client: Client) -> None:
    opened = client.open()
    other = client.open()
    table = opened["table"]
    assert client.get("0123", "", "x" * 20).status_code == 404
    assert client.get(table, "", None).status_code == 401
    assert client.get(table, "", "x" * 20).status_code == 403
    assert client.get(table, "", other["watch"]).status_code == 403
    assert client.post(table, "moves", opened["watch"], ply=1, move="Rb").status_code == 403
    assert client.get(table, "record", opened["watch"]).status_code == 409
    assert client.get(table, "proof", opened["watch"]).status_code == 409
    assert client.http.get("/api/nothing").json()["code"] == "http-404"
    for path, size in (("/api/tables", 200_000), (f"/api/tables/{table}/moves", 20_000)):
        large = client.http.post(
            path,
            content=b'{"game": "' + b"x" * size + b'"}',
            headers={**_bearer(opened["watch"]), "Content-Type": "application/json"},
        )
        assert large.status_code == 413


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_readers_language(client: Client, language: str) -> None:
    answer = client.http.get("/api/tables/0123", headers={"Accept-Language": f"xx, {language};q=0.9, en;q=0.1"})
    assert answer.headers["content-language"] == language
    said = answer.json()["message"]
    assert ("no such table" in said) == (language == "en")
    page = client.http.get("/", headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in page.text
    assert '"server-' not in page.text  # texts of the server are not for the client


def test_names_are_cleaned(client: Client) -> None:
    opened = client.open("winston", human("  A\u202eda\n <b>  x "), human("Bo"))
    assert opened["state"]["seats"][0]["name"] == "Ada <b> x"  # escaped where it is shown


# --- security and operation ---


def test_every_answer_carries_the_headers(client: Client) -> None:
    for path in ("/", "/health", "/api/tables/0123", "/nothing", "/t/0123", "/schema/openapi.json"):
        answer = client.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        assert "server" not in answer.headers


def test_tokens_are_stored_only_as_hashes_and_never_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", rate=0)) as url, Client(url) as client:
        opened = client.open("winston", human("Ada"), OPEN)
        joined = client.ok(client.post(opened["table"], "join", opened["invitations"][0]["token"], name="Bo"))
        client.get(opened["table"], "", "a-wrong-token-of-some-length")
    tokens = [opened["owner"], opened["watch"], joined["token"], opened["seats"][0]["token"]]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert opened["table"].encode() in stored
    for token in tokens:
        assert token.encode() not in stored
        assert token not in caplog.text


def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", rate=0.5)) as url:
        answers = [httpx.get(f"{url}/api/games") for _ in range(10)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["code"] == "too-many"
        assert httpx.get(f"{url}/health").status_code == 200


def test_a_table_is_not_changed_too_often(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", rate=0, table_rate=0.5)
    with serving(settings) as url, Client(url) as client:
        opened = client.open("winston", human("Ada"), OPEN, wait=True)
        token = opened["seats"][0]["token"]
        answers = [client.post(opened["table"], "mix", token, text=str(number)) for number in range(6)]
        assert answers[0].status_code == 200
        assert 429 in [answer.status_code for answer in answers]


def test_health_and_metrics(client: Client) -> None:
    client.open()
    health = client.http.get("/health").json()
    assert health["status"] == "ok"
    assert set(health["games"]) == set(shelf())
    metrics = client.http.get("/metrics").text
    for name in ("ludotheque_moves_total", "ludotheque_commit_seconds_bucket", "ludotheque_sockets"):
        assert name in metrics


def test_games_are_described(client: Client) -> None:
    found = client.http.get("/api/games").json()
    assert {game["name"] for game in found["games"]} == set(shelf())
    assert "greedy" in found["bots"]


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _bearer(token: str) -> dict[str, Any]:
    return {"Authorization": f"Bearer {token}"}


# --- colours ---


def test_everybody_is_told_the_colours_from_the_lobby_to_the_rematch(client: Client) -> None:
    opened = client.open("winoc", human("Ada"), OPEN, bot(), colours=["green", "red", "yellow"])
    assert [seat["colour"] for seat in opened["state"]["seats"]] == ["green", "red", "yellow"]
    invitation = opened["invitations"][0]["token"]
    invited = client.state(opened["table"], invitation)
    assert invited["seats"][invited["invitation"]]["colour"] == "red"
    joined = client.ok(client.post(opened["table"], "join", invitation, name="Bo"))
    guards = {guard["seat"]: guard["colour"] for guard in joined["state"]["view"]["guards"]}
    assert guards == {0: "green", 1: "red", 2: "yellow", None: "white"}


@pytest.mark.parametrize(
    ("game", "colours", "told"),
    [
        ("winston", ["blue", "green"], "no colours"),
        ("winoc", ["green"], "One colour was given for 2 seats"),
        ("winoc", ["green", "blue"], "“blue”"),
        ("winoc", ["green", "green"], "same colour: green"),
        ("hundsgemein", ["gold", "blue"], "“gold”"),
    ],
)
def test_colours_that_cannot_be_are_refused(client: Client, game: str, colours: list[str], told: str) -> None:
    body = {"game": game, "seats": [human("Ada"), human("Bo")], "colours": colours}
    refused = client.http.post("/api/tables", json=body)
    assert refused.status_code == 400
    assert told in refused.json()["message"]


def test_O3_guards_that_do_not_stand_clockwise_are_refused(client: Client) -> None:
    seats = [human("Ada"), human("Bo"), bot()]
    body = {"game": "winoc", "seats": seats, "colours": ["yellow", "green", "white"]}
    refused = client.http.post("/api/tables", json=body, headers={"Accept-Language": "de"})
    assert refused.status_code == 400
    assert "Uhrzeigersinn" in refused.json()["message"]
    assert "Gelb, Grün, Weiß" in refused.json()["message"]
