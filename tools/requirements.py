"""The inputs of each lock file in `requirements/`: extras and groups of `pyproject.toml`.

    python tools/requirements.py dev

prints the requirements for `pip-compile`. `make lock` writes all locks.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Lock(NamedTuple):
    groups: tuple[str, ...]
    extras: tuple[str, ...] = ()
    package: bool = True  # with the package's own dependencies


LOCKS = {
    "play": Lock(("install",)),
    "docs": Lock(("docs",), package=False),
    "dev": Lock(("install", "docs", "dev"), ("cluster", "lab", "openspiel", "ray", "train")),
    "bench": Lock(("install", "bench"), ("openspiel", "train")),
    "node": Lock(("node",), package=False),
    "release": Lock(("release",), package=False),
}


def requirements(name: str) -> list[str]:
    """The lines of a requirements file for the lock `name`."""
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, groups = described["project"], described["dependency-groups"]
    lock = LOCKS[name]
    lines = list(project["dependencies"]) if lock.package else []
    for extra in lock.extras:
        lines += project["optional-dependencies"][extra]
    for group in lock.groups:
        lines += groups[group]
    return lines


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
