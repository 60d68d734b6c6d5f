"""Comparisons use the same deals under each rule, and end when the answer is clear."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.core.errors import BadOption, BadRequest
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.charts.pictures import write
from ludotheque.lab.comparisons.builder import LEAST, growing_comparisons
from ludotheque.lab.comparisons.chart import chart
from ludotheque.lab.comparisons.comparison import Comparison
from ludotheque.lab.comparisons.rules import rules
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.run.chunks import play_all
from ludotheque.lab.run.measures import MEASURES
from ludotheque.lab.run.question import Chunking, Question, Rule
from ludotheque.lab.run.task import Task
from ludotheque.lab.stats.sequences import ALPHA, width

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
    found = last(question(EDITIONS, 5000, ("moves",)))
    assert found.settled
    assert LEAST <= found.games < 5000
    [difference] = found.rules[0].differences
    first, second = (
        play_all(Task(ludotheque.game("winston", edition=name), 2, found.games)).moves.mean()
        for name in ("first", "second")
    )
    assert difference.clear == "more"
    assert difference.difference.value == pytest.approx(first - second)
    assert difference.difference.low > 0


def test_it_goes_on_to_the_end_where_nothing_is_clear() -> None:
    # open dogs change nothing for bots that do not look at them
    found = last(question(rules(WINSTON, ["open_dogs=false,true"]), 1200))
    assert (found.games, found.settled) == (1200, False)
    assert [difference.clear for difference in found.rules[0].differences] == [None] * 5
    assert all(difference.difference.value == 0 for difference in found.rules[0].differences)


def test_it_stops_at_the_same_game_with_any_number_of_workers() -> None:
    asked = question(EDITIONS, 3000, ("moves", "score"))
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
        ("winston", ["hand=5,6"], "nothing called “hand”"),
        ("winston", ["edition=first,first"], "the same rules"),
        ("winoc", ["towers=6,6"], "the same rules"),
    ],
)
def test_what_cannot_be_compared(game: str, varied: list[str], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        rules(ludotheque.game(game), varied)


def test_only_measures_there_are() -> None:
    with pytest.raises(BadRequest, match="first, moves, score, margin, ties"):
        question(EDITIONS, 10, ("beauty",)).check()


def test_the_interval_holds_at_every_look() -> None:
    """Of many series without any difference, no more than 5 % ever exclude zero, however often one looks."""
    rng = np.random.default_rng(1)
    series, length = 400, 2000
    draws = rng.normal(size=(series, length))
    counts = np.arange(1, length + 1)
    means = np.cumsum(draws, axis=1) / counts
    squares = np.cumsum(draws**2, axis=1) / counts
    half = np.sqrt(squares - means**2) * [width(int(count)) for count in counts]
    missed = (np.abs(means) > half)[:, LEAST:].any(axis=1).mean()
    assert missed <= ALPHA


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_speaks_every_language(tmp_path: Path, language: str) -> None:
    found = last(question(EDITIONS, 500))
    say = messages(language)
    write(chart(found, say), tmp_path / "chart.svg")
    drawn = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert say.say("compare-moves") in drawn
    assert "edition=first" in drawn
    assert "compare-" not in drawn
