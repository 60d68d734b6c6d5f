"""Many games: reproducible one by one, and on any number of threads."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque.bots.policies import FOREVER, compiled_lineup
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.policy_codes import GREEDY, QUICK
from ludotheque.lab.run.player import Player, matches
from ludotheque.lab.run.question import COMPILED_CHUNKS
from ludotheque.lab.run.tally import Lengths, summary
from ludotheque.lab.run.task import Task
from tests.lab.played import play_all

GAME = ludotheque.game("winston")
CHUNK = COMPILED_CHUNKS.games


def test_every_row_can_be_played_alone() -> None:
    task = Task(GAME, 3, 50, seed=1000, bots=("greedy", "random", "random"))
    rows = play_all(task, workers=1)
    one = task.rows(1)
    for row in (0, 17, 49):
        Player(Task(GAME, 3, 1, seed=1000 + row, bots=task.bots)).play(0, one)
        assert one.scores[0].tolist() == rows.scores[row].tolist()
        assert one.moves[0] == rows.moves[row]


@pytest.mark.parametrize("carry", [1 << 32, 1 << 64, 1 << 96, 0], ids=["32 bits", "64 bits", "96 bits", "all 256 bits"])
def test_a_row_is_its_own_where_the_seed_carries_over(carry: int) -> None:
    task = Task(GAME, 2, 4, seed=(carry - 2) % (1 << 256), bots=("greedy", "random"))
    rows = play_all(task, workers=1)
    one = task.rows(1)
    for row in range(4):
        Player(Task(GAME, 2, 1, seed=task.seed_of(row), bots=task.bots)).play(0, one)
        assert (one.scores[0].tolist(), one.moves[0]) == (rows.scores[row].tolist(), rows.moves[row])


def test_threads_do_not_matter() -> None:
    task = Task(GAME, 2, 3 * CHUNK + 5)
    one, two = play_all(task, workers=1), play_all(task, workers=2)
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.moves, two.moves)


def test_matches_are_the_same_games() -> None:
    task = Task(GAME, 4, 10, seed=3, bots=("greedy",))
    rows = play_all(task)
    for row, match in enumerate(matches(task, 0, task.games)):
        assert match.scores == rows.scores[row].tolist()
        assert match.places == rows.places[row].tolist()
        assert match.ply == rows.moves[row]
        assert match.players == ["bot:greedy"] * 4


def test_summary_counts_shared_wins_as_shared() -> None:
    task = Task(GAME, 2, 2)
    rows = task.rows(2)
    rows.turns[:] = [20, 26]
    rows.places[:] = [[1, 1], [1, 2]]
    rows.scores[:] = [[5, 5], [9, 3]]
    rows.moves[:] = [80, 90]
    rows.endings[:] = [1, 2]
    found = summary(task, rows)
    assert [seat.wins for seat in found.seats] == [0.75, 0.25]
    assert found.ties == 0.5
    assert found.moves == Lengths(85.0, 80, 90)
    assert found.turns == Lengths(23.0, 20, 26)
    assert found.endings == {"played out": 1, "stalled": 1}


def test_greedy_beats_random_clearly() -> None:
    for seats in GAME.game.seat_counts:
        task = Task(GAME, seats, 4000, bots=("greedy", *["random"] * (seats - 1)))
        wins = summary(task, play_all(task)).seats[0].wins
        assert wins > 1.4 / seats, (seats, wins)


@pytest.mark.parametrize("bots", [("wizard",), ("random", "random", "random")])
def test_bots_that_do_not_fit(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadRequest):
        Task(GAME, 2, 1, bots=bots)


def test_quick_bots_forget_and_slip_in_the_compiled_loop() -> None:
    """A game of memory is lost by those who forget, and slips make any player weaker."""
    winoc = ludotheque.game("winoc")
    forgetting = play_all(Task(winoc, 2, 1000, seed=1, bots=("greedy~all", "greedy~0")), workers=1)
    assert (forgetting.places[:, 0] == 1).mean() > 0.6
    quick = compiled_lineup(["quick", "quick~12", "greedy~all", "greedy"], ludotheque.game("hundsgemein"))
    assert quick.codes.tolist() == [QUICK, QUICK, QUICK, GREEDY]
    assert quick.spans.tolist() == [70.0, 12.0, FOREVER, FOREVER]
    assert quick.slips[0] > 0
    assert quick.slips[2:].tolist() == [0.0, 0.0]


def test_a_quick_row_is_its_own() -> None:
    task = Task(ludotheque.game("hundsgemein"), 3, 20, seed=5, bots=("quick",))
    rows = play_all(task, workers=1)
    [match] = matches(task, 13, 14)
    assert match.scores == rows.scores[13].tolist()
