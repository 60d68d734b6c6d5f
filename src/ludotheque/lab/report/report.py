"""What a game is like under given rules and bots: played, watched and counted, with growing certainty."""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots.codes import POLICIES
from ludotheque.bots.external.local import plain
from ludotheque.core.contract import Game, Value, Variant
from ludotheque.core.errors import BadRequest

from ..arena.arena import play_deals
from ..arena.contest import Deal, open_contest
from ..run.measures import Look, Watched, look
from ..run.simulate import crew_for, share_size, shares, simulate
from ..run.tally import WHOLE, Tally
from ..run.task import Task
from ..run.workers import Crew
from ..stats.intervals import FIXED, Estimate, Intervals
from ..stats.luck import Luck, luck_of

QUICK_GAMES, THOUGHTFUL_GAMES = 20_000, 400  # for bots that do not think, and that do
SAMPLE = 400  # games that are watched
WATCHED_SHARE = 20  # of them in a share
LUCK_GAMES = 400
PACE_GAMES = 50  # for each number of players

Crews = Callable[[Sequence[str]], Crew]  # who plays games of these bots


class InTurn(msgspec.Struct, frozen=True):
    """A place in the order of play, the first being 1."""

    turn: int
    wins: Estimate  # share of the games that a player won; in some games nobody may
    score: Estimate


class Fired(msgspec.Struct, frozen=True):
    """How often something happens."""

    tag: str
    times: Estimate  # a game
    games: Estimate  # share of the games in which it happens at all


class TableReport(msgspec.Struct, frozen=True):
    """With one number of players."""

    seats: int
    games: int
    watched: int
    turns: list[InTurn]
    ties: Estimate  # share of the games
    scores: dict[int, int]  # points: how many seats had them at the end
    margin: Estimate  # points between the best and the second
    moves: Estimate
    lengths: dict[int, int]  # moves: how many games had so many
    minutes: Estimate
    endings: dict[str, Estimate]
    choices: Estimate | None  # legal moves at a decision; None as long as no game has been watched
    leads: Estimate | None  # times the lead changes hands
    fired: list[Fired]
    luck: Luck | None


class Report(msgspec.Struct, frozen=True):
    version: str
    game: str
    options: dict[str, Value]
    numbers: dict[str, Any]
    bots: list[str]
    seed: int | str
    pace: float  # seconds a move
    tables: list[TableReport]


@dataclass(frozen=True)
class Order:
    """What is to be found out."""

    variant: Variant
    seats: Sequence[int]
    bots: Sequence[str]
    games: int
    seed: int | str = 0
    sample: int = SAMPLE
    luck_games: int = LUCK_GAMES  # 0: leave it out
    weak: str = "random"
    shares: tuple[int, int] | None = None  # games of a share, and of one that is watched; None: as suits the bots
    intervals: Intervals = FIXED  # another kind where somebody watches the report grow

    @property
    def strong(self) -> str:
        """Who plays the weak bot: the first that is better, greedy if there is none."""
        return next((name for name in self.bots if name not in (self.weak, "random")), "greedy")

    def check(self) -> None:
        """Whatever would go wrong after many games, better goes wrong now."""
        self.tasks()
        if self.luck_games < 0:
            raise BadRequest("error-no-games", found=self.luck_games)
        if self.luck_games:
            for seats in self.seats:
                open_contest(self.variant, seats, [self.strong, self.weak], self.seed)

    def tasks(self) -> list[Task]:
        return [Task(self.variant, seats, self.games, self.seed, tuple(self.bots)) for seats in self.seats]

    def steps(self) -> int:
        """How many games it takes in all."""
        return sum(self.games + self.luck_deals(seats) * seats for seats in self.seats)

    def luck_deals(self, seats: int) -> int:
        return -(-self.luck_games // seats)


def games_for(bots: Sequence[str]) -> int:
    return QUICK_GAMES if all(name in POLICIES for name in bots) else THOUGHTFUL_GAMES


def report(order: Order, crews: Crews = crew_for) -> Generator[tuple[int, Report]]:
    """The report as it grows, with the number of games played for it; the last one is complete."""
    pace = pace_of(order.variant.game)
    done = 0
    tables: list[TableReport] = []

    def now(table: TableReport) -> Report:
        return Report(
            ludotheque.__version__,
            order.variant.name,
            order.variant.options,
            order.variant.numbers,
            list(plain(order.bots)),
            order.seed,
            pace,
            [*tables, table],
        )

    for task in order.tasks():
        tally = Tally(task)
        watched: dict[int, Watched] = {}
        with closing(_looks(task, order, crews(task.bots))) as looks:
            for seen in looks:
                tally.add(seen.part.rows)
                watched.update(enumerate(seen.watched, seen.part.start))
                yield done + tally.games, now(_table(tally, watched, order.intervals, pace, None))
        done += tally.games
        luck = None
        for played, luck in _luck(order, task.seats, crews):
            yield done + played, now(_table(tally, watched, order.intervals, pace, luck))
        done += order.luck_deals(task.seats) * task.seats
        tables.append(_table(tally, watched, order.intervals, pace, luck))


def _looks(task: Task, order: Order, crew: Crew) -> Generator[Look]:
    """Games that are watched come in small shares, for each takes long, and last, for the others tell much at once."""
    few = min(order.sample, task.games)
    size, watched = order.shares or (share_size(task), WATCHED_SHARE if task.compiled else share_size(task))

    def given() -> Iterator[tuple[int, int]]:
        yield from shares(few, task.games, size)
        yield from shares(0, few, watched)

    return crew.run(functools.partial(look, task, order.sample), given())


def _luck(order: Order, seats: int, crews: Crews) -> Iterator[tuple[int, Luck | None]]:
    """With the number of games played for it."""
    if not order.luck_games:
        return
    bots = [order.strong, order.weak]
    contest = open_contest(order.variant, seats, bots, order.seed)
    found: dict[int, Deal] = {}
    with closing(play_deals(contest, range(order.luck_deals(seats)), crew=crews(bots))) as deals:
        for deal in deals:
            found[deal.deal] = deal
            luck = luck_of(order.strong, order.weak, [found[number] for number in sorted(found)], order.intervals)
            yield seats * len(found), luck


def _table(
    tally: Tally, watched: dict[int, Watched], intervals: Intervals, pace: float, luck: Luck | None
) -> TableReport:
    games, seats = tally.games, tally.task.seats
    endings = tally.task.variant.engine.endings
    seen = [watched[row] for row in sorted(watched)]
    moves = intervals.mean_of_counts(tally.moves)
    won = max(int(tally.wins.sum()) // WHOLE, 1)
    return TableReport(
        seats,
        games,
        len(seen),
        [
            InTurn(
                turn + 1,
                intervals.rate(float(tally.wins_by_order[turn]) / (WHOLE * won), won),
                intervals.mean(float(tally.points_by_order[0, turn]), float(tally.points_by_order[1, turn]), games),
            )
            for turn in range(seats)
        ],
        intervals.rate(tally.ties / games, games),
        dict(sorted(tally.scores.items())),
        intervals.mean_of_counts(tally.margins),
        moves,
        dict(sorted(tally.moves.items())),
        moves.times(pace / 60),
        {endings[code]: intervals.rate(tally.endings[code] / games, games) for code in range(1, len(endings))},
        intervals.mean_of([game.choices / game.decisions for game in seen]) if seen else None,
        intervals.mean_of([game.leads for game in seen]) if seen else None,
        _fired(seen, intervals),
        luck,
    )


def _fired(seen: list[Watched], intervals: Intervals) -> list[Fired]:
    tags = sorted({tag for game in seen for tag in game.fired})
    found = []
    for tag in tags:
        times = [game.fired.get(tag, 0) for game in seen]
        share = sum(count > 0 for count in times) / len(times)
        found.append(Fired(tag, intervals.mean_of(times), intervals.rate(share, len(times))))
    return found


@functools.cache
def pace_of(game: Game) -> float:
    """Seconds a move: as many as make the printed playing time of games between greedy bots, by the printed rules, over
    all numbers of players."""
    lengths = []
    for seats in game.seat_counts:
        rows = simulate(Task(game.variant(), seats, PACE_GAMES, 0, ("greedy",)), threads=1)
        lengths.append(float(rows.moves.mean()))
    return 60 * sum(game.minutes) / 2 / (sum(lengths) / len(lengths))
