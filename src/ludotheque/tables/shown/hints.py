"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.search.advice import AdvisedMove, is_rough
from ludotheque.core.match import Match
from ludotheque.core.messages import messages

from .wire import Candidate, Hint


def hint_of(match: Match, ply: int, found: Sequence[AdvisedMove], language: str) -> Hint:
    """The moves worth considering, as people see and type them."""
    return Hint(ply, [_candidate(match, each, language) for each in found], is_rough(match.variant))


def _candidate(match: Match, move: AdvisedMove, language: str) -> Candidate:
    words = messages(language).say_phrase(match.engine.phrase(match.board, match.position_now(), move.action))
    shown = match.shown(move.action)
    return Candidate(shown, words, move.expected, move.error, move.about, move.best, move.visits)
