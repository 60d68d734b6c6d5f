"""Plays a game while freed memory is poisoned: python -m tests.testing.freed GAME

Every array that a kernel lets go is filled with POISON and not used again. A kernel that reads it plays something else;
a kernel that writes into it leaves a trace. Prints what was played, how many arrays were let go, and how many of them
were written into afterwards. Without a game it runs a kernel that is unsound, to show that this is noticed.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import sys
from typing import Any

import numba
from numba.core.runtime import _nrt_python, rtsys

from ludotheque.adapters.vector import VectorGames
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.core.contract import Variant
from ludotheque.core.shelf import find
from ludotheque.lab.run.player import Player
from ludotheque.lab.run.task import Task

from .test_lifetimes import taken_once

POISON = 0xA5
GAMES, STEPS, SIMULATIONS, SEARCHES = 3, 40, 60, 5


class MemInfo(ctypes.Structure):
    """The head of an array's memory, as Numba lays it out."""

    _fields_ = (
        ("references", ctypes.c_size_t),
        ("destructor", ctypes.c_void_p),
        ("destructor_data", ctypes.c_void_p),
        ("data", ctypes.c_void_p),
        ("size", ctypes.c_size_t),
    )


Release = ctypes.CFUNCTYPE(None, ctypes.POINTER(MemInfo))


class Quarantine:
    """Takes the place of the function by which compiled code lets the last reference to an array go."""

    def __init__(self) -> None:
        self.freed: list[tuple[int, int]] = []
        self._release = Release(_nrt_python.c_helpers["MemInfo_call_dtor"])
        self._keep = Release(self._poison)
        assert not rtsys._init, "Numba has bound its own function already"
        _nrt_python.c_helpers["MemInfo_call_dtor"] = ctypes.cast(self._keep, ctypes.c_void_p).value

    def _poison(self, head: Any) -> None:
        if head.contents.destructor:  # an array of Python's, only lent
            self._release(head)
        else:
            ctypes.memset(head.contents.data, POISON, head.contents.size)
            self.freed.append((head.contents.data, head.contents.size))

    def written(self) -> int:
        """How many arrays were written into after they had been let go."""
        return sum(ctypes.string_at(data, size) != bytes([POISON]) * size for data, size in self.freed)


def played(variant: Variant) -> str:
    """A hash of what the loops, the search and the vector environment play."""
    seats = variant.game.players[0]
    hashed = hashlib.sha256()
    task = Task(variant, seats, GAMES, seed=1, bots=("greedy", *["random"] * (seats - 1)))
    rows = task.rows(GAMES)
    Player(task).play(0, rows)
    for column in (rows.scores, rows.places, rows.moves, rows.endings, rows.firsts):
        hashed.update(column.tobytes())
    match = variant.new(seats, seed=1)
    bot = SearchBot(1, Budget(SIMULATIONS), nodes=1000)
    while match.ply < SEARCHES:
        if match.at_chance:
            match.chance()
        else:
            hashed.update(repr(bot.candidates(match)).encode())
            match.play(match.legal()[0])
    games = VectorGames(variant, GAMES, seats)
    games.reset(seed=1)
    for _ in range(STEPS):
        for shown in games.step(games.sample()):
            hashed.update(shown.tobytes())
    return hashed.hexdigest()


def main(names: list[str]) -> None:
    memory = Quarantine()
    result = str(numba.njit(taken_once)(3)) if not names else played(find(names[0]).variant())
    print(json.dumps({"played": result, "freed": len(memory.freed), "written": memory.written()}))


if __name__ == "__main__":
    main(sys.argv[1:])
