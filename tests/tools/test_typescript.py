"""The types and constants that the browser client shares with Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.constants import constants
from tools.typescript import files

WRITTEN = Path(__file__).parent.parent.parent / "web" / "src" / "api"


@pytest.mark.parametrize("name", files())
def test_the_generated_files_are_up_to_date(name: str) -> None:
    """If not: python -m tools.typescript web/src/api"""
    assert (WRITTEN / name).read_text(encoding="utf-8") == files()[name]


def test_a_constant_is_written_as_a_literal() -> None:
    values = {"LONGEST": 40, "SHARE": 0.05, "NAMES": ("bell", "clé"), "PATHS": {"bell": "M0,-1"}}
    assert constants(values).split("\n") == [
        "export const LONGEST = 40;",
        "export const SHARE = 0.05;",
        'export const NAMES = ["bell", "clé"] as const;',
        "export const PATHS = {",
        '  bell: "M0,-1",',
        "} as const;",
    ]
