"""The folder of a static site."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES
from ludotheque.server.schema import Device, Given
from ludotheque.server.site.hosting import REDIRECT
from ludotheque.server.site.writing import LIST, write_site

BUILT = """<!doctype html><html lang="en"><head><link rel="icon" href="./favicon.svg" />
<script type="module" crossorigin src="./assets/shelf-1.js"></script></head><body><div id="app"></div></body></html>"""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "web"
    for name, text in {
        "index.html": BUILT,
        "sw.js": "worker();",
        "favicon.svg": "<svg/>",
        "assets/shelf-1.js": "shelf();",
        "assets/letters-greek-1.woff2": "α",
        "offline/index.json": '{"games": ["winston", "winoc"]}',
        "offline/inside-1/kernels.wasm": "kernels",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_nothing_in_it_depends_on_where_it_is_served(web: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", web=web)
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:href|src)="(?!\./)', page)
    found = re.search('id="given">(.*?)</script>', page)
    assert found is not None
    given = msgspec.json.decode(found[1], type=Given)
    assert (given.files, given.texts, given.site is not None) == ("./", None, True)


def test_the_list_describes_every_file_that_a_device_keeps(web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    site = write_site(folder, web=web)
    device = msgspec.json.decode((folder / "device.json").read_bytes(), type=Device)
    kept = {file.url: file for file in device.files}
    for url, file in kept.items():
        body = (folder / url).read_bytes()
        assert (len(body), hashlib.sha256(body).hexdigest()) == (file.bytes, file.sha256)
    assert {url for url, file in kept.items() if file.part == "bundle"} == {
        "offline/index.json",
        "offline/inside-1/kernels.wasm",
    }
    assert kept["assets/shelf-1.js"].part == kept["index.html"].part == "shelf"
    assert kept["assets/shelf-1.js"].for_ever
    assert not kept["offline/index.json"].for_ever
    assert {f"answers/texts/{language}.json" for language in LANGUAGES} <= kept.keys()
    assert not {"assets/letters-greek-1.woff2", "sw.js", "404.html"} & kept.keys()
    assert (folder / "sw.js").read_bytes().startswith(b"self.DEVICE = " + (folder / "device.json").read_bytes())
    assert site.unplayable == ["Hundsgemein", "Winchester"]


def test_another_client_makes_another_version(web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, web=web)
    worker = (folder / "sw.js").read_bytes()
    write_site(folder, web=web)
    assert (folder / "sw.js").read_bytes() == worker
    (web / "assets" / "shelf-1.js").write_text("another();")
    write_site(folder, web=web)
    assert (folder / "sw.js").read_bytes() != worker


def test_files_of_the_version_before_stay_and_those_of_others_too(web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, web=web)
    (folder / "CNAME").write_text("games.example.org")
    for number in (2, 3):
        (web / "assets" / f"shelf-{number - 1}.js").rename(web / "assets" / f"shelf-{number}.js")
        (web / "index.html").write_text(BUILT.replace("shelf-1", f"shelf-{number}"))
        write_site(folder, web=web)
    assert {"CNAME", "assets/shelf-2.js", "assets/shelf-3.js"} <= names(folder)
    assert "assets/shelf-1.js" not in names(folder)


def test_a_folder_of_somebody_else_is_not_touched(web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    write_site(folder, web=web)  # an empty one is nobody's
    other = tmp_path / "other"
    other.mkdir()
    for name in ("thesis.txt", LIST):
        (other / name).write_text("mine")
        before = names(other)
        with pytest.raises(BadRequest) as refused:
            write_site(other, web=web)
        assert refused.value.phrase.id == "error-static-foreign"
        assert names(other) == before
    with pytest.raises(BadRequest) as refused:
        write_site(other / "thesis.txt", web=web)
    assert refused.value.phrase.id == "error-static-folder"
    with pytest.raises(BadRequest) as refused:
        write_site(other / "thesis.txt" / "below", web=web)
    assert refused.value.phrase.id == "error-static-write"
    with pytest.raises(BadRequest) as refused:
        write_site(tmp_path / "new", web=tmp_path)
    assert refused.value.phrase.id == "error-static-client"
    assert not (tmp_path / "new").exists()


def test_a_list_that_was_changed_removes_nothing_outside(web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, web=web)
    (tmp_path / "thesis.txt").write_text("mine")
    (folder / LIST).write_text('{"ludotheque": "0", "files": [], "before": ["../thesis.txt"]}')
    write_site(folder, web=web)
    assert (tmp_path / "thesis.txt").exists()


@pytest.mark.parametrize("server", [None, "https://games.example.org"])
def test_hosts_find_their_files(server: str | None, web: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, server, web=web)
    for name in ("index.html", "_headers", ".htaccess", "nginx.conf"):
        text = (folder / name).read_text(encoding="utf-8")
        assert "&#x27;wasm-unsafe-eval&#x27;" in text or "'wasm-unsafe-eval'" in text
        assert ("https://games.example.org wss://games.example.org" in text) == (server is not None)
    assert "frame-ancestors" not in (folder / "index.html").read_text(encoding="utf-8")  # browsers complain about it
    assert f"<script>{REDIRECT}</script>" in (folder / "404.html").read_text(encoding="utf-8")
    assert (folder / ".nojekyll").exists()
