"""The OpenAPI description is what the server does, for whatever Schemathesis thinks of."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from .running import OPEN, Client, bot, human

# "valid" to the description is not yet a game with so many seats: such tables are refused, with a reason
EXCLUDED: list[Any] = CHECKS.get_by_names(["positive_data_acceptance"])
SHAPE: list[Any] = CHECKS.get_by_names(["response_schema_conformance"])
SETTINGS = settings(
    max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="session")
def described(client: Client) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{client.url}/schema/openapi.json")


@pytest.fixture(scope="session")
def credentials(client: Client) -> list[tuple[str, str]]:
    """A table and a token, of many kinds."""
    playing = client.open("winston", human("Ada"), bot("random"))
    waiting = client.open("winoc", human("Ada"), OPEN, wait=True)
    over = client.open()
    client.ok(client.post(over["table"], "resign", over["seats"][0]["token"], ply=1))
    return [
        (opened["table"], token)
        for opened in (playing, waiting, over)
        for token in (opened["seats"][0]["token"], opened["owner"], opened["watch"])
    ]


anything = schemathesis.pytest.from_fixture("described")


@anything.parametrize()
@SETTINGS
def test_any_request_is_answered_as_described(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED, timeout=60)


@anything.include(path_regex="^/api/tables/{id}").parametrize()
@SETTINGS
def test_requests_at_real_tables_are_answered_as_described(
    case: schemathesis.Case[Any], credentials: list[tuple[str, str]]
) -> None:
    for table, token in credentials:
        case.path_parameters["id"] = table
        if "wait" in case.query:
            case.query["wait"] = 0
        answer = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=60)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=SHAPE)
