"""Comparisons use the same deals under each rule, and end when the answer is clear."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.core.errors import BadOption, BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.charts.pictures import write
from ludotheque.lab.comparisons.builder import LEAST, ComparisonBuilder, growing_comparisons
from ludotheque.lab.comparisons.chart import chart
from ludotheque.lab.comparisons.comparison import Comparison
from ludotheque.lab.comparisons.rules import rules
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.run.chunks import ChunkResult
from ludotheque.lab.run.measures import MEASURES
from ludotheque.lab.run.question import Chunk, Chunking, Question, Rule
from ludotheque.lab.run.rows import Rows
from ludotheque.lab.run.task import Task
from ludotheque.lab.stats.sequences import ALPHA, SPARE, mean, width
from tests.lab.played import play_all

WINSTON = ludotheque.game("winston")
EDITIONS = rules(WINSTON, ["edition=second,first"])
RANDOM = ("random",)
CHUNKS = Chunking(500, 500)


def question(rules: tuple[Rule, ...], games: int, measures: tuple[str, ...] = tuple(MEASURES)) -> Question:
    return Question(rules, (2,), RANDOM, games, measures=measures, chunking=CHUNKS)


def last(asked: Question, workers: int = 1) -> Comparison:
    *_, found = growing_comparisons(asked, lambda bots: executor_for(bots, workers))
    return found


def test_it_stops_when_all_that_was_asked_is_clear() -> None:
    found = last(question(EDITIONS, 5000, ("score",)))
    assert found.settled
    assert LEAST <= found.games < 5000
    [difference] = found.rules[0].differences
    first, second = (
        play_all(Task(ludotheque.game("winston", edition=name), 2, found.games)).scores.mean()
        for name in ("first", "second")
    )
    assert difference.clear == "less"
    assert difference.difference.value == pytest.approx(first - second)
    assert difference.difference.high < 0


def test_what_differs_in_no_game_is_called_no_difference() -> None:
    # open dogs change nothing for bots that do not look at them
    found = last(question(rules(WINSTON, ["open_dogs=false,true"]), 1200))
    assert found.settled
    for difference in found.rules[0].differences:
        assert (difference.clear, difference.difference.value) == ("same", 0)
        assert difference.difference.low < 0 < difference.difference.high  # it may still differ once in a long while


def test_it_goes_on_to_the_end_where_a_difference_is_too_close_to_call() -> None:
    found = last(question(EDITIONS, 400, ("first",)))
    assert (found.games, found.settled) == (400, False)
    [difference] = found.rules[0].differences
    assert difference.clear is None
    assert difference.difference.low < 0 < difference.difference.high
    assert difference.needed is None or difference.needed > found.games


def margins(points: list[int]) -> Rows:
    """Games between two seats that the first one wins by so many points."""
    rows = Rows.empty(len(points), 2)
    rows.scores[:, 0] = points
    rows.places[:] = [1, 2]
    return rows


def test_a_difference_whose_interval_leaves_out_zero_is_never_too_close_to_call() -> None:
    """As often up as down, but further up than down: the mean is what is asked about."""
    builder = ComparisonBuilder(question(EDITIONS, 1000, ("margin",)))
    up_and_down = [13 if game % 2 else 9 for game in range(500)]
    for rule, points in enumerate(([10] * 500, up_and_down)):
        builder.add(ChunkResult(Chunk(0, rule, 2, 0, 500), margins(points), [], []))
    assert builder.found is not None
    [difference] = builder.found.rules[0].differences
    assert difference.difference.low > 0
    assert difference.clear == "more"


def test_the_verdict_is_what_the_interval_says() -> None:
    for found in growing_comparisons(question(EDITIONS, 3000), lambda bots: executor_for(bots, 1)):
        for difference in found.rules[0].differences:
            low, high = difference.difference.low, difference.difference.high
            says = "more" if low > 0 else "less" if high < 0 else None
            assert difference.clear in (says, "same")


def test_it_stops_at_the_same_game_with_any_number_of_workers() -> None:
    asked = question(EDITIONS, 3000, ("turns", "score"))
    assert last(asked, 1) == last(asked, 2)


def test_numbers_of_the_board() -> None:
    found = last(question(rules(ludotheque.game("hundsgemein"), ["dogs.Rex=5,20"]), 1000, ("score",)))
    assert found.rules[0].rule == "dogs.Rex=20"
    assert found.rules[0].differences[0].clear == "more"


def test_every_combination_of_what_varies() -> None:
    found = rules(ludotheque.game("winoc"), ["towers=6,4", "fortress=stop,pass"])
    assert [rule.label for rule in found] == [
        "towers=6, fortress=stop",
        "towers=6, fortress=pass",
        "towers=4, fortress=stop",
        "towers=4, fortress=pass",
    ]


@pytest.mark.parametrize(
    ("game", "varied", "says"),
    [
        ("winston", [], "edition, open_dogs"),
        ("winston", ["edition"], "at least two"),
        ("winston", ["edition=first"], "at least two"),
        ("winston", ["edition=first,third"], "second, first"),
        ("winston", ["legs=5,6"], "nothing called “legs”"),
        ("winston", ["edition=first,first"], "the same rules"),
        ("winoc", ["towers=6,6"], "the same rules"),
    ],
)
def test_what_cannot_be_compared(game: str, varied: list[str], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        rules(ludotheque.game(game), varied)


def test_only_measures_there_are() -> None:
    with pytest.raises(BadRequest, match="first, turns, score, margin, ties"):
        question(EDITIONS, 10, ("beauty",)).check()


def test_all_intervals_together_hold_at_every_look() -> None:
    """Of many questions without any difference, no more than 5 % ever call one clear, however often one looks."""
    rng = np.random.default_rng(1)
    questions, measures, length = 200, 5, 2000
    draws = rng.choice([-2, -1, 0, 1, 2], size=(questions * measures, length))
    counts = np.arange(1, length + 1)
    means = np.cumsum(draws, axis=1) / counts
    squares = np.cumsum(draws**2, axis=1) / counts
    alpha = ALPHA / measures
    spread = np.sqrt(squares - means**2 + SPARE / counts)
    half = spread * [width(int(count), alpha) for count in counts]
    found = mean(float(draws[0].sum()), float((draws[0] ** 2).sum()), length, alpha)
    assert found.high - found.value == pytest.approx(half[0, -1])
    missed = (np.abs(means) > half)[:, LEAST:].any(axis=1).reshape(questions, measures).any(axis=1).mean()
    assert missed <= ALPHA


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_speaks_every_language(tmp_path: Path, language: str) -> None:
    found = last(question(EDITIONS, 500))
    say = messages(language)
    write(chart(found, say), tmp_path / "chart.svg")
    drawn = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert say.say("compare-turns") in drawn
    assert "edition=first" in drawn
    assert "compare-" not in drawn
