"""`ludotheque notebook` as it is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.messages import LANGUAGES

from ..test_commands import Terminal


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


def test_a_notebook_from_the_first_question_to_the_table(type_in: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "book.jsonl")
    for hand in ("3", "5"):
        asked = type_in("sweep", "winston", f"hand={hand},4", "--games", "500", "--notebook", file, "--workers", "1")
        assert asked.code == 0
    assert type_in("notebook", file, "note", "2", "five feel better").code == 0
    listed = type_in("notebook", file)
    assert "five feel better" in listed.out
    assert "sweep" in listed.out
    shown = type_in("notebook", file, "show", "2").out
    assert "hand=5" in shown
    assert "five feel better" in shown
    assert "hand=4" in type_in("notebook", file, "compare", "1", "2").out
    assert type_in("notebook", file, "export", "--csv", str(tmp_path / "out.csv")).code == 0
    assert (tmp_path / "out.csv").exists()
    assert type_in("notebook", file, "report", "--out", str(tmp_path / "pages")).code == 0
    assert (tmp_path / "pages" / "index.html").exists()
    with Path(file).open("ab") as lines:
        lines.write(b"{\n")
    damaged = type_in("notebook", file)
    assert damaged.code == 0
    assert "Line 4" in damaged.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words", [("burn",), ("show",), ("show", "x"), ("show", "7"), ("export",), ("note", "1", ""), ("compare", "1")]
)
def test_what_cannot_be_done_is_said(type_in: Terminal, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    file = tmp_path / "book.jsonl"
    assert type_in("notebook", str(file), *words, "--lang", language).code == 2
    file.write_bytes(b"")
    refused = type_in("notebook", str(file), *words, "--lang", language)
    assert refused.code == 2
    assert "notebook-" not in refused.err
