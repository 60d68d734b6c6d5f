"""The conformance suite, in a browser's Python with kernels of WebAssembly."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.core.shelf import shelf
from ludotheque.testing.case import Case, cases
from ludotheque.testing.checks import ANYWHERE

from . import bundled


def test_every_game_keeps_the_contract_in_a_browser(bundle: Path) -> None:
    lines = bundled.python(bundle, bundled.HERE / "conforms.py").splitlines()
    found = {name: (checks, failed) for name, checks, failed in map(json.loads, lines)}
    settings = {str(Case(*case)) for game in shelf().values() for case in cases(game)}
    assert settings < set(found)  # and a game of others is among them
    assert {name: failed for name, (_, failed) in found.items() if failed} == {}
    assert {checks for checks, _ in found.values()} == {len(ANYWHERE)}
