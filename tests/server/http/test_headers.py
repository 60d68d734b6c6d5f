"""Other sites whose pages may talk to the server."""

from __future__ import annotations

import pytest
from litestar import Litestar, get, post
from litestar.testing import TestClient

from ludotheque.core.errors import BadRequest
from ludotheque.server.http.headers import HEADERS, with_sites
from ludotheque.server.reach import origin_of

SITE = "https://you.github.io"


@get("/api/shown")
async def shown() -> str:
    return "shown"


@post("/api/done")
async def done() -> str:
    return "done"


@get("/page")
async def page() -> str:
    return "page"


def asked(path: str, origin: str, method: str = "GET", *sites: str) -> tuple[int, str | None]:
    app = with_sites(Litestar([shown, done, page], openapi_config=None), sites)
    with TestClient(app) as client:
        preflight = {"Access-Control-Request-Method": "POST"} if method == "OPTIONS" else {}
        answer = client.request(method, path, headers={"Origin": origin, **preflight})
        return answer.status_code, answer.headers.get("access-control-allow-origin")


def test_a_site_that_is_allowed_reads_answers_and_asks_before_it_sends() -> None:
    assert asked("/api/shown", SITE, "GET", SITE) == (200, SITE)
    assert asked("/api/done", SITE, "OPTIONS", SITE) == (204, SITE)
    assert asked("/api/done", SITE, "POST", SITE) == (201, SITE)
    assert asked("/page", SITE, "GET", SITE) == (200, None)  # only the API


@pytest.mark.parametrize("sites", [(), (SITE,)])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"{SITE}.evil.example", "http://you.github.io"])
def test_no_other_site_does(origin: str, sites: tuple[str, ...]) -> None:
    assert asked("/api/shown", origin, "GET", *sites)[1] is None
    assert asked("/api/done", origin, "OPTIONS", *sites)[1] is None


def test_a_site_is_named_without_its_path() -> None:
    assert origin_of("https://you.github.io/games/") == SITE
    assert origin_of("http://127.0.0.1:8080") == "http://127.0.0.1:8080"
    for wrong in ("you.github.io", "ftp://you.github.io", "https://", "https://a:b@c", "*", "null"):
        with pytest.raises(BadRequest):
            origin_of(wrong)


def test_the_policy_lets_the_rules_run_in_a_worker() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "worker-src 'self'" in policy
    assert "unsafe-inline" not in policy
