"""Reports that grow with every chunk of games. All their intervals stay valid however often one looks, and whenever one
stops (`stats.sequences`)."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

import ludotheque
from ludotheque.bots.external.local import plain

from ..contests.contest import Deal
from ..executors.local import ExecutorFor, executor_for
from ..lengths.pace import Pace, minutes, pace_of
from ..lengths.times import ThinkingTimes
from ..run.chunks import ChunkResult
from ..run.question import Question
from ..run.tally import WHOLE, Tally
from ..run.watching import Watched
from ..stats.intervals import Estimate
from ..stats.sequences import GROWING
from .luck import luck_of
from .playing import LevelResult, LuckResult, Result, games_of, play, play_as_needed
from .report import AtLevel, Fired, InTurn, Report, TableReport


def growing_reports(
    question: Question,
    executors: ExecutorFor = executor_for,
    times: ThinkingTimes | None = None,
    as_needed: bool = False,
) -> Generator[tuple[int, Report]]:
    """The report on the first rule as it grows, each with the number of games played; the last is complete.
    `as_needed`: easy questions get fewer games than the question says, and hard ones more."""
    builder = ReportBuilder(question, times=times, as_needed=as_needed)
    played = 0
    playing = play_as_needed(question, builder.is_open, executors) if as_needed else play(question, executors)
    with closing(playing) as results:
        for result in results:
            played += games_of(result)
            builder.add(result)
            yield played, builder.report()


class ReportBuilder:
    """The report on one rule. It takes results in any order."""

    def __init__(
        self, question: Question, rule: int = 0, times: ThinkingTimes | None = None, as_needed: bool = False
    ) -> None:
        self._as_needed = as_needed
        self._question, self._rule = question, rule
        self._variant = question.rules[rule].variant
        self._pace = pace_of(self._variant.game, times)
        self._tables = {seats: _Table(question, rule, seats, self._pace) for seats in question.seats}

    def add(self, result: Result) -> None:
        """Results on other rules are left out."""
        if isinstance(result, LuckResult):
            if result.rule == self._rule:
                self._tables[result.seats].add_deal(result.deal)
        elif isinstance(result, LevelResult):
            if self._rule == len(self._question.rules) - 1:
                self._tables[result.played.chunk.seats].add_level(result)
        elif result.chunk.rule == self._rule:
            self._tables[result.chunk.seats].add_games(result)

    def is_open(self, seats: int) -> bool:
        """Whether more games with so many players could answer something: whether it is good to start, whether better
        play pays off, whether the player or the deal matters more."""
        return self._tables[seats].is_open()

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
            [table.report() for table in self._tables.values() if table.games.tally.games],
            self._as_needed,
        )


class _Games:
    """The counts of games between the same bots, for one number of players."""

    def __init__(self, question: Question, rule: int, seats: int, pace: Pace) -> None:
        self.tally = Tally(question.task(rule, seats))
        self.seats, self._pace = seats, pace
        self._watched: dict[int, Watched] = {}  # by row

    def add(self, result: ChunkResult) -> None:
        self.tally.add(result.rows)
        self._watched.update(enumerate(result.watched, result.chunk.start))

    @property
    def watched(self) -> list[Watched]:
        return [self._watched[row] for row in sorted(self._watched)]

    def wins(self, turn: int) -> Estimate:
        won = max(int(self.tally.wins.sum()) // WHOLE, 1)
        return GROWING.rate(float(self.tally.wins_by_order[turn]) / (WHOLE * won), won)

    def points(self, turn: int) -> Estimate:
        total, squares = self.tally.points_by_order[:, turn]
        return GROWING.mean(float(total), float(squares), self.tally.games)

    @property
    def length(self) -> Estimate:
        return GROWING.mean_of_counts(self.tally.turns)

    @property
    def minutes(self) -> Estimate:
        tally = self.tally
        kinds = tally.task.variant.engine.decisions
        return minutes(self._pace, kinds, tally.decisions, tally.products, tally.games, GROWING)

    @property
    def leads(self) -> Estimate | None:
        seen = self.watched
        return GROWING.mean_of([game.leads for game in seen]).of_counts if seen else None


class _Table:
    """What is known about one number of players."""

    def __init__(self, question: Question, rule: int, seats: int, pace: Pace) -> None:
        self.games = _Games(question, rule, seats, pace)
        self._question = question
        self._levels = {level: _Games(question.at_level(level), 0, seats, pace) for level in question.other_levels}
        self._deals: dict[int, Deal] = {}
        self._made: TableReport | None = None

    def add_games(self, result: ChunkResult) -> None:
        self.games.add(result)
        self._made = None

    def add_deal(self, deal: Deal) -> None:
        self._deals[deal.deal] = deal
        self._made = None

    def add_level(self, result: LevelResult) -> None:
        self._levels[result.level].add(result.played)
        self._made = None

    def report(self) -> TableReport:
        if self._made is None:
            self._made = self._report()
        return self._made

    def is_open(self) -> bool:
        report, even = self.report(), 1 / self.games.seats
        if not _apart(report.turns[0].wins, even):
            return True
        luck = report.luck
        if luck is None:
            return False
        player, seat = luck.same_player, luck.same_seat
        return not (_apart(luck.wins, luck.even) and (player.above(seat.high) or player.below(seat.low)))

    def _report(self) -> TableReport:
        games, tally, question = self.games, self.games.tally, self._question
        played, seats = tally.games, games.seats
        endings = tally.task.variant.engine.endings
        seen = games.watched
        deals = [self._deals[number] for number in sorted(self._deals)]
        length = games.length
        return TableReport(
            seats=seats,
            games=played,
            watched=len(seen),
            turns=[InTurn(turn + 1, games.wins(turn), games.points(turn)) for turn in range(seats)],
            ties=GROWING.rate(tally.ties / played, played),
            scores=dict(sorted(tally.scores.items())),
            margin=GROWING.mean_of_counts(tally.margins).of_counts,
            length=length,
            rounds=length.times(1 / seats),
            lengths=dict(sorted(tally.turns.items())),
            minutes=games.minutes,
            moves=GROWING.mean_of_counts(tally.moves),
            endings={
                endings[code]: GROWING.rate(count / played, played) for code, count in sorted(tally.endings.items())
            },
            choices=GROWING.mean_of([game.choices / game.decisions for game in seen]) if seen else None,
            leads=games.leads,
            fired=_fired(seen),
            luck=luck_of(question.strong, question.weak, deals) if deals else None,
            levels=self._at_levels(),
        )

    def _at_levels(self) -> list[AtLevel]:
        """In the order of the question; the level that is played anyway is among them."""
        found = []
        for level in self._question.levels:
            games = self._levels.get(level, self.games)
            if games.tally.games and (level in self._levels or self._question.bots == (level,)):
                found.append(AtLevel(level, games.tally.games, games.wins(0), games.length, games.minutes, games.leads))
        return found if len(found) > 1 else []


def _apart(estimate: Estimate, other: float) -> bool:
    return estimate.above(other) or estimate.below(other)


def _fired(seen: list[Watched]) -> list[Fired]:
    tags = sorted({tag for game in seen for tag in game.fired})
    found = []
    for tag in tags:
        times = [game.fired.get(tag, 0) for game in seen]
        share = sum(count > 0 for count in times) / len(times)
        found.append(Fired(tag, GROWING.mean_of(times).of_counts, GROWING.rate(share, len(times))))
    return found
