"""Tables on a device, message by message."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf
from ludotheque.tables.shown import projection

from .page import Json, Page, bot, human, play_out


def tokens(opened: Json) -> list[str]:
    return [seat["token"] for seat in opened["seats"]]


@pytest.mark.parametrize("game", shelf())
def test_a_whole_game_against_bots_and_what_follows_it(game: str) -> None:
    page = Page()
    opened = page.open(game, human("Ada"), bot("beginner"))
    table, token = opened["table"], tokens(opened)[0]
    assert table.startswith("local-")
    heard = page.wire(1, table, token, turns=True, presence=True)
    over = play_out(page, 1, heard, [0])
    assert over["result"]["places"]
    turn = [each for each in heard if each["type"] == "turn"][-1]
    assert turn["ply"] == over["ply"]
    assert turn["words"]
    record = page.ok("GET", f"/api/tables/{table}/record", token)
    assert ludotheque.Match.from_record(record).over
    assert page.ok("GET", f"/api/tables/{table}/proof", token)
    replay = page.ok("GET", f"/api/tables/{table}/replay", token)
    assert len(replay["views"]) == len(record["moves"]) + 1
    analysis = page.post(table, "analysis", token, simulations=50, first=0, count=2)[1]
    assert len(analysis["moves"]) == 2
    following = page.post(table, "rematch", token)[1]["table"]
    assert following.startswith("local-")
    assert page.get(following, "", token)[1]["you"] == 0


def test_the_table_is_as_it_was_after_the_page_is_loaded_again() -> None:
    page = Page()
    opened = page.open("winoc", human("Ada"), human("Bo"))
    first, second = tokens(opened)
    heard = page.wire(1, opened["table"], first, second)
    for _ in range(5):
        latest = [next(e for e in reversed(heard) if e["you"] == seat) for seat in (0, 1)]
        mover = next(each for each in latest if each["view"]["legal"])
        page.send(1, type="move", ply=mover["ply"], move=mover["view"]["legal"][0], seat=mover["you"])
    again = Page(page)
    for token in (first, second):
        assert again.get(opened["table"], "", token) == page.get(opened["table"], "", token)


def test_bots_wait_until_somebody_looks_and_keep_their_pace() -> None:
    page = Page()
    opened = page.open("winston", bot(), bot(), pace=1)
    page.work()
    assert page.get(opened["table"], "", opened["watch"])[1]["moves"] == 0
    heard = page.wire(1, opened["table"], opened["watch"])
    page.work()
    turns = [each for each in heard if each["type"] == "news"]
    assert turns[-1]["over"]
    assert page.time >= 1
    again = Page()
    opened = again.open("winston", bot(), bot())
    again.wire(1, opened["table"], opened["watch"])
    again.tell(do="close", wire=1)
    again.work()
    assert again.get(opened["table"], "", opened["watch"])[1]["stage"] == "playing"


def test_a_hint_comes_at_once_and_a_move_made_meanwhile_goes_first() -> None:
    page = Page()
    opened = page.open("winchester", human("Ada"), bot("random"), first=0)
    table, token = opened["table"], tokens(opened)[0]
    heard = page.wire(1, table, token, turns=True)
    page.work()
    state = page.get(table, "", token)[1]
    status, hint = page.post(table, "hint", token, milliseconds=10)
    assert status == 200
    assert hint["candidates"][0]["best"]
    slow = page.ask("POST", f"/api/tables/{table}/hint", token, {"milliseconds": 10_000})
    page.host.step()
    page.send(1, type="move", ply=state["ply"], move=state["view"]["legal"][0])
    assert heard[-1]["type"] == "news"
    assert slow not in page.answers
    page.tell(do="cancel", id=slow)
    page.work()
    assert slow not in page.answers


def test_take_backs_are_free_against_bots() -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), bot("random"), first=0)
    table, token = opened["table"], tokens(opened)[0]
    page.wire(1, table, token)
    state = page.get(table, "", token)[1]
    page.send(1, type="move", ply=state["ply"], move=state["view"]["legal"][0])
    page.work()
    now = page.get(table, "", token)[1]
    status, back = page.post(table, "back", token, ply=now["ply"])
    assert status == 200
    assert back["view"]["legal"] == state["view"]["legal"]


def test_a_game_can_go_on_from_a_position_and_from_a_record() -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), bot("random"))
    table, token = opened["table"], tokens(opened)[0]
    play_out(page, 1, page.wire(1, table, token), [0])
    record = page.ok("GET", f"/api/tables/{table}/record", token)
    seats = [human("Ada"), bot("random")]
    for fork in ({"table": table, "moves": 3}, {"record": record, "moves": 3}):
        body = {"game": "winston", "seats": seats, "fork": fork}
        other = page.ok("POST", "/api/tables/local-", token, body)
        assert other["state"]["moves"] == 3
    assert page.request("POST", "/api/tables/local-", None, body | {"fork": {"moves": 1}})[0] == 400


def test_a_game_can_be_taken_elsewhere_before_its_end() -> None:
    page = Page()
    opened = page.open("hundsgemein", human("Ada"), bot("random"))
    record = page.ok("GET", f"/api/tables/{opened['table']}/game", tokens(opened)[0])
    assert not ludotheque.Match.from_record(record).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_stored_has_not_happened_and_is_said(language: str) -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), human("Bo"), first=0)
    table, token = opened["table"], tokens(opened)[0]
    heard = page.wire(1, table, token, lang=language)
    state = page.get(table, "", token)[1]
    page.refuses = True
    move = state["view"]["legal"][0]
    page.send(1, type="move", ply=state["ply"], move=move)
    sentence = messages(language).say("error-local-storage")
    assert heard[-1]["type"] == "refused"
    assert heard[-1]["message"] == sentence
    assert heard[-1]["state"]["view"] == state["view"]
    body = {"ply": state["ply"], "move": move}
    status, problem = page.request("POST", f"/api/tables/{table}/moves", token, body, lang=language)
    assert (status, problem["code"], problem["message"]) == (507, "not-stored", sentence)
    status, problem = page.request("POST", "/api/tables/local-", None, {"game": "winoc", "seats": [bot(), bot()]})
    assert status == 507
    page.refuses = False
    assert page.get(table, "", token)[1] == state
    page.send(1, type="move", ply=state["ply"], move=move)
    assert heard[-1]["type"] == "news"


def test_bots_try_again_when_their_move_could_not_be_stored() -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), bot("random"), first=1)
    heard = page.wire(1, opened["table"], tokens(opened)[0])
    page.refuses = True
    for _ in range(10):
        page.step()
    page.refuses = False
    page.work()
    assert heard[-1]["view"]["legal"]


def test_two_pages_of_one_device_show_the_same_table() -> None:
    one = Page()
    opened = one.open("winston", human("Ada"), human("Bo"), first=0)
    table, (ada, bo) = opened["table"], tokens(opened)
    two = Page(one)
    first, second = one.wire(1, table, ada, bo), two.wire(1, table, ada, bo)
    state = one.get(table, "", ada)[1]
    move = state["view"]["legal"][0]
    one.send(1, type="move", ply=state["ply"], move=move, seat=0)
    two.send(1, type="move", ply=state["ply"], move=state["view"]["legal"][-1], seat=0)
    assert second[-1]["code"] == "stale"
    two.load(table, None, one.entries[table])
    assert [each["ply"] for each in second[-2:]] == [first[-1]["ply"]] * 2


def test_refusals_are_the_servers() -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), bot(), first=0)
    table, token = opened["table"], tokens(opened)[0]
    assert page.get("local-unknown", "", token)[1]["code"] == "unknown-table"
    assert page.get(table, "", None)[0] == 401
    assert page.get(table, "", "x" * 20)[0] == 403
    assert page.get(table, "record", token)[0] == 409
    assert page.get(table, "nothing", token)[0] == 404
    assert page.post(table, "moves", token, ply=-1)[1]["code"] == "invalid"
    status, problem = page.post(table, "moves", token, ply=1, move="no such move")
    assert (status, problem["code"], problem["state"]["ply"]) == (422, "no-such-move", 1)
    opened = {"game": "winston", "seats": [human("Ada"), {"kind": "open"}]}
    assert page.request("POST", "/api/tables/local-", None, opened)[1]["message"] == messages("en").say(
        "error-local-others"
    )
    page.send(7, type="move", ply=0, move="x")
    assert page.closed[7] == 1008


def test_an_error_of_ours_is_said_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    opened = page.open("winston", human("Ada"), bot(), first=0)
    table, token = opened["table"], tokens(opened)[0]
    page.wire(1, table, token)
    with monkeypatch.context() as patched:
        patched.setattr(projection, "state", lambda *args: 1 // 0)
        assert page.get(table, "", token) == (
            500,
            {"code": "internal", "message": messages("en").say("error-internal")},
        )
        page.wire(2, table, token)
        assert page.closed[2] == 1011
    assert page.get(table, "", token)[0] == 200
