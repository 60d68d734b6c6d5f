"""The questions of the lab page: both reports and the comparison are made from the same games."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

import ludotheque
import ludotheque.lab.contests.contest
from ludotheque.bots.roster import Bot
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match
from ludotheque.lab.comparisons.builder import growing_comparisons
from ludotheque.lab.executors.local import Executor, InlineExecutor
from ludotheque.lab.reports.builder import growing_reports
from ludotheque.lab.reports.live import LiveAnswer, answers, page_question
from ludotheque.lab.run import player, playing
from ludotheque.lab.run.player import Player
from ludotheque.lab.run.rows import Rows

FIRST = ludotheque.game("winston", edition="first")


class Games:
    """Counts every game that is played, by its options, seed and bots."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played: Counter[tuple[object, ...]] = Counter()
        compiled, moves = Player.play, playing.play_match

        def play(self_: Player, start: int, rows: Rows) -> None:
            task = self_.task
            for row in range(start, start + len(rows)):
                self.played[*task.variant.options.values(), task.seed_of(row), task.lineup] += 1
            compiled(self_, start, rows)

        def play_match(variant: Variant, seed: int, bots: Sequence[Bot]) -> Match:
            self.played[*variant.options.values(), seed, tuple(map(repr, bots))] += 1
            return moves(variant, seed, bots)

        monkeypatch.setattr(Player, "play", play)
        for module in (player, ludotheque.lab.contests.contest):
            monkeypatch.setattr(module, "play_match", play_match)


def inline(bots: Sequence[str]) -> Executor:
    return InlineExecutor()


@pytest.mark.parametrize(
    ("variant", "bots", "games"),
    [(FIRST, ["random"], 700), (FIRST, ["greedy", "search:2"], 6), (FIRST.game.variant(), ["random"], 300)],
    ids=["compiled", "searching", "printed"],
)
def test_every_game_is_played_once(
    monkeypatch: pytest.MonkeyPatch, variant: Variant, bots: list[str], games: int
) -> None:
    question = page_question(variant, 2, bots, games, 1)
    counted = Games(monkeypatch)
    *_, last = answers(question)
    rules = 1 if last.printed is None else 2
    luck = 2 * -(-min(games, 120) // 2)
    assert set(counted.played.values()) == {1}
    assert counted.played.total() == last.played == last.planned == question.planned == rules * (games + luck)


@pytest.fixture(scope="module")
def grown() -> list[LiveAnswer]:
    return list(answers(page_question(FIRST, 2, ["random"], 700, 5)))


def test_it_begins_with_the_rules_asked_about_and_grows(grown: list[LiveAnswer]) -> None:
    assert grown[0].report.options["edition"] == "first"
    assert grown[0].printed is None
    assert grown[0].comparison is None
    assert all(one.played < two.played for one, two in itertools.pairwise(grown))
    assert grown[1].printed is not None
    assert grown[1].comparison is not None
    assert grown[1].comparison.games == grown[1].printed.tables[0].games == 250


def test_reports_and_comparison_agree_with_those_made_alone(grown: list[LiveAnswer]) -> None:
    last = grown[-1]
    question = page_question(FIRST, 2, ["random"], 700, 5)
    for rule, found in zip(question.rules, (last.printed, last.report), strict=True):
        assert found == list(growing_reports(replace(question, rules=(rule,)), inline))[-1][1]
    assert last.comparison == list(growing_comparisons(question, inline))[-1]


def test_a_comparison_that_is_settled_stays_as_it_is() -> None:
    question = replace(page_question(FIRST, 2, ["random"], 3000, 1), measures=("score",), luck_games=0)
    found = [answer.comparison for answer in answers(question) if answer.comparison is not None]
    settled = [comparison for comparison in found if comparison.settled]
    assert 100 <= settled[0].games < 3000
    assert all(comparison == settled[0] for comparison in settled)
    assert found[-1].settled
