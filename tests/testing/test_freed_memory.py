"""Kernels neither read nor write what they have freed: they play the same while freed memory is poisoned."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.shelf import find, shelf

from .freed import played

ROOT = Path(__file__).parent.parent.parent


def poisoned(*words: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.testing.freed", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", shelf())
def test_nothing_freed_is_used(name: str) -> None:
    found = poisoned(name)
    assert found["freed"] > 100
    assert found["written"] == 0
    assert found["played"] == played(find(name).variant())


def test_an_unsound_kernel_is_noticed() -> None:
    found = poisoned()
    assert found["freed"] == 1
    assert found["written"] == 1
    assert found["played"] != str(1 + 2 + 3)
