"""`ludotheque arena` as people type it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.cli.console import err, out
from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal

QUICK = ("arena", "winston", "--bots", "random,greedy", "--workers", "1")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 100)
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def test_help(type_in: Terminal) -> None:
    shown = type_in("arena", "--help")
    assert shown.code == 0
    assert "--results" in shown.out
    assert "cli-" not in shown.out


def test_names_of_bots_are_not_taken_for_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    for console in (out, err):
        console.print("greedy over search:100: +7", markup=False)
    assert capsys.readouterr() == ("greedy over search:100: +7\n",) * 2


def test_json(type_in: Terminal) -> None:
    result = json.loads(type_in(*QUICK, "--seats", "3", "--games", "61", "--seed", "4", "--json").out)
    assert (result["game"], result["bots"], result["finished"]) == ("winston", ["random", "greedy"], True)
    [standings] = result["standings"]
    assert (standings["seats"], standings["games"], standings["deals"]) == (3, 63, 21)
    assert [bot["bot"] for bot in standings["bots"]] == ["greedy", "random"]
    assert standings["bots"][0]["rating"] == 1000
    assert standings["steps"][0]["apart"]
    assert standings["duels"][0]["share"] > 0.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language_in_a_narrow_terminal(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = type_in(*QUICK, "--seats", "3", "--games", "4", "--lang", language)
    assert result.code == 0
    assert "arena-" not in result.out
    assert "greedy – random" in result.out
    assert "1000" in result.out
    assert "…" not in result.out


def test_rounded_games_and_few_deals_are_mentioned(type_in: Terminal) -> None:
    said = type_in(*QUICK, "--seats", "3", "--games", "4").out
    assert "whole deals make it 6" in said
    assert "cannot be trusted" in said
    assert "too few deals to tell" in said
    assert "too close to call" not in said


def test_a_range_of_players(type_in: Terminal, tmp_path: Path) -> None:
    words = ["--seats", "2-3", "--games", "4", "--results", "all.jsonl", "--chart", "all.svg"]
    said = type_in(*QUICK, *words).out
    assert "Winston, 2 players" in said
    assert "Winston, 3 players" in said
    made = {file.name for file in tmp_path.iterdir()}
    assert made == {"all-2.jsonl", "all-3.jsonl", "all-2.svg", "all-3.svg"}
    again = json.loads(type_in(*QUICK, *words[:-2], "--resume", "--json").out)
    assert [standings["seats"] for standings in again["standings"]] == [2, 3]


def test_resume_extends_a_contest(type_in: Terminal, tmp_path: Path) -> None:
    type_in(*QUICK, "--games", "4", "--results", "r.jsonl")
    extended = type_in(*QUICK, "--games", "8", "--results", "r.jsonl", "--resume", "--json").out
    assert json.loads(extended) == json.loads(type_in(*QUICK, "--games", "8", "--json").out)
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 5
    refused = type_in(*QUICK, "--games", "8", "--seed", "1", "--results", "r.jsonl", "--resume")
    assert refused.code == 2
    assert "“seed” was 0 there and is 1 now" in refused.err


def test_calibration(type_in: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "winston.json"
    type_in(*QUICK, "--seats", "2-3", "--games", "4", "--calibration", str(file))
    type_in(*QUICK, "--seats", "3", "--games", "6", "--option", "edition=first", "--calibration", str(file))
    type_in(*QUICK, "--seats", "3", "--games", "6", "--calibration", str(file))
    kept = json.loads(file.read_text())["seats"]
    command = "ludotheque arena winston --seats {} --bots random,greedy --games {} --seed 0 --calibration winston.json"
    assert kept["2"]["command"] == command.format("2-3", 4)
    assert kept["3"]["command"] == command.format("3", 6)
    assert (kept["2"]["games"], kept["3"]["games"]) == (4, 6)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy,wizard"], "“wizard”"),
        (["--bots", "greedy"], "at least two"),
        (["--bots", "greedy,greedy"], "twice"),
        (["--seats", "many"], "2-4"),
        (["--seats", "4-2"], "2-4"),
        (["--seats", "2-9"], "2 to 6 players, not 9"),
        (["--games", "0"], "1 or more"),
        (["--workers", "0"], "1 or more"),
        (["--bots", "random,greedy,search", "--games", "2"], "3 or more"),
        (["--option", "edition=third"], "second, first"),
        (["--seed", "pi"], "hexadecimal"),
        (["--resume"], "--results FILE"),
        (["--results", "/no/such/folder/file"], "no folder /no/such/folder"),
        (["--chart", "chart.pdf"], ".svg, .png"),
        (["--chart", "/no/such/folder/chart.svg"], "no folder"),
        (["--calibration", "/no/such/folder/file"], "no folder"),
    ],
    ids=" ".join,
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in("arena", "winston", *words)
    assert result.code == 2
    assert said in result.err


@pytest.mark.parametrize(("library", "words"), [("evalica", []), ("altair", ["--chart", "c.svg"])])
def test_a_missing_library_is_named_before_anything_is_played(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, library: str, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for module in ("contests.ratings", "charts.pictures"):
        monkeypatch.delitem(sys.modules, f"ludotheque.lab.{module}", raising=False)
    result = type_in(*QUICK, "--results", "r.jsonl", *words)
    assert result.code == 2
    assert library in result.err
    assert "pip install 'ludotheque[lab]'" in result.err
    assert not (tmp_path / "r.jsonl").exists()


def endless(file: Path) -> subprocess.Popen[str]:
    """Start a contest in its own process group, and wait until some deals are finished."""
    words = ["arena", "winston", "--games", "1000000", "--workers", "2", "--results", str(file), "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and not (file.exists() and len(file.read_bytes().splitlines()) > 3):
        time.sleep(0.1)
    return running


def test_interrupting_keeps_what_is_finished(tmp_path: Path) -> None:
    """Ctrl-C in a terminal reaches the workers too."""
    file = tmp_path / "r.jsonl"
    running = endless(file)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130
    assert "Traceback" not in err
    result = json.loads(out)
    assert not result["finished"]
    assert result["standings"][0]["deals"] == len(file.read_text().splitlines()) - 1


def test_terminating_leaves_no_worker_behind(tmp_path: Path) -> None:
    running = endless(tmp_path / "r.jsonl")
    running.terminate()
    _, err = running.communicate()  # returns when the last process has closed the pipe
    assert running.returncode == 128 + signal.SIGTERM
    assert "Traceback" not in err
    for _ in range(300):  # Python's resource tracker ends last
        if not any_alive(running.pid):
            return
        time.sleep(0.1)
    pytest.fail("a process of the contest is still there")


def any_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
