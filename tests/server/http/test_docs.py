"""The documentation at /docs."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.http.docs import manual

SCRIPT = "document.body.dataset.theme = 'auto'"
PAGE = f"<!doctype html><title>Docs</title><script>{SCRIPT}</script><a href='games/winston.html'>Winston</a>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "games" / "winston.html").write_text("<p>Dogs</p>")
    return tmp_path


def test_pages_are_served_and_scripts_in_them_allowed_one_by_one(folder: Path) -> None:
    with TestClient(Litestar(manual(folder), logging_config=None)) as client:
        front = client.get("/docs")
        assert front.url.path == "/docs/index.html"
        assert front.text == PAGE
        policy = front.headers["content-security-policy"]
        assert f"'sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}'" in policy
        assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        assert client.get("/docs/games/winston.html").text == "<p>Dogs</p>"
        known = {"If-None-Match": front.headers["etag"]}
        assert client.get("/docs/index.html", headers=known).status_code == 304


@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/games", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt"]
)
def test_nothing_else_is(folder: Path, path: str) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    with TestClient(Litestar(manual(folder), logging_config=None)) as client:
        assert client.get(path).status_code == 404


def test_without_a_built_site_there_is_none(tmp_path: Path) -> None:
    assert manual(tmp_path / "docs") == []
