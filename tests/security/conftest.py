"""A server process with a witness, which the tests of this folder attack."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import client
from tests.server.processes import Process
from tests.server.running import OPEN, PATIENCE, Client, human
from tests.soak.fuzz import TRACEBACK
from tests.soak.grammar import Grammar, Json, Operation, our_description
from tests.soak.world import World

__all__ = ["client"]  # a server without limits, shared by the tests of one process

HURT = """open("HURT", "w")
class Kind:
    def __init__(self, *given): pass
"""


class Guarded:
    """The server, its grammar, and what its witness has seen."""

    def __init__(self, folder: Path, process: Process) -> None:
        self.folder, self.process, self.url = folder, process, process.url
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.client = Client(self.url)
        self.known = World(random.Random(1)).known
        self.grammar = Grammar(our_description(), self.known)

    @property
    def operations(self) -> list[Operation]:
        return self.grammar.operations

    def witnessed(self) -> list[str]:
        return (self.folder / "witness").read_text().splitlines()

    def send(self, method: str, path: str, token: str | None = None, **more: Json) -> httpx.Response:
        """The answer; only the first line of an endless stream."""
        headers: dict[str, str | bytes] = {"Authorization": f"Bearer {token}"} if token else {}
        request = self.http.build_request(method, path, headers={**headers, **more.pop("headers", {})}, **more)
        answer = self.http.send(request, stream=True)
        if answer.headers.get("content-type") == "application/x-ndjson":
            next(answer.iter_raw(), b"")
        else:
            answer.read()
        answer.close()
        return answer

    def tables(self) -> list[tuple[str, str]]:
        """New tables, with a token each: one in play, one with an open seat, and one that is over."""
        playing = self.client.open("winston", human("Ada"), human("Bo"))
        waiting = self.client.open("winoc", human("Ada"), OPEN, wait=True)
        over = self.client.open()
        self.client.ok(self.client.post(over["table"], "resign", over["seats"][0]["token"], ply=1))
        mover = playing["state"]["view"]["mover"]
        return [
            (playing["table"], playing["seats"][mover]["token"]),
            (waiting["table"], waiting["invitations"][0]["token"]),
            (waiting["table"], waiting["owner"]),
            (over["table"], over["seats"][0]["token"]),
        ]

    def address(self, operation: Operation, table: str) -> str:
        values = {each.name: str(self.grammar.least(each.schema, each.name)) for each in operation.parameters}
        return operation.fill({**values, "id": table})

    def body(self, operation: Operation) -> Json:
        return None if operation.body is None else self.grammar.least(operation.body)


def unhurt(answer: httpx.Response) -> bool:
    """The server has not failed; it may be too busy, and then says when to try again."""
    return answer.status_code < 500 or (answer.status_code == 503 and "retry-after" in answer.headers)


@pytest.fixture(scope="package")
def guarded_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    folder = tmp_path_factory.mktemp("guarded")
    (folder / "hurt.py").write_text(HURT)
    witness = Path(__file__).with_name("watched.py")
    program = (sys.executable, str(witness), str(folder / "witness"))
    with Process(f"sqlite:///{folder / 'tables.sqlite'}", program=program, folder=folder) as process:
        server = Guarded(folder, process)
        with server.http, server.client:
            yield server


@pytest.fixture
def guarded(guarded_process: Guarded) -> Iterator[Guarded]:
    """The server; afterwards it still runs, and has logged no traceback."""
    before = guarded_process.process.log().count(TRACEBACK)
    yield guarded_process
    assert guarded_process.process.running
    assert guarded_process.http.get("/api/games").status_code == 200
    log = guarded_process.process.log()
    assert log.count(TRACEBACK) == before, log[-5000:]
