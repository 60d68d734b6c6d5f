"""Refusals in the reader's language."""

from __future__ import annotations

from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import LANGUAGES, messages

from ..refusals import move_of, rule_of, status_and_code
from .wire import Problem, Refused, State


def known_language(tag: str) -> str:
    return tag if tag in LANGUAGES else "en"


def problem_of(error: LudothequeError, language: str, state: State | None = None) -> Problem:
    """A refusal, for requests. `state`: the table as it stands."""
    _, code = status_and_code(error)
    return Problem(code, messages(language).say_phrase(error.at_table), rule_of(error), state, move_of(error))


def refused_of(problem: Problem, seat: int | None) -> Refused:
    """The same for sockets. `seat`: the one whose command it was."""
    return Refused("refused", problem.code, problem.message, seat, problem.rule, problem.state, problem.move)
