"""The lab over HTTP: growing answers, invalid questions, and clients that disconnect."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from ludotheque.core.board.dials import printed, turned
from ludotheque.core.errors import BadOption
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import find, shelf
from ludotheque.lab.reports.live import page_question
from ludotheque.lab.run.question import Question
from ludotheque.lab.sweeps.live import PAGE_COMPILED
from ludotheque.lab.tuning.goal import GoalPart
from ludotheque.lab.tuning.live import MOST_GAMES, MOST_RULES, page_tuning
from ludotheque.server import schema
from ludotheque.server.work import lab_queue
from ludotheque.server.work.lab_queue import LabQueue
from ludotheque.server.work.thinking import ThinkingPool
from ludotheque.tables import commands
from ludotheque.tables.entries import Opening
from ludotheque.tables.opening import new_opening
from ludotheque.tables.refusals import Unavailable
from ludotheque.tables.table import Table

from ..running import PATIENCE, Client, Json, human

QUICK: Json = {"seats": 2, "bots": ["random"], "games": 300}


def lines(client: Client, game: str, **asked: Any) -> Iterator[Json]:
    return growing_lines(client, game, {**QUICK, **asked})


def growing_lines(client: Client, path: str, asked: Json) -> Iterator[Json]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with client.http.stream("POST", f"/api/lab/{path}", json=asked) as answer:
            if answer.status_code == 503:  # still being prepared
                time.sleep(0.2)
                continue
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            for line in answer.iter_lines():
                yield json.loads(line)
            return
    raise AssertionError("the lab did not get ready")


def refused(client: Client, game: str, **asked: Any) -> Json:
    answer = client.http.post(f"/api/lab/{game}", json={**QUICK, **asked})
    assert answer.status_code == 400, answer.text
    found: Json = answer.json()
    return found


# --- answers ---


def test_an_answer_grows_until_the_last_line(client: Client) -> None:
    found = list(lines(client, "winston"))
    played = [news["played"] for news in found]
    assert played == sorted(played)
    assert [news["last"] for news in found] == [False] * (len(found) - 1) + [True]
    last = found[-1]
    assert last["played"] == last["planned"]
    assert last["table"]["games"] == 300
    assert last["table"]["watched"] == 120
    assert last["table"]["luck"]["games"] == 120
    assert last["printed"] is None
    assert set(last["says"]) == set(LANGUAGES)
    assert all(len(said) == len(last["says"]["en"]) for said in last["says"].values())


def test_the_same_question_has_the_same_answer(client: Client) -> None:
    asked = {"options": {"edition": "first"}, "seed": 5}
    one, other = ([*lines(client, "winston", **asked)][-1] for _ in range(2))
    assert one == other
    assert [*lines(client, "winston", **asked | {"seed": 6})][-1] != one


def test_changed_rules_are_compared_with_the_printed_ones_on_the_same_deals(client: Client) -> None:
    last = [*lines(client, "hundsgemein", numbers={"dogs.Rex": 12}, games=500)][-1]
    assert last["printed"]["games"] == last["table"]["games"] == 500
    found = {difference["measure"]: difference for difference in last["differences"]}
    assert found["score"]["clear"] == "more"
    assert found["score"]["difference"]["low"] > 0
    usual = [*lines(client, "hundsgemein", games=500)][-1]
    assert last["printed"] == usual["table"]


def test_numbers_as_printed_are_no_change(client: Client) -> None:
    assert [*lines(client, "winoc", numbers={"towers": 6, "stones": 16})][-1]["printed"] is None


def test_words_are_in_the_readers_language(client: Client) -> None:
    with client.http.stream("POST", "/api/lab/winston", json=QUICK, headers={"Accept-Language": "hu"}) as answer:
        first = json.loads(next(answer.iter_lines()))
    assert set(first["says"]) <= {"hu"} or first["last"]


# --- invalid questions ---


@pytest.mark.parametrize(
    ("game", "asked", "says"),
    [
        ("winston", {"seats": 7}, "2 to 6"),
        ("winston", {"bots": ["genius"]}, "genius"),
        ("winston", {"bots": ["random"] * 3}, "for 2 seats"),
        ("winston", {"bots": ["club"], "games": 500}, "most is 400"),
        ("winston", {"options": {"edition": "third"}}, "first"),
        ("winston", {"numbers": {"towers": 4}}, "towers"),
        ("winoc", {"numbers": {"towers": 40}}, "towers"),
        ("winoc", {"numbers": {"towers": True}}, "towers"),
        ("winoc", {"numbers": {"gates": [0, 1, 2, 3]}}, "towers, stones"),
        ("winchester", {"numbers": {"zone.A.numbers": "1 2 3"}}, "the same entries"),
        ("winchester", {"numbers": {"zone.A.numbers": [[None]]}}, "the same entries"),
        ("winston", {"games": 1_000_000}, "20000"),
        ("winston", {"seed": -1}, "seed"),
        ("winston", {"color": "red"}, "color"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(client: Client, game: str, asked: Json, says: str) -> None:
    assert says in refused(client, game, **asked)["message"]


def test_a_game_that_is_not_there_has_no_lab(client: Client) -> None:
    assert client.http.post("/api/lab/chess", json=QUICK).status_code == 404


# --- clients that disconnect, and clients that wait ---


def asked(**more: Any) -> Question:
    return page_question(find("winston").variant(), 2, **{"bots": ("random",), "games": 400, "seed": 1, **more})


def test_who_leaves_stops_the_work() -> None:
    async def leave() -> None:
        lab = LabQueue(thinking := ThinkingPool(1, 1))
        growing = lab.answer("here", asked(bots=("master",), games=400), "en")
        await anext(growing)
        await growing.aclose()
        # the only thread is free again: another question is answered to its end
        *_, last = [news async for news in lab.answer("here", asked(games=40), "en")]
        assert last.last
        thinking.close()

    asyncio.run(leave())


def test_hanging_up_is_noticed(client: Client) -> None:
    with client.http.stream("POST", "/api/lab/winston", json={**QUICK, "bots": ["master"]}) as answer:
        growing = answer.iter_lines()
        next(growing)
        assert "ludotheque_lab_questions 1.0" in client.http.get("/metrics").text
    end = time.monotonic() + PATIENCE
    while "ludotheque_lab_questions 0.0" not in client.http.get("/metrics").text:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_long_question_does_not_hold_up_a_short_one() -> None:
    async def both() -> None:
        lab = LabQueue(thinking := ThinkingPool(1, 1))
        long = lab.answer("here", asked(bots=("beginner",), games=400), "en")
        first = await anext(long)
        *_, short = [news async for news in lab.answer("here", asked(games=40), "en")]
        assert short.last
        assert not (await anext(long)).last
        assert not first.last
        await long.aclose()
        thinking.close()

    asyncio.run(both())


def test_more_questions_than_the_lab_takes_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_queue, "MOST_QUESTIONS", 1)

    async def crowd() -> None:
        lab = LabQueue(thinking := ThinkingPool(1, 1))
        first = lab.answer("here", asked(), "en")
        await anext(first)
        with pytest.raises(Unavailable):
            lab.check_room("there")
        await first.aclose()
        assert [news async for news in lab.answer("here", asked(games=40), "en")][-1].last
        thinking.close()

    asyncio.run(crowd())


def test_games_are_played_at_tables_while_the_lab_works(client: Client) -> None:
    with (
        httpx.Client(base_url=client.url, timeout=PATIENCE) as lab,
        lab.stream("POST", "/api/lab/winston", json={**QUICK, "games": 20_000}) as answer,
    ):
        growing = answer.iter_lines()
        next(growing)
        opened = client.open("winston", human("Ada"), human("Bo"))
        table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        for _ in range(10):
            mover = client.state(table, tokens[0])["view"]["mover"]
            client.move(table, tokens[mover], client.state(table, tokens[mover]))
        assert not json.loads(next(growing))["last"]


# --- dials ---


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.name)
def test_every_dial_can_be_turned_all_the_way_and_has_words(game: Any) -> None:
    for dial in game.dials:
        for value in (*dial.values[:1], *dial.values[-1:], printed(game, dial)):
            _ = game.variant({}, turned(game, {dial.path: value})).engine
        assert turned(game, {dial.path: printed(game, dial)}) == {}
        id = f"{game.name}-dial-{dial.path.replace('.', '-').lower()}"
        assert all(messages(language, game.folder / "locales").has(id) for language in LANGUAGES), id


def test_an_arrangement_keeps_its_entries() -> None:
    game = find("winchester")
    teams = [[12, 13, 22, 24, 33], [11, 14, 21, 23, 32]]
    assert turned(game, {"players.2": teams}) == {"players.2": teams}
    _ = game.variant({}, {"players.2": teams}).engine
    with pytest.raises(BadOption):
        turned(game, {"players.2": [[11, 11, 22, 24, 33], [12, 14, 21, 23, 32]]})


# --- playing by changed rules ---


def test_a_table_by_changed_rules_says_so_and_has_no_record(client: Client) -> None:
    opened = client.open("winoc", human("Ada"), human("Bo"), numbers={"towers": 3, "stones": 16})
    table, state = opened["table"], opened["state"]
    assert state["numbers"] == {"towers": 3}
    assert state["board"]["towers"] == 3
    client.ok(client.post(table, "resign", opened["seats"][0]["token"], ply=state["ply"]))
    token = opened["seats"][1]["token"]
    for what in ("record", "proof"):
        answer = client.get(table, what, token)
        assert answer.status_code == 400
        assert "towers" in answer.json()["message"]
    again = client.ok(client.post(table, "rematch", token))["table"]
    assert client.state(again, token)["numbers"] == {"towers": 3}


def test_a_changed_board_is_read_again_from_the_list() -> None:
    asked = schema.NewTable(
        game="hundsgemein", seats=[schema.SeatPlan(kind="bot", level="greedy")] * 2, numbers={"dogs.Rex": 9}
    )
    opening, _ = new_opening(asked, None, "en")
    table = Table(opening)
    commands.deal_if_full(table)
    for _ in range(4):
        assert table.match is not None
        commands.bot_move(table, int(table.match.legal_actions()[0]))
    again = Table(msgspec.json.decode(msgspec.json.encode(opening), type=Opening), table.take_fresh())
    assert again.match is not None
    assert table.match is not None
    assert again.match.board.worth.tolist() == [2, 3, 4, 9]
    assert again.match.moves == table.match.moves


def test_what_no_dial_allows_opens_no_table(client: Client) -> None:
    seats = [human("Ada"), human("Bo")]
    for numbers in ({"towers": 99}, {"places": 30}, {"stones": [[0, 0]]}):
        answer = client.http.post("/api/tables", json={"game": "winoc", "seats": seats, "numbers": numbers})
        assert answer.status_code == 400, numbers


WITHOUT = """
import sys
for name in ("scipy", "polars", "altair", "evalica", "ray"):
    sys.modules[name] = None
import ludotheque.server.http.lab
from ludotheque.core.shelf import find
from ludotheque.lab.reports.live import answers, page_question
for answer in answers(page_question(find("winston").variant({"edition": "first"}), 2, ("random",), 40, 1)):
    last = answer
print(last.comparison.games)
"""


def test_the_lab_needs_no_library_but_those_of_the_games() -> None:
    """As `make play` installs it."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True)
    assert done.stdout.strip() == "40", done.stderr


# --- sweeps ---

SWEEP: Json = {"dials": {"hand": [4, 5]}, "seats": 2, "bots": ["random"]}


def test_a_sweep_grows_until_the_last_line(client: Client) -> None:
    found = [*growing_lines(client, "winston/sweep", SWEEP)]
    assert [news["last"] for news in found] == [False] * (len(found) - 1) + [True]
    last = found[-1]["sweep"]
    assert last["finished"]
    assert [place["values"] for place in last["places"]] == [[4], [5]]
    for place in last["places"]:
        assert place["settled"]
        first = place["measures"][0]["found"]
        assert first["high"] - first["low"] <= 0.02
    assert last["places"][0]["measures"][0]["change"] is not None


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"dials": {"cats": [1, 2]}}, "no dial “cats”"),
        ({"dials": {"hand": [3, 9]}}, "Possible: 3–7"),
        ({"dials": {"hand": [5]}}, "at least two"),
        ({"dials": {"play": [3, 4]}, "numbers": {"hand": 3}}, "at most 3"),
        ({"dials": {"bone": list(range(21)), "hand": [4, 5]}}, "at most 30 values"),
        ({"dials": {}}, "dials"),
        ({"measure": "beauty"}, "beauty"),
        ({"bots": ["program.py:Bot"]}, "program.py"),
        ({"seats": 7}, "2 to 6"),
    ],
)
def test_what_cannot_be_swept_is_refused_with_the_reason(client: Client, asked: Json, says: str) -> None:
    answer = client.http.post("/api/lab/winston/sweep", json={**SWEEP, **asked})
    assert answer.status_code == 400, answer.text
    assert says in answer.json()["message"]


# --- tuning ---

TUNE: Json = {"dials": {"hand": [4, 5, 6]}, "goal": [{"measure": "turns", "low": 5}], "seats": 2, "bot": "random"}


def test_a_tuning_grows_until_the_last_line(client: Client) -> None:
    goal = [{"measure": "score", "low": 40, "high": 41.5}]
    dials = {"bone": [*range(21)], "poo": [*range(21)]}
    found = [*growing_lines(client, "winston/tune", TUNE | {"dials": dials, "goal": goal})]
    assert [news["last"] for news in found] == [False] * (len(found) - 1) + [True]
    tried = [news["tried"] for news in found]
    assert tried == sorted(tried)
    assert 1 < tried[-1] <= found[-1]["planned"] == MOST_RULES
    tuning = found[-1]["tuning"]
    assert tuning["finished"]
    assert tuning["played"] == found[-1]["played"]
    best = tuning["nearest"][0]
    assert best["verdict"] in ("met", "likely")
    assert best["away"] == 0
    assert 40 <= best["measures"][0]["found"]["value"] <= 41.5
    assert max(measure["games"] for point in tuning["nearest"] for measure in point["measures"]) <= MOST_GAMES
    opened = client.open("winston", human("Ada"), human("Bo"), options=best["options"], numbers=best["numbers"])
    assert opened["state"]["numbers"] == best["numbers"]


def test_a_goal_that_is_out_of_reach_names_the_nearest_rules(client: Client) -> None:
    asked = TUNE | {"goal": [{"measure": "turns", "low": 300}]}
    *_, last = growing_lines(client, "winston/tune", asked)
    assert last["tuning"]["nearest"] == []
    nearest = min(last["tuning"]["front"], key=lambda point: point["away"])
    assert nearest["verdict"] == "missed"
    assert nearest["away"] > 0


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"goal": []}, "goal"),
        ({"goal": [{"measure": "beauty", "low": 1}]}, "beauty"),
        ({"goal": [{"measure": "turns"}]}, "turns=15-20"),
        ({"goal": [{"measure": "turns", "low": 20, "high": 15}]}, "cannot be reached"),
        ({"goal": [{"measure": "skill", "low": 1.2}]}, "0 … 1"),
        ({"goal": [{"measure": "turns", "low": 5}, {"measure": "turns", "high": 9}]}, "twice"),
        ({"goal": [{"measure": "turns", "low": 5, "colour": "red"}]}, "colour"),
        ({"goal": [{"measure": "skill", "low": 0.6}]}, "random"),  # against itself
        ({"dials": {}}, "dials"),
        ({"dials": {name: [1, 2] for name in ("hand", "play", "bone", "poo", "bodies")}}, "dials"),
        ({"dials": {"cats": [1, 2]}}, "no dial “cats”"),
        ({"dials": {"hand": [3, 9]}}, "Possible: 3–7"),
        ({"dials": {"bone": [5, 6]}, "numbers": {"hand": 3, "play": 4}}, "at most 3"),
        ({"bot": "club"}, "random, greedy"),
        ({"bot": "program.py:Bot"}, "program.py"),
        ({"seats": 7}, "2 to 6"),
    ],
)
def test_what_cannot_be_sought_is_refused_with_the_reason(client: Client, asked: Json, says: str) -> None:
    answer = client.http.post("/api/lab/winston/tune", json={**TUNE, **asked})
    assert answer.status_code == 400, answer.text
    assert says in answer.json()["message"]


def test_who_leaves_a_tuning_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_queue, "OFTEN", 0.0)
    wish = page_tuning(find("winston").variant(), {"hand": [3, 4]}, [GoalPart("turns", 300)], 2, "random", 1)

    async def leave() -> None:
        lab = LabQueue(thinking := ThinkingPool(1, 1))
        growing = lab.tune("here", wish)
        first = await anext(growing)
        assert 0 < first.played <= PAGE_COMPILED.games  # questions take turns after every chunk
        assert not first.last
        await growing.aclose()
        *_, last = [news async for news in lab.answer("here", asked(games=40), "en")]
        assert last.last
        thinking.close()

    asyncio.run(leave())
