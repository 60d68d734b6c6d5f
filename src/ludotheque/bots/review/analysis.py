"""The analysis of a played game: what every move changed, and how much of it was decision and how much luck.

With V the expected shares of the win before a move (with the best move found), Q those with the move played, both as
the mover could know them, and V′ those before the next move, as the next mover could know them::

    decision = Q − V     what was lost by not playing the best move
    luck     = V′ − Q    what cards, dice and hidden things did
    unclear  = V′ − Q    instead of luck, where nothing can have happened: there the search contradicts itself

What is unclear is decided by the rules, before anything happens, and never by how large a change is: small changes one
way and large ones the other way add up to no luck, and without the small ones they would not.

So over a whole game decisions, luck and what is unclear add up to the result less the expectation at the start, for
every seat.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.match import RESIGNED, Match

from ..search.advice import SURE
from ..search.growing import Budget
from ..stopping import Stop, never
from .judged_match import JudgedMatch, Progress, judge_match
from .judging import Shares, result

COSTLIEST = 3  # mistakes in a summary
MISTAKE, BLUNDER = 0.05, 0.15  # what such a move costs at least, as a share of the win


class Choice(msgspec.Struct, frozen=True):
    """A possible move: its text in a record, the text people see, and its expected shares."""

    text: str
    shown: str
    expected: float  # the mover's share of the win
    shares: Shares  # every seat's


class MoveAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """One move. Shares have an entry for each seat; `own_…` are the mover's."""

    ply: int
    seat: int | None  # None: chance
    text: str  # `resigned` for a resignation
    shown: str
    before: Shares
    played: Shares  # before it was known what came next
    after: Shares
    best: Choice | None  # the move itself, unless another was surely better; None: there was no choice
    decision: Shares
    luck: Shares
    unclear: Shares  # changes where nothing can have happened: mistakes of the search
    own_decision: float
    own_luck: float | None
    visits: int  # simulations behind `before` and `played`
    noise: float  # the standard error of the mover's share in them
    doubt: float  # a change of luck up to this may be nothing but noise

    @property
    def mistaken(self) -> bool:
        """Whether another move was surely better."""
        return self.own_decision < 0 and (self.best is None or self.best.text != self.text)


class Mistake(msgspec.Struct, frozen=True):
    """A move that cost something, and the better move."""

    ply: int
    cost: float
    text: str
    shown: str
    better: Choice | None  # None: any move but resigning


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat's result came about: `end − start = decision + others + luck + unclear`."""

    seat: int
    start: float
    end: float
    decision: float  # from its own decisions
    others: float  # from the other seats' decisions
    luck: float
    unclear: float
    costliest: list[Mistake]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a match, or of some of its moves."""

    game: str
    options: dict[str, Value]
    names: list[str]
    simulations: int
    seed: int
    complete: bool  # False if it was stopped; then it holds the first moves
    start: Shares  # empty if it was stopped before any result
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
    stop: Stop = never,
    second_look: bool = True,
) -> Analysis:
    """Analyse every move of a match, or its moves `plies`. The arguments are those of `judge_match`."""
    return analysis_of(judge_match(match, budget, seed, workers, progress, plies, stop, second_look))


def analysis_of(judged: JudgedMatch) -> Analysis:
    """The analysis with the moves as texts, to send and to show."""
    match, judge = judged.match, judged.judge
    moves = [_resignation(judged) if ply == match.ply else _move(judged, ply) for ply in judged.moves]
    if moves:
        start, end = moves[0].before, moves[-1].after
    else:
        start = end = judged.value(match.ply) if judged.has_value(match.ply) else ()
    return Analysis(
        game=match.variant.name,
        options=dict(match.variant.options),
        names=list(match.names),
        simulations=judge.budget.simulations,
        seed=judge.seed,
        complete=len(moves) == len(judged.plies) and start != (),
        start=start,
        end=end,
        moves=moves,
        seats=[_summary(seat, moves, start, end) for seat in range(match.seats)] if start else [],
    )


def _move(judged: JudgedMatch, ply: int) -> MoveAnalysis:
    match, seat, action = judged.match, judged.mover(ply), judged.action(ply)
    judgement = judged.judgement(ply)
    before, after = judged.value(ply), judged.value(ply + 1)
    played = before if seat is None else judgement.played
    decision, change = _change(before, played), _change(played, after)
    luck = (0.0,) * match.seats if judged.nothing_happened(ply) else change
    return MoveAnalysis(
        ply=ply,
        seat=seat,
        text=match.engine.text(action),
        shown=_shown(match, ply, action),
        before=before,
        played=played,
        after=after,
        best=_best(judged, ply),
        decision=decision,
        luck=luck,
        unclear=_change(luck, change),
        own_decision=0.0 if seat is None else decision[seat],
        own_luck=None if seat is None else luck[seat],
        visits=judgement.visits,
        noise=judgement.noise,
        doubt=SURE * math.hypot(judgement.noise, judged.judgement(ply + 1).noise),
    )


def _resignation(judged: JudgedMatch) -> MoveAnalysis:
    match, seat = judged.match, judged.match.resigned
    assert seat is not None
    before, after = judged.value(match.ply), result(match)
    decision = _change(before, after)
    return MoveAnalysis(
        ply=match.ply,
        seat=seat,
        text=RESIGNED,
        shown=RESIGNED,
        before=before,
        played=after,
        after=after,
        best=None,
        decision=decision,
        luck=(0.0,) * match.seats,
        unclear=(0.0,) * match.seats,
        own_decision=decision[seat],
        own_luck=0.0,
        visits=0,
        noise=0.0,
        doubt=0.0,
    )


def _best(judged: JudgedMatch, ply: int) -> Choice | None:
    seat, action, found = judged.mover(ply), judged.best(ply), judged.judgement(ply)
    if seat is None or action is None:
        return None
    shares = found.played if action == judged.action(ply) else found.value
    return Choice(judged.match.engine.text(action), _shown(judged.match, ply, action), shares[seat], shares)


def _shown(match: Match, ply: int, action: int) -> str:
    engine = match.engine
    return engine.text(action) if engine.shown is None else engine.shown(engine.board, match.position(ply), action)


def _change(before: Shares, after: Shares) -> Shares:
    return tuple(b - a for a, b in zip(before, after, strict=True))


def _summary(seat: int, moves: Sequence[MoveAnalysis], start: Shares, end: Shares) -> SeatSummary:
    own = [move for move in moves if move.seat == seat]
    mistakes = sorted((move for move in own if move.mistaken), key=lambda move: move.own_decision)
    return SeatSummary(
        seat=seat,
        start=start[seat],
        end=end[seat],
        decision=math.fsum(move.own_decision for move in own),
        others=math.fsum(move.decision[seat] for move in moves if move.seat != seat),
        luck=math.fsum(move.luck[seat] for move in moves),
        unclear=math.fsum(move.unclear[seat] for move in moves),
        costliest=[
            Mistake(move.ply, -move.own_decision, move.text, move.shown, move.best) for move in mistakes[:COSTLIEST]
        ],
    )
