"""Sweeps: exact enough, on the same deals, interrupted and resumed without playing anything twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.lab import Sweep, compare, simulate, sweep
from ludotheque.lab.run import chunks
from ludotheque.lab.run.tally import WHOLE
from ludotheque.lab.sweeps.counts import CountedChunk, PlaceCounts

QUICK: dict[str, Any] = {"bots": "greedy", "seed": 3, "workers": 1}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, int]]:
    """Every chunk that is played: rule, seats, first row."""
    found = []
    play = chunks.play_chunk

    def noted(question: Any, chunk: Any) -> Any:
        found.append((chunk.rule, chunk.seats, chunk.start))
        return play(question, chunk)

    monkeypatch.setattr(chunks, "play_chunk", noted)
    return found


def numbers(found: Sweep) -> list[Any]:
    return [(place.values, place.seats, place.games, place.measures) for place in found.places]


def test_every_place_is_as_exact_as_asked() -> None:
    found = sweep("winston", "hand=4-6", seats=[2, 3], precision=4, **QUICK)
    assert [(place.values, place.seats) for place in found.places] == [([n], s) for s in (2, 3) for n in (4, 5, 6)]
    for place in found.places:
        [first] = place.measures
        assert place.settled
        assert first.found.high - first.found.low <= 0.08
    assert found.base == [5]
    assert found.finished


def test_a_place_has_the_games_that_simulate_plays() -> None:
    found = sweep("winston", {"edition": ["second", "first"]}, measures="score", precision=0.001, games=600, **QUICK)
    played = simulate("winston", games=600, options={"edition": "first"}, **QUICK)
    [score] = found.places[1].measures
    assert found.places[1].games == 600
    assert score.found.value == pytest.approx(sum(seat.score for seat in played.seats) / 2, abs=0.001)


def test_changes_are_those_that_compare_finds_on_the_same_deals() -> None:
    for measure in ("score", "first"):  # compare divides its doubt among several
        found = sweep("winston", "edition", measures=[measure], precision=0.001, games=1000, **QUICK)
        compared = compare("winston", "edition=second,first", measures=[measure], games=1000, **QUICK)
        [rule] = compared.rules
        assert compared.games == 1000
        [mine], [theirs] = found.places[1].measures, rule.differences
        assert mine.change is not None
        assert mine.change.value == pytest.approx(theirs.difference.value)
        assert mine.change.low == pytest.approx(theirs.difference.low)
        assert mine.found.value == pytest.approx(theirs.rule)


def test_no_change_of_a_share_is_more_than_all_games() -> None:
    counts = PlaceCounts(2, ["first"])
    lost = {"first": (-95 * WHOLE, 95 * WHOLE**2)}  # 95 of 100 games
    counts.add(CountedChunk("here", 0, 100, {"first": (0, 0)}, "there", lost), "there")
    change = counts.found()[0].change
    assert change is not None
    assert (change.value, change.low) == (-0.95, -1.0)


def test_it_is_the_same_in_one_thread_and_in_several() -> None:
    one = sweep("winston", "hand=4-6", seats="2-3", precision=3, **QUICK)
    several = sweep("winston", "hand=4-6", seats="2-3", precision=3, **QUICK | {"workers": 3})
    assert numbers(one) == numbers(several)


def test_two_dials() -> None:
    found = sweep("winston", ["hand=4-5", "play=1-2"], precision=5, **QUICK)
    assert [place.values for place in found.places] == [[4, 1], [4, 2], [5, 1], [5, 2]]
    assert found.base == [5, 2]


def test_a_map_has_holes_where_no_board_can_be() -> None:
    found = sweep("winston", ["hand=3-4", "play=3-4"], precision=6, **QUICK)
    assert [place.values for place in found.places] == [[3, 3], [4, 3], [4, 4]]
    assert found.left_out == [[3, 4]]


def test_after_ctrl_c_it_goes_on_and_plays_nothing_twice(tmp_path: Path, played: list[Any]) -> None:
    whole = sweep("winston", "hand=4-6", precision=2, **QUICK)
    keep = tmp_path / "kept.jsonl"

    def stop(done: int, planned: int) -> None:
        if done >= 3500:
            raise KeyboardInterrupt

    cut = sweep("winston", "hand=4-6", precision=2, keep=keep, progress=stop, **QUICK)
    assert not cut.finished
    assert 3500 <= cut.played < whole.played
    kept = len(keep.read_bytes().splitlines())
    played.clear()
    again = sweep("winston", "hand=4-6", precision=2, keep=keep, **QUICK)
    assert numbers(again) == numbers(whole)
    lines = [msgspec.json.decode(line) for line in keep.read_bytes().splitlines()]
    assert len({(line["place"], line["number"]) for line in lines}) == len(lines) == kept + len(played)
    played.clear()
    assert numbers(sweep("winston", "hand=4-6", precision=2, keep=keep, **QUICK)) == numbers(whole)
    assert played == []


def test_a_killed_run_leaves_at_most_half_a_line(tmp_path: Path, played: list[Any]) -> None:
    keep = tmp_path / "kept.jsonl"
    whole = sweep("winston", "hand=4-6", precision=3, keep=keep, **QUICK)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join(lines[:4]) + lines[4][: len(lines[4]) // 2])
    played.clear()
    assert numbers(sweep("winston", "hand=4-6", precision=3, keep=keep, **QUICK)) == numbers(whole)
    assert len(played) == len(lines) - 4


def test_another_sweep_uses_what_is_kept(tmp_path: Path, played: list[Any]) -> None:
    keep = tmp_path / "kept.jsonl"
    sweep("winston", "hand=4-5", precision=3, keep=keep, **QUICK)
    played.clear()
    found = sweep("winston", "hand=4-6", precision=3, keep=keep, **QUICK)
    assert {rule for rule, _, _ in played} == {2}
    assert numbers(found) == numbers(sweep("winston", "hand=4-6", precision=3, **QUICK))


def test_a_broken_file_is_told_with_its_line(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    keep.write_text("{}\n")
    with pytest.raises(LudothequeError, match="line 1"):
        sweep("winston", "hand=4-6", keep=keep, **QUICK)


@pytest.mark.parametrize("precision", [0, -1, float("nan"), float("inf")])
def test_a_precision_that_cannot_be(precision: float) -> None:
    with pytest.raises(LudothequeError, match="above 0"):
        sweep("winston", "hand", precision=precision, **QUICK)


@pytest.mark.parametrize("dials", ["hand=4-6", ["hand=4-5", "play=1-2"]])
def test_it_is_drawn(tmp_path: Path, dials: Any) -> None:
    file = tmp_path / "sweep.svg"
    sweep("winston", dials, precision=6, seats=[2, 3], chart=file, **QUICK)
    drawn = file.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Cards in a hand" in drawn
    assert "Wins of the starting player (%)" in drawn


def test_it_is_json() -> None:
    found = sweep("winston", "hand=4-5", precision=6, **QUICK)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Sweep) == found
