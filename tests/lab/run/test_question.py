"""A question travels to workers as it is, and its chunks cover every game once."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.core.errors import BadRequest
from ludotheque.lab.comparisons.rules import rules
from ludotheque.lab.run.chunks import ChunkResult, in_order, play_chunk
from ludotheque.lab.run.question import Chunk, Chunking, Question
from ludotheque.lab.run.rows import Rows

RULES = rules(ludotheque.game("winoc"), ["towers=6,4"])
QUESTION = Question(RULES, (2, 3), ("greedy",), 50, seed=9, sample=7, luck_games=4, chunking=Chunking(20, 3))


def test_chunks_cover_every_game_of_every_rule_once() -> None:
    chunks = [chunk for seats in QUESTION.seats for chunk in QUESTION.chunks(seats)]
    rows = Counter((c.rule, c.seats, row) for c in chunks for row in range(c.start, c.stop))
    assert rows == {(rule, seats, row): 1 for rule in (0, 1) for seats in (2, 3) for row in range(50)}
    assert {row for c in chunks if c.watched for row in range(c.start, c.stop)} == set(range(7))
    assert max(c.stop - c.start for c in chunks if not c.watched) == 20
    assert max(c.stop - c.start for c in chunks if c.watched) == 3


def test_the_rules_take_turns_and_watched_games_come_last() -> None:
    chunks = list(QUESTION.chunks(2))
    assert [chunk.rule for chunk in chunks] == [1, 0] * (len(chunks) // 2)
    assert [chunk.number for chunk in chunks[::2]] == list(range(len(chunks) // 2))
    assert sorted(chunk.watched for chunk in chunks) == [chunk.watched for chunk in chunks]


def test_a_worker_plays_the_same_games() -> None:
    again = pickle.loads(pickle.dumps(QUESTION))
    assert again.rules[1].variant.numbers == {"towers": 4}
    for chunk in (Chunk(0, 1, 3, 7, 12), Chunk(0, 0, 2, 0, 3, watched=True)):
        here, there = play_chunk(QUESTION, chunk), play_chunk(again, chunk)
        assert here.rows.scores.tolist() == there.rows.scores.tolist()
        assert here.watched == there.watched
        assert len(here.watched) == (3 if chunk.watched else 0)


def test_a_local_bot_stays_one_on_its_way() -> None:
    local = replace(QUESTION, bots=(LocalBot("greedy"),))
    assert isinstance(pickle.loads(pickle.dumps(local)).bots[0], LocalBot)


def test_planned_games_are_those_of_the_chunks_and_the_luck() -> None:
    assert QUESTION.planned == 2 * (2 * 50 + 4 + 6)  # luck games are rounded up to whole deals


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"measures": ("beauty",)}, "beauty"),
        ({"luck_games": -1}, "-1"),
        ({"weak": "wizard"}, "wizard"),
        ({"weak": "greedy"}, "twice"),
        ({"games": 0}, "1 or more"),
        ({"bots": ("wizard",)}, "wizard"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], said: str) -> None:
    QUESTION.check()
    with pytest.raises(BadRequest, match=said):
        replace(QUESTION, **changes).check()  # type: ignore[arg-type]


def test_results_are_put_in_order() -> None:
    results = [ChunkResult(Chunk(k, 0, 2, k, k + 1), Rows.empty(1, 2), [], []) for k in (2, 0, 1, 3)]
    assert [result.chunk.number for result in in_order(results)] == [0, 1, 2, 3]
