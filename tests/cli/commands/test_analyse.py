"""`ludotheque analyse` as people type it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.bots.review.analysis import Analysis, analyse
from ludotheque.bots.review.judged_match import JudgedMatch, Progress
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.stopping import Stop
from ludotheque.cli.app import run
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.record import to_line

from ..test_commands import Terminal

QUICK = ["--simulations", "30"]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The first moves of three games: Winston, Winoc, and Winchester, which has a die."""
    file = tmp_path / "games.jsonl"
    lines = []
    for name in ("winston", "winoc", "winchester"):
        match = ludotheque.game(name).new(2, seed=4, names=["Ada", "Maximiliane"])
        for _ in range(8):
            match.play(match.legal()[-1])
        lines.append(to_line(match))
    file.write_bytes(b"".join(lines))
    return file


def test_help(terminal: Terminal) -> None:
    assert "analyse" in terminal("--help").out
    shown = terminal("analyse", "--help")
    assert shown.code == 0
    assert "cli-" not in shown.out


def test_a_line_a_move_and_a_summary(terminal: Terminal, games: Path) -> None:
    result = terminal("analyse", str(games), *QUICK)
    assert result.code == 0
    assert "Winston: Ada, Maximiliane" in result.out
    match = ludotheque.Match.from_record(games.read_text().splitlines()[0])
    for number, (seat, _) in enumerate(match.moves, 1):
        assert any(line.split()[:2] == [str(number), match.names[seat or 0]] for line in result.out.splitlines())
    for said in ("decisions", "Unclear", "30 simulations", "The game is not over", "play "):
        assert said in result.out


def test_a_game_of_several_and_the_die(terminal: Terminal, games: Path) -> None:
    result = terminal("analyse", str(games), "--game", "3", *QUICK)
    assert "Winchester: Ada, Maximiliane" in result.out
    assert "chance, for" in result.out


def test_people_read_what_they_may_see(terminal: Terminal, games: Path) -> None:
    """Records of Winoc name a stone by its hidden side; people see its place."""
    result = terminal("analyse", str(games), "--game", "2", *QUICK)
    turned = [text for _, text in ludotheque.Match.from_record(games.read_text().splitlines()[1]).moves]
    assert "turn over stone" in result.out
    assert not {text for text in turned if text.startswith("f")} & set(result.out.split())


def test_json_is_the_analysis(terminal: Terminal, games: Path) -> None:
    shown = terminal("analyse", str(games), *QUICK, "--json").out
    found = msgspec.json.decode(shown, type=Analysis)
    match = ludotheque.Match.from_record(games.read_text().splitlines()[0])
    assert found == analyse(match, Budget(30))
    move = json.loads(shown)["moves"][0]
    shares = {"before", "played", "after", "decision", "luck", "unclear", "own_decision", "own_luck"}
    assert move.keys() == shares | {
        "ply",
        "seat",
        "text",
        "shown",
        "best",
        "own_decision",
        "own_luck",
        "visits",
        "noise",
        "doubt",
    }
    assert move["best"].keys() == {"text", "shown", "expected", "shares"}
    summary = json.loads(shown)["seats"][0]
    assert summary.keys() == {"seat", "start", "end", "decision", "others", "luck", "unclear", "costliest"}


def test_the_standard_input(games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(games.read_bytes())))
    assert run(["analyse", "-", "--game", "2", *QUICK, "--lang", "en"]) == 0
    assert "Winoc: Ada, Maximiliane" in capsys.readouterr().out


def test_a_resigned_game(terminal: Terminal, tmp_path: Path) -> None:
    match = ludotheque.game("winston").new(2, seed=4)
    match.play(match.legal()[0])
    match.resign(1)
    file = tmp_path / "resigned.json"
    file.write_bytes(to_line(match))
    assert "resigns" in terminal("analyse", str(file), *QUICK).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(terminal: Terminal, games: Path, language: str) -> None:
    result = terminal("analyse", str(games), "--game", "3", *QUICK, "--lang", language)
    assert result.code == 0
    assert "analyse-" not in result.out
    assert "winchester-" not in result.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["/no/such/file"], "cannot be opened"),
        (["{games}", "--game", "4"], "no game 4"),
        (["{games}", "--game", "0"], "no game 0"),
        (["{games}", "--simulations", "0"], "1 or more"),
        (["{games}", "--threads", "-1"], "1 or more"),
        (["{games}", "--seed", "pi"], "pi"),
        (["{games}", "--lang", "xx"], "Languages:"),
        (["{games}", "--chart", "chart.doc"], ".svg, .png"),
        (["{games}", "--chart", "/no/such/folder/chart.svg"], "no folder /no/such/folder"),
        (["{games}", "--chart", "{folder}/taken.svg"], "cannot be opened"),
    ],
    ids=" ".join,
)
def test_bad_input(terminal: Terminal, games: Path, words: list[str], said: str) -> None:
    (games.parent / "taken.svg").mkdir()
    filled = [word.format(games=games, folder=games.parent) for word in words]
    result = terminal("analyse", *QUICK, *filled) if "--simulations" not in words else terminal("analyse", *filled)
    assert result.code == 2
    assert said in result.err


def test_a_broken_record_is_refused_with_its_move(terminal: Terminal, games: Path) -> None:
    first, *others = games.read_text().splitlines()
    record = json.loads(first)
    record["moves"][2][1] = "take R"
    games.write_text("\n".join([json.dumps(record), *others]))
    result = terminal("analyse", str(games), *QUICK)
    assert result.code == 2
    assert "Line 1, move 3" in result.err
    assert terminal("analyse", str(games), "--game", "2", *QUICK).code == 0


def test_ctrl_c_shows_what_is_done(terminal: Terminal, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge_all = JudgedMatch.judge_all

    def interrupted(self: JudgedMatch, workers: int, progress: Progress, stop: Stop) -> None:
        def at_four(done: int, total: int) -> None:
            if done == 4:
                raise KeyboardInterrupt

        judge_all(self, 1, at_four, stop)

    monkeypatch.setattr(JudgedMatch, "judge_all", interrupted)
    result = terminal("analyse", str(games), *QUICK)
    assert result.code == 130
    assert "Interrupted: 3 of 8 moves analysed." in result.out


# --- the chart ---


def test_a_chart_holds_names_and_texts(terminal: Terminal, games: Path) -> None:
    file = games.parent / "chart.svg"
    assert terminal("analyse", str(games), *QUICK, "--lang", "de", "--chart", str(file)).code == 0
    drawn = file.read_text(encoding="utf-8")
    for said in ("Maximiliane", "Winston", "Eigene Entscheidungen", "Zugnummer", "Anteil am Sieg (%)"):
        assert said in drawn
    assert "analyse-" not in drawn


def test_a_chart_as_a_picture(terminal: Terminal, games: Path) -> None:
    file = games.parent / "chart.png"
    assert terminal("analyse", str(games), "--game", "3", *QUICK, "--chart", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_missing_library_is_named(terminal: Terminal, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("charts.analysis", "charts.pictures"):
        monkeypatch.delitem(sys.modules, f"ludotheque.lab.{module}", raising=False)
        monkeypatch.delattr(f"ludotheque.lab.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "altair", None)
    result = terminal("analyse", str(games), "--chart", "chart.svg")
    assert result.code == 2
    assert "pip install 'ludotheque[lab]'" in result.err
