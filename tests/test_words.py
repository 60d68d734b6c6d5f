"""One word, one thing: no two public classes have the same name (docs/reference/glossary.md)."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import ludotheque

SOURCES = Path(ludotheque.__file__).parent


def test_no_two_public_classes_have_the_same_name() -> None:
    """Events of games are apart: each game has its own, and the wire tells them by game."""
    found = defaultdict(list)
    for source in SOURCES.rglob("*.py"):
        if "games" in source.relative_to(SOURCES).parts[:1]:
            continue
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(source.relative_to(SOURCES)))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
