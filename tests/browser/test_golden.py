"""The golden playthroughs, played in a browser's Python."""

from __future__ import annotations

import json
from pathlib import Path

from . import bundled

FOLDER = bundled.ROOT / "tests" / "golden"


def test_golden_playthroughs_are_the_same_in_a_browser(bundle: Path) -> None:
    written = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*/*.txt"))]
    recipes = [text.partition("\n")[0] for text in written]
    assert json.loads(bundled.python(bundle, bundled.HERE / "goldens.py", *recipes)) == written
