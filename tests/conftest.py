from __future__ import annotations

import signal

import pytest

from ludotheque.adapters.vector import STEPPING
from ludotheque.bots.search.bot import ISMCTS
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.player import LOOPS

pytest.register_assert_rewrite("ludotheque.testing.conformance", "ludotheque.testing.texts")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile every game once, before workers start and would each do it."""
    # a shell that starts tests in the background lets them, and all they start, ignore Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(session.config, "workerinput"):
        for game in shelf().values():
            prepare(game, [LOOPS])
            prepare(game, [ISMCTS])  # as the server does, which the tests would not wait for so long
            prepare(game, [STEPPING])
