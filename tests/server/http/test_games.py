"""Routes outside any table: the shelf, games, rulebooks, texts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from ludotheque.core.messages import LANGUAGES
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import find, shelf
from ludotheque.server import texts

from ..running import Client


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


# --- games ---


@pytest.mark.parametrize("name", shelf())
def test_a_game_is_described_with_its_board(client: Client, name: str) -> None:
    listed = next(game for game in client.http.get("/api/games").json()["games"] if game["name"] == name)
    found = client.ok(client.http.get(f"/api/games/{name}"))
    board, dials, memory = found.pop("board"), found.pop("dials"), found.pop("memory")
    quick = found.pop("quick_before_club")
    assert found == listed
    assert quick == {str(seats): list(span) for seats, span in shelf()[name].quick_before_club.items()}
    assert memory == (name in ("winoc", "hundsgemein"))
    assert [dial["path"] for dial in dials] == [dial.path for dial in shelf()[name].dials]
    assert found["authors"]
    assert found["publisher"]
    for option in found["options"]:
        assert option["default"] in option["values"]
        assert set(option["printed"]) <= set(option["values"])
    assert bool(board) == (shelf()[name].folder / "board.toml").exists()


def test_which_values_of_an_option_are_printed(client: Client) -> None:
    def printed(game: str) -> dict[str, list[object]]:
        return {option["name"]: option["printed"] for option in client.http.get(f"/api/games/{game}").json()["options"]}

    assert printed("winston") == {"edition": ["second", "first"], "open_dogs": [False, True]}
    assert printed("hundsgemein") == {"scoring": ["standard", "expert"], "honour": [True], "open_owners": [False]}
    assert printed("winoc") == {"rules": ["classic", "junior"], "fortress": [], "open_memory": [False]}


def test_what_the_board_fixes_is_told_as_it_is_written(client: Client) -> None:
    assert client.http.get("/api/games/winoc").json()["board"]["gates"] == [0, 7, 14, 21]
    assert client.http.get("/api/games/winston").json()["board"]["dog"] == {"first": 1, "more": 1}


@pytest.mark.parametrize("path", ["/api/games/chess", "/api/games/chess/rules"])
def test_a_game_that_is_not_on_the_shelf_is_not_found(client: Client, path: str) -> None:
    answer = client.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert "winston" in answer.json()["message"]


# --- rulebooks ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf())
def test_a_rulebook_comes_paragraph_by_paragraph(client: Client, name: str, language: str) -> None:
    found = client.ok(client.http.get(f"/api/games/{name}/rules", params={"lang": language}))
    assert found["language"] == language
    assert [part["id"] for part in found["paragraphs"]] == [part.id for part in rulebook(find(name), language)]
    assert found["paragraphs"][0]["html"] == f"<h1>{find(name).title}</h1>\n"
    for part in found["paragraphs"]:
        assert part["html"].startswith(("<h", "<p>", "<ul>", "<ol>", "<table>"))
        assert "{#" not in part["html"]


def test_without_a_wish_the_rulebook_is_in_the_readers_language(client: Client) -> None:
    answer = client.http.get("/api/games/winoc/rules", headers={"Accept-Language": "hu"})
    assert answer.json()["language"] == "hu"
    assert client.http.get("/api/games/winoc/rules", params={"lang": "xx"}).status_code == 400


def test_tables_in_a_rulebook_are_tables(client: Client) -> None:
    found = client.http.get("/api/games/winchester/rules", params={"lang": "en"}).json()
    assert any("<td>" in part["html"] for part in found["paragraphs"])


def test_a_rulebook_cannot_bring_its_own_html(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("Roll <script>the die</script>. [It](javascript:x) falls. {#roll}")
    monkeypatch.setattr(texts, "find", lambda name: replace(find("winoc"), folder=tmp_path))
    book = texts.rules.__wrapped__("winoc", "de")
    assert book.language == "en"  # the only one there is
    assert book.paragraphs[0].id == "roll"
    assert "<script" not in book.paragraphs[0].html
    assert "href" not in book.paragraphs[0].html


# --- colours ---


def test_the_shelf_tells_the_colours_of_a_game(client: Client) -> None:
    games = {game["name"]: game for game in client.ok(client.http.get("/api/games"))["games"]}
    winoc, winston = games["winoc"], games["winston"]
    assert winoc["colours"] == ["yellow", "white", "green", "red"]
    assert winoc["usual_colours"]["2"] == ["yellow", "green"]
    assert winoc["colours_clockwise"]
    assert winoc["choose_first"]
    assert len(games["winchester"]["colours"]) == 5
    assert len(games["hundsgemein"]["colours"]) == 4
    assert not games["hundsgemein"]["colours_clockwise"]
    assert (winston["colours"], winston["usual_colours"]) == ([], {})
