"""Every kernel that Python calls is exported."""

from __future__ import annotations

from typing import Any

import pytest
from numba.core.registry import CPUDispatcher

from ludotheque.browser.build.exports import exports_of, shared_exports
from ludotheque.core.shelf import shelf
from tests.browser.plays import bots_of, played


@pytest.mark.parametrize("name", shelf())
def test_what_python_calls_is_exported(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = set()
    plainly = CPUDispatcher.__call__

    def recording(kernel: Any, *arguments: Any) -> Any:
        called.add(f"{kernel.py_func.__module__}:{kernel.py_func.__name__}")
        return plainly(kernel, *arguments)

    game = shelf()[name]
    monkeypatch.setattr(CPUDispatcher, "__call__", recording)
    for variant in game.variants():
        for _ in played(bots_of(variant, game.players[0]), seed=3, thorough=True):
            pass
    exported = {export.name for export in (*exports_of(game), *shared_exports())}
    assert f"{game.engine.mover.py_func.__module__}:mover" in called  # type: ignore[attr-defined]
    assert called <= exported


def test_kernels_beyond_the_contract_are_found() -> None:
    names = {export.name for export in exports_of(shelf()["hundsgemein"])}
    assert "ludotheque.games.hundsgemein.rules:winner_of" in names
    assert "ludotheque.core.chance.fast:pick" in {export.name for export in shared_exports()}
