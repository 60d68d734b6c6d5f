"""The same seed is the same game: in another process, and without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludotheque.core.shelf import shelf
from ludotheque.testing.digest import lines


def digest_elsewhere(name: str, **environment: str) -> list[str]:
    # numbers may overflow in the fast generator only, where they are meant to
    strict = ["-W", "error::RuntimeWarning", "-W", "ignore::RuntimeWarning:ludotheque.core.chance.fast"]
    command = [sys.executable, *strict, "-m", "ludotheque.testing.digest", name]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", shelf())
def test_another_process_gives_the_same(name: str) -> None:
    assert digest_elsewhere(name) == list(lines(name))


@pytest.mark.parametrize("name", shelf())
def test_uncompiled_gives_the_same(name: str) -> None:
    assert digest_elsewhere(name, NUMBA_DISABLE_JIT="1") == list(lines(name))
