from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec
import pytest

from ludotheque.browser.build import linker
from ludotheque.browser.build.bundle import build
from ludotheque.browser.build.index import FILE, BundleIndex
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf

MOST = 6_000_000  # bytes that a browser loads, compressed


def read(bundle: Path) -> BundleIndex:
    return msgspec.json.decode((bundle / FILE).read_bytes(), type=BundleIndex)


def test_the_index_lists_every_file(bundle: Path) -> None:
    index = read(bundle)
    found = {file.relative_to(bundle).as_posix() for file in bundle.rglob("*") if file.is_file()}
    assert found == {file.url for file in index.files} | {FILE}
    for file in index.files:
        content = (bundle / file.url).read_bytes()
        assert (file.bytes, file.sha256) == (len(content), hashlib.sha256(content).hexdigest())
    assert set(index.games) == {*shelf(), "straw"}
    assert {file.game for file in index.files if file.role == "kernels"} == {None, *index.games}


def test_everything_is_small_enough(bundle: Path) -> None:
    files = [(bundle / file.url).read_bytes() for file in read(bundle).files]
    assert sum(len(gzip.compress(content, 6)) for content in files) < MOST


def test_without_a_linker_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(linker, "find_spec", lambda name: None)
    with pytest.raises(BadRequest, match="lld"):
        linker.linker()


def test_without_pyodide_a_sentence_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="pyodide"):
        build(tmp_path / "offline", tmp_path)
    assert not (tmp_path / "offline").exists()
