"""An external game: once installed, every part of the project knows it."""

from __future__ import annotations

import json
import subprocess
import sys

from .installed import PACKAGE, ROOT

Environment = dict[str, str]


def run(environment: Environment, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


def said(environment: Environment, *words: str) -> str:
    done = run(environment, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_on_the_shelf(with_chanterelle: Environment) -> None:
    games = json.loads(said(with_chanterelle, "ludotheque", "games", "--json"))
    assert {game["name"] for game in games} == {"chanterelle", "winston", "winoc", "hundsgemein", "winchester"}
    assert "Die Hexe" in said(with_chanterelle, "ludotheque", "rules", "chanterelle", "--lang", "de")


def test_it_passes_the_conformance_suite(with_chanterelle: Environment) -> None:
    assert "passed" in said(with_chanterelle, "ludotheque.testing", "chanterelle")


def test_it_keeps_its_own_rules(with_chanterelle: Environment) -> None:
    words = ["pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", "-k", "not conformance"]
    assert "passed" in said(with_chanterelle, *words, str(PACKAGE / "tests"))


def test_it_is_played_by_search_levels_and_bots_of_ones_own(with_chanterelle: Environment) -> None:
    bots = "search:100,casual,examples/mybots.py:Careful,cmd:examples/line_bot.py"
    words = ["simulate", "chanterelle", "--seats", "4", "--bots", bots, "--games", "2", "--workers", "1", "--json"]
    result = json.loads(said(with_chanterelle, "ludotheque", *words))
    assert result["games"] == 2
    assert result["endings"] == {"forest empty": 2}


def test_search_plays_it_well(with_chanterelle: Environment) -> None:
    words = ["simulate", "chanterelle", "--bots", "search:200,random", "--games", "40", "--workers", "1", "--json"]
    result = json.loads(said(with_chanterelle, "ludotheque", *words))
    assert result["seats"][0]["wins"] > 0.8


def test_the_suite_says_which_games_there_are(with_chanterelle: Environment) -> None:
    done = run(with_chanterelle, "ludotheque.testing", "nothing")
    assert done.returncode == 2
    assert "chanterelle" in done.stderr
    assert run(with_chanterelle, "ludotheque.testing").returncode == 2
