"""The browser client: its page and its files."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from ludotheque.server.house import House
from ludotheque.server.http.pages import lost, pages
from ludotheque.server.schema import Given
from ludotheque.server.settings import Settings
from ludotheque.server.work.warm_up import Readiness

PAGE = "<!doctype html><title>The client</title>" + "<p>a long page</p>" * 100
SCRIPT = "export const answer = 42;\n" * 100
FONT = b"wOF2" + bytes(range(256)) * 20
BUILT = """<!doctype html><html lang="en"><head>
<script type="module" crossorigin src="/static/assets/shelf-1.js"></script>
<link rel="stylesheet" crossorigin href="/static/assets/shelf-2.css"></head><body><div id="app"></div></body></html>"""


def served(web: Path, *prepared: str) -> TestClient[Litestar]:
    """The pages alone, of a server in which these games are ready."""
    house = Mock(spec=House, readiness=Mock(spec=Readiness, games=list(prepared)))
    settings = Settings(database="sqlite://", web=web)
    return TestClient(
        Litestar(
            pages(settings),
            dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
            exception_handlers={NotFoundException: lost(settings)},
            logging_config=None,
        )
    )


def given(page: str) -> Given:
    """The data inside a page."""
    found = re.search('<script type="application/json" id="given">(.*?)</script>', page)
    assert found is not None
    return msgspec.json.decode(found[1], type=Given)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "favicon.svg").write_text("<svg/>")
    (web / "assets" / "index-Bx3.js").write_text(SCRIPT)
    (web / "assets" / "letters-Q2.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("secret")
    with served(web) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/about", "/t/0123", "/rules/winston", "/lab/winoc"])
def test_every_address_of_the_client_is_its_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_page_is_in_the_readers_language_from_the_start(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    with served(tmp_path) as client:
        answer = client.get("/", headers={"Accept-Language": "hu"})
        assert '<html lang="hu">' in answer.text
        assert answer.headers["content-language"] == "hu"
        assert "Accept-Language" in answer.headers["vary"]
        brought = given(answer.text)
        assert brought.language == "hu"
        assert brought.texts is not None
        assert "web-title" in brought.texts.general
        assert "winston-line" in brought.texts.games["winston"]


def test_the_first_page_brings_the_shelf_along_as_it_stands_now(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    with served(tmp_path, "winoc") as client:
        shelf = given(client.get("/").text).shelf
        assert shelf is not None
        assert [game.name for game in shelf.games if game.ready] == ["winoc"]
        assert given(client.get("/t/0123").text).shelf is None
    with served(tmp_path, "winoc", "winston") as client:
        shelf = given(client.get("/").text).shelf
        assert shelf is not None
        assert {game.name for game in shelf.games if game.ready} == {"winoc", "winston"}


def test_nothing_that_is_brought_along_can_end_its_own_script(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    with served(tmp_path) as client:
        page = client.get("/").text
        assert "<" not in page.partition('id="given">')[2].partition("</script>")[0]


def test_script_and_styles_are_named_before_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    with served(tmp_path) as client:
        link = client.get("/").headers["link"]
        assert "</static/assets/shelf-1.js>; rel=modulepreload" in link
        assert "</static/assets/shelf-2.css>; rel=preload; as=style; crossorigin" in link


def test_an_address_that_leads_nowhere_is_said_in_a_page_to_people_and_as_a_problem_to_programs(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    with served(tmp_path) as client:
        reading = {"Accept": "text/html,*/*", "Accept-Language": "de"}
        page = client.get("/nowhere", headers=reading)
        assert (page.status_code, given(page.text).language) == (404, "de")
        assert page.headers["content-type"].startswith("text/html")
        for path, headers in (("/nowhere", {}), ("/api/nowhere", reading), ("/static/nothing.js", reading)):
            answer = client.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "http-404")


def test_files_with_their_hash_in_their_name_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    hashed, other = client.get("/static/assets/index-Bx3.js"), client.get("/static/favicon.svg")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"].startswith("text/javascript")
    assert other.headers["cache-control"] == "no-cache"
    assert other.headers["content-type"] == "image/svg+xml"


def test_what_gains_by_it_is_compressed(client: TestClient[Litestar]) -> None:
    def sent(path: str, accepted: str) -> tuple[str | None, bytes]:
        request = client.build_request("GET", path, headers={"Accept-Encoding": accepted})
        answer: httpx.Response = client.send(request, stream=True)
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    encoding, body = sent("/static/assets/index-Bx3.js", "gzip, br")
    assert encoding == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT
    assert sent("/static/assets/index-Bx3.js", "br") == (None, SCRIPT.encode())
    assert sent("/static/assets/letters-Q2.woff2", "gzip") == (None, FONT)  # compressed already
    assert sent("/static/favicon.svg", "gzip") == (None, b"<svg/>")  # too small
    assert sent("/", "gzip")[0] == "gzip"


@pytest.mark.parametrize(
    "path", ["nothing.js", "../secret.txt", "%2e%2e/secret.txt", "assets", "assets/../../secret.txt"]
)
def test_nothing_else_is_there(client: TestClient[Litestar], path: str) -> None:
    assert client.get(f"/static/{path}").status_code == 404


def test_without_a_built_client_there_is_a_plain_page(tmp_path: Path) -> None:
    with served(tmp_path / "web") as client:
        assert client.get("/nowhere", headers={"Accept": "text/html"}).json()["code"] == "http-404"
        for path in ("/", "/t/0123", "/rules/winston"):
            answer = client.get(path, headers={"Accept-Language": "nl"})
            assert answer.headers["content-language"] == "nl"
            assert "De server draait" in answer.text
        assert client.get("/static/index.html").status_code == 404
