"""The judgements of a whole match, made on several threads, and what they say about every move."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress

from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import CHANCE
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match

from ..search.growing import Budget
from ..slices import Sliced, at_once
from ..stopping import Stop, never
from .judging import Judge, Judgement, Shares

SWING = 0.10  # a change of the mover's share by a decision or by luck that is worth a second look
DEEPER, DEEPEST = 32, 16_000  # times the budget for that, and simulations at most
NEAR = 6  # a judgement matters to no position that is further away
WORLDS = 6  # in which a move is tried to see whether it shows anything new
Progress = Callable[[int, int], None]  # positions done, of how many
Look = tuple[int, bool]  # at a position: with the budget, or deeper


def judge_match(
    match: Match,
    budget: Budget | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress = lambda done, total: None,
    plies: range | None = None,
    stop: Stop = never,
    second_look: bool = True,
) -> JudgedMatch:
    """Judge the positions before and after every move of a match, or of its moves `plies`; a resignation counts as the
    last move.

    A position is searched two or three times with `budget` (default: 2000 simulations), on `workers` threads (default:
    all cores); with a `second_look` once more with up to `DEEPER` times as much where a move seems to change much. The
    results depend on nothing but the match, the budget of simulations and the seed. `stop` is called between two
    positions; if it returns True, or after Ctrl-C, the positions judged so far are kept.
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
    judged = JudgedMatch(match, Judge(match, budget, seed), plies, second_look)
    judged.judge_all(workers or os.cpu_count() or 1, progress, stop)
    return judged


class JudgedMatch:
    """The judgements found so far for the moves `plies` of a match. Moves are actions here, not texts.

    Where a move seems to change much, the positions before and after it are judged once more, by a larger search: that
    a change is large is more often a mistake of the search than that a change is small. What is found then may make
    another change large, so there is a second round. All this follows from the moves around a position and from
    nothing else; so those beside `plies` are looked at too.
    """

    def __init__(self, match: Match, judge: Judge, plies: range, second_look: bool = True) -> None:
        self.match, self.judge, self.plies, self._second_look = match, judge, plies, second_look
        self._first: dict[int, Judgement] = {}  # by the budget
        self._deeper: dict[int, Judgement] = {}  # by a larger one, where that was called for
        self._found: dict[int, Judgement] = {}  # which of both counts
        self._swung: dict[tuple[int, int], bool] = {}
        self._last = match.ply + (match.resigned is not None)
        needed = {position for ply in plies for position in self._needed(ply)}
        self._wanted = sorted(needed or {self._source(match.ply)})

    def judge_all(self, workers: int, progress: Progress, stop: Stop) -> None:
        if workers == 1:
            with suppress(KeyboardInterrupt):
                at_once(self.judging(progress, stop))
            return
        if stop():
            return
        with ThreadPoolExecutor(workers) as pool:
            try:
                self._judge_in(pool, progress, stop)
            except KeyboardInterrupt:
                pass
            finally:
                pool.shutdown(cancel_futures=True)

    def _judge_in(self, pool: ThreadPoolExecutor, progress: Progress, stop: Stop) -> None:
        running: dict[Future[Judgement], Look] = {}
        asked: set[Look] = set()

        def go_on(positions: Sequence[int]) -> None:
            for ply in positions:
                missing = self._missing(ply)
                if not missing:
                    self._settle(ply, progress)
                for look in missing:
                    if look not in asked:
                        asked.add(look)
                        running[pool.submit(self.judge.judge, look[0], self._times(look))] = look

        go_on(self._wanted)
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                look = running.pop(future)
                self._keep(look, future.result())
                go_on([ply for ply in self._wanted if ply not in self._found and abs(ply - look[0]) <= NEAR])
            if stop():
                break

    def judging(self, progress: Progress = lambda done, total: None, stop: Stop = never) -> Sliced[None]:
        """Judge on this thread, with a pause after every position."""
        for ply in self._wanted:
            while missing := self._missing(ply):
                for look in missing:
                    if stop():
                        return
                    self._keep(look, self.judge.judge(look[0], self._times(look)))
                    yield
            self._settle(ply, progress)

    def _times(self, look: Look) -> int:
        return self._second if look[1] else 1

    @property
    def _second(self) -> int:
        """How many times as large the second look is."""
        return min(DEEPER, max(DEEPEST // self.judge.budget.simulations, 1))

    def _keep(self, look: Look, found: Judgement) -> None:
        (self._deeper if look[1] else self._first)[look[0]] = found

    def _missing(self, position: int) -> list[Look]:
        """What has to be judged next to know what counts for this position: nothing if that is known."""
        if not self._second_look or self._second == 1:
            return [] if position in self._first else [(position, False)]
        near = self._around([position])
        missing = [(at, False) for at in self._around(near) if at not in self._first]
        if not missing:
            missing = [(at, True) for at in near if self._swings(at, 0) and at not in self._deeper]
        if not missing and self._swings(position, 1) and position not in self._deeper:
            missing = [(position, True)]
        return missing

    def _settle(self, ply: int, progress: Progress) -> None:
        self._found[ply] = self._after(2 if self._second_look and self._second > 1 else 0, ply)
        progress(len(self._found), len(self._wanted))

    def _after(self, rounds: int, position: int) -> Judgement:
        """What counts for the position after so many rounds."""
        deeper = any(self._swings(position, earlier) for earlier in range(rounds))
        return (self._deeper if deeper else self._first)[position]

    def _around(self, positions: Sequence[int]) -> list[int]:
        """These positions and their neighbours."""
        beside = {near for position in positions for ply in self._beside(position) for near in self._needed(ply)}
        return sorted(beside | set(positions))

    def _beside(self, position: int) -> list[int]:
        """The moves that this position is judged for."""
        near = range(max(position - 1, 0), min(position + 2, self._last))
        return [ply for ply in near if position in self._needed(ply)]

    def _swings(self, position: int, rounds: int) -> bool:
        """Whether one of the moves that this position is judged for seems to change much after so many rounds."""
        if (position, rounds) not in self._swung:
            swings = any(self._swing(ply, rounds) >= SWING for ply in self._beside(position))
            self._swung[position, rounds] = swings
        return self._swung[position, rounds]

    def _swing(self, ply: int, rounds: int) -> float:
        """The larger of what the move `ply` and what came after it seem to change."""
        if ply == self.match.ply:
            return 0.0  # a resignation
        found = {position: self._after(rounds, position) for position in self._needed(ply)}
        before, after = self._shares(found, ply), self._shares(found, ply + 1)
        played = before if self.mover(ply) is None else found[self._source(ply)].played
        steps = itertools.pairwise((before, played, after))
        return max(abs(b - a) for one, other in steps for a, b in zip(one, other, strict=True))

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
        return self._shares(self._found, ply)

    def _shares(self, found: Mapping[int, Judgement], ply: int) -> Shares:
        source = self._source(ply)
        return found[source].value if source == ply else found[source].played

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

    def nothing_happened(self, ply: int) -> bool:
        """Whether the seat moves again after the move `ply` and has seen nothing that it could not have foreseen: its
        view is the same, whatever it could not know. Then no share can have changed."""
        movers, engine = self.judge.movers, self.match.engine
        seat = movers[ply]
        if seat == CHANCE or movers[ply + 1] != seat:
            return False
        views = []
        for world in range(WORLDS):
            state = self.match.position(ply)
            engine.imagine(engine.board, state, seat, generator(world))
            engine.apply(engine.board, state, self.action(ply))
            views.append(engine.view(engine.board, state, seat))
        return all(view == views[0] for view in views)

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
