"""`ludotheque simulate` with tables and records, as people type it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ..test_commands import Terminal

QUICK = ("simulate", "winston", "--games", "30", "--json")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys, tmp_path)


def counted(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text)
    del found["seconds"]
    return found


def test_tables_change_nothing_and_can_be_taken_up_again(type_in: Terminal, tmp_path: Path) -> None:
    plain = counted(type_in(*QUICK).out)
    assert counted(type_in(*QUICK, "--out", "tables").out) == plain
    assert counted(type_in(*QUICK, "--out", "tables", "--resume").out) == plain
    assert {file.name.split("-")[0] for file in (tmp_path / "tables").iterdir()} == {"games", "seats", "task.json"}


def test_any_level_can_play(type_in: Terminal) -> None:
    words = ("simulate", "winston", "--games", "2", "--bots", "search:5,beginner", "--workers", "1", "--json")
    result = counted(type_in(*words).out)
    assert result["games"] == 2
    assert counted(type_in(*words, "--records", "r.jsonl").out) == result
    assert type_in("check", "r.jsonl").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "wizard"], "“wizard”"),
        (["--workers", "0"], "1 or more"),
        (["--resume"], "--out FOLDER"),
        (["--out", "no/such"], "cannot be opened"),
        (["--out", "a", "--records", "b"], "either --records or --out"),
        (["--engine", "steam"], "local, ray"),
        (["--address", "auto"], "--engine ray"),
    ],
    ids=" ".join,
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in("simulate", "winston", *words)
    assert result.code == 2
    assert said in result.err


def test_a_missing_library_is_named(type_in: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "ludotheque.lab.export.parquet", raising=False)
    result = type_in(*QUICK, "--out", "tables")
    assert result.code == 2
    assert "pip install 'ludotheque[lab]'" in result.err
    assert not (tmp_path / "tables").exists()


def test_interrupting_keeps_what_is_finished(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    words = ["simulate", "winston", "--games", "1000000000", "--workers", "2", "--out", str(folder), "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and len(list(folder.glob("games-*.parquet"))) < 2:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130
    assert "Traceback" not in err
    size = json.loads((folder / "task.json").read_text())["part"]
    assert json.loads(out)["games"] == size * len(list(folder.glob("games-*.parquet")))
