"""`ludotheque static`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.app import BAD_INPUT, run
from ludotheque.server.settings import Settings

BUILT = (Settings.web / "sw.js").is_file()


@pytest.mark.skipif(not BUILT, reason="the client is not built (make client)")
def test_it_writes_a_site_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "site"
    assert run(["static", str(folder), "--server", "https://games.example.org", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert str(folder) in said.out
    assert "--origin" in said.out
    assert (folder / "index.html").is_file()
    assert run(["static", str(folder), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] > 50


def test_bad_input_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    for words in ([str(tmp_path)], [str(tmp_path / "site"), "--server", "games"], []):
        assert run(["static", *words]) == BAD_INPUT
        assert capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
