"""Refusals: each has an HTTP status, a code for programs and a message for people (`at_table`)."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.core.errors import GameOver, IllegalMove, LudothequeError, MoveError, OutOfTurn


class Refusal(LudothequeError):
    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad-request"


class Invalid(Refusal):
    code = "invalid"


class NotJson(Refusal):
    status, code = 415, "not-json"

    def __init__(self) -> None:
        super().__init__("error-not-json")


class TokenMissing(Refusal):
    status, code = 401, "token-missing"

    def __init__(self) -> None:
        super().__init__("error-token-missing")


class Forbidden(Refusal):
    status, code = 403, "forbidden"


class NotFound(Refusal):
    status, code = 404, "not-found"


class UnknownTable(NotFound):
    code = "unknown-table"

    def __init__(self) -> None:
        super().__init__("error-unknown-table")


class NotNow(Refusal):
    """The table has changed since the client last saw it; the answer carries its state."""

    status, code = 409, "not-now"


class Stale(NotNow):
    code = "stale"

    def __init__(self) -> None:
        super().__init__("error-stale")


class TooMany(Refusal):
    status, code = 429, "too-many"

    def __init__(self, seconds: float, message: str = "error-too-many", **fields: Any) -> None:
        super().__init__(message, **fields)
        self.retry_after = seconds


class Unavailable(Refusal):
    status, code = 503, "unavailable"
    retry_after = 2.0


def status_and_code(error: LudothequeError) -> tuple[int, str]:
    if isinstance(error, Refusal):
        return error.status, error.code
    if isinstance(error, OutOfTurn):
        return 409, "out-of-turn"
    if isinstance(error, GameOver):
        return 409, "over"
    if isinstance(error, IllegalMove):
        return 422, "illegal"
    return (422, "no-such-move") if isinstance(error, MoveError) else (400, "bad-request")


def rule_of(error: LudothequeError) -> str | None:
    return error.rule if isinstance(error, IllegalMove) else None


def move_of(error: LudothequeError) -> str | None:
    return error.move if isinstance(error, MoveError) else None
