"""Reports that grow with every chunk of games."""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass

import ludotheque
from ludotheque.bots.external.local import plain

from ..contests.contest import Contest, Deal, open_contest, play_deal
from ..executors.local import ExecutorFor, executor_for
from ..run.chunks import ChunkResult, play_chunks
from ..run.question import Question
from ..run.tally import WHOLE, Tally
from ..run.watching import Watched
from ..stats.intervals import Intervals
from ..stats.methods import METHODS
from .luck import luck_of
from .pace import pace_of
from .report import Fired, InTurn, Report, TableReport


@dataclass(frozen=True)
class LuckResult:
    """A finished deal between the strong and the weak bot."""

    rule: int
    seats: int
    deal: Deal


def play(question: Question, executors: ExecutorFor = executor_for) -> Generator[ChunkResult | LuckResult]:
    """Every game of the question once, each chunk or deal as soon as it is finished. Luck games come last."""
    for seats in question.seats:
        with closing(play_chunks(question, question.chunks(seats), executors(question.bots))) as chunks:
            yield from chunks
        if not question.luck_games:
            continue
        bots = (question.strong, question.weak)
        contests = [open_contest(rule.variant, seats, bots, question.seed) for rule in question.rules]
        with closing(executors(bots).run(functools.partial(_play_deal, contests), _deals(question, seats))) as deals:
            yield from deals


def _deals(question: Question, seats: int) -> Iterator[tuple[int, int]]:
    """A rule and the number of a deal. The rules take turns, as in `Question.chunks`."""
    for deal in range(question.luck_deals(seats)):
        for rule in (*range(1, len(question.rules)), 0):
            yield rule, deal


def _play_deal(contests: list[Contest], given: tuple[int, int]) -> LuckResult:
    rule, deal = given
    return LuckResult(rule, contests[rule].seats, play_deal(contests[rule], deal))


def growing_reports(question: Question, executors: ExecutorFor = executor_for) -> Generator[tuple[int, Report]]:
    """The report on the first rule as it grows, each with the number of games played; the last is complete."""
    builder = ReportBuilder(question)
    played = 0
    with closing(play(question, executors)) as results:
        for result in results:
            played += games_of(result)
            builder.add(result)
            yield played, builder.report()


def games_of(result: ChunkResult | LuckResult) -> int:
    return len(result.rows) if isinstance(result, ChunkResult) else len(result.deal.games)


class ReportBuilder:
    """The report on one rule. It takes results in any order."""

    def __init__(self, question: Question, rule: int = 0) -> None:
        self._question, self._rule = question, rule
        self._variant = question.rules[rule].variant
        self._pace = pace_of(self._variant.game)
        self._tables = {seats: _Table(question, rule, seats, self._pace) for seats in question.seats}

    def add(self, result: ChunkResult | LuckResult) -> None:
        """Results on other rules are left out."""
        if isinstance(result, LuckResult):
            if result.rule == self._rule:
                self._tables[result.seats].add_deal(result.deal)
        elif result.chunk.rule == self._rule:
            self._tables[result.chunk.seats].add_games(result)

    def report(self) -> Report:
        """The report so far, with the numbers of players that have been played."""
        return Report(
            ludotheque.__version__,
            self._variant.name,
            self._variant.options,
            self._variant.numbers,
            list(plain(self._question.bots)),
            self._question.seed,
            self._pace,
            [table.report() for table in self._tables.values() if table.tally.games],
        )


class _Table:
    """The counts for one number of players."""

    def __init__(self, question: Question, rule: int, seats: int, pace: float) -> None:
        self.tally = Tally(question.task(rule, seats))
        self._question, self._pace = question, pace
        self._watched: dict[int, Watched] = {}  # by row
        self._deals: dict[int, Deal] = {}
        self._made: TableReport | None = None

    def add_games(self, result: ChunkResult) -> None:
        self.tally.add(result.rows)
        self._watched.update(enumerate(result.watched, result.chunk.start))
        self._made = None

    def add_deal(self, deal: Deal) -> None:
        self._deals[deal.deal] = deal
        self._made = None

    def report(self) -> TableReport:
        if self._made is None:
            self._made = self._report()
        return self._made

    def _report(self) -> TableReport:
        tally, question, intervals = self.tally, self._question, METHODS[self._question.intervals]
        games, seats = tally.games, tally.task.seats
        endings = tally.task.variant.engine.endings
        seen = [self._watched[row] for row in sorted(self._watched)]
        deals = [self._deals[number] for number in sorted(self._deals)]
        moves = intervals.mean_of_counts(tally.moves)
        won = max(int(tally.wins.sum()) // WHOLE, 1)
        return TableReport(
            seats=seats,
            games=games,
            watched=len(seen),
            turns=[
                InTurn(
                    turn + 1,
                    intervals.rate(float(tally.wins_by_order[turn]) / (WHOLE * won), won),
                    intervals.mean(float(tally.points_by_order[0, turn]), float(tally.points_by_order[1, turn]), games),
                )
                for turn in range(seats)
            ],
            ties=intervals.rate(tally.ties / games, games),
            scores=dict(sorted(tally.scores.items())),
            margin=intervals.mean_of_counts(tally.margins),
            moves=moves,
            lengths=dict(sorted(tally.moves.items())),
            minutes=moves.times(self._pace / 60),
            endings={
                endings[code]: intervals.rate(tally.endings[code] / games, games) for code in range(1, len(endings))
            },
            choices=intervals.mean_of([game.choices / game.decisions for game in seen]) if seen else None,
            leads=intervals.mean_of([game.leads for game in seen]) if seen else None,
            fired=_fired(seen, intervals),
            luck=luck_of(question.strong, question.weak, deals, intervals) if deals else None,
        )


def _fired(seen: list[Watched], intervals: Intervals) -> list[Fired]:
    tags = sorted({tag for game in seen for tag in game.fired})
    found = []
    for tag in tags:
        times = [game.fired.get(tag, 0) for game in seen]
        share = sum(count > 0 for count in times) / len(times)
        found.append(Fired(tag, intervals.mean_of(times), intervals.rate(share, len(times))))
    return found
