"""Runs the conformance suite in a browser's Python, with kernels of WebAssembly.

python conforms.py: for every setting of every game, a line with its name, how many checks were made, and what failed.
"""

from __future__ import annotations

import json

from ludotheque.core.shelf import shelf
from ludotheque.testing.case import Case, cases
from ludotheque.testing.checks import ANYWHERE


def main() -> None:
    for game in shelf().values():
        for variant, seats in cases(game):
            failed = []
            for check in ANYWHERE:
                try:
                    check(variant, seats, brief=True)
                except AssertionError as error:
                    failed.append(f"{check.__name__}: {error}")
            print(json.dumps([str(Case(variant, seats)), len(ANYWHERE), failed]), flush=True)


if __name__ == "__main__":
    main()
