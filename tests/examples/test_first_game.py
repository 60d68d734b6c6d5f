"""The game in one file: conforming, and played in the terminal, in the arena and over HTTP without being installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import Process
from tests.server.running import Client, bot, human

from .installed import ROOT

FILE = ROOT / "examples" / "first_game.py"
PAGE = ROOT / "docs" / "adding-a-game.md"
ENVIRONMENT = {**os.environ, "LUDOTHEQUE_LANG": "en", "COLUMNS": "100"}


def run(*words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    environment = ENVIRONMENT if folder is None else {**ENVIRONMENT, "XDG_DATA_HOME": str(folder)}
    return subprocess.run(
        command, env=environment, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=600, check=False
    )


def said(*words: str, typed: str = "", folder: Path | None = None) -> str:
    done = run(*words, typed=typed, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_short_and_the_page_shows_all_of_it() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 125
    assert f"<!-- examples/first_game.py -->\n```python\n{text}```\n" in PAGE.read_text(encoding="utf-8")


def test_it_passes_the_conformance_suite() -> None:
    assert "passed" in said("ludotheque.testing", "examples/first_game.py")


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    words = ["play", "examples/first_game.py", "--bots", "search:50", "--seed", "1"]
    told = said("ludotheque", *words, typed="99kg\nno such move\n" + "1\n" * 10, folder=tmp_path)
    assert "play 3kg" in told or "play 2kg" in told
    assert "“99kg” is not a move here" in told
    assert re.search(r"You play \d+kg\.", told)
    assert re.search(r"The game is over\. Points: \d+, \d+\.", told)


def test_its_bots_meet_in_the_arena(tmp_path: Path) -> None:
    words = ["arena", "examples/first_game.py", "--bots", "random,search:100", "--games", "40", "--seed", "1", "--json"]
    found = json.loads(said("ludotheque", *words, folder=tmp_path))
    assert found["game"] == "straw"
    words = ["simulate", "examples/first_game.py", "--bots", "search:200,random", "--games", "60", "--json"]
    played = json.loads(said("ludotheque", *words, "--seed", "1", "--workers", "1", folder=tmp_path))
    assert played["endings"] == {"broken": 60}
    assert played["turns"] == played["moves"]  # players take turns, a move each
    assert played["seats"][0]["wins"] > 0.6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("straw")
    environment = {**ENVIRONMENT, "LUDOTHEQUE_GAMES": str(FILE)}
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with Process(database, environment=environment, folder=ROOT) as process, Client(process.url) as client:
        yield client


def test_it_is_played_over_http(server: Client) -> None:
    assert "straw" in {game["name"] for game in server.ok(server.http.get("/api/games"))["games"]}
    table = server.open("straw", human("Ada"), bot("greedy"), bot("random"))
    name, token = table["table"], table["seats"][0]["token"]
    state = server.state(name, token)
    while not state["view"]["over"]:
        assert all(bundle is None for hand in state["view"]["hands"][1:] for bundle in hand["bundles"])
        if state["view"]["mover"] == 0:
            server.move(name, token, state)
        state = server.state(name, token, since=state["ply"], wait=20)
    assert state["view"]["end"] == "broken"
    record = server.ok(server.get(name, "record", token))
    assert [hand["score"] for hand in state["view"]["hands"]] == record["result"]["scores"]


def test_the_browser_gets_its_words_and_its_rules(server: Client) -> None:
    texts = server.ok(server.http.get("/api/texts/de"))["games"]["straw"]
    assert "straw-line = Load the camel" in texts
    assert "[yes] Du spielst { $move }." in texts
    paragraphs = server.ok(server.http.get("/api/games/straw/rules?lang=de"))["paragraphs"]
    assert [part["id"] for part in paragraphs] == ["p1", "p2", "p3", "hand", "p5"]


def test_a_name_from_a_network_reads_no_file(server: Client) -> None:
    for name in ("examples/first_game.py", str(FILE), "ludotheque_file_first_game"):
        body = {"game": name, "seats": [human("Ada"), bot("greedy")]}
        refused = server.http.post("/api/tables", json=body)
        assert 400 <= refused.status_code < 500, refused.text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "There is no file"),
        ("GAME = 5\n", "defines no game"),
        ("import nothing_of_this_name\n", "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_file_that_is_no_game_is_refused(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "game.py"
    if text is not None:
        file.write_text(text)
    done = run("ludotheque", "play", str(file))
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_function_is_named_when_the_game_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "game.py"
    file.write_text(FILE.read_text(encoding="utf-8").replace("def legal(", "def lawful("))
    done = run("ludotheque", "play", str(file))
    assert done.returncode == 2
    assert "The game lacks legal(board, state, out) -> n. Expected in the module “rules”" in " ".join(
        done.stderr.split()
    )
