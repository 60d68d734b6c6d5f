"""The analysis of a finished game, with its moves and the better ones in words."""

from __future__ import annotations

import msgspec

from ludotheque.bots.review.analysis import analysis_of
from ludotheque.bots.review.judged_match import JudgedMatch
from ludotheque.bots.review.judging import Judge
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.slices import Sliced, at_once
from ludotheque.bots.stopping import STOP
from ludotheque.core.match import Match
from ludotheque.core.messages import messages

from .wire import Analysed


def analysed(match: Match, simulations: int, first: int, count: int | None, language: str) -> Analysed:
    """`count` moves from `first` on. The analysis of a move does not depend on how many are analysed."""
    return at_once(analysing(match, simulations, first, count, language))


def analysing(match: Match, simulations: int, first: int, count: int | None, language: str) -> Sliced[Analysed]:
    """The same in slices."""
    stop = STOP.get()
    total = match.ply + (match.resigned is not None)
    first = min(first, total)
    plies = range(first, total if count is None else min(first + count, total))
    judged = JudgedMatch(match, Judge(match, Budget(simulations, stop=stop), seed=0), plies)
    yield from judged.judging(stop=stop)
    words, better = [], []
    for ply in judged.moves:
        played, best = None if ply == match.ply else judged.action(ply), judged.best(ply)
        words.append(_words(match, ply, played, language))
        better.append(None if best is None or best == played else _words(match, ply, best, language))
    return Analysed(**msgspec.structs.asdict(analysis_of(judged)), total=total, words=words, better=better)


def _words(match: Match, ply: int, action: int | None, language: str) -> str:
    """The move in words; None is a resignation."""
    if action is None:
        return messages(language).say("analyse-resigned")
    return messages(language).say_phrase(match.engine.phrase(match.board, match.position(ply), action))
