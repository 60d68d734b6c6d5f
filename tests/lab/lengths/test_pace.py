"""Minutes come from kinds of moves, assumed or measured, and never from the printed playing time."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import ludotheque
from ludotheque.core.decisions import USUAL, Decision
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.lab.lengths.pace import minutes, pace_of
from ludotheque.lab.lengths.times import EDGES, LEAST, LONGEST, ThinkingTimes, read_times
from ludotheque.lab.run.player import matches
from ludotheque.lab.run.tally import Tally
from ludotheque.lab.run.task import Task
from ludotheque.lab.run.watching import decisions_of, turns_in
from ludotheque.lab.stats.sequences import GROWING
from tests.lab.played import play_all

WINSTON = ludotheque.game("winston")


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("winston", {"edition": "first"}, 3),
        ("hundsgemein", {"honour": True}, 3),
        ("winoc", {}, 3),
        ("winoc", {"rules": "junior"}, 2),
        ("winchester", {}, 2),
        ("winchester", {}, 4),
    ],
)
def test_the_loops_count_the_kinds_of_moves_that_were_made(game: str, options: dict[str, str], seats: int) -> None:
    task = Task(ludotheque.game(game, **options), seats, 3, seed=5, bots=("greedy",))
    rows = play_all(task, workers=1)
    for row, match in enumerate(matches(task, 0, 3)):
        assert rows.decisions[row].tolist() == decisions_of(match).tolist()
        assert rows.turns[row] == turns_in(match.engine, rows.decisions[row])
        seats_moving = [seat for seat, _ in match.moves if seat is not None]
        changes = sum(one != other for one, other in itertools.pairwise(seats_moving))
        if game in ("winston", "winchester"):  # nobody else acts in a turn
            assert rows.turns[row] >= 1 + changes


def mean_turns(game: str, seats: int, **options: str | bool) -> float:
    task = Task(ludotheque.game(game, **options), seats, 300, bots=("greedy",))
    return float(play_all(task, workers=1).turns.mean())


def test_taking_a_dog_by_hand_makes_no_game_longer() -> None:
    assert mean_turns("winston", 3, edition="first") == pytest.approx(mean_turns("winston", 3), abs=0.5)


def test_letting_a_flea_stay_makes_no_game_longer() -> None:
    honest, free = mean_turns("hundsgemein", 4, honour=True), mean_turns("hundsgemein", 4)
    assert honest < 1.6 * free  # players who may lay anywhere are called back, but nobody says "ok" for minutes
    task = Task(ludotheque.game("hundsgemein", honour=True), 4, 50, bots=("greedy",))
    rows = play_all(task, workers=1)
    kinds = task.variant.engine.decisions
    turns = [k for k, kind in enumerate(kinds) if kind.turn]
    assert (rows.turns == rows.decisions[:, turns].sum(axis=1)).all()
    assert rows.moves.mean() > 3 * rows.turns.mean()


def test_the_moves_of_a_seat_in_a_row_are_a_turn_where_nothing_is_declared() -> None:
    [match] = matches(Task(WINSTON, 2, 1, bots=("greedy",)), 0, 1)
    engine = replace(match.engine, decision=None, decisions=USUAL)
    plain = SimpleNamespace(engine=engine, board=match.board, moves=match.moves, position=match.position)
    made = decisions_of(cast(Match, plain))
    seats = [seat for seat, _ in match.moves]
    assert turns_in(engine, made) == 1 + sum(one != other for one, other in itertools.pairwise(seats))
    assert made.sum() == len(seats)


def tally(games: int = 200) -> Tally:
    task = Task(WINSTON, 2, games, bots=("greedy",))
    found = Tally(task)
    found.add(play_all(task, workers=1))
    return found


def minutes_at(times: ThinkingTimes | None) -> tuple[float, float, float]:
    found = tally()
    pace = pace_of(WINSTON.game, times)
    kinds = WINSTON.engine.decisions
    made = minutes(pace, kinds, found.decisions, found.products, found.games, GROWING)
    return made.low, made.value, made.high


def test_assumed_minutes_have_the_range_of_the_assumption() -> None:
    low, value, high = minutes_at(None)
    assert low < 0.5 * value
    assert high > 2 * value
    assert pace_of(WINSTON.game).measured == {}


def test_the_printed_time_plays_no_part() -> None:
    slower = replace(WINSTON.game, minutes=(200, 300))
    assert pace_of(slower) == pace_of(WINSTON.game)


def test_bookkeeping_takes_no_time() -> None:
    assert pace_of(WINSTON.game).seconds["take"].value == 0
    times = ThinkingTimes()
    for _ in range(2 * LEAST):
        times.add("winston", "take", 3.0)
    assert pace_of(WINSTON.game, times).seconds["take"].value == 0


def test_measured_times_take_the_place_of_assumed_ones() -> None:
    times = ThinkingTimes()
    for number in range(1000):
        times.add("winston", "card", 3.0 + number % 3)
    pace = pace_of(WINSTON.game, times)
    assert pace.seconds["card"].value == pytest.approx(4.0, abs=0.01)
    assert pace.seconds["card"].low < 4.0 < pace.seconds["card"].high < 4.6
    assert pace.measured == {"card": 1000}
    assert minutes_at(times)[1] < minutes_at(None)[1]


def test_a_few_decisions_say_nothing() -> None:
    times = ThinkingTimes()
    for _ in range(LEAST - 1):
        times.add("winston", "card", 3.0)
    assert times.mean("winston", "card") is None


def test_players_who_left_are_not_counted() -> None:
    times = ThinkingTimes()
    times.add("winston", "card", LONGEST + 1)
    times.add("winston", "card", -1.0)
    assert times.count("winston", "card") == 0


def test_files_are_added_up_and_hold_no_more_than_counts(tmp_path: Path) -> None:
    for name in ("one", "two"):
        times = ThinkingTimes()
        times.add("winston", "card", EDGES[3])
        times.write(tmp_path / f"{name}.json")
    assert read_times([tmp_path]).count("winston", "card") == 2
    assert len((tmp_path / "one.json").read_bytes()) < 2000


@pytest.mark.parametrize("content", ["{", '{"games": {"winston": {"card": {"counts": [1], "seconds": [2]}}}}'])
def test_a_file_that_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "times.json").write_text(content, encoding="utf-8")
    with pytest.raises(BadRequest, match="not a file of thinking times"):
        read_times([tmp_path / "times.json"])


def test_every_kind_of_the_games_on_the_shelf_is_declared() -> None:
    for name in ("winston", "winoc", "hundsgemein", "winchester"):
        kinds = ludotheque.game(name).engine.decisions
        assert all(isinstance(kind, Decision) for kind in kinds)
        assert any(kind.turn for kind in kinds)
