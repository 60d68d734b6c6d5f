"""The locks are made from pyproject.toml, and hold what it asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.requirements import LOCKS, ROOT, requirements

NAME = re.compile(r"[A-Za-z0-9._-]+")


def normal(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_all_that_is_asked_for(name: str) -> None:
    """If not: make lock UPGRADE="""
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    pinned = {normal(line) for line in re.findall(r"^[\w.-]+==", lock, re.MULTILINE)}
    assert {normal(line) for line in requirements(name)} <= pinned


def test_all_locks_agree_with_the_players() -> None:
    pins = {name: dict(_pins(ROOT / "requirements" / f"{name}.txt")) for name in LOCKS}
    for name in ("dev", "bench"):
        assert pins["play"].items() <= pins[name].items()
    assert pins["docs"].items() <= pins["dev"].items()
    assert all(pins["play"].get(name, version) == version for name, version in pins["docs"].items())


def _pins(lock: Path) -> list[tuple[str, str]]:
    return re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
