"""No string from the network starts a program, imports a module or reads a file."""

from __future__ import annotations

import json
import sqlite3
from urllib.parse import quote_from_bytes

import pytest
from websockets.sync.client import connect

from tests.soak.grammar import HOSTILE, Grammar, Operation, our_description

from .conftest import Guarded, unhurt
from .watched import STARTED
from .wire import heard

OPERATIONS = Grammar(our_description(), {}).operations
FOREIGN = {name.removeprefix("./").partition(":")[0].removesuffix(".py") for name in HOSTILE if ":" in name}
NEVER_IMPORTED = (FOREIGN - {"cmd", "os", "search"}) | {"pyspiel", "open_spiel", "ludotheque.adapters.openspiel.bot"}


@pytest.fixture(autouse=True)
def _nothing_happens(guarded: Guarded) -> object:
    before = [line for line in guarded.witnessed() if line.split()[0] in STARTED]
    yield
    lines = [line.split(" ", 1) for line in guarded.witnessed()]
    assert [" ".join(line) for line in lines if line[0] in STARTED] == before
    assert {line[1] for line in lines if line[0] == "import"} & NEVER_IMPORTED == set()
    assert not (guarded.folder / "HURT").exists()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_every_string_of_every_request(operation: Operation, guarded: Guarded) -> None:
    places = [] if operation.body is None else list(guarded.grammar.strings(operation.body))
    for where, build in places:
        for table, token in guarded.tables() if "{id}" in operation.path else [("", "")]:
            address = guarded.address(operation, table)
            for name in HOSTILE:
                body = json.dumps(build(name)).encode()
                headers = {"Content-Type": "application/json"}
                answer = guarded.send(operation.method, address, token, content=body, headers=headers)
                assert unhurt(answer), (where, name, answer.text)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_every_parameter_and_header(operation: Operation, guarded: Guarded) -> None:
    table, token = guarded.tables()[0]
    least = guarded.body(operation)
    body = {} if least is None else {"json": least}
    values = {each.name: str(guarded.grammar.least(each.schema, each.name)) for each in operation.parameters}
    for name in HOSTILE:
        data = name.encode("utf-8", "surrogatepass")
        quoted = quote_from_bytes(data, safe="")
        for parameter in operation.parameters:
            given = {**values, "id": table}
            if parameter.place == "path":
                given[parameter.name] = quoted or "%20"
            path = operation.fill(given)
            if parameter.place == "query":
                path += f"?{parameter.name}={quoted}"
            answer = guarded.send(operation.method, path, token, **body)
            assert unhurt(answer), (parameter, name, answer.text)
        if header := bytes(byte for byte in data if byte >= 32 and byte != 127).strip():
            for which in ("Authorization", "Accept-Language", "Accept", "X-Forwarded-For", "Cookie"):
                headers = {which: b"Bearer " + header if which == "Authorization" else header}
                answer = guarded.send(operation.method, guarded.address(operation, table), headers=headers, **body)
                assert unhurt(answer), (which, name, answer.text)


def test_every_string_of_every_socket_message(guarded: Guarded) -> None:
    table, token = guarded.tables()[0]
    grammar, messages = Grammar.of_sockets({"table": [table], "tokens": [[token]], "move": ["x"]})
    address = guarded.url.replace("http", "ws") + "/api/socket"
    hello = json.dumps({"type": "hello", "table": table, "tokens": [token], "turns": True})
    answers = ("state", "news", "turn", "refused", "closed 1008", "closed 1009")
    for schema in messages:
        for where, build in grammar.strings(schema):
            for name in HOSTILE:
                with connect(address, compression=None) as talk:
                    if schema["title"] != "Hello":
                        talk.send(hello)
                        assert [heard(talk), heard(talk)] == ["state", "turn"]
                    talk.send(json.dumps(build(name)))
                    assert heard(talk) in answers, (where, name)


def test_only_bots_of_the_house_sit_at_tables(guarded: Guarded) -> None:
    """Those of the above that were accepted."""
    for name in HOSTILE:
        body = {"game": "winston", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": name}]}
        answer = guarded.send(
            "POST", "/api/tables", content=json.dumps(body).encode(), headers={"Content-Type": "application/json"}
        )
        assert unhurt(answer)
    bots = set(guarded.client.ok(guarded.http.get("/api/games"))["bots"])
    with sqlite3.connect(guarded.folder / "tables.sqlite") as database:
        openings = [json.loads(row[0]) for row in database.execute("SELECT opening FROM tables")]
        changes = database.execute("SELECT change FROM entries WHERE kind IN ('filled', 'replaced')").fetchall()
    levels = {place["level"] for opening in openings for place in opening["places"]}
    levels |= {opening["stand_in"] for opening in openings} | {json.loads(row[0])["level"] for row in changes}
    assert levels - {None} <= bots


def test_the_lab_asks_only_bots_of_the_house(guarded: Guarded) -> None:
    bots = guarded.client.ok(guarded.http.get("/api/games"))["bots"]
    for name in set(HOSTILE) - set(bots):
        body = json.dumps({"seats": 2, "bots": [name], "games": 20}).encode()
        answer = guarded.send("POST", "/api/lab/winston", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, name
