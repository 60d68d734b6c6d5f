"""The examples in README and docs do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ludotheque
from docsite import capacity
from ludotheque.server.metrics import REGISTRY

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_do_what_they_show(page: Path) -> None:
    # a traceback names the exception with or without its module
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 4
    assert failed == 0


def test_package_example() -> None:
    failed, tried = doctest.testmod(ludotheque)
    assert tried > 2
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_readme_and_the_first_page_have_examples() -> None:
    assert {ROOT / "README.md", ROOT / "docs" / "index.md"} <= set(EXAMPLES)


def test_the_capacity_plan_follows_from_its_numbers() -> None:
    """If not: python -m docsite.capacity --write"""
    text = capacity.PAGE.read_text(encoding="utf-8")
    assert capacity.BLOCK.search(text)
    assert capacity.written(text) == text


def test_the_metrics_to_watch_exist() -> None:
    named = set(re.findall(r"`(ludotheque_\w+)`", capacity.PAGE.read_text(encoding="utf-8")))
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {family.name for family in REGISTRY.collect()} | {f"{family.name}_total" for family in REGISTRY.collect()}
    assert named
    assert named <= known
