"""Bots of somebody's own that do what they should not; named by tests as `tests/bots/external/brought.py:Kind`."""

from __future__ import annotations

import sys

from ludotheque.bots.external.turn import Turn


class First:
    def choose(self, turn: Turn) -> str:
        return turn.legal[0]


class Outlaw:
    """Plays by the rules twice."""

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, turn: Turn) -> str:
        self.turns += 1
        return turn.legal[0] if self.turns < 3 else "castle"


class Clumsy:
    def choose(self, turn: Turn) -> str:
        return str(1 // (turn.ply - turn.ply))


class Silent:
    def choose(self, turn: Turn) -> None:
        return None


class Quitter:
    def choose(self, turn: Turn) -> str:
        sys.exit("enough")


class Picky:
    def __init__(self) -> None:
        raise ValueError("not today")

    def choose(self, turn: Turn) -> str:
        return turn.legal[0]


class NoBot:
    pass
