"""Plays the recipes of golden playthroughs in a browser's Python: python goldens.py RECIPE …, their first lines."""

from __future__ import annotations

import json
import sys

from ludotheque.testing.golden import playthrough


def main(*recipes: str) -> None:
    print(json.dumps([playthrough(recipe) for recipe in recipes]))


if __name__ == "__main__":
    main(*sys.argv[1:])
