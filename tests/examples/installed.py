"""The example package, built and installed into a separate folder, as a user would install a game."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "examples" / "chanterelle"

COMPILE = """
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import find
from ludotheque.lab.run.player import LOOPS
for generic in (LOOPS, *SEARCH):
    prepare(find("chanterelle"), [generic])
"""


def install(factory: pytest.TempPathFactory) -> dict[str, str]:
    """Once for all workers; gives the environment in which Python finds the package."""
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "chanterelle"
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "LUDOTHEQUE_LANG": "en"}
    with (shared / "chanterelle.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
            command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(PACKAGE)]
            subprocess.run(command, check=True)
            subprocess.run([sys.executable, "-c", COMPILE], env=environment, check=True)
    return environment
