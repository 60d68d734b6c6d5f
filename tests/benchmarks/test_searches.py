"""The search against an older one, and what a kept tree would be worth: they play and print."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.search import older, reuse
from benchmarks.search.reuse import KeepingBot, visits_after
from ludotheque.bots.search.growing import Budget
from ludotheque.core.shelf import find

SOURCES = Path(__file__).parents[2] / "src"


@pytest.mark.parametrize("seats", [2, 3])
def test_two_versions_play_every_deal_once_for_each_seat(
    seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["older", str(SOURCES), "hundsgemein", "--seats", str(seats), "--simulations", "3", "--older", "2"]
    monkeypatch.setattr(sys, "argv", [*asked, "--deals", "2"])
    older.main()
    found = capsys.readouterr().out.splitlines()
    assert found[0] == f"hundsgemein, {seats} players, search:3 against search:2, {2 * seats} games"
    assert found[1].startswith("the newer won ")


def test_a_kept_tree_knows_the_moves_that_were_played() -> None:
    variant = find("hundsgemein").variant()
    match, bot = variant.new(2, seed=3), KeepingBot(1, Budget(200))
    ply = match.ply
    played = bot.choose(match)
    assert bot.kept is not None
    assert bot.kept[0] == ply
    tree = bot.kept[1]
    match.play_action(played)
    assert visits_after(tree, match, ply) == tree.visits[played] > 0


def test_what_a_kept_tree_would_be_worth_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["reuse", "winoc", "--simulations", "20", "--games", "1"])
    reuse.main()
    found = capsys.readouterr().out.splitlines()
    assert found[0] == "Winoc, 2 players, 20 simulations, 1 games"
    assert [line.split(":")[0] for line in found[1:]] == list(reuse.KINDS)
