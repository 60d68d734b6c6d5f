"""Reports: what they measure, how they grow, and that they only say what the intervals support."""

from __future__ import annotations

import re

import msgspec
import pytest

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf
from ludotheque.lab.charts.pictures import svg
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.reports.builder import growing_reports
from ludotheque.lab.reports.charts import charts
from ludotheque.lab.reports.page import page
from ludotheque.lab.reports.report import Report
from ludotheque.lab.reports.summary import sentences
from ludotheque.lab.run.chunks import play_all
from ludotheque.lab.run.player import matches
from ludotheque.lab.run.question import Question, Rule
from ludotheque.lab.run.task import Task
from ludotheque.lab.run.watching import watch
from ludotheque.lab.stats.intervals import Estimate

GAME = ludotheque.game("winston")
QUESTION = Question((Rule("", GAME),), (2, 3), ("greedy",), 120, sample=30, luck_games=6)


@pytest.fixture(scope="module")
def grown() -> list[tuple[int, Report]]:
    return list(growing_reports(QUESTION, lambda bots: executor_for(bots, 1)))


@pytest.fixture(scope="module")
def found(grown: list[tuple[int, Report]]) -> Report:
    return grown[-1][1]


def test_it_grows_until_all_is_played(grown: list[tuple[int, Report]]) -> None:
    done = [games for games, _ in grown]
    assert done == sorted(done)
    assert done[-1] == QUESTION.planned == 2 * (120 + 6)
    assert [table.seats for table in grown[0][1].tables] == [2]


def test_it_counts_what_was_played(found: Report) -> None:
    for table in found.tables:
        rows = play_all(Task(GAME, table.seats, 120, bots=("greedy",)), workers=1)
        assert (table.games, table.watched) == (120, 30)
        assert table.moves.value == pytest.approx(rows.moves.mean())
        assert sum(table.scores.values()) == 120 * table.seats
        assert sum(turn.wins.value for turn in table.turns) == pytest.approx(1)
        began = (rows.places[range(120), rows.firsts] == 1).mean()
        assert table.turns[0].wins.low <= began <= table.turns[0].wins.high
        assert table.luck is not None
        assert (table.luck.strong, table.luck.weak, table.luck.games) == ("greedy", "random", 6)


def test_workers_do_not_matter(found: Report) -> None:
    *_, (_, again) = growing_reports(QUESTION, lambda bots: executor_for(bots, 2))
    assert again == found


def test_watching_a_game(found: Report) -> None:
    [match] = matches(Task(GAME, 3, 1, bots=("greedy",)), 0, 1)
    seen = watch(match)
    told = [event for ply in range(match.ply) for event in match.tell(ply)]
    assert seen.decisions == sum(seat is not None for seat, _ in match.moves)
    assert sum(seen.fired.values()) == len(told) - 1  # all but the end
    assert seen.choices >= seen.decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_speaks_every_language(found: Report, language: str) -> None:
    say = messages(language, GAME.game.folder / "locales")
    made = page(found, {name: svg(chart) for name, chart in charts(found, say).items()}, say)
    assert made.count("<svg") == 6
    assert "<script" not in made
    assert not re.search(r'(src|href)="?http', made)
    assert not re.search(r"\b(lab|winston)-[a-z]+-", made)
    assert "{ $" not in made


def test_every_game_has_words_for_what_it_counts() -> None:
    for game in shelf().values():
        text = (game.folder / "locales" / "en.ftl").read_text(encoding="utf-8")
        tags = set(re.findall(rf"^{game.name}-fires-([a-z-]+) =", text, re.M))
        told = set(re.findall(rf"^{game.name}-tell-([a-z-]+) =", text, re.M))
        assert tags
        assert tags <= told


# --- what is said ---


def with_first(found: Report, wins: Estimate) -> Report:
    table = found.tables[0]
    turns = [msgspec.structs.replace(table.turns[0], wins=wins), *table.turns[1:]]
    return msgspec.structs.replace(found, tables=[msgspec.structs.replace(table, turns=turns, luck=None)])


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        (Estimate(0.55, 0.51, 0.59), "Starting is an advantage"),
        (Estimate(0.55, 0.49, 0.61), "Starting is neither a clear advantage nor a clear disadvantage"),
        (Estimate(0.45, 0.41, 0.49), "Starting is a disadvantage"),
    ],
    ids=["above", "unclear", "below"],
)
def test_only_what_the_interval_supports_is_said(found: Report, wins: Estimate, said: str) -> None:
    say = messages("en", GAME.game.folder / "locales")
    assert sentences(with_first(found, wins), say)[0].startswith(said)


def test_wins_are_shares_of_the_games_that_a_player_won() -> None:
    """At Winoc a guard without a player may win. Such games count for no player."""
    winoc = ludotheque.game("winoc")
    question = Question((Rule("", winoc),), (2,), ("random",), 300, sample=2)
    *_, (_, found) = growing_reports(question, lambda bots: executor_for(bots, 1))
    [table] = found.tables
    rows = play_all(Task(winoc, 2, 300), workers=1)
    won = (rows.places == 1).any(axis=1)
    assert 0 < won.sum() < 300
    assert sum(turn.wins.value for turn in table.turns) == pytest.approx(1)
    assert table.turns[0].wins.high - table.turns[0].wins.low > 1.9 / won.sum() ** 0.5
