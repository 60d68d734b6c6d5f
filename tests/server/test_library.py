"""What can be read without a table."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import shelf

from .running import Client


def ids(source: str) -> set[str]:
    return {entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)}


# --- texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_gets_all_it_says_in_one_answer(client: Client, language: str) -> None:
    found = client.ok(client.http.get(f"/api/texts/{language}"))
    assert {"web-title", "bot-casual"} <= ids(found["general"])
    assert found["games"].keys() == shelf().keys()
    for game, source in found["games"].items():
        assert f"{game}-line" in ids(source)


def test_a_language_we_do_not_speak_is_named_with_those_we_do(client: Client) -> None:
    answer = client.http.get("/api/texts/xx", headers={"Accept-Language": "fr"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert "« xx »" in answer.json()["message"].replace("\u202f", " ").replace("\xa0", " ")
    assert "hu" in answer.json()["message"]


def test_texts_are_asked_for_again_and_sent_once(client: Client) -> None:
    first = client.http.get("/api/texts/de")
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = client.http.get("/api/texts/de", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    other = client.http.get("/api/texts/fr", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_texts_are_compressed_for_who_can_read_it(client: Client) -> None:
    plain = client.http.get("/api/texts/de", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for accepted in ("gzip", "br;q=1.0, gzip;q=0.8"):
        answer = client.http.get("/api/texts/de", headers={"Accept-Encoding": accepted})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(plain.content) / 2
        assert answer.content == plain.content
    refused = client.http.get("/api/texts/de", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
