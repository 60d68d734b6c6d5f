"""Games of three moves, or nine, keep the contract as well as long ones; and the suite from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core import record
from ludotheque.core.contract import Variant
from ludotheque.testing.conformance import CHECKS, HALFWAY, Check, case_name, cases

from . import kuhn, tictactoe

ROOT = Path(__file__).parent.parent.parent
GAMES = (kuhn.GAME, tictactoe.GAME)


@pytest.mark.parametrize(("variant", "seats"), [case for game in GAMES for case in cases(game)], ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=case_name)
def test_conformance(check: Check, variant: Variant, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert variant.engine.longest < HALFWAY
    monkeypatch.setattr(record, "find", {game.name: game for game in GAMES}.__getitem__)  # they are not on the shelf
    check(variant, seats)


def suite(folder: Path, game: str, *options: str) -> subprocess.CompletedProcess[str]:
    """`python -m ludotheque.testing kuhn`, where this game is installed."""
    announced = folder / "kuhn-1.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn\nVersion: 1\n")
    (announced / "entry_points.txt").write_text(f"[ludotheque.games]\nkuhn = {game}\n")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "LUDOTHEQUE_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "ludotheque.testing", "kuhn", *options]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_suite_passes_a_short_game(tmp_path: Path) -> None:
    done = suite(tmp_path, "tests.testing.kuhn:GAME")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_the_suite_says_what_is_wrong(tmp_path: Path) -> None:
    done = suite(tmp_path, "tests.testing.broken:LEAKING", "-k", "views")
    assert done.returncode == 1, done.stdout + done.stderr
    assert (
        "E   AssertionError: kuhn, 2 players, seed 0, after 0 moves, seat 1: `view` is not the same after `imagine`, "
        "so it shows what this seat cannot know (or `imagine` changes what it does): `hands[0].card` is '"
    ) in done.stdout
    assert "1 failed" in done.stdout
