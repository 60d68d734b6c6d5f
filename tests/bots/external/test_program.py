"""Users' bots as programs, asked with lines of JSON."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.external import program
from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.roster import built_in_bot, make_bot
from ludotheque.core.errors import BadRequest, BotFailed
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.task import Task
from tests.lab.played import play_all

EXAMPLES = Path(__file__).parents[3] / "examples"

LISTENS = """
import json, sys
for line in sys.stdin:
    open({log!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "turn":
        {act}
"""
PLAYS = 'print(json.dumps({"move": message["legal"][0]}), flush=True)'


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "heard.jsonl"


def program_that(act: str, log: Path) -> str:
    file = log.parent / "program.py"
    file.write_text(LISTENS.format(log=str(log), act=act))
    return f"{sys.executable} {file}"


def play(name: str, seats: int = 2, seed: int = 1) -> Match:
    bots = [make_bot(LocalBot(name), 1), *(built_in_bot("greedy", seat) for seat in range(1, seats))]
    return play_match(ludotheque.game("winston"), seed, bots)


def heard(log: Path) -> list[dict[str, Any]]:
    program.close_idle()  # so that the programs have read everything
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.parametrize("game", shelf())
def test_the_example_in_python_plays_every_game(game: str) -> None:
    name = f"cmd:{sys.executable} {EXAMPLES / 'line_bot.py'}"
    assert play_match(ludotheque.game(game), 1, [make_bot(LocalBot(name), 1), built_in_bot("greedy", 2)]).over


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_example_in_javascript_plays() -> None:
    assert play(f"cmd:node {EXAMPLES / 'line_bot.mjs'}").over


def test_a_program_is_told_what_its_seat_may_see(log: Path) -> None:
    match = play(f"cmd:7000ms:{program_that(PLAYS, log)}", seats=3)
    messages = heard(log)
    hello, turns, end = messages[0], messages[1:-1], messages[-1]
    assert [hello[key] for key in ("type", "protocol", "game", "seats", "seat", "milliseconds")] == [
        "hello",
        1,
        "winston",
        3,
        0,
        7000,
    ]
    assert hello["options"] == match.variant.options
    assert {message["type"] for message in turns} == {"turn"}
    for message in turns:
        assert message["view"]["seat"] == message["view"]["mover"] == 0
        assert message["legal"] == message["view"]["legal"]
    assert len(turns) == sum(seat == 0 for seat, _ in match.moves)
    assert (end["type"], end["end"]) == ("end", match.end)
    assert (end["scores"], end["places"]) == (match.scores, match.places)


def test_the_whole_story_is_told_once(log: Path) -> None:
    match = play(f"cmd:{program_that(PLAYS, log)}")
    told = [event for message in heard(log)[1:] for event in message["told"]]
    expected = [event for ply in range(match.ply) for event in match.tell(ply, 0)]
    assert [event["event"] for event in told] == [event.__struct_config__.tag for event in expected]


def test_a_program_that_has_ended_its_game_is_asked_again(log: Path) -> None:
    name = f"cmd:{program_that(PLAYS, log)}"
    for seed in range(3):
        play(name, seed=seed)
    assert len(program._idle[name.removeprefix("cmd:")]) == 1
    assert [message["type"] for message in heard(log)].count("hello") == 3
    assert not program._idle


def test_a_program_may_end_after_its_game(log: Path) -> None:
    name = f"cmd:{program_that(PLAYS, log)}"
    play(name)
    [idle] = program._idle[name.removeprefix("cmd:")]
    idle._process.kill()
    idle.ended_with()
    assert play(name).over


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ('print(json.dumps({"move": "castle"}), flush=True)', ["“castle”", "as move", "Possible now"]),
        ('print("I think…", flush=True)', ["I think…", '{"move": "…"}', "standard error"]),
        ('print(json.dumps({"move": 3}), flush=True)', ['{"move": 3}']),
        ("print(json.dumps([]), flush=True)", ["[]"]),
        ("sys.stdout.buffer.write(bytes([200, 10])); sys.stdout.flush()", ["answered"]),
        ('sys.exit("no idea")', ["exit code 1", "no idea"]),
        ("1 / 0", ["exit code 1", "ZeroDivisionError"]),
    ],
)
def test_every_failure_names_the_bot(act: str, said: list[str], log: Path) -> None:
    name = f"cmd:{program_that(act, log)}"
    with pytest.raises(BotFailed) as failed:
        play(name)
    for part in [name, *said]:
        assert part in str(failed.value)


def test_a_program_that_thinks_too_long_is_stopped(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LOADING", 0.0)
    name = f"cmd:50ms:{program_that('import time; time.sleep(600)', log)}"
    waiting = make_bot(LocalBot(name), 1)
    with pytest.raises(BotFailed) as failed:
        play_match(ludotheque.game("winston"), 1, [waiting, built_in_bot("greedy", 1)])
    assert "50 ms" in str(failed.value)
    assert isinstance(waiting, program.ProgramBot)
    assert waiting._process is None


def test_a_failure_reaches_the_process_that_started_the_games(log: Path) -> None:
    task = Task(ludotheque.game("winston"), 2, 8, bots=(LocalBot(f"cmd:{program_that('1 / 0', log)}"), "greedy"))
    with pytest.raises(BotFailed) as failed:
        play_all(task, workers=2)
    assert "ZeroDivisionError" in str(failed.value)


@pytest.mark.parametrize("name", ["cmd:", "cmd: ", "cmd:no-such-program", "cmd:'open", "cmd:500ms:", "cmd:/etc/passwd"])
def test_a_command_that_cannot_be_run_is_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        make_bot(LocalBot(name), 1)
