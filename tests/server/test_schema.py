"""The server does what its OpenAPI description says, tried by Schemathesis."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    missing_required_header,
    positive_data_acceptance,
    response_schema_conformance,
)

import ludotheque
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import shelf
from ludotheque.server.app import litestar
from ludotheque.server.guard.limits import Buckets
from ludotheque.server.settings import Settings

from .running import OPEN, Client, bot, human

DESCRIBED = schemathesis.openapi.from_dict(
    litestar(Settings(database="sqlite://"), Buckets(0)).openapi_schema.to_schema()
)
# a request that is valid by the description may still have the wrong number of seats, and is refused with a reason
# Litestar's answer to OPTIONS ignores that a path may take two methods
# a POST that is not JSON is refused before anything else
EXCLUDED: list[Any] = [positive_data_acceptance, allow_header_conformance, missing_required_header]
SHAPE: list[Any] = [response_schema_conformance]
SETTINGS = settings(
    max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def _record() -> dict[str, Any]:
    match = ludotheque.game("winston").new(2, seed=1)
    for _ in range(4):
        match.play(match.legal()[0])
    return match.record()


@pytest.fixture(scope="session")
def credentials(client: Client) -> list[tuple[str, str]]:
    """Tables and tokens of many kinds."""
    playing = client.open("winston", human("Ada"), bot("random"))
    waiting = client.open("winoc", human("Ada"), OPEN, wait=True)
    over = client.open()
    client.ok(client.post(over["table"], "resign", over["seats"][0]["token"], ply=1))
    taken_over = client.open("winston", human("Ada"), human("Bo"), fork={"record": _record(), "moves": 4})
    return [
        (taken_over["table"], taken_over["seats"][1]["token"]),
        (playing["table"], playing["seats"][0]["token"]),
        (waiting["table"], waiting["owner"]),
        (over["table"], over["seats"][0]["token"]),
        (over["table"], over["watch"]),
    ]


@DESCRIBED.parametrize()
@SETTINGS
def test_any_request_is_answered_as_described(case: schemathesis.Case[Any], client: Client) -> None:
    case.call_and_validate(base_url=client.url, excluded_checks=EXCLUDED, timeout=60)


@DESCRIBED.include(path_regex="^/api/tables/{id}").parametrize()
@SETTINGS
def test_requests_at_real_tables_are_answered_as_described(
    case: schemathesis.Case[Any], client: Client, credentials: list[tuple[str, str]]
) -> None:
    for table, token in credentials:
        case.path_parameters["id"] = table
        if "wait" in case.query:
            case.query["wait"] = 0
        answer = case.call(base_url=client.url, headers={"Authorization": f"Bearer {token}"}, timeout=60)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=SHAPE)


@DESCRIBED.include(path_regex="^/api/(games|texts)/{").parametrize()
@SETTINGS
def test_what_can_be_read_is_as_described(case: schemathesis.Case[Any], client: Client) -> None:
    for game, language in zip(shelf(), LANGUAGES, strict=False):
        case.path_parameters |= {"game": game, "language": language}
        case.query["lang"] = language
        answer = case.call(base_url=client.url, timeout=60)
        assert answer.status_code == 200 or case.method != "GET", answer.text
        case.validate_response(answer, checks=SHAPE)
