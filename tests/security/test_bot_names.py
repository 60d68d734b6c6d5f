"""No bot's name from the network starts a program or imports a module."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.roster import NAMES, make_bot
from ludotheque.core.errors import BadRequest
from ludotheque.lab.contests.contest import open_contest
from ludotheque.lab.reports.live import check_page_question, page_question
from ludotheque.lab.run.task import Task
from tests.server.running import Client

SERVER = Path(ludotheque.__file__).parent / "server"
DANGEROUS = ("LocalBot", "ProgramBot", "PythonClassBot", "installed")  # what can start or import something
NOT_ON_THE_ROSTER = [
    "search:4000",
    "search:999999999",
    "search:999999999ms",
    "adaptive:",
    "adaptive:100",
    "adaptive:60:5.01",
    "adaptive:60:2.4",
    "adaptive:60:-1.00",
    "adaptive:60:2.00:os:system",
    "adaptive:60:２.00",
    "adaptive:60:2.00\n",
    "openspiel:200",
    "os:system",
    "tests.bots.external.sample_bots:First",
    "/tmp/x.py:Kind",
    "Greedy",
    "",
]


@pytest.mark.parametrize("content_type", ["application/json", "text/plain"])
def test_one_request_to_the_lab_runs_no_command(client: Client, tmp_path: Path, content_type: str) -> None:
    marker = tmp_path / "started"
    body = f'{{"seats":2,"bots":["cmd:touch {marker}"],"games":20}}'
    headers = {"Content-Type": content_type, "Origin": "https://elsewhere.example"}
    answer = client.http.post("/api/lab/winston", content=body, headers=headers)
    assert answer.status_code in (400, 403, 415)
    assert not marker.exists()


@pytest.mark.parametrize("name", NOT_ON_THE_ROSTER)
def test_the_lab_knows_the_roster_only(client: Client, name: str) -> None:
    answer = client.http.post("/api/lab/winston", json={"seats": 2, "bots": [name], "games": 20})
    assert answer.status_code == 400


@pytest.mark.parametrize("name", NOT_ON_THE_ROSTER)
def test_seats_stand_ins_and_fills_are_of_the_roster_only(client: Client, name: str) -> None:
    person, bot = {"kind": "human", "name": "Ada"}, {"kind": "bot", "level": name}
    seats = [person, {"kind": "bot", "level": "greedy"}]
    for body in (
        {"game": "winston", "seats": [person, bot]},
        {"game": "winston", "seats": seats, "stand_in": name},
    ):
        assert client.http.post("/api/tables", json=body).status_code == 400
    opened = client.open("winston", person, {"kind": "open"}, wait=True)
    assert client.post(opened["table"], "start", opened["owner"], fill=name).status_code == 400
    playing = client.open("winston", *seats)
    assert client.post(playing["table"], "leave", playing["seats"][0]["token"], level=name).status_code == 400


def test_a_plain_name_is_never_a_program(tmp_path: Path) -> None:
    """Only a LocalBot, which no decoder makes, names a program or a class."""
    marker = tmp_path / "started"
    winston = ludotheque.game("winston")
    name = f"cmd:touch {marker}"
    for attempt in (
        lambda: make_bot(name, 1),
        lambda: Task(winston, 2, 1, bots=(name,)),
        lambda: open_contest(winston, 2, [name, "greedy"]),
        lambda: check_page_question(page_question(winston, 2, (name,), 20, 1)),
        lambda: check_page_question(page_question(winston, 2, (LocalBot(name),), 20, 1)),
        lambda: check_page_question(page_question(winston, 2, ("search:4000",), 20, 1)),
    ):
        with pytest.raises(BadRequest):
            attempt()
    assert not marker.exists()
    for known in NAMES:
        make_bot(known, 1)


def test_no_module_of_the_server_names_what_can_start_or_import() -> None:
    for source in SERVER.rglob("*.py"):
        names = {
            each.id if isinstance(each, ast.Name) else each.attr if isinstance(each, ast.Attribute) else each.name
            for each in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            if isinstance(each, (ast.Name, ast.Attribute, ast.alias))
        }
        assert not names.intersection(DANGEROUS), source
