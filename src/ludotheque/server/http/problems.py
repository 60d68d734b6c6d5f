"""Errors as answers: always a Problem, in the reader's language, and never a traceback."""

from __future__ import annotations

import logging
import math
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import messages
from ludotheque.tables.refusals import status_and_code
from ludotheque.tables.shown import problems

from ..client_commands import RefusedWithState
from ..monitor.metrics import REFUSED
from ..schema import Problem, State
from .language import accepted

LOG = logging.getLogger(__name__)
AnyRequest = Request[object, object, AppState]

MEANINGS = {
    400: "The request is not understood.",
    401: "A token is needed: `Authorization: Bearer TOKEN`.",
    403: "The token does not entitle to this, or the request comes from a page of another site.",
    404: "There is nothing by this name.",
    409: "Not now: another move was quicker, it is not your turn, or the game is over. `state` is the table now.",
    413: "The request is too large.",
    415: "A POST must be `application/json`.",
    422: "The move is against a rule (`rule` names it), or no move at all.",
    429: "Too many requests; `Retry-After` says when to come again.",
    503: "Not ready yet, or the database cannot be reached; `Retry-After` says when to come again.",
}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """The possible errors of a route, for the OpenAPI description."""
    everywhere = (400, 403, 413, 415, 429, 503)
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*everywhere, *statuses})
    }


class CarefulRequest(AnyRequest):
    """Litestar answers invalid UTF-8 and JSON that is nested too deeply with 500. Here it is 400."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeError:
            raise ClientException("JSON is malformed: invalid UTF-8") from None
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None


def problem_of(error: LudothequeError, language: str, state: State | None = None) -> Problem:
    """A refusal in words, for requests and sockets. Counts it."""
    problem = problems.problem_of(error, language, state)
    REFUSED.labels(problem.code).inc()
    return problem


def headers_of(error: LudothequeError, language: str) -> dict[str, str]:
    status, _ = status_and_code(error)
    headers = {"Content-Language": language}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    retry = getattr(error, "retry_after", None)
    if retry is not None:
        headers["Retry-After"] = str(math.ceil(retry))
    return headers


def on_refusal(request: AnyRequest, error: LudothequeError, state: State | None = None) -> Response[Problem]:
    status, _ = status_and_code(error)
    language = accepted(request.headers.get("accept-language"))
    problem, headers = problem_of(error, language, state), headers_of(error, language)
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def on_refusal_with_state(request: AnyRequest, refused: RefusedWithState) -> Response[Problem]:
    return on_refusal(request, refused.error, refused.state)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra if isinstance(e, dict))
    language = accepted(request.headers.get("accept-language"))
    text = messages(language).say("error-request", detail=detail or "?")
    REFUSED.labels(f"http-{error.status_code}").inc()
    problem = Problem("invalid" if error.status_code == 400 else f"http-{error.status_code}", text)
    return Response(problem, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def on_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.error("internal error", exc_info=error)
    language = accepted(request.headers.get("accept-language"))
    problem = Problem("internal", messages(language).say("error-internal"))
    return Response(problem, status_code=500, media_type=MediaType.JSON)
