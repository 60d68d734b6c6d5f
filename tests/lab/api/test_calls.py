"""The lab from Python: one line each, with progress, and interrupted without loss."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

import ludotheque
from ludotheque.core.errors import LudothequeError
from ludotheque.lab import LocalBot, arena, compare, report, simulate
from ludotheque.lab.run.question import COMPILED_CHUNKS

CAREFUL = f"{Path(__file__).parents[3]}/examples/mybots.py:Careful"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ludotheque.lab.contests.ratings.RESAMPLES", 100)
    monkeypatch.setattr("ludotheque.lab.api.report.SAMPLE", 10)


class Told:
    """A progress callback. It presses Ctrl-C when so many games are played."""

    def __init__(self, stop: int | None = None) -> None:
        self.calls: list[tuple[int, int]] = []
        self.stop = stop

    def __call__(self, done: int, total: int) -> None:
        self.calls.append((done, total))
        if self.stop is not None and done >= self.stop:
            raise KeyboardInterrupt


# --- simulate ---


def test_simulate_writes_tables_and_tells_progress() -> None:
    told = Told()
    found = simulate("winston", seats=3, bots=["greedy", "random", "random"], games=500, out="games", progress=told)
    assert (found.games, found.finished) == (500, True)
    assert [seat.bot for seat in found.seats] == ["greedy", "random", "random"]
    assert found.seats[0].wins > 0.4
    assert told.calls[-1] == (500, 500)
    assert len(pl.scan_parquet("games/games-*.parquet").collect()) == 500


def test_simulate_takes_values_as_people_write_them() -> None:
    plain = simulate("winston", games=50, seed=5, options={"edition": "first"})
    typed = simulate("winston", games=50, seed="5", options=["edition=first"], bots="random")
    object_ = simulate(ludotheque.game("winston", edition="first"), games=50, seed="0x" + f"{5:064x}")
    assert plain.seats == typed.seats == object_.seats
    assert plain.options["edition"] == "first"


def test_an_interrupted_simulation_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.lab.run.chunks.FILE_MOVES", 100 * 90)  # 64 games per file
    whole = simulate("winston", games=640, out="whole", workers=1)
    part = simulate("winston", games=640, out="part", workers=1, progress=Told(stop=128))
    assert not part.finished
    assert part.games == 128 == len(pl.scan_parquet("part/games-*.parquet").collect())
    again = simulate("winston", games=640, out="part", resume=True, workers=1)
    assert again.seats == whole.seats
    assert {f.name: f.read_bytes() for f in Path("part").iterdir()} == {
        f.name: f.read_bytes() for f in Path("whole").iterdir()
    }


def test_an_interrupted_simulation_is_of_the_first_games() -> None:
    few, many = 4 * COMPILED_CHUNKS.games, 50 * COMPILED_CHUNKS.games
    found = simulate("winston", games=many, workers=2, progress=Told(stop=few))
    assert few <= found.games < many
    assert not found.finished
    assert found.seats == simulate("winston", games=found.games).seats


def test_an_interrupted_simulation_keeps_its_records() -> None:
    found = simulate("winston", games=40, bots="search:1", records="r.jsonl", workers=1, progress=Told(stop=8))
    assert (found.games, found.finished) == (8, False)
    assert len(Path("r.jsonl").read_text().splitlines()) == 8


def test_without_a_single_game_the_interrupt_is_raised() -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("winston", games=40, out="games", progress=stop)  # progress tells 0 games first


def test_a_program_or_class_is_named_by_a_local_bot_only() -> None:
    found = simulate("winston", games=2, bots=[LocalBot(CAREFUL), "greedy"], workers=1)
    assert found.seats[0].bot == CAREFUL
    with pytest.raises(LudothequeError, match="random, greedy"):
        simulate("winston", games=2, bots=[CAREFUL, "greedy"])


# --- arena ---


def test_arena_rates_bots_and_goes_on_where_it_stopped() -> None:
    told = Told(stop=6)
    bots = ["random", "greedy"]
    part = arena("winston", bots=bots, deals=21, seats=3, out="arena.jsonl", workers=1, progress=told)
    assert not part.finished
    assert (part.contests[0].played, part.contests[0].planned) == (6, 63)
    assert told.calls[0] == (0, 63)
    whole = arena("winston", bots="random,greedy", games=61, seats=3, out="arena.jsonl", resume=True, workers=1)
    assert whole.finished
    assert [standing.bot for standing in whole.standings[0].bots] == ["greedy", "random"]
    assert whole == arena("winston", bots=bots, deals=21, seats=[3], workers=1)
    assert len(Path("arena.jsonl").read_text().splitlines()) == 22


def test_arena_hands_over_each_number_of_players() -> None:
    seen: list[int] = []
    found = arena("winston", games=4, seats="2-3", workers=1, each=lambda result: seen.append(result.contest.seats))
    assert seen == [2, 3]
    assert [standings.seats for standings in found.standings] == seen


def test_an_arena_without_a_game_has_no_standings() -> None:
    found = arena("winston", games=40, workers=1, progress=Told(stop=0))
    assert (found.finished, found.standings, found.contests[0].played) == (False, [], 0)


# --- report ---


def test_report_writes_a_page_and_charts() -> None:
    told = Told()
    found = report(
        "winston", seats=[2], bots="greedy", games=30, luck_games=4, out="page.html", charts="charts", progress=told
    )
    assert (found.finished, found.tables[0].games) == (True, 30)
    assert told.calls[-1] == (34, 34)
    assert Path("page.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert Path("charts/seats.svg").exists()


def test_an_interrupted_report_tells_what_it_has() -> None:
    found = report(
        "winston", seats=2, bots="greedy", games=30, luck_games=4, out="page.html", workers=1, progress=Told(stop=20)
    )
    assert not found.finished
    assert 20 <= found.tables[0].games < 34
    assert Path("page.html").exists()


# --- compare ---


def test_compare_stops_when_it_is_clear() -> None:
    told = Told()
    found = compare("winston", "edition=second,first", measures="score", bots="random", progress=told, chart="c.svg")
    assert (found.settled, found.finished) == (True, True)
    assert told.calls[-1] == (found.games, 20_000)
    assert Path("c.svg").exists()


def test_an_interrupted_comparison_tells_what_it_has() -> None:
    found = compare("winston", ["edition=second,first"], bots="random", games=3000, workers=1, progress=Told(stop=1000))
    assert (found.games, found.settled, found.finished) == (1000, False, False)


# --- bad input ---


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: simulate("chess"), "chess"),
        (lambda: simulate("winston", bots=["wizard"]), "wizard"),
        (lambda: simulate("winston", seats=9), "2 to 6"),
        (lambda: simulate("winston", games=0), "1 or more"),
        (lambda: simulate("winston", seed="pi"), "hexadecimal"),
        (lambda: simulate("winston", options=["edition"]), "NAME=VALUE"),
        (lambda: simulate("winston", options={"edition": "third"}), "second, first"),
        (lambda: simulate("winston", resume=True), "--out FOLDER"),
        (lambda: simulate("winston", workers=0), "1 or more"),
        (lambda: simulate("winston", engine="steam"), "local, ray"),
        (lambda: arena("winston", bots=["greedy"]), "at least two"),
        (lambda: arena("winston", seats="many"), "2-4"),
        (lambda: arena("winston", seats=[]), "2-4"),
        (lambda: arena("winston", deals=0), "1 or more"),
        (lambda: arena("winston", out="no/such/file"), "no folder"),
        (lambda: report("winston", seats=[2, 9]), "2 to 6"),
        (lambda: report("winston", luck_games=-1), "1 or more"),
        (lambda: report("winston", out="no/such/page.html"), "no folder"),
        (lambda: report("winston", language="xx"), "Languages"),
        (lambda: compare("winston", "edition=first"), "at least two"),
        (lambda: compare("winston", "edition=first,second", measures=["beauty"]), "beauty"),
        (lambda: compare("winston", "edition=first,second", chart="c.pdf"), ".svg, .png"),
    ],
)
def test_bad_input(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(LudothequeError) as caught:
        call()
    assert said in str(caught.value)
    assert list(Path().iterdir()) == []


# --- imports ---


def test_the_package_imports_nothing_heavy_before_it_is_used() -> None:
    code = (
        "import json, sys, ludotheque.lab; names = dir(ludotheque.lab); "
        "heavy = [m for m in ('numba', 'numpy', 'polars', 'altair', 'scipy', 'evalica') if m in sys.modules]; "
        "from ludotheque.lab import simulate; "
        "print(json.dumps([names, heavy, [m for m in ('polars', 'altair', 'evalica') if m in sys.modules]]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names, before, after = json.loads(done.stdout)
    assert {"simulate", "arena", "report", "compare"} <= set(names)
    assert before == []
    assert after == []


def test_unknown_names_are_attribute_errors() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        ludotheque.lab.nothing  # noqa: B018
