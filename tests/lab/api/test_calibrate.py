"""`calibrate`: what bots say against what happens, kept, continued and published."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.search.correction import UNCORRECTED, FittedCorrection
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import find
from ludotheque.lab import calibrate
from ludotheque.lab.api.calibrate import CORRECTIONS, LARGER
from ludotheque.lab.reliability import published
from ludotheque.lab.reliability.said import SaidGame, play_said, said_again
from ludotheque.lab.reliability.store import file_name
from ludotheque.lab.run.setting import Setting
from ludotheque.lab.run.task import Task

QUICK: dict[str, Any] = {"bots": "search:30", "positions": 40, "workers": 1}


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("winoc", {}, 3),
        ("winoc", {"rules": "junior"}, 2),
        ("winston", {}, 2),
        ("hundsgemein", {"scoring": "expert"}, 2),
    ],
)
def test_shares_can_be_believed(game: str, options: dict[str, str], seats: int) -> None:
    """The guard: with the seeds fixed this is the same on every machine. The bound is wide, since the games are few."""
    [made] = calibrate(game, options=options, seats=seats, bots="search:100", positions=240, workers=1, seed=7).settings
    assert made.finished
    assert made.found is not None
    assert made.found.error < made.found.floor_high + 0.03


def test_a_correction_is_fitted_to_other_deals_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[FittedCorrection] = []
    monkeypatch.setattr("ludotheque.lab.api.calibrate.keep_correction", lambda folder, found: made.append(found))
    options = {"open_memory": True}
    bots = {**QUICK, "bots": "search:20,search:30"}
    result = calibrate("winoc", **bots, correct=True, games=tmp_path, options=options)
    [found] = made
    assert [each.corrected for each in result.settings] == [found.numbers != UNCORRECTED] * 2
    assert found.options == {"rules": "classic", "fortress": "stop"}
    assert (found.seats, found.games, found.bots) == (2, 20, ["search:20", "search:30"])
    assert found.command.endswith("--option open_memory=true --positions 40 --seed 0 --correct")
    sizes = [each.simulations for each in found.numbers.sizes]
    assert len(sizes) in (0, 1 + len(LARGER))
    assert sizes == sorted(sizes)
    others = [*range(CORRECTIONS, CORRECTIONS + 10)]
    for file in tmp_path.iterdir():
        rows = [json.loads(line)["row"] for line in file.read_text(encoding="utf-8").splitlines()[1:]]
        assert sorted(rows) == (others if "times" in file.stem else [*range(10), *others])
    assert len([*tmp_path.iterdir()]) == 2 * (1 + len(LARGER))


def test_a_search_as_large_says_the_same_again() -> None:
    setting = Task(find("winoc").variant(), 3, 1, 5, ("search:20",)).setting
    game = play_said(setting, 1, each=4)
    assert said_again(setting, 1, game, each=4) == game
    larger = said_again(setting, 8, game)
    assert (larger.actions, len(larger.sayings)) == (game.actions, 2)
    assert {(each.ply, each.seat) for each in larger.sayings} < {(each.ply, each.seat) for each in game.sayings}
    by_ply = {each.ply: each.simulations for each in game.sayings}
    assert all(each.simulations > 3 * by_ply[each.ply] for each in larger.sayings if not each.certain)


def test_the_same_seed_measures_the_same() -> None:
    first, second, other = (calibrate("winoc", **QUICK, seed=seed).settings[0].found for seed in (3, 3, 4))
    assert first == second != other


def test_every_setting_of_a_game() -> None:
    found = calibrate("winston", bots="search:2,search:3", positions=1, every=True, workers=1)
    assert len(found.settings) == 4 * 5 * 2
    assert len({file_name(each.setting) for each in found.settings}) == len(found.settings)


def test_games_are_kept_and_gone_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = calibrate("winoc", **QUICK, games=tmp_path)
    [file] = tmp_path.iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:6]) + lines[6][:20])  # as a killed run leaves it
    rows: list[int] = []
    from ludotheque.lab.reliability import said

    play = said.play_said

    def counted(setting: Setting, row: int, each: int) -> SaidGame:
        rows.append(row)
        return play(setting, row, each=each)

    monkeypatch.setattr(said, "play_said", counted)
    assert calibrate("winoc", **QUICK, games=tmp_path).settings[0].found == whole.settings[0].found
    assert rows == [5, 6, 7, 8, 9]


def test_games_of_another_setting_are_refused(tmp_path: Path) -> None:
    calibrate("winoc", **QUICK, games=tmp_path)
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes().replace(b'"game":"winoc"', b'"game":"winston"'))
    with pytest.raises(BadRequest, match="games of another kind"):
        calibrate("winoc", **QUICK, games=tmp_path)
    file.write_bytes(b"{}\n")
    with pytest.raises(BadRequest, match="line 1"):
        calibrate("winoc", **QUICK, games=tmp_path)


def test_an_interruption_keeps_what_there_is(tmp_path: Path) -> None:
    def stop(done: int, planned: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    found = calibrate("winoc", **QUICK, seats="2-3", games=tmp_path, progress=stop)
    assert not found.finished
    [made] = found.settings
    assert (made.games, made.planned) == (3, 10)
    assert made.found is not None
    assert made.found.games == 3


def test_figures_are_published_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "winoc.json"
    calibrate("winoc", **QUICK, out=file)
    calibrate("winoc", **QUICK, out=file, seed=8, options={"rules": "junior"})
    calibrate("winoc", **QUICK, out=file, seed=9)
    measured = published.read(file).measured
    assert [each.options["rules"] for each in measured] == ["classic", "junior"]
    assert measured[0].command.endswith("--positions 40 --seed 9 --out winoc.json")
    with pytest.raises(BadRequest, match="another game"):
        calibrate("winston", **QUICK, out=file)


def test_a_chart(tmp_path: Path) -> None:
    calibrate("winoc", **QUICK, chart=tmp_path / "winoc.svg", seats="2-3")
    drawn = (tmp_path / "winoc.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "2 · search:30" in drawn


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"bots": "greedy"}, "states no chances"),
        ({"bots": ""}, "states no chances"),
        ({"positions": 0}, "at least one position"),
        ({"seats": 9}, "2 to 4 players"),
        ({"options": {"rules": "other"}}, "rules"),
        ({"chart": "curve.txt"}, "svg"),
    ],
)
def test_what_cannot_be_measured_is_said(asked: dict[str, object], said: str) -> None:
    with pytest.raises(Exception, match=said):
        calibrate("winoc", **{**QUICK, **asked})
