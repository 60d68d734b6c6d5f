"""The examples in README and docs do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.shelf import shelf

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_readme_examples() -> None:
    # a traceback names the exception with or without its module
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_package_example() -> None:
    failed, tried = doctest.testmod(ludotheque)
    assert tried > 2
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", shelf())
def test_every_game_has_a_page_with_all_its_rulings(name: str) -> None:
    from ludotheque.core.rulebook import rulebook

    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    for paragraph in rulebook(shelf()[name], "en"):
        if re.fullmatch(r"[A-Z]\d+", paragraph.id):
            assert f"| {paragraph.id} |" in page
    for option in shelf()[name].options:
        assert f"`{option.name}`" in page
