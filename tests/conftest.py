from __future__ import annotations

import signal
from pathlib import Path

import pytest

from ludotheque.adapters.vector import STEPPING
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.player import LOOPS

# What the tests of a folder or file need. `make fast` runs those that are not here.
MARKERS = {
    "adapters": "slow",
    "benchmarks": "slow",
    "bots": "slow",
    "browser": "slow",
    "cli": "slow",
    "core/kernels": "slow",
    "e2e": "browser",
    "examples": "slow",
    "lab": "slow",
    "security": "database",
    "server": "database",
    "test_conformance.py": "slow",
    "test_determinism.py": "slow",
    "test_docs.py": "slow",
    "test_docsite.py": "slow",
    "test_golden.py": "slow",
    "testing": "slow",
}
FAST = "not browser and not database and not slow"
TESTS = Path(__file__).parent

pytest.register_assert_rewrite("ludotheque.testing.checks", "ludotheque.testing.texts")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile every game once, before workers start and would each do it."""
    # a shell that starts tests in the background lets them, and all they start, ignore Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(session.config, "workerinput"):
        return
    fast = session.config.option.markexpr == FAST
    for game in shelf().values():
        prepare(game)
        for kernels in [] if fast else [LOOPS, *SEARCH, STEPPING]:
            prepare(game, [kernels])  # apart, as the server does


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(TESTS)
        for folder in (place, *place.parents):
            if marker := MARKERS.get(folder.as_posix()):
                item.add_marker(marker)
        if "client" in getattr(item, "fixturenames", ()):  # of a running server
            item.add_marker("database")
