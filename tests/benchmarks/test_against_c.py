"""What the comparison with C says of its figures. The comparison itself needs a C compiler, and checks itself."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import pytest

from benchmarks.against_c.history import Run, add, machine, read, slower, usual
from benchmarks.against_c.instructions import EXPECTED, SIZES, drifted, packed
from benchmarks.against_c.layout import header
from benchmarks.against_c.programs import GAMES
from benchmarks.against_c.speed import SIZES as TIMED
from benchmarks.against_c.speed import Measured
from benchmarks.against_c.work import KINDS, frame
from ludotheque.core.shelf import find, shelf

HERE = machine("cc 12", "0.68.1")


def run(ratio: float, where: dict[str, str] = HERE) -> Run:
    return Run("2026-11-19", "abc", where, 0.1, {"winston random": (ratio - 0.01, ratio, ratio + 0.01)})


def test_every_game_is_there_in_c_and_measured_in_every_way() -> None:
    assert set(GAMES) == set(shelf()) == set(SIZES) == set(TIMED)
    assert all(tuple(sizes) == KINDS for sizes in (*SIZES.values(), *TIMED.values()))


def test_the_history_is_kept_a_line_for_each_run(tmp_path: Path) -> None:
    file = tmp_path / "new" / "speed.jsonl"
    assert read(file) == []
    add(file, run(1.0))
    add(file, run(1.1))
    assert [each.ratios["winston random"][1] for each in read(file)] == [1.0, 1.1]
    assert len(file.read_text().splitlines()) == 2


def test_runs_are_compared_with_those_on_the_same_machine() -> None:
    runs = [run(2.0, {**HERE, "processor": "another"}), run(1.0), run(1.2), run(1.1)]
    assert usual(runs, "winston random", HERE) == 1.1
    assert usual(runs, "winston greedy", HERE) is None


@pytest.mark.parametrize(
    ("ratio", "usually", "dropped"),
    [((0.8, 0.85, 0.9), 1.0, True), ((0.8, 0.85, 0.96), 1.0, False), ((0.1, 0.1, 0.1), None, False)],
)
def test_a_run_is_slower_if_even_its_best_round_is(
    ratio: tuple[float, float, float], usually: float | None, dropped: bool
) -> None:
    assert slower(Measured("winston random", ratio, 1.0, 1.0), usually) == dropped


def test_counts_that_drift_are_named() -> None:
    expected = {"a": 1000, "b": 1000, "c": 1000}
    assert drifted({"a": 1029, "b": 971, "c": 1000}, expected) == []
    more, fewer, new = drifted({"a": 1031, "b": 960, "d": 1}, expected)
    assert more == "a: 3.1% more instructions than expected (1,031, not 1,000)."
    assert fewer == "b: 4.0% fewer instructions than expected (960, not 1,000)."
    assert new == "d: nothing is expected yet."


def test_instructions_are_expected_for_every_piece_of_work() -> None:
    expected = json.loads(EXPECTED.read_bytes())
    assert set(expected["counts"]) == {f"{game} {kind}" for game in GAMES for kind in KINDS}


def test_structures_lie_as_ours_do() -> None:
    engine = find("winston").engine
    told = header(engine)
    assert f'_Static_assert(sizeof(State) == {engine.state.itemsize}, "State");' in told
    assert "uint8_t hints[6][7];" in told
    assert "float network[2][7]" in told


def test_arguments_are_told_in_slots() -> None:
    record = np.zeros(1, [("number", np.int32)])[0]
    array = np.arange(6, dtype=np.int16).reshape(2, 3)
    slots = frame((record, 7, 0.5, array))
    assert slots[1] == 7
    assert slots[2:3].view(np.float64)[0] == 0.5
    assert list(slots[3:]) == [array.ctypes.data, 2, 3]
    told = packed([(record, 7, array)])
    assert told[:8] == struct.pack("q", 1)
    assert told[8:16] == struct.pack("q", 5), "an array takes a slot for itself and one for each extent"
    assert told.endswith(array.tobytes() + struct.pack("qqqq", 0, 2, 0, 3))
