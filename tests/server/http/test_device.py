"""What a device keeps to do without the server."""

from __future__ import annotations

import json

import httpx
import pytest

from ludotheque.core.messages import LANGUAGES
from ludotheque.core.shelf import shelf
from ludotheque.server.http.device import answers, manifest
from tests.server.running import Client


def test_the_answers_are_those_of_the_server(client: Client) -> None:
    asked = {"/api/games": "games.json"}
    asked |= {f"/api/games/{name}": f"games/{name}.json" for name in shelf()}
    asked |= {f"/api/games/{name}/rules?lang=pl": f"games/{name}/rules.pl.json" for name in shelf()}
    asked |= {f"/api/texts/{language}": f"texts/{language}.json" for language in LANGUAGES}
    for path, file in asked.items():
        assert client.http.get(path).content == answers()[f"answers/{file}"], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language(language: str) -> None:
    found = json.loads(manifest(language, "./"))
    assert (found["lang"], found["start_url"], found["id"]) == (language, "./", "./")
    assert found["description"]
    assert {icon.get("purpose") for icon in found["icons"]} == {None, "maskable"}


def test_unknown_files_are_not_found(client: Client) -> None:
    for path in ("/static/answers/nothing.json", "/static/offline/nothing", "/static/sw.jss"):
        assert client.http.get(path).status_code == 404


def headers_for(client: Client, origin: str, method: str = "GET") -> httpx.Headers:
    asks = {"Origin": origin, "Access-Control-Request-Method": "POST"} if method == "OPTIONS" else {"Origin": origin}
    return client.http.request(method, "/api/games", headers=asks).headers


def test_pages_of_other_sites_may_read_nothing(client: Client) -> None:
    for method in ("GET", "OPTIONS"):
        assert "access-control-allow-origin" not in headers_for(client, "https://elsewhere.example", method)
