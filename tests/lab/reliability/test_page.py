"""The page of the docs is what its command makes of the figures."""

from __future__ import annotations

from pathlib import Path

from ludotheque.lab.reliability.page import BEGIN, END, page
from ludotheque.lab.reliability.published import read

DOCS = Path(__file__).parents[3] / "docs" / "measurements"


def test_its_part_of_the_page_is_made_from_the_figures() -> None:
    games = [read(file) for file in sorted((DOCS / "calibration").glob("*.json"))]
    assert games
    text = (DOCS / "strength.md").read_text(encoding="utf-8")
    assert text == page(text, games)
    before, made, after = text.partition(BEGIN)[0], text.partition(BEGIN)[2].partition(END)[0], text.partition(END)[2]
    assert all(f"calibration/{game.game}.svg" in made for game in games)
    assert page(f"{before}{BEGIN}\nold\n{END}{after}", games) == text, "what is around it stays"
