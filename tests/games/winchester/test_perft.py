"""Numbers of move sequences, pinned in `perft.txt`. After an intended change:

python -m tests.games.winchester.test_perft
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ludotheque import Match
from ludotheque.games.winchester.notation import LETTERS
from ludotheque.testing.walk import copy

from .naive import moves
from .scenario import GAME, position, view

FILE = Path(__file__).parent / "perft.txt"
DEPTHS = (1, 2, 3)


def positions() -> Iterator[tuple[str, list[str]]]:
    """The name of every pinned position, and the lines that describe it."""
    for block in FILE.read_text(encoding="utf-8").split("\n\n")[1:]:
        name, *lines = block.strip().splitlines()
        yield name, lines


def fields(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(word).strip() for line in lines if line.startswith(f"{word} ")]


def pinned(lines: list[str], die: str) -> Match:
    numbers = {word[0]: int(word[1:]) for word in fields(lines, "obstacles")[0].split()}
    teams = fields(lines, "seat")
    obstacles = view(GAME.new(len(teams), obstacles=numbers)).obstacles
    return position(*teams, die=die, obstacles=" ".join(obstacles), home="".join(fields(lines, "home")))


def count(match: Match, state: np.record, depth: int) -> int:
    engine = match.engine
    out = np.empty(engine.actions, np.int16)
    n = int(engine.legal(match.board, state, out))
    if depth == 1:
        return n
    total = 0
    for action in out[:n].copy():
        after = copy(state)
        engine.apply(match.board, after, int(action))
        total += count(match, after, depth - 1)
    return total


def perft(lines: list[str], die: str) -> list[int]:
    match = pinned(lines, die)
    return [count(match, match.state, depth) for depth in DEPTHS]


CASES = [(name, die) for name, _ in positions() for die in LETTERS]


@pytest.mark.parametrize(("name", "die"), CASES)
def test_perft(name: str, die: str) -> None:
    lines = dict(positions())[name]
    assert perft(lines, die) == [int(number) for number in fields(lines, die)[0].split()]


@pytest.mark.parametrize(("name", "die"), CASES)
def test_perft_positions_have_the_moves_of_the_rules(name: str, die: str) -> None:
    match = pinned(dict(positions())[name], die)
    assert match.engine.audit(match.board, match.state) == []
    assert set(match.legal()) == moves(match)


def rewrite() -> None:
    head = FILE.read_text(encoding="utf-8").split("\n\n")[0]
    blocks = [head]
    for name, lines in positions():
        kept = [line for line in lines if line.split()[0] not in LETTERS]
        counts = [" ".join([die, *(f"{number:>7}" for number in perft(lines, die))]) for die in LETTERS]
        blocks.append("\n".join([name, *kept, *counts]))
    FILE.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
