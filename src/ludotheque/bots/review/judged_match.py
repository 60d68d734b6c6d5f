"""The judgements of a whole match, made on several threads, and what they say about every move."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from ludotheque.core.contract import CHANCE
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from ..search.bot import Budget
from ..stopping import Stop, never
from .judging import Judge, Judgement, Shares

Progress = Callable[[int, int], None]  # positions done, of how many


def judge_match(
    match: Match,
    budget: Budget | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress = lambda done, total: None,
    plies: range | None = None,
    stop: Stop = never,
) -> JudgedMatch:
    """Judge the positions before and after every move of a match, or of its moves `plies`; a resignation counts as the
    last move.

    A position is searched two or three times with `budget` (default: 2000 simulations), on `workers` threads (default:
    all cores). The results depend on nothing but the match, the budget of simulations and the seed. `stop` is called
    between two positions; if it returns True, or after Ctrl-C, the positions judged so far are kept.
    """
    budget = Budget(2000) if budget is None else budget
    if budget.simulations < 1:
        raise BadRequest("error-simulations", found=budget.simulations)
    if workers is not None and workers < 1:
        raise BadRequest("error-threads", found=workers)
    last = match.ply + (match.resigned is not None)
    plies = range(last) if plies is None else plies
    for ply in (plies[0], plies[-1]) if plies else ():
        if not 0 <= ply < last:
            raise BadRequest("error-ply", found=ply, last=last - 1)
    judged = JudgedMatch(match, Judge(match, budget, seed), plies)
    judged.judge_all(workers or os.cpu_count() or 1, progress, stop)
    return judged


class JudgedMatch:
    """The judgements found so far for the moves `plies` of a match. Moves are actions here, not texts."""

    def __init__(self, match: Match, judge: Judge, plies: range) -> None:
        self.match, self.judge, self.plies = match, judge, plies
        self._found: dict[int, Judgement] = {}

    def judge_all(self, workers: int, progress: Progress, stop: Stop) -> None:
        needed = {position for ply in self.plies for position in self._needed(ply)}
        positions = sorted(needed or {self._source(self.match.ply)})
        with ThreadPoolExecutor(workers) as pool:
            try:
                if stop():
                    return
                futures = {pool.submit(self.judge.judge, ply): ply for ply in positions}
                for future in as_completed(futures):
                    self._found[futures[future]] = future.result()
                    progress(len(self._found), len(positions))
                    if stop():
                        break
            except KeyboardInterrupt:
                pass
            finally:
                pool.shutdown(cancel_futures=True)

    @property
    def moves(self) -> list[int]:
        """The plies of the first moves, up to one with a position that was not judged."""
        done = []
        for ply in self.plies:
            if not self._has(self._needed(ply)):
                break
            done.append(ply)
        return done

    def has_value(self, ply: int) -> bool:
        return self._has([self._source(ply)])

    def value(self, ply: int) -> Shares:
        """Every seat's share of the win before the move `ply`."""
        source = self._source(ply)
        return self._found[source].value if source == ply else self._found[source].played

    def mover(self, ply: int) -> int | None:
        """The seat that played the move `ply`; None: chance."""
        mover = self.judge.movers[ply]
        return None if mover == CHANCE else mover

    def action(self, ply: int) -> int:
        """The action that was played as move `ply`."""
        return self.judge.actions[ply]

    def best(self, ply: int) -> int | None:
        """The best action at the move `ply`: the one played, unless another was surely better. None if there was
        nothing to choose, at chance and at a resignation."""
        return None if ply == self.match.ply or self.mover(ply) is None else self.judgement(ply).best

    def judgement(self, ply: int) -> Judgement:
        """The judgement that `value` takes the shares before the move `ply` from."""
        return self._found[self._source(ply)]

    def _has(self, positions: Sequence[int]) -> bool:
        return all(ply in self._found for ply in positions)

    def _needed(self, ply: int) -> list[int]:
        """The positions to judge for this move: before and after it."""
        return [self._source(ply)] if ply == self.match.ply else [self._source(ply), self._source(ply + 1)]

    def _source(self, ply: int) -> int:
        """The position that is judged for the value of this one. Before a roll it is the position before the previous
        move, so that everything a roll changes appears at the roll."""
        movers = self.judge.movers
        return ply - 1 if ply > 0 and movers[ply] == CHANCE and movers[ply - 1] != CHANCE else ply
