"""The conformance suite for a game on the shelf, or for the one in a file:

python -m ludotheque.testing GAME [options of pytest …]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.contract import Game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import add_file, find
from ludotheque.lab.run.player import LOOPS

if TYPE_CHECKING:
    import pytest

SUITE = Path(__file__).parent / "suite.py"
BAD_INPUT = 2


class Cases:
    """A pytest plugin that runs the suite with one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def pytest_configure(self) -> None:
        """Pytest rewrites what is imported from now on; registered earlier, it would be ignored."""
        import pytest

        pytest.register_assert_rewrite("ludotheque.testing.checks", "ludotheque.testing.texts")

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        from .conformance import CHECKS, case_name, cases
        from .texts import TEXT_CHECKS

        if metafunc.function.__name__ == "test_texts":
            metafunc.parametrize("check", TEXT_CHECKS, ids=case_name)
            metafunc.parametrize("game", [self.game], ids=lambda game: game.name)
        else:
            metafunc.parametrize("check", CHECKS, ids=case_name)
            metafunc.parametrize(("variant", "seats"), list(cases(self.game)), ids=case_name)


def main(arguments: list[str]) -> int:
    try:
        import pytest
    except ImportError:
        print("The suite is run by pytest: pip install pytest", file=sys.stderr)
        return BAD_INPUT
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return BAD_INPUT
    try:
        game = add_file(arguments[0]) if arguments[0].endswith(".py") else find(arguments[0])
    except LudothequeError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    prepare(game, [LOOPS])
    words = [str(SUITE), "-c", os.devnull, "-o", f"python_files={SUITE.name}", "-p", "no:cacheprovider", "-q"]
    return int(pytest.main([*words, "--tb=short", *arguments[1:]], plugins=[Cases(game)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
