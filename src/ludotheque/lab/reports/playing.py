"""The games of a question as they are played: in plain order, or as many as the questions of a report need."""

from __future__ import annotations

import functools
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass

from ..contests.contest import Contest, Deal, open_contest, play_deal
from ..executors.local import ExecutorFor, executor_for
from ..run.chunks import ChunkResult, play_chunks
from ..run.question import Question

FIRST_PART = 4  # a question that is easy to answer gets one part in so many of its games
MOST_TIMES = 4  # a hard one at most so many times its games, out of those that the others did not need


@dataclass(frozen=True)
class LuckResult:
    """A finished deal between the strong and the weak bot."""

    rule: int
    seats: int
    deal: Deal


@dataclass(frozen=True)
class LevelResult:
    """Finished games of one of the other levels."""

    level: str
    played: ChunkResult


Result = ChunkResult | LuckResult | LevelResult


def games_of(result: Result) -> int:
    if isinstance(result, LuckResult):
        return len(result.deal.games)
    return len(result.played.rows if isinstance(result, LevelResult) else result.rows)


def play(question: Question, executors: ExecutorFor = executor_for) -> Generator[Result]:
    """Every game of the question once, each chunk or deal as soon as it is finished. Luck games and other levels come
    last."""
    for seats in question.seats:
        yield from _chunks(question, seats, 0, question.games, executors)
        yield from _luck(question, seats, 0, question.luck_deals(seats), executors)
        yield from _levels(question, seats, executors)


def play_as_needed(
    question: Question, is_open: Callable[[int], bool], executors: ExecutorFor = executor_for
) -> Generator[Result]:
    """The same, but a number of players gets only as many games as its questions need. `is_open` says whether something
    about so many players is still open. What is saved goes to those where something is; all together at most the games
    of the question are played, in steps that double."""
    played = dict.fromkeys(question.seats, 0)
    while True:
        wanted = {}
        left = question.games * len(question.seats) - sum(played.values())
        for seats in question.seats:
            if played[seats] == 0:
                wanted[seats] = -(-question.games // FIRST_PART)
            elif is_open(seats) and left > 0:
                wanted[seats] = min(2 * played[seats], played[seats] + left, MOST_TIMES * question.games)
                left -= wanted[seats] - played[seats]
        wanted = {seats: games for seats, games in wanted.items() if games > played[seats]}
        if not wanted:
            break
        for seats, games in wanted.items():
            yield from _chunks(question, seats, played[seats], games, executors)
            deals = [question.luck_deals(seats) * done // question.games for done in (played[seats], games)]
            yield from _luck(question, seats, deals[0], max(deals[1], 1), executors)
            played[seats] = games
    for seats in question.seats:
        yield from _levels(question, seats, executors)


def _chunks(question: Question, seats: int, start: int, stop: int, executors: ExecutorFor) -> Generator[Result]:
    with closing(play_chunks(question, question.chunks(seats, start, stop), executors(question.bots))) as chunks:
        yield from chunks


def _luck(question: Question, seats: int, start: int, stop: int, executors: ExecutorFor) -> Generator[Result]:
    if not question.luck_games:
        return
    bots = (question.strong, question.weak)
    contests = [open_contest(rule.variant, seats, bots, question.seed) for rule in question.rules]
    given = _deals(question, start, stop)
    with closing(executors(bots).run(functools.partial(_play_deal, contests), given)) as deals:
        yield from deals


def _levels(question: Question, seats: int, executors: ExecutorFor) -> Generator[Result]:
    for level in question.other_levels:
        asked = question.at_level(level)
        with closing(play_chunks(asked, asked.chunks(seats), executors(asked.bots))) as chunks:
            for chunk in chunks:
                yield LevelResult(level, chunk)


def _deals(question: Question, start: int, stop: int) -> Iterator[tuple[int, int]]:
    """A rule and the number of a deal. The rules take turns, as in `Question.chunks`."""
    for deal in range(start, stop):
        for rule in (*range(1, len(question.rules)), 0):
            yield rule, deal


def _play_deal(contests: list[Contest], given: tuple[int, int]) -> LuckResult:
    rule, deal = given
    return LuckResult(rule, contests[rule].seats, play_deal(contests[rule], deal))
