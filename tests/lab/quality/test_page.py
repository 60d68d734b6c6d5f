"""The page of the docs is what its command makes of the figures."""

from __future__ import annotations

from pathlib import Path

from ludotheque.lab.quality.found import READER
from ludotheque.lab.quality.page import page

DOCS = Path(__file__).parents[3] / "docs" / "measurements"


def test_the_page_is_made_from_the_figures() -> None:
    found = [READER.read(file.read_bytes()) for file in sorted((DOCS / "qualities").glob("*.json"))]
    assert found
    assert (DOCS / "qualities.md").read_text(encoding="utf-8") == page(found)
