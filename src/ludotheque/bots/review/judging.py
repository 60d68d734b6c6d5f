"""Judge positions of a played game by what the seat to move could know: every seat's share of the win after its best
move, and after the move it played."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ludotheque.core.chance.fast import branch
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.match import Match

from ..search.bot import Budget, CandidateMove, SearchBot

Shares = tuple[float, ...]  # every seat's share of the win

ANY = -1  # a search that is not bound to one action
WELL_VISITED = 0.25  # of the visits of the most visited move
SURE = 2.0  # standard errors by which a move must be better to count as better


@dataclass(frozen=True)
class Judgement:
    """The shares after the best move (`value`) and after the move that was played (`played`; the same if none was)."""

    value: Shares
    played: Shares
    best: int | None = None  # an action
    visits: int = 0  # simulations behind each of them
    noise: float = 0.0  # the standard error of the mover's share


class Judge:
    """Judges the positions of a match, each on its own: the order and the threads do not change the results."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match, self.budget, self.seed = match, budget, seed
        engine = match.engine
        self.actions = [action for _, action in match.actions]
        # the engine's, not the match's: after a resignation a seat is still to move in the last position
        last = int(engine.mover(engine.board, match.position_to_read))
        self.movers = [CHANCE if seat is None else seat for seat, _ in match.actions] + [last]

    def judge(self, ply: int) -> Judgement:
        """The position after `ply` moves."""
        mover = self.movers[ply]
        if mover == NOBODY:
            shares = result(self.match)
            return Judgement(shares, shares)
        return self._chance(ply) if mover == CHANCE else self._seat(ply, mover)

    def _seat(self, ply: int, seat: int) -> Judgement:
        """One search finds the best move, another judges it, with as many simulations as for the move played. A move
        that was picked for its result would be overrated by it, and a move with few visits judged by too few."""
        legal = self._legal(ply)
        best = legal[0] if len(legal) == 1 else self._best(ply, seat)
        found = self._search(ply, seat, best)[0]
        played = found
        if ply < self.match.ply:
            action = self.actions[ply]
            if action != best:
                played = self._search(ply, seat, action)[0]
                if played.expected >= found.expected - SURE * math.hypot(_noise(played), _noise(found)):
                    best, found = action, played
        return Judgement(found.shares, played.shares, best, played.visits, _noise(played))

    def _chance(self, ply: int) -> Judgement:
        """Over all outcomes, with what seat 0 knows."""
        found = self._search(ply, 0, ANY)
        visits = np.array([candidate.visits for candidate in found], float)
        shares = tuple(float(x) for x in visits @ np.array([candidate.shares for candidate in found]) / visits.sum())
        return Judgement(shares, shares, None, int(visits.sum()))

    def _best(self, ply: int, seat: int) -> int:
        found = self._search(ply, seat, ANY)
        visited = [candidate for candidate in found if candidate.visits >= WELL_VISITED * found[0].visits]
        return max(visited, key=lambda candidate: candidate.expected).action

    def _search(self, ply: int, seat: int, action: int) -> list[CandidateMove]:
        seed = branch(branch(self.seed, ply), action)
        position = self.match.position(ply)
        bot = SearchBot(seed, self.budget)
        return bot.candidates_at(self.match.variant, position, self.match.seats, seat, seed, action)

    def _legal(self, ply: int) -> list[int]:
        engine = self.match.engine
        out = np.zeros(engine.actions, np.int16)
        return [int(action) for action in out[: engine.legal(engine.board, self.match.position(ply), out)]]


def result(match: Match) -> Shares:
    """Every seat's share of the win in a game that is over."""
    winners = match.places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in match.places)


def _noise(candidate: CandidateMove) -> float:
    """An upper bound of the standard error: that of a mean of numbers from 0 to 1."""
    return math.sqrt(candidate.expected * (1 - candidate.expected) / candidate.visits)
