"""The analysis of a finished game, with its moves and the better ones in words."""

from __future__ import annotations

import msgspec

from ludotheque.bots.review.analysis import analyse
from ludotheque.bots.search.bot import Budget
from ludotheque.bots.stopping import STOP
from ludotheque.core.match import RESIGNED, Match
from ludotheque.core.messages import messages

from .wire import Analysed


def analysed(match: Match, simulations: int, first: int, count: int | None, language: str) -> Analysed:
    """`count` moves from `first` on. The analysis of a move does not depend on how many are analysed."""
    stop = STOP.get()
    total = match.ply + (match.resigned is not None)
    first = min(first, total)
    plies = range(first, total if count is None else min(first + count, total))
    found = analyse(match, Budget(simulations, stop=stop), workers=1, plies=plies, stop=stop)
    better = [
        _words(match, move.ply, move.best.text, language) if move.best and move.best.text != move.text else None
        for move in found.moves
    ]
    words = [_words(match, move.ply, move.text, language) for move in found.moves]
    return Analysed(**msgspec.structs.asdict(found), total=total, words=words, better=better)


def _words(match: Match, ply: int, text: str, language: str) -> str:
    say = messages(language)
    if text == RESIGNED:
        return say.say("analyse-resigned")
    action = match.engine.action(text)
    assert action is not None
    return say.say_phrase(match.engine.phrase(match.board, match.position(ply), action))
