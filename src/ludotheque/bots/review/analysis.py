"""A played game looked at again: what every move changed, and how much of it was decision and how much luck.

With V the expected shares of the win before a move (with the best move found), Q those with the move played, both as
the mover could know them, and V′ those before the next move, as the next mover could know them:

    decision = Q − V     what was given away by not playing the best move
    luck     = V′ − Q    what cards, dice and hidden things did (and what the search misjudged)

So over a whole game decisions and luck add up to the result less what was expected at the start, for every seat.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

import msgspec

from ludotheque.core.contract import CHANCE, Value
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import RESIGNED, Match

from ..search.bot import Budget
from .judging import Judge, Judgement, Shares, result

COSTLIEST = 3  # mistakes named in a summary
MISTAKE, BLUNDER = 0.05, 0.15  # what is called so, by what it costs

Progress = Callable[[int, int], None]  # positions done, of how many


class Choice(msgspec.Struct, frozen=True):
    """A move that could be played: as in a record, as people see it, and what it promised."""

    text: str
    shown: str
    expected: float  # the mover's share of the win
    shares: Shares  # every seat's


class MoveAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """One move. Lists have an entry a seat; `own_…` are the mover's."""

    ply: int
    seat: int | None  # None: chance
    text: str  # `resigned` for giving up
    shown: str
    before: Shares
    played: Shares  # before what came next was known
    after: Shares
    best: Choice | None  # the move itself, unless another was surely better; None: nothing to choose
    decision: Shares
    luck: Shares
    own_decision: float
    own_luck: float | None
    visits: int  # simulations behind `before` and `played`
    noise: float  # the standard error of the mover's share in them


class Mistake(msgspec.Struct, frozen=True):
    """A move that cost something, and the better one."""

    ply: int
    cost: float
    text: str
    shown: str
    better: Choice | None  # None: anything but giving up


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What made a seat's result: `end − start = decision + others + luck`."""

    seat: int
    start: float
    end: float
    decision: float  # by its own decisions
    others: float  # by those of the others
    luck: float
    costliest: list[Mistake]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Value]
    names: list[str]
    simulations: int
    seed: int
    complete: bool  # False if it was stopped; then these are the first moves
    start: Shares  # empty if it was stopped before anything was found
    end: Shares
    moves: list[MoveAnalysis]
    seats: list[SeatSummary]


def analyse(
    match: Match,
    budget: Budget | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress = lambda done, total: None,
    plies: range | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Look at every move of a match, or at `plies` of them; a resignation counts as its last one.

    A position is searched two or three times with `budget` (2000 simulations if left out), on `workers` threads (all
    cores). The numbers depend on the match, the budget of simulations and the seed alone. `stop` is asked between two
    positions; then, as after Ctrl-C, the analysis of the moves before is given.
    """
    budget = Budget(2000) if budget is None else budget
    if budget.simulations < 1:
        raise BadRequest("error-simulations", found=budget.simulations)
    if workers is not None and workers < 1:
        raise BadRequest("error-threads", found=workers)
    judge = Judge(match, budget, seed)
    last = match.ply + (match.resigned is not None)
    plies = range(last) if plies is None else plies
    for ply in (plies[0], plies[-1]) if plies else ():
        if not 0 <= ply < last:
            raise BadRequest("error-ply", found=ply, last=last - 1)
    reading = _Reading(match, judge)
    positions = sorted({ply for asked in plies for ply in reading.needed(asked)} or {reading.source(match.ply)})
    reading.judge_all(positions, workers or os.cpu_count() or 1, progress, stop)
    moves = []
    for ply in plies:
        if not reading.has(reading.needed(ply)):
            break
        moves.append(reading.move(ply))
    if moves:
        start, end = moves[0].before, moves[-1].after
    else:
        start = end = reading.value(match.ply) if reading.has([reading.source(match.ply)]) else ()
    return Analysis(
        game=match.variant.name,
        options=dict(match.variant.options),
        names=list(match.names),
        simulations=budget.simulations,
        seed=seed,
        complete=len(moves) == len(plies) and start != (),
        start=start,
        end=end,
        moves=moves,
        seats=[_summary(seat, moves, start, end) for seat in range(match.seats)] if start else [],
    )


class _Reading:
    """The judgements of a match so far, and what follows from them for its moves."""

    def __init__(self, match: Match, judge: Judge) -> None:
        self.match = match
        self._judge = judge
        self._found: dict[int, Judgement] = {}

    def judge_all(self, positions: Sequence[int], workers: int, progress: Progress, stop: Callable[[], bool]) -> None:
        with ThreadPoolExecutor(workers) as pool:
            try:
                if stop():
                    return
                futures = {pool.submit(self._judge.judge, ply): ply for ply in positions}
                for future in as_completed(futures):
                    self._found[futures[future]] = future.result()
                    progress(len(self._found), len(positions))
                    if stop():
                        break
            except KeyboardInterrupt:
                pass
            finally:
                pool.shutdown(cancel_futures=True)

    def has(self, positions: Sequence[int]) -> bool:
        return all(ply in self._found for ply in positions)

    def needed(self, ply: int) -> list[int]:
        """The positions to be judged before this move can be."""
        return [self.source(ply)] if ply == self.match.ply else [self.source(ply), self.source(ply + 1)]

    def source(self, ply: int) -> int:
        """The position that is judged for the value of this one: before a roll, the one before the move that led to it,
        so that all that a roll changes is seen at the roll."""
        movers = self._judge.movers
        return ply - 1 if ply > 0 and movers[ply] == CHANCE and movers[ply - 1] != CHANCE else ply

    def value(self, ply: int) -> Shares:
        source = self.source(ply)
        return self._found[source].value if source == ply else self._found[source].played

    def move(self, ply: int) -> MoveAnalysis:
        if ply == self.match.ply:
            return self._resignation(ply)
        mover, action = self._judge.movers[ply], self._judge.actions[ply]
        seat = None if mover == CHANCE else mover
        judgement = self._found[self.source(ply)]
        before, after = self.value(ply), self.value(ply + 1)
        played = before if seat is None else judgement.played
        decision, luck = _change(before, played), _change(played, after)
        return MoveAnalysis(
            ply=ply,
            seat=seat,
            text=self.match.engine.text(action),
            shown=self._shown(ply, action),
            before=before,
            played=played,
            after=after,
            best=None if seat is None else self._choice(ply, seat, judgement),
            decision=decision,
            luck=luck,
            own_decision=0.0 if seat is None else decision[seat],
            own_luck=None if seat is None else luck[seat],
            visits=judgement.visits,
            noise=judgement.noise,
        )

    def _resignation(self, ply: int) -> MoveAnalysis:
        seat = self.match.resigned
        assert seat is not None
        before, after = self.value(ply), result(self.match)
        decision = _change(before, after)
        return MoveAnalysis(
            ply=ply,
            seat=seat,
            text=RESIGNED,
            shown=RESIGNED,
            before=before,
            played=after,
            after=after,
            best=None,
            decision=decision,
            luck=(0.0,) * self.match.seats,
            own_decision=decision[seat],
            own_luck=0.0,
            visits=0,
            noise=0.0,
        )

    def _choice(self, ply: int, seat: int, judgement: Judgement) -> Choice:
        assert judgement.best is not None
        text = self.match.engine.text(judgement.best)
        return Choice(text, self._shown(ply, judgement.best), judgement.value[seat], judgement.value)

    def _shown(self, ply: int, action: int) -> str:
        engine = self.match.engine
        if engine.shown is None:
            return engine.text(action)
        return engine.shown(engine.board, self.match.position(ply), action)


def _change(before: Shares, after: Shares) -> Shares:
    return tuple(b - a for a, b in zip(before, after, strict=True))


def _summary(seat: int, moves: Sequence[MoveAnalysis], start: Shares, end: Shares) -> SeatSummary:
    own = [move for move in moves if move.seat == seat]
    mistakes = sorted((move for move in own if move.own_decision < 0), key=lambda move: move.own_decision)
    return SeatSummary(
        seat=seat,
        start=start[seat],
        end=end[seat],
        decision=sum(move.own_decision for move in own),
        others=sum(move.decision[seat] for move in moves if move.seat != seat),
        luck=sum(move.luck[seat] for move in moves),
        costliest=[
            Mistake(move.ply, -move.own_decision, move.text, move.shown, move.best) for move in mistakes[:COSTLIEST]
        ],
    )
