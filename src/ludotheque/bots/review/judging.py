"""What a position of a played game is worth, as the seat to move could know it: with its best move, and with the one
that was played."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ludotheque.core.chance.fast import branch
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.match import Match

from ..search.bot import Budget, Candidate, SearchBot

Shares = tuple[float, ...]  # every seat's share of the win

ANY = -1  # a search that is not bound to one move
WELL_VISITED = 0.25  # of the visits of the move looked at most
SURE = 2.0  # standard errors by which a move must be better before it is called better


@dataclass(frozen=True)
class Judgement:
    """`value` with the move `best`, `played` with the move that was played (the same where none was)."""

    value: Shares
    played: Shares
    best: int | None = None
    visits: int = 0  # simulations behind each of them
    noise: float = 0.0  # the standard error of the mover's share


class Judge:
    """Judges the positions of a match, each on its own: in any order and in any thread it finds the same."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match, self.budget, self.seed = match, budget, seed
        engine = match.engine
        self.actions = [_known(engine.action(text)) for _, text in match.moves]
        # in a resigned game somebody is still to move in the last position
        last = int(engine.mover(engine.board, match.state))
        self.movers = [CHANCE if seat is None else seat for seat, _ in match.moves] + [last]

    def judge(self, ply: int) -> Judgement:
        """The position after `ply` moves."""
        mover = self.movers[ply]
        if mover == NOBODY:
            shares = result(self.match)
            return Judgement(shares, shares)
        return self._chance(ply) if mover == CHANCE else self._seat(ply, mover)

    def _seat(self, ply: int, seat: int) -> Judgement:
        """The best move is found in one search and judged in another, with as many simulations as the played one:
        what was picked for looking good would be overrated, and a move looked at rarely judged by too little."""
        legal = self._legal(ply)
        best = legal[0] if len(legal) == 1 else self._best(ply, seat)
        found = self._look(ply, seat, best)[0]
        played = found
        if ply < self.match.ply:
            action = self.actions[ply]
            if action != best:
                played = self._look(ply, seat, action)[0]
                if played.expected >= found.expected - SURE * math.hypot(_noise(played), _noise(found)):
                    best, found = action, played
        return Judgement(found.shares, played.shares, best, played.visits, _noise(played))

    def _chance(self, ply: int) -> Judgement:
        """Over all outcomes, as seat 0 knows it."""
        found = self._look(ply, 0, ANY)
        visits = np.array([candidate.visits for candidate in found], float)
        shares = tuple(float(x) for x in visits @ np.array([candidate.shares for candidate in found]) / visits.sum())
        return Judgement(shares, shares, None, int(visits.sum()))

    def _best(self, ply: int, seat: int) -> int:
        found = self._look(ply, seat, ANY)
        looked_at = [candidate for candidate in found if candidate.visits >= WELL_VISITED * found[0].visits]
        return _known(self.match.engine.action(max(looked_at, key=lambda candidate: candidate.expected).text))

    def _look(self, ply: int, seat: int, action: int) -> list[Candidate]:
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


def _noise(candidate: Candidate) -> float:
    """The standard error of a mean of numbers from 0 to 1 is at most this."""
    return math.sqrt(candidate.expected * (1 - candidate.expected) / candidate.visits)


def _known(action: int | None) -> int:
    assert action is not None
    return action
