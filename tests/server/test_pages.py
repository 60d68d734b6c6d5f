"""The browser client: its page and its files."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.pages import pages

PAGE = "<!doctype html><title>The client</title>" + "<p>a long page</p>" * 100
SCRIPT = "export const answer = 42;\n" * 100
FONT = b"wOF2" + bytes(range(256)) * 20


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "favicon.svg").write_text("<svg/>")
    (web / "assets" / "index-Bx3.js").write_text(SCRIPT)
    (web / "assets" / "letters-Q2.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("nobody's business")
    with TestClient(Litestar(pages(web), logging_config=None)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/0123", "/rules/winston", "/lab/winoc"])
def test_every_address_of_the_client_is_its_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_page_is_in_the_readers_language_from_the_start(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><head></head></html>')
    with TestClient(Litestar(pages(tmp_path), logging_config=None)) as client:
        answer = client.get("/", headers={"Accept-Language": "hu"})
        assert '<html lang="hu">' in answer.text
        assert answer.headers["content-language"] == "hu"
        assert "Accept-Language" in answer.headers["vary"]
        assert 'href="/api/texts/hu"' in answer.text
        assert 'href="/api/games"' in answer.text
        assert 'href="/api/games"' not in client.get("/t/0123").text


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
    with TestClient(Litestar(pages(tmp_path / "web"), logging_config=None)) as client:
        for path in ("/", "/t/0123", "/rules/winston"):
            answer = client.get(path, headers={"Accept-Language": "nl"})
            assert answer.headers["content-language"] == "nl"
            assert "De server draait" in answer.text
        assert client.get("/static/index.html").status_code == 404
