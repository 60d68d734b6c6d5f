"""Tuning: rules that reach a goal, the same however it is played, and nothing played twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.lab import Tuning, simulate, tune
from ludotheque.lab.run import chunks
from ludotheque.lab.tuning import counts

QUICK: dict[str, Any] = {"bots": "random", "seed": 3, "workers": 1, "games": 2000}
DIALS = ["bone", "poo"]
GOAL = "score=40-41.5"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every chunk that is played: rules, seats, bots, first row."""
    found = []
    play = chunks.play_chunk

    def noted(question: Any, chunk: Any) -> Any:
        rules = question.rules[chunk.rule].label
        found.append((rules, chunk.seats, question.bots, chunk.start))
        return play(question, chunk)

    monkeypatch.setattr(counts, "play_chunk", noted)
    return found


def test_a_goal_of_two_dials_is_reached_and_nothing_is_played_twice(played: list[Any]) -> None:
    found = tune("winston", GOAL, DIALS, **QUICK)
    assert found.finished
    assert found.evaluations <= 200
    best = found.nearest[0]
    assert best.reached
    assert len(set(played)) == len(played)
    assert found.nearest == sorted(found.nearest, key=lambda point: (point.changes, point.size))
    # far more games agree
    options = dict(zip(DIALS, best.values, strict=True))
    check = simulate("winston", bots="random", games=20_000, seed=99, workers=1, options=options)
    assert 39.5 <= sum(seat.score for seat in check.seats) / 2 <= 42


@pytest.mark.parametrize(
    ("game", "goal", "dials"),
    [
        ("winston", "first=±6, turns=12-16", ["hand", "play"]),
        ("winston", "score=64-65.3", ["bone=1-10", "dog.first=1-5"]),
        ("winoc", "turns=10-14", ["towers", "stones"]),
    ],
)
def test_feasible_goals_of_two_dials_take_far_fewer_than_200_rules(game: str, goal: str, dials: list[str]) -> None:
    found = tune(game, goal, dials, evaluations=200, **QUICK)
    assert found.nearest
    assert found.nearest[0].changes > 0
    assert found.evaluations <= 60


def test_rules_that_reach_it_as_printed_are_tried_alone() -> None:
    found = tune("winston", "turns>=5", DIALS, **QUICK)
    assert found.evaluations == 1
    assert [point.changes for point in found.nearest] == [0]
    assert found.nearest[0].verdict == "met"
    assert found.nearest[0].numbers == {}


def test_the_goal_must_hold_for_all_players_and_levels() -> None:
    found = tune("winston", "turns=5-60, skill>=0.55", "hand", seats="2-3", **QUICK | {"bots": "greedy"})
    [best] = found.nearest
    assert {(each.measure, each.seats) for each in best.measures} == {
        (measure, seats) for measure in ("turns", "skill") for seats in (2, 3)
    }
    worse = tune("winston", "turns=5-22", "hand=5-6", seats="2-3", **QUICK)  # only with two
    two, three = (next(m for m in worse.front[0].measures if m.seats == seats) for seats in (2, 3))
    assert two.found.value < three.found.value
    assert worse.front[0].distances == [pytest.approx(max(three.found.value - 22, 0))]
    both = tune("winston", "turns=5-80", "hand", **QUICK | {"bots": "random,greedy"})
    assert {each.bot for each in both.nearest[0].measures} == {"random", "greedy"}


def test_between_equal_bots_skill_is_a_half_whoever_starts() -> None:
    asked = {"bots": "greedy~all", "weak": "greedy", "games": 48}
    found = tune("winston", "skill=0.2-0.8", "hand", seats=3, **QUICK | asked)
    [best] = found.nearest
    assert best.measures[0].found.value == pytest.approx(0.5, abs=0.15)


def test_it_is_the_same_in_one_thread_and_in_several() -> None:
    assert tune("winston", GOAL, DIALS, **QUICK) == tune("winston", GOAL, DIALS, **QUICK | {"workers": 3})
    assert tune("winston", GOAL, DIALS, **QUICK) != tune("winston", GOAL, DIALS, **QUICK | {"seed": 4})


def test_after_ctrl_c_it_goes_on_and_plays_nothing_twice(tmp_path: Path, played: list[Any]) -> None:
    whole = tune("winston", GOAL, DIALS, **QUICK)
    keep = tmp_path / "kept.jsonl"
    calls = 0

    def stop(tried: int, planned: int) -> None:
        nonlocal calls
        calls += 1
        if calls >= 30:
            raise KeyboardInterrupt

    cut = tune("winston", GOAL, DIALS, keep=keep, progress=stop, **QUICK)
    assert not cut.finished
    assert 1 <= cut.evaluations < whole.evaluations
    kept = len(keep.read_bytes().splitlines())
    played.clear()
    assert tune("winston", GOAL, DIALS, keep=keep, **QUICK) == whole
    lines = [msgspec.json.decode(line) for line in keep.read_bytes().splitlines()]
    assert len({(line["place"], line["number"]) for line in lines}) == len(lines) == kept + len(played)
    played.clear()
    assert tune("winston", GOAL, DIALS, keep=keep, **QUICK) == whole
    tune(
        "winston", "score=40-41.5, turns<=40", DIALS, keep=keep, evaluations=1, **QUICK
    )  # another goal, the same games
    assert played == []


def test_a_killed_run_leaves_at_most_half_a_line(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    whole = tune("winston", GOAL, DIALS, keep=keep, **QUICK)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join(lines[:9]) + lines[9][:20])
    assert tune("winston", GOAL, DIALS, keep=keep, **QUICK) == whole
    assert sorted(keep.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_boards_that_cannot_be_are_passed_over() -> None:
    found = tune("winston", "turns<=2", ["hand=3-4", "play=2-4"], **QUICK)  # a hand of 3 cannot play 4
    assert found.nearest == []
    assert found.evaluations < 6
    with pytest.raises(LudothequeError, match="at most 3"):
        tune("winston", "turns>=2", "bone=3-4", options={"hand": 3, "play": 4}, **QUICK)


def test_large_spaces_and_options() -> None:
    found = tune("winston", "turns=20-24", evaluations=12, **QUICK)
    assert len(found.dials) == 9
    assert found.evaluations <= 12
    assert tune("winston", "turns=20-24", evaluations=12, **QUICK) == found
    options = tune("winston", "turns>=5", "edition", **QUICK)
    assert options.nearest[0].options["edition"] == "second"


def test_the_front_has_nothing_that_another_beats() -> None:
    front = tune("winston", GOAL, DIALS, **QUICK).front
    for one in front:
        for other in front:
            mine, theirs = ([*p.distances, p.changes, p.size] for p in (one, other))
            assert one is other or not all(a < b for a, b in zip(mine, theirs, strict=True))


def test_a_report_on_each_of_the_nearest(tmp_path: Path) -> None:
    found = tune("winston", "turns>=5", "hand", reports=tmp_path / "reports", **QUICK)
    assert len(list((tmp_path / "reports").glob("winston-*.html"))) == len(found.nearest) == 1


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"dials": "cats"}, "no dial “cats”"),
        ({"dials": "hand=3-9"}, "Possible: 3–7"),
        ({"goal": "beauty"}, "turns=15-20"),
        ({"goal": "skill>=0.6"}, "“random” cannot be better than itself"),
        ({"evaluations": 0}, "At least 1"),
        ({"games": 0}, "1 or more"),
        ({"bots": "genius"}, "genius"),
        ({"seats": "2-9"}, "2 to 6"),
        ({"game": "winchester", "dials": "players.2"}, "Winchester has no dial “players.2”"),
    ],
)
def test_bad_input_is_one_sentence(more: dict[str, Any], says: str) -> None:
    asked = {"game": "winston", "goal": GOAL, **QUICK, **more}
    with pytest.raises(LudothequeError, match=says):
        tune(**asked)


def test_it_is_json() -> None:
    found = tune("winston", GOAL, DIALS, evaluations=6, **QUICK)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Tuning) == found


def test_no_interval_of_turns_reaches_below_nothing() -> None:
    totals = counts.PlaceTotals(2)
    totals.add(counts.CountedGames("", 0, 32, {"turns": (32, 289, 2_800_000), "score": (32, 289, 2_800_000)}))
    assert totals.found("turns").low == 0.0
    assert totals.found("score").low < 0.0  # points may be
