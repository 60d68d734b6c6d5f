"""The browser client's types."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.typescript import files

WRITTEN = Path(__file__).parent.parent.parent / "web" / "src" / "api"


@pytest.mark.parametrize("name", files())
def test_the_clients_types_are_those_of_the_server(name: str) -> None:
    """If not: python -m tools.typescript web/src/api"""
    assert (WRITTEN / name).read_text(encoding="utf-8") == files()[name]
